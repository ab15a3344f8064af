"""Short words for rules tests of any game: play moves, skip ahead, ask what is refused and what was gained.

A move is an action number or its text in the notation of the game. Every helper that changes a position makes sure that
it is still sound, so a test that arranges nonsense fails where it does so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from triumvir.engine.errors import IllegalAction
from triumvir.engine.game import Game
from triumvir.engine.state import State

Move = int | str
S = TypeVar("S", bound=State)

FAR = 100_000  # more actions than any game has


def number(state: State, move: Move) -> int:
    """The action number of a move."""
    return state.game.parse(move) if isinstance(move, str) else move


def sound(state: S) -> S:
    """The same position; raises AssertionError if an invariant is broken."""
    broken = state.check()
    assert not broken, f"the position is not sound: {broken}"
    return state


def play(state: S, *moves: Move) -> S:
    """Carry out moves in this position; an illegal one raises IllegalAction."""
    for move in moves:
        state.apply(number(state, move))
    return sound(state)


def after(state: S, *moves: Move) -> S:
    """A copy of the position in which the moves are carried out; the position itself stays as it is."""
    following = state.copy()
    assert isinstance(following, type(state))
    return play(following, *moves)


def choose_first(state: State) -> int:
    """The first legal action."""
    return state.legal()[0]


def skip_to(state: S, wanted: Callable[[S], bool], choose: Callable[[State], int] = choose_first) -> S:
    """Let `choose` decide in this position until the predicate holds; raises AssertionError if it never does."""
    for _ in range(FAR):
        if wanted(state):
            return sound(state)
        assert not state.over, "the game ended before the wanted position"
        state.apply(choose(state))
    raise AssertionError("the wanted position was not reached")


def begun(
    game: Game, seed: int, wanted: Callable[[State], bool], choose: Callable[[State], int] = choose_first
) -> State:
    """A game started and played past its set-up, up to the first position for which the predicate holds."""
    return skip_to(game.start(seed), wanted, choose)


def gained(state: State, seat: int, *moves: Move) -> int:
    """Carry out moves in this position; how many VP the seat gained by them."""
    before = state.score_of(seat)
    play(state, *moves)
    return int(state.score_of(seat) - before)


def refused(state: State, move: Move) -> str:
    """The rule that forbids a move; raises AssertionError if it is allowed or if trying it changes anything."""
    action = number(state, move)
    before = state.dump()
    rule = ""
    try:
        state.apply(action)
    except IllegalAction as refusal:
        rule = refusal.rule
    assert rule, f"{state.game.notation(action)} is not refused"
    assert state.dump() == before, "a refused action changed the position"
    return rule
