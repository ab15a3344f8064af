"""Actions as text: the short form that people type, the words in German and English, and the question to answer."""

from __future__ import annotations

from triumvir.draw.view import sure
from triumvir.engine.errors import Text
from triumvir.games.forum_trajanum import actions as a
from triumvir.games.forum_trajanum.box import COLOUR_NAMES, GREY_NAMES, RESOURCE_NAMES
from triumvir.games.forum_trajanum.names import (
    ALL_CELLS,
    COLOUR_TEXTS,
    GREY_TEXTS,
    RESOURCE_TEXTS,
    ROW_TEXTS,
    Names,
    cell,
    forum_cell,
    pair,
)
from triumvir.games.forum_trajanum.view_types import ForumView

LEDGER = {
    "columns": Text("victory columns", "Siegessäulen"),
    "tracks": Text("finished tracks", "vollendete Leisten"),
    "areas": Text("area bonuses", "Flächenboni"),
    "cranes": Text("cranes", "Baukräne"),
    "rows": Text("Colonia rows", "Colonia-Zeilen"),
    "eagles": Text("eagles", "Adler"),
    "group": Text("largest group of envoys", "größte Gesandtenfläche"),
    "building_orders": Text("building orders", "Bauaufträge"),
    "collection_orders": Text("collection orders", "Sammelaufträge"),
}
SWAPS = (
    ("coin", "tribune"),
    ("coin", "assistant"),
    ("tribune", "coin"),
    ("tribune", "assistant"),
    ("assistant", "coin"),
    ("assistant", "tribune"),
)
ACCUSATIVE = {
    "builder": "einen Baumeister",
    "worker_red": "einen roten Arbeiter",
    "worker_yellow": "einen gelben Arbeiter",
    "worker_green": "einen grünen Arbeiter",
    "worker_blue": "einen blauen Arbeiter",
    "assistant": "einen Assistenten",
    "coin": "eine Münze",
    "tribune": "einen Tribun",
}
ENGLISH = {name: f"{'an' if name == 'assistant' else 'a'} {RESOURCE_TEXTS[name].en}" for name in RESOURCE_NAMES}
Block = list[tuple[str, Text]]


def blocks(names: Names) -> list[tuple[int, Block]]:
    """Every block of actions: its first number, and for each action the short form and the words."""
    return [
        (a.ROW, [(f"row{i + 1}", _row(i)) for i in range(a.ROWS)]),
        (a.TAKE, [(f"{card}:{c}", _take(card, c)) for card in (1, 2) for c in ALL_CELLS]),
        (a.SKIP, [(f"{card}:none", _skip(card)) for card in (1, 2)]),
        (a.RESERVE, _reserve(names)),
        (a.OWN_RESERVE, _own_reserve(names)),
        (a.RESERVE_OWN, _reserve_own(names)),
        (a.GAIN, [(f"gain {name}", _gain(name)) for name in RESOURCE_NAMES]),
        (a.SWAP, [(f"{given}>{got}", _swap(given, got)) for given, got in SWAPS]),
        (a.RECRUIT, [(f"assistant>{colour}", _swap("assistant", f"worker_{colour}")) for colour in COLOUR_NAMES]),
        (a.FACE, [(f"build {_face(names, face)}", _build(names, face)) for face in range(a.FACES)]),
        (a.CELL, [(f"c{c}", Text(f"cell {c}", f"Zelle {c}")) for c in ALL_CELLS]),
        (a.PAIR, [_pair(number, False) for number in range(a.PAIRS)]),
        (a.TURNED, [_pair(number, True) for number in range(a.PAIRS)]),
        (a.PAY, [(f"pay {_payment(names, i)}", _pay(names, i)) for i in range(a.PAYMENTS)]),
        (a.ENVOY, [(f"envoy {forum_cell(i)}", _envoy(i)) for i in range(a.FORUM)]),
        (a.BONUS, [(f"bonus {i}", _bonus(x)) for i, x in zip(names.area_ids, names.area_texts, strict=True)]),
        (a.STEP, [(f"step {i + 1}", Text(f"reward of step {i + 1}", f"Prämie der Stufe {i + 1}")) for i in range(4)]),
        *((action, [texts]) for action, texts in SINGLE.items()),
    ]


