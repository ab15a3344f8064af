"""Section 7: the end of a round."""

from __future__ import annotations

import pytest

from triumvir.games.trajan import actions as a
from triumvir.games.trajan import state as s
from triumvir.testing.positions import play

from .arrange import demand, drop, end_round, give, no_tiles, set_trays, started, tray, turn


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_demand_tile_is_revealed(players: int) -> None:
    """T-210 T-211: at the end of rounds one to three a demand tile is turned up; the next player clockwise goes on."""
    state = started(players)
    for number in (1, 2, 3):
        seat = number % players
        end_round(state, seat)
        assert state.revealed == number
        assert (state.step, state.to_act) == (s.CHOOSE_TRAY, (seat + 1) % players)
        assert state.quarter == 0


def test_surplus_counts() -> None:
    """T-212: the time marker keeps its place beyond the start space."""
    state = no_tiles(started(2), 0)
    set_trays(state, 0, {"I": "white pink blue"}, rest="V")
    state.time = 10
    play(state, tray("I"), *drop("white", "pink", "blue"), a.PASS)
    assert (state.time, state.revealed) == (2, 1)
    play(turn(state, "senate", 1), a.PASS)
    assert (state.time, state.revealed) == (3, 1)


def test_fourth_round() -> None:
    """T-213: with three demand tiles face up none is revealed and the quarter ends."""
    state = demand(started(), "bread games religion")
    end_round(state)
    assert state.step == s.CHOOSE_BONUS
    play(state, a.BONUS)
    assert state.quarter == 1
    assert state.revealed == 0


def test_round_ends_after_the_whole_turn() -> None:
    """T-068 T-R40: extra actions of the turn that ends the round are played first."""
    state = give(started(), 0, "extra_senate")
    state.time = 15
    turn(state, "senate")
    assert (state.time, state.revealed) == (0, 0)
    play(state, a.ADVANCE)
    assert (state.step, state.revealed) == (s.EXTRA_ACTION, 0)
    play(state, extra_senate(), a.ADVANCE)
    assert (state.revealed, state.to_act) == (1, 1)


def extra_senate() -> int:
    return a.EXTRA + 3


def test_round_does_not_end_without_reaching_the_start() -> None:
    """T-068 T-210: a turn short of the start space reveals nothing."""
    state = started()
    state.time = 14
    play(turn(state, "senate"), a.PASS)
    assert (state.time, state.revealed) == (15, 0)
