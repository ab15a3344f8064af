"""What may be taken back: the one place that decides it, for play and for whoever wants to know before.

A step back is free until the game itself showed something hidden or random, or another seat acted.
"""

from __future__ import annotations

from collections.abc import Sequence

from triumvir.engine.state import State
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.engine", "refusals")


def refusal(before: State, after: State, seat: int) -> Text | None:
    """None if the seat may take back the one step between two positions, else the reason."""
    if before.to_act != seat:
        return WORDS("another-seat-has-acted")
    if before.reveals != after.reveals:
        return WORDS("something-hidden-or-random")
    return None


def following(state: State, action: int) -> list[State]:
    """The position after a legal action, and those after each step that then leaves the same seat no choice."""
    seat = state.to_act
    after = state.copy()
    after.do(action)
    found = [after]
    while not after.over and after.to_act == seat:
        legal = after.legal()
        if len(legal) > 1:
            break
        after = after.copy()
        after.do(legal[0])
        found.append(after)
    return found


def stays(state: State, line: Sequence[State]) -> Text | None:
    """Why a choice cannot be taken back after all that followed from it by itself; None if it can."""
    seat = int(state.to_act)
    for before, after in zip([state, *line], line, strict=False):
        reason = refusal(before, after, seat)
        if reason is not None:
            return reason
    return None
