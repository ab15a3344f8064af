# What things are called. $count says how many are meant; .a is the thing with its article, as the object of a sentence.

## How many

amount = { $count } { FORM($what, "name", $count) }
points = { $n } VP
several = { $count }× { $what }
plus = { $one } + { $other }
payment = { AND($parts) }

## Resources

resource-builder =
    { $count ->
       *[one] builder
        [other] builders
    }
    .a = a builder
resource-worker_red =
    { $count ->
       *[one] red worker
        [other] red workers
    }
    .a = a red worker
resource-worker_yellow =
    { $count ->
       *[one] yellow worker
        [other] yellow workers
    }
    .a = a yellow worker
resource-worker_green =
    { $count ->
       *[one] green worker
        [other] green workers
    }
    .a = a green worker
resource-worker_blue =
    { $count ->
       *[one] blue worker
        [other] blue workers
    }
    .a = a blue worker
resource-assistant =
    { $count ->
       *[one] assistant
        [other] assistants
    }
    .a = an assistant
resource-coin =
    { $count ->
       *[one] coin
        [other] coins
    }
    .a = a coin
resource-tribune =
    { $count ->
       *[one] tribune
        [other] tribunes
    }
    .a = a tribune
resource-upgrade =
    { $count ->
       *[one] upgrade
        [other] upgrades
    }

## Colours

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-eagle = eagle

## Buildings. A coloured one gets its $colour; .two are both halves of a double tile.

building-victory_column = victory column
    .a = a victory column
building-library = library
    .a = a library
building-basilica = basilica
    .a = a basilica
building-market = market
    .a = a market
building-house = { $colour } house
    .a = a { $colour } house
    .two = two { $colour } houses
building-stable = { $colour } stable
    .a = a { $colour } stable
    .two = two { $colour } stables
building-park = { $colour } park
    .a = a { $colour } park
    .two = two { $colour } parks
building-fountain = { $colour } fountain
    .a = a { $colour } fountain
    .two = two { $colour } fountains
# A building that only a corrected box has.
other-building = { $name } ({ $colour })
    .a = a building ({ $name }, { $colour })
    .two = two buildings ({ $name }, { $colour })
both = { $one } + { $other }
    .a = { FORM($one, "a") } and { FORM($other, "a") }
twice = { FORM($building, "two") }

## Buildings, short enough for a cell of the terminal

label-victory_column = Column
label-library = Libr.
label-basilica = Basil.
label-market = Market
label-house = house
label-stable = stable
label-park = park
label-fountain = fount.

## Citizens and their rows

citizen-patrician = patrician
citizen-merchant = merchant
citizen-craftsman = craftsman
row-0 = Patrician I
row-1 = Patrician II
row-2 = Merchant I
row-3 = Merchant II
row-4 = Craftsman I
row-5 = Craftsman II

## Streets

symbol-watchtower = watchtower
symbol-arch_of_trajan = arch of Trajan
symbol-aqueduct = aqueduct
symbol-amphitheatre = amphitheatre
symbol-bridge = bridge
symbol-baths = baths
symbol-monument = monument
symbol-obelisk = obelisk
symbol-statue = statue
symbol-lighthouse = lighthouse
symbol-mill = mill
symbol-gate = gate
street = { $symbol } street
crossing = where { $one } meets { $other } street
crossings = { $street }, at { $one } and { $other }

## Squares of the forum

square = { $colour } square, { $place }
square-beside = { $colour } square, { $place }, beside an eagle
square-eagle = eagle, { $place }

## Tiles that no box has

unknown-tile = unknown tile (kind { $n })

## Rewards of the tracks

reward-any_worker_and_tribune = any worker and 1 tribune
reward-builder = 1 builder
reward-place_envoy_on_eagle = an envoy onto an eagle
reward-take_and_use_colonia_tile = take and use a Colonia tile
reward-two_assistants = 2 assistants
reward-two_tribunes = 2 tribunes
reward-one_upgrade = 1 upgrade
reward-extra_build_action = an extra building action
reward-one_coin = 1 coin
reward-area_bonus = an area bonus
reward-place_envoy_any_coloured_cell = an envoy onto any colour

## Trajan's orders

order = { $needs } { $scope }; { $things }
scope-colonia = in the Colonia
scope-row = in a row
scope-column = in a column
scope-temple = around a temple
need-any = any building
need-any_grey = any grey
need-any_coloured = any colour
collect-worker = worker
collect-active_citizen = active citizen
collect-ship_envoy = tile on the ship

## Where VP come from

ledger-columns = victory columns
ledger-tracks = finished tracks
ledger-areas = area bonuses
ledger-cranes = cranes
ledger-rows = Colonia rows
ledger-eagles = eagles
ledger-group = largest group of envoys
ledger-building_orders = building orders
ledger-collection_orders = collection orders
