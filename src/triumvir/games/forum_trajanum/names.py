"""What things are called: ids out of the box, and their names as texts."""

from __future__ import annotations

from functools import reduce
from typing import Any

from triumvir.draw.keep import keep
from triumvir.engine.box import Box
from triumvir.engine.places import spot
from triumvir.engine.words import named
from triumvir.games.forum_trajanum.actions import CELLS, DEPTH, KINDS, PAIRS, ROWS, SIDE
from triumvir.games.forum_trajanum.box import CITIZEN_NAMES, COLOUR_NAMES, GAIN_NAMES, GREY_NAMES, RESOURCE_NAMES
from triumvir.games.forum_trajanum.payments import Payment, all_payments
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.forum_trajanum", "names")
SOURCES = (
    "columns",
    "tracks",
    "areas",
    "cranes",
    "rows",
    "eagles",
    "group",
    "building_orders",
    "collection_orders",
)
LEDGER = {source: WORDS(f"ledger-{source}") for source in SOURCES}
ROW_TEXTS = tuple(WORDS(f"row-{row}") for row in range(ROWS))


def colour_name(colour: str) -> Text:
    """A colour of buildings and of the mosaic, or the eagle."""
    return named(WORDS, f"colour-{colour}", colour)


def grey_name(grey: str) -> Text:
    """A grey building, or the track that it has."""
    return named(WORDS, f"building-{grey}", grey)


def building_label(building: str) -> Text:
    """A building, short enough for a cell of the terminal."""
    return named(WORDS, f"label-{building}", building)


def resource_name(resource: str) -> Text:
    """A resource, one of it."""
    return named(WORDS, f"resource-{resource}", resource)


def symbol_name(symbol: str) -> Text:
    """The symbol of a street."""
    return named(WORDS, f"symbol-{symbol}", symbol)


def reward_name(reward: str) -> Text:
    """A reward of a track."""
    return named(WORDS, f"reward-{reward}", reward)


def need_name(need: str) -> Text:
    """What a building order asks for: a colour, a grey building, or any of several."""
    if need in COLOUR_NAMES:
        return colour_name(need)
    return grey_name(need) if need in GREY_NAMES else named(WORDS, f"need-{need}", need)


def thing_name(thing: str) -> Text:
    """What a collection order asks for."""
    return resource_name(thing) if thing in GAIN_NAMES else named(WORDS, f"collect-{thing}", thing)


def amount(name: str, count: int) -> Text:
    """So many of a resource, in words."""
    return WORDS("amount", count=count, what=resource_name(name))


def several(what: Text, count: int) -> Text:
    """So many times something."""
    return WORDS("several", count=count, what=what)


def together(texts: list[Text]) -> Text:
    """Several texts as one."""
    return reduce(lambda one, other: WORDS("plus", one=one, other=other), texts)


def cell(number: int) -> str:
    """A Colonia cell by row and column."""
    row, col = divmod(number, SIDE)
    return f"{row + 1}{col + 1}"


def forum_cell(number: int) -> str:
    """A forum cell by row and column."""
    col, row = divmod(number, DEPTH)
    return f"{row + 1}.{col + 1}"


