# What a choice shows and gives up.

shown-card = a card

## What is given up

lost-build_place = The building is already paid for. What you paid stays paid; you keep the contract but set no blocks.
lost-sail_move =
    { $n ->
        [one] { $n } sail is left, enough for a ship to go on. It is lost.
       *[other] { $n } sails are left, enough for a ship to go on. They are lost.
    }
lost-sail = { lost-sail_move }
lost-race =
    { $n ->
        [one] { $n } space is left for your chariots. It is lost.
       *[other] { $n } spaces are left for your chariots. They are lost.
    }
lost-recruit_draw =
    { $n ->
        [one] You may take { $n } more card for nothing. You leave it.
       *[other] You may take { $n } more cards for nothing. You leave them.
    }

## The way out, called by what is not done

out-build_place = Do not build
out-sail_move = Let the sails lapse
out-sail = { out-sail_move }
out-race = Let the spaces lapse
out-recruit_draw = Take no more cards
