"""The guided first game: one quarter against one computer player. The words are in `guide.*.md`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from triumvir.draw.letters import NUMERALS
from triumvir.draw.view import sure
from triumvir.engine.guide import Guide
from triumvir.games.trajan.box import ACTION_TYPES
from triumvir.games.trajan.view_types import TrajanPlayer, TrajanView

TRAYS = len(NUMERALS)
FAVOURITES = ("forum", "construction", "seaport", "senate", "military", "trajan")  # the easiest to understand first
PREFER = {
    "take_card": ("take left", "take right", "draw"),
    "take_tile": ("stack cards", "stack demand", "stack plus2", "stack points", "stack *"),
    "choose_slot": ("slot II", "slot IV", "slot VI"),
    "take_figures": ("accept",),
    "place_plus2": ("plus2 construction", "plus2 *"),
    "act.seaport": ("ship *", "draw2", "take *"),
    "act.military": ("deploy", "move raetia", "move noricum", "move *", "legionary"),
    "act.senate": ("senate",),
    "act.trajan": ("stack demand", "stack cards", "stack *"),
    "act.construction": ("site *", "worker"),
    "ship_card": ("card *", "pair *", "stop"),
    "extra_action": ("extra *",),
    "choose_bonus": ("bonus left",),
}


def key(view: TrajanView) -> str:
    """The name of the decision; the six actions are explained one by one."""
    step = str(view["step"])
    return f"act.{view['decision']['action']}" if step == "act" else step


def prefer(game: Any, view: TrajanView) -> Sequence[str]:
    """Good choices for a beginner, best first."""
    named = key(view)
    if named == "choose_tray":
        return _trays(game, view)
    if named == "sow":
        return _colours(game, view)
    if named == "act.forum":
        return _tiles(view)
    return PREFER.get(named, ())


def _needed(game: Any, tile: str | None) -> list[str]:
    """The two colours that a Trajan tile asks for."""
    if tile is None:
        return []
    number = game.names.tile_ids.index(tile)
    return [game.names.colours[game.tables.tile_first[number]], game.names.colours[game.tables.tile_second[number]]]


def _missing(wanted: Sequence[str], there: Sequence[str]) -> list[str]:
    """What is wanted and not there yet."""
    return list((Counter(wanted) - Counter(there)).elements())


def _trays(game: Any, view: TrajanView) -> list[str]:
    """Trays that fulfil a tile first, then those whose last marker lands on the easier actions."""
    me = view["players"][view["to_act"]]

    def worth(tray: int) -> tuple[bool, int, int]:
        markers = me["trays"][tray]
        target = (tray + len(markers)) % TRAYS
        there = me["trays"][target] if target != tray else []
        wanted = _needed(game, me["slots"][target])
        fulfils = bool(wanted) and len(missing := _missing(wanted, there)) <= 1 and set(missing) <= set(markers)
        return not fulfils, FAVOURITES.index(ACTION_TYPES[target]), len(markers)

    return [f"tray {NUMERALS[tray]}" for tray in sorted(range(TRAYS), key=worth)]


def _colours(game: Any, view: TrajanView) -> list[str]:
    """Keep the colour that the tile at the target tray asks for until the last marker."""
    decision = view["decision"]
    me = view["players"][view["to_act"]]
    held = list(decision["held"])
    target = (decision["tray"] + len(held)) % TRAYS
    missing = _missing(_needed(game, me["slots"][target]), me["trays"][target])
    return sorted(held, key=lambda colour: colour in missing)


def _tiles(view: TrajanView) -> list[str]:
    """An open demand that is not covered yet, then food for the people, then votes and repeats."""
    own = view["players"][view["to_act"]]["mat"]
    open_demands = [demand for demand in view["demands"] if not own.get(demand)]
    order = [*open_demands, "bread", "games", "religion", "joker-demand", "senate-5", "senate-4"]
    spaces = {tile: number + 1 for number, tile in enumerate(view["forum"]) if tile}
    return [*(f"space {spaces[tile]}" for tile in order if tile in spaces), "space *"]


def _mine(view: TrajanView) -> TrajanPlayer:
    return view["players"][sure(view["seat"])]


GUIDE = Guide(
    seed=110,
    options={"random_markers": True},
    steps=(
        "take_card",
        "take_tile",
        "choose_slot",
        "choose_tray",
        "sow",
        *(f"act.{action}" for action in ACTION_TYPES),
        "take_figures",
        "place_plus2",
        "discard_card",
        "discard_pile",
        "lay_card",
        "ship_card",
        "extra_action",
        "choose_bonus",
    ),
    key=key,
    news={
        "new.turn": lambda view: view["step"] == "choose_tray",
        "new.fulfilled": lambda view: _mine(view)["ledger"]["trajan_tiles"] > 0,
        "new.demand_tile": lambda view: any(_mine(view)["mat"].get(kind) for kind in ("bread", "games", "religion")),
        "new.demand": lambda view: bool(view["demands"]),
        "new.last_round": lambda view: view["round"] + 1 >= view["rounds"],
    },
    done=lambda view: view["quarter"] > 0,
    look={
        "start": ("circle-0",),
        "new.turn": ("circle-0", "time-marker"),
        "new.fulfilled": ("circle-0",),
        "new.demand_tile": ("tiles-0", "part-time"),
        "new.demand": ("part-time", "tiles-0"),
        "new.last_round": ("part-time", "senate"),
        "end": ("buildings-0", "bonuses-0"),
        "take_card": ("deck", "pile-0", "pile-1"),
        "take_tile": ("part-tiles",),
        "choose_slot": ("circle-0",),
        "choose_tray": ("circle-0",),
        "sow": ("hub-0",),
        "act.seaport": ("part-port", "hand-0"),
        "act.forum": ("forum",),
        "act.military": ("part-map",),
        "act.senate": ("senate",),
        "act.trajan": ("part-tiles", "arch-0"),
        "act.construction": ("part-works", "worker-camp"),
        "take_figures": ("figures-0-supply",),
        "place_plus2": ("circle-0",),
        "discard_card": ("hand-0",),
        "discard_pile": ("pile-0", "pile-1"),
        "lay_card": ("hand-0", "display-0"),
        "ship_card": ("hand-0", "part-port"),
        "extra_action": ("tiles-0",),
        "choose_bonus": ("bonus-0", "bonus-1", "bonuses-0"),
    },
    prefer=prefer,
)
