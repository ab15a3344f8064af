# The words of the board in a terminal.

first = first player
claimed = marker claimed by
forum = Forum
legend = { letter-emperor } emperor, L legionnaire, 1-4 patricians
shipping = Shipping contracts
building = Building contracts
followers = Followers
estate = Estate tiles
special = special
zone = Zone
rewards = rewards
tracks = Hippodrome
favoured = favoured
next = next
neutral = neutral
sea = Black Sea
points = VP
hand = hand
cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
known = known
row = row
packet = packet
contracts = contracts
mosaic = mosaic
markers = markers
blocks = blocks
board = estate
automa = Automa
supply = artisans in supply
tiles = Mosaic tiles
letter-emperor = E
