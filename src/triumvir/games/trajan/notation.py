"""Actions as text: the short form that people type, the words in German and English, and the question to answer."""

from __future__ import annotations

from triumvir.engine.errors import Text
from triumvir.games.trajan import actions as a
from triumvir.games.trajan.box import ACTION_TYPES, CATEGORIES, NUMERALS
from triumvir.games.trajan.names import (
    CATEGORY_TEXTS,
    COLOUR_TEXTS,
    KIND_TEXTS,
    SHIP_TEXTS,
    SIDES,
    TYPE_NAMES,
    Names,
    named,
)
from triumvir.games.trajan.view_types import TrajanDecision, TrajanView

LEDGER = {
    "trajan_tiles": Text("Trajan tiles", "Trajanplättchen"),
    "ships": Text("shipments", "Verschiffungen"),
    "provinces": Text("provinces", "Provinzen"),
    "senate": Text("senate", "Senat"),
    "buildings": Text("construction", "Bauplättchen"),
    "demands": Text("unmet demands", "offener Bedarf"),
    "cards": Text("cards in hand", "Handkarten"),
    "workers": Text("workers in camp", "Arbeiter im Lager"),
    "legionaries": Text("legionaries in camp", "Legionäre im Lager"),
    "circle": Text("tiles at the circle", "Plättchen am Aktionskreis"),
    "sets": Text("construction sets", "Bausätze"),
    "bonus": Text("bonus tiles", "Bonustafeln"),
}

_SIDE = ("left", "right")
_SHIP = tuple(SHIP_TEXTS)


def blocks(names: Names) -> list[tuple[int, list[tuple[str, Text]]]]:
    """Every block of actions: its first number, and for each action the short form and the words."""
    colours = [named(COLOUR_TEXTS, colour) for colour in names.colours]
    kinds = [named(KIND_TEXTS, kind) for kind in names.kinds]
    types = [TYPE_NAMES[action] for action in ACTION_TYPES]
    one = _single_actions()
    return [
        (a.COLOUR, [(c, Text(f"{x.en} marker", f"Stein {x.de}")) for c, x in zip(names.colours, colours, strict=True)]),
        (a.TRAY, [(f"tray {n}", Text(f"pick up tray {n}", f"Mulde {n} aufnehmen")) for n in NUMERALS]),
        (a.TAKE, [(f"take {s}", Text(f"take the {t.en} discard", f"Ablage {t.de} nehmen")) for s, t in _sides()]),
        (
            a.SHIP,
            [(f"ship {s}", Text(f"ship: {SHIP_TEXTS[s].en}", f"verschiffen: {SHIP_TEXTS[s].de}")) for s in _SHIP],
        ),
        (
            a.CARD,
            [(f"card {k}", Text(f"card {x.en}", f"Karte {x.de}")) for k, x in zip(names.kinds, kinds, strict=True)],
        ),
        (
            a.PAIR,
            [(f"pair {k}", Text(f"pair of {x.en}", f"Paar {x.de}")) for k, x in zip(names.kinds, kinds, strict=True)],
        ),
        (
            a.PAIR_JOKER,
            [
                (f"pair {k}+joker", Text(f"pair of {x.en} with a joker", f"Paar {x.de} mit Joker"))
                for k, x in zip(names.kinds, kinds, strict=True)
            ],
        ),
        (a.PILE, [(f"pile {s}", Text(f"discard pile on the {t.en}", f"Ablagestapel {t.de}")) for s, t in _sides()]),
        (
            a.SPACE,
            [
                (f"space {i + 1}", Text(f"take the tile on space {i + 1}", f"Plättchen von Feld {i + 1}"))
                for i in range(a.SPACES)
            ],
        ),
        (
            a.MOVE,
            [
                (f"move {p}", Text(f"leader to {x}", f"Feldherr nach {x}"))
                for p, x in zip(names.provinces, names.province_texts, strict=True)
            ],
        ),
        (
            a.STACK,
            [
                (f"stack {c}", Text(f"Trajan tile: {CATEGORY_TEXTS[c].en}", f"Trajanplättchen: {CATEGORY_TEXTS[c].de}"))
                for c in CATEGORIES
            ],
        ),
        (a.SLOT, [(f"slot {n}", Text(f"put it at slot {n}", f"an Platz {n} legen")) for n in NUMERALS]),
        (
            a.SITE,
            [
                (
                    f"site {names.site(i)}",
                    Text(f"worker to site {names.site(i)}", f"Arbeiter auf Baustelle {names.site(i)}"),
                )
                for i in range(a.SITES)
            ],
        ),
        (
            a.PLUS2,
            [
                (f"plus2 {n}", Text(f"+2 marker on {x.en}", f"+2-Marker auf {x.de}"))
                for n, x in zip(ACTION_TYPES, types, strict=True)
            ],
        ),
        (
            a.EXTRA,
            [
                (f"extra {n}", Text(f"extra action: {x.en}", f"Zusatzaktion: {x.de}"))
                for n, x in zip(ACTION_TYPES, types, strict=True)
            ],
        ),
        (
            a.EXTRA_JOKER,
            [
                (f"joker {n}", Text(f"action joker as {x.en}", f"Aktionsjoker als {x.de}"))
                for n, x in zip(ACTION_TYPES, types, strict=True)
            ],
        ),
        (a.BONUS, [(f"bonus {s}", Text(f"bonus tile on the {t.en}", f"Bonustafel {t.de}")) for s, t in _sides()]),
        *((action, [pair]) for action, pair in one.items()),
    ]


