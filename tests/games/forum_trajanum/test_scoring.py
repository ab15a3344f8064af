"""Sections 11 and 12: the five scorings, the prestige slider, the end of the game."""

from __future__ import annotations

from random import Random

import pytest

from triumvir.games.forum_trajanum import scoring
from triumvir.games.forum_trajanum import state as s
from triumvir.games.forum_trajanum.play import ForumState
from triumvir.games.forum_trajanum.steps.gaining import upgrade
from triumvir.testing.positions import play

from .arrange import (
    at_build,
    build,
    citizens,
    envoys,
    fresh,
    held,
    ledger,
    orders,
    places,
    prestige,
    score,
    ship,
    stock,
    to_upkeep,
    uncover,
)

QUIET = ("III-4", "II-2", "I-4")  # cards that an empty Colonia does not fulfil


def table(rows: dict[int, str] | None = None, **resources: int) -> ForumState:
    """A position without buildings, envoys and citizens of seat 0, and cards that nothing fulfils."""
    state = at_build(rows=rows, **resources)
    return orders(ship(state, 0, 1), *QUIET)


# ---------------------------------------------------------------- cranes


@pytest.mark.parametrize(("cycle", "vp"), [(1, 12), (2, 8), (3, 4)])
def test_crane(cycle: int, vp: int) -> None:
    """F-141 F-143 E-21: crane blue with 4 blue buildings: 4 x 3, 4 x 2, 4 x 1 VP in cycles I, II, III."""
    state = build(table(), 0, blue="12 13 14 24", red="25")
    uncover(state, 0, "16")
    score(state, cycle)
    assert ledger(state)["cranes"] == vp


def test_crane_scores_once() -> None:
    """F-142 E-21: uncovered in cycle II it scores 8 there and nothing more in cycle III."""
    state = build(table(), 0, blue="12 13 14 24")
    uncover(state, 0, "16")
    score(state, 2)
    assert ledger(state)["cranes"] == 8
    score(state, 3)
    assert ledger(state)["cranes"] == 8


def test_crane_without_buildings_is_spent() -> None:
    """F-R32: a crane that scores 0 is spent all the same; covered cranes never score."""
    state = build(table(), 0, blue="12", red="13")
    uncover(state, 0, "61")
    score(state, 1)
    assert ledger(state).get("cranes", 0) == 0
    build(state, 0, green="14")
    score(state, 2)
    assert ledger(state).get("cranes", 0) == 0
    assert state.players[0].spent == 0b100


def test_half_of_a_double_tile() -> None:
    """F-143: each half of a double tile is one building."""
    state = at_build(red=2)
    uncover(state, 0, "11")
    ship(state, 0, 0)
    play(state, "build red+red", "c21-22", "pay rr")
    score(state, 1)
    assert ledger(state)["cranes"] == 6


# ---------------------------------------------------------------- rows


def test_rows() -> None:
    """E-20 F-145: row 1 library, market, market (A) 4; row 4 all four kinds (AA) 12; row 6 a column (I) 1; total 17."""
    state = table()
    build(state, 0, library="12 41", market="13 14 43", victory_column="44 62", basilica="45")
    citizens(state, 0, {1: "A", 4: "AA", 6: "I"})
    score(state, 1)
    assert ledger(state)["rows"] == 17


def test_coloured_buildings_give_nothing_in_rows() -> None:
    """F-146: duplicates of a kind and coloured buildings give nothing here."""
    state = build(table({2: "AA"}), 0, market="21 22 24", red="25 26")
    score(state, 1)
    assert ledger(state)["rows"] == 3


# ---------------------------------------------------------------- eagles


def test_eagles() -> None:
    """E-19 F-148 F-149: envoys on (2,8), (1,8), (3,9): 2 + 1 + 0 = 3 VP; with Patrician I active 4."""
    state = envoys(table(), 0, "2.8 1.8 3.9")
    score(state, 1)
    assert ledger(state)["eagles"] == 3
    active = envoys(table({1: "A"}), 0, "2.8 1.8 3.9")
    score(active, 1)
    assert ledger(active)["eagles"] == 4
    asleep = envoys(table({1: "I"}), 0, "2.8 1.8 3.9")
    score(asleep, 1)
    assert ledger(asleep)["eagles"] == 3


