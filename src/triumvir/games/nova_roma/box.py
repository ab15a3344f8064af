"""Reads the box into tables and checks it: counts that the rules fix must fit, printed values may be corrected.

This module reads limits, set-up, forum and contracts; maps are read by `box_maps`, tiles and cards by `box_cards`.
"""

from __future__ import annotations

from collections.abc import Mapping

from triumvir.engine.box import Box, Section
from triumvir.engine.errors import BoxError
from triumvir.engine.options import OptionValue, set_switches
from triumvir.engine.state import vector
from triumvir.games.nova_roma import box_cards, box_maps, prints
from triumvir.games.nova_roma.actions import ACTIONS, FOLLOWERS, FORUM, GOODS, MOSAIC_TILES, SIDE, SLOTS
from triumvir.games.nova_roma.box_parts import GOOD_NAMES, Bundles, agree, counted, records, require
from triumvir.games.nova_roma.tables import Tables
from triumvir.language import catalogue, plain

WORDS = catalogue("triumvir.games.nova_roma", "box")

ACTION_NAMES = ("trade", "upgrade", "petition", "recruit", "sail", "build", "race", "produce")
STRENGTHS = 3


def read(box: Box, players: int, options: Mapping[str, OptionValue]) -> Tables:
    """The tables of a box for a player count; raises BoxError naming table, field and what was expected."""
    for _ in box.provenance():
        pass  # every table says where it comes from
    tables = Tables()
    tables.seats = players
    tables.open_hands = box.open_hands
    bundles = Bundles()
    _read_options(box, tables, options)
    _read_limits(box, tables)
    _read_setup(box, tables)
    _read_forum(box, tables)
    _read_contracts(box, tables, bundles)
    box_maps.read_zones(box, tables, players)
    box_maps.read_rewards(box, tables, bundles)
    box_maps.read_sea(box, tables, bundles)
    box_maps.read_hippodrome(box, tables, players)
    box_cards.read_estate(box, tables, bundles)
    box_cards.read_mosaic(box, tables, bundles)
    box_cards.read_followers(box, tables, bundles, str(options["severin_contracts_per_vp"]))
    _read_scoring(box, tables)
    _read_variants(box, tables, players, str(options["level"]))
    tables.bundles = vector(bundles.flat)
    prints.prepare(tables)
    return tables


def _read_options(box: Box, tables: Tables, options: Mapping[str, OptionValue]) -> None:
    switches = box.section("switches")
    set_switches(tables, options)
    if tables.open_hands and tables.follower_draft:
        raise BoxError(WORDS("no-draft-with-open-hands"))
    # At its default an option leaves the decision to the box (see meta).
    tables.chariot_needs_step = bool(options["chariot_needs_one_step"]) or switches.flag("chariot_needs_one_step")
    tables.income_choice = bool(options["income_tiles_offer_choice"]) or switches.flag("income_tiles_offer_choice")
    tables.trivia_in_petition = bool(options["trivia_works_in_petition"]) or switches.flag("trivia_works_in_petition")
    tables.solo_leftovers = bool(options["solo_score_leftovers"]) or switches.flag("solo_score_leftovers")
    windows = switches.texts("place_artisan_follower_windows", None, ("start", "end"))
    require(switches, "place_artisan_follower_windows", bool(windows), WORDS("start-end-both"))
    chosen = str(options["place_artisan_follower_windows"])
    if chosen != "both":
        windows = [chosen]
    tables.window_start = "start" in windows
    tables.window_end = "end" in windows


