# Ein Satz je Zug, hinter dem Namen. $what ist alles, was von einer Art getan wurde.

## Drafting und Kaiser

drafts-tile = wählt ein Mosaikplättchen
drafts-card = wählt eine Gefolgschaftskarte
emperor = stellt den Kaiser auf { AND($what) }

## Aktionen

buys = Handeln: kauft { AND($what) }
takes-estate = Aufwertung: { AND($what) }
claims-marker = Petition: beansprucht den Startspielermarker
petitions = Petition für { AND($what) }
takes-card = Rekrutierung: nimmt { AND($what) }
draws = Rekrutierung: zieht eine Karte
plays = Rekrutierung: spielt { AND($what) } aus
ships = Segeln: verschifft { AND($what) }
sails = Segeln: nach { AND($what) }
builds = Bauen: { AND($what) }
building = { $shape } in Bauzone { $zone }
races = Rennen: { AND($what) }
hires = Produzieren: heuert { $n } Handwerker an
places = Produzieren: platziert { $n } Handwerker
converts = wandelt Waren um
takes-income = nimmt ein Einkommen
takes-marker = Errungenschaftsmarker am Rad
takes-influence = Einfluss am Rad
claims = beansprucht „{ $what }“
forgoes = verzichtet auf { AND($what) }

## Die kleine Zeile

patrician = Patrizier auf { AND($what) }
legionnaire = Legionär auf { AND($what) }
uses = setzt { AND($what) } ein
spends-wine = Wein für Einfluss
pays-artisan = ein Handwerker für ein weiteres Feld

## Was allen geschieht

chariot = { $name } gewinnt den { FORM($track, "chariot") }
chariot-nobody = Niemand gewinnt den { FORM($track, "chariot") }
chariot-automa = Die KI gewinnt den { FORM($track, "chariot") }
round = Runde { $n } beginnt
over = Das Spiel ist zu Ende
