# The position in a terminal: heads and labels, which must stay short.

demands = demands
none = none
forum = Forum
provinces = Provinces
sites = Construction
stacks = Trajan stacks
port = Seaport
gray = gray
colour = colour
discards = discards
deck = deck
senate = Senate
bonus = bonus
points = { $n } VP
hand = hand
cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
display = display
figures = supply { $supply }, workers { $workers }, legionaries { $legionaries }
mat = mat
buildings = built
arch = arch
middle = middle
fulfilled = fulfilled
leader = leader
legionary = legionary

## Colours in two letters

short-yellow = ye
short-orange = or
short-green = gr
short-white = wh
short-pink = pi
short-blue = bl