def _read_limits(box: Box, tables: Tables) -> None:
    meta = box.section("meta")
    tables.laps = meta.integer("patricians_per_player", 3, 3)
    agree(meta, "turns_per_player_per_round", 3)
    tables.rounds = meta.integer("rounds", 1, 5)
    limits = box.section("limits")
    goods = limits.texts("goods", GOODS)
    names = ", ".join(GOOD_NAMES)
    require(limits, "goods", tuple(goods) == GOOD_NAMES, plain(names))
    tables.max_good = limits.integer("max_per_good", 1, 50)
    tables.max_influence = limits.integer("max_influence", 1, 50)
    tables.overflow_coins = limits.integer("influence_overflow_coins", 0, 9)
    agree(limits, "strength_min", 1)
    tables.max_strength = limits.integer("strength_max", STRENGTHS, STRENGTHS)
    tables.hand_limit = limits.integer("hand_limit_after_recruit", 1, FOLLOWERS)
    tables.row_max = limits.integer("follower_row_max", 1, FOLLOWERS)
    tables.row_free = limits.integer("follower_influence_from_nth", 1, FOLLOWERS) - 1
    tables.row_influence = limits.integer("follower_influence_cost", 0, 9)
    tables.keep_artisans = limits.integer("artisans_kept_in_cleanup", 0, 50)
    tables.marker_cost = limits.integer("petition_first_player_cost", 0, 50)
    tables.forgo_coins = limits.integer("forgo_action_coins", 0, 9)
    tables.cards_per_coin = limits.integer("cards_per_trade_coin", 1, 9)
    tables.hire_wheat = limits.integer("hire_artisan_wheat", 0, 9)
    tables.race_artisan_steps = limits.integer("race_artisan_steps", 1, 9)
    agree(limits, "achievements_claimed_per_turn", 1)
    pieces = box.section("pieces")
    tables.artisans = pieces.integer("artisans", 4, 100)
    for field, expected in (
        ("follower_cards", FOLLOWERS),
        ("forum_tiles", ACTIONS),
        ("mosaic_tiles", MOSAIC_TILES),
    ):
        agree(pieces, field, expected)


