"""Reads the box into tables and checks it: counts that the rules fix must fit, printed values may be corrected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from triumvir.engine.box import SOURCES, Box, Section
from triumvir.engine.errors import BoxError
from triumvir.engine.options import OptionValue, set_switches
from triumvir.engine.state import vector
from triumvir.games.forum_trajanum import tables as t
from triumvir.games.forum_trajanum.actions import CELLS, COLOURS, DEPTH, FORUM, GREYS, KINDS, ROWS, SIDE, TRACK_STEPS
from triumvir.games.forum_trajanum.box_cards import read_trajan_cards
from triumvir.games.forum_trajanum.box_fixed import check_fixed, check_ids
from triumvir.games.forum_trajanum.payments import all_payments, face_costs
from triumvir.games.forum_trajanum.tables import Tables
from triumvir.language import Text, catalogue, plain

WORDS = catalogue("triumvir.games.forum_trajanum", "box")

COLOUR_NAMES = ("red", "yellow", "green", "blue")
GREY_NAMES = ("victory_column", "library", "basilica", "market")
RESOURCE_NAMES = (
    "builder",
    "worker_red",
    "worker_yellow",
    "worker_green",
    "worker_blue",
    "assistant",
    "coin",
    "tribune",
)
GAIN_NAMES = (*RESOURCE_NAMES, "upgrade")
CITIZEN_NAMES = ("patrician", "merchant", "craftsman")
REWARDS = (
    "any_worker_and_tribune",
    "builder",
    "place_envoy_on_eagle",
    "take_and_use_colonia_tile",
    "two_assistants",
    "two_tribunes",
    "one_upgrade",
    "extra_build_action",
    "one_coin",
    "area_bonus",
    "place_envoy_any_coloured_cell",
)
ABILITIES = (
    "ignore_colour_area_rule_and_score_diagonal_eagles",
    "two_different_area_bonuses",
    "flip_prestige_slider",
    "swap_one_of_coin_tribune_assistant",
    "assistant_to_any_worker",
    "assistant_to_builder",
)
ROW_BONUSES = (
    "place_envoy_any_coloured_cell",
    "one_area_bonus",
    "coin_or_tribune",
    "coin_or_assistant",
    "any_worker",
    "builder",
)
AREA_BONUSES = ["tribune", "assistant", "coin", "upgrade"]  # and some VP
EAGLE = COLOURS


def read(box: Box, players: int, options: Mapping[str, OptionValue]) -> Tables:
    """The tables of a box for a player count; raises BoxError naming table, field and what was expected."""
    _check_provenance("", box.data)
    check_fixed(box)
    check_ids(box)
    tables = Tables()
    set_switches(tables, options)
    tables.open_hands = box.open_hands
    _read_structure(box, tables)
    _read_colonia(box, tables)
    _read_tiles(box, tables)
    _read_citizens(box, tables)
    _read_buildings(box, tables)
    _read_prestige(box, tables)
    _read_forum(box, tables, players)
    read_trajan_cards(box, tables)
    return tables


def _check_provenance(where: str, table: dict[str, Any]) -> None:
    """Every table and every record that is a table of its own says where it comes from."""
    for name, value in table.items():
        path = f"{where}.{name}" if where else name
        entries = value if isinstance(value, list) else [value]
        for entry in entries:
            if isinstance(entry, dict) and (not where or "source" in entry):
                section = Section(path, entry)
                section.choice("source", SOURCES)
                section.text("note")
                confidence = entry.get("confidence")
                if not isinstance(confidence, int | float) or not 0 <= confidence <= 1:
                    raise section.fail("confidence", WORDS("share"))
                _check_provenance(path, entry)


def require(section: Section, field: str, fits: bool, expected: Text) -> None:
    """Raise the section's error unless the field fits."""
    if not fits:
        raise section.fail(field, expected)


def entries(box: Box, name: str, length: int | None = None) -> list[Section]:
    """The tables of a list such as [[street]], of the given length if one is given."""
    found = box.data.get(name)
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise BoxError(WORDS("missing", name=name))
    if length is not None and len(found) != length:
        raise BoxError(
            WORDS("entries-found", name=name, length=length, found=len(found)),
        )
    return [Section(f"{name}[{i}]", entry) for i, entry in enumerate(found)]


