"""Sail and the Black Sea (section 4.5)."""

from __future__ import annotations

import pytest

from triumvir.games.nova_roma import state as s
from triumvir.testing.positions import play, refused

from .arrange import (
    E,
    at,
    bare,
    declare,
    finish_turn,
    has,
    holds,
    legal,
    members,
    offer_shipping,
    own_shipping,
    perform,
    port_of,
    row,
    sail_to,
    starting,
    turn,
)

CHEAP = ("S01", "S02", "S03", "S04")


@pytest.mark.parametrize(("strength", "slots"), [(1, 2), (2, 3), (3, 4)])
def test_access(strength: int, slots: int) -> None:
    """N-105 D-34: strength 1, 2, 3 reaches 2, 3, 4 slots; a contract must be taken."""
    state = offer_shipping(bare(turn("sail", strength), wheat=5, stone=5, wood=5, wine=5, horse=5), *CHEAP)
    perform(state)
    assert legal(state) == {f"shipping {i + 1}" for i in range(slots)}
    if slots < 4:
        assert refused(state, "shipping 4") == "N-105"
    assert refused(state, "pass") == "N-R47"


def test_paying() -> None:
    """N-106 N-113 N-R20: the whole cost is paid at once, the contract kept, no VP gained."""
    state = offer_shipping(bare(turn("sail"), wheat=2, coins=1, stone=3), "S21", "S22")
    before = state.ledger(0)["contracts"]
    perform(state)
    play(state, "shipping 1", "pass")
    assert holds(state) == {"stone": 3}
    assert members(state.players[0].shipping) == [20]
    assert state.ledger(0)["contracts"] == before == 0


def test_exact_payment() -> None:
    """N-R20 N-106: no good or coin replaces another."""
    state = offer_shipping(bare(turn("sail"), wheat=5, coins=9), "S01", "S26")
    perform(state)
    assert legal(state) == {"shipping 2"}
    assert refused(state, "shipping 1") == "N-106"


def test_example() -> None:
    """E-11 N-107 N-108 N-110 N-201: the first contract at strength 2: north1 and north2, or one ship on each route."""
    state = offer_shipping(bare(turn("sail", 2), wheat=1, stone=1), "S01")
    perform(state)
    play(state, "shipping 1")
    assert holds(state) == {}
    both = state.copy()
    play(state, "ship 1 north")
    assert has(state, "coins") == 2
    play(state, "ship 1 north")
    assert port_of(state, 0) == "north2"
    assert state.ledger(0)["sea"] == 3
    assert at(state, s.DECLARE)
    play(both, "ship 1 north", "ship 2 south", "take wood")
    assert holds(both) == {"coins": 2, "wood": 1}
    assert (port_of(both, 0), port_of(both, 1)) == ("north1", "south1")


def test_leg_is_whole() -> None:
    """E-12 N-R21 N-111: from north5 the leg costs 2; at strength 1 no move, the contract can still be completed."""
    state = offer_shipping(bare(turn("sail"), wheat=1, stone=1), "S01")
    sail_to(sail_to(state, 0, "north5"), 1, "south8")
    perform(state)
    play(state, "shipping 1")
    assert at(state, s.DECLARE)
    assert port_of(state, 0) == "north5"
    assert len(members(state.players[0].shipping)) == 1


def test_costly_leg() -> None:
    """N-107 N-R21: a leg of 2 sails uses both."""
    state = offer_shipping(bare(turn("sail", 2), wheat=1, stone=1), "S01")
    sail_to(sail_to(state, 0, "north5"), 1, "south8")
    perform(state)
    play(state, "shipping 1", "ship 1 north")
    assert port_of(state, 0) == "north6"
    assert at(state, s.DECLARE)


def test_no_change_of_route() -> None:
    """N-109 N-R21: a ship on a route stays on it; the last port is the end."""
    state = offer_shipping(bare(turn("sail", 3), wheat=1, stone=1), "S01")
    sail_to(sail_to(state, 0, "north3"), 1, "south8")
    perform(state)
    play(state, "shipping 1")
    assert starting(state, "ship ") == {"ship 1 north"}
    assert refused(state, "ship 1 south") == "N-109"
    assert refused(state, "ship 2 south") == "N-109"


def test_last_port_is_the_end() -> None:
    """N-R21 N-109: a ship at the last port of either route stays there."""
    state = offer_shipping(bare(turn("sail", 3), wheat=1, stone=1), "S01")
    sail_to(sail_to(state, 0, "north8"), 1, "south8")
    perform(state)
    play(state, "shipping 1")
    assert at(state, s.DECLARE)
    assert (port_of(state, 0), port_of(state, 1)) == ("north8", "south8")


