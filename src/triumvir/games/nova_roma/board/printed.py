"""What is printed on the components and not in the view: read once from the box and its tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from triumvir.engine.box import Box
from triumvir.games.nova_roma.actions import SLOTS
from triumvir.games.nova_roma.box_cards import OUTPUTS
from triumvir.games.nova_roma.box_maps import ROUTE_IDS, ZONE_IDS
from triumvir.games.nova_roma.box_parts import KIND_NAMES, records
from triumvir.games.nova_roma.names import Names
from triumvir.games.nova_roma.tables import BUNDLE, Tables

Amounts = dict[str, int]
Bundle = tuple[tuple[str, int], ...]


def pairs(amounts: Mapping[str, int]) -> Bundle:
    """Amounts in a form that drawings can be remembered by."""
    return tuple([(kind, count) for kind, count in amounts.items() if count])


class Port(NamedTuple):
    """A port: what the leg to it costs and what it brings."""

    ident: str
    label: str
    cost: int
    vp: int
    gain: Bundle


class Contract(NamedTuple):
    """A building contract: the cells of its building, what it brings and costs."""

    number: int
    cells: tuple[tuple[int, int], ...]
    vp: int
    cost: Bundle


class Line(NamedTuple):
    """A row, column or diagonal of a mosaic: its cells, and what they bring when all are claimed."""

    cells: tuple[int, ...]
    vp: int
    gain: Bundle


class Track(NamedTuple):
    """A track of the hippodrome."""

    name: str
    length: int
    wheels: tuple[int, ...]
    horses: dict[int, int]  # to enter a space


class Zone(NamedTuple):
    """A building zone."""

    name: str
    rows: list[str]
    strength: int
    vp: tuple[int, int, int]


class Space(NamedTuple):
    """A tile space of a zone: the cells around it as a bit set."""

    zone: int
    cell: int
    ring: int


class Tile(NamedTuple):
    """An estate tile."""

    kind: str  # production, conversion, animal, or the effect of a tile that is used once
    gain: Bundle
    pay: Bundle
    number: int  # animals, sails or spaces


class Follower(NamedTuple):
    """A follower card."""

    kind: str
    trigger: str
    effect: str
    gain: Amounts
    pay: Amounts
    amount: int
    counts: str  # what an end-game follower counts
    number: int


class Printed:
    """The printed values that drawings need."""

    def __init__(self, box: Box, names: Names, tables: Tables) -> None:
        self.tables = tables
        ports = [port.fields for port in records(box, "port")]
        self.routes = {
            route: tuple(_port(port, names) for port in ports if port["route"] == route) for route in ROUTE_IDS
        }
        self.tracks = [_track(tables, names, number) for number in range(len(names.tracks))]
        self.zones = [
            Zone(zone, names.maps[zone], int(tables.zone_strength[i]), _three(tables, i))
            for i, zone in enumerate(ZONE_IDS)
        ]
        self.spaces = [
            Space(int(tables.space_zone[i]), int(tables.space_cell[i]), int(tables.space_ring[i]))
            for i in range(len(tables.space_zone))
        ]
        self.placements = [
            (int(tables.place_zone[i]), int(tables.place_mask[i])) for i in range(len(tables.place_zone))
        ]
        access = [int(slots) for slots in tables.access]
        strengths = len(access) // 2
        self.shipping_strength = [_least(access[:strengths], slot) for slot in range(SLOTS)]
        self.building_strength = [_least(access[strengths:], slot) for slot in range(SLOTS)]
        self.shipping = {card: (i, pairs(names.shipping_costs[card])) for i, card in enumerate(names.shipping)}
        self.contracts = {card: _contract(names, number, card) for number, card in enumerate(names.building)}
        self.slot_costs = [bundle(tables, int(number)) for number in tables.slot_cost]
        self.rows = [OUTPUTS[int(kind)] for kind in tables.row_output]
        self.columns = [OUTPUTS[int(kind)] for kind in tables.column_output]
        self.tiles = {
            tile.text("id"): _tile(tile.fields)
            for table in ("basic_estate_tile", "special_estate_tile")
            for tile in records(box, table)
        }
        self.copies = {
            tile.text("id"): tile.integer("copies")
            for table in ("basic_estate_tile", "special_estate_tile")
            for tile in records(box, table)
        }
        self.specials = {tile.text("id") for tile in records(box, "special_estate_tile")}
        self.requirements: dict[str, Amounts] = {
            item.text("id"): dict(item.fields["require"]) for item in records(box, "achievement")
        }
        self.mosaics = {tile.text("id"): tile.texts("slots") for tile in records(box, "mosaic_tile")}
        self.mosaic_rows = {tile.text("id"): number // 5 for number, tile in enumerate(records(box, "mosaic_tile"))}
        self.claim_gains = [bundle(tables, int(number)) for number in tables.claim_gain]
        self.lines = tuple(_line(tables, i) for i in range(len(tables.line_gain)))
        self.followers = {
            card.text("name"): _follower(card.fields, number) for number, card in enumerate(records(box, "follower"))
        }
        self.chariots = {tile.text("id"): tile.text("track") for tile in records(box, "chariot_tile")}
        self.chariot_vp = int(tables.chariot_vp[0])


def bundle(tables: Tables, number: int) -> Amounts:
    """What a bundle of the tables holds."""
    flat = tables.bundles
    return {kind: int(flat[number * BUNDLE + i]) for i, kind in enumerate(KIND_NAMES) if flat[number * BUNDLE + i]}


def _port(fields: dict[str, Any], names: Names) -> Port:
    ident = fields["id"]
    return Port(ident, names.port_labels[ident], fields["leg_cost"], fields["vp"], pairs(fields["reward"]))


def _contract(names: Names, number: int, card: str) -> Contract:
    contract = names.buildings[card]
    cells = tuple((row, column) for row, column in names.shapes[contract["shape"]])
    return Contract(number, cells, contract["vp"], pairs(contract["cost"]))


def _line(tables: Tables, number: int) -> Line:
    mask = int(tables.line_mask[number])
    cells = tuple(cell for cell in range(9) if mask >> cell & 1)
    return Line(cells, int(tables.line_vp[number]), pairs(bundle(tables, int(tables.line_gain[number]))))


def _three(tables: Tables, zone: int) -> tuple[int, int, int]:
    first, second, rest = (int(tables.zone_vp[3 * zone + i]) for i in range(3))
    return first, second, rest


def _least(access: list[int], slot: int) -> int:
    """The strength from which a slot is in reach."""
    return next((i + 1 for i, slots in enumerate(access) if slots > slot), len(access))


def _track(tables: Tables, names: Names, number: int) -> Track:
    length, stride = int(tables.track_length[number]), int(tables.track_stride)
    horses = {space: int(tables.track_horses[number * stride + space]) for space in range(length + 1)}
    wheels = int(tables.track_wheels[number])
    return Track(
        names.tracks[number],
        length,
        tuple(space for space in range(length + 1) if wheels >> space & 1),
        {space: count for space, count in horses.items() if count},
    )


def _tile(fields: dict[str, Any]) -> Tile:
    kind = fields["kind"]
    if kind == "production":
        return Tile(kind, pairs(fields["on_place"]), (), 0)
    if kind == "conversion":
        return Tile(kind, pairs(fields["gain"]), pairs(fields["pay"]), 0)
    if kind == "animal":
        return Tile(kind, (), (), fields["animals"])
    return Tile(fields["effect"], pairs(fields.get("gain", {})), (), fields.get("amount", 0))


def _follower(fields: dict[str, Any], number: int) -> Follower:
    return Follower(
        fields["kind"],
        fields["trigger"],
        fields["effect"],
        dict(fields.get("gain", {})),
        dict(fields.get("pay", {})),
        fields.get("amount", 0),
        fields.get("count", ""),
        number,
    )
