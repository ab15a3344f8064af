"""Reads the box into tables and checks it: counts that the rules fix must fit, printed values may be corrected."""

from __future__ import annotations

from collections.abc import Mapping

from triumvir.draw.letters import NUMERALS
from triumvir.engine.box import Box, Section
from triumvir.engine.errors import BoxError
from triumvir.engine.options import OptionValue, set_switches
from triumvir.engine.state import vector
from triumvir.games.trajan import tables as t
from triumvir.games.trajan.actions import COLOURS, KINDS, PROVINCES, SHIPS, SITES, SPACES, TRAYS
from triumvir.games.trajan.tables import Tables
from triumvir.language import Text, catalogue, plain

WORDS = catalogue("triumvir.games.trajan", "box")
ACTION_TYPES = ("seaport", "forum", "military", "senate", "trajan", "construction")
DEMAND_NAMES = ("bread", "games", "religion")
CATEGORIES = ("cards", "points", "worker", "legionary", "plus2", "demand")
EFFECTS = ("draw_commodity", "none", "worker", "legionary", "plus2", *DEMAND_NAMES)
BUILDING_NAMES = ("stairs", "door", "fountain", "roof", "window")
SHIP_IDS = ("ship-like", "ship-pairs", "ship-unlike")
BONUS_KINDS = ("demand", "workers", "legionaries", "bonus_tiles", "commodities")


def read(box: Box, players: int, options: Mapping[str, OptionValue]) -> Tables:
    """The tables of a box for a player count; raises BoxError naming table, field and what was expected."""
    for _ in box.provenance():
        pass  # every table says where it comes from
    tables = Tables()
    set_switches(tables, options)
    tables.open_hands = box.open_hands
    _read_time(box, tables, players, str(options["time_track"]))
    _read_kit(box, tables)
    _read_trajan_tiles(box, tables)
    _read_forum(box, tables, players)
    _read_demands(box, tables)
    _read_senate_and_provinces(box, tables)
    _read_construction(box, tables)
    _read_commodities(box, tables)
    _read_bonus_tiles(box, tables)
    _read_final_scoring(box, tables)
    return tables


def _require(section: Section, field: str, fits: bool, expected: Text) -> None:
    if not fits:
        raise section.fail(field, expected)


def _total(section: Section, field: str, records: list[Section], expected: int) -> None:
    found = sum(record.integer("count", 1) for record in records)
    _counted(section, field, found, expected)


def _counted(section: Section, field: str, found: int, expected: int) -> None:
    if found != expected:
        raise BoxError(WORDS("not-as-many", where=section.where, field=field, expected=expected, found=found))


def _read_time(box: Box, tables: Tables, players: int, choice: str) -> None:
    track = box.section("time_track")
    tables.circuit = track.integer(f"{'circuit' if choice == 'standard' else 'alternative'}_{players}p", 2, 100)
    calendar = box.section("calendar")
    tables.quarters = calendar.integer("quarters", 1, 4)
    tables.rounds = calendar.integer("rounds_per_quarter", 1, 8)
    tables.demands = calendar.integer("demand_tiles_per_quarter", 0, 3)
    _require(
        calendar,
        "demand_tiles_per_quarter",
        tables.demands == tables.rounds - 1,
        WORDS("fewer-than-rounds"),
    )


def _read_kit(box: Box, tables: Tables) -> None:
    kit = box.section("player_kit")
    tables.figures = kit.integer("small_figures", 2, 60)
    tables.start_camp = kit.integer("start_in_military_camp", 0, tables.figures)
    tables.start_workers = kit.integer("start_in_worker_camp", 0, tables.figures - tables.start_camp)
    left = tables.figures - tables.start_camp - tables.start_workers
    _require(kit, "start_in_supply", kit.integer("start_in_supply") == left, plain(str(left)))
    action_markers = box.section("action_markers")
    action_markers.texts("colors", COLOURS)
    tables.markers = action_markers.integer("per_color", 2, 2)
    tables.markers_per_tray = action_markers.integer("per_tray_at_setup", 2, 2)
    circle = box.section("action_circle")
    slots = circle.records("slots", TRAYS)
    actions = [slot.choice("action", ACTION_TYPES) for slot in slots]
    _require(circle, "slots", len(set(actions)) == TRAYS, WORDS("each-action"))
    tables.tray_action = vector([ACTION_TYPES.index(action) for action in actions])
    tables.arch_start = NUMERALS.index(circle.choice("arch_start_slot", NUMERALS))
    setup = [NUMERALS.index(numeral) for numeral in circle.texts("setup_trajan_slots", 3, NUMERALS)]
    _require(
        circle,
        "setup_trajan_slots",
        len(set(setup)) == 3 and tables.arch_start not in setup,
        WORDS("three-slots"),
    )
    tables.setup_slots = sum(1 << slot for slot in setup)
    tables.setup_tiles = len(setup)
    plus2 = box.section("plus2_markers")
    tables.repeats = plus2.integer("extra_actions_without_marker", 1, 1)
    tables.repeats_plus2 = plus2.integer("extra_actions_with_marker", 1, 9)