def test_alternate_moves_and_stop() -> None:
    """N-108 N-R21 N-061: ships may be moved alternately, share a port and stop early; sails are not kept."""
    state = offer_shipping(bare(turn("sail", 3), wheat=1, stone=1), "S01")
    perform(state)
    play(state, "shipping 1", "ship 1 north", "ship 2 north")
    assert has(state, "coins") == 4  # each ship gets the reward of the port it enters
    assert port_of(state, 0) == port_of(state, 1) == "north1"
    play(state, "pass")
    assert state.left == 0


def test_shared_ports() -> None:
    """N-111: any number of ships may share a port."""
    state = offer_shipping(bare(turn("sail"), wheat=1, stone=1), "S01")
    sail_to(sail_to(state, 0, "north1", seat=1), 1, "north1", seat=1)
    perform(state)
    play(state, "shipping 1", "ship 1 north")
    assert port_of(state, 0) == port_of(state, 0, seat=1)


@pytest.mark.parametrize(
    ("port", "route", "gain"),
    [
        ("start", "north", {"coins": 2}),
        ("north2", "north", {"wine": 1}),
        ("north4", "north", {"influence": 2}),
        ("start", "south", {"wine": 1}),
        ("south2", "south", {"influence": 2}),
        ("south5", "south", {}),
        ("north1", "north", {}),
    ],
)
def test_port_rewards(port: str, route: str, gain: dict[str, int]) -> None:
    """N-110: entering a reward port pays at once; goods are the player's choice."""
    state = offer_shipping(bare(turn("sail"), wheat=1, stone=1), "S01")
    sail_to(state, 0, port)
    perform(state)
    play(state, "shipping 1", f"ship 1 {route}")
    if at(state, s.CHOOSE_GOOD):
        play(state, "take wine")
    assert holds(state) == gain


def test_artisan_port() -> None:
    """N-110: south5 brings an artisan from the supply, for a leg of 2."""
    state = offer_shipping(bare(turn("sail", 2), wheat=1, stone=1), "S01")
    sail_to(state, 0, "south4")
    supply = state.artisans
    perform(state)
    play(state, "shipping 1", "ship 1 south")
    assert holds(state) == {"artisans": 1}
    assert state.artisans == supply - 1


def test_passing_through_a_reward_port() -> None:
    """N-110: a ship that moves on still got the reward."""
    state = offer_shipping(bare(turn("sail", 2), wheat=1, stone=1), "S01")
    perform(state)
    play(state, "shipping 1", "ship 1 north", "ship 1 north")
    assert has(state, "coins") == 2


def test_availability() -> None:
    """N-R04: Sail needs a payable contract in reach; the coin of Constantin counts."""
    state = offer_shipping(bare(turn("sail"), wheat=1, coins=1), "S26", "S27")
    assert legal(declare(state.copy())) == {"forgo"}
    assert legal(declare(row(state, "Constantin"))) == {"perform", "forgo"}


def test_strength_follower_makes_it_possible() -> None:
    """E-35 N-R04 N-R47: only slot 2 can be paid; with Septimus it must be taken, without using him nothing happens."""
    state = row(offer_shipping(bare(turn("sail"), wood=1, wine=1), "S01", "S04", "S08", "S02"), "Septimus")
    perform(state)
    used, unused = state.copy(), state.copy()
    play(used, "use septimus")
    assert legal(used) == {"shipping 3"}
    play(unused, "pass")
    assert at(unused, s.DECLARE)
    assert holds(unused) == {"wood": 1, "wine": 1}
    assert unused.players[0].shipping == 0
    face_down = row(
        offer_shipping(bare(turn("sail"), wood=1, wine=1), "S01", "S04", "S08", "S02"), "Septimus", used=("Septimus",)
    )
    assert legal(declare(face_down)) == {"forgo"}


def test_contracts_run_out() -> None:
    """N-R16: an empty stack is not rebuilt."""
    state = own_shipping(bare(turn("sail"), wheat=1, stone=1), *(f"S{i:02}" for i in range(3, 31)), seat=1)
    offer_shipping(state, "S01", "S02", None, None)
    perform(state)
    play(state, "shipping 1", "pass")
    finish_turn(state)
    assert list(state.offer)[:4] == [1, E, E, E]
