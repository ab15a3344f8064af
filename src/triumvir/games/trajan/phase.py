"""Where the game stands: quarter, round, and the time track."""

from __future__ import annotations

from triumvir.engine.errors import Text
from triumvir.games.trajan.box import NUMERALS
from triumvir.games.trajan.view_types import TrajanView

PHASE = Text("Quarter {quarter} of {quarters} · {part}", "Quartal {quarter} von {quarters} · {part}")
SET_UP = Text("set-up", "Aufbau")
PLAY = Text(
    "Round {round} of {rounds} · Time {time}/{circuit}",
    "Runde {round} von {rounds} · Zeit {time}/{circuit}",
)
OVER = Text("end", "Ende")
PARTS = {"place_marker": SET_UP, "take_card": SET_UP, "take_tile": SET_UP, "choose_slot": SET_UP, "over": OVER}


def phase(view: TrajanView, lang: str) -> str:
    """Where the game stands; after the last quarter it stays there."""
    quarters = view["quarters"]
    part = PARTS.get(view["step"], PLAY).in_(lang)
    return PHASE.in_(lang).format(
        quarter=NUMERALS[min(view["quarter"], quarters - 1)],
        quarters=NUMERALS[quarters - 1],
        part=part.format(
            round=min(view["round"] + 1, view["rounds"]),
            rounds=view["rounds"],
            time=view["time"],
            circuit=view["circuit"],
        ),
    )
