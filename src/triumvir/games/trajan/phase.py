"""Where the game stands: quarter, round, and the time track."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.draw.letters import NUMERALS
from triumvir.games.trajan.view_types import TrajanView
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.trajan", "phase")
AT_FIRST, OVER = WORDS("set-up"), WORDS("over")
SET_UP = frozenset({"place_marker", "take_card", "take_tile", "choose_slot"})


def phase(view: TrajanView, lang: str) -> str:
    """Where the game stands; after the last quarter it stays there."""
    quarters = view["quarters"]
    return _said(lang, NUMERALS[min(view["quarter"], quarters - 1)], NUMERALS[quarters - 1], _part(view))


@keep
def _said(lang: str, quarter: str, quarters: str, part: Text) -> str:
    return WORDS.say(lang, "phase", quarter=quarter, quarters=quarters, part=part)


def _part(view: TrajanView) -> Text:
    if view["step"] in SET_UP:
        return AT_FIRST
    if view["step"] == "over":
        return OVER
    return _playing(min(view["round"] + 1, view["rounds"]), view["rounds"], view["time"], view["circuit"])


@keep
def _playing(number: int, rounds: int, time: int, circuit: int) -> Text:
    return WORDS("play", round=number, rounds=rounds, time=time, circuit=circuit)
