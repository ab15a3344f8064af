"""The quick set-up: what a table plays for everybody before the first turn, so that the first choice is a real one.

Everybody gets what a sensible player leans to. Where nothing is leaned to more than another, the choices are gone
through in turn, so that hands and markers are mixed, and the seats do not get the same.
"""

from __future__ import annotations

from triumvir.engine.state import State

STRIDE = 5  # from a choice to the next among equals: markers of one colour do not come to lie together


def standard_set_up(start: State) -> list[tuple[int, int]]:
    """Seat and action of every step from a position to the first that is no part of the set-up."""
    state, steps = start.copy(), list[tuple[int, int]]()
    while not state.over and sets_up(state):
        seat = int(state.to_act)
        action = _usual(state.imagine(seat, 1), STRIDE * len(steps) + seat)
        state.do(action)
        steps.append((seat, action))
    return steps


def sets_up(state: State) -> bool:
    """Whether what is being decided belongs to the set-up."""
    return not state.over and state.view(int(state.to_act))["step"] in state.game.set_up_steps


def _usual(guess: State, turn: int) -> int:
    """What is leaned to most, as far as the seat can know; one after the other among equals."""
    legal = guess.legal()
    most = max(guess.leaning(action) for action in legal)
    equals = [action for action in legal if guess.leaning(action) == most]
    return int(equals[turn % len(equals)])
