"""Game end and scoring (section 10)."""

from __future__ import annotations

import pytest

from triumvir.games.nova_roma import state as s

from .arrange import (
    bare,
    bits,
    build,
    claimed,
    end_game,
    estate,
    favour,
    own_building,
    race_to,
    row,
    sail_to,
    started,
    stock,
)


@pytest.mark.parametrize(
    ("first", "second", "vp"),
    [
        ("north5", "south6", 17),
        ("north5", "south8", 21),
        ("north7", "south7", 20),
        ("start", "north1", 0),
        ("north2", "north3", 6),
        ("north8", "north8", 28),
    ],
)
def test_sea(first: str, second: str, vp: int) -> None:
    """E-13 N-201 N-247: each ship scores the furthest VP port reached or passed; short of the first one nothing."""
    state = sail_to(sail_to(started(), 0, first), 1, second)
    assert state.ledger(0)["sea"] == vp


def test_contracts() -> None:
    """N-202: the sum of the printed VP."""
    assert own_building(started(), "B01", "B06", "B09", "B10", "B15").ledger(0)["contracts"] == 2 + 3 + 5 + 2 + 4


def test_zone_example_of_four() -> None:
    """E-17 N-203 N-R39: blocks 5, 5, 3, 1 in zone C: 11, 11, 7, 3 VP."""
    state = started(4)
    build(state, "C", "r1c2 r1c3 r1c4 r2c1 r2c2", seat=0)
    build(state, "C", "r2c3 r3c1 r3c2 r3c3 r3c4", seat=1)
    build(state, "C", "r4c1 r4c3 r4c4", seat=2)
    state.players[3].board[s.ZONE + 2] = 1 << 1  # 14 blocks do not fit into the 13 cells; only counts matter here
    assert [state.ledger(seat)["zones"] for seat in range(4)] == [11, 11, 7, 3]


def test_third_place() -> None:
    """E-17 N-203: every other player with at least one block gets the third value."""
    state = started(4)
    build(state, "A", "r4c2 r4c3 r4c4 r4c5", seat=0)
    build(state, "A", "r3c1 r3c2 r3c3", seat=1)
    build(state, "A", "r3c5 r3c6", seat=2)
    build(state, "A", "r1c3", seat=3)
    assert [state.ledger(seat)["zones"] for seat in range(4)] == [6, 3, 1, 1]


def test_two_players_with_neutral_blocks() -> None:
    """E-17 N-220 N-R39: neutral 7, X 7, Y 4: 6 and 3; neutral 7, X 5, Y 3: 3 and 1."""
    state = started(2)
    free = ["r4c1", "r4c2", "r4c3", "r4c4", "r4c5", "r4c6", "r3c1"]
    build(state, "A", " ".join(free), seat=0)
    build(state, "A", "r1c3 r1c4 r2c2 r2c3", seat=1)
    assert [state.ledger(seat)["zones"] for seat in range(2)] == [6, 3]
    state = started(2)
    build(state, "A", " ".join(free[:5]), seat=0)
    build(state, "A", "r1c3 r1c4 r2c2", seat=1)
    assert [state.ledger(seat)["zones"] for seat in range(2)] == [3, 1]


def test_no_block_no_points() -> None:
    """N-203 N-R39: who has no block in a zone scores nothing there."""
    state = build(started(), "B", "r1c2", seat=1)
    assert [state.ledger(seat)["zones"] for seat in range(3)] == [0, 8, 0]


def test_track_ends() -> None:
    """N-135 N-205: 5 VP for each marker on the last space."""
    state = race_to(race_to(race_to(started(), "red", 7), "blue", 7), "green", 6)
    assert state.ledger(0)["tracks"] == 10


@pytest.mark.parametrize(("animals", "vp"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 11), (5, 14), (6, 18), (7, 20)])
def test_animals(animals: int, vp: int) -> None:
    """E-24 N-207: sets of animals."""
    tiles = {f"r{i // 3 + 1}c{i % 3 + 1}": "animal" for i in range(animals)}
    assert estate(started(), tiles).ledger(0)["animals"] == vp


