"""How a figure is measured: a small batch of work is repeated until its time is up.

The clock is the processor time of the process. All that is measured runs in one thread and waits for nothing, so on an
idle machine this is the time on the wall; on a busy one it leaves out the time that other programs were running.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

Batch = Callable[[], int]


def rate(batch: Batch, seconds: float) -> float:
    """Units of work per second; the batch returns how many units it did."""
    batch()  # warms up
    done = 0
    begin = process_time()
    while True:
        done += batch()
        passed = process_time() - begin
        if passed >= seconds:
            return done / passed


class Tally:
    """Games and decisions counted along the way."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0

    def game(self, decisions: int) -> int:
        """Count one game; return its decisions."""
        self.games += 1
        self.decisions += decisions
        return decisions
