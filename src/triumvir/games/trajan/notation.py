"""Actions as text: the short form that people type, their words, and the question to answer."""

from __future__ import annotations

from triumvir.draw.letters import NUMERALS
from triumvir.games.trajan import actions as a
from triumvir.games.trajan.box import ACTION_TYPES, CATEGORIES
from triumvir.games.trajan.names import (
    SHIPS,
    SIDES,
    Names,
    action_name,
    category_name,
    colour_name,
    kind_name,
    ship_name,
    side_name,
    space_name,
)
from triumvir.games.trajan.view_types import TrajanDecision, TrajanView
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.trajan", "notation")


def blocks(names: Names) -> list[tuple[int, list[tuple[str, Text]]]]:
    """Every block of actions: its first number, and for each action the short form and the words."""
    colours = [(colour, WORDS("marker", colour=colour_name(colour))) for colour in names.colours]
    spaces = [(f"space {i + 1}", WORDS("space", place=space_name(i))) for i in range(a.SPACES)]
    sites = [(f"site {names.site(i)}", WORDS("site", site=names.site_text(i))) for i in range(a.SITES)]
    stacks = [(f"stack {category}", WORDS("stack", category=category_name(category))) for category in CATEGORIES]
    provinces = [
        (f"move {province}", WORDS("move", province=name))
        for province, name in zip(names.provinces, names.province_texts, strict=True)
    ]
    return [
        (a.COLOUR, colours),
        (a.TRAY, [(f"tray {tray}", WORDS("tray", tray=tray)) for tray in NUMERALS]),
        (a.TAKE, [(f"take {side}", WORDS("take", side=side_name(i))) for i, side in enumerate(SIDES)]),
        (a.SHIP, [(f"ship {ship}", WORDS("ship", ship=ship_name(ship))) for ship in SHIPS]),
        (a.CARD, [(f"card {kind}", WORDS("card", card=kind_name(kind))) for kind in names.kinds]),
        (a.PAIR, [(f"pair {kind}", WORDS("pair", card=kind_name(kind))) for kind in names.kinds]),
        (a.PAIR_JOKER, [(f"pair {kind}+joker", WORDS("pair-joker", card=kind_name(kind))) for kind in names.kinds]),
        (a.PILE, [(f"pile {side}", WORDS("pile", side=side_name(i))) for i, side in enumerate(SIDES)]),
        (a.SPACE, spaces),
        (a.MOVE, provinces),
        (a.STACK, stacks),
        (a.SLOT, [(f"slot {slot}", WORDS("slot", slot=slot)) for slot in NUMERALS]),
        (a.SITE, sites),
        (a.PLUS2, [(f"plus2 {name}", WORDS("plus2", action=action_name(name))) for name in ACTION_TYPES]),
        (a.EXTRA, [(f"extra {name}", WORDS("extra", action=action_name(name))) for name in ACTION_TYPES]),
        (a.EXTRA_JOKER, [(f"joker {name}", WORDS("extra-joker", action=action_name(name))) for name in ACTION_TYPES]),
        (a.BONUS, [(f"bonus {side}", WORDS("bonus", side=side_name(i))) for i, side in enumerate(SIDES)]),
        *((action, [pair]) for action, pair in _single_actions().items()),
    ]


def _single_actions() -> dict[int, tuple[str, Text]]:
    return {
        a.DRAW: ("draw", WORDS("draw")),
        a.DRAW_TWO: ("draw2", WORDS("draw-two")),
        a.LAY_OUT: ("lay", WORDS("lay-out")),
        a.JOKER: ("joker", WORDS("joker")),
        a.PAIR_JOKERS: ("pair jokers", WORDS("pair-jokers")),
        a.STOP: ("stop", WORDS("stop")),
        a.RECRUIT_LEGIONARY: ("legionary", WORDS("recruit-legionary")),
        a.DEPLOY: ("deploy", WORDS("deploy")),
        a.ADVANCE: ("senate", WORDS("advance")),
        a.RECRUIT_WORKER: ("worker", WORDS("recruit-worker")),
        a.ACCEPT: ("accept", WORDS("accept")),
        a.DECLINE: ("decline", WORDS("decline")),
        a.PASS: ("pass", WORDS("pass")),
    }


def prompt(names: Names, view: TrajanView, lang: str) -> str:
    """The question of the current step."""
    return _question(names, view["step"], view["decision"]).in_(lang)


def _question(names: Names, step: str, decision: TrajanDecision) -> Text:
    asked = f"ask-{step}"
    if step == "act":
        return _act_question(decision)
    if step == "place_marker":
        return WORDS(asked, tray=NUMERALS[(12 - decision["left"]) // 2])
    if step == "sow":
        return WORDS(asked, tray=NUMERALS[(decision["tray"] + 1) % len(NUMERALS)])
    if step in ("choose_slot", "take_figures"):
        return WORDS(asked, tile=names.tile_texts[decision["tile"]])
    if step == "discard_pile":
        return WORDS(asked, card=kind_name(decision["card"]))
    if step == "ship_card":
        return WORDS(asked, ship=ship_name(decision["ship"]))
    return WORDS(asked)


def _act_question(decision: TrajanDecision) -> Text:
    action = action_name(decision["action"])
    if decision["granted"]:
        return WORDS("ask-act-granted", action=action)
    if decision["repeat"]:
        return WORDS("ask-act-repeat", action=action, n=decision["repeat"])
    return WORDS("ask-act", action=action)
