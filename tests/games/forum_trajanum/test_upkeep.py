"""Section 10: upkeep at the end of a cycle."""

from __future__ import annotations

import pytest

from triumvir.engine.state import vector
from triumvir.games.forum_trajanum import state as s
from triumvir.games.forum_trajanum.play import ForumState
from triumvir.testing.positions import play, refused, skip_to

from .arrange import at_build, citizens, held, ledger, moves, people, stock, to_upkeep


def upkeep(rows: dict[int, str], coins: int, cycle: int = 1) -> ForumState:
    return to_upkeep(at_build(rows=rows, coin=coins), cycle)


def test_pay_or_not() -> None:
    """F-136 D-17: one coin for each row with a citizen, top to bottom, row by row."""
    state = upkeep({1: "A", 4: "AA"}, 2)
    rows = []
    while state.to_act == 0:
        assert moves(state) == ["pay row", "leave row"]
        rows.append(state.row + 1)
        play(state, "pay row")
    assert rows == [1, 4]
    assert held(state) == {}


def test_example() -> None:
    """E-22 F-137: rows 1 (A), 3 (AA), 5 (I) and 2 coins: paying 3 and 5 leaves row 1 inactive, 0 coins, 3 active."""
    state = upkeep({1: "A", 3: "AA", 5: "I"}, 2)
    play(state, "leave row", "pay row", "pay row")
    assert people(state) == {1: "I", 3: "AA", 5: "A"}
    assert held(state) == {}
    assert bin(state.players[0].active).count("1") == 3


def test_mixed_row() -> None:
    """F-R27 F-215: one coin makes both citizens of a row active; not paid, both are inactive; no bonus is repeated."""
    paid = play(upkeep({6: "IA"}, 1), "pay row")
    assert people(paid) == {6: "AA"}
    assert held(paid) == {}
    assert people(play(upkeep({6: "IA"}, 1), "leave row")) == {6: "II"}
    assert people(play(upkeep({6: "II"}, 1), "pay row")) == {6: "AA"}


def test_no_coins() -> None:
    """F-212 D-17: without coins a player loses nothing but activity."""
    state = upkeep({2: "AA", 5: "A"}, 0)
    assert moves(state) == ["leave row"]
    assert refused(state, "pay row") == "F-136"
    play(state, "leave row", "leave row")
    assert people(state) == {2: "II", 5: "I"}


@pytest.mark.parametrize("cycle", [1, 2, 3])
def test_before_each_scoring(cycle: int) -> None:
    """F-138 F-145: upkeep comes before the scoring of all three cycles, and the scoring counts what is active then."""
    state = at_build(rows={1: "A"}, coin=0)
    state.players[0].built = vector([1 << 2] + [0] * 7)
    state.players[0].covered &= ~(1 << 2)
    citizens(state, 0, {1: "A"})
    to_upkeep(state, cycle)
    play(state, "leave row")
    skip_to(state, lambda at: at.step != s.UPKEEP, lambda at: at.legal()[-1])
    assert ledger(state)["rows"] == 1  # one kind times 1, as row 1 is not active any more


def test_seats_in_order() -> None:
    """D-17 F-136: all players, in seat order from the new start player; nothing else is decided."""
    state = upkeep({1: "A"}, 1)
    citizens(state, 1, {3: "A"})
    stock(state, 1, coin=1)
    assert refused(state, "no build") == "F-138"
    play(state, "pay row")
    assert (state.to_act, state.row) == (1, 2)
    play(state, "pay row")
    assert state.step == s.PICK_FIRST


def test_slider_stays_turned() -> None:
    """F-R28 F-168: the flip stays in force while Merchant I is inactive, and so do the cypress moves."""
    state = upkeep({3: "A"}, 0)
    play(state, "leave row")
    assert people(state) == {3: "I"}
    assert state.players[0].flipped