SINGLE = {
    a.PASS_ON: ("pass1", Text("pass the tile taken first", "das zuerst genommene Plättchen weitergeben")),
    a.PASS_ON + 1: ("pass2", Text("pass the tile taken second", "das als zweites genommene Plättchen weitergeben")),
    a.KEEP: ("keep", Text("pass nothing", "nichts weitergeben")),
    a.USE_OWN: ("use own", Text("use the own tile", "das eigene Plättchen nutzen")),
    a.USE_RECEIVED: ("use received", Text("use the received tile", "das erhaltene Plättchen nutzen")),
    a.OWN_RECEIVED: (
        "use own+received",
        Text(
            "use both for tribunes: the own tile, then the received one",
            "für Tribune beide nutzen: erst das eigene, dann das erhaltene Plättchen",
        ),
    ),
    a.RECEIVED_OWN: (
        "use received+own",
        Text(
            "use both for tribunes: the received tile, then the own one",
            "für Tribune beide nutzen: erst das erhaltene, dann das eigene Plättchen",
        ),
    ),
    a.USE_NONE: ("use none", Text("use no tile", "kein Plättchen nutzen")),
    a.HIRE: ("assistant>builder", Text("assistant becomes a builder", "Assistent wird zum Baumeister")),
    a.NO_BUILD: ("no build", Text("build nothing", "nichts bauen")),
    a.GREY_FIRST: ("grey first", Text("reward of the grey building first", "zuerst die Prämie des grauen Gebäudes")),
    a.COLOUR_FIRST: (
        "colour first",
        Text("reward of the coloured building first", "zuerst die Prämie des farbigen Gebäudes"),
    ),
    a.DECLINE: ("decline", Text("decline", "verzichten")),
    a.PAY_ROW: ("pay row", Text("pay for the row", "für die Zeile zahlen")),
    a.LEAVE_ROW: ("leave row", Text("do not pay for the row", "für die Zeile nicht zahlen")),
}


def _row(row: int) -> Text:
    text = ROW_TEXTS[row]
    return Text(f"citizen to row {row + 1}, {text.en}", f"Bürger in Zeile {row + 1}, {text.de}")


def _take(card: int, place: str) -> Text:
    return Text(f"take the tile of cell {place} for card {card}", f"für Karte {card} Plättchen von Zelle {place}")


def _skip(card: int) -> Text:
    return Text(f"take no tile for card {card}", f"kein Plättchen für Karte {card} nehmen")


def _reserve(names: Names) -> Block:
    return [
        (f"use reserve:{i}", Text(f"use from the reserve: {x.en}", f"aus der Reserve nutzen: {x.de}"))
        for i, x in zip(names.tiles, names.tile_texts, strict=True)
    ]


def _own_reserve(names: Names) -> Block:
    return [
        (
            f"use own+reserve:{i}",
            Text(
                f"use both for tribunes: the own tile, then from the reserve {x.en}",
                f"für Tribune beide nutzen: erst das eigene Plättchen, dann aus der Reserve {x.de}",
            ),
        )
        for i, x in zip(names.tiles, names.tile_texts, strict=True)
    ]


def _reserve_own(names: Names) -> Block:
    return [
        (
            f"use reserve:{i}+own",
            Text(
                f"use both for tribunes: from the reserve {x.en}, then the own tile",
                f"für Tribune beide nutzen: aus der Reserve {x.de}, dann das eigene Plättchen",
            ),
        )
        for i, x in zip(names.tiles, names.tile_texts, strict=True)
    ]


def _gain(name: str) -> Text:
    return Text(f"take {ENGLISH[name]}", f"{ACCUSATIVE[name]} nehmen")


def _swap(given: str, got: str) -> Text:
    return Text(f"swap {ENGLISH[given]} for {ENGLISH[got]}", f"{ACCUSATIVE[given]} gegen {ACCUSATIVE[got]} tauschen")


def _face(names: Names, face: int) -> str:
    if face < a.MIXED:
        return (*GREY_NAMES, *COLOUR_NAMES)[face]
    if face < a.SAME:
        return f"{GREY_NAMES[face - a.MIXED]}+{COLOUR_NAMES[names.partners[face - a.MIXED]]}"
    return f"{COLOUR_NAMES[face - a.SAME]}+{COLOUR_NAMES[face - a.SAME]}"


def _build(names: Names, face: int) -> Text:
    text = names.face(face)
    return Text(f"build {text.en}", f"{text.de} bauen")


def _pair(number: int, turned: bool) -> tuple[str, Text]:
    first, second = pair(number)
    if turned:
        first, second = second, first
    one, other = cell(first), cell(second)
    return f"c{one}-{other}", Text(f"cells {one} and {other}", f"Zellen {one} und {other}")


def _payment(names: Names, payment: int) -> str:
    builders, *workers, assistants = names.payments[payment]
    letters = [colour[0] * count for colour, count in zip(COLOUR_NAMES, workers, strict=True)]
    return "m" * builders + "".join(letters) + "a" * assistants


def _pay(names: Names, payment: int) -> Text:
    text = names.payment(payment)
    return Text(f"pay {text.en}", f"zahlen: {text.de}")


def _envoy(number: int) -> Text:
    col, row = divmod(number, a.DEPTH)
    return Text(f"envoy to row {row + 1}, column {col + 1}", f"Gesandter nach Zeile {row + 1}, Spalte {col + 1}")


