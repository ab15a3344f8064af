"""What things are called: ids out of the box, and their names in German and English."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from triumvir.engine.box import Box
from triumvir.engine.errors import Text
from triumvir.games.nova_roma.box import ACTION_NAMES
from triumvir.games.nova_roma.box_maps import ROUTE_IDS, ZONE_IDS
from triumvir.games.nova_roma.box_parts import KIND_NAMES, records
from triumvir.games.nova_roma.tables import Tables

ACTION_TEXTS = {
    "trade": Text("Trade", "Handeln"),
    "upgrade": Text("Upgrade", "Aufwertung"),
    "petition": Text("Petition", "Petition"),
    "recruit": Text("Recruit", "Rekrutierung"),
    "sail": Text("Sail", "Segeln"),
    "build": Text("Build", "Bauen"),
    "race": Text("Race", "Rennen"),
    "produce": Text("Produce", "Produzieren"),
}
GOOD_TEXTS = {
    "wheat": Text("wheat", "Weizen"),
    "stone": Text("stone", "Stein"),
    "wood": Text("wood", "Holz"),
    "wine": Text("wine", "Wein"),
    "horse": Text("horse", "Pferd"),
}
SINGULAR = {
    **GOOD_TEXTS,
    "coins": Text("coin", "Münze"),
    "influence": Text("influence", "Einfluss"),
    "artisans": Text("artisan", "Handwerker"),
    "any_goods": Text("good of choice", "Ware nach Wahl"),
}
PLURAL = {
    **GOOD_TEXTS,
    "horse": Text("horses", "Pferde"),
    "coins": Text("coins", "Münzen"),
    "influence": Text("influence", "Einfluss"),
    "artisans": Text("artisans", "Handwerker"),
    "any_goods": Text("goods of choice", "Waren nach Wahl"),
}
ROLES_DE = {
    "Calux": "Zimmermann",
    "Gloria": "Weinbäuerin",
    "Hilaria": "Historikerin",
    "Hortense": "Pferdezüchterin",
    "Marcella": "Marmorhändlerin",
    "Marianus": "Minenarbeiter",
    "Martinus": "Musiker",
    "Nela": "Adelige",
    "Petran": "Princeps",
    "Priscus": "Prokurist",
    "Severin": "Schiffskapitän",
    "Valeria": "Tierärztin",
    "Vitus": "Weizenhändler",
    "Agrippa": "Architekt",
    "Bernardo": "Bäcker",
    "Cassian": "Koch",
    "Egeria": "Ingenieurin",
    "Hadrianus": "Hafenmeister",
    "Lucius": "Legat",
    "Manius": "Söldner",
    "Marcus": "Bote",
    "Occius": "Orakel",
    "Patricia": "Ärztin",
    "Petronia": "Priesterin",
    "Rufus": "Rekrutierer",
    "Seneca": "Senator",
    "Septimus": "Schiffsbauer",
    "Silvana": "Ladeninhaberin",
    "Sergius": "Stallmeister",
    "Sertor": "Steinmetz",
    "Tiberius": "Übersetzer",
    "Titus": "Tutor",
    "Varina": "Winzerin",
    "Vitalis": "Holzfäller",
    "Constantin": "Kartograph",
    "Gratian": "Zocker",
    "Jacobus": "Juwelier",
    "Seraphina": "Bildhauerin",
    "Severa": "Sängerin",
    "Trivia": "Dompteurin",
}
TRACK_TEXTS = {"red": Text("red", "rot"), "green": Text("green", "grün"), "blue": Text("blue", "blau")}
ROUTE_TEXTS = {"north": Text("north", "Nord"), "south": Text("south", "Süd")}
COUNT_TEXTS = {
    "building": Text("building contracts", "Bauverträge"),
    "shipping": Text("shipping contracts", "Schifffahrtsverträge"),
    "followers": Text("followers", "Gefolgsleute"),
    "estate": Text("estate tiles", "Anwesenplättchen"),
    "markers_at_3": Text("markers on space 3 or further", "Marker auf Feld 3 oder weiter"),
    "total_steps": Text("hippodrome spaces", "Felder im Hippodrom"),
}
SCORE_SINGULAR = {
    **SINGULAR,
    "estate_tiles": Text("estate tile", "Anwesenplättchen"),
    "followers_in_row": Text("follower in the row", "Karte in der Reihe"),
    "hippodrome_steps": Text("hippodrome space", "Feld im Hippodrom"),
    "building_contracts": Text("building contract", "Bauvertrag"),
    "shipping_contracts": Text("shipping contract", "Schifffahrtsvertrag"),
    "animal_tiles": Text("animal tile", "Tierplättchen"),
}
SCORE_PLURAL = {
    **PLURAL,
    "estate_tiles": Text("estate tiles", "Anwesenplättchen"),
    "followers_in_row": Text("followers in the row", "Karten in der Reihe"),
    "hippodrome_steps": Text("hippodrome spaces", "Felder im Hippodrom"),
    "building_contracts": Text("building contracts", "Bauverträge"),
    "shipping_contracts": Text("shipping contracts", "Schifffahrtsverträge"),
    "animal_tiles": Text("animal tiles", "Tierplättchen"),
}
START_PORT = Text("start port", "Starthafen")


def joined(parts: Iterable[Text], none: Text | None = None) -> Text:
    """Texts one after the other."""
    found = list(parts)
    if not found:
        return none or Text("nothing", "nichts")
    return Text(", ".join(part.en for part in found), ", ".join(part.de for part in found))


def named(names: dict[str, Text], name: str) -> Text:
    """The name in both languages; a name that only a corrected box has stands for itself."""
    plain = name.replace("_", " ")
    return names.get(name, Text(plain, plain))


def amount(kind: str, count: int) -> Text:
    """So many of one kind."""
    text = named(SINGULAR if count == 1 else PLURAL, kind)
    return Text(f"{count} {text.en}", f"{count} {text.de}")


def bundle(amounts: dict[str, int]) -> Text:
    """What is paid or gained."""
    return joined(amount(kind, amounts[kind]) for kind in KIND_NAMES if amounts.get(kind))


def cell(number: int, columns: int) -> str:
    """A cell by row and column, counted from 1."""
    return f"r{number // columns + 1}c{number % columns + 1}"


class Names:
    """Ids and names of everything in a box."""

    def __init__(self, box: Box, tables: Tables) -> None:
        self.tables = tables
        self.shipping = [card.text("id") for card in records(box, "shipping_contract")]
        self.shipping_costs = {card.text("id"): dict(card.fields["cost"]) for card in records(box, "shipping_contract")}
        self.building = [card.text("id") for card in records(box, "building_contract")]
        self.buildings: dict[str, dict[str, Any]] = {}
        for card in records(box, "building_contract"):
            cost = {**card.fields["cost"], "artisans": card.integer("artisan")}
            self.buildings[card.text("id")] = {"cost": cost, "vp": card.integer("vp"), "shape": card.text("shape")}
        self.shapes = {shape.text("id"): shape.fields["cells"] for shape in records(box, "shape")}
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

    def _read_estate(self, box: Box) -> None:
        self.tiles: list[str] = []
        self.tile_texts: dict[str, Text] = {}
        for tile in [*records(box, "basic_estate_tile"), *records(box, "special_estate_tile")]:
            kind = tile.text("kind")
            fields = tile.fields
            if kind == "production":
                gain = bundle(fields["on_place"])
                text = Text(f"production: {gain.en}", f"Produktion: {gain.de}")
            elif kind == "conversion":
                pay, gain = bundle(fields["pay"]), bundle(fields["gain"])
                text = Text(f"conversion: {pay.en} for {gain.en}", f"Umwandlung: {pay.de} in {gain.de}")
            elif kind == "animal":
                text = Text("animal", "Tier") if fields["animals"] == 1 else Text("lion", "Löwe")
            elif fields["effect"] == "gain":
                gain = bundle(fields["gain"])
                text = Text(f"income: {gain.en}", f"Einkommen: {gain.de}")
            else:
                text = _ONE_USE[fields["effect"]]
            self.tiles.append(tile.text("id"))
            self.tile_texts[tile.text("id")] = text
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
            tile.text("id"): joined(self.achievement_texts[slot] for slot in tile.texts("slots"))
            for tile in records(box, "mosaic_tile")
        }

    def _read_followers(self, box: Box) -> None:
        self.followers = [card.text("name") for card in records(box, "follower")]
        self.abilities: dict[str, Text] = {}
        self.roles: dict[str, Text] = {}
        for card in records(box, "follower"):
            name = card.text("name")
            role = str(card.fields.get("role") or "follower")
            self.roles[name] = Text(role, ROLES_DE.get(name, role))
            self.abilities[name] = _ability(card.fields, self.tables)

    def follower(self, name: str, lang: str) -> str:
        """A follower with role and ability."""
        return f"{name}, {self.roles[name].in_(lang)} ({self.abilities[name].in_(lang)})"

    def shipping_text(self, card: str) -> Text:
        """A shipping contract by its cost."""
        return bundle(self.shipping_costs[card])

    def building_text(self, card: str) -> Text:
        """A building contract by shape, VP and cost."""
        contract = self.buildings[card]
        cost = bundle(contract["cost"])
        return Text(
            f"{contract['shape']}, {contract['vp']} VP, {cost.en}",
            f"{contract['shape']}, {contract['vp']} SP, {cost.de}",
        )

    def port_text(self, port: str) -> Text:
        """A port, the start port included."""
        label = self.port_labels.get(port)
        return START_PORT if label is None else Text(label, label)


_ONE_USE = {
    "play_follower_free": Text("recruit: play a follower", "Rekrutieren: Gefolgschaft spielen"),
    "sails": Text("sail: move ships", "Segel: Schiffe bewegen"),
    "single_block": Text("build: one block", "Bauen: ein Baustein"),
    "race_one_track": Text("hippodrome: one track", "Hippodrom: eine Bahn"),
}


def _requirement(require: dict[str, int]) -> Text:
    """What an achievement asks for, in words."""
    counts = [name for name in COUNT_TEXTS if name in require]
    if "influence" in require:
        spent = require.get("spend_influence", 0)
        return Text(f"{require['influence']} influence, pay {spent}", f"{require['influence']} Einfluss, zahle {spent}")
    if "sum" in require:
        en = " and ".join(COUNT_TEXTS[name].en for name in counts)
        de = " und ".join(COUNT_TEXTS[name].de for name in counts)
        return Text(f"{require['sum']} {en}", f"{require['sum']} {de}")
    en = " and ".join(f"{require[name]} {COUNT_TEXTS[name].en}" for name in counts)
    de = " und ".join(f"{require[name]} {COUNT_TEXTS[name].de}" for name in counts)
    return Text(en, de)


def _ability(fields: dict[str, Any], tables: Tables) -> Text:
    """What a follower does, in words."""
    effect = fields["effect"]
    if effect == "score_threshold":
        what = named(SCORE_PLURAL, fields["count"])
        least, vp = fields["at_least"], fields["vp"]
        return Text(f"{vp} VP with {least} {what.en} or more", f"{vp} SP ab {least} {what.de}")
    if effect == "score_linear":
        divisor = tables.follower_divisor[fields["id"] - 1]
        what = named(SCORE_SINGULAR if divisor == 1 else SCORE_PLURAL, fields["count"])
        each = "" if divisor == 1 else f"{divisor} "
        base_en = f"{fields['base']} VP + " if fields["base"] else ""
        base_de = f"{fields['base']} SP + " if fields["base"] else ""
        return Text(
            f"{base_en}{fields['per']} VP per {each}{what.en}", f"{base_de}{fields['per']} SP je {each}{what.de}"
        )
    if effect == "allow_animal_placement":
        gain = bundle(fields["gain"])
        return Text(f"artisans on animals, {gain.en} each", f"Handwerker auf Tiere, je {gain.de}")
    action = ACTION_TEXTS[ACTION_NAMES[ACTION_NAMES.index(fields["trigger"])]]
    if effect == "strength":
        what = Text(f"+{fields['amount']} strength", f"+{fields['amount']} Stärke")
    elif effect == "waive_artisan":
        what = Text("no artisan for the contract", "kein Handwerker für den Vertrag")
    elif effect == "place_artisan":
        pay = bundle(fields["pay"])
        what = Text(f"place an artisan for {pay.en}", f"Handwerker platzieren für {pay.de}")
    else:
        what = bundle(fields["gain"])
    return Text(f"{action.en}: {what.en}", f"{action.de}: {what.de}")