@keep
def square_name(mosaic: tuple[str, ...], columns: int, number: int) -> Text:
    """A square of the forum: its colour, where it lies, and whether an eagle is beside it."""
    column, row = divmod(number, DEPTH)
    colour, place = mosaic[number], spot(row, column, DEPTH, columns)
    if colour == "eagle":
        return WORDS("square-eagle", place=place)
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    eagle = any(0 <= r < DEPTH and 0 <= c < columns and mosaic[c * DEPTH + r] == "eagle" for r, c in near)
    return WORDS("square-beside" if eagle else "square", colour=colour_name(colour), place=place)


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
        self.street_texts = [WORDS("street", symbol=symbol_name(symbol)) for symbol in self.streets]
        self.cell_texts = [self._crossing(i) for i in range(CELLS)]
        citizens = {tile["citizen"]: tile for tile in data["colonia_tile"] if "citizen" in tile}
        others = [tile for tile in data["colonia_tile"] if "citizen" not in tile]
        ordered = [citizens[name] for name in CITIZEN_NAMES] + others
        self.tiles: list[str] = [str(tile["id"]) for tile in ordered]
        self.tile_texts = [_tile(tile) for tile in ordered]
        spare = range(len(self.tiles), KINDS)
        self.tiles += [f"kind{i}" for i in spare]
        self.tile_texts += [WORDS("unknown-tile", n=i) for i in spare]
        self.by_tile = dict(zip(self.tiles, self.tile_texts, strict=True))
        coloured = {entry["colour"]: entry["id"] for entry in data["building"] if "colour" in entry}
        self.buildings: list[str] = [*GREY_NAMES, *(str(coloured[colour]) for colour in COLOUR_NAMES)]
        self.building_texts = [self._building(i) for i in range(len(self.buildings))]
        mixed = {tile["mixed"][0]: tile["mixed"][1] for tile in data["double_tile"]}
        self.partners = [COLOUR_NAMES.index(mixed[grey]) for grey in GREY_NAMES]
        tracks = {track["id"]: track["steps"] for track in data["track"]}
        self.rewards = {grey: [str(step) for step in tracks[grey]] for grey in GREY_NAMES[1:]}
        self.area_ids = [str(name) for name in data["area_bonus"]["options"]]
        vp = int(self.area_ids[-1].removeprefix("vp"))
        self.area_texts = [*(amount(name, 1) for name in self.area_ids[:-1]), WORDS("points", n=vp)]
        self.cards: list[str] = [str(card["id"]) for card in data["trajan_card"]]
        self.card_texts = {str(card["id"]): _card(card) for card in data["trajan_card"]}
        self.payments: tuple[Payment, ...] = all_payments()

    def _crossing(self, number: int) -> Text:
        row, column = divmod(number, SIDE)
        one, other = symbol_name(self.streets[row]), symbol_name(self.streets[SIDE + column])
        return WORDS("crossing", one=one, other=other)

    def crossings(self, first: int, second: int) -> Text:
        """Two neighbouring Colonia cells: the street that they share, and the two that cross it."""
        (row, column), (other_row, other_column) = divmod(first, SIDE), divmod(second, SIDE)
        shared, one, other = row, SIDE + column, SIDE + other_column
        if row != other_row:
            shared, one, other = SIDE + column, row, other_row
        ends = (symbol_name(self.streets[end]) for end in (one, other))
        return WORDS("crossings", street=self.street_texts[shared], one=next(ends), other=next(ends))

    def _building(self, building: int) -> Text:
        name = self.buildings[building]
        if building < len(GREY_NAMES):
            return grey_name(name)
        colour = colour_name(COLOUR_NAMES[building - len(GREY_NAMES)])
        known = f"building-{name}"
        if known in WORDS:
            return WORDS(known, colour=colour)
        return WORDS("other-building", name=name.replace("_", " "), colour=colour)

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
            partner = self.building_texts[half + self.partners[grey]]
            return WORDS("both", one=self.building_texts[grey], other=partner)
        return WORDS("twice", building=self.building_texts[face - len(self.buildings)])

    def payment(self, payment: int) -> tuple[Text, ...]:
        """What is paid, part by part."""
        return tuple(amount(name, count) for name, count in self.paid(payment))

    def payment_text(self, payment: int) -> Text:
        """A payment in words, as one text."""
        return WORDS("payment", parts=self.payment(payment))

    def paid(self, payment: int) -> list[tuple[str, int]]:
        """The resources of a payment."""
        parts = zip(RESOURCE_NAMES, self.payments[payment], strict=False)
        return [(name, count) for name, count in parts if count]


def _index(street: dict[str, Any]) -> int:
    return int(street["index"])


def _tile(tile: dict[str, Any]) -> Text:
    if "citizen" in tile:
        return named(WORDS, f"citizen-{tile['citizen']}", tile["citizen"])
    gain = tile["gain"]
    return together([amount(name, gain[name]) for name in GAIN_NAMES if gain.get(name)])


def _card(card: dict[str, Any]) -> Text:
    needs = [several(need_name(name), count) for name, count in card["build"]["needs"].items()]
    things = [several(thing_name(name), count) for name, count in card["collect"].items()]
    scope = WORDS(f"scope-{card['build']['scope']}")
    return WORDS("order", needs=together(needs), scope=scope, things=together(things))


ALL_CELLS = [cell(number) for number in range(CELLS)]
