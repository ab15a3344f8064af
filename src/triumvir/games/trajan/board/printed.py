"""What is printed on the components and not in the view: read once from the box."""

from __future__ import annotations

from typing import NamedTuple

from triumvir.engine.box import Box, Section
from triumvir.games.trajan.box import ACTION_TYPES, BUILDING_NAMES, SHIP_IDS
from triumvir.games.trajan.names import SHIPS, Names, tile_name
from triumvir.language import Text


class BonusFace(NamedTuple):
    """One bonus tile: what it counts and what each counts for, in half points."""

    kind: str
    icons: tuple[str, ...]  # a demand or two commodities; none if its kind says it all
    yellow: int
    gray: int

    def rate(self, side: str) -> int:
        """Half points each."""
        return self.yellow if side == "yellow" else self.gray


class TrajanTile(NamedTuple):
    """One Trajan tile."""

    ident: str
    points: int
    effect: str
    amount: int
    colours: tuple[str, str]

    @property
    def words(self) -> Text:
        """What it is called."""
        return tile_name(self.points, self.effect, self.amount, self.colours)


class Printed:
    """The printed values that drawings need."""

    def __init__(self, box: Box, names: Names) -> None:
        self.senate_vp = box.section("senate_track").integers("vp")
        self.senate_votes = box.section("senate_track").integers("votes")
        slots = box.section("action_circle").records("slots")
        self.tray_action = tuple(slot.text("action") for slot in slots)
        ships = {ship.text("id"): ship for ship in box.section("ships").records("list")}
        self.ships = {
            name: {"colour": ships[ident].integers("front"), "gray": ships[ident].integers("back")}
            for name, ident in zip(SHIPS, SHIP_IDS, strict=True)
        }
        kinds = box.section("construction_kinds").records("list")
        self.first_action = {kind.text("kind"): kind.text("first_tile_action") for kind in kinds}
        assert set(self.first_action) == set(BUILDING_NAMES)
        assert set(self.tray_action) == set(ACTION_TYPES)
        self.deduction = box.section("military_camp").integer("vp_deduction_per_foreign_legionary")
        self.floor = box.section("military_camp").integer("vp_floor")
        self.cards_per_kind = box.section("commodities").integer("cards_per_kind")
        self.markers = box.section("action_markers").integer("per_color")
        self.bonus = {tile.text("id"): _bonus_face(tile) for tile in box.section("bonus_tiles").records("tiles")}
        self.tile_counts = _tile_counts(box, names)
        self.trajan_tiles = {tile: _trajan_tile(names, tile) for tile in names.tiles}
        self.categories: dict[str, list[str]] = {}  # the Trajan tiles of each stack
        for tile in box.section("trajan_tiles").records("tiles"):
            self.categories.setdefault(tile.text("category"), []).append(tile.text("id"))


def _bonus_face(tile: Section) -> BonusFace:
    kind = tile.text("kind")
    icons: tuple[str, ...] = ()
    if kind == "demand":
        icons = (tile.text("demand"),)
    elif kind == "commodities":
        icons = tuple(tile.texts("commodities", 2))
    return BonusFace(kind, icons, tile.halves("yellow"), tile.halves("gray"))


def _trajan_tile(names: Names, tile: str) -> TrajanTile:
    points, effect, amount, (first, second) = names.tiles[tile]
    return TrajanTile(tile, points, effect, amount, (first, second))


def _tile_counts(box: Box, names: Names) -> dict[str, int]:
    """How many tiles of each kind there are in the forum set and the extra action set together."""
    counts = dict.fromkeys(names.mat_ids, 0)
    for section in ("forum_tiles", "extra_action_tiles"):
        for tile in box.section(section).records("tiles"):
            kind = str(tile.fields.get("kind", "extra_action"))
            if kind == "senate":
                kind = f"senate-{tile.integer('votes')}"
            elif kind == "demand":
                kind = tile.text("demand")
            elif kind == "extra_action":
                kind = f"extra-{tile.text('action')}"
            counts[kind.replace("joker_", "joker-")] += tile.integer("count")
    return counts
