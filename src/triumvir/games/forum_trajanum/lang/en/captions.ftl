# One sentence a turn, behind the name of the player. $what is all that was done of one kind.

takes-tiles = chooses tiles
citizen = places a citizen: { AND($what) }
builds = builds { AND(FORM($what, "a")) }
builds-nothing = builds nothing
envoys =
    { $n ->
        [one] sends { $n } envoy
       *[other] sends { $n } envoys
    }
bonus = area bonus: { $what }
reward = { AND($what) }
track = { $track } track: { $reward }
takes-tile = takes a tile
pays = keeps { AND($what) }
leaves = does not pay for { AND($what) }

## The small line

uses-own = own tile
uses-received = received tile
uses-both = both tiles, for tribunes
uses-none = no tile
uses-reserve = a tile of the reserve
place = { AND($what) }

## What happens to all

cycle-ends = Cycle { $cycle } ends: citizens are paid
round = New round: { $one } and { $other }
over = The game is over

## What somebody thinks about

tiles = the choice of tiles
upkeep = the pay of the citizens
