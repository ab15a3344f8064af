"""Section 4.5: the senate action."""

from __future__ import annotations

from triumvir.games.trajan import actions as a
from triumvir.testing.positions import gained, play, refused

from .arrange import acting, senate, stacked, started, turn


def test_advance() -> None:
    """T-160 D4: one space forward, and the VP of the space reached."""
    state = acting("senate")
    assert state.legal() == [a.ADVANCE, a.PASS]
    assert gained(state, 0, a.ADVANCE) == 2
    assert state.players[0].senate == 1


def test_from_four_to_five() -> None:
    """E-25: from 4 to 5 scores 5; the first step from the start scores 2."""
    state = senate(started(), (0, 4))
    assert gained(turn(state, "senate"), 0, a.ADVANCE) == 5
    assert gained(acting("senate"), 0, a.ADVANCE) == 2


def test_seven_steps() -> None:
    """E-25 T-162: seven steps score 2 + 3 + ... + 8 = 35; the eighth is refused."""
    state = started()
    assert [gained(turn(state, "senate"), 0, a.ADVANCE) for _ in range(7)] == [2, 3, 4, 5, 6, 7, 8]
    assert state.score_of(0) == 35
    turn(state, "senate")
    assert state.legal() == [a.PASS]
    assert refused(state, a.ADVANCE) == "T-162"


def test_newcomer_lies_on_top() -> None:
    """T-161: the disc goes on top of the discs on that space."""
    state = started()
    for seat in (1, 0, 2):
        play(turn(state, "senate", seat), a.ADVANCE)
    assert stacked(state) == [1, 0, 2]


def test_leaving_a_stack() -> None:
    """T-163: a disc may leave from anywhere; the others keep their order."""
    state = started(4)
    assert stacked(state) == [0, 1, 2, 3]
    play(turn(state, "senate", 1), a.ADVANCE)
    assert stacked(state) == [0, 2, 3, 1]
    play(turn(state, "senate", 0), a.ADVANCE)
    assert stacked(state) == [2, 3, 1, 0]
