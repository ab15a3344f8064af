"""Statistics in a few lines: intervals, spreads, percentiles."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import mean, quantiles, stdev

Z95 = 1.959963984540054  # the standard normal quantile of a two-sided 95 % interval


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a rate of wins; wins may be a fraction where places were shared."""
    if not games:
        return 0.0, 1.0
    rate, weight = wins / games, z * z / games
    middle = rate + weight / 2
    reach = z * sqrt(max(0.0, rate * (1 - rate) / games + weight / (4 * games)))
    low = 0.0 if wins <= 0 else (middle - reach) / (1 + weight)
    high = 1.0 if wins >= games else (middle + reach) / (1 + weight)
    return low, high


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of all does not exceed; 0 where there is none."""
    if not values:
        return 0.0
    return sorted(values)[max(0, ceil(share * len(values)) - 1)]


def spread(values: Sequence[float]) -> dict[str, float]:
    """Mean, standard deviation, quartiles and ends."""
    quarters = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [values[0]] * 3
    return {
        "mean": round(float(mean(values)), 3),
        "sd": round(stdev(values), 3) if len(values) > 1 else 0.0,
        "min": min(values),
        "q1": quarters[0],
        "median": quarters[1],
        "q3": quarters[2],
        "max": max(values),
    }


def thinking(microseconds: Sequence[int]) -> dict[str, float]:
    """Thinking time over decisions that left a choice, in milliseconds; the total in seconds."""
    count = len(microseconds)
    return {
        "choices": count,
        "total_s": round(sum(microseconds) / 1e6, 3),
        "mean_ms": round(sum(microseconds) / 1e3 / count, 3) if count else 0.0,
        "p95_ms": round(percentile(microseconds, 0.95) / 1e3, 3),
        "max_ms": round(max(microseconds, default=0) / 1e3, 3),
    }
