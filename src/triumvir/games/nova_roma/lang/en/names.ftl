# What things are called. $count says how many are meant; .many are several that nobody counts.

## How many

amount = { $count } { FORM($what, "name", $count) }
list = { $parts }
many = { FORM($what, "many") }
nothing = nothing

## Goods and what else is paid or gained

kind-wheat = wheat
kind-stone = stone
kind-wood = wood
kind-wine = wine
kind-horse =
    { $count ->
       *[one] horse
        [other] horses
    }
    .many = horses
kind-coins =
    { $count ->
       *[one] coin
        [other] coins
    }
    .many = coins
kind-influence = influence
kind-artisans =
    { $count ->
       *[one] artisan
        [other] artisans
    }
    .many = artisans
kind-any_goods =
    { $count ->
       *[one] good of choice
        [other] goods of choice
    }
    .many = goods of choice

## What achievements and followers count

count-building =
    { $count ->
       *[one] building contract
        [other] building contracts
    }
    .many = building contracts
count-shipping =
    { $count ->
       *[one] shipping contract
        [other] shipping contracts
    }
    .many = shipping contracts
count-followers =
    { $count ->
       *[one] follower
        [other] followers
    }
    .many = followers
count-estate =
    { $count ->
       *[one] estate tile
        [other] estate tiles
    }
    .many = estate tiles
count-markers_at_3 =
    { $count ->
       *[one] marker on space 3 or further
        [other] markers on space 3 or further
    }
    .many = markers on space 3 or further
count-total_steps =
    { $count ->
       *[one] hippodrome space
        [other] hippodrome spaces
    }
    .many = hippodrome spaces
count-estate_tiles =
    { $count ->
       *[one] estate tile
        [other] estate tiles
    }
    .many = estate tiles
count-followers_in_row =
    { $count ->
       *[one] follower in the row
        [other] followers in the row
    }
    .many = followers in the row
count-hippodrome_steps =
    { $count ->
       *[one] hippodrome space
        [other] hippodrome spaces
    }
    .many = hippodrome spaces
count-building_contracts =
    { $count ->
       *[one] building contract
        [other] building contracts
    }
    .many = building contracts
count-shipping_contracts =
    { $count ->
       *[one] shipping contract
        [other] shipping contracts
    }
    .many = shipping contracts
count-animal_tiles =
    { $count ->
       *[one] animal tile
        [other] animal tiles
    }
    .many = animal tiles

## Achievements

goal-influence = { $n } influence, pay { $spent }
goal-sum = { $n } { AND(FORM($what, "many")) }
goal-each = { AND($what) }

## Actions of the forum

action-trade = Trade
action-upgrade = Upgrade
action-petition = Petition
action-recruit = Recruit
action-sail = Sail
action-build = Build
action-race = Race
action-produce = Produce

## Tracks of the hippodrome: .lane and .title are the track, .chariot its chariot

track-red = red
    .lane = red track
    .title = Red track
    .chariot = red chariot
track-green = green
    .lane = green track
    .title = Green track
    .chariot = green chariot
track-blue = blue
    .lane = blue track
    .title = Blue track
    .chariot = blue chariot
# A track that only a corrected box has.
other-track = { $name }
    .lane = { $name } track
    .title = Track { $name }
    .chariot = { $name } chariot

## Places

start-port = start port

## Estate tiles

tile-production = production: { $gain }
tile-conversion = conversion: { $pay } for { $gain }
tile-animal = animal
tile-lion = lion
tile-income = income: { $gain }
tile-play_follower_free = recruit: play a follower
tile-sails = sail: move ships
tile-single_block = build: one block
tile-race_one_track = hippodrome: one track

## Contracts

contract = { $shape }, { $vp } VP, { $cost }

## Followers

follower = { $name }, { $role } ({ $ability })
ability = { $action }: { $what }
ability-threshold = { $vp } VP with { $least } or more
ability-linear = { $per } VP per { $what }
ability-linear-base = { $base } VP + { $per } VP per { $what }
ability-animals = artisans on animals, { $gain } each
ability-strength = +{ $n } strength
ability-waive = no artisan for the contract
ability-place = place an artisan for { $pay }

role-carpenter = carpenter
role-vine_grower = vine grower
role-historian = historian
role-horse_breeder = horse breeder
role-marble_trader = marble trader
role-miner = miner
role-musician = musician
role-noblewoman = noblewoman
role-princeps = princeps
role-procurator = procurator
role-ship_captain = ship captain
role-veterinarian = veterinarian
role-wheat_trader = wheat trader
role-architect = architect
role-baker = baker
role-cook = cook
role-engineer = engineer
role-harbour_master = harbour master
role-legate = legate
role-mercenary = mercenary
role-messenger = messenger
role-oracle = oracle
role-physician = physician
role-priestess = priestess
role-recruiter = recruiter
role-senator = senator
role-shipwright = shipwright
role-shopkeeper = shopkeeper
role-stable_master = stable master
role-stonemason = stonemason
role-translator = translator
role-tutor = tutor
role-winemaker = winemaker
role-lumberjack = lumberjack
role-cartographer = cartographer
role-gambler = gambler
role-jeweller = jeweller
role-sculptor = sculptor
role-singer = singer
role-animal_tamer = animal tamer
role-follower = follower

## Where VP come from

ledger-sea = sea routes
ledger-contracts = building contracts
ledger-zones = zone majorities
ledger-chariots = chariot tiles
ledger-tracks = track ends
ledger-followers = end-game followers
ledger-animals = animal tiles
ledger-mosaic = mosaic board
ledger-goods = goods and coins
ledger-influence = influence and artisans
ledger-marker = first-player marker
rival-start = start value
rival-blocked = blocked legionnaires
rival-tracks = tracks with the lead
rival-mosaic = achievements left unclaimed
