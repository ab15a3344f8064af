# Was eine Schachteldatei haben muss; gesagt von einem Feld, das etwas anderes hat.

start-end-both = start, end oder beide
a-table = eine Tabelle
two-different-cells = zwei Felder [Reihe, Spalte] von 0 bis 3
influence-alone = nur influence
different-turns = so viele verschiedene Züge wie legionnaires_each
easy-normal-hard = easy, normal und hard
vp-port-route = die SP eines Hafens auf jeder Route
missing = Die Tabelle [[{ $table }]] fehlt in der Schachtel oder ist keine Liste von Einträgen.
not-as-many = Tabelle [{ $table }], Feld { $field }: erwartet insgesamt { $expected }, gefunden { $found }.
amounts = Mengen von 0 bis 50 von { $names }
least-amount = mindestens eine Menge
set-values = 1 bis 9 Werte
list-costs = eine Liste von 4 Kosten
list-rewards = eine Liste von { $length } Belohnungen
diagonals = 2 Diagonalen
least-numbers = Mindestzahlen von { $allowed }
spends-too-much = spend_influence nicht größer als influence
different-cells = 3 verschiedene Felder
equally-long-rows = gleich lange Reihen der Zeichen { $signs }, zusammen höchstens { $most }
cells-map = die Felder der Karte, { $text }
list-cells = eine Liste von Feldern von 0 bis 9
least-cell-build = mindestens ein bebaubares Feld
port-route = ein Hafen auf der Route { $route }
cell-next-tile = ein Feld neben jedem Plättchenfeld
fewer-ways-lay = weniger Möglichkeiten, eine Form zu legen
no-draft-with-open-hands = In einem Spiel mit offenen Händen werden keine Gefolgschaftskarten gedraftet.
