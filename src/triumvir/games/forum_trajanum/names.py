"""What things are called: ids out of the box, and their names in German and English."""

from __future__ import annotations

from typing import Any

from triumvir.engine.box import Box
from triumvir.engine.errors import Text
from triumvir.games.forum_trajanum.actions import CELLS, DEPTH, KINDS, PAIRS, SIDE
from triumvir.games.forum_trajanum.box import CITIZEN_NAMES, COLOUR_NAMES, GAIN_NAMES, GREY_NAMES, RESOURCE_NAMES
from triumvir.games.forum_trajanum.payments import Payment, all_payments

COLOUR_TEXTS = {
    "red": Text("red", "rot"),
    "yellow": Text("yellow", "gelb"),
    "green": Text("green", "grün"),
    "blue": Text("blue", "blau"),
    "eagle": Text("eagle", "Adler"),
}
GREY_TEXTS = {
    "victory_column": Text("victory column", "Siegessäule"),
    "library": Text("library", "Bibliothek"),
    "basilica": Text("basilica", "Basilika"),
    "market": Text("market", "Markt"),
}
BUILDING_LABELS = {
    "victory_column": Text("Column", "Säule"),
    "library": Text("Libr.", "Bibl."),
    "basilica": Text("Basil.", "Basil."),
    "market": Text("Market", "Markt"),
    "house": Text("house", "Haus"),
    "stable": Text("stable", "Stall"),
    "park": Text("park", "Park"),
    "fountain": Text("fount.", "Brunn."),
}
BUILDING_TEXTS = {
    "house": Text("house", "Haus"),
    "stable": Text("stable", "Stall"),
    "park": Text("park", "Park"),
    "fountain": Text("fountain", "Brunnen"),
}
RESOURCE_TEXTS = {
    "builder": Text("builder", "Baumeister"),
    "worker_red": Text("red worker", "roter Arbeiter"),
    "worker_yellow": Text("yellow worker", "gelber Arbeiter"),
    "worker_green": Text("green worker", "grüner Arbeiter"),
    "worker_blue": Text("blue worker", "blauer Arbeiter"),
    "assistant": Text("assistant", "Assistent"),
    "coin": Text("coin", "Münze"),
    "tribune": Text("tribune", "Tribun"),
    "upgrade": Text("upgrade", "Aufwertung"),
}
PLURALS = {
    "builder": Text("builders", "Baumeister"),
    "worker_red": Text("red workers", "rote Arbeiter"),
    "worker_yellow": Text("yellow workers", "gelbe Arbeiter"),
    "worker_green": Text("green workers", "grüne Arbeiter"),
    "worker_blue": Text("blue workers", "blaue Arbeiter"),
    "assistant": Text("assistants", "Assistenten"),
    "coin": Text("coins", "Münzen"),
    "tribune": Text("tribunes", "Tribune"),
    "upgrade": Text("upgrades", "Aufwertungen"),
}
CITIZEN_TEXTS = {
    "patrician": Text("patrician", "Patrizier"),
    "merchant": Text("merchant", "Händler"),
    "craftsman": Text("craftsman", "Handwerker"),
}
ROW_TEXTS = (
    Text("Patrician I", "Patrizier I"),
    Text("Patrician II", "Patrizier II"),
    Text("Merchant I", "Händler I"),
    Text("Merchant II", "Händler II"),
    Text("Craftsman I", "Handwerker I"),
    Text("Craftsman II", "Handwerker II"),
)
SYMBOL_TEXTS = {
    "watchtower": Text("watchtower", "Wachturm"),
    "arch_of_trajan": Text("arch of Trajan", "Trajansbogen"),
    "aqueduct": Text("aqueduct", "Aquädukt"),
    "amphitheatre": Text("amphitheatre", "Amphitheater"),
    "bridge": Text("bridge", "Brücke"),
    "baths": Text("baths", "Thermen"),
    "monument": Text("monument", "Denkmal"),
    "obelisk": Text("obelisk", "Obelisk"),
    "statue": Text("statue", "Statue"),
    "lighthouse": Text("lighthouse", "Leuchtturm"),
    "mill": Text("mill", "Mühle"),
    "gate": Text("gate", "Tor"),
}
AREA_TEXTS = (
    Text("1 tribune", "1 Tribun"),
    Text("1 assistant", "1 Assistent"),
    Text("1 coin", "1 Münze"),
    Text("1 upgrade", "1 Aufwertung"),
)
REWARD_TEXTS = {
    "any_worker_and_tribune": Text("any worker and 1 tribune", "ein beliebiger Arbeiter und 1 Tribun"),
    "builder": Text("1 builder", "1 Baumeister"),
    "place_envoy_on_eagle": Text("an envoy onto an eagle", "ein Gesandter auf einen Adler"),
    "take_and_use_colonia_tile": Text("take and use a Colonia tile", "ein Colonia-Plättchen nehmen und nutzen"),
    "two_assistants": Text("2 assistants", "2 Assistenten"),
    "two_tribunes": Text("2 tribunes", "2 Tribune"),
    "one_upgrade": Text("1 upgrade", "1 Aufwertung"),
    "extra_build_action": Text("an extra building action", "eine zusätzliche Bauaktion"),
    "one_coin": Text("1 coin", "1 Münze"),
    "area_bonus": Text("an area bonus", "ein Flächenbonus"),
    "place_envoy_any_coloured_cell": Text("an envoy onto any colour", "ein Gesandter auf eine beliebige Farbe"),
}
NEED_TEXTS = {
    **GREY_TEXTS,
    **{name: COLOUR_TEXTS[name] for name in COLOUR_NAMES},
    "any": Text("any building", "Gebäude nach Wahl"),
    "any_grey": Text("any grey", "Grau nach Wahl"),
    "any_coloured": Text("any colour", "Farbe nach Wahl"),
}
SCOPE_TEXTS = {
    "colonia": Text("in the Colonia", "in der Colonia"),
    "row": Text("in a row", "in einer Zeile"),
    "column": Text("in a column", "in einer Spalte"),
    "temple": Text("around a temple", "um einen Tempel"),
}
COLLECT_TEXTS = {
    "builder": Text("builder", "Baumeister"),
    "worker": Text("worker", "Arbeiter"),
    "assistant": Text("assistant", "Assistent"),
    "coin": Text("coin", "Münze"),
    "tribune": Text("tribune", "Tribun"),
    "active_citizen": Text("active citizen", "aktiver Bürger"),
    "ship_envoy": Text("tile on the ship", "Plättchen auf dem Schiff"),
}


