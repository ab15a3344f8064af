"""Where the game stands: round, and which phase of it."""

from __future__ import annotations

from triumvir.engine.errors import Text
from triumvir.games.nova_roma.view_types import NovaView

PATRICIANS = 3  # each seat places this many in a round (N-031)
PHASE = Text("Round {round} of {rounds} · {part}", "Runde {round} von {rounds} · {part}")
DRAFT = Text("draft", "Draft")
EMPEROR = Text("emperor phase", "Kaiserphase")
FORUM = Text("patrician {n} of {all}", "Patrizier {n} von {all}")
OVER = Text("end", "Ende")
PARTS = {"draft_tile": DRAFT, "draft_card": DRAFT, "keep_card": DRAFT, "place_emperor": EMPEROR, "over": OVER}


def phase(view: NovaView, lang: str) -> str:
    """Where the game stands; after the last round it stays there."""
    part = PARTS.get(view["step"], FORUM).in_(lang)
    return PHASE.in_(lang).format(
        round=min(view["round"] + 1, view["rounds"]),
        rounds=view["rounds"],
        part=part.format(n=min(view["lap"] + 1, PATRICIANS), all=PATRICIANS),
    )
