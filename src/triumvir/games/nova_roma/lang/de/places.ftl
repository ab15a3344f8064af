# Orte, wie der Plan sie nennt.

crossing = { $one } und { $other }
estate = Reihe { $row }, Spalte { $column }
nth = { $what } ({ $order } Stelle im Angebot)
zone-spot = Bauzone { $zone }, { $spot }
zone-way = Bauzone { $zone }, { $spot }, { $way }
beside = { $place }; neben { AND($what) }
build = Bauen: { $place } ({ $shape })
# Die Felder eines Gebäudes, das nur eine berichtigte Schachtel hat.
cells = { AND($spots) }
