"""Where the game stands: cycle, round, and what is being done in it."""

from __future__ import annotations

from triumvir.draw.letters import NUMERALS
from triumvir.games.forum_trajanum.view_types import ForumView
from triumvir.language import catalogue

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
    return WORDS(
        "phase",
        cycle=NUMERALS[view["cycle"]],
        cycles=NUMERALS[view["cycles"] - 1],
        round=view["round"] + 1,
        rounds=view["rounds"],
        part=PARTS.get(view["step"], TURNS),
    ).in_(lang)
