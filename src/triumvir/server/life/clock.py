"""A clock of a seat: what time is left, when it is over, when to warn.

A clock has a bank for the whole game and, over days, a time for each turn that is used up first. It runs from a moment
on or stands. Only moments that it is given count: nights, time off and outages are stretches that are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from triumvir.server.life.terms import DAYS, Terms

Stretch = tuple[datetime, datetime]  # in which clocks stand still
NIGHT, MORNING = time(22), time(7)
ZERO = timedelta()
LIVE_WARNINGS = (timedelta(seconds=60), timedelta(seconds=10))
DAYS_WARNING = timedelta(hours=12)  # and a quarter of a turn


@dataclass(frozen=True)
class Clock:
    """The state of a clock. `since` is from when it runs, None if it stands; `begun` at which ply its turn began."""

    bank: timedelta
    turn: timedelta = ZERO
    since: datetime | None = None
    begun: int = -1
    warned: int = 0  # how many warnings of this turn were given

    @property
    def left(self) -> timedelta:
        """What was left when it began to run, or is while it stands."""
        return self.bank + self.turn

    def columns(self) -> dict[str, Any]:
        """As it is stored."""
        since = self.since.isoformat() if self.since else None
        bank, turn = self.bank.total_seconds(), self.turn.total_seconds()
        return {"bank": bank, "turn": turn, "since": since, "begun": self.begun, "warned": self.warned}

    @staticmethod
    def of(stored: Mapping[str, Any]) -> Clock:
        """As it was stored."""
        since = datetime.fromisoformat(stored["since"]) if stored["since"] else None
        bank, turn = timedelta(seconds=stored["bank"]), timedelta(seconds=stored["turn"])
        return Clock(bank, turn, since, stored["begun"], stored["warned"])

    # ------------------------------------------------------------ running and standing

    def begin(self, terms: Terms, ply: int, now: datetime) -> Clock:
        """A new turn: over days with all of its time, live with what is added to the bank."""
        given = timedelta(seconds=terms.turn)
        if terms.clock == DAYS:
            return Clock(self.bank, given, now, ply)
        return Clock(self.bank + given, ZERO, now, ply)

    def stop(self, now: datetime, still: Iterable[Stretch]) -> Clock:
        """Stand from now on; what a turn took comes off its own time first."""
        if self.since is None:
            return self
        took = elapsed(self.since, now, still)
        of_turn = min(took, self.turn)
        bank = max(ZERO, self.bank - (took - of_turn))
        return replace(self, bank=bank, turn=self.turn - of_turn, since=None)

    def resume(self, now: datetime) -> Clock:
        """Go on with the same turn: after a pause, or when it was taken back that it had ended."""
        return self if self.since is not None else replace(self, since=now)

    def unbegin(self, terms: Terms, ply: int) -> Clock:
        """Take back a turn that began after a ply, and what was added with it."""
        if self.begun <= ply:
            return self
        added = ZERO if terms.clock == DAYS else timedelta(seconds=terms.turn)
        return replace(self, bank=max(ZERO, self.bank - added), begun=-1)

    # ------------------------------------------------------------ its end

    def deadline(self, still: Sequence[Stretch]) -> datetime | None:
        """When its time is over, if it runs on; None while it stands."""
        return None if self.since is None else reached(self.since, self.left, still)

    def warnings(self, terms: Terms) -> tuple[timedelta, ...]:
        """With how much time left somebody is warned, the first one first."""
        if terms.clock == DAYS:
            quarter = timedelta(seconds=terms.turn) / 4
            return tuple(sorted({quarter, DAYS_WARNING}, reverse=True))
        return LIVE_WARNINGS

    def due(self, terms: Terms, still: Sequence[Stretch], now: datetime) -> int:
        """How many warnings should have been given by now."""
        if self.since is None:
            return self.warned
        left = self.left - elapsed(self.since, now, still)
        return max(self.warned, sum(left <= mark for mark in self.warnings(terms)))

    def bell(self, terms: Terms, still: Sequence[Stretch]) -> datetime | None:
        """When to look at it next: at the next warning, else at the end."""
        if self.since is None:
            return None
        ahead = self.warnings(terms)[self.warned :]
        return reached(self.since, max(ZERO, self.left - ahead[0]) if ahead else self.left, still)


def first(terms: Terms) -> Clock:
    """The clock of a seat when a game begins."""
    return Clock(timedelta(seconds=terms.bank))


# ------------------------------------------------------------ stretches


def elapsed(start: datetime, end: datetime, still: Iterable[Stretch]) -> timedelta:
    """How much of a time counts."""
    lost = ZERO
    for since, until in merged(still):
        lost += max(ZERO, min(end, until) - max(start, since))
    return max(ZERO, end - start - lost)


def reached(start: datetime, span: timedelta, still: Iterable[Stretch]) -> datetime:
    """The moment by which so much counted time has passed."""
    at = start
    for since, until in merged(still):
        if until <= at:
            continue
        runs = max(ZERO, since - at)
        if span < runs or (span == runs and span > ZERO):
            break
        span -= runs
        at = until
    return at + span


def merged(still: Iterable[Stretch]) -> list[Stretch]:
    """The same stretches in order, none of which meets another."""
    found: list[Stretch] = []
    for since, until in sorted(still):
        if found and since <= found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], until)
        elif until > since:
            found.append((since, until))
    return found


def nights(start: datetime, days: int, zone: ZoneInfo) -> list[Stretch]:
    """The nights from a moment on, as they are where somebody lives; days have 23 hours there sometimes, or 25."""
    evening = start.astimezone(zone).date() - timedelta(days=1)
    return [
        (
            datetime.combine(evening + timedelta(days=n), NIGHT, zone).astimezone(UTC),
            datetime.combine(evening + timedelta(days=n + 1), MORNING, zone).astimezone(UTC),
        )
        for n in range(days)
    ]


def standstills(terms: Terms, clock: Clock, others: Sequence[Stretch] = ()) -> list[Stretch]:
    """When a clock stands: in outages and on days off, and at night where that was agreed."""
    if clock.since is None or not terms.nights or terms.clock != DAYS:
        return list(others)
    away = sum((until - since for since, until in others), ZERO)
    days = 4 + 2 * int((clock.left + away) / timedelta(days=1))
    return [*others, *nights(clock.since, days, terms.tz)]
