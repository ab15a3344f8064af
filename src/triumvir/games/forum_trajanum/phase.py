"""Where the game stands: cycle, round, and what is being done in it."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.draw.letters import NUMERALS
from triumvir.games.forum_trajanum.view_types import ForumView
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.forum_trajanum", "phase")
TURNS = WORDS("turns")
SET_UP = frozenset({"first_citizen"})
PARTS = {
    "first_citizen": WORDS("setting-up"),
    "pick_first": WORDS("taking"),
    "pick_second": WORDS("taking"),
    "pass_tile": WORDS("taking"),
    "take_tiles": WORDS("taking"),
    "upkeep": WORDS("upkeep"),
    "over": WORDS("over"),
}


def phase(view: ForumView, lang: str) -> str:
    """Where the game stands."""
    part = PARTS.get(view["step"], TURNS)
    return _said(lang, NUMERALS[view["cycle"]], NUMERALS[view["cycles"] - 1], view["round"] + 1, view["rounds"], part)


@keep
def _said(lang: str, cycle: str, cycles: str, number: int, rounds: int, part: Text) -> str:
    return WORDS.say(lang, "phase", cycle=cycle, cycles=cycles, round=number, rounds=rounds, part=part)
