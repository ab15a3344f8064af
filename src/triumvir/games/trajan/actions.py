"""The action space: what each integer means. Blocks of actions, each opened by its first number."""

from __future__ import annotations

from typing import Final

TRAYS: Final = 6
COLOURS: Final = 6
TYPES: Final = 6  # action types, numbered like the trays: seaport, forum, military, senate, trajan, construction
KINDS: Final = 12  # commodity kinds
SPACES: Final = 15  # forum spaces 0-11, yellow spaces 12-14
PROVINCES: Final = 10
STACKS: Final = 6
SITES: Final = 20
SHIPS: Final = 3

COLOUR: Final = 0  # place or drop a marker of this colour
TRAY: Final = 6  # pick up the markers of this tray
DRAW: Final = 12  # set-up: take the top card of the face-down pile
TAKE: Final = 13  # take the top card of the left or right discard pile
DRAW_TWO: Final = 15
LAY_OUT: Final = 16
SHIP: Final = 17  # like, pairs, unlike
CARD: Final = 20  # a hand card of this kind: to discard, to lay out or to ship
JOKER: Final = 32  # a commodity joker as a card
PAIR: Final = 33  # two hand cards of this kind
PAIR_JOKER: Final = 45  # one hand card of this kind and a joker
PAIR_JOKERS: Final = 57  # two jokers
STOP: Final = 58  # no further card
PILE: Final = 59  # discard onto the left or right pile
SPACE: Final = 61  # take the tile of this forum space
RECRUIT_LEGIONARY: Final = 76
DEPLOY: Final = 77
MOVE: Final = 78  # lead the leader into this province
ADVANCE: Final = 88  # one step in the senate
STACK: Final = 89  # take the top tile of this Trajan stack
SLOT: Final = 95  # set-up: put it at this slot
RECRUIT_WORKER: Final = 101
SITE: Final = 102  # send a worker to this site
ACCEPT: Final = 122
DECLINE: Final = 123
PLUS2: Final = 124  # put the +2 marker on this action type
EXTRA: Final = 130  # spend an extra action tile of this type
EXTRA_JOKER: Final = 136  # spend an action joker as this type
BONUS: Final = 142  # the consul takes the left or right bonus tile
PASS: Final = 144
NUM_ACTIONS: Final = 145
