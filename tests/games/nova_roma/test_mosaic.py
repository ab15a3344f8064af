"""The mosaic board: all 27 achievements, claims and their rewards (section 8)."""

from __future__ import annotations

import pytest

from triumvir.games.nova_roma import state as s
from triumvir.games.nova_roma.steps.mosaic import claimable
from triumvir.testing.positions import play, refused

from .arrange import (
    NAMES,
    at,
    bare,
    before_placing,
    claimed,
    claims,
    empty_supply,
    estate,
    has,
    holds,
    legal,
    mosaic,
    own_building,
    own_shipping,
    race_to,
    row,
    spot,
    started,
    stock,
)

EXTRA = ("Nela", "Petran", "Vitus", "Calux", "Gloria", "Titus", "Egeria")
TILES = ("animal", "animal", "prod_wood", "prod_wheat", "prod_wine", "prod_stone")


def owning(
    b: int = 0, ship: int = 0, f: int = 0, e: int = 0, influence: int = 0, tracks: tuple[int, ...] = ()
) -> s.Position:
    """Seat 0 owns so many building and shipping contracts, followers in the row and estate tiles."""
    state = bare(started(), influence=influence)
    own_building(state, *(f"B{i:02}" for i in range(1, b + 1)))
    own_shipping(state, *(f"S{i:02}" for i in range(1, ship + 1)))
    row(state, *EXTRA[:f], used=EXTRA[:1] if f and EXTRA[0] == "Titus" else ())
    estate(state, {f"r{i // 3 + 1}c{i % 3 + 1}": TILES[i] for i in range(e)})
    for track, space in zip(("red", "green", "blue"), tracks, strict=False):
        race_to(state, track, space)
    return state


