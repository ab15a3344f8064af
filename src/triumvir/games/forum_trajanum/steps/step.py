"""A step: one kind of decision, with all that the rules and a sensible player have to say about it.

A step sets what it asks for next within its area. What follows beyond that it only tells, and `flow` sees to it.
"""

from __future__ import annotations

from typing import Final

from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.forum_trajanum.state import Position

# What follows a decision.
ASKED: Final = 0  # the decision that the step has set; if it has set none, what stands on the agenda
TILES_LAID: Final = 1  # the set-up is complete
COMMITTED: Final = 2
CYCLE_OVER: Final = 3

# How readily a sensible player does something, between 0 and LIKELY.
HARDLY: Final = 0
SELDOM: Final = 1
RATHER_NOT: Final = 3
RATHER: Final = 6


class Step:
    """One kind of decision; `name` is what views call it."""

    name: str = ""

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Write the legal actions in ascending order; return how many."""
        raise NotImplementedError

    def do(self, position: Position, action: i64) -> i64:
        """Carry out a legal action; return what follows."""
        raise NotImplementedError

    def refuse(self, position: Position, action: i64) -> str:
        """The rule that forbids an action that is not legal now."""
        raise NotImplementedError

    def lean(self, position: Position, action: i64) -> i64:
        """How readily a sensible player takes a legal action, from 0 to LIKELY."""
        return LIKELY


class Over(Step):
    """After the end nothing is decided."""

    name = "over"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Nothing."""
        return 0
