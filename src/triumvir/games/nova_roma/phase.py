"""Where the game stands: round, and which phase of it."""

from __future__ import annotations

from triumvir.games.nova_roma.view_types import NovaView
from triumvir.language import catalogue

WORDS = catalogue("triumvir.games.nova_roma", "phase")
PATRICIANS = 3  # each seat places this many in a round (N-031)
SET_UP = frozenset({"draft_tile", "draft_card", "keep_card"})
PARTS = {
    "draft_tile": WORDS("draft"),
    "draft_card": WORDS("draft"),
    "keep_card": WORDS("draft"),
    "place_emperor": WORDS("emperor"),
    "over": WORDS("over"),
}
FORUM = [WORDS("patrician", n=number, all=PATRICIANS) for number in range(1, PATRICIANS + 1)]


def phase(view: NovaView, lang: str) -> str:
    """Where the game stands; after the last round it stays there."""
    part = PARTS.get(view["step"]) or FORUM[min(view["lap"], PATRICIANS - 1)]
    return WORDS.say(
        lang, "phase", round=min(view["round"] + 1, view["rounds"]), rounds=view["rounds"], part=part.in_(lang)
    )
