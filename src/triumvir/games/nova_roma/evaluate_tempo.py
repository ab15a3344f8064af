"""How the turns left shape the judgement: towards the end hopes turn into points."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import size
from triumvir.engine.native import i64
from triumvir.games.nova_roma.state import Player, Position

LATE: Final = 8  # turns before the end over which blocks and what is left over turn from hopes into points


def turns_left(position: Position, player: Player) -> i64:
    """Turns that a player has not begun yet."""
    tables = position.tables
    return (tables.rounds - position.round) * tables.laps - size(player.patricians)
