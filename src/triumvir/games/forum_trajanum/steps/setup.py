"""Set-up: shuffles, the forum, the first citizen of each player (D-01), and the Colonia tiles."""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.rng import SeedStream
from triumvir.games.forum_trajanum.actions import CELLS, COLOURS, DEPTH, RESOURCES, ROW, ROWS
from triumvir.games.forum_trajanum.state import (
    EMPTY,
    FIRST_CITIZEN,
    FORUM_AREAS,
    FORUM_AT,
    FORUM_BESIDE,
    FORUM_COLOUR,
    FORUM_DIAGONAL,
    FORUM_EAGLES,
    PLACES,
    SHIP,
    Position,
    left_of,
)
from triumvir.games.forum_trajanum.steps.step import ASKED, TILES_LAID, Step
from triumvir.games.forum_trajanum.steps.using import place_citizen
from triumvir.games.forum_trajanum.tables import CARDS, CITIZENS, CORNERS, SHUFFLED, STREETS, TRAJAN_CARDS


def numbers(stop: i64) -> vec[i64]:
    """The numbers from 0 to `stop` - 1."""
    items = vec[i64]([0] * stop)
    i: i64
    for i in range(stop):
        items[i] = i
    return items


def deal(position: Position, stream: SeedStream) -> None:
    """Everything before the first decision; all randomness of the game happens here (F-020 to F-032, F-220)."""
    tables = position.tables
    position.start = stream.below(position.seats)  # F-R02
    position.active = position.start
    position.to_act = position.start
    cards = vec[i64]([0] * CARDS)
    i: i64
    for i in range(CARDS):
        cards[i] = i % STREETS
    position.streets = stream.shuffled(cards)  # F-020
    orders = vec[i64]([0] * tables.cycles)
    shuffled = stream.shuffled(numbers(TRAJAN_CARDS))
    for i in range(TRAJAN_CARDS):
        if tables.card_cycle[shuffled[i]] < tables.cycles:
            orders[tables.card_cycle[shuffled[i]]] = shuffled[i]  # F-021: one random card of each cycle
    position.orders = orders
    lay_forum(position, stream)
    for player in position.players:
        player.order = stream.shuffled(shuffled_kinds(position))
        player.corners = stream.shuffled(tables.corner)  # F-R04
        for i in range(RESOURCES):
            player.stock[i] = tables.start_stock[i]  # F-026
        player.offset = tables.start_offset
    position.random = stream.generator()
    position.step = FIRST_CITIZEN


def shuffled_kinds(position: Position) -> vec[i64]:
    """The kinds of a player's tiles without the three citizens set aside (F-028, F-029)."""
    kinds = vec[i64]([0] * SHUFFLED)
    at: i64 = 0
    i: i64
    j: i64
    for i in range(position.tables.kinds):
        count = position.tables.tile_count[i]
        if i < CITIZENS:
            count -= 1
        for j in range(count):
            kinds[at] = i
            at += 1
    return kinds


# ---------------------------------------------------------------- the forum


def lay_forum(position: Position, stream: SeedStream) -> None:
    """Lay the mosaic boards side by side (F-023, F-R07)."""
    tables = position.tables
    boards = tables.board_order
    if tables.shuffle_boards:
        boards = stream.shuffled(boards)
    size = tables.board_columns * DEPTH
    mosaic = vec[i64]([0] * (tables.boards * size))
    i: i64
    j: i64
    for i in range(tables.boards):
        turned = tables.turn_boards and stream.below(2) == 1
        for j in range(size):
            at = size - 1 - j if turned else j
            mosaic[i * size + j] = tables.board_cells[boards[i] * size + at]
    position.mosaic = mosaic
    position.forum = survey(mosaic)


