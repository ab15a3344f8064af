"""The scale of a chart: where its grid lines are."""

from __future__ import annotations

from math import floor, log10


def step_of(span: float, most: int) -> float:
    """A round distance of grid lines, so that there are at most so many."""
    if span <= 0:
        return 1.0
    rough = span / most
    power = 10.0 ** floor(log10(rough))
    return next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= rough * 0.9999)
