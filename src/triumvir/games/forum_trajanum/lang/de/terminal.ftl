# Die Wörter des Plans im Terminal. Ein Buchstabe steht für seine Farbe.

streets = Straßen
orders = Trajan
forum = Forum
fragment = Säule
points = SP
start = Startfigur
ship = Schiff
prestige = Prestige
front = Vorderseite
back = Rückseite
trajan = Trajan-Wert
group = größte Fläche
reserve = Reserve
own = eigenes Plättchen
received = erhaltenes Plättchen
passed = weitergegeben
picked = genommen
hidden = verdeckt
committed = hat gewählt
tracks = Leisten
corner = Ecke
letter-red = r
letter-yellow = g
letter-green = n
letter-blue = b
letter-eagle = A