def _read_trajan_tiles(box: Box, tables: Tables) -> None:
    section = box.section("trajan_tiles")
    colours = tuple(box.section("action_markers").texts("colors", COLOURS))
    by_category: dict[str, list[Section]] = {category: [] for category in CATEGORIES}
    for tile in section.records("tiles"):
        by_category[tile.choice("category", CATEGORIES)].append(tile)
    for category, tiles in by_category.items():
        _counted(section, f"tiles of category {category}", len(tiles), t.STACK_SIZE)
    _counted(section, "total", section.integer("total"), t.TILES)
    ordered = [tile for tiles in by_category.values() for tile in tiles]
    shown = [tile.texts("colors", 2, colours) for tile in ordered]
    tables.tile_vp = vector([tile.integer("vp", 0, 50) for tile in ordered])
    tables.tile_effect = vector([EFFECTS.index(tile.choice("effect", EFFECTS)) for tile in ordered])
    tables.tile_amount = vector([tile.integer("amount", 0, 9) for tile in ordered])
    tables.tile_first = vector([colours.index(first) for first, _ in shown])
    tables.tile_second = vector([colours.index(second) for _, second in shown])


def _read_forum(box: Box, tables: Tables, players: int) -> None:
    board = box.section("forum_board")
    tables.extra_spaces = board.integer("extra_action_spaces", 0, 3)
    tables.forum_spaces = board.integer(f"forum_spaces_{players}p", 1, SPACES - 3)
    section = box.section("forum_tiles")
    counts = [0] * t.MAT_KINDS
    votes = [0] * t.MAT_KINDS
    senate = 0
    tiles = section.records("tiles")
    for tile in tiles:
        kind = tile.choice(
            "kind",
            (
                "senate",
                "demand",
                "joker_commodity",
                "joker_demand",
                "joker_construction",
                "joker_action",
                "extra_action",
            ),
        )
        if kind == "senate":
            _require(section, "tiles", senate < t.SENATE_KINDS, WORDS("senate-kinds", most=t.SENATE_KINDS))
            index = t.SENATE + senate
            votes[index] = tile.integer("votes", 0, 20)
            senate += 1
        elif kind == "demand":
            index = t.DEMAND + DEMAND_NAMES.index(tile.choice("demand", DEMAND_NAMES))
        elif kind == "extra_action":
            index = t.FORUM_EXTRA + ACTION_TYPES.index(tile.choice("action", ACTION_TYPES))
        else:
            index = t.JOKER_COMMODITY + ("joker_commodity", "joker_demand", "joker_construction", "joker_action").index(
                kind
            )
        counts[index] += tile.integer("count", 1)
    _total(section, "tiles", tiles, section.integer("total"))
    extras = box.section("extra_action_tiles")
    extra_tiles = extras.records("tiles")
    for tile in extra_tiles:
        counts[t.SET_EXTRA + ACTION_TYPES.index(tile.choice("action", ACTION_TYPES))] += tile.integer("count", 1)
    _total(extras, "tiles", extra_tiles, extras.integer("total"))
    tables.tile_count = vector(counts)
    tables.votes = vector(votes)


def _read_demands(box: Box, tables: Tables) -> None:
    section = box.section("demand_tiles")
    counts = [0] * t.DEMANDS
    tiles = section.records("tiles")
    for tile in tiles:
        counts[DEMAND_NAMES.index(tile.choice("demand", DEMAND_NAMES))] += tile.integer("count", 1)
    total = section.integer("total")
    _total(section, "tiles", tiles, total)
    tables.demand_count = vector(counts)
    tables.demand_removed = section.integer("removed_at_setup", 0, total)
    needed = tables.quarters * tables.demands
    _require(
        section,
        "total",
        total - tables.demand_removed >= needed,
        WORDS("tiles-left", n=needed),
    )
    tables.penalty = vector(box.section("demand_penalty").integers("vp", tables.demands + 1, -100, 0))


def _read_senate_and_provinces(box: Box, tables: Tables) -> None:
    track = box.section("senate_track")
    vp = track.integers("vp", None, 0, 50)
    _require(track, "vp", 2 <= len(vp) <= 20, WORDS("senate-spaces"))
    tables.senate_vp = vector(vp)
    tables.senate_votes = vector(track.integers("votes", len(vp), 0, 50))
    provinces = box.section("provinces").records("list", PROVINCES)
    names = tuple(province.text("id") for province in provinces)
    borders = [sum(1 << names.index(near) for near in set(p.texts("adjacent", None, names))) for p in provinces]
    for own, province in enumerate(provinces):
        for other in range(PROVINCES):
            mutual = bool(borders[own] >> other & 1) == bool(borders[other] >> own & 1)
            _require(
                province,
                "adjacent",
                mutual and not borders[own] >> own & 1,
                WORDS("shared-borders", other=names[other]),
            )
    camp = box.section("military_camp")
    borders.append(sum(1 << names.index(near) for near in camp.texts("adjacent", None, names)))
    tables.borders = vector(borders)
    tables.province_vp = vector([province.integer("vp", 0, 100) for province in provinces])
    tables.deduction = camp.integer("vp_deduction_per_foreign_legionary", 0, 100)
    tables.deploy_floor = camp.integer("vp_floor", 0, 100)


