"""Time off: how many days of a year a person has, and has left. Pure, like all of `life`."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from math import ceil
from zoneinfo import ZoneInfo

from triumvir.server.life.clock import Stretch

A_YEAR = 21  # days
DAY = timedelta(days=1)


def days_left(taken: Sequence[Stretch], now: datetime, zone: ZoneInfo) -> int:
    """The days that may still be taken this year; a stretch counts in the year in which it begins, in whole days."""
    year = now.astimezone(zone).year
    used = sum(ceil((end - start) / DAY) for start, end in taken if start.astimezone(zone).year == year)
    return max(0, A_YEAR - used)


def off_until(taken: Sequence[Stretch], now: datetime) -> datetime | None:
    """Until when somebody has time off now; None: not now."""
    return max((end for start, end in taken if start <= now < end), default=None)
