# Every action in words, and the question that it answers.

## Actions

row = citizen to { $row }
take = take the tile { $place }, for the { $order } card
skip = take no tile for the { $order } card
pass-first = pass the tile taken first
pass-second = pass the tile taken second
keep = pass nothing
use-own = use the own tile
use-received = use the received tile
use-own-received = use both for tribunes: the own tile, then the received one
use-received-own = use both for tribunes: the received tile, then the own one
use-none = use no tile
use-reserve = use from the reserve: { $tile }
use-own-reserve = use both for tribunes: the own tile, then from the reserve { $tile }
use-reserve-own = use both for tribunes: from the reserve { $tile }, then the own tile
gain = take { FORM($what, "a") }
swap = swap { FORM($given, "a") } for { FORM($got, "a") }
build = build { FORM($face, "a") }
build-none = build nothing
cell = the space { $place }
cells = { $place }
pay = pay { AND($paid) }
grey-first = reward of the grey building first
colour-first = reward of the coloured building first
envoy = envoy to the forum, { $place }
decline = decline
bonus = area bonus: { $bonus }
step = reward of the { $order } step
pay-row = pay for the row
leave-row = do not pay for the row

## Questions

ask-first_citizen = Which citizen do you start with, in which row?
ask-take_tiles = Tiles are being taken in secret.
ask-pick_first = Which tile first, for { $one } or { $other }?
ask-pick_second = Which tile for { $street }?
ask-pass_tile = Which tile do you pass to the right: { $one }, or { $other }?
ask-pass_tile-none = There is nothing to pass on.
ask-use_tile = Which tile do you use?
ask-choose_row = Which row does the { $citizen } go to?
ask-choose_gain = What do you take?
ask-build = What do you build?
ask-choose_place = Where do you build { FORM($face, "a") }?
ask-choose_payment = What do you pay for { FORM($face, "a") }?
ask-choose_order = Which reward comes first?
ask-choose_step = Which reward of the { $track } track?
ask-send_envoy = Which cell does the envoy go to ({ $colour })?
ask-send_envoy-eagle = Which eagle does the envoy go to?
ask-send_envoy-coloured = Which coloured cell does the envoy go to?
ask-area_bonus = Which area bonus?
ask-area_bonus-second = Which second area bonus?
ask-take_tile = Which tile do you take and use?
ask-upkeep = Pay for { $row }?
ask-over = The game is over.
