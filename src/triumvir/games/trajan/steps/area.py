"""An area of the board: one of the six types of action, with all that the rules and a sensible player say about it."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.trajan.state import Position


class Area:
    """What can be done in an area by the player to act."""

    def options(self, position: Position, out: vec[i64], count: i64) -> i64:
        """Write the options in ascending order from `count` on; return the new count."""
        raise NotImplementedError

    def available(self, position: Position) -> bool:
        """Whether any option can be carried out."""
        raise NotImplementedError

    def perform(self, position: Position, action: i64) -> bool:
        """Carry out an option; True if the action is complete, False if it asks for more."""
        raise NotImplementedError

    def refuse(self, position: Position, action: i64) -> str:
        """The rule that forbids an action that is not an option here."""
        raise NotImplementedError

    def lean(self, position: Position, action: i64) -> i64:
        """How readily a sensible player takes an option, from 0 to LIKELY."""
        return LIKELY