def _sides() -> list[tuple[str, Text]]:
    return list(zip(_SIDE, SIDES, strict=True))


def _single_actions() -> dict[int, tuple[str, Text]]:
    return {
        a.DRAW: ("draw", Text("draw a face-down card", "verdeckte Karte ziehen")),
        a.DRAW_TWO: ("draw2", Text("draw two cards, discard one", "zwei Karten ziehen, eine ablegen")),
        a.LAY_OUT: ("lay", Text("lay out one or two cards", "ein oder zwei Karten auslegen")),
        a.JOKER: ("joker", Text("commodity joker", "Warenjoker")),
        a.PAIR_JOKERS: ("pair jokers", Text("pair of two jokers", "Paar aus zwei Jokern")),
        a.STOP: ("stop", Text("no more cards", "keine weitere Karte")),
        a.RECRUIT_LEGIONARY: ("legionary", Text("recruit a legionary", "Legionär anwerben")),
        a.DEPLOY: ("deploy", Text("deploy a legionary to the leader", "Legionär zum Feldherrn ziehen")),
        a.ADVANCE: ("senate", Text("advance in the senate", "im Senat vorrücken")),
        a.RECRUIT_WORKER: ("worker", Text("recruit a worker", "Arbeiter anwerben")),
        a.ACCEPT: ("accept", Text("take the figures", "Figuren nehmen")),
        a.DECLINE: ("decline", Text("decline", "verzichten")),
        a.PASS: ("pass", Text("pass", "passen")),
    }


def prompt(names: Names, view: TrajanView, lang: str) -> str:
    """The question of the current step."""
    decision = view["decision"]
    step = view["step"]
    german = lang == "de"
    action = TYPE_NAMES[decision["action"]].in_(lang)
    if step == "act":
        return _act_prompt(decision, action, german)
    if step == "place_marker":
        tray = NUMERALS[(12 - decision["left"]) // 2]
        return f"Welcher Stein kommt in Mulde {tray}?" if german else f"Which marker goes into tray {tray}?"
    if step == "sow":
        tray = NUMERALS[(decision["tray"] + 1) % len(NUMERALS)]
        return f"Welcher Stein fällt in Mulde {tray}?" if german else f"Which marker drops into tray {tray}?"
    if step == "choose_slot":
        tile = names.tile(decision["tile"], lang)
        return f"An welchen Platz kommt das Plättchen ({tile})?" if german else f"Which slot takes the tile ({tile})?"
    if step == "take_figures":
        tile = names.tile(decision["tile"], lang)
        return f"Figuren des Plättchens nehmen ({tile})?" if german else f"Take the figures of the tile ({tile})?"
    if step == "discard_pile":
        card = named(KIND_TEXTS, decision["card"]).in_(lang)
        return f"Auf welchen Stapel kommt {card}?" if german else f"Onto which pile does {card} go?"
    if step == "ship_card":
        ship = SHIP_TEXTS[decision["ship"]].in_(lang)
        return f"Was kommt auf das Schiff „{ship}“?" if german else f"What goes onto the ship “{ship}”?"
    return PROMPTS[step].in_(lang)


def _act_prompt(decision: TrajanDecision, action: str, german: bool) -> str:
    if decision["granted"]:
        return (
            f"Erstes Bauplättchen der Art: Aktion {action}?" if german else f"First tile of its kind: {action} action?"
        )
    if decision["repeat"]:
        count = decision["repeat"]
        return f"Zusatzaktion {action}, Ausführung {count}:" if german else f"Extra action {action}, number {count}:"
    return f"Aktion {action}: was tun?" if german else f"Action {action}: what to do?"


PROMPTS = {
    "take_card": Text("Which card do you take?", "Welche Karte nimmst du?"),
    "take_tile": Text("Which Trajan stack do you take from?", "Von welchem Trajanstapel nimmst du?"),
    "choose_tray": Text("Which tray do you pick up?", "Welche Mulde nimmst du auf?"),
    "place_plus2": Text("Which action gets the +2 marker?", "Welche Aktion erhält den +2-Marker?"),
    "discard_card": Text("Which card do you discard?", "Welche Karte legst du ab?"),
    "lay_card": Text("Which card do you lay out?", "Welche Karte legst du aus?"),
    "extra_action": Text("Spend an extra action tile?", "Ein Zusatzaktionsplättchen ausgeben?"),
    "choose_bonus": Text("Consul: which bonus tile?", "Konsul: welche Bonustafel?"),
    "over": Text("The game is over.", "Das Spiel ist zu Ende."),
}
