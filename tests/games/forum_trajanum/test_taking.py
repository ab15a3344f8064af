"""Section 4: phase 1, and its special cases."""

from __future__ import annotations

import pytest

from triumvir.games.forum_trajanum import state as s
from triumvir.games.forum_trajanum.play import ForumState
from triumvir.testing.positions import after, play, refused

from .arrange import call, cells, commit, held, kind, lay, listed, moves, only_covered, started, stock


def taking(one: str = "R1", other: str = "C3", tribune: int = 0, covered: str | None = None) -> ForumState:
    """Seat 0 of two is about to take tiles for these cards."""
    state = call(started(), one, other)
    if covered is not None:
        only_covered(state, 0, covered)
    return stock(state, 0, tribune=tribune)


def finish(state: ForumState, *more: str) -> ForumState:
    """Play these moves, then let seat 1 commit too."""
    play(state, *more)
    return commit(state, "21", "22")


def test_one_tile_of_each_street() -> None:
    """F-050 F-R08 D-02 D-03: one covered tile from each called street, the cards in any order."""
    state = taking("R1", "C3")
    row = [f"1:1{col}" for col in range(1, 7)]
    column = [f"2:{r}3" for r in (1, 3, 4, 5, 6)]  # 23 is a temple
    assert moves(state) == row + column
    assert moves(after(state, "1:14")) == column
    assert moves(after(state, "2:53")) == row
    assert refused(after(state, "2:53"), "2:63") == "F-050"


def test_same_symbol() -> None:
    """F-051 D-02: two cards of one symbol: both tiles from that street; only one card is offered first."""
    state = taking("R2", "R2")
    assert moves(state) == [f"1:2{col}" for col in (1, 2, 4, 5, 6)]
    assert refused(state, "2:21") == "F-051"
    play(state, "1:24")
    assert moves(state) == [f"2:2{col}" for col in (1, 2, 5, 6)]


def test_first_tile_is_seen_before_the_second() -> None:
    """F-052: the player looks at the first tile before choosing the second."""
    state = lay(taking(), 0, "12", "w_gg")
    play(state, "1:12")
    assert state.view(0)["players"][0]["commit"]["first"] == {"cell": 1, "tile": "w_gg"}
    assert state.step == s.PICK_SECOND


def test_tribune_for_any_tile() -> None:
    """F-053: for each card a tribune buys any covered tile instead; a cell of the street costs nothing (F-R09)."""
    state = taking("R1", "C3", tribune=1)
    assert len(moves(state)) == 64  # 32 covered cells for each card
    play(state, "1:66")
    assert state.players[0].paid == 1
    assert moves(state) == [f"2:{r}3" for r in (1, 3, 4, 5, 6)]  # no second tribune
    assert refused(state, "2:62") == "F-053"
    free = play(taking("R1", "C3", tribune=1), "1:12")
    assert free.players[0].paid == 0
    assert len(moves(free)) == 31


def test_two_tribunes() -> None:
    """F-053 F-057: both tiles from anywhere for two tribunes, given up when all have committed."""
    state = taking("R1", "C3", tribune=3)
    play(state, "1:66", "2:65", "pass1")
    assert held(state) == {"tribune": 3}
    commit(state, "21", "22")
    assert held(state) == {"tribune": 1}


def test_taken_tiles_uncover_their_cells() -> None:
    """F-054: two different cells are uncovered, when all have committed."""
    state = taking("R1", "C3")
    play(state, "1:13")
    assert refused(state, "2:13") == "F-054"
    play(state, "2:53", "pass2")
    assert cells("13 53") & ~state.players[0].covered == 0
    commit(state, "21", "22")
    assert cells("13 53") & state.players[0].covered == 0
    assert len(listed(state.players[0].covered)) == 30


def test_crane_is_uncovered() -> None:
    """F-055 E-08: a corner in both streets serves one card, leaves the rest for the other, and shows its crane."""
    state = taking("R1", "C1")
    play(state, "1:11")
    assert moves(state) == ["2:21", "2:31", "2:41", "2:51", "2:61"]
    finish(state, "2:31", "pass1")
    assert state.view(None)["players"][0]["cells"][0] == {"kind": "crane", "id": "red", "spent": False}


@pytest.mark.parametrize(("passing", "kept", "passed"), [("pass1", "53", "12"), ("pass2", "12", "53")])
def test_one_tile_is_passed(passing: str, kept: str, passed: str) -> None:
    """F-056 D-04: exactly one of the two tiles is passed, the other kept."""
    state = taking("R1", "C3")
    play(state, "1:12", "2:53")
    assert moves(state) == ["pass1", "pass2"]
    assert refused(state, "keep") == "F-056"
    finish(state, passing)
    player = state.players[0]
    assert (listed(1 << player.kept), listed(1 << player.passed)) == ([kept], [passed])


def test_received_only_after_all_have_decided() -> None:
    """F-057 F-062 F-059: nobody sees a passed tile before the last commit; then the receiver sees it, nobody else."""
    state = lay(call(started(3), "R1", "C3"), 0, "12", "w_gg")
    play(state, "1:12", "2:53", "pass1")
    assert state.view(2)["players"][0]["passed"] is None
    commit(state, "21", "22")
    commit(state, "21", "22")
    assert state.view(2)["players"][0]["passed"] == "w_gg"  # seat 2 sits to the right of seat 0
    assert state.view(1)["players"][0]["passed"] == "hidden"
    assert state.view(0)["players"][0]["passed"] == "w_gg"