def test_occupied_eagles() -> None:
    """F-150: it does not matter whether or by whom the eagle is occupied."""
    state = envoys(envoys(table(), 1, "2.8"), 0, "1.8")
    score(state, 1)
    assert ledger(state)["eagles"] == 1


def test_best_relation_only() -> None:
    """F-R30: each envoy scores once, by its best relation, also next to two eagles."""
    state = table({1: "A"})
    forum = state.forum
    eagles, beside, diagonal = forum[s.FORUM_EAGLES], forum[s.FORUM_BESIDE], forum[s.FORUM_DIAGONAL]
    assert eagles & beside == beside & diagonal == eagles & diagonal == 0
    assert beside == places("1.2 2.1 2.3 3.2 2.5 3.4 3.6 4.5 1.8 2.7 2.9 3.8")
    assert scoring.eagle_points(envoys(state, 0, "3.2"), state.players[0]) == 1


# ---------------------------------------------------------------- groups and prestige


def test_largest_group() -> None:
    """F-152 E-19 F-R30: orthogonally connected own envoys of any colours, eagle cells included: {(2,8), (1,8)} = 2."""
    assert scoring.largest_group(places("2.8 1.8 3.9")) == 2
    assert scoring.largest_group(0) == 0
    assert scoring.largest_group(places("1.1 2.2 3.3")) == 1
    assert scoring.largest_group(places("1.1 1.2 1.3 1.4 2.4 3.4 3.3 4.6 4.7")) == 7
    assert scoring.largest_group(places("4.1 1.2")) == 1  # neighbours in number only
    assert scoring.largest_group(sum(1 << i for i in range(60))) == 60
    assert scoring.largest_group(places("1.15 2.15 3.15 4.15 4.14")) == 5


def group(size: int, offset: int, back: bool) -> int:
    state = prestige(table(), 0, offset, back)
    return scoring.group_points(state.tables, state.players[0], size)


def test_prestige_example() -> None:
    """E-03 F-153 F-155 F-159: front, offset 2, group 9: slider cell 6 over field 8: 5 VP; Trajan value field 5 = 3."""
    assert group(9, 2, False) == 5
    state = prestige(table(), 0, 2)
    assert scoring.trajan_value(state.tables, state.players[0]) == 3


def test_prestige_at_the_start() -> None:
    """E-04 F-153 F-154: values at offset 0 on both sides; sizes 0 and 1 score nothing."""
    front = {0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 4, 10: 4}
    back = {0: 0, 1: 0, 2: 1, 3: 2, 5: 2, 6: 3, 8: 4, 10: 4}
    assert {size: group(size, 0, False) for size in front} == front
    assert {size: group(size, 0, True) for size in back} == back


def test_prestige_at_the_end() -> None:
    """E-05 F-154 F-155: values at offset 10 on both sides."""
    front = {2: 8, 4: 9, 6: 12, 8: 15, 9: 20, 10: 25}
    back = {2: 8, 3: 9, 5: 10, 6: 15, 8: 20, 12: 25}
    assert {size: group(size, 10, False) for size in front} == front
    assert {size: group(size, 10, True) for size in back} == back


def test_trajan_values() -> None:
    """E-06 E-05 F-159: the value above the head by offset 0 to 10."""
    for back, values in ((False, [3, 3, 3, 3, 3, 3, 5, 5, 5, 5, 7]), (True, [3, 3, 3, 3, 3, 5, 5, 5, 5, 7, 7])):
        state = prestige(table(), 0, 0, back)
        found = []
        for offset in range(11):
            state.players[0].offset = offset
            found.append(scoring.trajan_value(state.tables, state.players[0]))
        assert found == values


def test_upgrades() -> None:
    """E-07 F-165 F-166 F-167 F-R29: front 3 to 4; back 0 and 1 to 2, 2 to 4, 9 and 10 to 10; front 10 stays."""
    for back, moves in ((False, {3: 4, 0: 1, 9: 10, 10: 10}), (True, {0: 2, 1: 2, 2: 4, 3: 4, 9: 10, 10: 10})):
        state = prestige(table(), 0, 0, back)
        for start, end in moves.items():
            state.players[0].offset = start
            upgrade(state, state.players[0])
            assert state.players[0].offset == end


