"""What things are called: ids out of the box, and their names as texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from triumvir.draw.keep import keep
from triumvir.engine.box import Box
from triumvir.engine.places import column_of, row_of, spot
from triumvir.engine.words import named
from triumvir.games.trajan import tables as t
from triumvir.games.trajan.actions import COLOURS, KINDS, PROVINCES, SITES, TRAYS
from triumvir.games.trajan.box import ACTION_TYPES, CATEGORIES, DEMAND_NAMES
from triumvir.games.trajan.view_types import Building
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.trajan", "names")
JOKERS = ("joker-commodity", "joker-demand", "joker-construction", "joker-action")
SHIPS = ("like", "pairs", "unlike")
SIDES = ("left", "right")
YELLOW = 12  # the first yellow space of the forum
FORUM_ROWS, FORUM_COLUMNS = 3, 5
SOURCES = (
    "trajan_tiles",
    "ships",
    "provinces",
    "senate",
    "buildings",
    "demands",
    "cards",
    "workers",
    "legionaries",
    "circle",
    "sets",
    "bonus",
)
LEDGER = {source: WORDS(f"ledger-{source}") for source in SOURCES}


def action_name(action: str) -> Text:
    """An action type."""
    return named(WORDS, f"action-{action}", action)


def colour_name(colour: str) -> Text:
    """A colour of markers."""
    return named(WORDS, f"colour-{colour}", colour)


def kind_name(kind: str) -> Text:
    """A commodity."""
    return named(WORDS, f"kind-{kind}", kind)


def demand_name(demand: str) -> Text:
    """What the people demand."""
    return named(WORDS, f"demand-{demand}", demand)


def building_name(building: str) -> Text:
    """A kind of construction tile."""
    return named(WORDS, f"building-{building}", building)


def category_name(category: str) -> Text:
    """A category of Trajan tiles."""
    return named(WORDS, f"category-{category}", category)


def ship_name(ship: str) -> Text:
    """A ship."""
    return named(WORDS, f"ship-{ship}", ship)


def side_name(side: int) -> Text:
    """The side on which a discard pile or a bonus tile lies."""
    return named(WORDS, f"side-{SIDES[side]}", SIDES[side])


def cards(counts: Mapping[str, int]) -> tuple[Text, ...]:
    """Commodity cards with their numbers."""
    return tuple(WORDS("cards", n=count, card=kind_name(kind)) for kind, count in counts.items() if count)


def votes(count: int) -> Text:
    """A number of votes."""
    return WORDS("votes", n=count)


def space_name(space: int) -> Text:
    """Where a space of the forum lies: the yellow column, then the others from the left."""
    column, row = divmod(space, FORUM_ROWS) if space < YELLOW else (-1, space - YELLOW)
    return spot(row, column + 1, FORUM_ROWS, FORUM_COLUMNS)


def several(what: Text, count: int) -> Text:
    """A thing with its number, which one alone does not have."""
    return WORDS("several", what=what, n=count)


@keep
def tile_name(vp: int, effect: str, amount: int, colours: tuple[str, ...]) -> Text:
    """A Trajan tile in words: colours, VP, effect."""
    first, second = (colour_name(colour) for colour in colours)
    tile = WORDS("tile", first=first, second=second, vp=vp)
    if effect in DEMAND_NAMES:
        return WORDS("tile-demand", tile=tile, demand=demand_name(effect))
    if effect == "plus2":
        return WORDS("tile-plus2", tile=tile)
    return tile if effect == "none" else WORDS(f"tile-{effect}", tile=tile, n=amount)


@keep
def mat_name(kind: str) -> Text:
    """A forum or extra action tile in words."""
    if kind.startswith("senate-"):
        return votes(int(kind.removeprefix("senate-")))
    if kind.startswith("extra-"):
        return WORDS("extra", action=action_name(kind.removeprefix("extra-")))
    return WORDS(kind) if kind in JOKERS else demand_name(kind)


class Names:
    """Ids and names of everything in a box."""

    def __init__(self, box: Box) -> None:
        self.colours = box.section("action_markers").texts("colors", COLOURS)
        self.kinds = box.section("commodities").texts("kinds", KINDS)
        provinces = box.section("provinces").records("list", PROVINCES)
        self.provinces = [province.text("id") for province in provinces]
        self.province_texts = [province.text("name") for province in provinces]
        self.province_vp = [province.integer("vp") for province in provinces]
        self.tray_actions = [slot.text("action") for slot in box.section("action_circle").records("slots", TRAYS)]
        self.columns = box.section("construction_district").integer("columns", 1)
        self.rows = SITES // self.columns
        self._read_tiles(box)
        self._read_forum_tiles(box)
        self._read_bonus_tiles(box)

    def _read_tiles(self, box: Box) -> None:
        tiles = box.section("trajan_tiles").records("tiles")
        ordered = [tile for category in CATEGORIES for tile in tiles if tile.text("category") == category]
        self.tile_ids = [tile.text("id") for tile in ordered]
        self.tiles = {
            tile.text("id"): (
                tile.integer("vp"),
                tile.text("effect"),
                tile.integer("amount"),
                tile.texts("colors", 2),
            )
            for tile in ordered
        }
        self.tile_texts = {
            tile: tile_name(vp, effect, amount, tuple(colours))
            for tile, (vp, effect, amount, colours) in self.tiles.items()
        }

    def _read_forum_tiles(self, box: Box) -> None:
        senate = [
            tile.integer("votes")
            for tile in box.section("forum_tiles").records("tiles")
            if tile.text("kind") == "senate"
        ]
        senate += [0] * (t.SENATE_KINDS - len(senate))
        extra = [f"extra-{action}" for action in ACTION_TYPES]
        self.mat_ids = [*(f"senate-{votes}" for votes in senate), *DEMAND_NAMES, *JOKERS, *extra, *extra]

    def _read_bonus_tiles(self, box: Box) -> None:
        self.bonus_ids: list[str] = []
        self.bonus_texts: dict[str, Text] = {}
        for tile in box.section("bonus_tiles").records("tiles", t.BONUSES):
            kind = tile.text("kind")
            if kind == "demand":
                text = demand_name(tile.text("demand"))
            elif kind == "commodities":
                first, second = (kind_name(name) for name in tile.texts("commodities", 2))
                text = WORDS("bonus-commodities", first=first, second=second)
            else:
                text = WORDS(f"bonus-{kind}")
            self.bonus_ids.append(tile.text("id"))
            self.bonus_texts[tile.text("id")] = text

    def site(self, site: int) -> str:
        """The id of a construction site, by row and column."""
        row, column = divmod(site, self.columns)
        return f"r{row + 1}c{column + 1}"

    def site_text(self, site: int) -> Text:
        """Where a construction site lies."""
        row, column = divmod(site, self.columns)
        return spot(row, column, self.rows, self.columns)

    def site_tile(self, sites: Sequence[Building | None], site: int) -> Text:
        """A construction site by its tile and row, and by its place where that does not tell it from another."""
        tile = sites[site]
        if tile is None:
            return WORDS("site-empty", place=self.site_text(site))
        row, column = divmod(site, self.columns)
        row_name = row_of(row, self.rows)
        alike = sites[row * self.columns : (row + 1) * self.columns].count(tile) > 1
        place = WORDS("both", one=row_name, other=column_of(column, self.columns)) if alike else row_name
        return WORDS("site-tile", kind=building_name(tile["kind"]), vp=tile["vp"], place=place)

    def province(self, province: str) -> str:
        """The name of a province."""
        return self.province_texts[self.provinces.index(province)]
