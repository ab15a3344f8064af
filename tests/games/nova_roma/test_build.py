"""Build, zones and reward rings (section 4.6)."""

from __future__ import annotations

import pytest

from triumvir.games.nova_roma import state as s
from triumvir.testing.positions import play, refused

from .arrange import (
    E,
    at,
    bare,
    blocks,
    build,
    declare,
    finish_turn,
    has,
    holds,
    legal,
    loaded,
    members,
    offer_building,
    perform,
    reward,
    row,
    started,
    starting,
    turn,
)

RICH = {"wheat": 5, "stone": 5, "wood": 5, "wine": 5, "horse": 5, "coins": 9}


def building(card: str, strength: int = 3, players: int = 3) -> s.Position:
    """Seat 0 has completed this contract and may place its building."""
    state = offer_building(bare(turn("build", strength, players=players), **RICH, artisans=1), card)
    perform(state)
    return play(state, "building 1")


@pytest.mark.parametrize(("strength", "slots"), [(1, 2), (2, 3), (3, 4)])
def test_access(strength: int, slots: int) -> None:
    """N-115 D-35: strength 1, 2, 3 reaches 2, 3, 4 slots; one must be taken."""
    state = offer_building(bare(turn("build", strength), **RICH), "B01", "B02", "B04", "B05")
    perform(state)
    assert legal(state) == {f"building {i + 1}" for i in range(slots)}
    if slots < 4:
        assert refused(state, "building 4") == "N-115"
    assert refused(state, "pass") == "N-R47"


def test_paying() -> None:
    """N-115 N-202: the whole cost at once; the contract is kept and scores its VP."""
    state = offer_building(bare(turn("build"), stone=1, wood=1, wine=1), "B02")
    perform(state)
    play(state, "building 1")
    assert holds(state) == {}
    assert members(state.players[0].building) == [1]
    assert state.ledger(0)["contracts"] == 4


def test_artisan_cost() -> None:
    """N-116 N-244: the artisan comes from the available area and goes back to the supply."""
    state = offer_building(bare(turn("build"), stone=2, horse=1, artisans=1), "B03")
    supply = state.artisans
    perform(state)
    play(state, "building 1")
    assert has(state, "artisans") == 0
    assert state.artisans == supply + 1
    state = offer_building(bare(turn("build"), stone=2, horse=1, coins=1), "B03", "B01")
    state.players[0].placed = 1
    state.artisans -= 1
    perform(state)
    assert legal(state) == {"building 2"}
    assert refused(state, "building 1") == "N-116"


@pytest.mark.parametrize(("strength", "zones"), [(1, "A"), (2, "AB"), (3, "ABC")])
def test_zones(strength: int, zones: str) -> None:
    """N-117: strength opens zones A, then B, then C."""
    state = building("B01", strength)
    assert {text.split()[1] for text in starting(state, "build ")} == set(zones)
    if strength < 3:
        assert refused(state, "build C r1c2") == "N-117"


def test_shape_turns_and_mirrors() -> None:
    """N-118: an L of three lies in four ways, an S of four in four, a T of four in four, a line in two."""
    for card, ways in (("B11", 4), ("B22", 4), ("B21", 4), ("B23", 8), ("B10", 2), ("B20", 1)):
        state = building(card)
        shape = state.tables.building_shape[state.chosen]
        first, stop = state.tables.shape_first[shape], state.tables.shape_stop[shape]
        forms = set()
        for i in range(first, stop):
            columns = state.tables.zone_columns[state.tables.place_zone[i]]
            cells = [divmod(cell, columns) for cell in members(state.tables.place_mask[i])]
            top, left = min(r for r, _ in cells), min(c for _, c in cells)
            forms.add(frozenset((r - top, c - left) for r, c in cells))
        assert len(forms) == ways


def test_other_shapes_are_refused() -> None:
    """N-118: the building has exactly the shape of the contract."""
    state = building("B11")
    assert refused(state, "build A r4c2") == "N-118"
    assert refused(state, "build A r4c2 r4c3 r4c4") == "N-118"


def test_number_of_placements() -> None:
    """N-118 N-119 D-35: with the stored maps 639 placements in all, at most 138 for one shape."""
    tables = loaded().tables
    assert len(tables.place_mask) == 639
    sizes = [stop - first for first, stop in zip(tables.shape_first, tables.shape_stop, strict=True)]
    assert max(sizes) == 138
    assert tables.singles == 30 + 21 + 13


def test_occupied_cells() -> None:
    """N-119 N-120: no block on another's; a building need not touch other blocks."""
    state = turn("build", 3)
    build(build(state, "C", "r1c2 r2c2", seat=1), "C", "r4c4", seat=0)
    offer_building(bare(state, **RICH), "B04")
    perform(state)
    play(state, "building 1")
    assert refused(state, "build C r1c2 r1c3") == "N-119"
    assert "build C r3c3 r3c4" in legal(state)
    assert "build C r1c3 r1c4" in legal(state)