def part(section: Section, name: str) -> Section:
    """A table inside a table."""
    fields = section.fields.get(name)
    if not isinstance(fields, dict):
        raise section.fail(name, WORDS("a-table"))
    return Section(f"{section.where}.{name}", fields)


def members(cells: list[int]) -> int:
    """A bit set."""
    return sum(1 << cell for cell in cells)


def _read_structure(box: Box, tables: Tables) -> None:
    structure = box.section("structure")
    tables.cycles = structure.integer("cycles", 1, 3)
    tables.rounds = structure.integer("rounds_per_cycle", 1, 4)
    tables.cards_per_round = structure.integer("street_cards_per_round", 2, 2)
    deck = tables.rounds * tables.cards_per_round
    require(
        structure,
        "street_cards_per_cycle",
        structure.integer("street_cards_per_cycle") == deck,
        plain(str(deck)),
    )
    for field, value in (
        ("tile_pass_direction", "right"),
        ("start_figure_direction", "right"),
        ("turn_order", "clockwise"),
    ):
        structure.choice(field, (value,))
    tribunes = box.section("tribunes")
    tables.street_tribunes = tribunes.integer("ignore_street_card", 0, 9)
    tables.both_tribunes = tribunes.integer("use_both_tiles", 0, 9)
    fragments = box.section("column_fragments")
    tables.fragment_vp = vector(fragments.integers("vp_by_cycle", tables.cycles, 0, 50))
    tables.citizen_vp = fragments.integer("plus_vp_per_active_citizen", 0, 50)
    tables.crane_vp = vector(box.section("cranes").integers("vp_by_cycle", tables.cycles, 0, 50))
    setup = box.section("setup")
    start = part(setup, "start_resources")
    tables.start_stock = vector([start.integer(name) if name in start.fields else 0 for name in RESOURCE_NAMES])
    tables.start_offset = setup.integer("prestige_offset_start", 0, 10)
    setup.choice("first_player", ("random",))


def _cell(section: Section, field: str, found: object) -> int:
    fits = isinstance(found, list) and len(found) == 2 and all(type(n) is int and 1 <= n <= SIDE for n in found)
    require(section, field, fits, WORDS("cells"))
    assert isinstance(found, list)
    return int((found[0] - 1) * SIDE + found[1] - 1)


def _cells(section: Section, field: str) -> list[int]:
    found = section.fields.get(field)
    require(section, field, isinstance(found, list), WORDS("list-cells"))
    return [_cell(section, field, cell) for cell in found or []]


def _near(cell: int) -> list[int]:
    row, col = divmod(cell, SIDE)
    near = [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]
    return [r * SIDE + c for r, c in near if 0 <= r < SIDE and 0 <= c < SIDE]


def _read_colonia(box: Box, tables: Tables) -> None:
    colonia = box.section("colonia")
    colonia.integer("rows", SIDE, SIDE)
    colonia.integer("cols", SIDE, SIDE)
    inner = part(colonia, "temples")
    temples = _cells(inner, "cells")
    corners = []
    colours = []
    for crane in colonia.records("crane", t.CORNERS):
        corners.append(_cell(crane, "cell", crane.fields.get("cell")))
        colours.append(COLOUR_NAMES.index(crane.choice("colour", COLOUR_NAMES)))
    named = _cells(colonia, "corners")
    require(
        colonia,
        "corners",
        sorted(named) == sorted(corners) == sorted({0, SIDE - 1, CELLS - SIDE, CELLS - 1}),
        WORDS("four-corners-crane"),
    )
    fits = len(set(temples)) == t.TEMPLES and not set(temples) & set(corners)
    require(inner, "cells", fits, WORDS("four-cells-corners"))
    tables.corner = vector(corners)
    tables.crane_colour = vector(colours)
    tables.corners = members(corners)
    tables.temples = members(temples)
    tables.ordinary = members([cell for cell in range(CELLS) if cell not in temples and cell not in corners])
    tables.temple_near = vector([members(_near(temple)) for temple in temples])
    rows = [(cell, cell + 1) for cell in range(CELLS) if cell % SIDE < SIDE - 1]
    columns = [(cell, cell + SIDE) for cell in range(CELLS - SIDE)]
    tables.pair_first = vector([first for first, _ in rows + columns])
    tables.pair_second = vector([second for _, second in rows + columns])
    streets = [0] * t.STREETS
    for street in entries(box, "street", t.STREETS):
        index = street.integer("index", 1, SIDE) - 1
        if street.choice("axis", ("row", "col")) == "row":
            streets[index] = members([index * SIDE + col for col in range(SIDE)])
        else:
            streets[SIDE + index] = members([row * SIDE + index for row in range(SIDE)])
    cards = box.section("street_cards")
    tables.copies = cards.integer("copies_per_symbol", 1, 9)
    total = tables.cycles * tables.rounds * tables.cards_per_round
    fits = 0 not in streets and tables.copies * t.STREETS == t.CARDS >= total  # a shorter game leaves some over
    require(cards, "copies_per_symbol", fits, WORDS("cards", total=total))
    tables.street = vector(streets)


