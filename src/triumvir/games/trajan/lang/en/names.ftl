# What things are called. $count is how many are meant, where a sentence counts them.

## Actions

action-seaport = seaport
action-forum = forum
action-military = military
action-senate = senate
action-trajan = Trajan
action-construction = construction

## Demands

demand-bread = bread
demand-games = games
demand-religion = religion

## Colours of the action markers

colour-yellow = yellow
    .marker = yellow marker
    .object = a yellow marker
colour-orange = orange
    .marker = orange marker
    .object = an orange marker
colour-green = green
    .marker = green marker
    .object = a green marker
colour-white = white
    .marker = white marker
    .object = a white marker
colour-pink = pink
    .marker = pink marker
    .object = a pink marker
colour-blue = blue
    .marker = blue marker
    .object = a blue marker

## Commodities

kind-column =
    { $count ->
       *[one] column
        [other] columns
    }
kind-hide =
    { $count ->
       *[one] hide
        [other] hides
    }
kind-scroll =
    { $count ->
       *[one] scroll
        [other] scrolls
    }
kind-oil = oil
kind-fruit = fruit
kind-pottery = pottery
kind-wine = wine
kind-fish = fish
kind-jewelry = jewelry
kind-gem =
    { $count ->
       *[one] gem
        [other] gems
    }
kind-cattle = cattle
kind-wheat = wheat

## Buildings

building-stairs = stairs
building-door = door
building-fountain = fountain
building-roof = roof
building-window = window

## Categories of Trajan tiles

category-cards = cards
category-points = points
category-worker = worker
category-legionary = legionary
category-plus2 = +2
category-demand = demand

## Ships

ship-like = all alike
ship-pairs = pairs
ship-unlike = all different

## Sides of the discard piles and of the bonus tiles

side-left = left
side-right = right

## Jokers

joker-commodity = commodity joker
joker-demand = demand joker
joker-construction = construction joker
joker-action = action joker

## Bonus tiles

bonus-workers = workers in the district
bonus-legionaries = legionaries in provinces
bonus-bonus_tiles = yellow bonus tiles
bonus-commodities = { $first }/{ $second }

## Sources of VP

ledger-trajan_tiles = Trajan tiles
ledger-ships = shipments
ledger-provinces = provinces
ledger-senate = senate
ledger-buildings = construction
ledger-demands = unmet demands
ledger-cards = cards in hand
ledger-workers = workers in camp
ledger-legionaries = legionaries in camp
ledger-circle = tiles at the circle
ledger-sets = construction sets
ledger-bonus = bonus tiles

## Tiles and places in words

tile = { $first }/{ $second }, { $vp } VP
tile-draw_commodity =
    { $n ->
        [one] { $tile }, { $n } card
       *[other] { $tile }, { $n } cards
    }
tile-worker =
    { $n ->
        [one] { $tile }, { $n } worker
       *[other] { $tile }, { $n } workers
    }
tile-legionary =
    { $n ->
        [one] { $tile }, { $n } legionary
       *[other] { $tile }, { $n } legionaries
    }
tile-plus2 = { $tile }, +2 marker
tile-demand = { $tile }, { $demand } every quarter
votes =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }
extra = extra action { $action }
site-tile = the { $kind } for { $vp }, { $place }
site-empty = the empty site, { $place }
both = { $one }, { $other }
cards = { $n } { FORM($card, "nominative", $n) }
several =
    { $n ->
        [1] { $what }
       *[other] { $what } ×{ $n }
    }
