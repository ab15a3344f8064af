# The words on the board and in its tips.

## Parts

tab-forum = Forum
tab-orders = Orders
tab-tracks = Tracks
mat = Colonia of { $name }
mat-own = your Colonia
mat-seat = seat { $numeral }
vp = VP
vp-tip = { $name }: { $n } VP
start = start player
start-tip = Turns go clockwise from here; after the round the start figure moves to the right.
turn = { $name } is on turn
empty = empty
ui-secret = Only you see this.

## The forum

forum = Forum of Trajan
forum-label = The mosaic of the forum
area = { $colour }, area of { $n }
area-full = It is full.
area-open = Begun, { $free } free: envoys of this colour must come here; whoever fills it gets an area bonus.
area-fresh = Not begun. Whoever fills it gets an area bonus.
area-envoys = Envoys: { $names }.
area-eagles = { $n ->
        [one] 1 of its cells is next to an eagle: { $vp } VP
       *[other] { $n } of its cells are next to an eagle: { $vp } VP each
    } in every scoring.
eagle-way = Only step 3 of the library leads here.
eagle-rule = Each scoring: { $on } VP for an envoy here, { $beside } VP next to it, { $diagonal } VP diagonally with Patrician I.
bonus = Area bonus
bonus-one = Area bonus: { $bonus }
bonus-tip = For whoever fills the last cell of an area: one of these, two with Patrician II active.
envoy-none = Send no envoy

## Streets and their deck

streets = Called streets
street-none = No street is called yet
street-row = across
street-column = down
street-card = { $which } street card: { $street }
street-served = You have taken a tile for it.
street-tip = Take one tile of this street, or for { $n ->
        [one] 1 tribune
       *[other] { $n } tribunes
    } any tile.
street-again = It will be called { $n ->
        [one] once more
       *[other] { $n } more times
    }.
street-last = It will not be called again.
street-called = Called by the { AND($cards) } card.
deck = Street deck of cycle { $cycle }: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
deck-left = { $n } left
deck-round = round { $n }/{ $of }
deck-all = { $n ->
        [one] 1 card is
       *[other] { $n } cards are
    } still to come, { $decks ->
        [0] all in this deck
        [one] this deck and a full one
       *[other] this deck and { $decks } full ones
    }:

## The column and the scorings

column = Column
column-you = for you { $n } VP
column-all = { $n } VP + citizens
column-tip = A victory column scores { $n } VP in this cycle, and { $each } VP for each active citizen.
column-now = { $name }: { $n } VP
scores = If scored now
scores-label = Column and scorings
scores-sum = All scorings: { $n } VP
scores-over = All scorings are done.
scores-tip = What the five scorings would give as things stand; upkeep comes before them.
score-cranes = Cranes
score-cranes-tip = Each crane uncovered since the last scoring, for every building of its colour.
score-rows = Rows
score-rows-tip = Different grey buildings of each row, times 1, 2 or 3 by its active citizens.
score-eagles = Eagles
score-eagles-tip = Envoys on and next to eagles.
score-group = Largest group
score-group-tip = The largest group of connected envoys, read off the prestige slider.
score-orders = Orders of this cycle
score-orders-tip = Each time an order is met, the value above Trajan's head.

## Trajan's orders

orders = Orders of Trajan
order = Trajan's order of cycle { $cycle }
order-each = all
order-past = It has been scored.
order-colonia = Building order, for each set in the Colonia: { $needs }.
order-row = Building order, for each row that has at least: { $needs }.
order-column = Building order, for each column that has at least: { $needs }.
order-temple = Building order, for each temple with at least, on its four neighbours: { $needs }.
order-collect = Collection order, for each set held: { $things }.
order-now = { $name }: ({ $made } built + { $held } held) × { $value } = { $vp } VP
scope-colonia = each set
scope-row = each row
scope-column = each column
scope-temple = each temple

## Reward tracks

tracks = Reward tracks
track-tip = Each such building moves its marker one step; then one reward up to that step, or none.
track-end = at the end
track-finish = Finishing a track
track-own = { $track }: step { $n } of { $of }
track-reached = Can be taken: { $rewards }.
track-next = Next step: { $reward }.
step = { $track }, step { $n }: { $reward }
step-last = The fourth building also scores like a victory column, now { $n } VP for you.
step-watched = The fourth building also scores like a victory column.
step-none = Take no reward

## The Colonia

colonia = Colonia of { $name }
tile-hidden = face-down tile
temple = { $place }: temple
temple-tip = { $n ->
        [0] None of its neighbouring cells is
        [one] One of its neighbouring cells is
       *[other] { $n } of its neighbouring cells are
    } built on; some orders count them.
facedown-all = Face-down tiles: { $n }
facedown-tip = Not in sight, so face down here, on the ship or used up: { $tiles }.
faceup = { $place }, face up: { $tile }
crane = { $place }: crane, { $colour }
crane-under = Under it a crane ({ $colour }); uncovered now it would score { $n } VP.
crane-tip = It scores once, in the next scoring: as things stand { $n } VP.
crane-spent = It has been scored.
crane-setup = A corner with a crane
built = { $place }: { $building }
picked = { $place }, taken { $n ->
        [1] first
       *[other] second
    }: { $tile }
