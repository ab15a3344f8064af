# Every action in words, and the question that it answers.

## Actions

marker = { FORM($colour, "marker") }
tray = pick up tray { $tray }
draw = draw a face-down card
draw-two = draw two cards, discard one
take = take the { $side } discard
lay-out = lay out one or two cards
ship = ship: { $ship }
card = card { $card }
joker = commodity joker
pair = pair of { $card }
pair-joker = { $card } with a joker as a pair
pair-jokers = pair of two jokers
stop = no more cards
pile = discard pile on the { $side }
space = forum tile, { $place }
recruit-legionary = recruit a legionary
deploy = deploy a legionary to the leader
move = leader to { $province }
advance = advance in the senate
stack = Trajan tile: { $category }
slot = put it at the slot of tray { $slot }
recruit-worker = recruit a worker
site = worker to the site, { $site }
accept = take the figures
decline = decline
plus2 = +2 marker on { $action }
extra = extra action: { $action }
extra-joker = action joker as { $action }
bonus = bonus tile on the { $side }
pass = pass

## Questions

ask-place_marker = Which marker goes into tray { $tray }?
ask-take_card = Which card do you take?
ask-take_tile = Which Trajan stack do you take from?
ask-choose_slot = Which slot takes the tile ({ $tile })?
ask-choose_tray = Which tray do you pick up?
ask-sow = Which marker drops into tray { $tray }?
ask-take_figures = Take the figures of the tile ({ $tile })?
ask-place_plus2 = Which action gets the +2 marker?
ask-act = Your { $action } action: what do you do?
ask-act-granted = First tile of its kind: a { $action } action?
ask-act-repeat = Extra { $action } action, number { $n }: what do you do?
ask-discard_card = Which card do you discard?
ask-discard_pile = Onto which pile does the discarded card go ({ $card })?
ask-lay_card = Which card do you lay out?
ask-ship_card = What goes onto the ship “{ $ship }”?
ask-extra_action = Spend an extra action tile?
ask-choose_bonus = Consul: which bonus tile?
ask-over = The game is over.
