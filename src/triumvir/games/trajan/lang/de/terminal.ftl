# Die Lage in einem Terminal: Überschriften und Namen, die kurz bleiben müssen.

demands = Bedarf
none = keiner
forum = Forum
provinces = Provinzen
sites = Stadtviertel
stacks = Trajanstapel
port = Hafen
gray = grau
colour = bunt
discards = Ablage
deck = Stapel
senate = Senat
bonus = Bonus
points = { $n } SP
hand = Hand
cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
display = Auslage
figures = Vorrat { $supply }, Arbeiter { $workers }, Legionäre { $legionaries }
mat = Tableau
buildings = gebaut
arch = Bogen
middle = Mitte
fulfilled = erfüllt
leader = Feldherr
legionary = Legionär

## Farben in zwei Buchstaben

short-yellow = ge
short-orange = or
short-green = gr
short-white = we
short-pink = ro
short-blue = bl