GERMAN_OBJECTS = {  # accusative, where it differs
    "worker_red": "roten Arbeiter",
    "worker_yellow": "gelben Arbeiter",
    "worker_green": "grünen Arbeiter",
    "worker_blue": "blauen Arbeiter",
    "assistant": "Assistenten",
}


def named(names: dict[str, Text], name: str) -> Text:
    """The name in both languages; a name that only a corrected box has stands for itself."""
    plain = name.replace("_", " ")
    return names.get(name, Text(plain, plain))


def amount(name: str, count: int) -> Text:
    """So many of a resource, in words."""
    text = named(RESOURCE_TEXTS if count == 1 else PLURALS, name)
    return Text(f"{count} {text.en}", f"{count} {text.de}")


def given(name: str, count: int) -> Text:
    """So many of a resource as the object of a sentence."""
    text = amount(name, count)
    return Text(text.en, f"1 {GERMAN_OBJECTS[name]}") if count == 1 and name in GERMAN_OBJECTS else text


def join(texts: list[Text], en: str = ", ", de: str = ", ") -> Text:
    """Several texts as one."""
    return Text(en.join(text.en for text in texts), de.join(text.de for text in texts))


def cell(number: int) -> str:
    """A Colonia cell by row and column."""
    row, col = divmod(number, SIDE)
    return f"{row + 1}{col + 1}"


def forum_cell(number: int) -> str:
    """A forum cell by row and column."""
    col, row = divmod(number, DEPTH)
    return f"{row + 1}.{col + 1}"


def pair(number: int) -> tuple[int, int]:
    """The two cells of a pair."""
    if number < PAIRS // 2:
        row, col = divmod(number, SIDE - 1)
        return row * SIDE + col, row * SIDE + col + 1
    return number - PAIRS // 2, number - PAIRS // 2 + SIDE


