"""Section 1: what is in the box, on the loaded game and on started positions."""

from __future__ import annotations

from collections import Counter

import pytest

import triumvir
from triumvir.games.trajan import actions as a
from triumvir.games.trajan import tables as t
from triumvir.games.trajan.meta import META
from triumvir.testing.positions import play

from .arrange import (
    BONUSES,
    BUILDING_KINDS,
    BUILDINGS,
    COLOURS,
    DEMANDS,
    GOODS,
    MAT,
    NUMERALS,
    PROVINCES,
    SITES,
    STACKS,
    TILES,
    TYPES,
    acting,
    at_slot,
    fresh,
    in_tray,
    loaded,
    stack,
    started,
    turn,
)

ALL = (2, 3, 4)


def members(bits: int, names: tuple[str, ...]) -> set[str]:
    return {name for i, name in enumerate(names) if bits >> i & 1}


def test_player_counts() -> None:
    """T-001: two, three or four players, no other number."""
    for players in ALL:
        assert triumvir.load("trajan", players=players).players == players
        assert len(fresh(players).players) == players
    for players in (0, 1, 5):
        with pytest.raises(triumvir.UnknownGame):
            triumvir.load("trajan", players=players)
    assert (META.min_players, META.max_players) == (2, 4)


@pytest.mark.parametrize("players", ALL)
def test_player_kit(players: int) -> None:
    """T-002: 15 figures, a leader, a senate disc, an arch, and two markers of each of six colours."""
    state = started(players)
    assert tuple(state.game.box.data["action_markers"]["colors"]) == COLOURS
    for seat, player in enumerate(state.players):
        assert player.supply + player.workers + player.camp == 15
        markers = [colour for numeral in NUMERALS for colour in in_tray(state, seat, numeral)]
        assert Counter(markers) == dict.fromkeys(("yellow", "orange", "green", "white", "pink", "blue"), 2)
        assert player.leader == -1
        assert player.senate == 0


@pytest.mark.parametrize(("numeral", "action_type"), list(zip(NUMERALS, TYPES, strict=True)))
def test_order_of_trays(numeral: str, action_type: str) -> None:
    """T-003: clockwise I seaport, II forum, III military, IV senate, V trajan, VI construction, then I again."""
    order = {"I": "seaport", "II": "forum", "III": "military", "IV": "senate", "V": "trajan", "VI": "construction"}
    assert order[numeral] == action_type
    state = acting(action_type)
    assert in_tray(state, 0, numeral) == ["yellow"]
    assert TYPES[state.action] == action_type


def test_one_slot_per_tray() -> None:
    """T-004: six slots, each with room for one tile: a circle with six tiles takes no seventh."""
    state = started()
    for _ in range(3):
        play(turn(state, "trajan"), stack("plus2"))
    tiles = [at_slot(state, 0, numeral) for numeral in NUMERALS]
    assert None not in tiles
    assert len(set(tiles)) == 6
    assert turn(state, "trajan").legal() == [a.PASS]


def test_trajan_tiles() -> None:
    """T-005: 54 Trajan tiles, nine in each of six categories, with two colours and a VP number each."""
    tables = loaded(4).tables
    assert len(tables.tile_vp) == 54 == len(TILES)
    by_stack = [Counter(tables.tile_vp[i * 9 : i * 9 + 9]) for i in range(6)]
    assert by_stack == [{3: 9}, {9: 9}, {5: 5, 2: 4}, {5: 5, 2: 4}, {4: 9}, {1: 9}]
    effects = [tables.tile_effect[i] for i in range(54)]
    assert effects[:45] == [0] * 9 + [1] * 9 + [2] * 9 + [3] * 9 + [4] * 9
    assert effects[45:] == [5] * 3 + [6] * 3 + [7] * 3
    colours = Counter([*tables.tile_first, *tables.tile_second])
    assert colours == dict.fromkeys(range(6), 18)
    equal = Counter(x for x, y in zip(tables.tile_first, tables.tile_second, strict=True) if x == y)
    assert equal == dict.fromkeys(range(6), 3)
    amounts = {vp: {tables.tile_amount[i] for i in range(18, 36) if tables.tile_vp[i] == vp} for vp in (5, 2)}
    assert amounts == {5: {1}, 2: {2}}
    assert STACKS == ("cards", "points", "worker", "legionary", "plus2", "demand")


