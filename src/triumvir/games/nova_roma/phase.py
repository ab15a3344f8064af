"""Where the game stands: round, and which phase of it."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.games.nova_roma.view_types import NovaView
from triumvir.language import Text, catalogue

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
    return _said(lang, min(view["round"] + 1, view["rounds"]), view["rounds"], part)


@keep
def _said(lang: str, number: int, rounds: int, part: Text) -> str:
    return WORDS.say(lang, "phase", round=number, rounds=rounds, part=part)
