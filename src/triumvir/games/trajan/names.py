"""What things are called: ids out of the box, and their names in German and English."""

from __future__ import annotations

from triumvir.engine.box import Box
from triumvir.engine.errors import Text
from triumvir.games.trajan import tables as t
from triumvir.games.trajan.actions import COLOURS, KINDS, PROVINCES, TRAYS
from triumvir.games.trajan.box import ACTION_TYPES, CATEGORIES, DEMAND_NAMES

TYPE_NAMES = {
    "seaport": Text("seaport", "Hafen"),
    "forum": Text("forum", "Forum"),
    "military": Text("military", "Militär"),
    "senate": Text("senate", "Senat"),
    "trajan": Text("trajan", "Trajan"),
    "construction": Text("construction", "Bau"),
}
DEMAND_TEXTS = {
    "bread": Text("bread", "Brot"),
    "games": Text("games", "Spiele"),
    "religion": Text("religion", "Religion"),
}
COLOUR_TEXTS = {
    "yellow": Text("yellow", "gelb"),
    "orange": Text("orange", "orange"),
    "green": Text("green", "grün"),
    "white": Text("white", "weiß"),
    "pink": Text("pink", "rosa"),
    "blue": Text("blue", "blau"),
}
KIND_TEXTS = {
    "column": Text("column", "Säule"),
    "hide": Text("hide", "Fell"),
    "scroll": Text("scroll", "Schriftrolle"),
    "oil": Text("oil", "Öl"),
    "fruit": Text("fruit", "Obst"),
    "pottery": Text("pottery", "Keramik"),
    "wine": Text("wine", "Wein"),
    "fish": Text("fish", "Fisch"),
    "jewelry": Text("jewelry", "Schmuck"),
    "gem": Text("gem", "Edelstein"),
    "cattle": Text("cattle", "Vieh"),
    "wheat": Text("wheat", "Weizen"),
}
BUILDING_TEXTS = {
    "stairs": Text("stairs", "Treppe"),
    "door": Text("door", "Tür"),
    "fountain": Text("fountain", "Brunnen"),
    "roof": Text("roof", "Dach"),
    "window": Text("window", "Fenster"),
}
CATEGORY_TEXTS = {
    "cards": Text("cards", "Waren"),
    "points": Text("points", "Punkte"),
    "worker": Text("worker", "Arbeiter"),
    "legionary": Text("legionary", "Legionär"),
    "plus2": Text("+2", "+2"),
    "demand": Text("demand", "Bedarf"),
}
SHIP_TEXTS = {
    "like": Text("like", "gleich"),
    "pairs": Text("pairs", "Paare"),
    "unlike": Text("unlike", "verschieden"),
}
SIDES = (Text("left", "links"), Text("right", "rechts"))
JOKER_TEXTS = {
    "joker-commodity": Text("commodity joker", "Warenjoker"),
    "joker-demand": Text("demand joker", "Bedarfsjoker"),
    "joker-construction": Text("construction joker", "Baujoker"),
    "joker-action": Text("action joker", "Aktionsjoker"),
}
BONUS_TEXTS = {
    "workers": Text("workers in the district", "Arbeiter im Baugebiet"),
    "legionaries": Text("legionaries in provinces", "Legionäre in Provinzen"),
    "bonus_tiles": Text("yellow bonus tiles", "gelbe Bonustafeln"),
}


def named(names: dict[str, Text], name: str) -> Text:
    """The name in both languages; a name that only a corrected box has stands for itself."""
    return names.get(name, Text(name, name))


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

    def _read_forum_tiles(self, box: Box) -> None:
        senate = [
            tile.integer("votes")
            for tile in box.section("forum_tiles").records("tiles")
            if tile.text("kind") == "senate"
        ]
        senate += [0] * (t.SENATE_KINDS - len(senate))
        extra = [f"extra-{action}" for action in ACTION_TYPES]
        self.mat_ids = [*(f"senate-{votes}" for votes in senate), *DEMAND_NAMES, *JOKER_TEXTS, *extra, *extra]

    def _read_bonus_tiles(self, box: Box) -> None:
        self.bonus_ids: list[str] = []
        self.bonus_texts: dict[str, Text] = {}
        for tile in box.section("bonus_tiles").records("tiles", t.BONUSES):
            kind = tile.text("kind")
            if kind == "demand":
                text = DEMAND_TEXTS[tile.text("demand")]
            elif kind == "commodities":
                first, second = (named(KIND_TEXTS, name) for name in tile.texts("commodities", 2))
                text = Text(f"{first.en}/{second.en}", f"{first.de}/{second.de}")
            else:
                text = BONUS_TEXTS[kind]
            self.bonus_ids.append(tile.text("id"))
            self.bonus_texts[tile.text("id")] = text

    def tile(self, tile: str, lang: str) -> str:
        """A Trajan tile in words: colours, VP, effect."""
        vp, effect, amount, colours = self.tiles[tile]
        shown = "/".join(named(COLOUR_TEXTS, colour).in_(lang) for colour in colours)
        points = "SP" if lang == "de" else "VP"
        return f"{shown}, {vp} {points}{_effect(effect, amount).in_(lang)}"

    def mat_tile(self, kind: str, lang: str) -> str:
        """A forum or extra action tile in words."""
        if kind.startswith("senate-"):
            count = kind.removeprefix("senate-")
            return f"{count} Stimmen" if lang == "de" else f"{count} votes"
        if kind.startswith("extra-"):
            action = TYPE_NAMES[kind.removeprefix("extra-")].in_(lang)
            return f"Zusatzaktion {action}" if lang == "de" else f"extra {action}"
        if kind in JOKER_TEXTS:
            return JOKER_TEXTS[kind].in_(lang)
        return DEMAND_TEXTS[kind].in_(lang)

    def site(self, site: int) -> str:
        """A construction site by row and column."""
        row, column = divmod(site, self.columns)
        return f"r{row + 1}c{column + 1}"

    def province(self, province: str) -> str:
        """The name of a province."""
        return self.province_texts[self.provinces.index(province)]


def _effect(effect: str, amount: int) -> Text:
    if effect == "draw_commodity":
        return Text(f", {amount} cards", f", {amount} Waren")
    if effect == "worker":
        return Text(f", {amount} worker" + "s" * (amount > 1), f", {amount} Arbeiter")
    if effect == "legionary":
        return Text(
            f", {amount} legionar" + ("ies" if amount > 1 else "y"), f", {amount} Legionär" + "e" * (amount > 1)
        )
    if effect == "plus2":
        return Text(", +2 marker", ", +2-Marker")
    if effect in DEMAND_TEXTS:
        text = DEMAND_TEXTS[effect]
        return Text(f", {text.en} every quarter", f", {text.de} in jedem Quartal")
    return Text("", "")
