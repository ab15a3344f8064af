"""Sections 5 and 13: phase 2a, citizens and their bonuses."""

from __future__ import annotations

import pytest

from triumvir.games.forum_trajanum import state as s
from triumvir.games.forum_trajanum.play import ForumState
from triumvir.testing.positions import after, play, refused

from .arrange import (
    at_build,
    citizens,
    commit,
    envoys,
    held,
    moves,
    people,
    prestige,
    reserve,
    reserved,
    ship,
    started,
    stock,
    turn,
)


def test_tiles_are_shown_in_the_turn() -> None:
    """F-070 F-059: both tiles are open at the start of the turn; later players keep theirs hidden."""
    state = turn(3, own="coins", received="tribunes")
    for seat in (None, 0, 1, 2):
        view = state.view(seat)["players"]
        assert view[0]["kept"] == "coins"
        assert view[1]["passed"] == "tribunes"
        assert view[2]["kept"] == ("hidden" if seat != 2 else state.view(2)["players"][2]["kept"])
    assert state.view(1)["players"][2]["kept"] == "hidden"


def test_exactly_one_tile() -> None:
    """F-071 F-R11 D-05: without two tribunes exactly one of the two is used, and one must be."""
    state = turn(tribunes=1)
    assert moves(state) == ["use own", "use received"]
    assert refused(state, "use none") == "F-R11"
    play(state, "use own")
    assert held(state) == {"coin": 2, "tribune": 1}
    assert state.step == s.BUILD


def test_both_for_two_tribunes() -> None:
    """F-072 E-10 F-R13: two tribunes owned before buy both uses, in either order; gained ones do not."""
    assert refused(turn(tribunes=1), "use own+received") == "F-072"
    state = turn(tribunes=2)
    assert moves(state) == ["use own", "use received", "use own+received", "use received+own"]
    play(state, "use own+received")
    assert held(state) == {"coin": 2, "tribune": 2}  # both paid, two gained
    gained = turn(tribunes=1)
    play(gained, "use received")
    assert held(gained) == {"tribune": 3}
    assert gained.step == s.BUILD  # E-10: the second tile cannot be used this turn


@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        ("w_rr", {"red": 2}),
        ("w_yb", {"yellow": 1, "blue": 1}),
        ("builder", {"builder": 1}),
        ("assistants", {"assistant": 2}),
        ("coin_tribune", {"coin": 1, "tribune": 1}),
        ("upgrade_coin", {"coin": 1}),
    ],
)
def test_all_that_is_shown(tile: str, gain: dict[str, int]) -> None:
    """F-073: a resource tile yields everything shown on it, at once."""
    state = turn(own=tile)
    play(state, "use own")
    assert held(state) == gain


@pytest.mark.parametrize(("back", "start", "end"), [(False, 0, 2), (False, 9, 10), (True, 0, 4), (True, 9, 10)])
def test_two_upgrades(back: bool, start: int, end: int) -> None:
    """F-074 F-166 F-167: a tile with two upgrades makes two moves, one field each or to the next cypress."""
    state = prestige(turn(own="upgrade"), 0, start, back)
    play(state, "use own")
    assert state.players[0].offset == end


@pytest.mark.parametrize("source", ["own", "received"])
def test_citizen_tile(source: str) -> None:
    """F-075 F-192 D-06: an own or a received citizen is placed, active, in a row of its type."""
    state = turn(own="citizen_merchant", received="citizen_merchant")
    play(state, f"use {source}")
    assert moves(state) == ["row3", "row4"]
    assert refused(state, "row1") == "F-080"
    play(state, "row4")
    assert people(state) == {4: "A", 6: "A"}
    assert bool(state.players[0].foreign) == (source == "received")
    assert (state.players[0].ship, reserved(state)) == ((1, ["citizen_merchant"]) if source == "own" else (2, []))


def test_where_tiles_go() -> None:
    """F-076 F-077 F-078: own tiles go to the ship, received ones face up to the reserve, used or not, before 2b."""
    for move in ("use own", "use received"):
        state = play(turn(own="coins", received="builder"), move)
        assert state.step == s.BUILD
        assert state.players[0].ship == 2
        assert reserved(state) == ["builder"]
    unused = play(turn(own="citizen_patrician", received="builder"), "use received")
    assert unused.players[0].ship == 2  # F-076: an unused own citizen too


def test_first_and_second_space() -> None:
    """F-080 F-081: the first citizen takes the ability space, the second the bonus space; a full row is closed."""
    state = citizens(turn(own="citizen_craftsman"), 0, {5: "A", 6: "AA"})
    play(state, "use own")
    assert moves(state) == ["row5"]
    assert refused(state, "row6") == "F-211"
    play(state, "row5", "gain worker_red")
    assert people(state) == {5: "AA", 6: "AA"}


def test_ability_at_once() -> None:
    """F-083: a citizen placed in this turn is active and works in this turn's phase 2b."""
    state = citizens(turn(own="citizen_craftsman"), 0, {})
    stock(state, 0, assistant=1)
    play(state, "use own", "row6")
    assert "assistant>builder" in moves(state)


