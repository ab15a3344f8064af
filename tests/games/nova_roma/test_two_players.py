"""The rules for two players (section 11)."""

from __future__ import annotations

import pytest

from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma import state as s
from triumvir.testing.positions import play, refused

from .arrange import (
    E,
    at,
    bare,
    cell,
    claims,
    end_round,
    favour,
    last_turn,
    legal,
    loaded,
    members,
    mosaic,
    offer_shipping,
    own_building,
    perform,
    race_to,
    skip,
    started,
    starting,
    turn,
)


def forgo_all(state: s.Position) -> s.Position:
    return play(state, "patrician r1c1", "row", "forgo", "forgo")


def test_set_up() -> None:
    """N-215 N-023 N-012: neutral blocks, unused 3+ spaces, neutral markers on space 4, two legionnaires each."""
    state = started(2)
    assert [bin(cells).count("1") for cells in state.tables.zone_neutral] == [7, 5, 4]
    assert list(state.rewards).count(E) == 4
    assert state.tables.neutral_space == 4
    assert members(state.tables.legionnaire_laps) == [0, 1]


def test_legionnaire_after_the_first_turn() -> None:
    """N-216 N-217 D-28: after the actions of the first turn a legionnaire goes to a free cell."""
    state = forgo_all(turn("race", players=2))
    assert at(state, s.PLACE_LEGIONNAIRE)
    assert state.to_act == 0
    assert len(state.legal()) == 14
    assert refused(state, "legionnaire r1c1") == "N-216"
    play(state, "legionnaire r2c2")
    assert state.legionnaires == 1 << cell("r2c2")
    assert state.active == 1


def test_legionnaires_block() -> None:
    """N-218 N-054: a legionnaire occupies its cell and gives no strength."""
    state = forgo_all(turn("race", players=2))
    play(state, "legionnaire r1c2")
    skip(state, s.CLAIM_BEFORE)
    assert refused(state, "patrician r1c2") == "N-050"
    play(state, "patrician r1c3", "row")
    assert state.view(None)["decision"]["strength"] == 1


def test_none_after_the_third() -> None:
    """N-216: no legionnaire after the third patrician."""
    state = last_turn(started(2))
    play(state, "patrician r1c1", "row", "forgo", "forgo")
    skip(state, s.CLAIM_AFTER)
    assert at(state, s.PLACE_EMPEROR)


def test_end_of_a_forum_phase() -> None:
    """E-30 N-216: 1 emperor, 6 patricians and 4 legionnaires stand on 11 cells; they return in clean-up."""
    state = loaded(2).start(5)
    while state.round == 0:
        seen = state.copy()
        options = state.legal()
        state.apply(a.FORGO if a.FORGO in options else options[0])
    figures = 1 + len(members(seen.legionnaires)) + sum(len(members(player.patricians)) for player in seen.players)
    assert figures == 11
    assert state.legionnaires == 0


def test_claim_then_legionnaire_then_refill() -> None:
    """N-062 N-R42: after the claim window the legionnaire, then the offers are refilled."""
    state = turn("sail", players=2)
    mosaic(own_building(bare(state, wheat=1, stone=1), "B01", "B02"), "G1", "Y1", "O1")
    offer_shipping(state, "S01", "S02")
    perform(state)
    play(state, "shipping 1", "pass", "forgo")
    assert claims(state)
    play(state, "claim r1c1")
    assert at(state, s.PLACE_LEGIONNAIRE)
    assert state.offer[0] == E
    play(state, min(legal(state)))
    assert state.offer[0] != E


@pytest.mark.parametrize(("space", "wins"), [(3, False), (4, False), (5, True)])
def test_neutral_marker(space: int, wins: bool) -> None:
    """E-20 N-219 N-R41: to win a chariot a player must stand beyond the neutral marker on 4."""
    state = race_to(favour(last_turn(started(2)), "red"), "red", space)
    end_round(state)
    assert bool(members(state.players[0].chariots)) == wins
    assert not members(state.players[1].chariots)


def test_tie_beyond_the_neutral_marker() -> None:
    """N-219 N-181: beyond it a tie between the players goes to the lower marker."""
    state = favour(last_turn(started(2)), "red")
    race_to(race_to(state, "red", 6, seat=1), "red", 6, seat=0)
    end_round(state)
    assert members(state.players[1].chariots)
    assert not members(state.players[0].chariots)


def test_legionnaires_only_for_two() -> None:
    """N-215 N-216: with three players there are none."""
    state = forgo_all(turn("race"))
    assert not starting(state, "legionnaire")
    assert state.active == 1
