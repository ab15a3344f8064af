"""Actions as text: the short form that people type, the words, and the question to answer."""

from __future__ import annotations

from triumvir.draw.view import sure
from triumvir.engine.places import order, spot
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.box import ACTION_NAMES
from triumvir.games.nova_roma.box_maps import ROUTE_IDS
from triumvir.games.nova_roma.box_parts import GOOD_NAMES
from triumvir.games.nova_roma.names import (
    Names,
    action_name,
    amount,
    at,
    cell,
    track_name,
)
from triumvir.games.nova_roma.places import Places, mosaic_cell
from triumvir.games.nova_roma.view_types import NovaView
from triumvir.language import Text, Value, catalogue

WORDS = catalogue("triumvir.games.nova_roma", "notation")
Block = tuple[int, list[tuple[str, Text]]]


def blocks(names: Names, places: Places) -> list[Block]:
    """Every block of actions: its first number, and for each action the short form and the words."""
    return [
        *((action, [pair]) for action, pair in _SINGLE.items()),
        *_forum_blocks(places),
        *_goods_blocks(names),
        *_slot_blocks(names),
        *_follower_blocks(names),
        (a.TILE, [(f"mosaic {tile}", WORDS("mosaic", goals=names.mosaic_texts[tile])) for tile in names.mosaics]),
        (
            a.BLOCKS,
            [(f"build {zone} {' '.join(cells)}", places.build(i)) for i, (zone, cells) in enumerate(names.placements)],
        ),
    ]


def _forum_blocks(places: Places) -> list[Block]:
    cells = [(cell(i, a.SIDE), spot(*divmod(i, a.SIDE), a.SIDE, a.SIDE)) for i in range(a.FORUM)]
    squares = [(cell(i, 3), places.estate[i]) for i in range(a.ESTATE_CELLS)]
    goals = [(cell(i, 3), mosaic_cell(i)) for i in range(a.MOSAIC_CELLS)]
    return [
        (a.EMPEROR, [(f"emperor {c}", WORDS("emperor", place=x)) for c, x in cells]),
        (a.PATRICIAN, [(f"patrician {c}", WORDS("patrician", place=x)) for c, x in cells]),
        (a.LEGIONNAIRE, [(f"legionnaire {c}", WORDS("legionnaire", place=x)) for c, x in cells]),
        (a.CLAIM, [(f"claim {c}", WORDS("claim", place=x)) for c, x in goals]),
        (a.LAY, [(f"tile {c}", WORDS("lay", place=x)) for c, x in squares]),
        (a.PLACE, [(f"artisan {c}", WORDS("place", place=x)) for c, x in squares]),
    ]


def _goods_blocks(names: Names) -> list[Block]:
    goods = [(good, amount(good, 1)) for good in GOOD_NAMES]
    return [
        (a.BUY, [(f"buy {g}", WORDS("buy", good=x)) for g, x in goods]),
        (a.GOOD, [(f"take {g}", WORDS("take", good=x)) for g, x in goods]),
        (a.PAY, [(f"pay {i}", WORDS("pay", n=i)) for i in range(4)]),
        (a.ACTION, [(f"action {name}", WORDS("petition", action=action_name(name))) for name in ACTION_NAMES]),
        (a.INCOME, [(f"income {i + 1}", _income(names, i)) for i in range(a.INCOMES)]),
    ]


def _income(names: Names, number: int) -> Text:
    if number >= len(names.incomes):
        return WORDS("income-unknown", n=number + 1)
    return WORDS("income", gain=names.incomes[number])


def _slot_blocks(names: Names) -> list[Block]:
    slots = range(1, a.SLOTS + 1)
    sails = [(ship, route) for ship in range(1, a.SHIPS + 1) for route in ROUTE_IDS]
    special = ("estate special", WORDS("estate-special"))
    deck = ("draw deck", WORDS("draw-deck"))
    return [
        (a.ESTATE, [*((f"estate {i}", WORDS("estate", order=order(i - 1))) for i in slots), special]),
        (a.DRAW, [*((f"draw {i}", WORDS("draw", order=order(i - 1))) for i in slots), deck]),
        (a.SHIPPING, [(f"shipping {i}", WORDS("shipping", order=order(i - 1))) for i in slots]),
        (a.BUILDING, [(f"building {i}", WORDS("building", order=order(i - 1))) for i in slots]),
        (a.SAIL, [(f"ship {ship} {route}", WORDS(f"ship-{route}", order=order(ship - 1))) for ship, route in sails]),
        (a.TRACK, [(f"race {track}", WORDS("race", track=track_name(track))) for track in names.tracks]),
    ]


def _follower_blocks(names: Names) -> list[Block]:
    cards = [(card.lower(), card) for card in names.followers]
    return [
        (a.PICK, [(f"pick {c}", WORDS("pick", card=x)) for c, x in cards]),
        (a.KEEP, [(f"keep {c}", WORDS("keep", card=x)) for c, x in cards]),
        (a.DISCARD, [(f"discard {c}", WORDS("discard", card=x)) for c, x in cards]),
        (a.PLAY, [(f"play {c}", WORDS("play", card=x)) for c, x in cards]),
        (a.DROP, [(f"drop {c}", WORDS("drop", card=x)) for c, x in cards]),
        (a.USE, [(f"use {c}", WORDS("use", card=x)) for c, x in cards]),
    ]


_SINGLE = {
    a.PASS: ("pass", WORDS("pass")),
    a.PERFORM: ("perform", WORDS("perform")),
    a.FORGO: ("forgo", WORDS("forgo")),
    a.SPEND_WINE: ("wine", WORDS("spend-wine")),
    a.CLAIM_MARKER: ("marker", WORDS("claim-marker")),
    a.PAY_ARTISAN: ("charioteer", WORDS("pay-artisan")),
    a.HIRE: ("hire", WORDS("hire")),
    a.CONVERT: ("convert", WORDS("convert")),
    a.TAKE_MARKER: ("wheel marker", WORDS("take-marker")),
    a.TAKE_INFLUENCE: ("wheel influence", WORDS("take-influence")),
    a.ROW_FIRST: ("row", WORDS("row-first")),
    a.COLUMN_FIRST: ("column", WORDS("column-first")),
}


def prompt(names: Names, view: NovaView, lang: str) -> str:
    """The question of the current step."""
    step, decision = view["step"], view["decision"]
    values: dict[str, Value] = {
        "strength": decision["strength"],
        "left": decision["left"],
        "goods": decision["goods"],
        "card": decision.get("card", ""),
    }
    if decision["action"]:
        values["action"] = action_name(decision["action"])
    spot = decision["spot"]
    if spot and step.startswith("tile_"):
        row, column = at(spot)
        values["tile"] = names.tile_texts[sure(view["players"][view["active"]]["estate"][3 * row + column]["tile"])]
    elif "tile" in decision:
        values["tile"] = names.tile_texts[decision["tile"]]
    if "contract" in decision:
        values["contract"] = names.building_text(decision["contract"])
    return WORDS.told(lang, f"ask-{step}", values)