def test_ability_inside_phase_2a() -> None:
    """F-083 F-168: with both tiles used, the first citizen already works for the second tile."""
    state = citizens(turn(own="citizen_merchant", received="upgrade", tribunes=2), 0, {})
    play(state, "use own+received", "row3")
    assert state.players[0].offset == 4  # two cypress moves
    other = citizens(turn(own="citizen_merchant", received="upgrade", tribunes=2), 0, {})
    play(other, "use received+own", "row3")
    assert other.players[0].offset == 2


def test_beside_an_inactive_one() -> None:
    """F-084 F-R27: the second citizen is active and brings the bonus; the ability sleeps until the first is active."""
    state = citizens(turn(own="citizen_craftsman"), 0, {6: "I"})
    stock(state, 0, assistant=1)
    play(state, "use own", "row6")
    assert people(state) == {6: "IA"}
    assert held(state) == {"builder": 1, "assistant": 1}
    assert "assistant>builder" not in moves(state)


def test_no_tile_can_be_used() -> None:
    """F-R11 F-R12 F-211: citizens without a free space cannot be used; then the player goes on without."""
    full = {1: "AA", 2: "AI"}
    state = citizens(turn(own="citizen_patrician", received="citizen_patrician"), 0, full)
    assert moves(state) == ["use none"]
    assert refused(state, "use own") == "F-R12"
    play(state, "use none")
    assert (state.players[0].ship, reserved(state)) == (2, ["citizen_patrician"])
    assert people(state) == full
    one = citizens(turn(own="citizen_patrician", received="coins"), 0, full)
    assert moves(one) == ["use received"]


def test_two_like_citizens() -> None:
    """F-R13: two citizens of one type need two free spaces of that type."""
    tiles = {"own": "citizen_patrician", "received": "citizen_patrician"}
    tight = citizens(turn(**tiles, tribunes=2), 0, {1: "AA", 2: "A"})
    assert moves(tight) == ["use own", "use received"]
    assert refused(tight, "use own+received") == "F-R13"
    roomy = citizens(turn(**tiles, tribunes=2), 0, {1: "AA"})
    assert "use own+received" in moves(roomy)
    play(roomy, "use own+received", "row2", "row2")
    assert roomy.step == s.AREA_BONUS


def test_reserve_in_place_of_a_missing_tile() -> None:
    """F-063 F-R10 E-27: nothing received: the own tile, or one of the reserve, which then leaves the game."""
    state = reserve(turn(4, own="w_rr", received=None), 0, "coins", "builder")
    assert moves(state) == ["use own", "use reserve:builder", "use reserve:coins"]
    gone = sum(state.players[0].gone)
    play(state, "use reserve:coins")
    assert held(state) == {"coin": 2}
    assert reserved(state) == ["builder"]
    assert sum(state.players[0].gone) == gone + 1
    assert state.players[0].ship == 2  # the own tile, unused


def test_reserve_with_both() -> None:
    """F-R10 D-05: with two tribunes the own tile and one reserve tile, in either order."""
    state = reserve(turn(own="w_rr", received=None, tribunes=2), 0, "coins", "coins", "builder")
    both = ["use own+reserve:builder", "use own+reserve:coins", "use reserve:builder+own", "use reserve:coins+own"]
    assert sorted(moves(state)) == sorted(["use own", "use reserve:builder", "use reserve:coins", *both])
    for move in ("use own+reserve:coins", "use reserve:coins+own"):
        used = after(state, move)
        assert held(used) == {"red": 2, "coin": 2}
        assert reserved(used) == ["builder", "coins"]


def test_reserve_only_if_nothing_was_received() -> None:
    """F-063: who was passed a tile has no use of the reserve."""
    state = reserve(turn(), 0, "builder")
    assert moves(state) == ["use own", "use received"]
    assert refused(state, "use reserve:builder") == "F-063"


def test_reserve_citizen() -> None:
    """F-R10: a used reserve citizen goes to a citizen space instead of leaving the game."""
    state = reserve(turn(own="w_rr", received=None), 0, "citizen_merchant")
    gone = sum(state.players[0].gone)
    play(state, "use reserve:citizen_merchant", "row4")
    assert people(state) == {4: "A", 6: "A"}
    assert (sum(state.players[0].gone), reserved(state)) == (gone, [])


def test_only_the_received_tile() -> None:
    """F-064: who took no tile has only the received one."""
    state = turn(own=None, received="builder")
    assert moves(state) == ["use received"]
    assert refused(state, "use own") == "F-064"
    play(state, "use received")
    assert state.players[0].ship == 1


def test_nothing_at_all() -> None:
    """F-203: nothing taken, nothing received, reserve empty: phase 2a is skipped, 2b takes place."""
    state = started()
    commit(state, None, None)
    commit(state, "21", None)
    assert (state.step, state.to_act) == (s.BUILD, 0)


def test_reserve_or_none() -> None:
    """F-214 F-R11: own citizen without a space, nothing received, reserve not empty: a reserve tile or none."""
    state = citizens(turn(own="citizen_patrician", received=None), 0, {1: "AA", 2: "AA"})
    reserve(state, 0, "builder")
    assert moves(state) == ["use none", "use reserve:builder"]
    left = after(state, "use none")
    assert reserved(left) == ["builder"]
    nothing = reserve(started(), 0, "builder")
    commit(nothing, None, None)
    commit(nothing, "21", None)
    assert moves(nothing) == ["use none", "use reserve:builder"]