def meets(state: s.Position, goal: str) -> bool:
    """Whether the achievement could be claimed, put on a board where it is printed."""
    number = NAMES.achievements.index(goal)
    tables = state.tables
    for tile in range(15):
        slots = [tables.mosaic_slots[3 * tile + i] for i in range(3)]
        if number in slots:
            copy = state.copy()
            copy.players[0].board[s.MOSAIC + tile // 5] = tile
            place = 3 * (tile // 5) + slots.index(number)
            return bool(claimable(copy, copy.players[0]) >> place & 1)
    raise AssertionError(goal)


CASES = [
    ("B2", {"b": 2}, {"b": 1}),
    ("S2", {"ship": 2}, {"ship": 1}),
    ("F2", {"f": 2}, {"f": 1}),
    ("BS", {"b": 1, "ship": 1}, {"b": 2}),
    ("FS", {"f": 1, "ship": 1}, {"f": 2}),
    ("FB", {"f": 1, "b": 1}, {"b": 2}),
    ("FE", {"f": 1, "e": 1}, {"e": 2}),
    ("SE", {"ship": 1, "e": 1}, {"ship": 2}),
    ("BE", {"b": 1, "e": 1}, {"e": 2}),
    ("I4", {"influence": 4}, {"influence": 3}),
    ("H3", {"tracks": (0, 3)}, {"tracks": (2, 2, 2)}),
    ("B4", {"b": 4}, {"b": 3}),
    ("S4", {"ship": 4}, {"ship": 3}),
    ("F4", {"f": 4}, {"f": 3}),
    ("BS5", {"b": 4, "ship": 1}, {"b": 5}),
    ("FS5", {"f": 2, "ship": 3}, {"f": 2, "ship": 2, "b": 5}),
    ("FB5", {"f": 1, "b": 4}, {"f": 5}),
    ("FE5", {"f": 3, "e": 2}, {"f": 2, "e": 2}),
    ("SE5", {"ship": 4, "e": 1}, {"e": 5}),
    ("BE5", {"b": 1, "e": 4}, {"b": 1, "e": 3}),
    ("I6", {"influence": 6}, {"influence": 5}),
    ("H33", {"tracks": (3, 4)}, {"tracks": (7, 2, 2)}),
    ("B6", {"b": 6}, {"b": 5}),
    ("S6", {"ship": 6}, {"ship": 5}),
    ("F6", {"f": 6}, {"f": 5}),
    ("E5", {"e": 5}, {"e": 4}),
    ("H10", {"tracks": (3, 3, 4)}, {"tracks": (3, 3, 3)}),
]


@pytest.mark.parametrize(("goal", "enough", "short"), CASES)
def test_requirement(goal: str, enough: dict[str, int], short: dict[str, int]) -> None:
    """N-170 N-171 E-25: what each of the 27 achievements asks for, and what is not enough."""
    assert meets(owning(**enough), goal)  # type: ignore[arg-type]
    assert not meets(owning(**short), goal)  # type: ignore[arg-type]


def test_all_goals_are_tested() -> None:
    """N-170: 11 green, 11 yellow and 5 orange achievements."""
    assert {case[0] for case in CASES} == set(NAMES.achievements)
    assert len(CASES) == 27


def test_influence_is_paid() -> None:
    """E-25 N-172: I4 with influence 5 leaves 3; I6 needs 6 and costs 3."""
    state = before_placing(mosaic(bare(started(), influence=5), "G2", "Y1", "O1"))
    assert claims(state) == {"r1c2"}
    assert refused(state, "claim r2c3") == "N-172"
    play(state, "claim r1c2")
    assert has(state, "influence") == 3
    state = before_placing(mosaic(bare(started(), influence=6), "G1", "Y1", "O1"))
    play(state, "claim r2c3")
    assert has(state, "influence") == 3


def test_requirements_are_not_spent() -> None:
    """N-172 N-173: contracts stay and count for the next claim; claims come in any order."""
    state = before_placing(mosaic(own_building(bare(started()), "B01", "B02", "B03", "B04"), "G1", "Y3", "O1"))
    assert claims(state) == {"r1c1", "r2c1"}
    play(state, "claim r2c1")
    assert bin(state.players[0].building).count("1") == 4
    state = before_placing(state)
    assert claims(state) == {"r1c1"}
    assert refused(state, "claim r2c1") == "N-171"


def test_top_row_reward() -> None:
    """N-174 N-R49: a claim in the top row brings a coin, lower rows bring nothing of their own."""
    state = before_placing(mosaic(own_building(bare(started()), "B01", "B02", "B03", "B04"), "G1", "Y3", "O1"))
    top, middle = state.copy(), state.copy()
    play(top, "claim r1c1")
    assert holds(top) == {"coins": 1}
    play(middle, "claim r2c1")
    assert holds(middle) == {}
    assert top.players[0].markers == 3


LINES = [
    ("r1c1", "r1c2 r1c3", {"coins": 1, "influence": 2}),
    ("r2c1", "r2c2 r2c3", {"coins": 3}),
    ("r3c1", "r3c2 r3c3", {}),
    ("r2c1", "r1c1 r3c1", {"coins": 2}),
    ("r2c1", "r1c2 r3c2", {}),
]


@pytest.mark.parametrize(("goal", "before", "gain"), LINES)
def test_line_rewards(goal: str, before: str, gain: dict[str, int]) -> None:
    """N-174 N-208: rows bring 2 influence, 3 coins, nothing; the left column 2 coins."""
    state = own_building(bare(started()), *(f"B{i:02}" for i in range(1, 7)))
    mosaic(state, "G1", "Y3", "O1")
    before_placing(claimed(state, before))
    assert goal in claims(state)
    play(state, f"claim {goal}")
    assert holds(state) == gain


def test_column_rewards() -> None:
    """N-174: the middle column brings 2 influence, the right one an artisan."""
    state = own_building(bare(started()), "B01", "B02", "B03", "B04")
    mosaic(state, "G5", "Y4", "O1")  # G5 has B2 in the middle, Y4 has B4 on the right
    before_placing(claimed(state, "r2c2 r3c2"))
    play(state, "claim r1c2")
    assert holds(state) == {"coins": 1, "influence": 2}
    state = own_building(bare(started()), "B01", "B02", "B03", "B04")
    mosaic(state, "G5", "Y4", "O1")
    before_placing(claimed(state, "r1c3 r3c3"))
    supply = state.artisans
    play(state, "claim r2c3")
    assert holds(state) == {"artisans": 1}
    assert state.artisans == supply - 1


def test_no_artisan_left() -> None:
    """N-R17: with none in the supply the column's artisan is lost."""
    state = own_building(bare(started()), "B01", "B02", "B03", "B04")
    mosaic(state, "G5", "Y4", "O1")
    before_placing(claimed(empty_supply(state), "r1c3 r3c3"))
    play(state, "claim r2c3")
    assert holds(state) == {}


def test_diagonals() -> None:
    """N-174 N-R49 D-40: both diagonals at once: two goods of choice each."""
    state = own_building(row(bare(started()), "Nela"), "B01", "B02", "B03", "B04")
    mosaic(state, "G1", "Y1", "O1")  # Y1 has FB5 in the middle
    before_placing(claimed(state, "r1c1 r3c3 r1c3 r3c1"))
    state.players[0].markers, state.players[0].spare = 1, 2
    play(state, "claim r2c2")
    assert state.goods_left == 2
    play(state, "take wine", "take wine", "take wood", "take stone")
    assert holds(state) == {"wine": 2, "wood": 1, "stone": 1}
    assert at(state, s.PLACE_PATRICIAN)


def test_several_lines_at_once() -> None:
    """N-174 N-R49: cell, row, column and diagonal from one claim."""
    state = own_building(bare(started()), "B01", "B02")
    mosaic(state, "G1", "Y1", "O1")
    before_placing(claimed(state, "r1c2 r1c3 r2c1 r3c1 r2c2 r3c3"))
    state.players[0].markers, state.players[0].spare = 1, 0
    play(state, "claim r1c1", "take wine", "take wine")
    assert holds(state) == {"coins": 3, "influence": 2, "wine": 2}
    assert state.ledger(0)["mosaic"] == 3 * 2 + 2 * 3 + 2 * 5 + 2 + 3 + 4 + 4  # the other diagonal was complete before


def test_no_marker_left() -> None:
    """N-171 N-175 N-246: without a marker nothing can be claimed."""
    state = mosaic(own_building(bare(started()), "B01", "B02"), "G1", "Y1", "O1")
    before_placing(claimed(state, "r1c2 r1c3 r2c1 r2c2"))
    state.players[0].markers, state.players[0].spare = 0, 3
    assert refused(state, "claim r1c1") == "N-246"
    assert legal(state) == {"pass"}


def test_seven_at_most() -> None:
    """N-175: 4 markers and 3 won by racing: at most 7 claims."""
    player = started().players[0]
    assert player.markers + player.spare == 7


def test_face_down_followers_count() -> None:
    """N-R22 N-153: used followers count for F achievements."""
    state = mosaic(row(bare(started()), "Titus", "Egeria", used=("Titus", "Egeria")), "G3", "Y1", "O1")
    assert claims(before_placing(state)) == {"r1c1"}


def test_used_tiles_count() -> None:
    """N-R32 N-250: used tiles count as estate tiles; claims already made stay when a tile is replaced."""
    state = estate(bare(started()), {"r1c1": "income_coins", "r1c2": "sail"}, used="r1c1 r1c2")
    assert meets(row(state, "Nela"), "FE")
    claimed(state, "r3c2")
    estate(state, {})
    assert state.players[0].claimed == 1 << spot("r3c2")


def test_example_scores() -> None:
    """E-26 N-208: top row and left column: 14 for cells, 2 and 3 for lines."""
    state = claimed(started(), "r1c1 r1c2 r1c3 r2c1 r3c1")
    assert state.ledger(0)["mosaic"] == 19


def test_example_rewards() -> None:
    """E-26 N-174: on the way 3 coins for top claims, 2 influence for the row, 2 coins for the column."""
    state = own_building(bare(started()), *(f"B{i:02}" for i in range(1, 7)))
    own_shipping(state, "S01", "S02")
    row(state, "Nela")
    race_to(state, "red", 3)
    mosaic(state, "G1", "Y3", "O1")  # B2 FS H3 / B4 .. / B6 ..
    for goal in ("r1c1", "r1c2", "r1c3", "r2c1"):
        play(before_placing(state), f"claim {goal}")
    state.players[0].markers, state.players[0].spare = 1, 2
    play(before_placing(state), "claim r3c1")
    assert holds(state) == {"coins": 3 + 2, "influence": 2}
    assert state.ledger(0)["mosaic"] == 19


def test_influence_reward_overflows() -> None:
    """N-005 N-174: the influence of a completed row overflows into coins."""
    state = mosaic(own_building(bare(started(), influence=7), "B01", "B02"), "G1", "Y1", "O1")
    before_placing(claimed(stock(state, influence=7), "r1c2 r1c3"))
    play(state, "claim r1c1")
    assert holds(state) == {"influence": 8, "coins": 2}