def _read_construction(box: Box, tables: Tables) -> None:
    district = box.section("construction_district")
    rows, columns = district.integer("rows", 1, SITES), district.integer("columns", 1, SITES)
    _require(district, "columns", rows * columns == SITES, WORDS("sites", n=SITES))
    neighbours = []
    for site in range(SITES):
        row, column = divmod(site, columns)
        near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        neighbours.append(sum(1 << (r * columns + c) for r, c in near if 0 <= r < rows and 0 <= c < columns))
    tables.neighbours = vector(neighbours)
    kinds = box.section("construction_kinds")
    actions = [0] * t.BUILDING_KINDS
    for kind in kinds.records("list", t.BUILDING_KINDS):
        chosen = kind.choice("first_tile_action", tuple(a for a in ACTION_TYPES if a != "construction"))
        actions[BUILDING_NAMES.index(kind.choice("kind", BUILDING_NAMES))] = ACTION_TYPES.index(chosen)
    tables.building_action = vector(actions)
    section = box.section("construction_tiles")
    _counted(section, "total", section.integer("total"), SITES)
    tiles = section.records("tiles", SITES)
    owned = [BUILDING_NAMES.index(tile.choice("kind", BUILDING_NAMES)) for tile in tiles]
    tables.building_kind = vector(owned)
    tables.building_vp = vector([tile.integer("vp", 0, 50) for tile in tiles])
    tables.building_mask = vector(
        [sum(1 << i for i, own in enumerate(owned) if own == kind) for kind in range(t.BUILDING_KINDS)]
    )


def _read_commodities(box: Box, tables: Tables) -> None:
    commodities = box.section("commodities")
    commodities.texts("kinds", KINDS)
    tables.cards_per_kind = commodities.integer("cards_per_kind", 5, 5)
    _counted(commodities, "total", commodities.integer("total"), t.CARDS)
    tables.setup_cards = commodities.integer("hand_at_setup", 1, 6)
    ships = box.section("ships")
    by_id = {ship.choice("id", SHIP_IDS): ship for ship in ships.records("list", SHIPS)}
    _require(ships, "list", len(by_id) == SHIPS, WORDS("each-ship"))
    limits = [by_id[ship].integer("max_units", 1, 12) for ship in SHIP_IDS]
    tables.ship_limit = vector(limits)
    tables.ship_front = [vector(by_id[s].integers("front", n, 0, 100)) for s, n in zip(SHIP_IDS, limits, strict=True)]
    tables.ship_back = [vector(by_id[s].integers("back", n, 0, 100)) for s, n in zip(SHIP_IDS, limits, strict=True)]


def _read_bonus_tiles(box: Box, tables: Tables) -> None:
    section = box.section("bonus_tiles")
    kinds = tuple(box.section("commodities").texts("kinds", KINDS))
    counts, first, second = [], [], []
    _counted(section, "total", section.integer("total"), t.BONUSES)
    tiles = section.records("tiles", t.BONUSES)
    for tile in tiles:
        kind = tile.choice("kind", BONUS_KINDS)
        pair = [-1, -1]
        if kind == "demand":
            counts.append(t.BONUS_DEMAND + DEMAND_NAMES.index(tile.choice("demand", DEMAND_NAMES)))
        else:
            counts.append(t.BONUS_WORKERS + BONUS_KINDS.index(kind) - 1)
        if kind == "commodities":
            pair = [kinds.index(name) for name in tile.texts("commodities", 2, kinds)]
        first.append(pair[0])
        second.append(pair[1])
    tables.bonus_counts = vector(counts)
    tables.bonus_first = vector(first)
    tables.bonus_second = vector(second)
    tables.bonus_yellow = vector([tile.halves("yellow") for tile in tiles])
    tables.bonus_gray = vector([tile.halves("gray") for tile in tiles])


def _read_final_scoring(box: Box, tables: Tables) -> None:
    final = box.section("final_scoring")
    tables.vp_card = final.integer("per_commodity_card_in_hand", 0, 100)
    tables.vp_worker = final.integer("per_worker_in_camp", 0, 100)
    tables.vp_legionary = final.integer("per_legionary_in_camp", 0, 100)
    tables.vp_tile = final.integer("per_trajan_tile_on_circle", 0, 100)
    tables.vp_set3 = final.integer("construction_set_of_3", 0, 100)
    tables.vp_set4 = final.integer("construction_set_of_4", 0, 100)
