# What a choice costs, shows and gives up.

## What is paid

means-joker_commodity =
    { $count ->
       *[one] { $count } commodity joker
        [other] { $count } commodity jokers
    }
means-joker_action =
    { $count ->
       *[one] { $count } action joker
        [other] { $count } action jokers
    }
means-extra_action =
    { $count ->
       *[one] { $count } extra action tile
        [other] { $count } extra action tiles
    }

## What is shown

shown-card = a card
shown-cards = two cards

## What is given up

lost-action = You give up your { $action } action and get nothing for it.
lost-repeat = The tile for this { $action } action is already spent. You get nothing for it.
lost-figures = The tile gives you figures. You leave them and get nothing for it.

## The way out, called by what is not done

out-action = Skip the { $action } action
out-figures = Leave the figures