def test_forum_tiles() -> None:
    """T-006 T-R30: 70 forum tiles: 12 senate, 42 demand, ten jokers and one plain extra action tile per action type."""
    state = started(4)
    found = {name: list(state.supply).count(kind) for kind, name in enumerate(MAT) if kind < t.FORUM_KINDS}
    assert found == {
        **dict.fromkeys(("senate2", "senate3", "senate4", "senate5"), 3),
        **dict.fromkeys(("bread", "games", "religion"), 14),
        "joker_commodity": 3,
        "joker_demand": 3,
        "joker_construction": 2,
        "joker_action": 2,
        **{f"forum_{name}": 1 for name in TYPES},
    }
    assert len(state.supply) == 70
    assert [state.tables.votes[i] for i in range(5)] == [2, 3, 4, 5, 0]


def test_plain_extra_tiles_may_lie_in_provinces() -> None:
    """T-R30: a plain extra action tile of the forum set may be drawn for a province."""
    found = {tile for seed in range(30) for tile in fresh(2, seed).province_tile}
    assert found & set(range(t.FORUM_EXTRA, t.FORUM_KINDS))


def test_extra_action_tiles() -> None:
    """T-007: twelve extra action tiles, two per action type, a set of its own."""
    extras = list(started(4).extras)
    assert Counter(MAT[kind] for kind in extras) == {f"extra_{name}": 2 for name in TYPES}
    assert len(extras) == 12


def test_construction_tiles() -> None:
    """T-008: stairs, door, fountain, roof and window with 2, 3, 4 and 5 VP each."""
    tables = loaded(4).tables
    found = [(BUILDING_KINDS[tables.building_kind[i]], tables.building_vp[i]) for i in range(20)]
    assert sorted(found) == sorted(
        (kind, vp) for kind in ("stairs", "door", "fountain", "roof", "window") for vp in (2, 3, 4, 5)
    )
    assert [f"{kind}-{vp}" for kind, vp in found] == list(BUILDINGS)


def test_demand_tiles() -> None:
    """T-009: five demand tiles each of bread, games and religion."""
    demands = list(started(2).demands)
    assert Counter(DEMANDS[kind] for kind in demands) == {"bread": 5, "games": 5, "religion": 5}


def test_bonus_tiles() -> None:
    """T-010: twelve bonus tiles; six commodity pairs cover all twelve kinds once."""
    game = loaded(4)
    tables = game.tables
    assert sorted(started(2).bag) == list(range(12))
    assert [tables.bonus_counts[i] for i in range(12)] == [0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6]
    pairs = [(GOODS[tables.bonus_first[i]], GOODS[tables.bonus_second[i]]) for i in range(6, 12)]
    assert pairs == [tuple(name.split("-")) for name in BONUSES[6:]]
    assert sorted(kind for names in pairs for kind in names) == sorted(GOODS)
    yellow = [tables.bonus_yellow[i] / 2 for i in range(12)]
    gray = [tables.bonus_gray[i] / 2 for i in range(12)]
    assert yellow == [9, 9, 9, 1, 2, 3, 3, 3, 3, 3, 3, 3]
    assert gray == [6, 6, 6, 0.5, 1, 2, 2, 2, 2, 2, 2, 2]


def test_commodity_cards() -> None:
    """T-011: 60 cards, twelve kinds of five."""
    deck = list(fresh(4).deck)
    assert Counter(deck) == dict.fromkeys(range(12), 5)
    assert len(deck) == 60
    assert tuple(loaded(4).box.data["commodities"]["kinds"]) == GOODS