def test_tile_spaces_are_not_buildable() -> None:
    """N-119 N-R24: tile spaces are never built on, with or without a tile."""
    state = building("B01", players=2)
    cells = {" ".join(text.split()[1:]) for text in starting(state, "build ")}
    for place in ("A r1c2", "A r5c6", "B r2c4", "C r4c2", "C r1c1", "A r3c4"):
        assert place not in cells
    assert "C r4c3" in cells


def test_placing_is_optional() -> None:
    """N-117 N-122: the building need not be placed."""
    state = building("B01")
    play(state, "pass")
    assert blocks(state, "A") == set()
    assert len(members(state.players[0].building)) == 1


def test_too_few_blocks() -> None:
    """N-122 N-R26: with too few blocks the contract is completed without a building."""
    state = turn("build", 3)
    build(state, "A", "r1c1 r2c1 r3c1 r4c1 r4c2 r5c2 r5c3 r5c4 r5c5 r4c5 r4c6 r4c7 r3c7 r2c7 r1c7 r1c6 r1c5 r1c4")
    offer_building(bare(state, **RICH), "B10")
    perform(state)
    play(state, "building 1")
    assert at(state, s.DECLARE)
    assert state.players[0].blocks == 2
    assert len(members(state.players[0].building)) == 1


def test_blocks_are_used_up() -> None:
    """N-003 N-118: a building of four takes four of the 20 blocks."""
    state = building("B20")
    play(state, "build A r4c2 r4c3 r5c2 r5c3")
    assert state.players[0].blocks == 16
    assert blocks(state, "A") == {"r4c2", "r4c3", "r5c2", "r5c3"}


def test_ring_pays_all_neighbours_once() -> None:
    """E-15 N-121 N-R23 N-R25: the ring of C (0,0) closed by a double; R01 pays 2 coins to both players, once each."""
    state = reward(turn("build", 3), "C", "r1c1", "R01")
    build(state, "C", "r1c2", seat=1)
    offer_building(bare(state, **RICH), "B04")
    coins = has(state, "coins", 1), has(state, "coins", 2)
    perform(state)
    play(state, "building 1", "build C r2c1 r2c2")
    assert has(state, "coins") == 9 + 2
    assert has(state, "coins", 1) == coins[0] + 2
    assert has(state, "coins", 2) == coins[1]


def test_ring_is_not_closed_yet() -> None:
    """N-121: one open neighbour keeps the reward back."""
    state = reward(turn("build", 3), "C", "r1c1", "R01")
    offer_building(bare(state, **RICH), "B04")
    perform(state)
    play(state, "building 1", "build C r2c1 r2c2")
    assert has(state, "coins") == 9
    assert state.paid == 0


def test_ring_with_neutral_block() -> None:
    """E-16 N-R24 N-R25: two players, C (1,3): four blocks close it, the neutral one gets nothing; (3,1) stays bare."""
    state = turn("build", 3, players=2)
    reward(state, "C", "r2c4", "R01")
    build(state, "C", "r1c3 r2c3 r3c3", seat=1)
    offer_building(bare(state, **RICH), "B01")
    bare(state, 1)
    perform(state)
    play(state, "building 1")
    assert "build C r4c2" not in legal(state)
    play(state, "build C r3c4")
    assert has(state, "coins") == 9 - 1 + 2
    assert has(state, "coins", 1) == 2


def test_choices_off_turn() -> None:
    """N-R25 N-245 D-40 N-243: goods of choice fall to every entitled player, the active one first, then clockwise."""
    state = reward(turn("build", 3), "C", "r1c1", "R09")
    build(build(state, "C", "r1c2", seat=2), "C", "r2c2", seat=1)
    offer_building(bare(state, stone=1, coins=1), "B01")
    bare(bare(state, 1, wheat=5), 2)
    perform(state)
    play(state, "building 1", "build C r2c1")
    assert state.to_act == 0
    play(state, "take wine", "take wine")
    assert state.to_act == 1
    assert "take wheat" not in legal(state)
    assert refused(state, "take wheat") == "N-R19"
    play(state, "take wood", "take stone")
    assert state.to_act == 2
    play(state, "take horse", "take horse")
    assert state.to_act == 0
    assert [holds(state, seat) for seat in range(3)] == [{"wine": 2}, {"wheat": 5, "stone": 1, "wood": 1}, {"horse": 2}]


