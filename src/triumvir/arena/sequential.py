"""When a pairing has played enough: a test that looks several times and still errs as rarely as it says.

Whoever looks at a 95 % interval again and again and stops at the first one that lies clear of a bound is wrong more
often than 1 time in 20. So there are few looks, at fixed numbers of games, and the interval is Wilson's with a wider z
on each side. Each z is the smallest (1.96 or more) for which a player that wins with exactly the rate of the bound is
called better in at most 2.5 % of all ladders, and worse in at most 2.5 %, over all looks together. That is computed
exactly, by adding up all ways that the number of wins can take from look to look. Games count as independent there.
Those of a block share a seed: where it favours a seat they vary less than that, where it suits one player's way of
playing they vary more. And `most` belongs to the test: raising it because a pairing ended open is one more look.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb

from triumvir.arena.figures import Z95, wilson

FIRST = 60  # games before the first look
STEP = 20  # games between two looks; full blocks for two and for four players
ERROR = 0.025  # on either side
WIDEST = 8.0
FINE = 0.005  # how exactly z is found
TINY = 1e-14  # a way of getting there that is not followed any further

PASSED, MISSED, OPEN = "passed", "missed", "open"


@dataclass(frozen=True)
class Verdict:
    """What a look says."""

    verdict: str
    games: int
    wins: float
    interval: tuple[float, float]


def looks(most: int) -> tuple[int, ...]:
    """After how many games to look; the last time after all of them."""
    return (*range(FIRST, most, STEP), most)


@lru_cache(maxsize=64)
def widths(bound: float, most: int) -> tuple[float, float]:
    """The z for the lower end of the interval, which decides on passing, and for the upper end."""
    return _width(bound, looks(most), better=True), _width(bound, looks(most), better=False)


def judge(wins: float, games: int, bound: float, most: int) -> Verdict:
    """What to say after this many games; open before the first look and between looks."""
    down, up = widths(bound, most)
    interval = wilson(wins, games, down)[0], wilson(wins, games, up)[1]
    verdict = OPEN
    if games in looks(most):
        verdict = PASSED if interval[0] > bound else MISSED if interval[1] < bound else OPEN
    return Verdict(verdict, games, wins, interval)


def false_alarm(bound: float, times: tuple[int, ...], z: float, better: bool) -> float:
    """How probably a player exactly at the bound is called better, or worse, at any of the looks."""
    ways = {0: 1.0}
    played, wrong = 0, 0.0
    for games in times:
        more = games - played
        gained = [comb(more, wins) * bound**wins * (1 - bound) ** (more - wins) for wins in range(more + 1)]
        following: dict[int, float] = {}
        for wins, weight in ways.items():
            for gain, chance in enumerate(gained):
                following[wins + gain] = following.get(wins + gain, 0.0) + weight * chance
        ways = {}
        for wins, weight in following.items():
            low, high = wilson(wins, games, z)
            if low > bound if better else high < bound:
                wrong += weight
            elif weight > TINY:
                ways[wins] = weight
        played = games
    return wrong


def _width(bound: float, times: tuple[int, ...], better: bool) -> float:
    low, high = Z95, WIDEST
    if false_alarm(bound, times, low, better) <= ERROR:
        return low
    while high - low > FINE:
        middle = (low + high) / 2
        if false_alarm(bound, times, middle, better) <= ERROR:
            high = middle
        else:
            low = middle
    return high
