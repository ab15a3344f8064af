"""The position: every field of the table and of each player, and how it is copied.

Sets of cells, citizen spaces, cranes and forum cells are bit sets. The tiles of a Colonia stay written down by the cell
they were laid on, also when they have been taken, so that a tile in hand is the number of its cell. Orders and layouts
are never changed in place, so copies share them; nor are buildings, tiles by kind and ledgers, which change seldom.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.state import State
from triumvir.games.forum_trajanum.actions import CELLS, KINDS
from triumvir.games.forum_trajanum.tables import BUILDINGS, WORKER, Tables

if TYPE_CHECKING:
    from triumvir.engine.game import Game

EMPTY: Final = -1  # no cell, no tile
SHIP: Final = CELLS  # place of the first ship tile in `Player.tiles`
PLACES: Final = CELLS + 1
TRACK: Final = 7  # a marker's step in `Player.stock`, by its grey building
STOCK: Final = 11  # eight resources and the steps of the three markers

# Tiles in hand.
HAND_KEPT: Final = 1
HAND_PASSED: Final = 2  # still in the hand of the receiver

# Where a used tile comes from.
FROM_NOWHERE: Final = 0
FROM_OWN: Final = 1
FROM_RECEIVED: Final = 2
FROM_RESERVE: Final = 3
FROM_COLONIA: Final = 4

# What is to be decided.
FIRST_CITIZEN: Final = 0
PICK_FIRST: Final = 1
PICK_SECOND: Final = 2
PASS_TILE: Final = 3
USE_TILE: Final = 4
CHOOSE_ROW: Final = 5
CHOOSE_GAIN: Final = 6
BUILD: Final = 7
CHOOSE_PLACE: Final = 8
CHOOSE_PAYMENT: Final = 9
CHOOSE_ORDER: Final = 10
SEND_ENVOY: Final = 11
AREA_BONUS: Final = 12
CHOOSE_STEP: Final = 13
TAKE_TILE: Final = 14
UPKEEP: Final = 15
OVER: Final = 16
NEXT: Final = 17  # nothing to decide: the agenda says how to go on; never seen between actions

# Agenda: what follows once the current decision and all it brings are done. Four bits each, the nearest lowest.
AGENDA_BITS: Final = 4
AGENDA_MASK: Final = 15
DUE_NOTHING: Final = 0
DUE_SECOND_TILE: Final = 1  # use the other tile too
DUE_PUT_AWAY: Final = 2  # put unused tiles away: phase 2a is over
DUE_BUILD: Final = 3  # a building action
DUE_END: Final = 4  # the turn is over
DUE_GREY: Final = 5  # the reward of a grey building, four kinds
DUE_COLOURED: Final = 9  # the reward of a coloured building, four colours

# Where an envoy may go: a colour, or one of these.
ENVOY_COLOURED: Final = 4  # any coloured cell
ENVOY_EAGLE: Final = 5

# Places in `Position.forum`, which is derived from the mosaic.
FORUM_COLOUR: Final = 0  # cells of the four colours
FORUM_EAGLES: Final = 4
FORUM_BESIDE: Final = 5  # orthogonally next to an eagle
FORUM_DIAGONAL: Final = 6
FORUM_AT: Final = 7  # where the areas of each colour begin, and the end
FORUM_AREAS: Final = 12

# Where VP come from.
VP_COLUMNS: Final = 0
VP_TRACKS: Final = 1
VP_AREAS: Final = 2
VP_CRANES: Final = 3
VP_ROWS: Final = 4
VP_EAGLES: Final = 5
VP_GROUP: Final = 6
VP_BUILDING_ORDERS: Final = 7
VP_COLLECTION_ORDERS: Final = 8
VP_SOURCES: Final = 9


class Player:
    """All that one player owns."""

    def __init__(self, source: Player | None = None) -> None:
        if source is not None:
            self.covered: i64 = source.covered
            self.spent: i64 = source.spent
            self.placed: i64 = source.placed
            self.active: i64 = source.active
            self.foreign: i64 = source.foreign
            self.ship: i64 = source.ship
            self.envoys: i64 = source.envoys
            self.offset: i64 = source.offset
            self.flipped: bool = source.flipped
            self.committed: bool = source.committed
            self.first: i64 = source.first
            self.second: i64 = source.second
            self.paid: i64 = source.paid
            self.kept: i64 = source.kept
            self.passed: i64 = source.passed
            self.hand: i64 = source.hand
            self.citizen: i64 = source.citizen
            self.stock: vec[i64] = source.stock[:]
            self.built: vec[i64] = source.built
            self.reserve: vec[i64] = source.reserve
            self.shipped: vec[i64] = source.shipped
            self.gone: vec[i64] = source.gone
            self.ledger: vec[i64] = source.ledger
            self.tiles: vec[i64] = source.tiles
            self.order: vec[i64] = source.order
            self.corners: vec[i64] = source.corners
            return
        self.covered = 0  # cells with a tile
        self.spent = 0  # cranes that have scored
        self.placed = 0  # citizen spaces taken, two for each row
        self.active = 0  # those with an active citizen
        self.foreign = 0  # those with a citizen of the left neighbour
        self.ship = 0  # tiles on the ship
        self.envoys = 0  # forum cells
        self.offset = 0
        self.flipped = False  # the prestige slider shows its back
        self.committed = False  # phase 1 is done
        self.first = EMPTY  # cells taken in phase 1; covered until all have committed
        self.second = EMPTY
        self.paid = 0  # tribunes for them
        self.kept = EMPTY  # cells of the tiles of this round
        self.passed = EMPTY
        self.hand = 0
        self.citizen = EMPTY  # kind of the tile that became the first citizen; known when the others are laid
        self.stock = vec[i64]([0] * STOCK)
        self.built = vec[i64]([0] * BUILDINGS)  # cells with each building
        self.reserve = vec[i64]([0] * KINDS)  # in reserve, by kind; see `changed`
        self.shipped = vec[i64]([])  # put on the ship since it was laid out, by kind; envoys come out of them
        self.gone = vec[i64]([])  # reserve tiles used up, by kind; both are empty until there are any
        self.ledger = vec[i64]([0] * VP_SOURCES)  # see `award`
        self.tiles = vec[i64]([EMPTY] * PLACES)  # kinds by cell, and the first ship tile
        self.order = vec[i64]([])  # the shuffled tiles and the corners, until they are laid out
        self.corners = vec[i64]([])


class Position(State):
    """The table. `to_act` decides; `active` is the player whose turn it is."""

    def __init__(self, game: Game, tables: Tables, seats: i64, source: Position | None = None) -> None:
        super().__init__(game, seats, source)
        self.tables: Tables = tables
        if source is not None:
            self.step: i64 = source.step
            self.start: i64 = source.start
            self.active: i64 = source.active
            self.round: i64 = source.round
            self.drawn: i64 = source.drawn
            self.turns: i64 = source.turns
            self.agenda: i64 = source.agenda
            self.card: i64 = source.card
            self.tile: i64 = source.tile
            self.origin: i64 = source.origin
            self.second: i64 = source.second
            self.reserve_tile: i64 = source.reserve_tile
            self.row: i64 = source.row
            self.merchant_swaps: i64 = source.merchant_swaps
            self.worker_swaps: i64 = source.worker_swaps
            self.builder_swaps: i64 = source.builder_swaps
            self.face: i64 = source.face
            self.place: i64 = source.place
            self.track: i64 = source.track
            self.target: i64 = source.target
            self.offer: i64 = source.offer
            self.bonuses: i64 = source.bonuses
            self.bonuses_taken: i64 = source.bonuses_taken
            self.streets: vec[i64] = source.streets
            self.orders: vec[i64] = source.orders
            self.mosaic: vec[i64] = source.mosaic
            self.forum: vec[i64] = source.forum
            self.players: list[Player] = [Player(player) for player in source.players]
            return
        self.step = FIRST_CITIZEN
        self.start = 0  # who has the start figure
        self.active = 0
        self.round = 0  # over all cycles
        self.drawn = 0  # street cards revealed
        self.turns = 0  # turns begun in this round
        self.agenda = 0
        self.card = EMPTY  # the street card that the player in phase 1 has served
        self.tile = EMPTY  # the citizen that looks for a row
        self.origin = FROM_NOWHERE  # where it comes from
        self.second = FROM_NOWHERE  # the tile to be used after the first
        self.reserve_tile = EMPTY
        self.row = EMPTY  # the citizen row of upkeep
        self.merchant_swaps = 0  # exchanges done this turn
        self.worker_swaps = self.builder_swaps = 0
        self.face = EMPTY  # the building face chosen
        self.place = EMPTY  # and its cell, or its pair, turned ones from PAIRS on
        self.track = EMPTY  # the grey building whose track gives a reward
        self.target = EMPTY  # where the envoy may go
        self.offer = 0  # resources to choose from
        self.bonuses = 0  # area bonuses still to take
        self.bonuses_taken = 0
        self.streets = vec[i64]([])  # order of the street cards, all three decks
        self.orders = vec[i64]([])  # the Trajan card of each cycle
        self.mosaic = vec[i64]([])  # colour of each forum cell
        self.forum = vec[i64]([])
        self.players = [Player() for _ in range(seats)]

    def player(self) -> Player:
        """The player who decides."""
        return self.players[self.to_act]


def left_of(position: Position, seat: i64) -> i64:
    """The left neighbour: clockwise, who passes tiles to this seat."""
    seat += 1
    return 0 if seat == position.seats else seat


def right_of(position: Position, seat: i64) -> i64:
    """The right neighbour: who receives tiles from this seat."""
    return position.seats - 1 if seat == 0 else seat - 1


def street_of(position: Position, card: i64) -> i64:
    """The cells of the street that the first or second card of this round calls."""
    return position.tables.street[position.streets[position.round * 2 + card]]


def committing(position: Position) -> bool:
    """Whether phase 1 goes on: all commit in secret."""
    return position.step in (PICK_FIRST, PICK_SECOND, PASS_TILE)


def looks_into(position: Position, seat: i64, hand: i64) -> bool:
    """Whether a seat sees what another holds and chooses in secret: its own, and with open hands everybody's."""
    return seat == hand or position.tables.open_hands


