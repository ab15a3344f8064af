"""Section 3 and the start of section 4: the frame of a turn, steps and their order."""

from __future__ import annotations

import pytest

from triumvir.games.trajan import actions as a
from triumvir.games.trajan import state as s
from triumvir.testing.positions import choose_first, play, skip_to

from .arrange import (
    TYPES,
    acting,
    at,
    at_slot,
    drop,
    end_round,
    figures,
    give,
    lay_forum,
    no_tiles,
    put_tile,
    senate,
    set_trays,
    stack,
    started,
    tray,
    turn,
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_pass_clockwise(players: int) -> None:
    """T-050: turns pass clockwise without end, also over the ends of rounds and quarters; nobody is skipped."""
    state = started(players)
    active = [state.active]
    turns = 0
    while not state.over:
        before = state.step
        state.apply(choose_first(state))
        if state.step == s.CHOOSE_TRAY and before != s.CHOOSE_TRAY:
            turns += 1
            active.append(state.active)
            assert state.to_act == state.active
    assert active == [i % players for i in range(len(active))]
    assert turns > 16 * players


def test_steps_of_a_turn() -> None:
    """T-051 T-052 T-084: sow and move time, then fulfil, then the action; sowing cannot be declined, the action can."""
    state = started()
    put_tile(no_tiles(state, 0), 0, "I", "worker-1")  # yellow, orange
    set_trays(state, 0, {"V": "yellow blue", "I": "orange"}, rest="III")
    assert state.step == s.CHOOSE_TRAY
    assert a.PASS not in state.legal()
    play(state, tray("V"))
    assert (state.step, state.time) == (s.SOW, 2)
    assert a.PASS not in state.legal()
    play(state, *drop("blue", "yellow"))
    assert state.step == s.TAKE_FIGURES
    play(state, a.ACCEPT)
    assert (state.step, state.action) == (s.ACT, TYPES.index("seaport"))
    assert a.PASS in state.legal()
    play(state, a.PASS)
    assert (state.step, state.to_act) == (s.CHOOSE_TRAY, 1)


def test_four_quarters_of_four_rounds() -> None:
    """T-053: 16 circuits of the time marker make a game; turns per round vary."""
    state = started(4)
    rounds: list[int] = []
    turns = 0
    while not state.over:
        before = (state.step, state.round_over, state.time)
        state.apply(state.legal()[len(rounds) % len(state.legal())])
        if before[0] == s.CHOOSE_TRAY:
            turns += 1
            if state.time < before[2]:
                rounds.append(turns)
                turns = 0
    assert len(rounds) == 16
    assert turns == 0
    assert len(set(rounds)) > 1


def test_time_moves_by_itself() -> None:
    """T-054 T-067: the time marker moves with the choice of the tray, before any marker is dropped; nobody is asked."""
    state = started()
    set_trays(state, 0, {"II": "yellow blue pink"}, rest="V")
    play(state, tray("II"))
    assert state.time == 3
    assert state.to_act == 0
    play(state, *drop("blue", "pink", "yellow"))
    assert state.time == 3


@pytest.mark.parametrize("action_type", TYPES)
def test_action_of_the_target_tray(action_type: str) -> None:
    """T-090 T-091: step 3 offers the action type of the target tray, and it may be declined."""
    state = acting(action_type)
    blocks = {
        "seaport": (a.TAKE, a.CARD),
        "forum": (a.SPACE, a.RECRUIT_LEGIONARY),
        "military": (a.RECRUIT_LEGIONARY, a.ADVANCE),
        "senate": (a.ADVANCE, a.STACK),
        "trajan": (a.STACK, a.SLOT),
        "construction": (a.RECRUIT_WORKER, a.ACCEPT),
    }
    first, stop = blocks[action_type]
    options = state.legal()
    assert options[-1] == a.PASS
    assert options[:-1]
    assert all(first <= option < stop for option in options[:-1])
    before = state.scores()
    play(state, a.PASS)
    assert (state.step, state.to_act, state.scores()) == (s.CHOOSE_TRAY, 1, before)


def test_exactly_one_option() -> None:
    """T-091 D4: after one option of the action the turn is over."""
    state = acting("military")
    play(state, a.RECRUIT_LEGIONARY)
    assert (state.step, state.to_act) == (s.CHOOSE_TRAY, 1)
    assert (state.players[0].camp, state.players[0].supply) == (2, 12)


def test_action_with_and_without_tile() -> None:
    """T-090: the action is the same whether or not a tile was fulfilled."""
    for tile in ("points-6", "points-4"):  # white white is fulfilled, green green is not
        state = no_tiles(started(), 0)
        put_tile(state, 0, "IV", tile)
        set_trays(state, 0, {"III": "white", "IV": "white"}, rest="I")
        play(state, tray("III"), *drop("white"))
        assert state.score_of(0) == (9 if tile == "points-6" else 0)
        assert state.legal() == [a.ADVANCE, a.PASS]


def test_unavailable_actions() -> None:
    """T-092: an action without any option is not available, only passing is left."""
    state = senate(started(), (0, 8))
    assert turn(state, "senate").legal() == [a.PASS]
    state = lay_forum(started(), {})
    assert turn(state, "forum").legal() == [a.PASS]
    state = figures(started(), 0, supply=0, workers=0)
    assert turn(state, "construction").legal() == [a.PASS]
    state = started()
    for numeral, tile in zip(("I", "III", "V"), ("plus2-1", "plus2-2", "plus2-3"), strict=True):
        put_tile(state, 0, numeral, tile)
    assert turn(state, "trajan").legal() == [a.PASS]


def test_time_stands_still_for_other_actions() -> None:
    """T-069: extra actions, first-of-kind actions and Trajan effects never move the time marker."""
    state = give(acting("senate"), 0, "extra_senate")
    assert state.time == 1
    play(state, a.ADVANCE, a.EXTRA + 3, a.ADVANCE)
    assert state.time == 1
    state = no_tiles(started(), 0)
    put_tile(state, 0, "V", "cards-5")  # pink white
    set_trays(state, 0, {"IV": "white", "V": "pink"}, rest="II")
    play(state, tray("IV"), *drop("white"), stack("demand"))
    assert state.time == 1
    assert at_slot(state, 0, "I") is not None


def test_different_numbers_of_turns() -> None:
    """T-053 T-211: a round may end when players have had different numbers of turns; the next player goes on."""
    state = started(3)
    end_round(state, 1)
    assert state.revealed == 1
    assert (state.step, state.to_act, state.active) == (s.CHOOSE_TRAY, 2, 2)


def test_skipping_to_the_end() -> None:
    """T-050 T-245: the game ends only with the last quarter, and then nobody acts."""
    state = skip_to(started(2), lambda position: position.over)
    assert at(state, s.OVER)
    assert state.quarter == 4
    assert (state.to_act, state.legal()) == (-1, [])
