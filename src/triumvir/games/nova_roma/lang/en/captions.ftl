# One sentence a turn, behind the name of the player. $what is all that was done of one kind.

## Drafting and the emperor

drafts-tile = drafts a mosaic tile
drafts-card = drafts a follower
emperor = puts the emperor on { AND($what) }

## Actions

buys = Trade: buys { AND($what) }
takes-estate = Upgrade: { AND($what) }
claims-marker = Petition: claims the first-player marker
petitions = Petition for { AND($what) }
takes-card = Recruit: takes { AND($what) }
draws = Recruit: draws a follower
plays = Recruit: plays { AND($what) }
ships = Sail: ships { AND($what) }
sails = Sail: to { AND($what) }
builds = Build: { AND($what) }
building = { $shape } in zone { $zone }
races = Race: { AND($what) }
hires =
    { $n ->
        [one] Produce: hires { $n } artisan
       *[other] Produce: hires { $n } artisans
    }
places =
    { $n ->
        [one] Produce: places { $n } artisan
       *[other] Produce: places { $n } artisans
    }
converts = converts goods
takes-income = takes an income
takes-marker = achievement marker at the wheel
takes-influence = influence at the wheel
claims = claims “{ $what }”
forgoes = gives up { AND($what) }

## The small line

patrician = patrician on { AND($what) }
legionnaire = legionnaire on { AND($what) }
uses = uses { AND($what) }
spends-wine = wine for influence
pays-artisan = an artisan for one more space

## What happens to all

chariot = { $name } wins the { FORM($track, "chariot") }
chariot-nobody = Nobody wins the { FORM($track, "chariot") }
chariot-automa = The automa wins the { FORM($track, "chariot") }
round = Round { $n } begins
over = The game is over
