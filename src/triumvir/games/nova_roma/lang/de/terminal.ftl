# Die Wörter des Plans im Terminal.

first = Startspieler
claimed = Marker beansprucht von
forum = Forum
legend = { letter-emperor } Kaiser, L Legionär, 1-4 Patrizier
shipping = Schifffahrtsverträge
building = Bauverträge
followers = Gefolgschaft
estate = Anwesenplättchen
special = Spezial
zone = Zone
rewards = Belohnungen
tracks = Hippodrom
favoured = bevorzugt
next = danach
neutral = neutral
sea = Schwarzes Meer
points = SP
hand = Hand
cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
known = bekannt
row = Reihe
packet = Paket
contracts = Verträge
mosaic = Mosaik
markers = Marker
blocks = Bausteine
board = Anwesen
automa = KI
supply = Handwerker im Vorrat
tiles = Mosaikplättchen
letter-emperor = K