def test_lion_in_sets() -> None:
    """E-24 N-158: the lion alone 5, with two animals 11."""
    assert estate(started(), {"r1c1": "lion"}).ledger(0)["animals"] == 5
    assert estate(started(), {"r1c1": "lion", "r1c2": "animal", "r1c3": "animal"}).ledger(0)["animals"] == 11


def test_leftovers() -> None:
    """E-27 N-209 N-210: 8 goods and 3 coins give 2 VP; influence 5 and 4 artisans give 4."""
    state = bare(started(), wheat=3, wood=2, wine=1, horse=2, coins=3, influence=5, artisans=4)
    assert state.ledger(0)["goods"] == 2
    assert state.ledger(0)["influence"] == 4


def test_followers_and_leftovers_both_count() -> None:
    """N-R36: nothing is used up by scoring."""
    state = row(bare(started(), wood=4, influence=6), "Calux", "Nela")
    assert state.ledger(0)["followers"] == 5 + 4
    assert state.ledger(0)["goods"] == 1
    assert state.ledger(0)["influence"] == 3


def test_placed_artisans_count() -> None:
    """N-R37: artisans in production count too, without the limit of three."""
    state = estate(bare(started(), artisans=2), artisans="r1c1 r1c2 r1c3")
    assert state.ledger(0)["influence"] == 2


def test_total_example() -> None:
    """E-32 N-200 N-201 N-202 N-203 N-204 N-205 N-206 N-207 N-208 N-209 N-210 N-211: all eleven sources, 107 VP."""
    state = started(3)
    sail_to(sail_to(state, 0, "north6"), 1, "south5")
    own_building(state, "B01", "B06", "B09", "B10", "B15")
    build(state, "A", "r4c2 r4c3")  # first in A
    build(build(state, "B", "r1c2"), "B", "r1c4 r1c5", seat=1)  # second in B
    build(build(state, "C", "r3c3"), "C", "r2c2 r2c3", seat=1)  # second in C
    favour(state, "red", "red", "green", "green", "blue")
    state.round = 4
    state.players[0].chariots = bits(list(state.chariots)[:2])
    race_to(state, "red", 7)
    row(state, "Calux", "Martinus", "Nela", "Titus", "Egeria", "Manius")
    estate(state, {"r1c1": "animal", "r2c2": "animal", "r3c3": "animal"})
    claimed(state, "r1c1 r1c2 r1c3 r2c1 r3c1")
    bare(state, wheat=3, wood=2, wine=1, horse=2, coins=3, influence=5, artisans=4)
    race_to(state, "blue", 3, seat=2)
    state.claimant = 0
    state.first = 0
    end_game(state)
    assert state.ledger(0) == {
        "sea": 17,
        "contracts": 16,
        "zones": 6 + 5 + 7,
        "chariots": 6,
        "tracks": 5,
        "followers": 9,
        "animals": 9,
        "mosaic": 19,
        "goods": 2,
        "influence": 4,
        "marker": 2,
    }
    assert state.score_of(0) == 107


def test_winner() -> None:
    """N-212: most VP wins; a tie goes to the one with more influence left."""
    state = started(3)
    for seat in range(3):
        bare(state, seat)
    own_building(state, "B02", seat=1)
    end_game(state)
    assert state.ranking()[1] == 1
    state = started(3)
    bare(state, 0, influence=1, artisans=1)
    bare(state, 1, artisans=1, influence=1)
    bare(state, 2, artisans=2)
    state.first = 0
    for seat in range(3):
        state.players[seat].chariots = 0
    scores = state.scores()
    assert scores[1] == scores[2] == 1
    assert state.ranking()[1] < state.ranking()[2]


def test_shared_win() -> None:
    """N-R40: after VP and influence a tie is a shared win; the age is not asked."""
    state = started(3)
    for seat in range(3):
        bare(state, seat, influence=2)
    own_building(own_building(state, "B01", seat=1), "B01", seat=1)
    state.players[2].building = 0
    own_building(state, "B01", seat=1)
    assert state.scores() == [1 + 2, 1 + 2, 1]
    assert state.ranking() == [1, 1, 3]


def test_scores_add_up() -> None:
    """N-200: the ledger adds up to the score while the game runs and at its end."""
    state = stock(started(), coins=7)
    assert sum(state.ledger(0).values()) == state.score_of(0)