def test_empty_street_for_a_tribune() -> None:
    """F-060 E-09: a tribune for the empty street buys any tile; then everything goes on normally."""
    state = taking("R1", "C3", tribune=1, covered="12 22 33")
    only_covered(state, 0, "12 22")
    play(state, "1:12", "2:22")
    assert moves(state) == ["pass1", "pass2"]


def test_empty_street_without_a_tribune() -> None:
    """F-061 F-062 E-09: no tribune and one street empty: one tile, kept, or none at all; nothing is passed."""
    state = taking("R1", "C3", covered="12 22")
    assert moves(state) == ["1:12", "2:none"]
    one = after(state, "1:12")
    assert moves(one) == ["2:none"]
    assert moves(after(one, "2:none")) == ["keep"]
    finish(one, "2:none", "keep")
    assert (one.players[0].kept, one.players[0].passed) == (1, s.EMPTY)
    none = after(state, "2:none")
    assert moves(none) == ["1:12", "1:none"]
    finish(none, "1:none", "keep")
    assert (none.players[0].kept, none.players[0].passed) == (s.EMPTY, s.EMPTY)


def test_by_choice_without_a_tribune() -> None:
    """F-061 F-053: with a tribune the empty card may be skipped too, and the tribune used for the other card."""
    state = taking("R1", "C3", tribune=1, covered="12 22")
    play(state, "2:none")
    assert moves(state) == ["1:12", "1:22", "1:none"]
    finish(state, "1:22", "keep")
    assert held(state) == {}
    assert listed(state.players[0].covered) == ["12"]


def test_no_skipping_of_a_full_street() -> None:
    """F-R09: a card is skipped only if its street is empty at that moment, or the other was skipped for that reason."""
    state = taking("R1", "C3")
    assert refused(state, "1:none") == "F-R09"
    assert refused(after(state, "1:12"), "2:none") == "F-R09"


def test_taking_the_crossing_may_empty_a_street() -> None:
    """F-R09 F-201: judged when its card is served: the crossing tile serves one card and may empty the other street."""
    state = taking("R1", "C3", covered="12 13 66")
    assert moves(state) == ["1:12", "1:13", "2:13"]
    assert moves(after(state, "1:13")) == ["2:none"]
    assert moves(after(state, "1:12")) == ["2:13"]
    only = taking("R1", "C3", covered="13 66")
    assert moves(after(only, "1:13")) == ["2:none"]
    assert moves(after(only, "2:13")) == ["1:none"]


def test_both_streets_empty() -> None:
    """F-065 E-28: both streets empty, 1 tribune: one tile from anywhere, kept, or none; with two tribunes two tiles."""
    state = taking("R1", "C3", tribune=1, covered="22 66")
    assert moves(state) == ["1:22", "1:66", "2:22", "2:66", "1:none", "2:none"]
    one = finish(after(state, "1:66"), "2:none", "keep")
    assert held(one) == {}
    assert (listed(one.players[0].covered), one.players[0].passed) == (["22"], s.EMPTY)
    none = finish(after(state, "1:none"), "2:none", "keep")
    assert held(none) == {"tribune": 1}
    assert none.players[0].kept == s.EMPTY
    two = after(stock(state, 0, tribune=2), "1:66", "2:22")
    assert moves(two) == ["pass1", "pass2"]


def test_same_symbol_one_tile_left() -> None:
    """F-200: both cards the same, one tile left: one normal take, then the street is empty for the second."""
    state = taking("R1", "R1", covered="14 66")
    assert moves(state) == ["1:14"]
    assert moves(after(state, "1:14")) == ["2:none"]
    rich = taking("R1", "R1", tribune=1, covered="14 66")
    assert moves(after(rich, "1:14")) == ["2:66", "2:none"]


def test_same_symbol_and_a_tribune() -> None:
    """F-216: a tribune given for one card, the other still takes from the street, in either order."""
    state = taking("R1", "R1", tribune=1, covered="14 15 66")
    assert moves(after(state, "1:66")) == ["2:14", "2:15"]
    assert moves(after(state, "1:14")) == ["2:15", "2:66"]


def test_empty_colonia() -> None:
    """F-202: nothing covered: the player takes nothing and passes nothing, tribunes or not."""
    state = taking("R1", "C3", tribune=2, covered="")
    assert moves(state) == ["1:none", "2:none"]
    play(state, "1:none")
    assert moves(state) == ["2:none"]
    finish(state, "2:none", "keep")
    assert held(state) == {"tribune": 2}
    assert moves(state) == ["use received"]


def test_every_commit_takes_three_decisions() -> None:
    """F-R35 D-02 D-03 D-04: the number of decisions tells nothing: two picks and a pass, with or without tiles."""
    for covered in ("", "12", "12 33"):
        state = taking("R1", "C3", covered=covered)
        steps = []
        while state.to_act == 0:
            steps.append(state.step)
            state.apply(state.legal()[-1])
        assert steps == [s.PICK_FIRST, s.PICK_SECOND, s.PASS_TILE]


def test_passed_tile_ends_with_the_receiver() -> None:
    """F-210: the passed tile never reaches the own ship: it ends in the receiver's reserve or rows."""
    state = lay(call(started(), "R1", "C3"), 0, "12", "w_gg")
    finish(state, "1:12", "2:53", "pass1")
    while state.to_act == 0:
        state.apply(state.legal()[-1])
    ship = state.players[0].ship
    while state.step != s.PICK_FIRST:
        state.apply(state.legal()[-1])
    assert state.players[1].reserve[kind(state, "w_gg")] == 1
    assert state.players[0].ship == ship == 2
