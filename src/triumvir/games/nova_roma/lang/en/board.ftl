# The words on the board, on the mats and in their tips.

## Parts, and what all share

forum = Forum
sea = Black Sea
sea-tab = Sea
tab-zones = Zones
tab-race = Races
tab-offers = Offers
zones = Building zones
hippodrome = Hippodrome
shipping = Shipping contracts
building = Building contracts
followers = Followers
estate = Estate
offers = Followers and estate tiles
automa = Automa
neutral = Neutral
left = { $n } left
free = free
gap = Empty until the end of the turn.
slide = After each turn the cards slide left and the gaps are filled.
strength = strength { $n }
strength-plus = strength { $n }+
strength-now = Strength here: { $n }.
cost = Costs { $cost }.
lack = You lack { $what }.
afford = You can pay this.

## The forum

round = Round { $n } of { $all }
emperor-tile = Emperor tile
emperor-tile-tip = Dark squares: where the emperor stands, or may be put.
emperor-removed = { $n ->
        [one] There is 1 emperor tile
       *[other] There are { $n } emperor tiles
    }; nobody knows which ones come.
emperor-tip = The emperor: +1 strength in his row and column; nobody may join him.
legionnaire-tip = A legionnaire: he only blocks the cell.
patrician-tip = Patrician of { $name }.
forum-row = { $which } row
forum-column = { $which } column
cell = { $one } × { $other }
cell-gains = For you: { $one } { $n }, { $other } { $m }.
action-trade = Coins by strength, cards in pairs for coins, goods for 1 coin each.
action-upgrade = Influence by strength, wine for influence, one estate tile.
action-petition = Claim the first-player marker; pay influence for another action.
action-recruit = Draw cards by strength, play one; the stronger, the cheaper.
action-sail = Fulfil a shipping contract, then sail by strength.
action-build = Fulfil a building contract, then place the building: zone A, B from 2, C from 3.
action-race = Advance by strength on the tracks; lines cost horses.
action-produce = Hire or place artisans, as many times as strength.
order = First player: { $name }
order-seat = { $name }, patricians left this round: { $n }
order-claimed = { $name } begins next round
order-free = marker not claimed yet
order-tip = In Petition the marker costs { $n } influence; it is worth { $vp } VP at the end.
supply = Artisans in the supply: { $n }
supply-tip = When it is empty nobody can hire.

## The automa

automa-score = Automa: { $n } VP if scored now
automa-start = At the start: { $n }
automa-blocked = Blocked legionnaires: { $n }
automa-sea = Ships: { $n }
automa-contracts = Building contracts: { $n }
automa-zones = Building zones: { $n }
automa-chariots = Chariot tiles: { $n }
automa-tracks = Tracks on which it leads: { $n }
automa-mosaic = Your open achievements: { $n }
automa-win = You win only with more VP.

## The Black Sea

port-start = Every ship chooses its route here.
port-leg = sails to get here: { $n }
port-vp = { $n } VP for a ship that ends here or beyond.
port-gain = On arrival: { $what }.
ship = Ship { $n } of { $name }
ship-automa = Ship { $n } of the automa
ship-at = In { $port }, worth { $n } VP.
ship-to = Ship { $n } to { $port }, sails: { $cost }
shipping-deck = Shipping contracts in the stack: { $n }
shipping-card = Shipping contract { $card }: { $cost }

## Building zones

zone = Zone { $zone }
zone-cell = Zone { $zone }, { $spot }
zone-vp = Zone { $zone }: most blocks { $a } VP, second { $b }, all others { $c }
zone-legend = most · 2nd · rest
zone-place = { $name }, blocks: { $n }, now { $vp } VP
zone-neutral = Neutral blocks: { $n }
blocks = { $name }, blocks: { $n }
reward = Reward: { $what }
reward-left = Free cells around it: { $n }.
reward-near = Would go to: { $names }.
reward-nobody = Nobody has a block next to it.
reward-paid = This reward has been paid.
reward-none = No reward at this number of players.
closes = Closes a ring: { $what }

## The hippodrome

track = { FORM($track, "title") }
track-at = { $name }: space { $n }
track-leads = In the lead: { $name }.
track-nobody = Nobody would win its chariot tile now.
track-end = The last space, { $n }, is worth { $vp } VP.
track-to = { FORM($track, "title") }: to space { $n }
track-horses = Horses to pay: { $n }.
marker = { $name }, { FORM($track, "lane") }: space { $n }
marker-below = Markers below: { $n }; the lowest leads.
wheel-tip = On a golden wheel: a marker from here, or influence.
wheel-marker = Your achievement markers here: { $n }
wheel-influence = Influence instead of a marker
favoured = Favoured
next = Next
chariot = chariot tile, { FORM($track, "lane") }, { $vp } VP
chariot-tip = Whoever leads this track at the end of the round wins it.
chariot-rest = Chariot tiles still face down: { $n }.

