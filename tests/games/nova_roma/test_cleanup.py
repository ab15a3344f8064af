"""The clean-up phase (section 9)."""

from __future__ import annotations

from triumvir.games.nova_roma import state as s

from .arrange import (
    FOLLOWERS,
    TILES,
    E,
    end_round,
    estate,
    favour,
    has,
    last_turn,
    members,
    names_of,
    offer_estate,
    offer_followers,
    offered,
    race_to,
    row,
    stack_deck,
    started,
    stock,
)


def test_marker_passes_on() -> None:
    """N-180: unclaimed, the marker goes one seat clockwise."""
    state = end_round(last_turn(started()))
    assert state.first == 1
    assert state.active == 1


def test_claimed_marker() -> None:
    """N-180: the claimant is first player of the next round; the marker is turned back."""
    state = last_turn(started())
    state.claimant = 2
    end_round(state)
    assert state.first == 2
    assert state.claimant == E


def test_furthest_wins_the_chariot() -> None:
    """N-181 N-204: the player furthest on the favoured track takes the tile, worth 3 VP; the next one follows."""
    state = favour(last_turn(started()), "green", "blue", "red")
    race_to(race_to(state, "green", 4, seat=1), "red", 7, seat=2)
    end_round(state)
    assert len(members(state.players[1].chariots)) == 1
    assert state.ledger(1)["chariots"] == 3
    assert state.ledger(2)["chariots"] == 0
    assert state.view(None)["chariots"] == ["blue", "red"]


def test_tie_goes_to_the_lower_marker() -> None:
    """E-20 N-133 N-181: X reached space 4 before Y and takes the tile."""
    state = favour(last_turn(started()), "red")
    race_to(race_to(state, "red", 4, seat=2), "red", 4, seat=0)
    end_round(state)
    assert members(state.players[2].chariots)
    assert not members(state.players[0].chariots)


def test_start_space_counts() -> None:
    """N-R29: if nobody has moved the lowest marker at the start wins."""
    state = favour(last_turn(started()), "red")
    for seat, height in ((0, 2), (1, 0), (2, 1)):
        state.players[seat].board[s.HEIGHT] = height
    end_round(state)
    assert members(state.players[1].chariots)


def test_start_space_switch() -> None:
    """N-R29 N-R41: with the switch nobody wins from the start space, and the tile is removed."""
    state = end_round(favour(last_turn(started(chariot_needs_one_step=True)), "red"))
    assert all(player.chariots == 0 for player in state.players)
    state = favour(last_turn(started(chariot_needs_one_step=True)), "red")
    end_round(race_to(state, "red", 1, seat=1))
    assert members(state.players[1].chariots)


def test_figures_return() -> None:
    """N-182: the forum is empty before the next emperor phase."""
    state = end_round(last_turn(started()))
    assert all(player.patricians == 0 for player in state.players)
    assert state.emperor == E
    assert state.legionnaires == 0


def test_artisans() -> None:
    """E-29 N-183: with 2 available and 3 placed a player keeps 3 and returns 2."""
    state = last_turn(started())
    estate(stock(state, artisans=2), artisans="r1c1 r1c2 r1c3")
    supply = state.artisans
    end_round(state)
    assert has(state, "artisans") == 3
    assert state.players[0].placed == 0
    assert state.artisans == supply + 2


def test_few_artisans_all_return() -> None:
    """N-183: up to three are kept."""
    state = estate(stock(last_turn(started()), artisans=1), artisans="r1c1")
    end_round(state)
    assert has(state, "artisans") == 2


def test_followers_turn_up() -> None:
    """N-184: face-down followers are turned up."""
    state = row(last_turn(started()), "Titus", "Egeria", used=("Titus",), seat=1)
    end_round(state)
    assert state.players[1].used == 0


def test_follower_offer() -> None:
    """E-31 N-185: the leftmost card is discarded, the rest slides left, one is added."""
    state = last_turn(started())
    stack_deck(offer_followers(state, "Calux", "Gloria", "Nela", "Petran"), "Vitus")
    end_round(state)
    assert offered(state, 8, FOLLOWERS) == ["Gloria", "Nela", "Petran", "Vitus"]
    assert "Calux" in names_of(state.discard)


def test_estate_offer() -> None:
    """N-186: the leftmost basic tile leaves, the rest slides, one comes; the special tile is replaced."""
    state = last_turn(started())
    offer_estate(state, "prod_wheat", "prod_stone", "prod_wood", "prod_wine", special="lion")
    following, special = state.basic[state.basic_at], state.special[state.special_at]
    end_round(state)
    offer = list(state.offer)
    assert [TILES[tile] for tile in offer[12:15]] == ["prod_stone", "prod_wood", "prod_wine"]
    assert offer[15] == following
    assert offer[16] == special != TILES.index("lion")


def test_special_stack_runs_out() -> None:
    """N-186 N-R16: without special tiles the slot stays empty."""
    state = last_turn(started())
    state.special_at = 7
    end_round(state)
    assert state.offer[16] == E


def test_contract_offers_stay() -> None:
    """N-185 N-186: with several players clean-up does not touch the contracts."""
    state = last_turn(started())
    before = list(state.offer)[:8]
    end_round(state)
    assert list(state.offer)[:8] == before


def test_last_round_does_only_two_steps() -> None:
    """E-28 E-29 N-200 N-211 N-R37: after round 5 marker and chariot only; all artisans count, the marker scores 2."""
    state = last_turn(started(), 4)
    estate(stock(row(state, "Titus", used=("Titus",)), artisans=2, influence=0), artisans="r1c1 r1c2 r1c3")
    before = list(state.offer)
    end_round(state)
    assert state.over
    assert state.first == 1
    assert state.ledger(1)["marker"] == 2
    assert state.ledger(0)["marker"] == 0
    assert list(state.offer) == before
    assert has(state, "artisans") == 2
    assert state.ledger(0)["influence"] == 5 // 2
    assert names_of(state.players[0].used) == {"Titus"}


def test_fifth_chariot() -> None:
    """N-181 N-200: the fifth tile is awarded in round 5, with nothing below it."""
    state = favour(last_turn(started(), 4), "red", "green", "blue", "red", "green")
    race_to(state, "green", 2, seat=2)
    assert state.view(None)["chariots"] == ["green"]
    end_round(state)
    assert len(members(state.players[2].chariots)) == 1


def test_claimed_marker_in_the_last_round() -> None:
    """N-180 N-211: claimed in round 5 the marker scores for the claimant."""
    state = last_turn(started(), 4)
    state.claimant = 2
    end_round(state)
    assert state.ledger(2)["marker"] == 2