def before_turns(position: Position) -> bool:
    """Whether no turn of this round has begun."""
    return position.step == FIRST_CITIZEN or committing(position)


def turn_begun(position: Position, seat: i64) -> bool:
    """Whether the seat has shown its tiles in this round."""
    return (seat - position.start + position.seats) % position.seats < position.turns


def cycle_of(position: Position) -> i64:
    """The current cycle, from 0."""
    return position.round // position.tables.rounds


def ability(player: Player, row: i64) -> bool:
    """Whether the ability of a row works: its first citizen is active (F-R27)."""
    return player.active & bit(2 * row) != 0


def buildings_of(player: Player) -> i64:
    """All cells with a building."""
    built = player.built
    return built[0] | built[1] | built[2] | built[3] | built[4] | built[5] | built[6] | built[7]


def workers_of(player: Player) -> i64:
    """Workers of all colours."""
    stock = player.stock
    return stock[WORKER] + stock[WORKER + 1] + stock[WORKER + 2] + stock[WORKER + 3]


def occupied(position: Position) -> i64:
    """All forum cells with an envoy."""
    cells: i64 = 0
    for player in position.players:
        cells |= player.envoys
    return cells


def award(player: Player, source: i64, vp: i64) -> None:
    """Give VP, in a ledger of its own."""
    ledger = player.ledger[:]
    ledger[source] += vp
    player.ledger = ledger


def changed(counts: vec[i64], kind: i64, count: i64) -> vec[i64]:
    """Tiles by kind with some more or fewer of one kind, in a list of its own."""
    other = counts[:] if len(counts) > 0 else vec[i64]([0] * KINDS)
    other[kind] += count
    return other


def load_ship(player: Player, kind: i64) -> None:
    """Put a tile on the ship, face down; everybody has seen it (F-076, F-224)."""
    player.ship += 1
    player.shipped = changed(player.shipped, kind, 1)


def push(position: Position, due: i64) -> None:
    """Put something on the agenda, before all that is there."""
    position.agenda = position.agenda << AGENDA_BITS | due


def pop(position: Position) -> i64:
    """Take the next thing from the agenda."""
    due = position.agenda & AGENDA_MASK
    position.agenda >>= AGENDA_BITS
    return due