def _read_setup(box: Box, tables: Tables) -> None:
    kit = box.section("setup_player")
    tables.start_influence = kit.integer("influence", 0, tables.max_influence)
    tables.start_goods = kit.integer("goods_each", 0, tables.max_good)
    tables.start_artisans = kit.integer("artisans", 0, tables.artisans // 4)
    tables.start_cards = kit.integer("follower_cards", 0, 5)
    tables.start_markers = kit.integer("achievement_markers_own", 0, 9)
    tables.start_spare = kit.integer("achievement_markers_at_hippodrome", 0, 9)
    tables.start_coins = vector(kit.integers("coins_by_turn_order", 4, 0, 100))
    agree(kit, "patricians", tables.laps)
    agree(kit, "ships", 2)
    agree(kit, "hippodrome_markers", 3)
    blocks = kit.fields.get("blocks")
    require(kit, "blocks", isinstance(blocks, dict), WORDS("a-table"))
    assert isinstance(blocks, dict)
    tables.start_blocks = Section("setup_player.blocks", blocks).integer("per_player", 0, 60)
    common = box.section("setup_common")
    for field in ("shipping_offer", "building_offer", "follower_offer", "basic_estate_offer"):
        agree(common, field, SLOTS)
    agree(common, "special_estate_offer", 1)
    agree(common, "forum_size", SIDE)


def _read_forum(box: Box, tables: Tables) -> None:
    board = box.section("forum")
    for field in ("rows", "cols", "row_tiles", "col_tiles"):
        agree(board, field, SIDE)
    tiles = records(box, "forum_tile")
    counted("forum_tile", "id", len(tiles), ACTIONS)
    for number, tile in enumerate(tiles):
        name = ACTION_NAMES[number]
        require(tile, "id", tile.text("id") == name, plain(name))
        agree(tile, "index", number)
        agree(tile, "copies", 1)
    tables.emperors = box.section("pieces").integer("emperor_tiles", 5, 62)
    agree(box.section("emperor"), "tiles", tables.emperors)
    emperors = records(box, "emperor_tile")
    counted("emperor_tile", "id", len(emperors), tables.emperors)
    tables.emperor_cells = vector([cell for tile in emperors for cell in _forum_cells(tile, "options")])
    tables.shaded_cells = vector([cell for tile in emperors for cell in _forum_cells(tile, "shaded")])
    common = box.section("setup_common")
    common.integer("emperor_tiles_used", tables.rounds, tables.emperors)
    agree(common, "emperor_tiles_used_solo", tables.emperors)


def _forum_cells(tile: Section, field: str) -> list[int]:
    value = tile.fields.get(field)
    fits = isinstance(value, list) and len(value) == 2
    cells: list[int] = []
    for pair in value if fits and isinstance(value, list) else []:
        if isinstance(pair, list) and len(pair) == 2 and all(type(n) is int and 0 <= n < SIDE for n in pair):
            cells.append(pair[0] * SIDE + pair[1])
    fits = len(set(cells)) == 2 and max(cells, default=0) < FORUM
    require(tile, field, fits, WORDS("two-different-cells"))
    return cells


def _read_contracts(box: Box, tables: Tables, bundles: Bundles) -> None:
    pieces = box.section("pieces")
    shipping = box.section("shipping")
    building = box.section("building")
    access = shipping.integers("access_by_strength", STRENGTHS, 0, SLOTS)
    access += building.integers("access_by_strength", STRENGTHS, 0, SLOTS)
    tables.access = vector(access)
    ships = records(box, "shipping_contract")
    count = pieces.integer("shipping_contracts", SLOTS, 62)
    counted("shipping_contract", "id", len(ships), count)
    agree(shipping, "count", count)
    agree(shipping, "vp", 0)  # N-113
    tables.shipping_cost = vector([bundles.read(card, "cost", (*GOOD_NAMES, "coins")) for card in ships])
    buildings = records(box, "building_contract")
    count = pieces.integer("building_contracts", SLOTS, 62)
    counted("building_contract", "id", len(buildings), count)
    agree(building, "count", count)
    shapes = [shape.text("id") for shape in records(box, "shape")]
    costs = []
    for card in buildings:
        card.choice("shape", tuple(shapes))
        costs.append(bundles.read(card, "cost", (*GOOD_NAMES, "coins"), artisans=card.integer("artisan", 0, 3)))
    tables.building_cost = vector(costs)
    tables.building_vp = vector([card.integer("vp", 0, 50) for card in buildings])
    tables.building_shape = vector([shapes.index(card.text("shape")) for card in buildings])


def _read_scoring(box: Box, tables: Tables) -> None:
    scoring = box.section("scoring")
    tables.goods_per_vp = scoring.integer("leftover_goods_and_coins_per_vp", 1, 100)
    tables.influence_per_vp = scoring.integer("leftover_influence_and_artisans_per_vp", 1, 100)
    tables.marker_vp = scoring.integer("first_player_marker_vp", 0, 50)
    only = ["influence"]
    require(scoring, "tiebreak", scoring.texts("tiebreak") == only, WORDS("influence-alone"))


def _read_variants(box: Box, tables: Tables, players: int, level: str) -> None:
    draft = box.section("variant_mosaic_draft")
    tables.open_tiles = draft.integer("face_up_per_colour", 1, 5)
    agree(draft, "picks_per_player", 3)
    cards = box.section("variant_follower_draft")
    tables.draft_cards = cards.integer("dealt", 1, 9)
    tables.keep_cards = cards.integer("keep", 0 + 1, tables.draft_cards)
    if players == 2:
        pair = box.section("two_player")
        laps = pair.integers("legionnaire_after_patrician", None, 1, tables.laps)
        fits = len(laps) == len(set(laps)) == pair.integer("legionnaires_each", 0, 3)
        require(
            pair,
            "legionnaire_after_patrician",
            fits,
            WORDS("different-turns"),
        )
        tables.legionnaire_laps = sum(1 << (lap - 1) for lap in laps)
    if players == 1:
        solo = box.section("solo")
        start = solo.fields.get("start_score")
        require(solo, "start_score", isinstance(start, dict), WORDS("easy-normal-hard"))
        assert isinstance(start, dict)
        tables.ai_start = Section("solo.start_score", start).integer(level, 0, 1000)
        agree(solo, "emperor_tiles", tables.emperors)
        agree(solo, "legionnaires_per_reveal", 2)
        tables.ai_blocked = solo.integer("blocked_legionnaire_points", 0, 50)
        tables.ai_steps = solo.integer("ai_steps_on_new_favourite", 0, 9)
        tables.ai_ports = solo.integer("ai_ports_per_cleanup", 0, 9)
        tables.ai_lead_vp = solo.integer("ai_track_lead_vp", 0, 50)
        tables.ai_port_vp = solo.integer("ai_ship_start_vp_port", 1, 50)
        for route in range(2):
            ports = range(tables.route_first[route], tables.route_first[route + 1])
            require(
                solo,
                "ai_ship_start_vp_port",
                any(tables.port_vp[port] == tables.ai_port_vp for port in ports),
                WORDS("vp-port-route"),
            )