def _read_tiles(box: Box, tables: Tables) -> None:
    section = box.section("colonia_tiles")
    counts = [0] * len(CITIZEN_NAMES)
    gains = [[0] * t.GAINS for _ in CITIZEN_NAMES]
    for tile in entries(box, "colonia_tile"):
        count = tile.integer("count", 1, t.TILES)
        if "citizen" in tile.fields:
            counts[CITIZEN_NAMES.index(tile.choice("citizen", CITIZEN_NAMES))] += count
            continue
        gain = part(tile, "gain")
        known = bool(gain.fields) and all(name in GAIN_NAMES for name in gain.fields)
        require(tile, "gain", known, WORDS("some-of", allowed=GAIN_NAMES))
        counts.append(count)
        gains.append([gain.integer(name, 0, 9) if name in gain.fields else 0 for name in GAIN_NAMES])
    total = section.integer("total", t.TILES, t.TILES)
    citizens = sum(counts[: t.CITIZENS])
    fits = sum(counts) == total and min(counts[: t.CITIZENS]) >= 1 and len(counts) <= KINDS
    fits = fits and citizens == section.integer("citizen_total")
    require(
        section,
        "total",
        fits,
        WORDS("tile-total", total=total, kinds=KINDS),
    )
    tables.kinds = len(counts)
    tables.tile_count = vector(counts)
    tables.gain = vector([amount for gain in gains for amount in gain])


def _read_citizens(box: Box, tables: Tables) -> None:
    section = box.section("citizens")
    section.integer("rows", ROWS, ROWS)
    section.integer("spaces_per_row", 2, 2)
    tables.upkeep = section.integer("upkeep_coins_per_row", 0, 9)
    tables.multiplier = vector(section.integers("multiplier_by_active", 3, 0, 9))
    types, bonuses, swaps, spaces = [], [], [], [0] * t.CITIZENS
    for row, entry in enumerate(entries(box, "citizen_row", ROWS)):
        entry.integer("row", row + 1, row + 1)
        kind = CITIZEN_NAMES.index(entry.choice("type", CITIZEN_NAMES))
        types.append(kind)
        spaces[kind] |= 3 << 2 * row
        entry.choice("ability", (ABILITIES[row],))
        bonuses.append(ROW_BONUSES.index(entry.choice("bonus", ROW_BONUSES)))
        swaps.append(entry.integer("uses_per_turn", 0, 9) if row >= t.MERCHANT_2 else 0)
    require(section, "rows", types == [0, 0, 1, 1, 2, 2], WORDS("two-rows-type"))
    tables.row_type = vector(types)
    tables.row_bonus = vector(bonuses)
    tables.swaps = vector(swaps)
    tables.type_spaces = vector(spaces)


def _read_buildings(box: Box, tables: Tables) -> None:
    partner = [-1] * GREYS
    same = []
    for tile in entries(box, "double_tile", GREYS):
        grey, colour = [*tile.texts("mixed", 2, GREY_NAMES + COLOUR_NAMES)]
        fits = grey in GREY_NAMES and colour in COLOUR_NAMES
        require(tile, "mixed", fits, WORDS("grey-building-colour"))
        partner[GREY_NAMES.index(grey)] = COLOUR_NAMES.index(colour)
        one, other = tile.texts("same", 2, COLOUR_NAMES)
        require(tile, "same", one == other, WORDS("colour-twice"))
        same.append(one)
    fits = sorted(partner) == list(range(COLOURS)) and len(set(same)) == COLOURS
    if not fits:
        raise BoxError(
            WORDS("double-tiles"),
        )
    tables.partner = vector(partner)
    payments = all_payments()
    tables.payments = vector([amount for payment in payments for amount in payment])
    listed: list[int] = []
    starts = [0]
    for costs in face_costs(tables.assistant_pairs, partner):
        listed += sorted(payments.index(cost) for cost in costs)
        starts.append(len(listed))
    tables.face_payments = vector(listed)
    tables.face_at = vector(starts)
    by_name = {track.choice("id", GREY_NAMES[1:]): track for track in entries(box, "track", GREYS - 1)}
    if len(by_name) != GREYS - 1:
        raise BoxError(
            WORDS("each-track"),
        )
    steps = [by_name[name].texts("steps", TRACK_STEPS, REWARDS) for name in GREY_NAMES[1:]]
    tables.track = vector([REWARDS.index(reward) for track in steps for reward in track])
    area = box.section("area_bonus")
    *things, vp = area.texts("options", len(AREA_BONUSES) + 1)
    fits = things == AREA_BONUSES and vp.startswith("vp") and vp[2:].isdecimal() and len(vp) <= 4
    expected = ", ".join((*AREA_BONUSES, "vp2"))
    require(area, "options", fits, plain(expected))
    tables.area_vp = int(vp[2:])


