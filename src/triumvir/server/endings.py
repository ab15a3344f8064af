"""What ends by itself: lobbies nobody starts, pauses nobody ends, games left to computer players, persons who are gone.

By the rules of `life` like every other step, told in the chronicle like every other step, and by the clock of the
server alone: nobody has to be there. One worker looks once in a while (`keeper.py`).
"""

from __future__ import annotations

import logging
from contextlib import suppress
from datetime import datetime, timedelta

from triumvir.engine.errors import TriumvirError
from triumvir.server.config import Config
from triumvir.server.life.clock import elapsed
from triumvir.server.life.rules import (
    BROUGHT_BACK,
    ENDED,
    LOBBY,
    LOBBY_ASKED,
    LOBBY_KEPT,
    PAUSE_ASKED,
    PAUSE_KEPT,
    PAUSED,
    REMOVED,
    RUNNING,
    SERVER,
    refusal,
)
from triumvir.server.live_table import LiveTable
from triumvir.server.lives import Busy, Lives
from triumvir.server.lost import Lost
from triumvir.server.notices.events import Event, Kind
from triumvir.server.people import People
from triumvir.server.store.endings import AT_ONCE, Waiting, ending, guests, held_alive, purge, removed
from triumvir.server.store.life import Entry, LifeChange
from triumvir.server.store.ways import SOMEBODY
from triumvir.server.tables import Gone, Tables

LOG = logging.getLogger("triumvir.server")
GUEST_KEPT = timedelta(days=400)  # as long as a browser keeps the key
ASKED = {LOBBY: LOBBY_ASKED, PAUSED: PAUSE_ASKED}  # when persons are told that a table will end
KEPT = {LOBBY: LOBBY_KEPT, PAUSED: PAUSE_KEPT}  # when it does
TOLD = {"close": "closed", "abandon": "abandoned"}  # what the chronicle says of it
UNPLAYABLE = (Lost, Gone, TriumvirError, Busy)  # the others must not wait for one that cannot be played


class Endings:
    """Ends what nobody goes on with."""

    def __init__(self, config: Config, tables: Tables, lives: Lives, people: People) -> None:
        self._config, self._tables, self._lives, self._people = config, tables, lives, people

    async def sweep(self) -> None:
        """End and forget all that has waited for too long, and tell persons of what will be."""
        now, store = self._config.now(), self._tables.store
        ended, last = 0, ""
        while waiting := await self._tables.read(ending, store, now, last):
            ended += await self._look_at(waiting, now, AT_ONCE - ended)
            last = waiting[-1].table
        purged = await self._purge(now)
        forgotten = await self._tables.read(guests, store, now - GUEST_KEPT)  # who was looked at is gone then
        for person in forgotten:
            await self.depart(person)
            await self._people.move((person,), store.forget_guest, person, now)
        if ended or purged or forgotten:
            LOG.info("ended: %d, removed tables: %d, guests forgotten: %d", ended, purged, len(forgotten))

    async def _look_at(self, waiting: list[Waiting], now: datetime, most: int) -> int:
        """Tell of the tables that will end, and end those that do, but not too many: the next sweep ends the others."""
        outages, store = self._tables.stills.outages, self._tables.store  # in which nobody could have come back
        waited = {one: elapsed(one.since, now, outages) for one in waiting}
        events = [event for one in waiting for event in asked_about(one, waited[one])]
        if events:
            await self._tables.stored(store.outbox.tell, events, now)
        ended = 0
        for one in waiting:
            if ended < most and (one.left or waited[one] >= KEPT[one.status]):  # no others need to be opened
                with suppress(*UNPLAYABLE):
                    ended += await self.end(one.table)
        return ended

    async def _purge(self, now: datetime) -> int:
        """Remove tables for good that can not be brought back any more; returns how many."""
        store, purged, last = self._tables.store, 0, ""
        while gone := await self._tables.read(removed, store, now - BROUGHT_BACK, last):
            outages = self._tables.stills.outages
            past = [table for table, since in gone if elapsed(since, now, outages) > BROUGHT_BACK]
            if past:
                await self._tables.stored(purge, store, past)
            purged, last = purged + len(past), gone[-1][0]
        return purged

    async def end(self, code: str) -> bool:
        """End a table by itself, if the rules say so; whether it has ended."""
        table = await self._tables.get(code)
        return table is not None and (await self._lives.step(table, self._ended)).data.status in (ENDED, REMOVED)

    def _ended(self, table: LiveTable) -> LifeChange | None:
        facts, now = self._lives.facts(table), self._config.now()
        if refusal("lapse", facts, SERVER) is None:
            return LifeChange({"status": REMOVED, "since": now, "why": LOBBY}, entries=[Entry("lapsed")])
        told = next((name for name in TOLD if refusal(name, facts, SERVER) is None), None)
        if told is None:
            return None
        events = self._lives.events(table, "over", range(len(table.seats)))
        columns, entries = {"status": ENDED, "since": now, "why": "idle"}, [Entry(TOLD[told])]
        return LifeChange(columns, self._lives.stopped(table), entries=entries, events=events)

    # ------------------------------------------------------------ somebody who goes for good

    async def depart(self, person: str) -> None:
        """Let a person leave all tables at which something could still be decided."""
        for code in await self._tables.read(held_alive, self._tables.store, person):
            with suppress(*UNPLAYABLE):
                table = await self._tables.get(code)
                if table is not None:
                    await self._lives.step(table, lambda table: self._departed(table, person))

    def _departed(self, table: LiveTable, person: str) -> LifeChange | None:
        """In the lobby the seats become free, later a computer player finishes; nothing where others hold them too."""
        alone = [seat for seat in table.persons_of(person) if set(table.seats[seat].holders) == {person}]
        if table.data.status == LOBBY:
            columns, told = self._lives.passed_on(table, person, alone)
            left = [Entry("left", seat, {"name": SOMEBODY}) for seat in alone]
            freed = {seat: self._lives.freed(table, seat) for seat in alone}
            return LifeChange(columns, freed, alone, [*left, *told]) if alone or columns else None
        if table.data.status not in (RUNNING, PAUSED):
            return None
        facts = self._lives.facts(table)
        theirs = [seat for seat in alone if refusal("depart", facts, SERVER, seat) is None]
        steps = [self._lives.resigned(table, seat, "departed", SOMEBODY) for seat in theirs]
        seats = {seat: columns for step in steps for seat, columns in step.seats.items()}
        entries, shut = [one for step in steps for one in step.entries], [one for step in steps for one in step.shut]
        return LifeChange(seats=seats, entries=entries, shut=shut) if steps else None


def asked_about(one: Waiting, waited: timedelta) -> list[Event]:
    """Who is told that a table will end by itself; of each time it waits once."""
    kind: Kind = "unbegun" if one.status == LOBBY else "idle"
    if one.status not in ASKED or waited < ASKED[one.status]:
        return []
    return [Event(one.table, person, kind, f"{kind}-{one.since:%Y%m%d%H%M}") for person in one.persons]
