"""Sections 1 and 2: components and set-up."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

import pytest

import triumvir
from triumvir.engine.box import Box
from triumvir.engine.errors import BoxError, UnknownGame
from triumvir.games.forum_trajanum import GAME
from triumvir.games.forum_trajanum import state as s
from triumvir.testing.positions import play, refused

from .arrange import BUILDINGS, RESOURCES, cells, citizens, fresh, held, kind, listed, loaded, moves, people, started


@pytest.mark.parametrize("players", [2, 3, 4])
def test_player_counts(players: int) -> None:
    """F-001: a game has 2, 3 or 4 players."""
    assert len(fresh(players).players) == players
    for wrong in (1, 5):
        with pytest.raises(UnknownGame):
            triumvir.load("forum-trajanum", players=wrong)


def test_what_a_player_owns() -> None:
    """F-002 F-011 F-029: 34 tiles, 6 of them citizens, two of each type, 4 cranes of four colours, 3 markers."""
    tables = loaded().tables
    assert sum(tables.tile_count) == 34
    assert list(tables.tile_count)[:3] == [2, 2, 2]
    assert sum(list(tables.tile_count)[3:]) == 28
    assert sorted(tables.crane_colour) == [0, 1, 2, 3]
    kinds = Counter(fresh().players[0].order)
    assert kinds == Counter({k: n - (k < 3) for k, n in enumerate(tables.tile_count)})
    icons = [sum(tables.gain[k * 9 + i] * tables.tile_count[k] for k in range(24)) for i in range(9)]
    assert icons == [4, 5, 5, 5, 5, 7, 9, 7, 5]  # builders, workers, assistants, coins, tribunes, upgrades


def test_colours_and_buildings() -> None:
    """F-003 F-004 F-091: four colours with a building each, four grey kinds; only the colour matters."""
    names = loaded().names
    assert names.buildings == [*BUILDINGS[:4], "house", "stable", "park", "fountain"]
    assert [names.building_texts[i].en for i in (4, 7)] == ["red house", "blue fountain"]


def test_resources() -> None:
    """F-005 F-006: eight resources, an upgrade is none of them; the supply has no limit."""
    state = started()
    assert len(RESOURCES) == 8
    assert len(state.players[0].stock) == 8 + 3
    state.players[0].stock[0] = 500
    assert state.check() == []


def test_colonia_cells() -> None:
    """F-007 F-030 F-R06: 4 temples, 4 corners with a crane, 28 ordinary cells, the same for all players."""
    tables = loaded().tables
    assert listed(tables.temples) == ["23", "35", "42", "54"]
    assert listed(tables.corners) == ["11", "16", "61", "66"]
    assert len(listed(tables.ordinary)) == 28
    assert tables.ordinary & (tables.temples | tables.corners) == 0
    cranes = {listed(1 << c)[0]: BUILDINGS[4 + k] for c, k in zip(tables.corner, tables.crane_colour, strict=True)}
    assert cranes == {"11": "red", "16": "blue", "61": "green", "66": "yellow"}


def test_streets() -> None:
    """F-008 F-009: six rows and six columns of six cells, temples included, and two cards of each symbol."""
    tables = loaded().tables
    assert listed(tables.street[0]) == ["11", "12", "13", "14", "15", "16"]
    assert listed(tables.street[1]) == ["21", "22", "23", "24", "25", "26"]
    assert listed(tables.street[6]) == ["11", "21", "31", "41", "51", "61"]
    assert listed(tables.street[11]) == ["16", "26", "36", "46", "56", "66"]
    assert loaded().names.streets[0] == "watchtower"
    assert loaded().names.streets[6] == "monument"
    assert Counter(fresh().streets) == Counter(dict.fromkeys(range(12), 2))


def test_citizen_rows() -> None:
    """F-010: rows 1-2 are for patricians, 3-4 for merchants, 5-6 for craftsmen, two spaces each."""
    tables = loaded().tables
    assert list(tables.row_type) == [0, 0, 1, 1, 2, 2]
    assert list(tables.type_spaces) == [0b1111, 0b11110000, 0b111100000000]


FORUM = [
    "GGGYRGGGGRYBYYY",
    "BEYYRRREBRYBREG",
    "RRYGEYYYBREBRBG",
    "YRBBBBRYBGGGRBG",
]


@pytest.mark.parametrize(("players", "boards"), [(2, 3), (3, 4), (4, 5)])
def test_forum(players: int, boards: int) -> None:
    """F-012 F-023 F-R07: players + 1 boards of 4 x 3 cells in order, each with 11 coloured cells and one eagle."""
    mosaic = fresh(players).mosaic
    assert len(mosaic) == boards * 12
    for board in range(boards):
        assert list(mosaic[board * 12 : board * 12 + 12]).count(4) == 1
    drawn = ["".join("RYGBE"[mosaic[col * 4 + row]] for col in range(boards * 3)) for row in range(4)]
    assert drawn == [line[: boards * 3] for line in FORUM]


AREAS = {
    2: {"R": [1, 3, 4], "Y": [1, 4, 4], "G": [1, 3, 4], "B": [1, 3, 4]},
    3: {"R": [1, 3, 3, 4], "Y": [1, 2, 4, 4], "G": [1, 3, 3, 4], "B": [1, 3, 3, 4]},
    4: {"R": [1, 3, 3, 3, 4], "Y": [1, 2, 3, 4, 4], "G": [1, 3, 3, 3, 4], "B": [1, 2, 3, 3, 4]},
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_colour_areas(players: int) -> None:
    """F-013 F-127: areas are orthogonally connected, run across board edges, and leave the eagles out."""
    forum = fresh(players).forum
    for colour, letter in enumerate("RYGB"):
        found = forum[s.FORUM_AREAS + forum[s.FORUM_AT + colour] : s.FORUM_AREAS + forum[s.FORUM_AT + colour + 1]]
        assert sorted(bin(area).count("1") for area in found) == AREAS[players][letter]
        assert all(not area & forum[s.FORUM_EAGLES] for area in found)


def test_boards_in_other_order() -> None:
    """F-R07: as options the boards lie in random order or are turned by 180 degrees; areas follow by flood fill."""
    plain = list(fresh(3).mosaic)
    boards = sorted(plain[i : i + 12] for i in range(0, 48, 12))
    seen = set()
    for seed in range(12):
        mosaic = list(fresh(3, seed, shuffle_boards=True).mosaic)
        assert sorted(mosaic[i : i + 12] for i in range(0, 48, 12)) == boards
        seen.add(tuple(mosaic))
    assert len(seen) > 5
    turned = set()
    for seed in range(12):
        mosaic = list(fresh(3, seed, turn_boards=True).mosaic)
        for i in range(0, 48, 12):
            board, printed = mosaic[i : i + 12], plain[i : i + 12]
            assert board in (printed, printed[::-1])
        turned.add(tuple(mosaic))
    assert len(turned) > 5
    assert list(fresh(3, 5).mosaic) == plain


def test_decks() -> None:
    """F-020 F-220 F-225: 24 shuffled cards, eight for each cycle; the seed fixes all that is random."""
    state = fresh(3)
    assert len(state.streets) == 24
    assert state.drawn == 0
    assert fresh(3, 8).dump() == fresh(3, 8).dump()
    assert list(fresh(3, 8).streets) != list(fresh(3, 9).streets)
    parts = [state.start, list(state.streets), list(state.orders)]
    parts += [(list(player.order), list(player.corners)) for player in state.players]
    assert len(parts) == 3 + 3


def test_trajan_cards() -> None:
    """F-021: one open card of each cycle out of four, drawn at random; all players know all three."""
    tables = loaded().tables
    assert [list(tables.card_cycle).count(cycle) for cycle in range(3)] == [4, 4, 4]
    drawn: list[set[int]] = [set(), set(), set()]
    for seed in range(60):
        for cycle, card in enumerate(fresh(2, seed).orders):
            assert tables.card_cycle[card] == cycle
            drawn[cycle].add(card)
    assert [len(cards) for cards in drawn] == [4, 4, 4]
    assert fresh(2).view(None)["orders"] == fresh(2).view(1)["orders"]


def test_beginning() -> None:
    """F-022 F-024 F-025 F-026 F-R03: base of the column worth 3, markers, VP and slider at 0, start resources."""
    state = fresh(4)
    assert state.view(0)["fragment"] == 3
    for seat, player in enumerate(state.players):
        assert list(player.stock)[8:] == [0, 0, 0]
        assert state.score_of(seat) == 0
        assert (player.offset, player.flipped) == (0, False)
        assert held(state, seat) == {"builder": 1, "assistant": 1, "coin": 1, "tribune": 1}


def test_cranes_lie_under_the_corners() -> None:
    """F-027: all four cranes are covered and have not scored."""
    player = started().players[0]
    assert cells("11 16 61 66") & ~player.covered == 0
    assert player.spent == 0


@pytest.mark.parametrize("row", [1, 2, 3, 4, 5, 6])
def test_first_citizen(row: int) -> None:
    """F-028 F-R04 D-01: one of three citizens is placed, active, in the first space of a row of its type."""
    state = fresh(3)
    assert moves(state) == [f"row{i}" for i in range(1, 7)]
    play(state, f"row{row}", f"row{row}", f"row{row}")
    for seat in range(3):
        assert people(state, seat) == {row: "A"}
        player = state.players[seat]
        corners = [player.tiles[c] for c in state.tables.corner]
        citizens_left = sorted({0, 1, 2} - {(row - 1) // 2})
        assert set(citizens_left) <= set(corners)


def test_first_citizens_in_turn_order() -> None:
    """D-01 F-R01 F-032: players place their first citizens clockwise from the start player."""
    state = fresh(4)
    order = []
    for _ in range(4):
        order.append(state.to_act)
        play(state, "row1")
    assert order == [(state.start + i) % 4 for i in range(4)]
    assert (state.step, state.to_act) == (s.PICK_FIRST, state.start)


def test_merchant_at_the_start() -> None:
    """F-168 D-01: Merchant I as first citizen turns the slider over at set-up; the others do not."""
    assert started(row=3).players[0].flipped
    assert not any(started(row=row).players[0].flipped for row in (1, 2, 4, 5, 6))


def test_corners_in_random_order() -> None:
    """F-R04: two citizens lie on two corners, in the order patrician, merchant, craftsman, tiles on the others."""
    state = fresh(2)
    player = state.players[0]
    corners, order = list(player.corners), list(player.order)
    play(state, "row4", "row4")
    assert player.tiles[corners[0]] == kind(state, "citizen_patrician")
    assert player.tiles[corners[1]] == kind(state, "citizen_craftsman")
    assert [player.tiles[corners[2]], player.tiles[corners[3]]] == order[:2]
    assert len({tuple(fresh(2, seed).players[0].corners) for seed in range(30)}) > 10


def test_tiles_after_set_up() -> None:
    """E-01 F-029 F-030 F-031 F-R05: 1 placed + 2 citizen corners + 2 corners + 28 face down + 1 on the ship = 34."""
    state = fresh(2)
    order = list(state.players[0].order)
    play(state, "row1", "row1")
    player = state.players[0]
    assert len(listed(player.covered)) == 32
    assert len(listed(player.covered & state.tables.ordinary)) == 28
    assert player.covered & state.tables.temples == 0
    assert player.ship == 1
    assert player.tiles[s.SHIP] == order[30]
    ordinary = [cell for cell in range(36) if state.tables.ordinary >> cell & 1]
    assert [player.tiles[cell] for cell in ordinary] == order[2:30]


def test_nothing_seen_at_the_first_citizen() -> None:
    """F-033: at D-01 nobody has seen a street card or a shuffled tile."""
    state = fresh(3)
    view = state.view(state.to_act)
    assert view["streets"] == []
    assert view["called"] == []
    assert all(cell is None or cell["kind"] == "temple" for player in view["players"] for cell in player["cells"])
    later = play(state, "row1", "row1", "row1").view(0)
    assert len(later["streets"]) == 2
    assert later["players"][0]["cells"][0]["kind"] == "tile"


def test_start_player_is_random() -> None:
    """F-R02 F-032: every seat can be the first start player."""
    assert {fresh(4, seed).start for seed in range(40)} == {0, 1, 2, 3}


def test_only_rows_at_the_start() -> None:
    """F-028: nothing but the first citizen is decided at set-up."""
    assert refused(fresh(2), "no build") == "F-028"


def test_wrong_boxes() -> None:
    """F-163 F-011: a box with overlapping orders or a wrong number of tiles is refused by table and field."""
    data = loaded().box.data
    changes = (
        ("trajan_card", lambda box: box["trajan_card"][0]["build"]["needs"].update(any=1)),
        ("trajan_card", lambda box: box["trajan_card"][7]["build"]["needs"].update(market=1)),
        ("trajan_card", lambda box: box["trajan_card"][7]["build"]["needs"].update(red=1)),
        ("colonia_tile", lambda box: box["colonia_tile"][5].update(count=2)),
        ("street_cards", lambda box: box["street_cards"].update(copies_per_symbol=3)),
        ("prestige", lambda box: box["prestige"]["area_vp"].pop()),
        ("forum_layout", lambda box: box["forum_layout"].pop(0)),
        ("double_tile", lambda box: box["double_tile"][0].update(mixed=["library", "red"])),
        ("colonia", lambda box: box["colonia"]["temples"]["cells"].pop()),
        ("mosaic_board", lambda box: box["mosaic_board"][0].update(rows=["GGG", "BEY", "RRY", "YRX"])),
        ("citizen_row", lambda box: box["citizen_row"][0].update(type="merchant")),
        ("street", lambda box: box["street"][0].pop("note")),
    )
    for table, change in changes:
        broken = deepcopy(data)
        change(broken)
        with pytest.raises(BoxError) as error:
            GAME(2, {}, Box(broken))
        named = {"colonia_tile": "colonia_tiles", "citizen_row": "citizens"}.get(table, table)
        assert table in str(error.value) or named in str(error.value), str(error.value)


def test_citizens_helper() -> None:
    """F-193: at most two citizens in a row, four of a type, twelve in all."""
    state = started()
    citizens(state, 0, dict.fromkeys(range(1, 7), "AA"))
    assert bin(state.players[0].placed).count("1") == 12
