# Jede Aktion in Worten, und die Frage, die sie beantwortet.

## Aktionen

row = Bürger zu { $row }
take = für die { $order } Karte: Plättchen nehmen, { $place }
skip = kein Plättchen für die { $order } Karte nehmen
pass-first = das zuerst genommene Plättchen weitergeben
pass-second = das als zweites genommene Plättchen weitergeben
keep = nichts weitergeben
use-own = das eigene Plättchen nutzen
use-received = das erhaltene Plättchen nutzen
use-own-received = für Tribune beide nutzen: erst das eigene, dann das erhaltene Plättchen
use-received-own = für Tribune beide nutzen: erst das erhaltene, dann das eigene Plättchen
use-none = kein Plättchen nutzen
use-reserve = aus der Reserve nutzen: { $tile }
use-own-reserve = für Tribune beide nutzen: erst das eigene Plättchen, dann aus der Reserve { $tile }
use-reserve-own = für Tribune beide nutzen: aus der Reserve { $tile }, dann das eigene Plättchen
gain = { FORM($what, "a") } nehmen
swap = { FORM($given, "a") } gegen { FORM($got, "a") } tauschen
build = { FORM($face, "a") } bauen
build-none = nichts bauen
cell = { $place }
cells = { $place }
pay = { AND(FORM($paid, "acc")) } zahlen
grey-first = zuerst die Prämie des grauen Gebäudes
colour-first = zuerst die Prämie des farbigen Gebäudes
envoy = Gesandter aufs Forum, { $place }
decline = verzichten
bonus = Flächenbonus: { $bonus }
step = { $order } Prämie
pay-row = für die Zeile zahlen
leave-row = für die Zeile nicht zahlen

## Fragen

ask-first_citizen = Mit welchem Bürger beginnst du, in welcher Zeile?
ask-take_tiles = Plättchen werden verdeckt genommen.
ask-pick_first = Welches Plättchen zuerst, für { $one } oder { $other }?
ask-pick_second = Welches Plättchen für { $street }?
ask-pass_tile = Welches Plättchen gibst du nach rechts: { $one } oder { $other }?
ask-pass_tile-none = Es gibt nichts weiterzugeben.
ask-use_tile = Welches Plättchen nutzt du?
ask-choose_row = In welche Zeile kommt der { $citizen }?
ask-choose_gain = Was nimmst du?
ask-build = Was baust du?
ask-choose_place = Wo baust du { FORM($face, "a") }?
ask-choose_payment = Womit bezahlst du { FORM($face, "a") }?
ask-choose_order = Welche Prämie kommt zuerst?
ask-choose_step = Welche Prämie der Leiste { $track }?
ask-send_envoy = Auf welches Feld kommt der Gesandte ({ $colour })?
ask-send_envoy-eagle = Auf welchen Adler kommt der Gesandte?
ask-send_envoy-coloured = Auf welches farbige Feld kommt der Gesandte?
ask-area_bonus = Welcher Flächenbonus?
ask-area_bonus-second = Welcher zweite Flächenbonus?
ask-take_tile = Welches Plättchen nimmst und nutzt du?
ask-upkeep = Für { $row } zahlen?
ask-over = Das Spiel ist zu Ende.
