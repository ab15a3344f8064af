"""Where the game stands: cycle, round, and what is being done in it."""

from __future__ import annotations

from triumvir.draw.letters import NUMERALS
from triumvir.engine.errors import Text
from triumvir.games.forum_trajanum.view_types import ForumView

PHASE = Text(
    "Cycle {cycle} of {cycles} · Round {round} of {rounds} · {part}",
    "Durchgang {cycle} von {cycles} · Runde {round} von {rounds} · {part}",
)
SETTING_UP = Text("set-up", "Aufbau")
TAKING = Text("taking tiles", "Plättchen nehmen")
TURNS = Text("using and building", "Nutzen und Bauen")
UPKEEP = Text("upkeep and scoring", "Unterhalt und Wertung")
OVER = Text("end", "Ende")
PARTS = {
    "first_citizen": SETTING_UP,
    "pick_first": TAKING,
    "pick_second": TAKING,
    "pass_tile": TAKING,
    "take_tiles": TAKING,
    "upkeep": UPKEEP,
    "over": OVER,
}


def phase(view: ForumView, lang: str) -> str:
    """Where the game stands."""
    return PHASE.in_(lang).format(
        cycle=NUMERALS[view["cycle"]],
        cycles=NUMERALS[view["cycles"] - 1],
        round=view["round"] + 1,
        rounds=view["rounds"],
        part=PARTS.get(view["step"], TURNS).in_(lang),
    )