def _read_prestige(box: Box, tables: Tables) -> None:
    prestige = box.section("prestige")
    prestige.integer("slider_cells", t.SLIDER, t.SLIDER)
    vp = prestige.integers("area_vp", None, 0, 100)
    tables.offset_max = prestige.integer("offset_max", 0, 50)
    width = tables.offset_max + t.SLIDER
    require(prestige, "area_vp", len(vp) == width, WORDS("fields", width=width))
    tables.prestige_vp = vector(vp)
    tables.prestige_trajan = vector(prestige.integers("trajan_value", len(vp), 0, 100))
    heads, low, high = [], [], []
    for side, name in (("front", "plus_one"), ("back", "next_cypress")):
        face = part(prestige, side)
        face.choice("upgrade", (name,))
        heads.append(face.integer("head_cell", 1, t.SLIDER) - 1)
        low += face.integers("min", t.SLIDER, 0, 99)
        high += face.integers("max", t.SLIDER, 0, 99)
    tables.head = vector(heads)
    tables.slider_min = vector(low)
    tables.slider_max = vector(high)
    cypress = part(prestige, "cypress")
    offsets = sorted(cypress.integers("offsets", None, 1, tables.offset_max))
    tables.next_cypress = vector(
        [next((stop for stop in offsets if stop > at), at) for at in range(tables.offset_max + 1)]
    )


def _read_forum(box: Box, tables: Tables, players: int) -> None:
    forum = box.section("forum")
    forum.integer("board_rows", DEPTH, DEPTH)
    tables.board_columns = forum.integer("board_cols", 1, FORUM // DEPTH)
    letters = forum.fields.get("letters")
    known = {"red": 0, "yellow": 1, "green": 2, "blue": 3, "eagle": EAGLE}
    fits = isinstance(letters, dict) and sorted(map(str, letters.values())) == sorted(known)
    require(forum, "letters", fits, WORDS("letter-colour-eagle"))
    assert isinstance(letters, dict)
    names: list[str] = []
    cells: list[int] = []
    for board in entries(box, "mosaic_board"):
        names.append(board.text("id"))
        rows = board.texts("rows", DEPTH)
        fits = all(len(row) == tables.board_columns and all(letter in letters for letter in row) for row in rows)
        require(board, "rows", fits, WORDS("rows-known-letters"))
        cells += [known[letters[rows[row][col]]] for col in range(tables.board_columns) for row in range(DEPTH)]
    layouts = [entry for entry in entries(box, "forum_layout") if entry.integer("players") == players]
    if len(layouts) != 1:
        raise BoxError(
            WORDS("one-layout", players=players, found=len(layouts)),
        )
    order = layouts[0].texts("boards", None, tuple(names))
    fits = 0 < len(order) <= FORUM // DEPTH // tables.board_columns and len(set(order)) == len(order)
    require(layouts[0], "boards", fits, WORDS("different-boards"))
    tables.boards = len(order)
    tables.board_order = vector([names.index(name) for name in order])
    tables.board_cells = vector(cells)
    tables.columns = tables.boards * tables.board_columns
    tables.eagle_vp = forum.integer("eagle_on_vp", 0, 50)
    tables.beside_vp = forum.integer("eagle_adjacent_vp", 0, 50)
    tables.diagonal_vp = forum.integer("eagle_diagonal_vp_patrician_1", 0, 50)
