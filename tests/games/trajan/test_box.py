"""Boxes: corrected values are used, broken boxes are refused with the table and the field."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import triumvir
from triumvir.engine.box import Box
from triumvir.games.trajan import actions as a
from triumvir.games.trajan import state as s
from triumvir.games.trajan.game import Trajan
from triumvir.games.trajan.play import TrajanState
from triumvir.testing.positions import begun, gained, play

from .arrange import LIKE, UNLIKE, at, card, deal, end_game, end_quarter, last_quarter, lead, loaded, ship, turn

STANDARD = loaded(4).box.data
Tables = dict[str, Any]


def corrected(change: Callable[[Tables], None], players: int = 3) -> Trajan:
    """The game with a changed box."""
    data = copy.deepcopy(STANDARD)
    change(data)
    return Trajan(players, {}, Box(data))


def first_turn(game: Trajan) -> TrajanState:
    state = begun(game, 1, lambda position: at(position, s.CHOOSE_TRAY))
    assert isinstance(state, TrajanState)
    return state


def test_province_values() -> None:
    """T-014 T-138: another printed value of a province is scored."""

    def change(data: Tables) -> None:
        data["provinces"]["list"][0]["vp"] = 8

    state = lead(first_turn(corrected(change)), 0, "alpes")
    assert gained(turn(state, "military"), 0, a.DEPLOY) == 8


def test_deduction() -> None:
    """T-138: another deduction per foreign legionary is read from the box."""

    def change(data: Tables) -> None:
        data["military_camp"]["vp_deduction_per_foreign_legionary"] = 1

    state = lead(first_turn(corrected(change)), 0, "noricum")
    state.players[1].provinces = 0b100
    state.players[1].supply -= 1
    assert gained(turn(state, "military"), 0, a.DEPLOY) == 4


@pytest.mark.parametrize(("players", "field"), [(2, "circuit_2p"), (3, "circuit_3p"), (4, "circuit_4p")])
def test_time_track(players: int, field: str) -> None:
    """T-R03 T-017: the length of the loop is read from the box."""

    def change(data: Tables) -> None:
        data["time_track"][field] = 5

    state = first_turn(corrected(change, players))
    state.time = 3
    play(turn(state, "senate"), a.PASS)
    assert (state.time, state.revealed) == (4, 0)
    play(turn(state, "senate"), a.PASS)
    assert (state.time, state.revealed) == (0, 1)


def test_senate_track() -> None:
    """T-016 T-160 T-162: another senate track, longer and with other values."""

    def change(data: Tables) -> None:
        data["senate_track"]["vp"] = [0, 1, 3, 3, 5, 6, 7, 8, 11]
        data["senate_track"]["votes"] = [0, 2, 3, 4, 5, 6, 7, 8, 9]

    state = first_turn(corrected(change))
    assert [gained(turn(state, "senate"), 0, a.ADVANCE) for _ in range(8)] == [1, 3, 3, 5, 6, 7, 8, 11]
    assert turn(state, "senate").legal() == [a.PASS]


def test_ships() -> None:
    """T-105 T-107: other values of a ship, on either side."""

    def change(data: Tables) -> None:
        data["ships"]["list"][0]["front"] = [3, 7, 13, 21]
        data["ships"]["list"][2]["back"] = [1, 2, 4, 6]

    state = first_turn(corrected(change))
    deal(state, hands={0: "fish fish wine"})
    turn(state, "seaport")
    ship(state, LIKE, card("fish"), card("fish"))
    assert state.score_of(0) == 7
    state.gray_ships = 0b111
    ship(turn(state, "seaport"), UNLIKE, card("wine"))
    assert state.score_of(0) == 8


def test_penalties() -> None:
    """T-224: other penalties."""

    def change(data: Tables) -> None:
        data["demand_penalty"]["vp"] = [0, -1, -2, -7]

    state = end_quarter(first_turn(corrected(change)))
    assert state.scores() == [-7, -7, -7]


def test_final_scoring() -> None:
    """T-250 T-253 T-254: other values of the final scoring."""

    def change(data: Tables) -> None:
        data["final_scoring"]["per_commodity_card_in_hand"] = 4
        data["final_scoring"]["per_trajan_tile_on_circle"] = 2

    state = last_quarter(first_turn(corrected(change)))
    deal(state, hands={0: "fish wine"})
    end_game(state)
    assert state.players[0].ledger[s.VP_CARDS] == 8
    assert state.players[0].ledger[s.VP_CIRCLE] == 6


def test_trajan_tiles() -> None:
    """T-005 T-075: another VP number of a Trajan tile."""

    def change(data: Tables) -> None:
        for tile in data["trajan_tiles"]["tiles"]:
            if tile["category"] == "points":
                tile["vp"] = 6

    assert list(corrected(change).tables.tile_vp)[9:18] == [6] * 9


def test_other_forum_set() -> None:
    """T-006: another mix of forum tiles is dealt if the total says so."""

    def change(data: Tables) -> None:
        data["forum_tiles"]["tiles"][4]["count"] = 15
        data["forum_tiles"]["total"] = 71

    state = first_turn(corrected(change))
    assert len(state.supply) == 71
    assert list(state.supply).count(4) == 15


def test_by_file(tmp_path: Path) -> None:
    """T-R03 T-014: a box file replaces the components; its digest tells it apart; the source of the text does not."""
    text = Path(triumvir.__file__).parent.joinpath("games/trajan/box.toml").read_text(encoding="utf-8")
    assert text.count('name = "Noricum",           vp = 5') == 1
    path = tmp_path / "box.toml"
    path.write_text(
        text.replace('name = "Noricum",           vp = 5', 'name = "Noricum",           vp = 6'), encoding="utf-8"
    )
    game = triumvir.load("trajan", players=2, box=path)
    assert game.box.digest != loaded(2).box.digest
    path.write_text("# another comment\n" + text, encoding="utf-8")
    assert triumvir.load("trajan", players=2, box=path).box.digest == loaded(2).box.digest


def test_unreadable_files(tmp_path: Path) -> None:
    """T-001: a box that is missing or not TOML is refused."""
    with pytest.raises(triumvir.BoxError):
        triumvir.load("trajan", box=tmp_path / "none.toml")
    path = tmp_path / "box.toml"
    path.write_text("[ships\n", encoding="utf-8")
    with pytest.raises(triumvir.BoxError):
        triumvir.load("trajan", box=path)


def without(table: str, field: str, index: int) -> Callable[[Tables], None]:
    """Take a record out of a table."""

    def change(data: Tables) -> None:
        del data[table][field][index]

    return change


def with_value(table: str, field: str, value: object) -> Callable[[Tables], None]:
    """Set a field of a table."""

    def change(data: Tables) -> None:
        data[table][field] = value

    return change


def with_record(table: str, field: str, index: int, name: str, value: object) -> Callable[[Tables], None]:
    """Set a field of a record in a table."""

    def change(data: Tables) -> None:
        data[table][field][index][name] = value

    return change


BROKEN = [
    ("T-005", without("trajan_tiles", "tiles", 0), "trajan_tiles", "tiles"),
    ("T-005", without("trajan_tiles", "tiles", 53), "trajan_tiles", "tiles"),
    ("T-006", without("forum_tiles", "tiles", 16), "forum_tiles", "tiles"),
    ("T-006", with_record("forum_tiles", "tiles", 4, "count", 13), "forum_tiles", "tiles"),
    ("T-007", without("extra_action_tiles", "tiles", 2), "extra_action_tiles", "tiles"),
    ("T-008", without("construction_tiles", "tiles", 7), "construction_tiles", "tiles"),
    ("T-009", with_record("demand_tiles", "tiles", 0, "count", 4), "demand_tiles", "tiles"),
    ("T-010", without("bonus_tiles", "tiles", 11), "bonus_tiles", "tiles"),
    ("T-011", with_value("commodities", "kinds", ["fish"]), "commodities", "kinds"),
    ("T-011", with_value("commodities", "cards_per_kind", 4), "commodities", "cards_per_kind"),
    ("T-012", without("ships", "list", 1), "ships", "list"),
    ("T-014", without("provinces", "list", 9), "provinces", "list"),
    ("T-014", with_record("provinces", "list", 0, "vp", "three"), "provinces.list[0]", "vp"),
    ("T-014", with_record("provinces", "list", 2, "adjacent", []), "provinces.list", "adjacent"),
    ("T-014", with_value("military_camp", "adjacent", ["roma"]), "military_camp", "adjacent"),
    ("T-015", with_value("construction_district", "columns", 6), "construction_district", "columns"),
    ("T-016", with_value("senate_track", "votes", [0, 2]), "senate_track", "votes"),
    ("T-017", with_value("time_track", "circuit_3p", 0), "time_track", "circuit_3p"),
    ("T-017", with_value("time_track", "circuit_3p", True), "time_track", "circuit_3p"),
    ("T-002", with_value("player_kit", "start_in_supply", 12), "player_kit", "start_in_supply"),
    ("T-002", with_value("action_markers", "colors", ["red"] * 5), "action_markers", "colors"),
    ("T-003", with_record("action_circle", "slots", 1, "action", "seaport"), "action_circle", "slots"),
    (
        "T-041",
        with_value("action_circle", "setup_trajan_slots", ["I", "IV", "VI"]),
        "action_circle",
        "setup_trajan_slots",
    ),
    ("T-027", with_value("demand_tiles", "removed_at_setup", 4), "demand_tiles", "total"),
    ("T-224", with_value("demand_penalty", "vp", [0, -4, -9]), "demand_penalty", "vp"),
    (
        "T-175",
        with_record("construction_kinds", "list", 1, "first_tile_action", "construction"),
        "construction_kinds.list[1]",
        "first_tile_action",
    ),
    ("T-256", with_record("bonus_tiles", "tiles", 3, "gray", 0.3), "bonus_tiles.tiles[3]", "gray"),
    ("T-105", with_record("ships", "list", 0, "front", [2, 6, 12]), "ships.list[0]", "front"),
    ("T-053", with_value("calendar", "rounds_per_quarter", 5), "calendar", "demand_tiles_per_quarter"),
    (
        "T-250",
        with_value("final_scoring", "per_commodity_card_in_hand", -1),
        "final_scoring",
        "per_commodity_card_in_hand",
    ),
]


@pytest.mark.parametrize(("rule", "change", "table", "field"), BROKEN)
def test_broken_box(rule: str, change: Callable[[Tables], None], table: str, field: str) -> None:
    """T-005 T-006 T-007 T-008 T-009 T-010 T-011 T-012 T-014: a broken box is refused, naming table and field."""
    with pytest.raises(triumvir.BoxError) as caught:
        corrected(change)
    for words in caught.value.text.everywhere():
        assert f"[{table}" in words
        assert f" {field}" in words
    assert rule in loaded(3).rules("en")


@pytest.mark.parametrize(
    "table", sorted(name for name in STANDARD if name not in {"sources", "meta", "trajan_effects"})
)
def test_missing_table(table: str) -> None:
    """T-001 T-002: every table is needed; a missing one is named."""

    def change(data: Tables) -> None:
        del data[table]

    with pytest.raises(triumvir.BoxError) as caught:
        corrected(change)
    assert f"[{table}]" in str(caught.value)


def test_provenance() -> None:
    """T-005 T-006: every table says where its values come from."""

    def change(data: Tables) -> None:
        del data["ships"]["source"]

    with pytest.raises(triumvir.BoxError) as caught:
        corrected(change)
    assert "[ships]" in str(caught.value)
    assert "source" in str(caught.value)
    assert {entry.source for entry in loaded(3).box.provenance()} <= {"seed", "public", "reconstructed"}


@pytest.mark.parametrize("cards", [2, 4])
def test_set_up_hand(cards: int) -> None:
    """T-038 T-040: another number of set-up cards changes nothing about the three Trajan tiles."""

    def change(data: Tables) -> None:
        data["commodities"]["hand_at_setup"] = cards

    state = first_turn(corrected(change))
    assert [player.cards for player in state.players] == [cards] * 3
    assert [sum(tile != s.EMPTY for tile in player.slots) for player in state.players] == [3] * 3
