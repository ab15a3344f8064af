"""Rounds, turns and strength (section 3)."""

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
    declare,
    finish_round,
    finish_turn,
    has,
    in_hand,
    lay_forum,
    legal,
    loaded,
    members,
    mosaic,
    offer_building,
    offer_shipping,
    own_building,
    perform,
    petition,
    petitioned,
    race_to,
    row,
    skip,
    started,
    starting,
    stock,
    turn,
)

EXAMPLE = ("upgrade recruit race build", "sail petition trade produce")


def example() -> s.Position:
    """The forum of the placement example, emperor on (1,0)."""
    state = lay_forum(started(), *EXAMPLE)
    state.emperor = cell("r2c1")
    state.step = s.PLACE_PATRICIAN
    return state


def strengths(state: s.Position) -> dict[str, int]:
    """The actions of the cell just taken with their base strength."""
    found = {}
    for first in ("row", "column"):
        following = state.copy()
        play(following, first)
        decision = following.view(None)["decision"]
        found[decision["action"]] = decision["strength"]
    return found


def test_placement_example() -> None:
    """E-01 N-042 N-051 N-053 N-054 N-R02: strength by own patricians and the emperor; others' figures add nothing."""
    state = example()
    play(state, "patrician r1c1")
    assert strengths(state) == {"sail": 2, "upgrade": 1}
    finish_turn(state)
    play(state, "patrician r2c2")
    assert strengths(state) == {"recruit": 2, "petition": 1}
    finish_turn(state)
    play(state, "patrician r3c1")
    assert strengths(state) == {"sail": 2, "race": 1}
    finish_turn(state)
    state.step = s.PLACE_PATRICIAN
    play(state, "patrician r4c1")
    assert strengths(state) == {"sail": 3, "build": 1}


def test_strength_is_capped() -> None:
    """E-02 N-007: with Septimus a Sail of strength 3 stays at 3; a Build of 1 with Egeria has 2."""
    state = row(turn("sail", 3), "Septimus")
    offer_shipping(stock(state, wheat=5, stone=5), "S01")
    perform(state)
    play(state, "use septimus")
    play(state, "shipping 1")
    assert state.left == 3
    state = row(turn("build", 1), "Egeria")
    offer_building(stock(state, stone=5, wood=5, wheat=5, coins=9), "B01", "B04", "B11")
    perform(state)
    play(state, "use egeria")
    assert starting(state, "building") == {"building 1", "building 2", "building 3"}


def test_emperor_occupies_his_cell() -> None:
    """N-050 N-R01: no patrician on the emperor's or on an occupied cell."""
    state = example()
    assert refused(state, "patrician r2c1") == "N-R01"
    play(state, "patrician r1c1")
    finish_turn(state)
    state.step = s.PLACE_PATRICIAN
    assert refused(state, "patrician r1c1") == "N-050"
    assert len(state.legal()) == 14


def test_rounds_and_turns() -> None:
    """N-030 N-031 N-060 N-182: five rounds of three laps, clockwise from the first player, one patrician a turn."""
    state = loaded(3).start(4)
    order: list[tuple[int, int]] = []
    while not state.over:
        assert isinstance(state, s.Position)
        if state.step == s.PLACE_PATRICIAN:
            order.append((state.round, state.active))
        options = state.legal()
        state.apply(a.FORGO if a.FORGO in options else options[0])
    for number in range(5):
        seats = [seat for done, seat in order if done == number]
        first = seats[0]
        assert seats == [(first + i) % 3 for i in range(3)] * 3


def test_emperor_has_two_cells() -> None:
    """N-041 D-10: the first player puts the emperor on one of the two cells of the tile."""
    state = started()
    tile = state.emperors[0]
    cells = {state.tables.emperor_cells[2 * tile + i] for i in range(2)}
    assert {action - a.EMPEROR for action in state.legal()} == cells
    wrong = next(i for i in range(16) if i not in cells)
    assert refused(state, a.EMPEROR + wrong) == "N-041"
    play(state, a.EMPEROR + min(cells))
    assert state.emperor == min(cells)
    assert state.active == state.first


def test_both_orders() -> None:
    """N-052 D-22: row or column first; the first action is finished before the second begins."""
    state = turn("trade", other="upgrade")
    bare(state, coins=0)
    play(state, "patrician r1c1", "column", "perform")
    assert has(state, "influence") == 1
    assert has(state, "coins") == 0
    state = skip(state, s.UPGRADE_TILE, s.UPGRADE_WINE)
    play(state, "perform")
    assert has(state, "coins") == 1


def test_forgo_both() -> None:
    """E-04 N-055 N-056 N-251: giving up brings 1 coin each, no follower works, a claim is still possible."""
    state = row(turn("race", other="produce"), "Gratian", "Jacobus", "Manius")
    mosaic(own_building(bare(state), "B01", "B02"), "G1", "Y1", "O1")
    declare(state)
    play(state, "forgo", "forgo")
    assert has(state, "coins") == 2
    assert members(state.players[0].used) == []
    assert at(state, s.CLAIM_AFTER)
    assert claims(state) == {"r1c1", "r2c2"}  # B2, and FB5 with 3 + 2