def _bonus(text: Text) -> Text:
    return Text(f"area bonus: {text.en}", f"Flächenbonus: {text.de}")


def prompt(names: Names, view: ForumView, lang: str) -> str:
    """The question of the current step."""
    step = view["step"]
    maker = ASKED.get(step)
    text = PROMPTS[step] if maker is None else maker(names, view)
    return text.in_(lang)


def _ask_second(names: Names, view: ForumView) -> Text:
    street = names.street(view["streets"][1 - sure(sure(view["decision"])["served"])])
    return Text(f"Which tile for {street.en}?", f"Welches Plättchen für {street.de}?")


def _ask_first(names: Names, view: ForumView) -> Text:
    one, other = (names.street(symbol) for symbol in view["streets"])
    return Text(
        f"Which tile first, for card 1, {one.en}, or card 2, {other.en}?",
        f"Welches Plättchen zuerst, für Karte 1, {one.de}, oder Karte 2, {other.de}?",
    )


def _ask_pass(names: Names, view: ForumView) -> Text:
    commit = view["players"][sure(view["seat"])]["commit"]
    tiles = [names.by_tile[pick["tile"]] for pick in (commit["first"], commit["second"]) if pick]
    if len(tiles) < 2:
        return Text("There is nothing to pass on.", "Es gibt nichts weiterzugeben.")
    one, other = tiles
    return Text(
        f"Which tile do you pass to the right: {one.en}, or {other.en}?",
        f"Welches Plättchen gibst du nach rechts: {one.de} oder {other.de}?",
    )


def _ask_row(names: Names, view: ForumView) -> Text:
    text = names.by_tile[sure(view["decision"])["tile"]]
    return Text(f"Which row does the {text.en} go to?", f"In welche Zeile kommt der {text.de}?")


def _ask_place(names: Names, view: ForumView) -> Text:
    text = names.face(sure(view["decision"])["face"])
    return Text(f"Where do you build {text.en}?", f"Wo baust du {text.de}?")


def _ask_payment(names: Names, view: ForumView) -> Text:
    text = names.face(sure(view["decision"])["face"])
    return Text(f"What do you pay for {text.en}?", f"Womit bezahlst du {text.de}?")


def _ask_step(names: Names, view: ForumView) -> Text:
    track = sure(view["decision"])["track"]
    text, reached = GREY_TEXTS[track], view["players"][view["active"]]["tracks"][track]
    return Text(
        f"Which reward of the {text.en} track, up to step {reached}?",
        f"Welche Prämie der Leiste {text.de}, bis Stufe {reached}?",
    )


def _ask_envoy(names: Names, view: ForumView) -> Text:
    target = sure(view["decision"])["target"]
    if target == "eagle":
        return Text("Which eagle does the envoy go to?", "Auf welchen Adler kommt der Gesandte?")
    if target == "coloured":
        return Text("Which coloured cell does the envoy go to?", "Auf welches farbige Feld kommt der Gesandte?")
    text = COLOUR_TEXTS[target]
    return Text(f"Which cell does the envoy go to ({text.en})?", f"Auf welches Feld kommt der Gesandte ({text.de})?")


def _ask_upkeep(names: Names, view: ForumView) -> Text:
    row = sure(view["decision"])["row"]
    text = ROW_TEXTS[row]
    return Text(f"Pay for row {row + 1}, {text.en}?", f"Für Zeile {row + 1}, {text.de}, zahlen?")


def _ask_bonus(names: Names, view: ForumView) -> Text:
    if sure(view["decision"])["taken"]:
        return Text("Which second area bonus?", "Welcher zweite Flächenbonus?")
    return Text("Which area bonus?", "Welcher Flächenbonus?")


ASKED = {
    "pick_first": _ask_first,
    "pick_second": _ask_second,
    "pass_tile": _ask_pass,
    "choose_row": _ask_row,
    "choose_place": _ask_place,
    "choose_payment": _ask_payment,
    "choose_step": _ask_step,
    "send_envoy": _ask_envoy,
    "area_bonus": _ask_bonus,
    "upkeep": _ask_upkeep,
}
PROMPTS = {
    "first_citizen": Text(
        "Which citizen do you start with, in which row?", "Mit welchem Bürger beginnst du, in welcher Zeile?"
    ),
    "take_tiles": Text("Tiles are being taken in secret.", "Plättchen werden verdeckt genommen."),
    "use_tile": Text("Which tile do you use?", "Welches Plättchen nutzt du?"),
    "choose_gain": Text("What do you take?", "Was nimmst du?"),
    "build": Text("What do you build?", "Was baust du?"),
    "choose_order": Text("Which reward comes first?", "Welche Prämie kommt zuerst?"),
    "take_tile": Text("Which tile do you take and use?", "Welches Plättchen nimmst und nutzt du?"),
    "over": Text("The game is over.", "Das Spiel ist zu Ende."),
}
