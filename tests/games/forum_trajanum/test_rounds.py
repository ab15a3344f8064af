"""Sections 3 and 9: cycles, rounds, and how they end."""

from __future__ import annotations

import pytest

from triumvir.games.forum_trajanum import state as s
from triumvir.games.forum_trajanum.play import ForumState
from triumvir.testing.positions import play, skip_to

from .arrange import at_build, fresh, loaded, moves, seed_for, started, to_upkeep


def last_legal(state: object) -> int:
    assert isinstance(state, ForumState)
    return state.legal()[-1]


def next_round(state: ForumState) -> ForumState:
    """Play on to the first commit of the next round, or to upkeep."""
    now = state.round
    return skip_to(state, lambda at: at.round != now or at.step in (s.UPKEEP, s.OVER), last_legal)


def test_three_cycles_of_four_rounds() -> None:
    """F-040 F-134 F-138 F-044: twelve rounds, upkeep after each fourth, and every street is called exactly twice."""
    state = started(3)
    rounds, upkeeps, called = [], [], []
    while not state.over:
        if state.step == s.PICK_FIRST and (not rounds or rounds[-1] != state.round):
            rounds.append(state.round)
            called += state.view(None)["streets"]
        if state.step == s.UPKEEP and (not upkeeps or upkeeps[-1] != state.round):
            upkeeps.append(state.round)
        state.apply(state.legal()[-1])
    assert rounds == list(range(12))
    assert upkeeps == [3, 7, 11]
    assert sorted(called) == sorted(loaded(3).names.streets * 2)


@pytest.mark.parametrize(("cycle", "worth"), [(1, 3), (2, 2), (3, 1)])
def test_column_fragments(cycle: int, worth: int) -> None:
    """F-041 F-022: the top fragment is worth 3, 2, 1 in cycles I, II, III."""
    state = at_build(builder=1)
    state.round = 4 * cycle - 4
    state.drawn = 2 * (state.round + 1)
    assert state.view(0)["fragment"] == worth
    play(state, "build victory_column", "c21", "pay m")
    assert state.score_of(0) == worth


def test_two_cards_for_all() -> None:
    """F-042: two cards are revealed at the start of each round and hold for all players."""
    state = started(3)
    first = [state.view(seat)["streets"] for seat in range(3)]
    assert first[0] == first[1] == first[2]
    assert len(first[0]) == 2
    assert first[0] == [loaded(3).names.streets[street] for street in state.streets[:2]]
    next_round(state)
    assert state.drawn == 4
    assert state.view(0)["streets"] == [loaded(3).names.streets[street] for street in state.streets[2:4]]
    assert state.view(0)["called"] == first[0]


def test_phases_of_a_round() -> None:
    """F-043: phase 1 for all players, then one turn each, phase 2a before 2b."""
    state = started(3)
    log = []
    while state.round == 0 and state.step != s.UPKEEP:
        if state.step in (s.PICK_FIRST, s.USE_TILE, s.BUILD):
            log.append((state.step, state.to_act))
        state.apply(state.legal()[-1])
    assert log == [(s.PICK_FIRST, seat) for seat in range(3)] + [
        (step, seat) for seat in range(3) for step in (s.USE_TILE, s.BUILD)
    ]


def test_start_figure_goes_right() -> None:
    """E-02 F-133 F-132 F-R01: 4 players, start seat 0: turn order of rounds 1-5 is 0123, 3012, 2301, 1230, 0123."""
    state = started(4)
    orders: list[list[int]] = [[]]
    while len(orders) < 6:
        if state.step == s.USE_TILE and state.to_act not in orders[-1]:
            orders[-1].append(state.to_act)
        before = state.round
        state.apply(state.legal()[-1])
        if state.round != before:
            orders.append([])
    assert orders[:5] == [[0, 1, 2, 3], [3, 0, 1, 2], [2, 3, 0, 1], [1, 2, 3, 0], [0, 1, 2, 3]]


def test_passing_goes_right() -> None:
    """E-02 F-056 F-057 F-058: tiles go 0 to 3, 1 to 0, 2 to 1, 3 to 2; with two players the two swap."""
    for players in (2, 3, 4):
        state = started(players)
        while state.step != s.USE_TILE:
            state.apply(state.legal()[0])
        for receiver in range(players):
            giver = state.players[(receiver + 1) % players]
            tile = loaded(players).names.tiles[giver.tiles[giver.passed]]
            assert state.view(receiver)["players"][(receiver + 1) % players]["passed"] == tile


def test_upkeep_comes_after_the_figure_has_moved() -> None:
    """F-133 F-134 D-17: upkeep begins with the new start player."""
    state = to_upkeep(at_build(rows={1: "A"}))
    assert (state.start, state.to_act) == (0, 0)
    assert moves(state) == ["leave row"]


def test_end() -> None:
    """F-170 F-172: after the third scoring the game is over, and nothing is scored beyond it."""
    state = fresh(2, seed_for(2))
    while not state.over:
        before, step = state.scores(), state.step
        state.apply(state.legal()[-1])
    assert step == s.UPKEEP
    assert state.legal() == []
    assert len(before) == 2
    refusal = state.why_not(0)
    assert refusal is not None
    assert refusal.rule == "F-170"
