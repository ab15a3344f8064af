"""The position: every field of the table and of each player, and how it is copied.

Trays are packed: three bits for each colour count the markers of that colour. Sets of provinces, sites, tiles and
action types are bit sets. Orders of shuffled supplies are never changed in place, so copies share them; nor are
displays, bonus tiles and the tiles of provinces and sites, which change seldom.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from triumvir.engine.native import i64, vec
from triumvir.engine.state import State
from triumvir.games.trajan.actions import KINDS, PROVINCES, SITES, SPACES, STACKS, TRAYS
from triumvir.games.trajan.tables import CARDS, MAT_KINDS, Tables

if TYPE_CHECKING:
    from triumvir.engine.game import Game

EMPTY: Final = -1  # no tile, no card, the camp for a leader, the middle of the circle for an arch
COLOUR_BITS: Final = 3
COLOUR_MASK: Final = 7

# What is to be decided.
PLACE_MARKER: Final = 0
TAKE_CARD: Final = 1
TAKE_TILE: Final = 2
CHOOSE_SLOT: Final = 3
CHOOSE_TRAY: Final = 4
SOW: Final = 5
TAKE_FIGURES: Final = 6
PLACE_PLUS2: Final = 7
ACT: Final = 8
DISCARD_CARD: Final = 9
DISCARD_PILE: Final = 10
LAY_CARD: Final = 11
SHIP_CARD: Final = 12
EXTRA_ACTION: Final = 13
CHOOSE_BONUS: Final = 14
OVER: Final = 15

# Where VP come from.
VP_TRAJAN: Final = 0
VP_SHIPS: Final = 1
VP_PROVINCES: Final = 2
VP_SENATE: Final = 3
VP_BUILDINGS: Final = 4
VP_DEMANDS: Final = 5
VP_CARDS: Final = 6
VP_WORKERS: Final = 7
VP_LEGIONARIES: Final = 8
VP_CIRCLE: Final = 9
VP_SETS: Final = 10
VP_BONUS: Final = 11
VP_SOURCES: Final = 12


class Player:
    """All that one player owns."""

    def __init__(self, source: Player | None = None) -> None:
        if source is not None:
            self.trays: vec[i64] = source.trays[:]
            self.slots: vec[i64] = source.slots[:]
            self.arch: i64 = source.arch
            self.plus2: i64 = source.plus2
            self.supply: i64 = source.supply
            self.workers: i64 = source.workers
            self.camp: i64 = source.camp
            self.leader: i64 = source.leader
            self.provinces: i64 = source.provinces
            self.sites: i64 = source.sites
            self.buildings: i64 = source.buildings
            self.fulfilled: i64 = source.fulfilled
            self.bonus_yellow: i64 = source.bonus_yellow
            self.bonus_gray: i64 = source.bonus_gray
            self.senate: i64 = source.senate
            self.disc: i64 = source.disc
            self.cards: i64 = source.cards
            self.hand: vec[i64] = source.hand[:]
            self.known: vec[i64] = source.known[:]
            self.older: vec[i64] = source.older
            self.shown: vec[i64] = source.shown
            self.display: vec[i64] = source.display
            self.mat: vec[i64] = source.mat[:]
            self.ledger: vec[i64] = source.ledger[:]
            return
        self.trays = vec[i64]([0] * TRAYS)  # packed marker counts
        self.slots = vec[i64]([EMPTY] * TRAYS)  # Trajan tiles at the circle
        self.arch = EMPTY
        self.plus2 = 0  # action types with a +2 marker
        self.supply = 0
        self.workers = 0  # in the worker camp
        self.camp = 0  # legionaries in the military camp
        self.leader = EMPTY
        self.provinces = 0  # with an own legionary
        self.sites = 0  # with an own worker
        self.buildings = 0  # construction tiles
        self.fulfilled = 0  # Trajan tiles kept on the mat
        self.bonus_yellow = 0
        self.bonus_gray = 0
        self.senate = 0
        self.disc = 0  # height of the senate disc: among equal spaces the higher lies on top
        self.cards = 0  # in hand
        self.hand = vec[i64]([0] * KINDS)
        self.known = vec[i64]([0] * KINDS)  # cards that everyone knows to be in this hand
        self.older = vec[i64]([])  # drawn unseen from each face-down pile before the present one, by kind (T-R15)
        self.shown = vec[i64]([])  # cards shown since the first of them was used up, see `steps.cards.turn_up`
        self.display = vec[i64]([0] * KINDS)
        self.mat = vec[i64]([0] * MAT_KINDS)
        self.ledger = vec[i64]([0] * VP_SOURCES)


class Position(State):
    """The table. `to_act` decides; `active` is the player whose turn it is."""

    def __init__(self, game: Game, tables: Tables, seats: i64, source: Position | None = None) -> None:
        super().__init__(game, seats, source)
        self.tables: Tables = tables
        if source is not None:
            self.step: i64 = source.step
            self.start: i64 = source.start
            self.active: i64 = source.active
            self.left: i64 = source.left
            self.chosen: i64 = source.chosen
            self.time: i64 = source.time
            self.round_over: bool = source.round_over
            self.quarter: i64 = source.quarter
            self.revealed: i64 = source.revealed
            self.held: i64 = source.held
            self.tray: i64 = source.tray
            self.action: i64 = source.action
            self.repeat: i64 = source.repeat
            self.granted: bool = source.granted
            self.pending: i64 = source.pending
            self.performed: i64 = source.performed
            self.repeats: i64 = source.repeats
            self.extra: i64 = source.extra
            self.units: i64 = source.units
            self.shipped: i64 = source.shipped
            self.gray_ships: i64 = source.gray_ships
            self.discs: i64 = source.discs
            self.deck_at: i64 = source.deck_at
            self.supply_at: i64 = source.supply_at
            self.extra_at: i64 = source.extra_at
            self.bag_at: i64 = source.bag_at
            self.laid_out: bool = source.laid_out
            self.bonus: vec[i64] = source.bonus
            self.forum: vec[i64] = source.forum[:]
            self.province_tile: vec[i64] = source.province_tile
            self.site_tile: vec[i64] = source.site_tile
            self.stack_at: vec[i64] = source.stack_at[:]
            self.pile: vec[i64] = source.pile[:]
            self.pile_size: vec[i64] = source.pile_size[:]
            self.deck: vec[i64] = source.deck
            self.supply: vec[i64] = source.supply
            self.extras: vec[i64] = source.extras
            self.demands: vec[i64] = source.demands
            self.bag: vec[i64] = source.bag
            self.stacks: vec[i64] = source.stacks
            self.players: list[Player] = [Player(player) for player in source.players]
            return
        self.step = PLACE_MARKER
        self.start = 0  # start player
        self.active = 0
        self.left = 0  # markers, cards or tiles still to be taken at set-up
        self.chosen = EMPTY  # the ship in use, the card to discard or the tile to place
        self.time = 0
        self.round_over = False
        self.quarter = 0
        self.revealed = 0  # demand tiles face up
        self.held = 0  # markers picked up, packed
        self.tray = 0  # where the last marker went
        self.action = 0  # the action type being performed
        self.repeat = 0  # 0 main action, 1 and 2 repeats by an extra action tile
        self.granted = False  # a first-of-kind action
        self.pending = EMPTY  # a first-of-kind action that follows
        self.performed = 0  # action types performed this turn
        self.repeats = 0  # repeats in all by the tile spent
        self.extra = EMPTY  # the action type that the tile spent repeats
        self.units = 0  # cards or pairs in the shipment, cards laid out
        self.shipped = 0  # kinds in the shipment
        self.gray_ships = 0
        self.discs = 0  # the height that the next senate disc gets
        self.deck_at = 0
        self.supply_at = 0
        self.extra_at = 0
        self.bag_at = 0
        self.laid_out = False  # Trajan stacks, bonus tiles and cards are laid out after the markers
        self.bonus = vec[i64]([EMPTY] * 2)
        self.forum = vec[i64]([EMPTY] * SPACES)
        self.province_tile = vec[i64]([EMPTY] * PROVINCES)
        self.site_tile = vec[i64]([EMPTY] * SITES)
        self.stack_at = vec[i64]([0] * STACKS)
        self.pile = vec[i64]([EMPTY] * (2 * CARDS))  # left, then right discard pile
        self.pile_size = vec[i64]([0] * 2)
        self.deck = vec[i64]([])
        self.supply = vec[i64]([])  # forum tiles
        self.extras = vec[i64]([])
        self.demands = vec[i64]([])
        self.bag = vec[i64]([])  # bonus tiles
        self.stacks = vec[i64]([])  # Trajan tiles, nine for each stack
        self.players = [Player() for _ in range(seats)]

    def player(self) -> Player:
        """The player who decides."""
        return self.players[self.to_act]


def next_seat(position: Position, seat: i64) -> i64:
    """The neighbour clockwise."""
    seat += 1
    return 0 if seat == position.seats else seat


def altered(items: vec[i64], at: i64, item: i64) -> vec[i64]:
    """The same with another item in one place, in a list of its own."""
    other = items[:]
    other[at] = item
    return other


def markers(tray: i64, colour: i64) -> i64:
    """How many markers of a colour a packed tray holds."""
    return (tray >> (COLOUR_BITS * colour)) & COLOUR_MASK


def marker(colour: i64) -> i64:
    """One marker of a colour, packed."""
    one: i64 = 1
    return one << (COLOUR_BITS * colour)