def test_group_is_scored() -> None:
    """F-152 F-153: the largest group scores by the slider."""
    state = prestige(envoys(table(), 0, "1.1 1.2 1.3 3.1"), 0, 4)
    score(state, 1)
    assert ledger(state)["group"] == 3


# ---------------------------------------------------------------- Trajan orders


def test_both_orders() -> None:
    """E-23 F-158 F-159 F-160: a card of cycle II with Trajan value 5: 2 rows and 2 sets held: 10 + 10 = 20 VP."""
    state = table(builder=2, red=1, yellow=2)
    build(state, 0, market="21 52", library="31", basilica="51")
    build(state, 0, red="22 24", blue="32", green="53", yellow="55")
    orders(prestige(state, 0, 6), "II-4")
    score(state, 2)
    assert (ledger(state)["building_orders"], ledger(state)["collection_orders"]) == (10, 10)


def test_scope_colonia() -> None:
    """F-161 F-160: complete sets of red and blue in the whole Colonia."""
    state = orders(build(table(), 0, red="12 31 44", blue="13 55"), "I-1")
    score(state, 1)
    assert ledger(state)["building_orders"] == 6


def test_scope_row_and_column() -> None:
    """F-161: rows with two buildings, columns with three; each row counts once."""
    state = orders(build(table(), 0, red="12 13 14 15 31 32"), "I-3")
    assert scoring.times_built(state.tables, state.players[0], state.orders[0]) == 2
    column = orders(build(table(), 0, red="12 22 32", market="21 31 41", blue="13 33"), "II-3")
    assert scoring.times_built(column.tables, column.players[0], column.orders[1]) == 2


def test_scope_temple() -> None:
    """E-24 F-161: temple [2,3] with [1,3], [2,2], [3,3] and not [2,4]: met once."""
    state = orders(build(table(), 0, red="13 22 33"), "III-2")
    assert scoring.times_built(state.tables, state.players[0], state.orders[2]) == 1
    fewer = orders(build(table(), 0, red="13 22 32"), "III-2")
    assert scoring.times_built(fewer.tables, fewer.players[0], fewer.orders[2]) == 0
    near = [state.tables.temple_near[i] for i in range(4)]
    assert all(one & other == 0 for i, one in enumerate(near) for other in near[:i])


@pytest.mark.parametrize(
    ("card", "resources", "times"),
    [
        ("I-1", {"assistant": 3, "tribune": 2}, 2),
        ("I-2", {"coin": 5}, 2),
        ("I-3", {"red": 1, "yellow": 2, "blue": 1}, 2),
        ("II-4", {"builder": 1, "green": 3}, 1),
        ("III-2", {"assistant": 1}, 0),
        ("III-4", {"builder": 2, "assistant": 5}, 2),
    ],
)
def test_collections(card: str, resources: dict[str, int], times: int) -> None:
    """F-162 F-160: complete sets held; workers of all colours count together."""
    state = orders(table(**resources), card)
    number = next(c for c in state.orders if state.game.names.cards[c] == card)  # type: ignore[attr-defined]
    assert scoring.times_collected(state.tables, state.players[0], number) == times


def test_citizens_and_ship_are_collected() -> None:
    """F-162: active citizens, and tiles on the ship."""
    state = orders(ship(table({1: "AA", 5: "IA"}), 0, 5), "I-4", "II-1")
    times = [scoring.times_collected(state.tables, state.players[0], state.orders[i]) for i in (0, 1)]
    assert times == [2, 1]


def test_nothing_is_spent() -> None:
    """F-R31: resources for a collection order are only shown, and are counted after upkeep."""
    state = orders(table({6: "A"}, coin=3), "I-2")
    to_upkeep(state)
    play(state, "pay row")
    while state.step == s.UPKEEP:
        state.apply(state.legal()[-1])
    assert held(state) == {"coin": 2}
    assert ledger(state)["collection_orders"] == 3


def test_needs_do_not_overlap() -> None:
    """F-163 F-161: grey and coloured needs count different buildings."""
    state = orders(build(table(), 0, red="21 22"), "II-4")
    assert scoring.times_built(state.tables, state.players[0], state.orders[1]) == 0
    build(state, 0, market="24")
    assert scoring.times_built(state.tables, state.players[0], state.orders[1]) == 1


# ---------------------------------------------------------------- the end


