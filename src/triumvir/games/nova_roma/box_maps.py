"""Reads the maps of the box: building zones with every way to lay a building, the Black Sea, the hippodrome."""

from __future__ import annotations

from functools import lru_cache

from triumvir.engine.box import Box, Section
from triumvir.engine.state import MAX_LEGAL, vector
from triumvir.games.nova_roma.actions import BLOCKS, TRACKS, ZONES
from triumvir.games.nova_roma.box_parts import Bundles, agree, counted, records, require
from triumvir.games.nova_roma.tables import Tables
from triumvir.language import catalogue, plain

WORDS = catalogue("triumvir.games.nova_roma", "box")

ZONE_IDS = ("A", "B", "C")
CELL_SIGNS = ".NRP#"  # free, neutral block with 1 or 2 players, tile space, tile space from 3 players on, no cell
MAX_CELLS = 62
ROUTE_IDS = ("north", "south")

Cell = tuple[int, int]
Shape = frozenset[Cell]


@lru_cache(32)  # a game is made anew for every table, mostly of the same shapes
def orientations(cells: Shape, rotate: bool, mirror: bool) -> tuple[Shape, ...]:
    """Every different way to turn and mirror a shape, pushed into the corner, in a fixed order."""
    found: set[Shape] = set()
    for flipped in (False, True) if mirror else (False,):
        turned = frozenset((row, -column) for row, column in cells) if flipped else cells
        for _ in range(4 if rotate else 1):
            top = min(row for row, _ in turned)
            left = min(column for _, column in turned)
            found.add(frozenset((row - top, column - left) for row, column in turned))
            turned = frozenset((column, -row) for row, column in turned)
    return tuple(sorted(found, key=sorted))


@lru_cache(128)  # 27 pairs of shape and zone are printed; to lay them is two thirds of reading the maps
def placements(shape: Shape, free: frozenset[Cell], rotate: bool, mirror: bool) -> tuple[Shape, ...]:
    """Every way to lay a shape on cells of a zone."""
    found = []
    rows = range(min(row for row, _ in free), max(row for row, _ in free) + 1)
    columns = range(min(column for _, column in free), max(column for _, column in free) + 1)
    for turned in orientations(shape, rotate, mirror):
        for row in rows:
            for column in columns:
                lying = frozenset((row + r, column + c) for r, c in turned)
                if lying <= free:
                    found.append(lying)
    return tuple(found)


def _zone_map(zone: Section) -> list[str]:
    rows = zone.texts("map")
    width = len(rows[0]) if rows else 0
    fits = bool(rows) and width > 0 and all(len(row) == width and set(row) <= set(CELL_SIGNS) for row in rows)
    require(
        zone,
        "map",
        fits and len(rows) * width <= MAX_CELLS,
        WORDS("equally-long-rows", signs=CELL_SIGNS, most=MAX_CELLS),
    )
    agree(zone, "rows", len(rows))
    agree(zone, "cols", width)
    return rows


