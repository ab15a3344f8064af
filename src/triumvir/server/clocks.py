"""The clocks of a table: what follows for them from a step, and the stretches in which they stand still.

A clock runs while the engine waits for its seat and a person sits there. Secret choices that a game has all players
make are asked for one after the other here, and so is their time: nobody's clock runs who cannot choose yet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

from triumvir.server.life.clock import Clock, Stretch, first, standstills
from triumvir.server.life.holiday import off_until
from triumvir.server.life.terms import DAYS, MINUTE, Terms
from triumvir.server.store import SeatData

Columns = dict[str, Any]
AT_LEAST = timedelta(seconds=MINUTE)  # what somebody who comes back has, whatever was left


@dataclass
class Stills:
    """When clocks stand still: outages for all, time off for some; read from the store again and again."""

    outages: tuple[Stretch, ...] = ()
    off: Mapping[str, tuple[Stretch, ...]] = field(default_factory=dict)
    zones: Mapping[str, str] = field(default_factory=dict)  # where persons live, as far as they have said so

    def of(self, terms: Terms, seat: SeatData, clock: Clock) -> list[Stretch]:
        """The stretches that count for the clock of a seat; time off only where a game takes days."""
        off, since = self._off(terms, seat), clock.since
        others = [one for one in (*self.outages, *off) if since is not None and one[1] > since]
        return standstills(replace(terms, zone=self._zone(seat) or terms.zone), clock, others)

    def off_until(self, terms: Terms, seat: SeatData, now: datetime) -> datetime | None:
        """Until when the person of a seat has time off; None: not now, or not in such a game."""
        return off_until(self._off(terms, seat), now)

    def _off(self, terms: Terms, seat: SeatData) -> list[Stretch]:
        return [one for holder in seat.holders for one in self.off.get(holder, ())] if terms.clock == DAYS else []

    def _zone(self, seat: SeatData) -> str:
        """Where the person of a seat lives: who sat down first, if several do."""
        first_come = sorted(seat.holders, key=lambda holder: seat.holders[holder].number)
        return next((self.zones[holder] for holder in first_come if holder in self.zones), "")


@dataclass(frozen=True)
class Tick:
    """A step of a table as its clocks hear of it."""

    terms: Terms
    stills: Stills
    now: datetime
    to_act: int = -1  # the seat that the engine waits for then; -1: nobody's time runs
    ply: int = 0
    undone: bool = False  # whether steps were taken back to this ply

    def seats(self, seats: tuple[SeatData, ...]) -> dict[int, Columns]:
        """What changes at which seat; nothing at a table without clocks."""
        if not self.terms.timed:
            return {}
        found = {seat.seat: self._seat(seat) for seat in seats if seat.kind == "person" or seat.clock is not None}
        return {number: columns for number, columns in found.items() if columns}

    def _seat(self, seat: SeatData) -> Columns:
        before = clock_of(seat)
        after = self._after(seat, before or first(self.terms))
        return {} if after == before else self.columns(seat, after)

    def _after(self, seat: SeatData, clock: Clock) -> Clock:
        runs = seat.kind == "person" and seat.seat == self.to_act
        if not runs:
            clock = clock.stop(self.now, self.stills.of(self.terms, seat, clock))
        if self.undone:
            clock = clock.unbegin(self.terms, self.ply)
        if not runs or clock.since is not None:
            return clock
        return clock.resume(self.now) if self.undone else clock.begin(self.terms, self.ply, self.now)

    def columns(self, seat: SeatData, clock: Clock) -> Columns:
        """A clock as the columns of its seat."""
        still = self.stills.of(self.terms, seat, clock)
        bell = clock.bell(self.terms, still)
        return {"clock": clock.columns(), "deadline": clock.deadline(still), "bell": bell}

    # ------------------------------------------------------------ beside the game

    def stopped(self, seat: SeatData) -> Columns:
        """The clock of a seat, which stands from now on."""
        clock = clock_of(seat)
        if clock is None:
            return {}
        return self.columns(seat, clock.stop(self.now, self.stills.of(self.terms, seat, clock)))

    def returned(self, seat: SeatData) -> Columns:
        """The clock of somebody who is back: with a full turn, if it is theirs."""
        clock = clock_of(seat)
        if clock is None:
            return {}
        clock = replace(clock, bank=max(clock.bank, ZERO if self.terms.clock == DAYS else AT_LEAST))
        acts = seat.seat == self.to_act
        return self.columns(seat, clock.begin(self.terms, self.ply, self.now) if acts else clock)

    def resumed(self, seat: SeatData) -> Columns:
        """The clock of a seat after a pause."""
        clock = clock_of(seat)
        if clock is None or seat.seat != self.to_act or seat.kind != "person":
            return {}
        return self.columns(seat, clock.resume(self.now))


ZERO = timedelta()


def clock_of(seat: SeatData) -> Clock | None:
    """The clock of a seat, if it has one."""
    return None if seat.clock is None else Clock.of(seat.clock)


def over(seat: SeatData) -> bool:
    """Whether a seat's time is over, so that the others may decide."""
    clock = clock_of(seat)
    return clock is not None and clock.begun >= 0 and clock.since is None and clock.left == ZERO