def test_mixed_reward() -> None:
    """N-121: R11 gives a coin at once and a good of choice."""
    state = reward(turn("build", 3), "C", "r1c1", "R11")
    build(state, "C", "r1c2 r2c2")
    offer_building(bare(state, stone=1, coins=1), "B01")
    perform(state)
    play(state, "building 1", "build C r2c1")
    assert has(state, "coins") == 1
    play(state, "take horse")
    assert holds(state) == {"coins": 1, "horse": 1}


def test_reward_overflow_off_turn() -> None:
    """N-245: influence beyond 8 becomes coins, also for a player who is not on turn."""
    state = reward(turn("build", 3), "C", "r1c1", "R06")
    build(state, "C", "r1c2 r2c2", seat=1)
    offer_building(bare(state, stone=1, coins=1), "B01")
    bare(state, 1, influence=7)
    perform(state)
    play(state, "building 1", "build C r2c1")
    assert holds(state, 1) == {"influence": 8, "coins": 2}
    assert holds(state) == {"influence": 3}


def test_full_goods_lose_the_choice() -> None:
    """N-R19: with all goods at 5 a free good is lost without a decision."""
    state = reward(turn("build", 3), "C", "r1c1", "R09")
    build(state, "C", "r1c2 r2c2", seat=1)
    offer_building(bare(state, stone=1, coins=1), "B01")
    bare(state, 1, wheat=5, stone=5, wood=5, wine=5, horse=4)
    perform(state)
    play(state, "building 1", "build C r2c1", "take wine", "take wine")
    assert state.to_act == 1
    play(state, "take horse")  # the second good is lost
    assert state.to_act == 0
    assert sum(holds(state, 1).values()) == 25


def test_two_rings_in_reading_order() -> None:
    """N-R25: two rings closed at once are paid one after the other, each to all its players first."""
    state = turn("build", 3, players=4)
    reward(reward(state, "B", "r1c1", "R09"), "B", "r4c2", "R11")
    build(state, "B", "r1c2 r2c2", seat=1)
    build(state, "B", "r3c2 r3c3 r4c1 r4c3 r5c1 r5c2 r5c3", seat=2)
    offer_building(bare(state, wood=1, wheat=1), "B04")
    for seat in (1, 2, 3):
        bare(state, seat)
    perform(state)
    play(state, "building 1", "build B r2c1 r3c1")
    order = []
    while at(state, s.CHOOSE_GOOD):
        order.append(state.to_act)
        play(state, "take wine")
    # R09 (two goods) on the first ring: seats 0 and 1; R11 (a coin and a good) on the second: seats 0 and 2.
    assert order == [0, 0, 1, 1, 0, 2]
    assert [has(state, "coins", seat) for seat in range(4)] == [1, 0, 1, 0]


def test_paid_once() -> None:
    """N-R25: a reward tile pays once."""
    state = reward(turn("build", 3), "C", "r1c1", "R01")
    build(state, "C", "r1c2 r2c2 r2c1", seat=1)
    assert state.paid
    offer_building(bare(state, stone=1, coins=1), "B01")
    perform(state)
    play(state, "building 1", "build C r3c3")
    assert has(state, "coins") == 0


def test_refill() -> None:
    """N-123: the building offer slides left and is refilled at end of turn."""
    state = offer_building(bare(turn("build"), stone=1, coins=1), "B01", "B02", "B04", "B05")
    following = state.building[state.building_at]
    perform(state)
    play(state, "building 1", "pass")
    assert state.offer[4] == E
    finish_turn(state)
    assert list(state.offer)[4:8] == [1, 3, 4, following]


def test_availability() -> None:
    """N-R04: Build needs a payable contract in reach; Seraphina's coin and Patricia count."""
    state = offer_building(bare(turn("build"), stone=1), "B01", "B02")
    assert legal(declare(state.copy())) == {"forgo"}
    assert legal(declare(row(state, "Seraphina"))) == {"perform", "forgo"}
    state = offer_building(bare(turn("build"), stone=2, horse=1), "B03", "B02")
    assert legal(declare(state.copy())) == {"forgo"}
    assert legal(declare(row(state, "Patricia"))) == {"perform", "forgo"}


def test_neighbours_within_the_zone_only() -> None:
    """N-R23: the corner space of zone C has exactly three neighbours, zone A (2,3) eight."""
    tables = started().tables
    rings = {
        (tables.space_zone[i], tables.space_cell[i]): len(members(tables.space_ring[i]))
        for i in range(len(tables.space_zone))
    }
    assert rings[(2, 0)] == 3
    assert rings[(0, 2 * 7 + 3)] == 8
    assert rings[(2, 1 * 4 + 3)] == 5


def test_set_up_blocks_alone_do_not_pay() -> None:
    """N-R25: nothing is paid before anybody has built."""
    for players in (1, 2):
        assert started(players).paid == 0
