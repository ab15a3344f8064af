"""Actions as text: the short form that people type, the words, and the question to answer."""

from __future__ import annotations

from triumvir.draw.view import sure
from triumvir.engine.places import order, spot
from triumvir.games.forum_trajanum import actions as a
from triumvir.games.forum_trajanum.box import COLOUR_NAMES, GREY_NAMES, RESOURCE_NAMES
from triumvir.games.forum_trajanum.names import (
    ALL_CELLS,
    ROW_TEXTS,
    Names,
    cell,
    colour_name,
    forum_cell,
    grey_name,
    pair,
    resource_name,
)
from triumvir.games.forum_trajanum.view_types import ForumView
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.forum_trajanum", "notation")
SWAPS = (
    ("coin", "tribune"),
    ("coin", "assistant"),
    ("tribune", "coin"),
    ("tribune", "assistant"),
    ("assistant", "coin"),
    ("assistant", "tribune"),
)
ENDLESS = 2 * a.FORUM  # columns, of a forum whose right edge is not known: all are counted from the left
Block = list[tuple[str, Text]]


def blocks(names: Names) -> list[tuple[int, Block]]:
    """Every block of actions: its first number, and for each action the short form and the words."""
    cells = list(zip(ALL_CELLS, names.cell_texts, strict=True))
    recruits = [("assistant", f"worker_{colour}") for colour in COLOUR_NAMES]
    return [
        (a.ROW, [(f"row{i + 1}", WORDS("row", row=ROW_TEXTS[i])) for i in range(a.ROWS)]),
        (a.TAKE, [(f"{card}:{c}", WORDS("take", order=order(card - 1), place=x)) for card in (1, 2) for c, x in cells]),
        (a.SKIP, [(f"{card}:none", WORDS("skip", order=order(card - 1))) for card in (1, 2)]),
        *_reserve_blocks(names),
        (a.GAIN, [(f"gain {name}", WORDS("gain", what=resource_name(name))) for name in RESOURCE_NAMES]),
        (a.SWAP, [(f"{given}>{got}", _swap(given, got)) for given, got in SWAPS]),
        (a.RECRUIT, [(f"{given}>{got.removeprefix('worker_')}", _swap(given, got)) for given, got in recruits]),
        (a.HIRE, [("assistant>builder", _swap("assistant", "builder"))]),
        (a.FACE, [(f"build {_face(names, i)}", WORDS("build", face=names.face(i))) for i in range(a.FACES)]),
        (a.CELL, [(f"c{c}", WORDS("cell", place=x)) for c, x in cells]),
        (a.PAIR, [_pair(names, number, False) for number in range(a.PAIRS)]),
        (a.TURNED, [_pair(names, number, True) for number in range(a.PAIRS)]),
        (a.PAY, [(f"pay {_payment(names, i)}", WORDS("pay", paid=names.payment(i))) for i in range(a.PAYMENTS)]),
        (a.ENVOY, [(f"envoy {forum_cell(i)}", _envoy(i)) for i in range(a.FORUM)]),
        (
            a.BONUS,
            [(f"bonus {i}", WORDS("bonus", bonus=x)) for i, x in zip(names.area_ids, names.area_texts, strict=True)],
        ),
        (a.STEP, [(f"step {i}", WORDS("step", order=order(i - 1))) for i in range(1, a.TRACK_STEPS + 1)]),
        *((action, [texts]) for action, texts in SINGLE.items()),
    ]


SINGLE = {
    a.PASS_ON: ("pass1", WORDS("pass-first")),
    a.PASS_ON + 1: ("pass2", WORDS("pass-second")),
    a.KEEP: ("keep", WORDS("keep")),
    a.USE_OWN: ("use own", WORDS("use-own")),
    a.USE_RECEIVED: ("use received", WORDS("use-received")),
    a.OWN_RECEIVED: ("use own+received", WORDS("use-own-received")),
    a.RECEIVED_OWN: ("use received+own", WORDS("use-received-own")),
    a.USE_NONE: ("use none", WORDS("use-none")),
    a.NO_BUILD: ("no build", WORDS("build-none")),
    a.GREY_FIRST: ("grey first", WORDS("grey-first")),
    a.COLOUR_FIRST: ("colour first", WORDS("colour-first")),
    a.DECLINE: ("decline", WORDS("decline")),
    a.PAY_ROW: ("pay row", WORDS("pay-row")),
    a.LEAVE_ROW: ("leave row", WORDS("leave-row")),
}


