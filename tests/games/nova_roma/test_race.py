"""Race and the hippodrome (section 4.7)."""

from __future__ import annotations

import pytest

from triumvir.games.nova_roma import state as s
from triumvir.testing.positions import play, refused

from .arrange import at, bare, declare, has, holds, legal, perform, race_to, row, space_of, starting, turn


@pytest.mark.parametrize("strength", [1, 2, 3])
def test_spaces_by_strength(strength: int) -> None:
    """N-130 D-36: up to as many spaces as strength, divided freely."""
    state = bare(turn("race", strength))
    perform(state)
    play(state, *["race red", "race blue", "race red"][:strength])
    assert space_of(state, "red") + space_of(state, "blue") == strength
    assert at(state, s.DECLARE)


def test_first_space_is_compulsory() -> None:
    """N-R47 N-061: one space must be taken, then one may stop."""
    state = bare(turn("race", 2))
    perform(state)
    assert refused(state, "pass") == "N-R47"
    play(state, "race red", "pass")
    assert space_of(state, "red") == 1


def test_line_and_wheel() -> None:
    """E-18 N-132 N-134 N-R28 D-37: from 2 to 3 costs a horse and gives a wheel choice, then on to 4."""
    state = race_to(bare(turn("race", 2), horse=1), "red", 2)
    perform(state)
    play(state, "race red")
    assert holds(state) == {}
    assert legal(state) == {"wheel marker", "wheel influence"}
    influence = state.copy()
    play(influence, "wheel influence", "race red")
    assert has(influence, "influence") == 1
    assert space_of(influence, "red") == 4
    play(state, "wheel marker")
    assert (state.players[0].markers, state.players[0].spare) == (5, 2)


def test_no_horse_no_line() -> None:
    """E-18 N-132: without a horse the marker can not leave space 2."""
    state = race_to(bare(turn("race", 2)), "red", 2)
    perform(state)
    assert starting(state, "race") == {"race green", "race blue"}
    assert refused(state, "race red") == "N-132"


def test_long_run() -> None:
    """E-19 N-131 N-135 N-205: 4, 5, 6 for two horses with a wheel, then 7 for an artisan; 5 VP."""
    state = race_to(bare(turn("race", 3), horse=2, artisans=1), "red", 3)
    supply = state.artisans
    perform(state)
    play(state, "race red", "race red", "race red", "wheel influence")
    assert has(state, "horse") == 0
    play(state, "charioteer", "race red")
    assert space_of(state, "red") == 7
    assert has(state, "artisans") == 0
    assert state.artisans == supply + 1
    assert state.ledger(0)["tracks"] == 5


def test_second_line_costs_two() -> None:
    """N-132: the line before space 6 costs 2 horses."""
    state = race_to(bare(turn("race"), horse=1), "red", 5)
    perform(state)
    assert "race red" not in legal(state)
    state = race_to(bare(turn("race"), horse=2), "red", 5)
    perform(state)
    play(state, "race red", "wheel influence")
    assert has(state, "horse") == 0


def test_last_space() -> None:
    """N-R28: steps beyond the last space do not exist."""
    state = race_to(bare(turn("race")), "red", 7)
    perform(state)
    assert refused(state, "race red") == "N-R28"


def test_artisan_is_optional_and_single() -> None:
    """N-131: at most one artisan per Race, or none; the extra space is compulsory once paid."""
    state = bare(turn("race"), artisans=2)
    perform(state)
    play(state, "race red")
    assert legal(state) == {"pass", "charioteer"}
    declined = state.copy()
    play(declined, "pass")
    assert has(declined, "artisans") == 2
    play(state, "charioteer")
    assert starting(state, "race") == legal(state)
    play(state, "race green")
    assert at(state, s.DECLARE)
    assert has(state, "artisans") == 1


def test_artisan_needs_a_marker_that_can_advance() -> None:
    """N-131: no artisan is asked for when nothing could advance."""
    state = bare(turn("race"), artisans=1)
    race_to(race_to(race_to(state, "red", 1), "green", 2), "blue", 2)
    perform(state)
    play(state, "race red")
    assert at(state, s.DECLARE)


def test_placed_artisans_do_not_race() -> None:
    """N-131 N-244: artisans in production can not be paid."""
    state = bare(turn("race"))
    state.players[0].placed = 1
    state.artisans -= 1
    perform(state)
    play(state, "race red")
    assert at(state, s.DECLARE)


def test_stacking() -> None:
    """N-133: who arrives later lies on top."""
    state = race_to(bare(turn("race")), "red", 1, seat=1)
    perform(state)
    play(state, "race red")
    view = state.view(None)["players"]
    assert (view[0]["below"][0], view[1]["below"][0]) == (1, 0)


def test_wheel_without_markers() -> None:
    """N-R28 N-246: with no marker beside the hippodrome the wheel gives influence, with overflow."""
    state = race_to(bare(turn("race"), horse=1, influence=8), "red", 2)
    state.players[0].spare = 0
    state.players[0].markers = 7
    perform(state)
    play(state, "race red")
    assert holds(state) == {"influence": 8, "coins": 1}
    assert at(state, s.DECLARE)


def test_wheel_even_when_moving_on() -> None:
    """N-134 N-R28: the wheel pays when its space is entered."""
    state = race_to(bare(turn("race", 3), horse=1), "red", 2)
    perform(state)
    play(state, "race red", "wheel marker", "race red", "race red")
    assert space_of(state, "red") == 5
    assert state.players[0].markers == 5


def test_availability() -> None:
    """N-R04: Race needs a marker that can advance."""
    state = bare(turn("race"))
    for track in ("red", "green", "blue"):
        race_to(state, track, 2)
    assert legal(declare(state)) == {"forgo"}


def test_gratian_before_the_race() -> None:
    """N-R07: the coin of a permanent follower comes when the action begins."""
    state = row(bare(turn("race")), "Gratian")
    perform(state)
    assert has(state, "coins") == 1
