# Was geschehen ist, in Sätzen. $name ist ein Spieler.

is-choosing = { $name } sucht Plättchen aus.
has-chosen = { $name } hat gewählt.

## Was ein Spieler tut

citizen = { $name } legt einen Bürger an: { $row }.
takes = { $name } nimmt für { $street } das Plättchen: { $place }.
skips = { $name } nimmt kein Plättchen für { $street }.
passes-on = { $name } gibt weiter: { $tile }.
keeps = { $name } gibt nichts weiter.
uses-own = { $name } nutzt das eigene Plättchen.
uses-received = { $name } nutzt das erhaltene Plättchen.
uses-own-received = { $name } zahlt Tribune und nutzt erst das eigene, dann das erhaltene Plättchen.
uses-received-own = { $name } zahlt Tribune und nutzt erst das erhaltene, dann das eigene Plättchen.
uses-none = { $name } nutzt kein Plättchen.
uses-reserve = { $name } nutzt aus der Reserve: { $tile }.
uses-own-reserve = { $name } zahlt Tribune und nutzt das eigene Plättchen, dann aus der Reserve: { $tile }.
uses-reserve-own = { $name } zahlt Tribune und nutzt aus der Reserve: { $tile }, dann das eigene Plättchen.
gains-one = { $name } nimmt { FORM($what, "a") }.
swaps = { $name } tauscht { FORM($given, "a") } gegen { FORM($got, "a") }.
builds = { $name } baut { FORM($face, "a") }.
builds-nothing = { $name } baut nichts.
takes-tile = { $name } nimmt das Plättchen: { $place }.
chooses = { $name } baut an der { $place }.
chooses-two = { $name } baut in der { $place }.
pays = { $name } zahlt { AND(FORM($paid, "acc")) }.
grey-first = { $name } nimmt zuerst die graue Prämie.
colour-first = { $name } nimmt zuerst die farbige Prämie.
envoy = { $name } schickt einen Gesandten: { $square }.
declines = { $name } verzichtet.
bonus = { $name } nimmt den Flächenbonus: { $bonus }.
step = { $name } nimmt von der Leiste { $track } die { $order } Prämie: { $reward }.
pays-row = { $name } zahlt für { $row }.
leaves-row = { $name } zahlt nicht für { $row }.

## Was daraus folgt

took-none = { $name } hat kein Plättchen genommen.
emptied = { $name } leert die { $place } und gibt nichts weiter.
emptied-two = { $name } leert die { $one } und die { $other } und gibt ein Plättchen weiter.
gives-up = { $name } gibt { FORM($lost, "acc") } ab.
gains = { $name } erhält { AND(FORM($gains, "acc")) }.
turns-slider = { $name } dreht den Prestigeschieber um.
moves-slider = { $name } rückt den Prestigeschieber von { $old } auf { $new }.
scores = { $name } erhält { $n } SP ({ $source }).
cycle-ends = Der Durchgang endet: Bürger werden bezahlt.
round = Durchgang { $cycle }, Runde { $n }: { $one } und { $other }.
shows = { $name } zeigt: { $own } (eigenes); { $received } (erhalten).
shows-own = { $name } zeigt: { $own } (eigenes).
shows-received = { $name } zeigt: { $received } (erhalten).
shows-none = { $name } hat kein Plättchen zu zeigen.
over = Das Spiel ist zu Ende.