## Offers

building-deck = Building contracts in the stack: { $n }
building-card = Building contract { $card }: size { $n }, { $vp } VP
followers-deck = Followers in the stack: { $n }
followers-discards = Discarded: { $n } ({ $names })
kind-end_game = Scores at the end.
kind-once_per_round = Once per round, at the start of its action.
kind-permanent = Always works.
estate-left = { $basic } + { $special } left
estate-decks = Stacks: basic { $basic }, special { $special }
estate-unseen = In the stacks or out of the game: { $tiles }.
tile-count = { $n } in the game.

## Mats

mat = Mat of { $name }
vp = VP
score = { $name }: { $n } VP if scored now
score-now = VP now
patricians = Patricians left this round: { $n }
first-tip = Has the first-player marker
stock-good = At most { $n }; anything above is lost.
stock-coins = As many as you like.
stock-artisans = Available ones, for the estate or as payment.
stock-influence = At most { $n }; anything above becomes coins.

## The estate

estate-cell = Estate, { $spot }
estate-artisan = An artisan stands here.
estate-output = An artisan here brings { $what }.
estate-used = Used; the tile still counts.

## The mosaic

mosaic = Mosaic
goal-none = No mosaic tile yet
goal-vp = Claimed: { $n } VP at the end.
goal-gain = At once: { $what }.
goal-part = { $what }: { $have } of { $least }
goal-sum = together
goal-claimed = Claimed.
goal-met = The condition is met.
goal-unmet = Not met yet.
line-row = The { $which } row complete: { $vp } VP
line-column = The { $which } column complete: { $vp } VP
line-diagonal = Diagonal complete: { $vp } VP
line-done = Complete.
line-left = Claims missing: { $n }.

## Followers

row = Followers in play
row-count = { $n } of { $all }
row-free = Free place for a follower
row-costs = A follower here costs { $n } influence as well
row-waive = no art.
follower-now = Worth { $n } VP now.
follower-would = In your row it would be worth { $n } VP now.
follower-used = Used this round.
follower-idle = Works from the next action on.
hand = Your hand
hand-none = no cards
hand-of = Hand
hand-count = Cards in hand: { $n }
hand-known = Known to all: { $names }
hidden = only you see these
draft-pick = Choose one
draft-keep = Keep two of these
draft-kept = picked: { $names }
draft-tiles = Mosaic tiles
draft-tiles-tip = one of each colour
draft-tile = Mosaic tile { $tile }

## What has been done

deeds-shipping = Shipping contracts done: { $n }
deeds-building = Building contracts done: { $n }, { $vp } VP
deeds-claims = Achievement markers: { $n } at hand, { $spare } at the hippodrome
deeds-blocks = Blocks left: { $n }
deeds-chariots = Chariot tiles won: { $n }, { $vp } VP each
deeds-animals = Animals: { $n }, now { $vp } VP
deeds-sets = A set of 1, 2, 3 scores { $sets } VP.
deeds-c-shipping = shipping
deeds-c-building = building
deeds-c-claims = claims
deeds-c-blocks = blocks
deeds-c-chariots = chariots
deeds-c-animals = animals

## The panel of choices

panel-action = { $action }, strength { $n }
panel-choose = Your choice
do-pass = Go on
do-perform = Perform
do-forgo = Give up: { $what }
do-wine = 1 wine → 1 influence
do-marker = First player: { $n } influence
do-artisan = Artisan for 1 space
do-hire = Hire: { $n } wheat
do-convert = Convert
do-take = Marker
do-influence = Influence
do-first = { $action } first
do-pay = { $n } influence

## Where VP come from

ledger = If scored now
ledger-sea = The furthest VP port of each ship.
ledger-contracts = Printed VP of building contracts.
ledger-zones = Majorities in the building zones.
ledger-chariots = Chariot tiles won.
ledger-tracks = Markers on the last space.
ledger-followers = End-game followers in the row.
ledger-animals = Sets of animals.
ledger-mosaic = Claims and complete lines.
ledger-goods = Goods and coins left over.
ledger-influence = Influence and artisans left over.
ledger-marker = The first-player marker.

## Rivals

rival = { $name }, seat { $numeral }, { $n } VP
rival-row = Followers in play: { $n }
rival-estate = Estate tiles: { $n }
rival-mosaic = Achievements claimed: { $n }
rival-open = Open: { $goals }

# Before what long words may be parted on a card, with spaces between.
seams = {""}