def over(first: int, second: int) -> ForumState:
    """A finished game with these scores."""
    state = table()
    for seat, vp in enumerate((first, second)):
        for source in range(s.VP_SOURCES):
            state.players[seat].ledger[source] = 0
        state.players[seat].ledger[0] = vp
    return state


def test_most_points_win() -> None:
    """F-170 F-172 F-R37: most VP win; VP have no upper limit."""
    assert over(120, 80).ranking() == [1, 2]
    assert over(80, 1000).ranking() == [2, 1]


def test_ties() -> None:
    """E-25 F-171: 88 each: 4 active citizens beat 3; both 4: 3 resources beat 2."""
    state = over(88, 88)
    citizens(state, 0, {1: "AA", 2: "AA"})
    citizens(state, 1, {1: "AA", 2: "AI"})
    stock(state, 0)
    stock(state, 1, coin=9)
    assert state.ranking() == [1, 2]
    citizens(state, 1, {1: "AA", 2: "AA"})
    stock(state, 0, builder=1, coin=2)
    stock(state, 1, red=1, tribune=1)
    assert state.ranking() == [1, 2]
    stock(state, 1, red=1, tribune=1, assistant=2)
    assert state.ranking() == [2, 1]


def test_shared_victory() -> None:
    """F-R33: still tied: shared victory."""
    state = over(88, 88)
    for seat in (0, 1):
        citizens(state, seat, {1: "AA"})
        stock(state, seat, coin=1)
    assert state.ranking() == [1, 1]


def test_order_of_the_scorings() -> None:
    """F-215 F-R37: all five scorings add up; after upkeep a row is all active or all inactive."""
    state = orders(build(table({2: "AA"}), 0, red="13", blue="14", market="21"), "I-1")
    uncover(state, 0, "11")
    envoys(state, 0, "2.8 1.8")
    score(state, 1)
    assert ledger(state) == {"cranes": 3, "rows": 3, "eagles": 3, "group": 1, "building_orders": 3}
    assert state.score_of(0) == 13


# ---------------------------------------------------------------- against slow and simple counting


def around(spot: tuple[int, int], diagonal: bool) -> set[tuple[int, int]]:
    col, row = spot
    steps = [(1, 1), (1, -1), (-1, 1), (-1, -1)] if diagonal else [(1, 0), (-1, 0), (0, 1), (0, -1)]
    return {(col + x, row + y) for x, y in steps}


def components(spots: set[tuple[int, int]]) -> list[set[tuple[int, int]]]:
    left, found = set(spots), []
    while left:
        area = {left.pop()}
        while True:
            more = {near for spot in area for near in around(spot, False)} & left
            if not more:
                break
            area |= more
            left -= more
        found.append(area)
    return found


def spots_of(members: int) -> set[tuple[int, int]]:
    return {divmod(i, 4) for i in range(60) if members >> i & 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_forum_by_hand(players: int) -> None:
    """F-012 F-127 F-R30 F-R07: areas, eagles and cells around them, for boards in any order and turned."""
    for seed in range(6):
        state = fresh(players, seed, shuffle_boards=True, turn_boards=True)
        by_colour: list[set[tuple[int, int]]] = [set() for _ in range(5)]
        for i, colour in enumerate(state.mosaic):
            by_colour[colour].add(divmod(i, 4))
        forum = state.forum
        for colour in range(4):
            first, last = forum[s.FORUM_AT + colour], forum[s.FORUM_AT + colour + 1]
            areas = [spots_of(forum[s.FORUM_AREAS + i]) for i in range(first, last)]
            assert sorted(map(sorted, areas)) == sorted(map(sorted, components(by_colour[colour])))
        eagles = by_colour[4]
        every = set().union(*by_colour) - eagles
        beside = {spot for spot in every if around(spot, False) & eagles}
        assert spots_of(forum[s.FORUM_BESIDE]) == beside
        assert spots_of(forum[s.FORUM_DIAGONAL]) == {spot for spot in every - beside if around(spot, True) & eagles}


def test_groups_by_hand() -> None:
    """F-152: the largest group of random envoys."""
    random = Random(7)
    for _ in range(300):
        envoys_ = sum(1 << i for i in range(60) if random.random() < 0.45)
        assert scoring.largest_group(envoys_) == max(map(len, components(spots_of(envoys_))), default=0)
