"""Section 3.2: fulfilling Trajan tiles, D3."""

from __future__ import annotations

import pytest

from triumvir.games.trajan import actions as a
from triumvir.games.trajan import state as s
from triumvir.games.trajan.play import TrajanState
from triumvir.testing.positions import after, play, refused

from .arrange import (
    NUMERALS,
    TYPES,
    arch,
    at_slot,
    deal,
    demand,
    drop,
    end_round,
    extra,
    figures,
    give,
    held,
    in_tray,
    no_tiles,
    on_top,
    owned,
    plus2,
    put_tile,
    set_trays,
    stack,
    started,
    tray,
    with_plus2,
)


def prepared(tile: str, last: str, there: str, target: str = "IV") -> TrajanState:
    """A turn of seat 0 in which the marker `last` may be sown to the target tray that holds `there` and the tile."""
    state = put_tile(no_tiles(started(), 0), 0, target, tile)
    origin = NUMERALS[NUMERALS.index(target) - 1]
    return set_trays(state, 0, {origin: last, target: there}, rest=NUMERALS[(NUMERALS.index(target) + 1) % 6])


def sown(tile: str, last: str, there: str, target: str = "IV") -> TrajanState:
    """The same after the marker was sown."""
    state = prepared(tile, last, there, target)
    return play(state, tray(NUMERALS[NUMERALS.index(target) - 1]), *drop(last))


def test_both_colours_are_needed() -> None:
    """T-070: fulfilled when the target tray contains both colours shown, the one just sown included."""
    assert sown("points-7", "white", "orange").score_of(0) == 9
    assert sown("points-7", "orange", "white").score_of(0) == 9
    assert sown("points-7", "white", "white").score_of(0) == 0
    assert sown("points-7", "orange", "orange blue").score_of(0) == 0
    assert sown("points-7", "blue", "orange green").score_of(0) == 0


def test_same_colour_twice() -> None:
    """E-09 T-071 T-077: white/white, 9 VP: one white is nothing, both are 9 exactly."""
    state = sown("points-6", "white", "pink pink")
    assert state.score_of(0) == 0
    assert at_slot(state, 0, "IV") == "points-6"
    state = sown("points-6", "white", "white")
    assert state.score_of(0) == 9
    assert state.step == s.ACT


def test_rulebook_example() -> None:
    """E-08 T-072 T-078 T-082: blue joins yellow and orange: 5 VP, one worker (supply 13 to 12), tile removed."""
    state = sown("worker-1", "blue", "yellow orange")
    assert state.score_of(0) == 5
    assert state.step == s.TAKE_FIGURES
    play(state, a.ACCEPT)
    player = state.players[0]
    assert (player.supply, player.workers, player.camp) == (12, 2, 1)
    assert [at_slot(state, 0, numeral) for numeral in NUMERALS] == [None] * 6
    assert player.fulfilled == 0


def test_only_the_target_tray_counts() -> None:
    """T-073: tiles at trays passed while sowing, and at the origin, are not checked."""
    state = no_tiles(started(), 0)
    put_tile(state, 0, "III", "points-7")  # orange white
    put_tile(state, 0, "II", "points-9")  # blue white
    set_trays(state, 0, {"II": "white pink blue", "III": "orange"}, rest="VI")
    play(state, tray("II"), *drop("white", "pink", "blue"))
    assert sorted(in_tray(state, 0, "III")) == ["orange", "white"]
    assert state.score_of(0) == 0
    assert at_slot(state, 0, "III") == "points-7"


def test_once_per_turn() -> None:
    """T-073 T-R31: a tile placed by this turn's trajan action is not checked, though its colours are in the tray."""
    state = sown("points-6", "white", "white orange", target="V")
    assert state.score_of(0) == 9
    state.players[0].arch = 4
    on_top(state, "points-7")  # orange white
    put = after(state, stack("points"))
    assert at_slot(put, 0, "V") == "points-7"
    assert put.score_of(0) == 9
    assert put.step == s.CHOOSE_TRAY


