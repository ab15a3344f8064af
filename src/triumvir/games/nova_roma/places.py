"""Places as the board names them: a forum cell by its actions, a lot by corner and neighbour, an estate by goods."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.engine.box import Box
from triumvir.engine.places import order, spot
from triumvir.games.nova_roma.box_maps import ZONE_IDS
from triumvir.games.nova_roma.names import Names, action_name, at, bundle, kind_name
from triumvir.games.nova_roma.shapes import described
from triumvir.games.nova_roma.tables import Tables
from triumvir.games.nova_roma.view_types import Forum, Reward
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.nova_roma", "places")
SIDE = 3  # rows, and columns, of an estate and of a mosaic


@keep
def crossing(row: str, column: str) -> Text:
    """A forum cell by the actions that meet there."""
    return WORDS("crossing", one=action_name(row), other=action_name(column))


def forum_cell(forum: Forum, place: str) -> Text:
    """A forum cell, told as r2c3 in a view, by its actions."""
    row, column = at(place)
    return crossing(forum["rows"][row], forum["columns"][column])


def mosaic_cell(number: int) -> Text:
    """A cell of a mosaic."""
    return spot(*divmod(number, SIDE), SIDE, SIDE)


@keep
def nth(what: Text, number: int) -> Text:
    """What lies more than once in an offer, with its order."""
    return WORDS("nth", what=what, order=order(number))


@keep
def lot(zone: str, where: Text, way: Text | None, beside: tuple[Text, ...]) -> Text:
    """Where a building lies: zone, corner or edge, how it is turned, and the rewards it is beside."""
    placed = WORDS("zone-spot", zone=zone, spot=where) if way is None else _turned(zone, where, way)
    return WORDS("beside", place=placed, what=beside) if beside else placed


def _turned(zone: str, where: Text, way: Text) -> Text:
    return WORDS("zone-way", zone=zone, spot=where, way=way)


class Places:
    """Every place of a box that is the same in all games with it."""

    def __init__(self, box: Box, tables: Tables, names: Names) -> None:
        estate = box.section("estate_board")
        rows, columns = estate.texts("row_output", SIDE), estate.texts("col_output", SIDE)
        self.estate = [_estate_cell(rows, columns, number) for number in range(SIDE * SIDE)]
        self.prizes = {tile: bundle(gain) for tile, gain in names.reward_gains.items()}
        self.rings = [int(ring) for ring in tables.space_ring]
        self.masks = [int(mask) for mask in tables.place_mask]
        self.lots: list[tuple[str, Text, Text | None, Text]] = []  # zone, where, way, shape
        for number, (zone, cells) in enumerate(names.placements):
            index = int(tables.place_zone[number])
            self.lots.append(_lot(zone, cells, len(names.maps[ZONE_IDS[index]]), int(tables.zone_columns[index])))

    def build(self, number: int) -> Text:
        """A place for a building with its shape: no two are called alike."""
        zone, where, way, shape = self.lots[number]
        return WORDS("build", shape=shape, place=lot(zone, where, way, ()))

    def lot(self, number: int, rewards: list[Reward]) -> Text:
        """A place for the building in hand, beside which rewards that are still to be had."""
        zone, where, way, _ = self.lots[number]
        mask = self.masks[number]
        near = (
            self.prizes[reward["tile"]]
            for ring, reward in zip(self.rings, rewards, strict=True)
            if reward["zone"] == zone and reward["tile"] and not reward["paid"] and ring & mask
        )
        return lot(zone, where, way, tuple(near))


def _estate_cell(rows: list[str], columns: list[str], number: int) -> Text:
    row, column = divmod(number, SIDE)
    if len({*rows, *columns}) < len(rows) + len(columns):  # a corrected box may bring the same on two lines
        return spot(row, column, SIDE, SIDE)
    return WORDS("estate", row=kind_name(rows[row]), column=kind_name(columns[column]))


def _lot(zone: str, cells: list[str], rows: int, columns: int) -> tuple[str, Text, Text | None, Text]:
    places = sorted(at(cell) for cell in cells)
    where = spot(*places[0], rows, columns)
    building = described(places)
    if not building.whole:
        where = WORDS("cells", spots=tuple(spot(row, column, rows, columns) for row, column in places))
    return zone, where, building.way, building.shape
