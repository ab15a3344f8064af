"""What was agreed when a table was made: clock, end of time, how long the others wait, and how it is set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from datetime import timedelta
from typing import Any
from zoneinfo import ZoneInfo

NONE, LIVE, DAYS = "none", "live", "days"
CLOCKS = (NONE, LIVE, DAYS)
GO_ON, DECIDE, RESIGN = "computer", "others", "resign"
AT_TIME_OUT = (GO_ON, DECIDE, RESIGN)
MINUTE, HOUR, DAY = 60, 60 * 60, 24 * 60 * 60
GAME_TIMES = (10 * MINUTE, 20 * MINUTE, 45 * MINUTE, 90 * MINUTE)  # live, for the whole game
ADDED = (0, 10, 30, 60)  # live, with every turn
TURN_TIMES = (12 * HOUR, DAY, 3 * DAY, 7 * DAY)  # over days, for a turn
RESERVES = (0, DAY, 3 * DAY, 7 * DAY)  # over days, for the whole game
ABSENCES = (5 * MINUTE, HOUR, DAY, 3 * DAY, 0)  # 0: never
KEEPER = "level:4"  # who keeps a seat warm where nobody has chosen


@dataclass(frozen=True)
class Terms:
    """All times are seconds. `bank` is for the whole game, `turn` for each turn (live: added with it)."""

    clock: str = NONE
    bank: int = 0
    turn: int = 0
    nights: bool = False  # whether clocks stand still from 22 to 7 o'clock
    zone: str = "UTC"  # of who made the table, for those whose own is not known
    at_time_out: str = GO_ON
    agent: str = KEEPER
    absence: int = DAY  # after which the others may let a computer player go on; 0: never
    quick: bool = False  # whether the set-up is played for everybody

    @property
    def timed(self) -> bool:
        """Whether there are clocks."""
        return self.clock != NONE

    @property
    def limit(self) -> timedelta | None:
        """How long somebody may be absent; over days a day at least. None: for ever."""
        if not self.absence:
            return None
        return timedelta(seconds=max(self.absence, DAY) if self.clock == DAYS else self.absence)

    def columns(self) -> dict[str, Any]:
        """As they are stored."""
        return asdict(self)

    @staticmethod
    def of(stored: Mapping[str, Any] | None) -> Terms:
        """As they were stored; a table of an older release has none, and one of a newer may have more."""
        known = {field.name for field in fields(Terms)}
        return Terms(**{name: value for name, value in (stored or {}).items() if name in known})

    @property
    def tz(self) -> ZoneInfo:
        """The zone in which its nights are."""
        return zone_of(self.zone)


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name; UTC if there is none of it here."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # strange, not readable, or not known
        return ZoneInfo("UTC")