def test_markers_stay() -> None:
    """T-074: fulfilling uses up no markers."""
    state = sown("points-6", "white", "white blue")
    assert in_tray(state, 0, "IV") == ["white", "white", "blue"]


def test_vp_before_the_effect() -> None:
    """T-075 T-R01 T-R02: the VP are scored without asking; the figures may be declined."""
    state = sown("legionary-1", "blue", "yellow")
    assert state.score_of(0) == 5
    assert state.legal() == [a.ACCEPT, a.DECLINE]
    play(state, a.DECLINE)
    player = state.players[0]
    assert (player.supply, player.workers, player.camp) == (13, 1, 1)
    assert state.score_of(0) == 5
    assert at_slot(state, 0, "IV") is None
    assert state.step == s.ACT


def test_cards_tile() -> None:
    """T-076 T-R02: 3 VP and the top two cards of the face-down pile, without asking."""
    state = prepared("cards-5", "white", "pink")
    deal(state, hands={0: "wine"}, pile="fish oil gem gem")
    play(state, tray("III"), *drop("white"))
    assert state.score_of(0) == 3
    assert held(state).split() == ["oil", "wine", "fish"]
    assert state.step == s.ACT


@pytest.mark.parametrize(
    ("tile", "colours", "vp", "figures_moved"), [("worker-5", "blue green", 5, 1), ("worker-7", "blue yellow", 2, 2)]
)
def test_worker_tiles(tile: str, colours: str, vp: int, figures_moved: int) -> None:
    """T-078: one or two figures, as printed, from supply to the worker camp."""
    last, there = colours.split()
    state = play(sown(tile, last, there), a.ACCEPT)
    player = state.players[0]
    assert state.score_of(0) == vp
    assert (player.supply, player.workers, player.camp) == (13 - figures_moved, 1 + figures_moved, 1)


@pytest.mark.parametrize(
    ("tile", "colours", "vp", "figures_moved"),
    [("legionary-3", "pink blue", 5, 1), ("legionary-6", "white yellow", 2, 2)],
)
def test_legionary_tiles(tile: str, colours: str, vp: int, figures_moved: int) -> None:
    """T-079: one or two figures, as printed, from supply to the military camp."""
    last, there = colours.split()
    state = play(sown(tile, last, there), a.ACCEPT)
    player = state.players[0]
    assert state.score_of(0) == vp
    assert (player.supply, player.workers, player.camp) == (13 - figures_moved, 1, 1 + figures_moved)


def test_short_supply() -> None:
    """E-10 T-R02: blue/yellow, 2 VP, 2 workers; supply 1: 2 VP and one worker."""
    state = prepared("worker-7", "blue", "yellow")
    figures(state, 0, supply=1)
    play(state, tray("III"), *drop("blue"), a.ACCEPT)
    assert state.score_of(0) == 2
    assert (state.players[0].supply, state.players[0].workers) == (0, 2)


@pytest.mark.parametrize(
    ("tile", "last", "there", "vp"), [("worker-7", "blue", "yellow", 2), ("legionary-1", "blue", "yellow", 5)]
)
def test_empty_supply(tile: str, last: str, there: str, vp: int) -> None:
    """T-R02 T-270 D3: with an empty supply nothing is asked and only the VP are scored."""
    state = prepared(tile, last, there)
    figures(state, 0, supply=0)
    play(state, tray("III"), *drop(last))
    assert state.score_of(0) == vp
    assert state.step == s.ACT
    assert at_slot(state, 0, "IV") is None


