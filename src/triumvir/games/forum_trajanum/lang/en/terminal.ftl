# The words of the board in a terminal. A letter stands for its colour.

streets = streets
orders = Trajan
forum = Forum
fragment = column worth
points = VP
start = start figure
ship = ship
prestige = prestige
front = front
back = back
trajan = Trajan value
group = largest group
reserve = reserve
own = own tile
received = received tile
passed = passed on
picked = taken
hidden = face down
committed = has chosen
tracks = tracks
corner = corner
letter-red = r
letter-yellow = y
letter-green = g
letter-blue = b
letter-eagle = E