def survey(mosaic: vec[i64]) -> vec[i64]:
    """Colours, eagles, cells around eagles and colour areas of a mosaic, as bit sets (F-012, F-013, F-127)."""
    count: i64 = len(mosaic)
    forum = vec[i64]([0] * (FORUM_AREAS + count))
    i: i64
    c: i64
    for i in range(count):
        forum[FORUM_COLOUR + mosaic[i]] |= bit(i)
    eagles = forum[FORUM_EAGLES]
    for i in range(count):
        if eagles & bit(i):
            continue
        if neighbours(i, count) & eagles:
            forum[FORUM_BESIDE] |= bit(i)
        elif diagonals(i, count) & eagles:
            forum[FORUM_DIAGONAL] |= bit(i)
    areas: i64 = 0
    for c in range(COLOURS):
        forum[FORUM_AT + c] = areas
        left = forum[FORUM_COLOUR + c]
        for i in range(count):
            if left & bit(i):
                area = connected(bit(i), left, count)
                left &= ~area
                forum[FORUM_AREAS + areas] = area
                areas += 1
    forum[FORUM_AT + COLOURS] = areas
    return forum


def neighbours(cell: i64, count: i64) -> i64:
    """The orthogonal neighbours of a forum cell."""
    near: i64 = 0
    if cell % DEPTH > 0:
        near |= bit(cell - 1)
    if cell % DEPTH < DEPTH - 1:
        near |= bit(cell + 1)
    if cell >= DEPTH:
        near |= bit(cell - DEPTH)
    if cell + DEPTH < count:
        near |= bit(cell + DEPTH)
    return near


def diagonals(cell: i64, count: i64) -> i64:
    """The diagonal neighbours of a forum cell."""
    near: i64 = 0
    if cell % DEPTH > 0:
        if cell >= DEPTH:
            near |= bit(cell - DEPTH - 1)
        if cell + DEPTH < count:
            near |= bit(cell + DEPTH - 1)
    if cell % DEPTH < DEPTH - 1:
        if cell >= DEPTH:
            near |= bit(cell - DEPTH + 1)
        if cell + DEPTH < count:
            near |= bit(cell + DEPTH + 1)
    return near


def connected(seed: i64, within: i64, count: i64) -> i64:
    """All cells of a set that are connected with a seed."""
    area = seed
    while True:
        grown = area
        i: i64
        for i in range(count):
            if area & bit(i):
                grown |= neighbours(i, count) & within
        if grown == area:
            return area
        area = grown


# ---------------------------------------------------------------- the first citizen


class FirstCitizen(Step):
    """D-01: the row of the first citizen."""

    name = "first_citizen"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Any row: its type is the citizen placed (F-028, F-R04)."""
        i: i64
        for i in range(ROWS):
            out[i] = ROW + i
        return ROWS

    def do(self, position: Position, action: i64) -> i64:
        """Place the first citizen, active; when all players have done so the tiles are laid (F-033)."""
        place_citizen(position.player(), action - ROW, True)
        position.to_act = left_of(position, position.to_act)
        if position.to_act != position.start:
            position.step = FIRST_CITIZEN
            return ASKED
        seat: i64
        for seat in range(position.seats):
            lay_tiles(position, seat)
        return TILES_LAID

    def refuse(self, position: Position, action: i64) -> str:
        """All that is no row."""
        return "F-028"


def lay_tiles(position: Position, seat: i64) -> None:
    """Two citizens and two tiles on the corners, 28 on the ordinary cells, one on the ship (F-028 to F-031, F-R04)."""
    tables = position.tables
    player = position.players[seat]
    tiles = vec[i64]([EMPTY] * PLACES)
    corner: i64 = 0
    kind: i64
    for kind in range(CITIZENS):
        if not player.placed & tables.type_spaces[kind]:
            tiles[player.corners[corner]] = kind
            corner += 1
        else:
            player.citizen = kind
    drawn: i64 = 0
    while corner < CORNERS:
        tiles[player.corners[corner]] = player.order[drawn]
        corner += 1
        drawn += 1
    cell: i64
    for cell in range(CELLS):
        if tables.ordinary & bit(cell):
            tiles[cell] = player.order[drawn]
            drawn += 1
    tiles[SHIP] = player.order[drawn]
    player.tiles = tiles
    player.covered = tables.ordinary | tables.corners
    player.ship = 1
    player.order = vec[i64]([])
    player.corners = vec[i64]([])
