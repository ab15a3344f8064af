# The label on the box

minutes = about 2 minutes per player
blurb = Four knucklebones and a purse of denarii: pay for dogs and sixes, and hope for Venus, who takes the pot.
second-chance = Two bones may be thrown again in a turn, not one.

# Actions, questions, reasons

action-throw-1 = throw the first bone again
action-throw-2 = throw the second bone again
action-throw-3 = throw the third bone again
action-throw-4 = throw the fourth bone again
action-keep = keep what lies there
prompt-bones = Throw a bone again for a denarius, or keep what lies there.
prompt-over = The game is over.
reason-a-5 = A throw costs a denarius, and the purse is empty.
reason-a-6 = No more bones may be thrown again in this turn.
phase = Round { $round } of { $rounds }

# Coins

coins = { $coins ->
        [one] { $coins } denarius
       *[other] { $coins } denarii
    }
pot = In the pot: { coins }
pot-short = in the pot
source-purse = from home
source-won = won
source-paid = paid

# What happened

told-again = { $name } pays a denarius and throws a { $old } again: { $new }.
told-keep = { $name } keeps { $bones } and pays { $coins ->
        [0] nothing
       *[other] { coins }
    }.
told-venus = { $name } shows Venus, { $bones }, and takes { coins } from the pot.
told-throw = { $name } throws { $bones }.

# The board

board = Bones
bone = Bone { $n }: { $side }
keep-short = Keep
purse = { $name } has { coins }
purse-of = Purse of { $name }
