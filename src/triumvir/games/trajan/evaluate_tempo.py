"""How the turns left shape the judgement: early all plans count, at the end only what is sure."""

from __future__ import annotations

from typing import Final

from triumvir.engine.native import i64

# A turn moves the time marker by two to three spaces; with ten turns left all plans can still be carried out.
STEPS_IN_TWO_TURNS: Final = 5
AMPLE: Final = 10


def faded(sure: i64, hoped: i64, outlook: i64) -> i64:
    """What is sure, and of what is hoped for beyond it the share that the turns left allow."""
    return sure + (hoped - sure) * outlook // AMPLE if hoped > sure else sure