def test_used_tile_is_put_away_at_once() -> None:
    """F-R38 F-181 E-30: an own tile not used yet is not on the ship for the bonus envoy of Patrician I."""
    state = citizens(turn(own="coins", received="citizen_patrician"), 0, {1: "A"})
    ship(state, 0, 0)
    play(state, "use received", "row1")
    assert state.step == s.BUILD  # no envoy could be placed
    assert state.players[0].ship == 1  # but the own tile may serve in phase 2b
    first = citizens(turn(own="coins", received="citizen_patrician", tribunes=2), 0, {1: "A"})
    ship(first, 0, 0)
    play(first, "use own+received", "row1")
    assert first.step == s.SEND_ENVOY  # used first, it lies on the ship already


def bonus(row: int, tile: str) -> ForumState:
    """The second citizen of a row has just been placed."""
    state = citizens(turn(own=tile), 0, {row: "A"})
    return play(state, "use own", f"row{row}")


def test_bonus_of_patrician_1() -> None:
    """F-181 F-R24 D-07: one envoy from the ship to any free coloured cell, no eagle, area rule or not."""
    state = citizens(turn(own="citizen_patrician"), 0, {1: "I"})
    envoys(state, 1, "2.7 1.1")
    play(state, "use own", "row1")
    assert len(moves(state, "envoy")) == 33 - 2
    assert refused(state, "envoy 2.2") == "F-117"
    play(state, "envoy 4.7")
    assert state.step == s.AREA_BONUS  # F-R25


def test_bonus_of_patrician_2() -> None:
    """F-183 F-R26 D-07: one area bonus, never two, though Patrician II is active."""
    state = bonus(2, "citizen_patrician")
    assert moves(state) == ["bonus tribune", "bonus assistant", "bonus coin", "bonus upgrade", "bonus vp2"]
    play(state, "bonus coin")
    assert held(state) == {"coin": 1}
    assert state.step == s.BUILD


@pytest.mark.parametrize(
    ("row", "tile", "choices"),
    [
        (3, "citizen_merchant", ["coin", "tribune"]),
        (4, "citizen_merchant", ["assistant", "coin"]),
        (5, "citizen_craftsman", ["worker_red", "worker_yellow", "worker_green", "worker_blue"]),
    ],
)
def test_bonus_choices(row: int, tile: str, choices: list[str]) -> None:
    """F-185 F-187 F-189 F-082 D-07: coin or tribune, coin or assistant, any worker."""
    state = bonus(row, tile)
    assert moves(state) == [f"gain {choice}" for choice in choices]
    assert refused(state, "gain builder") == "F-081"
    play(state, f"gain {choices[0]}")
    assert held(state) == {choices[0].removeprefix("worker_"): 1}


def test_bonus_of_craftsman_2() -> None:
    """F-191 D-07: one builder, no choice."""
    state = bonus(6, "citizen_craftsman")
    assert held(state) == {"builder": 1}
    assert state.step == s.BUILD


def test_merchant_1_turns_the_slider() -> None:
    """F-184 F-168 E-07: front at 3, then Merchant I: back at 3; the next upgrade goes to 4."""
    state = prestige(citizens(turn(own="citizen_merchant"), 0, {}), 0, 3)
    play(state, "use own", "row3")
    assert (state.players[0].flipped, state.players[0].offset) == (True, 3)


def test_ship_tiles_are_never_used() -> None:
    """F-213: what lies on the ship serves as envoys only; no decision offers its content."""
    empty, full = ship(turn(tribunes=2), 0, 0), ship(turn(tribunes=2), 0, 5)
    assert moves(empty) == moves(full) == ["use own", "use received", "use own+received", "use received+own"]
    assert held(play(full, "use own")) == held(play(empty, "use own")) == {"coin": 2, "tribune": 2}


def test_foreign_citizens_work() -> None:
    """F-192: a foreign Craftsman II works like an own one."""
    state = citizens(turn(received="citizen_craftsman"), 0, {})
    play(state, "use received", "row6")
    stock(state, 0, assistant=1)
    play(state, "assistant>builder")
    assert held(state) == {"builder": 1}


def test_inactive_citizens_keep_their_space() -> None:
    """F-211 F-193: inactive citizens occupy their space; no third one fits."""
    state = citizens(turn(own="citizen_craftsman"), 0, {5: "II", 6: "A"})
    play(state, "use own")
    assert moves(state) == ["row6"]


def test_build_step_follows() -> None:
    """F-078: the own tile can serve as an envoy in the same turn."""
    state = at_build()
    assert state.players[0].ship == 1
    fresh_turn = turn(own="coins")
    ship(fresh_turn, 0, 0)
    play(fresh_turn, "use own")
    stock(fresh_turn, 0, red=1)
    play(fresh_turn, "build red", "c21", "pay r")
    assert fresh_turn.step == s.SEND_ENVOY