def test_perform_pays_no_coin() -> None:
    """N-R03 N-061: a performed action never brings the coin for giving up, even if only part of it is done."""
    state = bare(turn("produce", 2), artisans=1)
    perform(state)
    play(state, "artisan r1c1")
    assert has(state, "coins") == 1  # the output of the row alone


def test_skipped_steps_do_not_come_back() -> None:
    """N-057: after buying nothing there is no way back to discarding cards."""
    state = stock(turn("trade"), coins=5)
    perform(state)
    play(state, "pass")
    assert at(state, s.TRADE_BUY)
    assert refused(state, f"discard {min(in_hand(state)).lower()}") == "N-072"


def test_claim_once_per_turn_before_or_after() -> None:
    """N-059 N-R06 D-20 D-27: one claim, before the patrician or after both actions, never between them."""
    state = mosaic(own_building(bare(turn("race", other="produce")), "B01", "B02", "B03", "B04"), "G1", "Y3", "O1")
    state.step = s.CLAIM_BEFORE
    assert claims(state) == {"r1c1", "r2c1"}
    early = state.copy()
    play(early, "claim r1c1", "patrician r1c1", "row", "forgo", "forgo")
    assert early.active == 1  # no second claim
    play(state, "pass", "patrician r1c1", "row", "forgo")
    assert refused(state, "claim r1c1") == "N-R06"
    play(state, "forgo")
    assert claims(state) == {"r1c1", "r2c1"}


def test_no_claim_no_step() -> None:
    """N-059 N-240: without anything to claim or to do the turn goes on by itself."""
    state = bare(turn("race", other="produce"))
    for track in ("red", "green", "blue"):
        race_to(state, track, 2)
    play(state, "patrician r1c1", "row")
    assert legal(state) == {"forgo"}  # N-240
    assert refused(state, "perform") == "N-R04"
    play(state, "forgo", "forgo")
    assert state.active == 1


def test_offers_are_closed_up_at_the_end_of_the_turn() -> None:
    """N-058 N-062 N-112 N-R05 N-242: slots stay empty inside a turn; then the offer slides left and is refilled."""
    state = offer_shipping(stock(turn("sail", 2, other="trade"), wheat=5, stone=5, wood=5), "S01", "S02", "S05", "S11")
    following = state.shipping[state.shipping_at]
    perform(state)
    play(state, "shipping 1")
    assert state.offer[0] == E
    finish_turn(state)
    assert list(state.offer)[:3] == [1, 4, 10]
    assert state.offer[3] == following


def test_empty_slot_in_second_build() -> None:
    """E-14 N-242 N-252 N-R05: Petition into Build empties slot 0; the Build action then reaches slots 1 and 2 only."""
    state = stock(turn("petition", 1, other="build"), influence=3, stone=5, wood=5, coins=9, wheat=5)
    state.emperor = cell("r4c1")  # the column of Build has strength 2
    offer_building(state, "B01", "B04", "B11", "B12")
    petitioned(state, "build", 1)
    assert starting(state, "building") == {"building 1", "building 2"}
    play(state, "building 1", "pass")
    play(state, "perform")
    assert starting(state, "building") == {"building 2", "building 3"}
    play(state, "building 2")
    zones = {text.split()[1] for text in starting(state, "build ")}
    assert zones == {"A", "B"}
    play(state, "pass")
    finish_turn(state)
    assert E not in list(state.offer)[4:8]


def test_full_round_of_four() -> None:
    """N-R01 N-031: a round of four players uses 13 of 16 cells."""
    state = loaded(4).start(9)
    while state.round == 0:
        options = state.legal()
        taken = state.copy()
        state.apply(a.FORGO if a.FORGO in options else options[0])
    figures = sum(len(members(player.patricians)) for player in taken.players)
    assert figures + 1 == 13


def test_partial_build_reaches_all_strengths() -> None:
    """N-117 N-R05: zones and slots follow the strength of the action, not of the player."""
    for strength, zones in ((1, {"A"}), (2, {"A", "B"}), (3, {"A", "B", "C"})):
        state = offer_building(stock(turn("build", strength), stone=5, coins=9), "B01")
        perform(state)
        play(state, "building 1")
        assert {text.split()[1] for text in starting(state, "build ")} == zones


def test_finish_round_brings_a_new_emperor() -> None:
    """N-030 N-040: after clean-up the next round begins with the next emperor tile."""
    state = finish_round(started())
    assert state.round == 1
    assert at(state, s.PLACE_EMPEROR)
    assert state.emperor_at == 2
    assert state.emperor == E


@pytest.mark.parametrize("action", ["trade", "upgrade", "recruit"])
def test_always_possible(action: str) -> None:
    """N-R04: Trade, Upgrade and Recruit can always be performed."""
    state = declare(bare(turn(action)))
    assert legal(state) == {"perform", "forgo"}


def test_petition_into_upgrade() -> None:
    """N-241: Petition into Upgrade is legal and gives as much influence as was paid."""
    state = petition("upgrade", 2)
    petitioned(state, "upgrade", 2)
    assert has(state, "influence") == 5
