"""Section 3.1: sowing markers and moving time, D1 and D2."""

from __future__ import annotations

import pytest

from triumvir.games.trajan import actions as a
from triumvir.games.trajan import state as s
from triumvir.games.trajan.play import TrajanState
from triumvir.testing.positions import play, refused

from .arrange import (
    COLOURS,
    NUMERALS,
    TYPES,
    drop,
    in_tray,
    no_tiles,
    set_trays,
    started,
    tray,
)


def sizes(state: TrajanState) -> list[int]:
    return [len(in_tray(state, 0, numeral)) for numeral in NUMERALS]


def test_choice_of_tray() -> None:
    """T-060 D1: any own tray with a marker, no empty one."""
    state = set_trays(started(), 0, {"II": "blue", "V": "pink white"}, rest="VI")
    assert state.legal() == [tray("II"), tray("V"), tray("VI")]
    for numeral in ("I", "III", "IV"):
        assert refused(state, tray(numeral)) == "T-060"


def test_all_markers_are_taken() -> None:
    """T-061 T-062 D2: all markers of the tray go one by one into the next trays clockwise."""
    state = no_tiles(set_trays(started(), 0, {"V": "pink white green"}, rest="III"), 0)
    play(state, tray("V"))
    assert in_tray(state, 0, "V") == []
    assert state.legal() == drop("green", "white", "pink")
    play(state, *drop("white"))
    assert in_tray(state, 0, "VI") == ["white"]
    assert state.legal() == drop("green", "pink")
    play(state, *drop("green"))
    assert in_tray(state, 0, "I") == ["green"]
    assert state.legal() == drop("pink")
    play(state, *drop("pink"))
    assert in_tray(state, 0, "II") == ["pink"]
    assert TYPES[state.action] == "forum"


def test_order_of_colours_is_free() -> None:
    """T-063: the player decides which marker goes into which tray."""
    for first, second in (("yellow", "blue"), ("blue", "yellow")):
        state = no_tiles(set_trays(started(), 0, {"V": "yellow blue"}, rest="III"), 0)
        play(state, tray("V"), *drop(first, second))
        assert (in_tray(state, 0, "VI"), in_tray(state, 0, "I")) == ([first], [second])
    state = set_trays(started(), 0, {"V": "yellow blue"}, rest="III")
    play(state, tray("V"))
    assert refused(state, drop("pink")[0]) == "T-063"


def test_two_markers_from_five() -> None:
    """E-01 T-065: origin V with 2: to VI and I; target I is the seaport; time +2."""
    state = no_tiles(set_trays(started(), 0, {"V": "yellow blue"}, rest="III"), 0)
    play(state, tray("V"), *drop("yellow", "blue"))
    assert sizes(state) == [1, 0, 10, 0, 0, 1]
    assert TYPES[state.action] == "seaport"
    assert state.time == 2


def test_three_markers_from_six() -> None:
    """E-02 T-065: origin VI with 3: I, II, III; target military."""
    state = no_tiles(set_trays(started(), 0, {"VI": "yellow blue pink"}, rest="IV"), 0)
    play(state, tray("VI"), *drop("yellow", "blue", "pink"))
    assert sizes(state) == [1, 1, 1, 9, 0, 0]
    assert TYPES[state.action] == "military"


def test_six_markers() -> None:
    """E-03 T-064 T-R07: origin II with 6: every tray gets one, the origin included; target II."""
    state = no_tiles(set_trays(started(), 0, {"II": "yellow orange green white pink blue"}, rest="IV"), 0)
    play(state, tray("II"), *drop(*COLOURS))
    assert [in_tray(state, 0, numeral)[-1] for numeral in ("III", "V", "VI", "I", "II")] == [
        "yellow",
        "green",
        "white",
        "pink",
        "blue",
    ]
    assert sizes(state) == [1, 1, 1, 7, 1, 1]
    assert TYPES[state.action] == "forum"
    assert state.time == 6


def test_seven_markers() -> None:
    """E-04 T-064 D2: origin II with 7: III gets two, the others one; target III."""
    colours = "yellow orange green white pink blue blue"
    state = no_tiles(set_trays(started(), 0, {"II": colours}, rest="IV"), 0)
    play(state, tray("II"), *drop(*colours.split()))
    assert in_tray(state, 0, "III") == ["yellow", "blue"]
    assert sizes(state) == [1, 1, 2, 6, 1, 1]
    assert TYPES[state.action] == "military"


@pytest.mark.parametrize("origin", range(6))
@pytest.mark.parametrize("k", range(1, 13))
def test_target_tray(origin: int, k: int) -> None:
    """T-065: the target tray is (origin + k) mod 6."""
    markers = (COLOURS * 2)[:k]
    rest = NUMERALS[(origin + 1) % 6]
    state = set_trays(no_tiles(started(4), 0), 0, {NUMERALS[origin]: " ".join(markers)}, rest=rest)
    play(state, tray(NUMERALS[origin]), *drop(*markers))
    assert (state.step, state.action) == (s.ACT, (origin + k) % 6)
    assert state.time == k


def test_markers_never_leave_the_circle() -> None:
    """T-066: twelve markers, two per colour, after any number of turns."""
    state = started(3)
    for i in range(400):
        if state.over:
            break
        options = state.legal()
        state.apply(options[i % len(options)])
        if state.step == s.CHOOSE_TRAY:
            for seat in range(3):
                markers = sorted(colour for numeral in NUMERALS for colour in in_tray(state, seat, numeral))
                assert markers == sorted(COLOURS * 2)


@pytest.mark.parametrize(
    ("players", "position", "k", "reached", "ends"),
    [(4, 19, 2, 0, True), (4, 18, 2, 20, False), (4, 19, 4, 2, True), (2, 10, 12, 0, True), (3, 15, 1, 0, True)],
)
def test_time_and_rounds(players: int, position: int, k: int, reached: int, ends: bool) -> None:
    """E-05 E-06 E-07 T-068 T-R03 T-R04: reaching or passing the start ends one round, after the turn."""
    markers = (COLOURS * 2)[:k]
    state = set_trays(no_tiles(started(players), 0), 0, {"I": " ".join(markers)}, rest="II")
    state.time = position
    play(state, tray("I"))
    assert state.time == reached
    assert state.round_over == ends
    play(state, *drop(*markers))
    assert state.revealed == 0
    play(state, a.PASS)
    assert state.revealed == int(ends)
    assert state.time == reached
    assert not state.round_over
