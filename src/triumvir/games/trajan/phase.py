"""Where the game stands: quarter, round, and the time track."""

from __future__ import annotations

from triumvir.draw.letters import NUMERALS
from triumvir.games.trajan.view_types import TrajanView
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.trajan", "phase")
SET_UP = frozenset({"place_marker", "take_card", "take_tile", "choose_slot"})


def phase(view: TrajanView, lang: str) -> str:
    """Where the game stands; after the last quarter it stays there."""
    quarters = view["quarters"]
    return WORDS(
        "phase",
        quarter=NUMERALS[min(view["quarter"], quarters - 1)],
        quarters=NUMERALS[quarters - 1],
        part=_part(view),
    ).in_(lang)


def _part(view: TrajanView) -> Text:
    if view["step"] in SET_UP:
        return WORDS("set-up")
    if view["step"] == "over":
        return WORDS("over")
    return WORDS(
        "play",
        round=min(view["round"] + 1, view["rounds"]),
        rounds=view["rounds"],
        time=view["time"],
        circuit=view["circuit"],
    )
