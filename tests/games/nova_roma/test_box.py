"""Boxes: corrected values are used, broken boxes are refused with the table and the field."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import triumvir
from triumvir.engine.box import Box
from triumvir.engine.errors import BoxError
from triumvir.games.nova_roma.game import NovaRoma
from triumvir.games.nova_roma.play import NovaRomaState
from triumvir.testing.positions import play
from triumvir.testing.walks import walk

from .arrange import bare, has, loaded, members, offer_shipping, perform, race_to, space_of, turn

STANDARD = loaded(4).box.data
Tables = dict[str, Any]
Change = Callable[[Tables], None]


def corrected(change: Change, players: int = 3, **options: object) -> NovaRoma:
    """The game with a changed box."""
    data = copy.deepcopy(STANDARD)
    change(data)
    return NovaRoma(players, options, Box(data))


def beginning(game: NovaRoma) -> NovaRomaState:
    state = game.start(1)
    state.first = state.active = state.to_act = 0
    return state


def set_map(zone: Tables, rows: list[str]) -> None:
    """Change a map and the fields that repeat it."""
    cells = [[r, c, sign] for r, row in enumerate(rows) for c, sign in enumerate(row)]
    zone["map"] = rows
    zone["rows"], zone["cols"] = len(rows), len(rows[0])
    zone["tile_spaces"] = [[r, c] for r, c, sign in cells if sign in "RP"]
    zone["tile_spaces_3plus"] = [[r, c] for r, c, sign in cells if sign == "P"]
    zone["neutral_cells_1_2p"] = [[r, c] for r, c, sign in cells if sign == "N"]
    zone["buildable_cells"] = sum(sign in ".N" for _, _, sign in cells)


def other_world(data: Tables) -> None:
    """Other zone maps, shapes, costs, track lengths, ports and amounts."""
    set_map(data["zone"][0], ["R...#", "..N..", "..R..", "P...N", ".R..P"])
    set_map(data["zone"][1], ["....", "R.P.", "..N.", "...R", "R..."])
    set_map(data["zone"][2], ["R.N", "...", "P.R"])
    for shape in data["shape"]:
        if shape["id"] == "I4":
            shape["cells"] = [[0, 0], [0, 1], [0, 2], [0, 3], [1, 3]]
            shape["size"] = 5
    for contract in data["building_contract"]:
        if contract["shape"] == "I4":
            contract["size"] = 5
    data["building_contract"][0]["cost"] = {"wheat": 3}
    data["shipping_contract"][0]["cost"] = {"coins": 4}
    lengths = (4, 9, 12)
    for track, length in zip(data["track"], lengths, strict=True):
        track["length"] = track["final"] = length
        track["lines"] = [{"before": 2, "horses": 1}]
        track["wheels"] = [2, 4]
    data["port"] = [port for port in data["port"] if port["id"] not in ("north8", "south7", "south8")]
    data["limits"]["max_per_good"] = 7
    data["pieces"]["artisans"] = 20
    data["estate_board"]["row_output"] = ["influence", "wheat", "wine"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_another_world_plays(players: int) -> None:
    """N-012 N-118 D-35: a box with other maps, shapes, costs and track lengths loads and plays, soundly, to the end."""
    game = corrected(other_world, players)
    assert game.num_actions != loaded(players).num_actions
    for luck in range(4):
        for visit in walk(game, luck, luck):
            assert not visit.state.check()
        assert visit.state.over
    for action in range(game.num_actions):
        assert game.parse(game.notation(action)) == action
    view = game.start(1).view(0)
    assert game.draw_text(view, "de")
    assert len(list(game.start(1).observe(0))) == game.observation_size


def test_larger_shape_is_used() -> None:
    """N-118: a building of five blocks takes five."""
    game = corrected(other_world)
    tables = game.tables
    shape = [item["id"] for item in game.box.data["shape"]].index("I4")
    assert tables.shape_size[shape] == 5
    assert all(
        len(members(tables.place_mask[i])) == 5 for i in range(tables.shape_first[shape], tables.shape_stop[shape])
    )


def test_no_rotation() -> None:
    """N-118: without rotation and mirroring every shape lies in one way."""

    def change(data: Tables) -> None:
        data["building"]["rotate"] = data["building"]["mirror"] = False

    tables, standard = corrected(change).tables, loaded().tables
    assert len(tables.place_mask) < len(standard.place_mask)
    assert tables.singles == standard.singles


def test_other_costs() -> None:
    """N-106: another printed cost is paid."""
    state = offer_shipping(turn("sail", state=beginning(corrected(other_world))), "S01")
    bare(state, coins=4)
    perform(state)
    play(state, "shipping 1")
    assert has(state, "coins") == 0


def test_other_tracks() -> None:
    """N-132 N-205: other lengths and lines."""
    state = turn("race", 2, state=beginning(corrected(other_world)))
    bare(state, horse=1)
    race_to(state, "red", 1)
    perform(state)
    play(state, "race red", "wheel influence")
    assert has(state, "horse") == 0
    assert space_of(race_to(state, "red", 4), "red") == 4
    assert state.ledger(0)["tracks"] == 5


def test_other_output() -> None:
    """N-143: another output of a row."""
    state = turn("produce", state=beginning(corrected(other_world)))
    bare(state, artisans=1)
    perform(state)
    play(state, "artisan r1c1")
    assert has(state, "influence") == 1


def test_switches_of_the_box() -> None:
    """N-R29 N-R30 N-R38 N-R44 N-R09 N-R07: a box may carry other switches; an option that is set wins."""

    def change(data: Tables) -> None:
        data["switches"]["chariot_needs_one_step"] = True
        data["switches"]["severin_contracts_per_vp"] = 2
        data["switches"]["place_artisan_follower_windows"] = ["end"]

    tables = corrected(change).tables
    assert tables.chariot_needs_step
    assert tables.follower_divisor[10] == 2
    assert (tables.window_start, tables.window_end) == (False, True)
    assert not loaded().tables.chariot_needs_step
    both = corrected(change, place_artisan_follower_windows="start").tables
    assert (both.window_start, both.window_end) == (True, False)


def wrong(path: str, value: object) -> Change:
    """Change one value: `zone.0.map` and the like; `...` removes it."""

    def change(data: Tables) -> None:
        place: Any = data
        *way, last = path.split(".")
        for key in way:
            place = place[int(key)] if isinstance(place, list) else place[key]
        if value is ...:
            del place[last]
        elif isinstance(place, list):
            place[int(last)] = value
        else:
            place[last] = value

    return change


BROKEN = [
    ("limits", ..., r"\[limits\] is missing"),
    ("limits.max_per_good", "five", r"\[limits\], field max_per_good"),
    ("limits.goods", ["wheat"], r"\[limits\], field goods"),
    ("limits.strength_max", 4, r"\[limits\], field strength_max"),
    ("meta.rounds", 6, r"field rounds"),
    ("zone.0.map", ["..", "."], r"\[zone\[0\]\], field map"),
    ("zone.0.rows", 6, r"\[zone\[0\]\], field rows"),
    ("zone.1.tile_spaces", [[0, 0]], r"\[zone\[1\]\], field tile_spaces"),
    ("zone.2.buildable_cells", 3, r"\[zone\[2\]\], field buildable_cells"),
    ("zone.2.majority_vp", [1, 2], r"\[zone\[2\]\], field majority_vp"),
    ("zone.1.min_strength", 3, r"\[building\], field zones_by_strength"),
    ("shape.0.cells", [[0]], r"\[shape\[0\]\], field cells"),
    ("shape.3.size", 9, r"\[shape\[3\]\], field size"),
    ("building_contract.4.shape", "Z9", r"\[building_contract\[4\]\], field shape"),
    ("building_contract.4.size", 3, r"\[building_contract\[4\]\], field size"),
    ("building_contract.4.cost", {"gold": 1}, r"\[building_contract\[4\]\], field cost"),
    ("shipping_contract.2.cost", {"wheat": -1}, r"\[shipping_contract\[2\]\], field cost"),
    ("shipping_contract.2.note", ..., r"\[shipping_contract\[2\]\], field note"),
    ("pieces.shipping_contracts", 29, r"\[shipping_contract\], field id"),
    ("port.3.index", 9, r"\[port\[3\]\], field index"),
    ("port.3.leg_cost", 0, r"\[port\[3\]\], field leg_cost"),
    ("port.3.route", "east", r"\[port\[3\]\], field route"),
    ("track.0.length", 0, r"\[track\[0\]\], field length"),
    ("track.0.final", 6, r"\[track\[0\]\], field final"),
    ("track.1.wheels", [99], r"\[track\[1\]\], field wheels"),
    ("track.1.lines", [{"before": 3}], r"\[track\[1\].lines\[0\]\], field horses"),
    ("chariot_tile.0.vp", 4, r"\[chariot_tile\[0\]\], field vp"),
    ("emperor_tile.0.options", [[0, 0], [0, 0]], r"\[emperor_tile\[0\]\], field options"),
    ("emperor_tile.0.shaded", [[0, 4], [0, 0]], r"\[emperor_tile\[0\]\], field shaded"),
    ("building_reward_tile.0.reward", {"vp": 1}, r"\[building_reward_tile\[0\]\], field reward"),
    ("estate_board.row_output", ["gold"], r"\[estate_board\], field row_output"),
    ("estate_market.basic_slot_cost", [{}], r"\[estate_market\], field basic_slot_cost"),
    ("basic_estate_tile.0.copies", 3, r"\[basic_estate_tile\], field copies"),
    ("basic_estate_tile.6.pay", {}, r"\[basic_estate_tile\[6\]\], field pay"),
    ("special_estate_tile.1.effect", "dance", r"\[special_estate_tile\[1\]\], field effect"),
    ("achievement.0.require", {"wisdom": 1}, r"\[achievement\[0\]\], field require"),
    ("mosaic_tile.0.slots", ["B6", "B2", "S2"], r"\[mosaic_tile\[0\]\], field slots"),
    ("mosaic_tile.0.colour", "orange", r"\[mosaic_tile\[0\]\], field colour"),
    ("mosaic_board.completion.diag_cells", [], r"\[mosaic_board.completion\], field diag_cells"),
    ("mosaic_board.completion.rows_instant", [{}], r"\[mosaic_board.completion\], field rows_instant"),
    ("follower.3.id", 7, r"\[follower\[3\]\], field id"),
    ("follower.13.trigger", "sleep", r"\[follower\[13\]\], field trigger"),
    ("follower.0.count", "stars", r"\[follower\[0\]\], field count"),
    ("followers.play_cost_coins_by_strength", [1], r"\[followers\], field play_cost_coins_by_strength"),
    ("scoring.animal_sets", [1], r"\[scoring\], field animal_sets"),
    ("scoring.tiebreak", ["age"], r"\[scoring\], field tiebreak"),
    ("switches.income_tiles_offer_choice", 1, r"\[switches\], field income_tiles_offer_choice"),
    ("switches.place_artisan_follower_windows", [], r"\[switches\], field place_artisan_follower_windows"),
    ("scoring.confidence", ..., r"\[scoring\], field confidence"),
]


@pytest.mark.parametrize(("path", "value", "message"), BROKEN, ids=[case[0] for case in BROKEN])
def test_broken_box(path: str, value: object, message: str) -> None:
    """N-001: a broken box is refused, in both languages, with table, field and what was expected."""
    with pytest.raises(BoxError) as caught:
        corrected(wrong(path, value))
    assert re.search(message, str(caught.value)), str(caught.value)
    assert caught.value.text.in_("de") != caught.value.text.en


@pytest.mark.parametrize(
    ("players", "path", "value", "message"),
    [
        (2, "two_player.legionnaire_after_patrician", [1, 1], r"\[two_player\], field legionnaire_after_patrician"),
        (2, "hippodrome.neutral_start_2p", 3, r"\[hippodrome\], field neutral_start_2p"),
        (1, "solo.ai_ship_start_vp_port", 4, r"\[solo\], field ai_ship_start_vp_port"),
        (1, "solo.start_score", {"easy": 1}, r"\[solo.start_score\], field normal"),
    ],
)
def test_broken_for_few_players(players: int, path: str, value: object, message: str) -> None:
    """N-190 N-215: tables of two players and solo are checked where they are used."""
    with pytest.raises(BoxError, match=message):
        corrected(wrong(path, value), players)


def test_box_from_a_file(tmp_path: Path) -> None:
    """N-001: a corrected copy is played with `--box`."""
    source = Path(triumvir.__file__).parent / "games" / "nova_roma" / "box.toml"
    text = source.read_text(encoding="utf-8").replace(
        "play_cost_coins_by_strength = [2, 1, 0]", "play_cost_coins_by_strength = [3, 1, 0]"
    )
    target = tmp_path / "box.toml"
    target.write_text(text, encoding="utf-8")
    game = triumvir.load("nova-roma", 3, box=target)
    assert isinstance(game, NovaRoma)
    assert list(game.tables.play_cost) == [3, 1, 0]


def test_standard_box_is_the_data_file() -> None:
    """N-001: every table of the box says where it comes from."""
    assert all(item.source in ("seed", "public", "reconstructed") for item in loaded().box.provenance())