def _cells(rows: list[str], signs: str) -> list[Cell]:
    return [(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign in signs]


def _listed(zone: Section, field: str, expected: list[Cell]) -> None:
    value = zone.fields.get(field)
    pairs = sorted(tuple(pair) for pair in value if isinstance(pair, list)) if isinstance(value, list) else None
    text = str([list(cell) for cell in expected])
    require(zone, field, pairs == expected, WORDS("cells-map", text=text))


def _shapes(box: Box) -> list[Shape]:
    shapes = []
    for shape in records(box, "shape"):
        value = shape.fields.get("cells")
        fits = isinstance(value, list) and bool(value)
        cells: set[Cell] = set()
        for pair in value if isinstance(value, list) else []:
            if isinstance(pair, list) and len(pair) == 2 and all(type(n) is int and 0 <= n <= 9 for n in pair):
                cells.add((pair[0], pair[1]))
            else:
                fits = False
        require(shape, "cells", fits, WORDS("list-cells"))
        agree(shape, "size", len(cells))
        shapes.append(frozenset(cells))
    counted("shape", "id", len({shape.text("id") for shape in records(box, "shape")}), len(shapes))
    return shapes


def read_zones(box: Box, tables: Tables, players: int) -> None:
    """The zones, their tile spaces with rings, and the placements of every shape."""
    zones = records(box, "zone")
    counted("zone", "id", len(zones), ZONES)
    building = box.section("building")
    rotate, mirror = building.flag("rotate"), building.flag("mirror")
    reach = building.texts("zones_by_strength", 3)
    free: list[frozenset[Cell]] = []
    widths, spans, neutral, strengths, values = [], [], [], [], []
    spaces: list[tuple[int, int, int, int]] = []  # zone, cell, ring, used
    for number, zone in enumerate(zones):
        require(zone, "id", zone.text("id") == ZONE_IDS[number], plain(ZONE_IDS[number]))
        rows = _zone_map(zone)
        width = len(rows[0])
        buildable = frozenset(_cells(rows, ".N"))
        _listed(zone, "tile_spaces", _cells(rows, "RP"))
        _listed(zone, "tile_spaces_3plus", _cells(rows, "P"))
        _listed(zone, "neutral_cells_1_2p", _cells(rows, "N"))
        agree(zone, "buildable_cells", len(buildable))
        require(zone, "map", bool(buildable), WORDS("least-cell-build"))
        free.append(buildable)
        widths.append(width)
        spans.append(width * len(rows))
        neutral.append(_mask(_cells(rows, "N"), width) if players <= 2 else 0)
        strengths.append(zone.integer("min_strength", 1, 3))
        values += zone.integers("majority_vp", 3, 0, 50)
        for row, column in _cells(rows, "RP"):
            ring = [cell for cell in buildable if max(abs(cell[0] - row), abs(cell[1] - column)) == 1]  # N-R23
            require(zone, "map", bool(ring), WORDS("cell-next-tile"))
            used = int(rows[row][column] == "R" or players >= 3)
            spaces.append((number, row * width + column, _mask(ring, width), used))
    for strength in range(1, 4):
        expected = "".join(ZONE_IDS[z] for z in range(ZONES) if strengths[z] <= strength)
        require(building, "zones_by_strength", reach[strength - 1] == expected, plain(expected))
    tables.zone_columns = vector(widths)
    tables.zone_span = vector(spans)
    tables.zone_cells = vector([_mask(sorted(free[z]), widths[z]) for z in range(ZONES)])
    tables.zone_neutral = vector(neutral)
    tables.zone_strength = vector(strengths)
    tables.zone_vp = vector(values)
    tables.space_zone = vector([space[0] for space in spaces])
    tables.space_cell = vector([space[1] for space in spaces])
    tables.space_ring = vector([space[2] for space in spaces])
    tables.space_used = vector([space[3] for space in spaces])
    agree(box.section("zones"), "tile_spaces_total", len(spaces))
    _read_placements(box, tables, free, widths, rotate, mirror)


def _mask(cells: list[Cell], width: int) -> int:
    return sum(1 << (row * width + column) for row, column in cells)


def _read_placements(
    box: Box, tables: Tables, free: list[frozenset[Cell]], widths: list[int], rotate: bool, mirror: bool
) -> None:
    """Number the placements: single blocks first, then shape by shape, zone by zone; equal shapes share theirs."""
    shapes = _shapes(box)
    single: Shape = frozenset({(0, 0)})
    ranges: dict[Shape, tuple[int, int]] = {}
    zone_of: list[int] = []
    masks: list[int] = []
    sizes: list[int] = []
    for shape in [single, *shapes]:
        canon = orientations(shape, rotate, mirror)[0]
        if canon in ranges:
            continue
        first = len(masks)
        for number in range(ZONES):
            for lying in placements(shape, free[number], rotate, mirror):
                zone_of.append(number)
                masks.append(_mask(sorted(lying), widths[number]))
                sizes.append(len(lying))
        ranges[canon] = (first, len(masks))
        if len(masks) - first >= MAX_LEGAL:
            section = Section("zone[0]", {"map": box.data["zone"][0]["map"]})
            raise section.fail("map", WORDS("fewer-ways-lay"))
    found = [ranges[orientations(shape, rotate, mirror)[0]] for shape in shapes]
    tables.singles = ranges[single][1]
    tables.place_zone = vector(zone_of)
    tables.place_mask = vector(masks)
    tables.place_size = vector(sizes)
    tables.shape_first = vector([first for first, _ in found])
    tables.shape_stop = vector([stop for _, stop in found])
    tables.shape_size = vector([len(shape) for shape in shapes])
    tables.num_actions = BLOCKS + len(masks)
    for contract in records(box, "building_contract"):
        names = [shape.text("id") for shape in records(box, "shape")]
        if contract.fields.get("shape") in names:
            agree(contract, "size", len(shapes[names.index(contract.text("shape"))]))


def read_rewards(box: Box, tables: Tables, bundles: Bundles) -> None:
    """The building reward tiles: one for each tile space."""
    tiles = records(box, "building_reward_tile")
    count = box.section("pieces").integer("building_reward_tiles", 0, 62)
    counted("building_reward_tile", "id", len(tiles), count)
    counted("zone", "tile_spaces", len(tables.space_zone), count)
    tables.reward_gain = vector([bundles.read(tile, "reward") for tile in tiles])


def read_sea(box: Box, tables: Tables, bundles: Bundles) -> None:
    """The two routes of the Black Sea, port by port."""
    sea = box.section("black_sea")
    agree(sea, "routes", len(ROUTE_IDS))
    ports = records(box, "port")
    first = [0]
    costs: list[int] = []
    gains: list[int] = []
    values: list[int] = []
    for route in ROUTE_IDS:
        reached = 0
        own = [port for port in ports if port.choice("route", ROUTE_IDS) == route]
        require(sea, "routes", bool(own), WORDS("port-route", route=route))
        for number, port in enumerate(own):
            agree(port, "index", number + 1)
            costs.append(port.integer("leg_cost", 1, 9))
            gains.append(bundles.read(port, "reward"))
            reached = port.integer("vp", 0, 100) or reached  # N-201: reached or passed
            values.append(reached)
        first.append(len(costs))
    tables.route_first = vector(first)
    tables.port_cost = vector(costs)
    tables.port_gain = vector(gains)
    tables.port_vp = vector(values)


def read_hippodrome(box: Box, tables: Tables, players: int) -> None:
    """Tracks with lines and wheels, and the chariot tiles."""
    hippodrome = box.section("hippodrome")
    names = hippodrome.texts("tracks", TRACKS)
    tracks = records(box, "track")
    counted("track", "id", len(tracks), TRACKS)
    lengths = [track.integer("length", 1, 60) for track in tracks]
    stride = max(lengths) + 1
    horses = [0] * (stride * TRACKS)
    wheels = []
    for number, track in enumerate(tracks):
        require(track, "id", track.text("id") == names[number], plain(names[number]))
        agree(track, "final", lengths[number])
        for line in track.records("lines"):
            horses[number * stride + line.integer("before", 1, lengths[number])] += line.integer("horses", 0, 9)
        wheels.append(sum(1 << space for space in set(track.integers("wheels", None, 1, lengths[number]))))
    tables.track_length = vector(lengths)
    tables.track_stride = stride
    tables.track_horses = vector(horses)
    tables.track_wheels = vector(wheels)
    tables.wheel_influence = hippodrome.integer("wheel_influence", 0, 9)
    scoring = box.section("scoring")
    tables.track_end_vp = scoring.integer("track_end_vp", 0, 50)
    agree(hippodrome, "final_vp", tables.track_end_vp)
    tiles = records(box, "chariot_tile")
    counted("chariot_tile", "id", len(tiles), box.section("pieces").integer("chariot_tiles", 5, 62))
    vp = scoring.integer("chariot_tile_vp", 0, 50)
    agree(hippodrome, "chariot_tile_vp", vp)
    for tile in tiles:
        agree(tile, "vp", vp)
    tables.chariot_track = vector([names.index(tile.choice("track", tuple(names))) for tile in tiles])
    tables.chariot_vp = vector([vp] * len(tiles))
    used = box.section("setup_common").integer("chariot_tiles_used", 1, len(tiles))
    agree(box.section("meta"), "rounds", used)
    if players == 2:
        tables.neutral_space = box.section("two_player").integer("neutral_hippodrome_start", 0, 60)
        agree(hippodrome, "neutral_start_2p", tables.neutral_space)
    elif players == 1:
        tables.neutral_space = box.section("solo").integer("ai_hippodrome_start", 0, 60)
        agree(hippodrome, "ai_start_solo", tables.neutral_space)
