"""The action space: what each integer means. Blocks of actions, each opened by its first number.

The last block, `BLOCKS`, has one action for every way to lay a building: how many there are depends on the zone maps
and shapes in the box, so the size of the whole space is in the tables.
"""

from __future__ import annotations

from typing import Final

GOODS: Final = 5  # wheat, stone, wood, wine, horse
ACTIONS: Final = 8  # trade, upgrade, petition, recruit, sail, build, race, produce
FORUM: Final = 16  # forum cells, row by row
SIDE: Final = 4  # rows, and columns, of the forum
FOLLOWERS: Final = 40
ESTATE_CELLS: Final = 9
MOSAIC_CELLS: Final = 9
MOSAIC_TILES: Final = 15
SLOTS: Final = 4  # of every offer
SHIPS: Final = 2
ROUTES: Final = 2
TRACKS: Final = 3
ZONES: Final = 3
INCOMES: Final = 2

PASS: Final = 0  # none, stop, go on
PERFORM: Final = 1
FORGO: Final = 2
SPEND_WINE: Final = 3
CLAIM_MARKER: Final = 4  # the first-player marker
PAY_ARTISAN: Final = 5  # for one more space in the hippodrome
HIRE: Final = 6
CONVERT: Final = 7
TAKE_MARKER: Final = 8  # at a golden wheel
TAKE_INFLUENCE: Final = 9
ROW_FIRST: Final = 10
COLUMN_FIRST: Final = 11
EMPEROR: Final = 12  # put the emperor on this forum cell
CLAIM: Final = 28  # the achievement on this mosaic cell
PATRICIAN: Final = 37  # put a patrician on this forum cell
BUY: Final = 53  # this good for a coin
GOOD: Final = 58  # take this good
ESTATE: Final = 63  # take the estate tile of this slot; the last one is the special tile
LAY: Final = 68  # put the estate tile on this cell
PLACE: Final = 77  # put an artisan on this cell
PAY: Final = 86  # this much influence for a petition
ACTION: Final = 90  # petition for this action
DRAW: Final = 98  # the follower of this slot; the last one is the deck
SHIPPING: Final = 103  # the shipping contract of this slot
BUILDING: Final = 107  # the building contract of this slot
SAIL: Final = 111  # ship 0 on route 0, on route 1, ship 1 on route 0, on route 1
TRACK: Final = 115  # one space on this track
INCOME: Final = 118  # what the first or the second income tile shows
LEGIONNAIRE: Final = 120  # put a legionnaire on this forum cell
TILE: Final = 136  # draft this mosaic tile
PICK: Final = 151  # draft this follower
KEEP: Final = 191
DISCARD: Final = 231
PLAY: Final = 271
DROP: Final = 311  # out of the row
USE: Final = 351
BLOCKS: Final = 391  # lay blocks: one action for every place of every building
