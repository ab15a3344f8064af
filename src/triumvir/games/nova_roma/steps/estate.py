"""The estate: placing an artisan, its output, and the effects of the tiles (D-38, D-39, D-41; sections 4.8 and 6)."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.nova_roma.actions import (
    ESTATE_CELLS,
    FOLLOWERS,
    GOODS,
    HIRE,
    PASS,
    PLACE,
)
from triumvir.games.nova_roma.state import (
    EMPTY,
    PRODUCE,
    TILE_BLOCK,
    TILE_CONVERT,
    TILE_INCOME,
    TILE_PLAY,
    TILE_RACE,
    TILE_SAIL,
    Player,
    Position,
)
from triumvir.games.nova_roma.steps.gains import gain, receive
from triumvir.games.nova_roma.steps.step import ASKED, ActionStep
from triumvir.games.nova_roma.tables import (
    ANIMAL,
    ARTISANS,
    CONVERSION,
    ONE_BLOCK,
    ONE_INCOME,
    ONE_PLAY,
    ONE_SAIL,
    PRODUCTION,
    WHEAT,
)

FIRST_ROW: Final = 7  # estate cells; the other rows are three bits further each
FIRST_COLUMN: Final = 73


def tamed(position: Position, player: Player) -> bool:
    """Whether Trivia lets artisans onto animals now (N-157, N-R09, N-R11)."""
    if position.petition and not position.tables.trivia_in_petition:
        return False
    return player.row & ~player.idle & position.tables.tamers != 0


def free_cells(position: Position, player: Player) -> i64:
    """The cells that an artisan may be placed on (N-142, N-157, N-R31)."""
    free = (bit(ESTATE_CELLS) - 1) & ~player.placed
    if tamed(position, player):
        return free
    tables = position.tables
    i: i64
    for i in range(ESTATE_CELLS):
        tile = player.estate[i]
        if tile != EMPTY and tables.tile_kind[tile] == ANIMAL:
            free &= ~bit(i)
    return free


def can_place(position: Position, player: Player) -> bool:
    """Whether an available artisan can be placed."""
    return player.stock[ARTISANS] > 0 and free_cells(position, player) != 0


def can_hire(position: Position, player: Player) -> bool:
    """Whether an artisan can be hired (N-141, N-R17)."""
    return position.artisans > 0 and player.stock[WHEAT] >= position.tables.hire_wheat


def available(position: Position) -> bool:
    """Whether a placement or a hire is possible (N-R04)."""
    player = position.actor()
    return can_place(position, player) or can_hire(position, player)


def begin(position: Position) -> None:
    """As many sub-actions as strength (N-140)."""
    position.left = position.strength
    position.step = PRODUCE


class Produce(ActionStep):
    """D-38: hire an artisan, or place one."""

    name = "produce"

    def is_open(self, position: Position) -> bool:
        """Whether another sub-action is possible."""
        return position.left > 0 and available(position)

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Hire, place, or stop after the first of them (N-140, N-R47)."""
        player = position.actor()
        count: i64 = 0
        if position.did:
            out[0] = PASS
            count = 1
        if can_hire(position, player):
            out[count] = HIRE
            count += 1
        return cells_legal(position, out, count)

    def do(self, position: Position, action: i64) -> i64:
        """One sub-action of Produce."""
        position.left -= 1
        position.did = True
        if action == HIRE:
            player = position.actor()
            player.stock[WHEAT] -= position.tables.hire_wheat
            receive(position, player, ARTISANS, 1)
        else:
            place(position, action - PLACE)
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """Cells that are not free, artisans that are not there, and to stop before the first."""
        if PLACE <= action < PLACE + ESTATE_CELLS:
            return refuse_cell(position, action - PLACE)
        if action == HIRE:
            return "N-R17" if position.artisans == 0 else "N-141"
        return "N-R47" if action == PASS else "N-140"

    def lean(self, position: Position, action: i64) -> i64:
        """Where artisans give most; another one if none is at hand."""
        if action == PASS:
            return 0
        if action == HIRE:
            return 2 if position.player().stock[ARTISANS] > 0 else 6
        return lean_to_cell(position, action - PLACE)


def cells_legal(position: Position, out: vec[i64], count: i64) -> i64:
    """The cells for an available artisan (D-41)."""
    player = position.actor()
    if player.stock[ARTISANS] == 0:
        return count
    free = free_cells(position, player)
    i: i64
    for i in range(ESTATE_CELLS):
        if free >> i & 1:
            out[count] = PLACE + i
            count += 1
    return count


def place(position: Position, cell: i64) -> None:
    """Place an artisan: output of row and column, then the tile (N-143, N-144, N-145)."""
    tables = position.tables
    player = position.actor()
    row: i64 = FIRST_ROW
    column: i64 = FIRST_COLUMN
    in_row = size(player.placed & row << (cell // 3 * 3))
    in_column = size(player.placed & column << (cell % 3))
    receive(position, player, tables.row_output[cell // 3], tables.line_amount + in_row)
    receive(position, player, tables.column_output[cell % 3], tables.line_amount + in_column)
    player.stock[ARTISANS] -= 1
    player.placed |= bit(cell)
    tile = player.estate[cell]
    if tile == EMPTY or player.flipped >> cell & 1:
        return
    kind = tables.tile_kind[tile]
    if kind == PRODUCTION:
        gain(position, position.active, tables.tile_gain[tile])  # N-155
    elif kind == ANIMAL:
        reward_tamer(position, player)
    else:
        position.spot = cell
        position.track = EMPTY
        position.effect = effect_step(kind)
        position.rest = position.left
        position.left = tables.tile_amount[tile]


def reward_tamer(position: Position, player: Player) -> None:
    """Trivia's coin for an artisan on an animal (N-R34)."""
    tables = position.tables
    tamers = player.row & ~player.idle & tables.tamers
    i: i64
    for i in range(FOLLOWERS):
        if tamers >> i & 1:
            gain(position, position.active, tables.follower_gain[i])


# ---------------------------------------------------------------- effects of tiles


def effect_step(kind: i64) -> i64:
    """The decision that a tile asks for."""
    if kind == CONVERSION:
        return TILE_CONVERT
    if kind == ONE_PLAY:
        return TILE_PLAY
    if kind == ONE_SAIL:
        return TILE_SAIL
    if kind == ONE_BLOCK:
        return TILE_BLOCK
    if kind == ONE_INCOME:
        return TILE_INCOME
    return TILE_RACE


def refuse_cell(position: Position, cell: i64) -> str:
    """The rule that forbids to place an artisan on a cell."""
    player = position.actor()
    if player.stock[ARTISANS] == 0:
        return "N-142"
    return "N-R31" if player.placed & bit(cell) else "N-157"


def lean_to_cell(position: Position, cell: i64) -> i64:
    """A cell beside other artisans gives more; goods beyond the limit are lost."""
    tables = position.tables
    player = position.player()
    first_row: i64 = FIRST_ROW
    first_column: i64 = FIRST_COLUMN
    value: i64 = LIKELY // 2
    if player.placed & first_row << (cell // 3 * 3):
        value += 2
    if player.placed & first_column << (cell % 3):
        value += 2
    row = tables.row_output[cell // 3]
    column = tables.column_output[cell % 3]
    if row < GOODS and player.stock[row] + 1 >= tables.max_good:
        value -= 3
    if column < GOODS and player.stock[column] + 1 >= tables.max_good:
        value -= 3
    return max(value, 1)
