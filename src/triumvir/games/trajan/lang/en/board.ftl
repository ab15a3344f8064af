# The words on the board and in its tips.

## Parts

map = Provinces
map-label = The provinces and the military camp
tab-works = Building
senate = Senate
senate-label = Senate, forum and worker camp
forum = Forum
works = Construction district
port = Seaport
stacks = Trajan tiles
time = Time
workers = Worker camp
mat = Mat of { $name }
mat-own = your mat
mat-seat = seat { $numeral }
vp = VP
vp-tip = { $name }: { $n } VP
amount = = { $n } VP
empty = empty

## The map

province = { $name }, { $vp } VP
province-worth = A legionary sent here now scores { $n } VP.
province-mine = You have a legionary here.
province-tile = The next leader to enter takes: { $tile }.
province-leader = Leader of { $name }.
province-legionary = Legionary of { $name }.
short-germania_inferior = Germania Inf.
short-germania_superior = Germania Sup.
camp = Castra
camp-sub = military camp
camp-box = Military camp of { $name }
camp-count =
    { $n ->
        [0] No legionary is ready.
        [one] { $n } legionary is ready; it scores 1 VP if it is still here at the end.
       *[other] { $n } legionaries are ready; each scores 1 VP if it is still here at the end.
    }
camp-leader = The leader is still in the camp.

## The senate and its bonus tiles

senate-space = Senate, space { $n }
senate-space-tip =
    { $votes ->
        [one] Reaching it scores { $n } VP and gives { $votes } vote.
       *[other] Reaching it scores { $n } VP and gives { $votes } votes.
    }
senate-start = Senate, start
senate-disc = Senate disc of { $name }
votes = Votes
votes-tip =
    { $n ->
        [one] { $name }: { $n } vote
       *[other] { $name }: { $n } votes
    }
votes-why = Space on the senate track plus senate tiles on the mat. Ties: farther ahead wins, then the upper disc.
bonus = Bonus
bonus-tip = Bonus tile: { $tile }
bonus-choice = The consul takes one of the two at the end of the quarter, the second in votes the other one, gray side up.
bonus-you = It would score you { $yellow } VP now, gray side { $gray }.
bonus-worth = Worth { $n } VP as things stand.
bonus-bag = Bonus tiles in the bag: { $n }
bonus-bag-tip = Still to come: { $tiles }.
bonus-demand = { $n } VP once at the end, if you still own such a tile or a demand joker.
bonus-workers = { $n } VP at the end for each of your workers in the district.
bonus-legionaries = { $n } VP at the end for each of your legionaries in a province.
bonus-bonus_tiles = { $n } VP at the end for each of your bonus tiles with the yellow side up.
bonus-commodities = { $n } VP at the end for each such card in your display.

## The forum

forum-tile = Forum: { $tile }
forum-empty = Forum, empty space
forum-refill = It is refilled at the end of the quarter.
forum-closed = In use with { $n } players or more
forum-down = { $n } face down
forum-supply = Face-down supply of the forum
forum-supply-tip = Forum tiles: { $tiles }, extra action tiles: { $extras }.
forum-unseen = Face down or removed: { $tiles }.
tile-senate =
    { $n ->
        [one] Counts as { $n } vote at the end of this quarter.
       *[other] Counts as { $n } votes at the end of this quarter.
    }
tile-demand = Covers one demand of this kind at the end of a quarter.
tile-joker-commodity = Stands for any commodity card, once.
tile-joker-demand = Covers any demand, once.
tile-joker-construction = At the end counts as a building of any kind for a set.
tile-joker-action = Repeats any action that you have performed this turn.
tile-extra = Repeats this action in a turn in which you performed it; with a +2 marker twice.

## The worker camp and the construction district

workers-box = Worker camp of { $name }
workers-count =
    { $n ->
        [0] No worker is ready.
        [one] { $n } worker is ready; it scores 1 VP if it is still here at the end.
       *[other] { $n } workers are ready; each scores 1 VP if it is still here at the end.
    }
site = { $kind }, { $vp } VP ({ $site })
site-built = Site, { $site }
site-worker = Worker of { $name }.
site-first = Your first tile of this kind grants a { $action } action.

## The seaport

ship = Ship: { $ship }
ship-like-tip = 1 to 4 cards of one kind: { $vp } VP.
ship-pairs-tip = 1 to 3 pairs, each of another kind: { $vp } VP.
ship-unlike-tip = 1 to 4 cards, each of another kind: { $vp } VP.
ship-colour = After the first shipment it turns gray until the quarter ends: { $vp } VP then.
ship-gray = Gray until the quarter ends.
deck = Face-down commodity cards: { $n }
deck-cards =
    { $n ->
        [one] card
       *[other] cards
    }
deck-unseen = You have not seen yet, here or in other hands: { $cards }.
pile =
    { $n ->
        [one] Discard pile on the { $side }: { $n } card
       *[other] Discard pile on the { $side }: { $n } cards
    }
