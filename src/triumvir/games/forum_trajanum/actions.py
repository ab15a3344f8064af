"""The action space: what each integer means. Blocks of actions, each opened by its first number."""

from __future__ import annotations

from typing import Final

SIDE: Final = 6  # rows and columns of a Colonia
CELLS: Final = 36  # Colonia cells, row by row
ROWS: Final = 6
COLOURS: Final = 4  # red, yellow, green, blue
GREYS: Final = 4  # victory column, library, basilica, market
RESOURCES: Final = 8  # builder, four workers, assistant, coin, tribune
KINDS: Final = 31  # kinds of Colonia tiles at most: three citizens, then those with resources
FACES: Final = 16  # single grey, single coloured, mixed (by its grey building), twice one colour
MIXED: Final = 8  # the first mixed face
SAME: Final = 12  # the first face with one colour twice
PAIRS: Final = 60  # neighbouring Colonia cells: 30 side by side, then 30 one above the other
ROW_PAIRS: Final = 30
PAYMENTS: Final = 77  # distinct payments of all faces together, listed by `payments.py`
FORUM: Final = 60  # forum cells, column by column, four to a column
DEPTH: Final = 4  # forum rows
SWAPS: Final = 6  # coin for tribune, coin for assistant, tribune for coin, and so on
BONUSES: Final = 5  # area bonuses: tribune, assistant, coin, upgrade, VP
TRACK_STEPS: Final = 4

ROW: Final = 0  # place a citizen in this row
TAKE: Final = 6  # take the tile of this cell for the first or the second street card
SKIP: Final = 78  # take no tile for the first or the second street card
PASS_ON: Final = 80  # pass the tile taken first or second to the right
KEEP: Final = 82  # nothing to pass
USE_OWN: Final = 83
USE_RECEIVED: Final = 84
OWN_RECEIVED: Final = 85  # pay tribunes and use both, the own tile first
RECEIVED_OWN: Final = 86
USE_NONE: Final = 87
RESERVE: Final = 88  # use a reserve tile of this kind
OWN_RESERVE: Final = 119  # pay tribunes and use both, the own tile first
RESERVE_OWN: Final = 150
GAIN: Final = 181  # take one of this resource
SWAP: Final = 189  # Merchant II: coin, tribune or assistant for another of the three
RECRUIT: Final = 195  # Craftsman I: an assistant becomes a worker of this colour
HIRE: Final = 199  # Craftsman II: an assistant becomes a builder
FACE: Final = 200  # build this face
NO_BUILD: Final = 216
CELL: Final = 217  # build on this cell, or take the tile of this cell
PAIR: Final = 253  # build on these two cells, the grey building on the first
TURNED: Final = 313  # the grey building on the second
PAY: Final = 373  # with this payment
GREY_FIRST: Final = 450  # order of two rewards
COLOUR_FIRST: Final = 451
ENVOY: Final = 452  # send an envoy to this forum cell
DECLINE: Final = 512
BONUS: Final = 513  # take this area bonus
STEP: Final = 518  # take the reward of this step of a track
PAY_ROW: Final = 522  # upkeep
LEAVE_ROW: Final = 523
NUM_ACTIONS: Final = 524