def test_ships() -> None:
    """T-012 T-105 T-106 T-107: three two-sided ships with their VP by quantity."""
    tables = loaded(3).tables
    assert list(tables.ship_limit) == [4, 3, 4]
    assert [list(vp) for vp in tables.ship_front] == [[2, 6, 12, 20], [5, 10, 15], [2, 4, 6, 8]]
    assert [list(vp) for vp in tables.ship_back] == [[0, 1, 7, 15], [1, 6, 11], [0, 1, 3, 5]]


def test_markers_and_quarters() -> None:
    """T-013: 24 +2 markers, six for each of four players; four quarters; one time marker."""
    game = loaded(4)
    assert game.box.data["plus2_markers"]["total"] == 24 == 4 * len(TYPES)
    assert game.tables.quarters == 4
    assert game.box.data["calendar"]["quarter_tiles"] == ["I", "II", "III", "IV"]
    assert fresh(4).time == 0


def test_provinces() -> None:
    """T-014: ten provinces with values and borders; camp and Britannia border three each; borders are mutual."""
    tables = loaded(4).tables
    vp = {name: tables.province_vp[i] for i, name in enumerate(PROVINCES)}
    assert vp == {
        **dict.fromkeys(("alpes", "raetia"), 3),
        "noricum": 5,
        **dict.fromkeys(("narbonensis", "lugudunensis", "belgica", "germania_superior"), 6),
        **dict.fromkeys(("aquitania", "britannia", "germania_inferior"), 10),
    }
    borders = {name: members(tables.borders[i], PROVINCES) for i, name in enumerate((*PROVINCES, "camp"))}
    assert borders == {
        "alpes": {"raetia", "belgica", "lugudunensis", "narbonensis"},
        "raetia": {"alpes", "belgica", "germania_superior", "noricum"},
        "noricum": {"raetia"},
        "narbonensis": {"alpes", "lugudunensis", "aquitania"},
        "lugudunensis": {"alpes", "narbonensis", "aquitania", "belgica", "britannia"},
        "belgica": {"alpes", "raetia", "lugudunensis", "germania_superior", "germania_inferior", "britannia"},
        "germania_superior": {"raetia", "belgica", "germania_inferior"},
        "aquitania": {"lugudunensis", "narbonensis"},
        "britannia": {"lugudunensis", "belgica", "germania_inferior"},
        "germania_inferior": {"belgica", "germania_superior", "britannia"},
        "camp": {"alpes", "raetia", "noricum"},
    }


def test_district() -> None:
    """T-015: 20 sites in four rows of five; neighbours touch along a side, never diagonally."""
    tables = loaded(4).tables
    for i, name in enumerate(SITES):
        row, column = int(name[1]), int(name[3])
        near = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        expected = {f"r{r}c{c}" for r, c in near if 1 <= r <= 4 and 1 <= c <= 5}
        assert members(tables.neighbours[i], SITES) == expected
    assert len(SITES) == 20 == len(started().site_tile)


def test_senate_track() -> None:
    """T-016: the start space with nothing, then 2 to 8, VP and votes alike."""
    tables = loaded(4).tables
    assert list(tables.senate_vp) == [0, 2, 3, 4, 5, 6, 7, 8]
    assert list(tables.senate_votes) == [0, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize(("players", "length", "longer"), [(2, 11, 12), (3, 16, 17), (4, 21, 22)])
def test_time_track(players: int, length: int, longer: int) -> None:
    """T-017 T-R03: the loop has 11, 16 or 21 steps; the other reading of the track is an option."""
    assert loaded(players).tables.circuit == length
    assert loaded(players, time_track="alternative").tables.circuit == longer
    state = started(players)
    for step in range(1, length):
        turn(state, "senate")
        play(state, a.PASS)
        assert state.time == step
        assert state.revealed == 0
    turn(state, "senate")
    assert state.time == 0
    assert state.round_over