picked-secret = Only you know; the others see it when all have chosen.
take-dear = for { $n ->
        [one] 1 tribune
       *[other] { $n } tribunes
    }
place = Where to build: { $building }
place-tip = Free cells without temple or crane; a double tile lies on two neighbours.
fields = Cells free for building: { $n }
row-worth = { $kinds ->
        [one] 1 grey building
       *[other] { $kinds } different grey buildings
    } × { $times } = { $vp } VP in a scoring.
take-legend = On request: any other tile, for { $n ->
        [one] 1 tribune
       *[other] { $n } tribunes
    }.

## Citizens

citizens = Citizens of { $name }
citizen = { $name }, { $state }
citizen-active = active
citizen-idle = inactive
citizen-asleep = No ability and not counted until the row is paid for again.
citizen-counts = Raises the value of the row.
citizen-free = { $name }, free space
citizen-ability = Ability: { $ability }
citizen-bonus = Bonus when placed: { $bonus }
citizen-from = Tile of { $name }.
ability-0 = envoys may begin any area of their colour, and diagonal eagles score.
ability-1 = two different area bonuses instead of one.
ability-2 = the prestige slider shows its better side for the rest of the game.
ability-3 = { $n }× per turn swap a coin, tribune or assistant for another of these.
ability-4 = { $n }× per turn an assistant becomes a worker of any colour.
ability-5 = { $n }× per turn an assistant becomes a builder.
bonus-place_envoy_any_coloured_cell = an envoy to any coloured cell.
bonus-one_area_bonus = an area bonus.
bonus-coin_or_tribune = 1 coin or 1 tribune.
bonus-coin_or_assistant = 1 coin or 1 assistant.
bonus-any_worker = 1 worker of any colour.
bonus-builder = 1 builder.
upkeep-pay = Pay { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }: { $row } stays active

## Resources, tiles in hand, ship and reserve

resources = Resources
resource-builder = Pays a grey building.
resource-worker = Pays a building of its colour; two alike pay a grey one.
resource-assistant = Lets a worker stand in for another colour.
resource-coin = Keeps a row of citizens active at the end of a cycle.
resource-tribune = 1: a tile from any street. 2: use both tiles.
hand = This round
hand-label = Tiles of this round, { $name }
hand-own = own
hand-from = from { $seat }
hand-passed = passed
hand-first = first
hand-second = second
hand-none = no tile
hand-pass = Choose it to pass it to the right.
hand-given = Passed to { $name }: { $tile }
hand-done = { $name } has chosen
hand-choosing = { $name } is choosing
ship = Tiles on the ship: { $n }
ship-envoys = envoys
ship-tip = Each can become an envoy; what is printed on them no longer matters.
ship-out = Envoys in the forum: { $n }.
reserve = Reserve
reserve-tip = Received tiles. One may be used in a round in which nothing was received.

## Prestige

prestige = Prestige
prestige-line = largest group { $group }: { $vp } VP · each order { $value } VP
prestige-tip = Prestige slider, moved { $n } of { $of }
prestige-front = Front side: an upgrade moves it by one.
prestige-back = Back side: an upgrade moves it to the next cypress.
prestige-trees = Cypresses: with the back side an upgrade moves the slider's left end to the next one.
prestige-groups = VP by size of the largest group: { $ranges }.
prestige-head = Each order met scores { $n } VP.

## Building tiles

tiles = Building tiles
tiles-unlimited = the supply never runs out
brings-column = Scores at once, now { $n } VP.
brings-track = Moves a marker and brings a reward.
brings-envoy = Sends an envoy to a cell of its colour.
costs = What a building costs
costs-pairs = Or 2 workers of different colours and 1 assistant.
costs-grey = Grey: 1 builder or 2 workers alike.
costs-coloured = Coloured: 1 worker of the colour, or another one and 1 assistant.
costs-now = You can pay: { $ways }.
costs-none = You cannot pay for it now.

## Choices

choices = Choices
choice-keep = Pass nothing
choice-use_none = Use no tile
choice-no_build = Build nothing
choice-leave = Do not pay for the row
choice-skip = No tile for { $street }
choice-both = Both for { $n ->
        [one] 1 tribune
       *[other] { $n } tribunes
    }: { $one }, then { $two }
choice-first = { $building } first

## Rivals

rival = { $name }, seat { $numeral }, { $n } VP
rival-cells = { $down ->
        [one] 1 face-down tile
       *[other] { $down } face-down tiles
    }, { $built ->
        [one] 1 building
       *[other] { $built } buildings
    }.
rival-prestige = Prestige +{ $n }; each order { $value } VP
rival-now = { $name }, if scored now: { $n } VP
rival-hand = tiles in hand: { $n }
rival-done = has chosen
rival-choosing = is choosing
