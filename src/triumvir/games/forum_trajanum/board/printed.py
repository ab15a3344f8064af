"""What is printed on the components and not in the view: read once from the box."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from triumvir.engine.box import Box
from triumvir.games.forum_trajanum.actions import CELLS, FACES, MIXED, SAME, SIDE
from triumvir.games.forum_trajanum.box import CITIZEN_NAMES, COLOUR_NAMES, GREY_NAMES
from triumvir.games.forum_trajanum.names import Names
from triumvir.games.forum_trajanum.tables import CITIZENS, SLIDER, Tables


class Order(NamedTuple):
    """A Trajan card: its two orders."""

    ident: str
    scope: str
    needs: tuple[tuple[str, int], ...]
    collect: tuple[tuple[str, int], ...]


def _ints(numbers: Iterable[Any]) -> list[int]:
    return [int(number) for number in numbers]


class Printed:
    """The printed values that drawings need."""

    def __init__(self, box: Box, names: Names, tables: Tables) -> None:
        self.temples = tuple(cell for cell in range(CELLS) if int(tables.temples) >> cell & 1)
        self.cranes = {
            int(cell): COLOUR_NAMES[int(colour)]
            for cell, colour in zip(tables.corner, tables.crane_colour, strict=True)
        }
        self.crane_vp = _ints(tables.crane_vp)
        self.fragment_vp = _ints(tables.fragment_vp)
        self.citizen_vp = int(tables.citizen_vp)
        self.multiplier = _ints(tables.multiplier)
        self.upkeep = int(tables.upkeep)
        self.eagle_vp = (int(tables.eagle_vp), int(tables.beside_vp), int(tables.diagonal_vp))
        self.street_tribunes, self.both_tribunes = int(tables.street_tribunes), int(tables.both_tribunes)
        self.copies = int(tables.copies)
        self.swaps = _ints(tables.swaps)
        self.row_type = tuple(CITIZEN_NAMES[int(kind)] for kind in tables.row_type)
        self.row_bonus = [str(row["bonus"]) for row in box.data["citizen_row"]]
        # prestige
        self.prestige_vp = _ints(tables.prestige_vp)
        self.prestige_trajan = _ints(tables.prestige_trajan)
        self.head = _ints(tables.head)
        low, high = _ints(tables.slider_min), _ints(tables.slider_max)
        self.slider = [list(zip(low, high, strict=True))[side : side + SLIDER] for side in (0, SLIDER)]
        self.cypress = sorted({int(stop) for stop in tables.next_cypress if int(stop)})
        # Colonia tiles
        self.gains: dict[str, tuple[str, ...]] = {}
        for tile in box.data["colonia_tile"]:
            gain = tile.get("gain", {})
            self.gains[str(tile["id"])] = tuple(name for name, count in gain.items() for _ in range(count))
        self.citizens = dict(zip(names.tiles[:CITIZENS], CITIZEN_NAMES, strict=True))  # tile -> type
        tiles = {kind: tile for tile, kind in self.citizens.items()}
        self.row_tile = [tiles[kind] for kind in self.row_type]  # the tile of the citizens of each row
        kinds = int(tables.kinds)
        self.tile_counts = dict(zip(names.tiles[:kinds], _ints(tables.tile_count), strict=True))
        # buildings: what stands on each of the 16 faces, grey kinds and colours
        self.faces: list[tuple[str, ...]] = [(name,) for name in (*GREY_NAMES, *COLOUR_NAMES)]
        self.faces += [(grey, COLOUR_NAMES[names.partners[i]]) for i, grey in enumerate(GREY_NAMES)]
        self.faces += [(colour, colour) for colour in COLOUR_NAMES]
        assert (len(self.faces), MIXED, SAME) == (FACES, 8, 12)
        self.what = dict(zip(names.buildings, (*GREY_NAMES, *COLOUR_NAMES), strict=True))
        self.assistant_pairs = bool(tables.assistant_pairs)
        starts, listed = _ints(tables.face_at), _ints(tables.face_payments)
        self.payments = tuple(tuple(listed[starts[i] : starts[i + 1]]) for i in range(FACES))  # of each face
        self.payment_texts = [names.payment_text(number) for number in range(len(names.payments))]
        self.face_texts = [names.face(number) for number in range(FACES)]
        self.orders = {str(card["id"]): _order(card) for card in box.data["trajan_card"]}
        self.neighbours = [_near(cell) for cell in range(CELLS)]
        self.around_temples = tuple(self.neighbours[temple] for temple in self.temples)


def _order(card: dict[str, Any]) -> Order:
    build = card["build"]
    needs = tuple((str(name), int(count)) for name, count in build["needs"].items())
    collect = tuple((str(name), int(count)) for name, count in card["collect"].items())
    return Order(str(card["id"]), str(build["scope"]), needs, collect)


def _near(cell: int) -> tuple[int, ...]:
    row, col = divmod(cell, SIDE)
    near = ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1))
    return tuple(r * SIDE + c for r, c in near if 0 <= r < SIDE and 0 <= c < SIDE)
