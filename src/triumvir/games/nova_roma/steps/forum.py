"""The forum: emperor (D-10), patrician (D-21), order of the two actions (D-22), legionnaires (D-28)."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64
from triumvir.games.nova_roma.actions import (
    FORUM,
    SIDE,
)
from triumvir.games.nova_roma.state import EMPTY, Player, Position

ROW_MASK: Final = 15  # the first row; the others are four bits further each
COLUMN_MASK: Final = 4369  # the first column


def line_mask(cell: i64, column: bool) -> i64:
    """The cells of the row or column of a cell."""
    line: i64 = COLUMN_MASK if column else ROW_MASK
    return line << (cell % SIDE) if column else line << (cell // SIDE * SIDE)


def line_action(position: Position, cell: i64, column: bool) -> i64:
    """The action at the end of the row or column of a cell (N-051)."""
    if column:
        return position.forum[SIDE + cell % SIDE]
    return position.forum[cell // SIDE]


def line_strength(position: Position, player: Player, cell: i64, column: bool) -> i64:
    """Own patricians in the line and the emperor, before followers (N-042, N-053, N-054)."""
    mask = line_mask(cell, column)
    strength = size(player.patricians & mask)
    if position.emperor != EMPTY and mask >> position.emperor & 1:
        strength += 1
    return strength


def occupied(position: Position) -> i64:
    """All forum cells with a figure (N-R01)."""
    cells = position.legionnaires
    if position.emperor != EMPTY:
        cells |= bit(position.emperor)
    for player in position.players:
        cells |= player.patricians
    return cells


def needs_legionnaire(position: Position) -> bool:
    """After the first and the second patrician of two players (N-216)."""
    return position.tables.legionnaire_laps & bit(position.lap) != 0 and occupied(position) != bit(FORUM) - 1


def reveal_emperor(position: Position) -> i64:
    """Turn up the next emperor tile; alone the used ones are reshuffled when none is left (N-040, N-197)."""
    if position.emperor_at == len(position.emperors):
        emperors = position.emperors[:]
        position.shuffle(emperors, 0, len(emperors))
        position.emperors = emperors
        position.emperor_at = 0
    tile = position.emperors[position.emperor_at]
    position.emperor_at += 1
    position.reveals += 1
    return tile


def march_in(position: Position) -> None:
    """Alone: two legionnaires before a turn; one that is blocked gives the automa a point (N-195, N-196)."""
    tile = reveal_emperor(position)
    i: i64
    for i in range(2):
        cell = position.tables.shaded_cells[2 * tile + i]
        if occupied(position) & bit(cell):
            position.rival_points += position.tables.ai_blocked
        else:
            position.legionnaires |= bit(cell)
