# Ein Satz je Zug, hinter dem Namen. $what ist alles, was von einer Art getan wurde.

## Vorbereitung

sets-markers = bestückt den Aktionskreis
sets-cards = nimmt die ersten Karten
sets-tiles = nimmt die ersten Trajanplättchen

## Aktionen

draws = Hafen: zieht eine Karte
draws-two = Hafen: zieht zwei Karten
takes-card = Hafen: nimmt { AND($what) }
lays = Hafen: legt { AND($what) } aus
ships = Hafen: verschifft { AND($what) }
ships-pairs = Hafen: verschifft Pärchen { AND($what) }
takes-tile = Forum: nimmt „{ $what }“
recruits-legionary = Militär: wirbt einen Legionär an
deploys = Militär: Legionär nach { AND($what) }
leads = Militär: Feldherr nach { AND($what) }
finds = findet „{ $what }“
advances = Senat: rückt vor
takes-trajan = Trajan: nimmt „{ $what }“
recruits-worker = Bau: wirbt einen Arbeiter an
sends-worker = Bau: Arbeiter auf einen leeren Bauplatz
builds = Bau: { AND($what) }
building = { $kind } für { $vp }
consul = Konsul: nimmt die Bonustafel „{ $what }“
passes = passt ({ $what })
fulfils = Trajanplättchen „{ $what }“
plus2 = +2-Marker auf { AND($what) }
joker = einen Joker

## Die kleine Zeile

sows = { $count } aus { $tray } { $action } gesät · Zeit +{ $count }
spends-extra = Zusatzaktion { AND($what) }
spends-joker = Zusatzaktions-Joker als { AND($what) }

## Was allen geschieht

round-ends = Die Runde endet: Das Volk verlangt { $demand }
quarter-ends = Quartal { $quarter } endet
over = Das Spiel ist zu Ende

## Worüber jemand nachdenkt

action = { $action }-Aktion
