# One sentence a turn, behind the name of the player. $what is all that was done of one kind.

## Set-up

sets-markers = sets up the action circle
sets-cards = takes the first cards
sets-tiles = takes the first Trajan tiles

## Actions

draws = Seaport: draws a card
draws-two = Seaport: draws two cards
takes-card = Seaport: takes { AND($what) }
lays = Seaport: lays out { AND($what) }
ships = Seaport: ships { AND($what) }
ships-pairs = Seaport: ships pairs of { AND($what) }
takes-tile = Forum: takes “{ $what }”
recruits-legionary = Military: recruits a legionary
deploys = Military: legionary to { AND($what) }
leads = Military: leader to { AND($what) }
finds = finds “{ $what }”
advances = Senate: advances
takes-trajan = Trajan: takes the tile “{ $what }”
recruits-worker = Construction: recruits a worker
sends-worker = Construction: sends a worker to an empty site
builds = Construction: builds { AND($what) }
building = the { $kind } for { $vp }
consul = Consul: takes the bonus tile “{ $what }”
passes = passes ({ $what })
fulfils = Trajan tile “{ $what }”
plus2 = +2 marker on { AND($what) }
joker = a joker

## The small line

sows = sowed { $count } from { $tray } { $action } · time +{ $count }
spends-extra = extra action { AND($what) }
spends-joker = action joker as { AND($what) }

## What happens to all

round-ends = The round ends: the people demand { $demand }
quarter-ends = Quarter { $quarter } ends
over = The game is over

## What somebody thinks about

action = { $action } action