def test_plus2_tile() -> None:
    """T-080 T-R02 D3: 4 VP; the marker goes on any action space without one, and cannot be declined."""
    state = prepared("plus2-6", "green", "pink")
    with_plus2(state, 0, "forum", "trajan")
    play(state, tray("III"), *drop("green"))
    assert state.score_of(0) == 4
    assert state.step == s.PLACE_PLUS2
    assert state.legal() == [plus2(name) for name in ("seaport", "military", "senate", "construction")]
    assert refused(state, plus2("forum")) == "T-080"
    assert a.DECLINE not in state.legal()
    play(state, plus2("construction"))
    assert state.players[0].plus2 == 0b110010
    assert (state.step, state.action) == (s.ACT, TYPES.index("senate"))
    assert state.players[0].fulfilled == 0


def test_plus2_in_the_same_turn() -> None:
    """E-12 T-080 T-R13: green/pink 4 VP: the marker put on this turn's action counts in its window."""
    state = prepared("plus2-6", "green", "pink")
    give(state, 0, "extra_senate")
    play(state, tray("III"), *drop("green"), plus2("senate"), a.ADVANCE)
    assert state.score_of(0) == 4 + 2
    play(state, extra("senate"), a.ADVANCE, a.ADVANCE)
    assert state.score_of(0) == 4 + 2 + 3 + 4
    assert state.step == s.CHOOSE_TRAY


def test_all_plus2_spaces_taken() -> None:
    """T-R32: the tile still scores 4 VP; the effect is lost, nothing is asked."""
    state = prepared("plus2-6", "green", "pink")
    with_plus2(state, 0, *TYPES)
    play(state, tray("III"), *drop("green"))
    assert state.score_of(0) == 4
    assert state.step == s.ACT
    assert at_slot(state, 0, "IV") is None


@pytest.mark.parametrize(
    ("tile", "last", "there"),
    [("demand-1", "pink", "pink"), ("demand-5", "yellow", "green"), ("demand-8", "white", "white")],
)
def test_demand_tiles_are_kept(tile: str, last: str, there: str) -> None:
    """T-081 T-082: 1 VP; the tile moves to the mat and stays; others are removed."""
    state = sown(tile, last, there)
    assert state.score_of(0) == 1
    assert state.step == s.ACT
    assert at_slot(state, 0, "IV") is None
    number = 45 + int(tile[-1]) - 1
    assert state.players[0].fulfilled == 1 << number


def test_unfulfilled_demand_tile_covers_nothing() -> None:
    """T-081: a demand tile still at the circle covers no demand."""
    state = put_tile(no_tiles(started(), 0), 0, "I", "demand-1")
    demand(state, "bread bread bread")
    end_round(state)
    assert state.score_of(0) == -15
    assert owned(state) == {}


def test_arch_stays_unless_in_the_middle() -> None:
    """T-083: the slot is free afterwards; an arch on a slot does not move."""
    state = sown("points-6", "white", "white")
    assert at_slot(state, 0, "IV") is None
    assert arch(state) == "I"


def test_arch_comes_out_of_the_middle() -> None:
    """E-11 T-083 T-084: six tiles, V fulfilled: arch to V, the trajan action fills V, arch to the middle again."""
    state = no_tiles(started(), 0)
    for numeral, tile in zip(
        NUMERALS, ("cards-1", "cards-2", "plus2-1", "plus2-2", "points-6", "plus2-3"), strict=True
    ):
        put_tile(state, 0, numeral, tile)
    assert arch(state) == "middle"
    set_trays(state, 0, {"IV": "white", "V": "white"}, rest="I")
    play(state, tray("IV"), *drop("white"))
    assert state.score_of(0) == 9
    assert arch(state) == "V"
    assert stack("demand") in state.legal()
    play(state, stack("demand"))
    assert (at_slot(state, 0, "V") or "").startswith("demand")
    assert arch(state) == "middle"


def test_no_tile_at_the_target() -> None:
    """T-070 D3: without a tile at the target tray nothing is fulfilled or asked."""
    state = no_tiles(started(), 0)
    set_trays(state, 0, {"III": "white", "IV": "white pink"}, rest="I")
    play(state, tray("III"), *drop("white"))
    assert (state.step, state.score_of(0)) == (s.ACT, 0)
