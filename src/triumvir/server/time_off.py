"""Time off: a person's clocks stand for some days, in games that take days. It ends by itself, or by moving.

The others read of it in the chronicle and beside the seat. Whichever worker looks at clocks sees that somebody's
days or zone have changed and reckons anew, so that a worker that ends in between leaves no clock wrong.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import partial

from triumvir.engine.errors import TriumvirError
from triumvir.server.clocks import Columns, clock_of
from triumvir.server.config import Config
from triumvir.server.life.holiday import DAY, days_left, off_until
from triumvir.server.life.rules import WORDS
from triumvir.server.life.terms import DAYS, zone_of
from triumvir.server.live_table import LiveTable
from triumvir.server.lives import Busy, Lives, Refused
from triumvir.server.lost import Lost
from triumvir.server.store.clocks import standing
from triumvir.server.store.holidays import begin, finish, taken_by, timed_tables
from triumvir.server.store.life import Entry, LifeChange
from triumvir.server.tables import Gone, Tables


class TimeOff:
    """The days off of all persons."""

    def __init__(self, config: Config, tables: Tables, lives: Lives) -> None:
        self._config, self._tables, self._lives = config, tables, lives

    async def read(self) -> set[str]:
        """Read again when clocks stand still; returns for whom that has changed."""
        stills = self._tables.stills
        found = await self._tables.read(standing, self._tables.store, self._config.now())
        off, zones = stills.off, stills.zones
        stills.outages, stills.off, stills.zones = found
        days = {who for who in {*off, *stills.off} if off.get(who) != stills.off.get(who)}
        return days | {who for who in {*zones, *stills.zones} if zones.get(who) != stills.zones.get(who)}

    async def left(self, person: str, zone: str) -> int:
        """How many days a person may still take this year."""
        taken = await self._tables.read(taken_by, self._tables.store, person)
        return days_left(taken, self._config.now(), zone_of(zone))

    async def take(self, person: str, zone: str, days: int) -> None:
        """Take some days from now on; raises Refused."""
        now, left = self._config.now(), await self.left(person, zone)
        if not 1 <= days <= left:
            raise Refused(WORDS("no-off-days", n=left))
        if not await self._tables.stored(begin, self._tables.store, person, now, now + days * DAY):
            raise Refused(WORDS("no-off-twice"))
        await self.read()
        until = f"{(now + days * DAY).astimezone(zone_of(zone)):%Y-%m-%d}"
        await self.reckon([person], "off", until)

    async def end(self, person: str) -> bool:
        """End time off before its time; False if there is none."""
        if not await self._tables.stored(finish, self._tables.store, person, self._config.now()):
            return False
        await self.read()
        await self.reckon([person], "off-over")
        return True

    async def moved(self, table: LiveTable, person: str) -> None:
        """Somebody has moved: where days count, that ends time off."""
        taken = self._tables.stills.off.get(person, ())
        if table.terms.clock == DAYS and off_until(taken, self._config.now()) is not None:
            await self.end(person)

    async def reckon(self, persons: Iterable[str], told: str = "", until: str = "") -> None:
        """Reckon the clocks of persons anew, and tell of it at their tables."""
        for person in persons:
            for code in await self._tables.read(timed_tables, self._tables.store, person):
                with suppress(Lost, Gone, TriumvirError, Busy):  # one that cannot be played holds up no other
                    table = await self._tables.get(code)
                    if table is not None:
                        await self._lives.step(table, partial(self._reckoned, person=person, told=told, until=until))

    def _reckoned(self, table: LiveTable, person: str, told: str, until: str) -> LifeChange | None:
        if table.terms.clock != DAYS or not table.running:
            return None
        tick = self._lives.tick(table)
        changed: dict[int, Columns] = {}
        for seat in (table.seats[number] for number in table.seats_of(person)):
            clock = clock_of(seat)
            columns = {} if clock is None or clock.since is None else tick.columns(seat, clock)
            if any(columns[name] != getattr(seat, name) for name in columns):
                changed[seat.seat] = columns
        values = {"until": until} if until else {}
        entries = [
            Entry(told, seat, {"name": table.names[seat], **values}) for seat in table.seats_of(person)[:1] if told
        ]
        return LifeChange(seats=changed, entries=entries) if changed or entries else None
