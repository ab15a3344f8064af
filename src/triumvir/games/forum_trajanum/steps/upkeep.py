"""End of a cycle: for each row with citizens, pay a coin or not (D-17)."""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.forum_trajanum.actions import LEAVE_ROW, PAY_ROW, ROWS
from triumvir.games.forum_trajanum.state import EMPTY, UPKEEP, Position, left_of
from triumvir.games.forum_trajanum.steps.step import ASKED, CYCLE_OVER, SELDOM, Step
from triumvir.games.forum_trajanum.tables import COIN


def begin_upkeep(position: Position) -> bool:
    """Start with the new start player's top row (F-136); False if nobody has a citizen."""
    position.active = position.start
    position.to_act = position.start
    position.row = EMPTY
    return next_row(position)


def next_row(position: Position) -> bool:
    """Go to the next row with a citizen, seat by seat; False when all are done."""
    row = position.row + 1
    seat = position.to_act
    while True:
        while row < ROWS:
            if position.players[seat].placed & bit(2 * row):
                position.row = row
                position.to_act = seat
                position.step = UPKEEP
                return True
            row += 1
        row = 0
        seat = left_of(position, seat)
        if seat == position.start:
            position.row = EMPTY
            return False


class Upkeep(Step):
    """D-17: whether a row is paid for."""

    name = "upkeep"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Pay if there is a coin, or leave the row."""
        if position.player().stock[COIN] >= position.tables.upkeep:
            out[0] = PAY_ROW
            out[1] = LEAVE_ROW
            return 2
        out[0] = LEAVE_ROW
        return 1

    def do(self, position: Position, action: i64) -> i64:
        """Paid: all citizens of the row are active; not paid: none (F-137, F-R27)."""
        player = position.player()
        both = bit(2 * position.row) | bit(2 * position.row + 1)
        if action == PAY_ROW:
            player.stock[COIN] -= position.tables.upkeep
            player.active |= player.placed & both
        else:
            player.active &= ~both
        return ASKED if next_row(position) else CYCLE_OVER

    def refuse(self, position: Position, action: i64) -> str:
        """To pay without a coin."""
        return "F-136" if action == PAY_ROW else "F-138"

    def lean(self, position: Position, action: i64) -> i64:
        """Citizens that sleep do nothing."""
        return SELDOM if action == LEAVE_ROW else LIKELY