pile-top = On top: { $card }.
pile-below = Below, from top to bottom: { $cards }.
pile-caption = discard { $n }

## Trajan stacks and tiles

stack = Trajan stack: { $category }
stack-left = { $n } left
stack-top = On top: { $tile }.
stack-hidden = Laid out after the markers are placed.
stack-unseen = Below, or fulfilled and removed: { $tiles }.
trajan-needs = Fulfilled when the last marker lands in tray { $tray } and both colours lie there.

## Time

quarter = Quarter
demands = Demands
time-marker = Time marker on space { $n } of { $of }
time-start = Start of the time track
time-start-tip = When the marker reaches or passes it, the round ends after the turn.
time-over = The round ends after this turn.
time-round = Quarter { $quarter } of { $quarters }, round { $round } of { $rounds }
demand = Demand: { $kind }
demand-covered = You can cover it.
demand-open = You cannot cover it yet.
demand-cost = At the end of the quarter open demands cost 4, 9 or 15 VP.
demand-next = Revealed when the round ends

## The action circle

circle = Action circle of { $name }
tray =
    { $n ->
        [one] Tray { $tray }, { $action }: { $n } marker
       *[other] Tray { $tray }, { $action }: { $n } markers
    }
tray-holds = It holds: { $colours }.
tray-lands = Picked up now, the last marker lands in { $tray }, { $action }; time moves { $n }.
tray-fulfils = The tile at { $tray } can be fulfilled.
tray-ends = The round would end.
slot = Slot { $tray }: { $tile }
slot-free = Slot { $tray } is free
slot-empty = free
arch = The arch stands at slot { $tray }
arch-tip = The next Trajan tile goes here.
arch-middle = The arch stands in the middle: all six slots hold tiles.
plus2 = +2 marker: { $action }
plus2-tip = An extra action tile for this action repeats it twice.
plus2-free = No +2 marker yet: { $action }
fulfil =
    { $i ->
        [1] { $colour } as 1st fulfils { $tray }
        [2] { $colour } as 2nd fulfils { $tray }
        [3] { $colour } as 3rd fulfils { $tray }
       *[other] { $colour } as { $i }th fulfils { $tray }
    }
fulfil-any = { $tray } will be fulfilled

## The middle of the circle

hub-hand = In hand
hub-next = next: { $tray }
hub-marker = { FORM($colour, "marker") } in hand
hub-pool-tip = { $colour }: { $n } left to place
hub-tray = tray { $tray }
hub-sow = choose a tray
hub-time = time +{ $n }
hub-pass = Pass
hub-take = Take
hub-leave = Leave
hub-done = Done
hub-sail = Set sail
hub-extra = Extra action
hub-joker = action joker as { $action }
hub-cards = { $n } to take
hub-discard = discard
hub-tile = which slot?
hub-plus2 = which action?
hub-bonus = choose a bonus
hub-repeat = repeat { $n }
hub-granted = first of its kind

## The mat

row-tiles = City tiles
row-buildings = Buildings
row-figures = Figures
row-display = Display
row-hand = Hand
hand-own = only you see these
hand-none = no cards
hand-card = Card in hand: { $card }
hand-count = { $n } in hand
hand-score = At the end each card in hand scores 1 VP.
hand-back =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
hand-known = Known to all: { $cards }.
hand-pair = { $card } with a joker
own-tile =
    { $n ->
        [1] { $tile }
       *[other] { $tile } ×{ $n }
    }
own-kept = Fulfilled Trajan tile; covers one demand of this kind in every quarter.
own-demand = Forum tiles: { $tiles }, lasting Trajan tiles: { $kept }.
building = { $kind }: { $n }
building-set = Three of a kind score 10 VP at the end, four score 20.
building-first = The first one grants a { $action } action.
figures-supply = supply { $n }
figures-legionaries = camp { $n }, field { $out }
figures-workers = camp { $n }, sites { $out }
figures-supply-tip = Figures in the supply: { $n }
figures-legionaries-tip = Legionaries: { $n } in the camp, { $out } in provinces
figures-workers-tip = Workers: { $n } in the camp, { $out } in the district
display = Display of { $name }
display-card = { $card }: { $n }
display-cards = Open cards: { $cards }.
display-tip = Cards laid out count for commodity bonus tiles.

## Rivals

rival = { $name }, seat { $numeral }, { $n } VP
rival-line =
    { $n ->
        [one] { $n } Trajan tile · arch { $tray }
       *[other] { $n } Trajan tiles · arch { $tray }
    }
rival-middle = middle
rival-cards = Cards in hand: { $n }
rival-covers = { $kind }: covers { $n }
rival-votes = Votes: { $n }
rival-buildings = Buildings: { $n }
rival-bonus = Bonus tiles: { $n }
rival-plus2 = +2 markers: { $actions }.
rival-tiles = Tiles: { $tiles }.