def _reserve_blocks(names: Names) -> list[tuple[int, Block]]:
    tiles = list(zip(names.tiles, names.tile_texts, strict=True))
    return [
        (a.RESERVE, [(f"use reserve:{i}", WORDS("use-reserve", tile=x)) for i, x in tiles]),
        (a.OWN_RESERVE, [(f"use own+reserve:{i}", WORDS("use-own-reserve", tile=x)) for i, x in tiles]),
        (a.RESERVE_OWN, [(f"use reserve:{i}+own", WORDS("use-reserve-own", tile=x)) for i, x in tiles]),
    ]


def _swap(given: str, got: str) -> Text:
    return WORDS("swap", given=resource_name(given), got=resource_name(got))


def _face(names: Names, face: int) -> str:
    if face < a.MIXED:
        return (*GREY_NAMES, *COLOUR_NAMES)[face]
    if face < a.SAME:
        return f"{GREY_NAMES[face - a.MIXED]}+{COLOUR_NAMES[names.partners[face - a.MIXED]]}"
    return f"{COLOUR_NAMES[face - a.SAME]}+{COLOUR_NAMES[face - a.SAME]}"


def _pair(names: Names, number: int, turned: bool) -> tuple[str, Text]:
    first, second = pair(number)
    if turned:
        first, second = second, first
    return f"c{cell(first)}-{cell(second)}", WORDS("cells", place=names.crossings(first, second))


def _payment(names: Names, payment: int) -> str:
    builders, *workers, assistants = names.payments[payment]
    letters = [colour[0] * count for colour, count in zip(COLOUR_NAMES, workers, strict=True)]
    return "m" * builders + "".join(letters) + "a" * assistants


def _envoy(number: int) -> Text:
    col, row = divmod(number, a.DEPTH)
    return WORDS("envoy", place=spot(row, col, a.DEPTH, ENDLESS))


def prompt(names: Names, view: ForumView, lang: str) -> str:
    """The question of the current step."""
    step = view["step"]
    maker = ASKED.get(step)
    text = WORDS(f"ask-{step}") if maker is None else maker(names, view)
    return text.in_(lang)


def _ask_first(names: Names, view: ForumView) -> Text:
    one, other = (names.street(symbol) for symbol in view["streets"])
    return WORDS("ask-pick_first", one=one, other=other)


def _ask_second(names: Names, view: ForumView) -> Text:
    street = names.street(view["streets"][1 - sure(sure(view["decision"])["served"])])
    return WORDS("ask-pick_second", street=street)


def _ask_pass(names: Names, view: ForumView) -> Text:
    commit = view["players"][view["to_act"]]["commit"]
    tiles = [names.by_tile[pick["tile"]] for pick in (commit["first"], commit["second"]) if pick]
    if len(tiles) < 2:
        return WORDS("ask-pass_tile-none")
    one, other = tiles
    return WORDS("ask-pass_tile", one=one, other=other)


def _ask_row(names: Names, view: ForumView) -> Text:
    return WORDS("ask-choose_row", citizen=names.by_tile[sure(view["decision"])["tile"]])


def _ask_place(names: Names, view: ForumView) -> Text:
    return WORDS("ask-choose_place", face=names.face(sure(view["decision"])["face"]))


def _ask_payment(names: Names, view: ForumView) -> Text:
    return WORDS("ask-choose_payment", face=names.face(sure(view["decision"])["face"]))


def _ask_step(names: Names, view: ForumView) -> Text:
    track = sure(view["decision"])["track"]
    return WORDS("ask-choose_step", track=grey_name(track))


def _ask_envoy(names: Names, view: ForumView) -> Text:
    target = sure(view["decision"])["target"]
    if target == "eagle":
        return WORDS("ask-send_envoy-eagle")
    if target == "coloured":
        return WORDS("ask-send_envoy-coloured")
    return WORDS("ask-send_envoy", colour=colour_name(target))


def _ask_upkeep(names: Names, view: ForumView) -> Text:
    row = sure(view["decision"])["row"]
    return WORDS("ask-upkeep", row=ROW_TEXTS[row])


def _ask_bonus(names: Names, view: ForumView) -> Text:
    return WORDS("ask-area_bonus-second" if sure(view["decision"])["taken"] else "ask-area_bonus")


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
