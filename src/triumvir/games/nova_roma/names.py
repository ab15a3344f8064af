"""What things are called: ids out of the box, and their names as texts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from triumvir.draw.keep import keep
from triumvir.engine.box import Box
from triumvir.engine.words import named
from triumvir.games.nova_roma.box_maps import ROUTE_IDS, ZONE_IDS
from triumvir.games.nova_roma.box_parts import KIND_NAMES, records
from triumvir.games.nova_roma.shapes import described
from triumvir.games.nova_roma.tables import Tables
from triumvir.language import Text, catalogue, plain

WORDS = catalogue("triumvir.games.nova_roma", "names")
COUNTED = ("building", "shipping", "followers", "estate", "markers_at_3", "total_steps")  # by achievements
SOURCES = (
    "sea",
    "contracts",
    "zones",
    "chariots",
    "tracks",
    "followers",
    "animals",
    "mosaic",
    "goods",
    "influence",
    "marker",
)
LEDGER = {source: WORDS(f"ledger-{source}") for source in SOURCES}
RIVAL_LEDGER = {  # the automa's (N-235)
    "start": WORDS("rival-start"),
    "blocked": WORDS("rival-blocked"),
    **{source: LEDGER[source] for source in ("sea", "contracts", "zones", "chariots")},
    "tracks": WORDS("rival-tracks"),
    "mosaic": WORDS("rival-mosaic"),
}
START_PORT = WORDS("start-port")


def action_name(action: str) -> Text:
    """An action of the forum."""
    return named(WORDS, f"action-{action}", action)


def kind_name(kind: str) -> Text:
    """A good, coins, influence, artisans or goods of choice; one of it where nobody says how many."""
    return named(WORDS, f"kind-{kind}", kind)


def counted_name(what: str) -> Text:
    """What followers and achievements count."""
    return kind_name(what) if what in KIND_NAMES else named(WORDS, f"count-{what}", what)


@keep
def track_name(track: str) -> Text:
    """A track of the hippodrome."""
    key = f"track-{track}"
    return WORDS(key) if key in WORDS else WORDS("other-track", name=track.replace("_", " "))


@keep
def plural_name(what: str) -> Text:
    """Several of what is counted, paid or gained."""
    return WORDS("many", what=counted_name(what))


def amount(kind: str, count: int) -> Text:
    """So many of one kind."""
    return WORDS("amount", count=count, what=counted_name(kind))


def listed(parts: Iterable[Text]) -> Text:
    """Texts one after the other."""
    found = tuple(parts)
    return WORDS("list", parts=found) if found else WORDS("nothing")


def bundle(amounts: dict[str, int]) -> Text:
    """What is paid or gained."""
    return listed(amount(kind, amounts[kind]) for kind in KIND_NAMES if amounts.get(kind))


def cell(number: int, columns: int) -> str:
    """A cell by row and column, counted from 1."""
    return f"r{number // columns + 1}c{number % columns + 1}"


def at(place: str) -> tuple[int, int]:
    """Row and column, counted from 0, of a place like r2c3."""
    row, _, column = place[1:].partition("c")
    return int(row) - 1, int(column) - 1


class Names:
    """Ids and names of everything in a box."""

    def __init__(self, box: Box, tables: Tables) -> None:
        self.tables = tables
        self.shipping = [card.text("id") for card in records(box, "shipping_contract")]
        self.shipping_costs = {card.text("id"): dict(card.fields["cost"]) for card in records(box, "shipping_contract")}
        self.shipping_texts = {card: bundle(cost) for card, cost in self.shipping_costs.items()}
        self.building = [card.text("id") for card in records(box, "building_contract")]
        self.buildings: dict[str, dict[str, Any]] = {}
        for card in records(box, "building_contract"):
            cost = {**card.fields["cost"], "artisans": card.integer("artisan")}
            self.buildings[card.text("id")] = {"cost": cost, "vp": card.integer("vp"), "shape": card.text("shape")}
        self.shapes = {shape.text("id"): shape.fields["cells"] for shape in records(box, "shape")}
        self.shape_texts = {shape: described(cells).shape for shape, cells in self.shapes.items()}
        self.building_texts = {card: self._contract(contract) for card, contract in self.buildings.items()}
        self.rewards = [tile.text("id") for tile in records(box, "building_reward_tile")]
        self.reward_gains = {tile.text("id"): tile.fields["reward"] for tile in records(box, "building_reward_tile")}
        ports = [port for route in ROUTE_IDS for port in records(box, "port") if port.text("route") == route]
        self.ports = [port.text("id") for port in ports]
        self.port_labels = {port.text("id"): str(port.fields.get("label") or port.text("id")) for port in ports}
        self.tracks = box.section("hippodrome").texts("tracks")
        self.maps = {zone.text("id"): zone.texts("map") for zone in records(box, "zone")}
        self.chariots = [tile.text("id") for tile in records(box, "chariot_tile")]
        self.emperors = [tile.text("id") for tile in records(box, "emperor_tile")]
        self._read_estate(box)
        self._read_mosaic(box)
        self._read_followers(box)
        self.placements = [self._placement(i) for i in range(len(tables.place_mask))]

    def _placement(self, number: int) -> tuple[str, list[str]]:
        zone = self.tables.place_zone[number]
        mask = self.tables.place_mask[number]
        columns = self.tables.zone_columns[zone]
        return ZONE_IDS[zone], [cell(i, columns) for i in range(62) if mask >> i & 1]

    def _contract(self, contract: dict[str, Any]) -> Text:
        shape = self.shape_texts[contract["shape"]]
        return WORDS("contract", shape=shape, vp=contract["vp"], cost=bundle(contract["cost"]))

    def _read_estate(self, box: Box) -> None:
        self.tiles: list[str] = []
        self.tile_texts: dict[str, Text] = {}
        for tile in [*records(box, "basic_estate_tile"), *records(box, "special_estate_tile")]:
            self.tiles.append(tile.text("id"))
            self.tile_texts[tile.text("id")] = _tile(tile.text("kind"), tile.fields)
        self.incomes = [
            bundle(tile.fields["gain"])
            for tile in records(box, "special_estate_tile")
            if tile.fields.get("effect") == "gain"
        ]

    def _read_mosaic(self, box: Box) -> None:
        self.achievements = [item.text("id") for item in records(box, "achievement")]
        self.achievement_texts = {
            item.text("id"): _requirement(item.fields["require"]) for item in records(box, "achievement")
        }
        self.mosaics = [tile.text("id") for tile in records(box, "mosaic_tile")]
        self.mosaic_texts = {
            tile.text("id"): listed(self.achievement_texts[slot] for slot in tile.texts("slots"))
            for tile in records(box, "mosaic_tile")
        }

    def _read_followers(self, box: Box) -> None:
        self.followers = [card.text("name") for card in records(box, "follower")]
        self.abilities: dict[str, Text] = {}
        self.roles: dict[str, Text] = {}
        for card in records(box, "follower"):
            name = card.text("name")
            role = str(card.fields.get("role") or "follower")
            self.roles[name] = named(WORDS, f"role-{role.replace(' ', '_')}", role)
            self.abilities[name] = _ability(card.fields, self.tables)
        self.follower_texts = {
            name: WORDS("follower", name=name, role=self.roles[name], ability=self.abilities[name])
            for name in self.followers
        }

    def follower(self, name: str) -> Text:
        """A follower with role and ability."""
        return self.follower_texts[name]

    def shipping_text(self, card: str) -> Text:
        """A shipping contract by its cost."""
        return self.shipping_texts[card]

    def building_text(self, card: str) -> Text:
        """A building contract by shape, VP and cost."""
        return self.building_texts[card]

    def port_text(self, port: str) -> Text:
        """A port, the start port included."""
        label = self.port_labels.get(port)
        return START_PORT if label is None else plain(label)


def _tile(kind: str, fields: dict[str, Any]) -> Text:
    """An estate tile in words."""
    if kind == "production":
        return WORDS("tile-production", gain=bundle(fields["on_place"]))
    if kind == "conversion":
        return WORDS("tile-conversion", pay=bundle(fields["pay"]), gain=bundle(fields["gain"]))
    if kind == "animal":
        return WORDS("tile-animal" if fields["animals"] == 1 else "tile-lion")
    if fields["effect"] == "gain":
        return WORDS("tile-income", gain=bundle(fields["gain"]))
    return WORDS(f"tile-{fields['effect']}")


def _requirement(require: dict[str, int]) -> Text:
    """What an achievement asks for, in words."""
    counts = [name for name in COUNTED if name in require]
    if "influence" in require:
        return WORDS("goal-influence", n=require["influence"], spent=require.get("spend_influence", 0))
    if "sum" in require:
        return WORDS("goal-sum", n=require["sum"], what=tuple(counted_name(name) for name in counts))
    return WORDS("goal-each", what=tuple(amount(name, require[name]) for name in counts))


def _ability(fields: dict[str, Any], tables: Tables) -> Text:
    """What a follower does, in words."""
    effect = fields["effect"]
    if effect == "score_threshold":
        return WORDS("ability-threshold", vp=fields["vp"], least=amount(fields["count"], fields["at_least"]))
    if effect == "score_linear":
        divisor = int(tables.follower_divisor[fields["id"] - 1])
        what = counted_name(fields["count"]) if divisor == 1 else amount(fields["count"], divisor)
        if fields["base"]:
            return WORDS("ability-linear-base", base=fields["base"], per=fields["per"], what=what)
        return WORDS("ability-linear", per=fields["per"], what=what)
    if effect == "allow_animal_placement":
        return WORDS("ability-animals", gain=bundle(fields["gain"]))
    return WORDS("ability", action=action_name(fields["trigger"]), what=_effect(effect, fields))


def _effect(effect: str, fields: dict[str, Any]) -> Text:
    """What a follower does in its action."""
    if effect == "strength":
        return WORDS("ability-strength", n=fields["amount"])
    if effect == "waive_artisan":
        return WORDS("ability-waive")
    if effect == "place_artisan":
        return WORDS("ability-place", pay=bundle(fields["pay"]))
    return bundle(fields["gain"])
