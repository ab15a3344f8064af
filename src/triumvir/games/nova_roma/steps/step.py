"""A step: one kind of decision, with all that the rules and a sensible player have to say about it.

A step sets what it asks for next within its action. What follows beyond that it only tells, and `flow` sees to it.
"""

from __future__ import annotations

from typing import Final

from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.nova_roma.actions import CLAIM, FOLLOWERS, MOSAIC_CELLS, PASS, USE
from triumvir.games.nova_roma.state import Position

# What follows a decision.
ASKED: Final = 0  # what interrupts, then the step that is set: the next of them with anything to decide
DRAFTING: Final = 1  # the next pick of a draft
DRAFTED: Final = 2  # play begins
PASSED: Final = 3  # the step after this one
ACTION_OVER: Final = 4
TURN_OVER: Final = 5
TURN_BEGINS: Final = 6


class Step:
    """One kind of decision; `name` is what views call it."""

    name: str = ""

    def is_open(self, position: Position) -> bool:
        """Whether there is anything to decide; what is not open is passed over."""
        return True

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Write the legal actions in ascending order; return how many."""
        raise NotImplementedError

    def do(self, position: Position, action: i64) -> i64:
        """Carry out a legal action other than PASS; return what follows."""
        raise NotImplementedError

    def refuse(self, position: Position, action: i64) -> str:
        """The rule that forbids an action that is not legal now."""
        raise NotImplementedError

    def lean(self, position: Position, action: i64) -> i64:
        """How readily a sensible player takes a legal action, from 0 to LIKELY: to pass hardly ever."""
        return 0 if action == PASS else LIKELY


class ActionStep(Step):
    """A step within an action of the forum: claims have to wait, and a petition wakes no followers."""

    def refuse(self, position: Position, action: i64) -> str:
        """What no step of an action allows, then what this one forbids."""
        if CLAIM <= action < CLAIM + MOSAIC_CELLS:
            return "N-R06"
        if USE <= action < USE + FOLLOWERS and position.petition:
            return "N-088"
        return self.forbid(position, action)

    def forbid(self, position: Position, action: i64) -> str:
        """The rule of this step that forbids an action."""
        raise NotImplementedError


class TileStep(Step):
    """The effect of the estate tile at `Position.spot`, which interrupts an action."""


class Over(Step):
    """After the end nothing is decided."""

    name = "over"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Nothing."""
        return 0