class Names:
    """Ids and names of everything in a box."""

    def __init__(self, box: Box) -> None:
        data = box.data
        streets = data["street"]
        rows = sorted((s for s in streets if s["axis"] == "row"), key=_index)
        columns = sorted((s for s in streets if s["axis"] == "col"), key=_index)
        self.streets: list[str] = [str(street["symbol"]) for street in rows + columns]
        self.street_texts = [self._street(i) for i in range(len(self.streets))]
        citizens = {tile["citizen"]: tile for tile in data["colonia_tile"] if "citizen" in tile}
        others = [tile for tile in data["colonia_tile"] if "citizen" not in tile]
        ordered = [citizens[name] for name in CITIZEN_NAMES] + others
        self.tiles: list[str] = [str(tile["id"]) for tile in ordered]
        self.tile_texts = [_tile(tile) for tile in ordered]
        spare = range(len(self.tiles), KINDS)
        self.tiles += [f"kind{i}" for i in spare]
        self.tile_texts += [Text(f"unknown tile {i}", f"unbekanntes Plättchen {i}") for i in spare]
        self.by_tile = dict(zip(self.tiles, self.tile_texts, strict=True))
        coloured = {entry["colour"]: entry["id"] for entry in data["building"] if "colour" in entry}
        self.buildings: list[str] = [*GREY_NAMES, *(str(coloured[colour]) for colour in COLOUR_NAMES)]
        self.building_texts = [self._building(i) for i in range(len(self.buildings))]
        mixed = {tile["mixed"][0]: tile["mixed"][1] for tile in data["double_tile"]}
        self.partners = [COLOUR_NAMES.index(mixed[grey]) for grey in GREY_NAMES]
        tracks = {track["id"]: track["steps"] for track in data["track"]}
        self.rewards = {grey: [str(step) for step in tracks[grey]] for grey in GREY_NAMES[1:]}
        vp = str(data["area_bonus"]["options"][-1]).removeprefix("vp")
        self.area_texts = [*AREA_TEXTS, Text(f"{vp} VP", f"{vp} SP")]
        self.area_ids = [str(name) for name in data["area_bonus"]["options"]]
        self.cards: list[str] = [str(card["id"]) for card in data["trajan_card"]]
        self.card_texts = {str(card["id"]): _card(card) for card in data["trajan_card"]}
        self.payments: list[Payment] = all_payments()

    def _street(self, street: int) -> Text:
        symbol = named(SYMBOL_TEXTS, self.streets[street])
        if street < SIDE:
            return Text(f"{symbol.en} (row {street + 1})", f"{symbol.de} (Zeile {street + 1})")
        index = street - SIDE + 1
        return Text(f"{symbol.en} (column {index})", f"{symbol.de} (Spalte {index})")

    def _building(self, building: int) -> Text:
        if building < len(GREY_NAMES):
            return GREY_TEXTS[GREY_NAMES[building]]
        text = named(BUILDING_TEXTS, self.buildings[building])
        colour = COLOUR_TEXTS[COLOUR_NAMES[building - len(GREY_NAMES)]]
        return Text(f"{text.en} ({colour.en})", f"{text.de} ({colour.de})")

    def street(self, symbol: str) -> Text:
        """A street by its symbol."""
        return self.street_texts[self.streets.index(symbol)]

    def building(self, building: str) -> Text:
        """A building by its id."""
        return self.building_texts[self.buildings.index(building)]

    def face(self, face: int) -> Text:
        """A building face in words."""
        if face < len(self.buildings):
            return self.building_texts[face]
        half = len(self.buildings) // 2
        if face < len(self.buildings) + half:
            grey = face - len(self.buildings)
            return join([self.building_texts[grey], self.building_texts[half + self.partners[grey]]], " + ", " + ")
        twice = self.building_texts[face - len(self.buildings)]
        return Text(f"two of {twice.en}", f"zweimal {twice.de}")

    def payment(self, payment: int) -> Text:
        """A payment in words."""
        return join([amount(name, count) for name, count in self.paid(payment)])

    def paid(self, payment: int) -> list[tuple[str, int]]:
        """The resources of a payment."""
        parts = zip(RESOURCE_NAMES, self.payments[payment], strict=False)
        return [(name, count) for name, count in parts if count]


def _index(street: dict[str, Any]) -> int:
    return int(street["index"])


def _tile(tile: dict[str, Any]) -> Text:
    if "citizen" in tile:
        return CITIZEN_TEXTS[tile["citizen"]]
    gain = tile["gain"]
    return join([amount(name, gain[name]) for name in GAIN_NAMES if gain.get(name)], " + ", " + ")


def _card(card: dict[str, Any]) -> Text:
    needs = [_needed(NEED_TEXTS, name, count) for name, count in card["build"]["needs"].items()]
    scope = SCOPE_TEXTS[card["build"]["scope"]]
    collects = [_needed(COLLECT_TEXTS, name, count) for name, count in card["collect"].items()]
    build, collect = join(needs, " + ", " + "), join(collects, " + ", " + ")
    return Text(f"{build.en} {scope.en}; {collect.en}", f"{build.de} {scope.de}; {collect.de}")


def _needed(texts: dict[str, Text], name: str, count: int) -> Text:
    text = named(texts, name)
    return Text(f"{count}× {text.en}", f"{count}× {text.de}")


ALL_CELLS = [cell(number) for number in range(CELLS)]
