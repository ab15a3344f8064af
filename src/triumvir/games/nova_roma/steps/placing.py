"""Figures for the forum: emperor (D-10), patrician (D-21) with its two actions (D-22), legionnaires (D-28)."""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.nova_roma.actions import COLUMN_FIRST, EMPEROR, FORUM, LEGIONNAIRE, PATRICIAN, ROW_FIRST
from triumvir.games.nova_roma.state import DECLARE, FIRST_ACTION, Position
from triumvir.games.nova_roma.steps.acting import lean_to
from triumvir.games.nova_roma.steps.forum import line_action, line_strength, needs_legionnaire, occupied
from triumvir.games.nova_roma.steps.step import ASKED, TURN_BEGINS, TURN_OVER, Step
from triumvir.games.nova_roma.tables import PRODUCE_ACTION, TRADE, UPGRADE


class PlaceEmperor(Step):
    """D-10: which of its two cells the emperor takes."""

    name = "place_emperor"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """The two cells of the emperor tile (N-041)."""
        tile = position.emperors[position.emperor_at - 1]
        cells = position.tables.emperor_cells
        low = min(cells[2 * tile], cells[2 * tile + 1])
        out[0] = EMPEROR + low
        out[1] = EMPEROR + cells[2 * tile] + cells[2 * tile + 1] - low
        return 2

    def do(self, position: Position, action: i64) -> i64:
        """The emperor stands; the first turn begins."""
        position.emperor = action - EMPEROR
        return TURN_BEGINS

    def refuse(self, position: Position, action: i64) -> str:
        """All but the two cells of the tile."""
        return "N-041"


class PlacePatrician(Step):
    """D-21: the cell of the patrician."""

    name = "place_patrician"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Every free cell (N-050)."""
        return free_legal(position, PATRICIAN, out)

    def do(self, position: Position, action: i64) -> i64:
        """The patrician of this turn; the order of its actions is asked next."""
        position.cell = action - PATRICIAN
        position.actor().patricians |= bit(position.cell)
        position.step = FIRST_ACTION
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Cells with a figure."""
        if PATRICIAN <= action < PATRICIAN + FORUM:
            return "N-R01" if action - PATRICIAN == position.emperor else "N-050"
        return "N-057"

    def lean(self, position: Position, action: i64) -> i64:
        """A cell by its two actions; cells with two weak ones are left alone."""
        player = position.player()
        cell = action - PATRICIAN
        most = position.tables.max_strength
        row = min(1 + line_strength(position, player, cell, False), most)
        column = min(1 + line_strength(position, player, cell, True), most)
        value = lean_to(position, line_action(position, cell, False), row)
        value += lean_to(position, line_action(position, cell, True), column)
        return max(min(2 * value - LIKELY, LIKELY), 0)


class FirstAction(Step):
    """D-22: which of the two actions comes first."""

    name = "first_action"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Either action first (N-052)."""
        out[0] = ROW_FIRST
        out[1] = COLUMN_FIRST
        return 2

    def do(self, position: Position, action: i64) -> i64:
        """Whether it is performed is asked next."""
        position.column = action == COLUMN_FIRST
        position.second = False
        position.step = DECLARE
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Nothing else is asked now."""
        return "N-052"

    def lean(self, position: Position, action: i64) -> i64:
        """The one that brings the means for the other."""
        column = action != ROW_FIRST
        mine = giving(line_action(position, position.cell, column))
        return 1 if giving(line_action(position, position.cell, not column)) > mine else LIKELY


class PlaceLegionnaire(Step):
    """D-28: the cell of a legionnaire."""

    name = "place_legionnaire"

    def is_open(self, position: Position) -> bool:
        """After the first and the second patrician of two players."""
        return needs_legionnaire(position)

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Every free cell (N-216)."""
        return free_legal(position, LEGIONNAIRE, out)

    def do(self, position: Position, action: i64) -> i64:
        """It stands, and the turn is over."""
        position.legionnaires |= bit(action - LEGIONNAIRE)
        return TURN_OVER

    def refuse(self, position: Position, action: i64) -> str:
        """Cells with a figure."""
        return "N-216"


def free_legal(position: Position, first: i64, out: vec[i64]) -> i64:
    """One action for every free cell (N-050, N-216)."""
    taken = occupied(position)
    count: i64 = 0
    i: i64
    for i in range(FORUM):
        if not taken >> i & 1:
            out[count] = first + i
            count += 1
    return count


def giving(action: i64) -> i64:
    """Actions that bring the means for others come first."""
    if action == PRODUCE_ACTION:
        return 3
    if action == TRADE:
        return 2
    return 1 if action == UPGRADE else 0
