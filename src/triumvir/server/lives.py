"""What people do with seats and tables beside the game: asks the rules of `life`, stores what follows, tells of it.

Every step is made for the table as it is now, and tried again if somebody else was quicker; each time the rules are
asked anew. So of two who want different things at once the second hears what is possible then.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from sqlalchemy.exc import DBAPIError

from triumvir.agents.levels import level_name
from triumvir.engine.errors import TriumvirError
from triumvir.server.clocks import Columns, Tick, clock_of, over
from triumvir.server.config import Config
from triumvir.server.hub import REMEMBERED, Hub
from triumvir.server.keys import Keys, token_hash
from triumvir.server.life.agreement import ASKS, END, PAUSE, REPLACE, Proposal
from triumvir.server.life.clock import elapsed
from triumvir.server.life.rules import (
    AWAY_AFTER,
    ENDED,
    HANDED,
    LOBBY,
    PAUSED,
    PERSONS,
    REMOVED,
    RESIGNED,
    RUNNING,
    SERVER,
    WORDS,
    Asker,
    Facts,
    Seat,
    refusal,
    state_of,
)
from triumvir.server.life.terms import DECIDE, KEEPER, RESIGN
from triumvir.server.live_table import LiveTable
from triumvir.server.notices.events import Event, Kind
from triumvir.server.store import SeatData
from triumvir.server.store.life import Entry, LifeChange
from triumvir.server.store.moments import in_utc
from triumvir.server.tables import Stale, Tables

TRIES = 8  # computer players at a table may move while a form is on its way
FREE_NAME = "–"
SEEN_AGAIN = timedelta(seconds=20)


class Refused(TriumvirError):
    """Something that the rules of seats and tables do not allow now; the sentence says what they do."""


@dataclass(frozen=True)
class Busy(Exception):
    """The table changed again and again while a step was tried."""

    table: LiveTable


def keeper_name(agent: str) -> str:
    """What a computer player is called."""
    return level_name(agent) or agent


class Lives:
    """The seats and tables of this server."""

    def __init__(self, config: Config, tables: Tables, hub: Hub, keys: Keys) -> None:
        self._config = config
        self._tables = tables
        self._hub = hub
        self._keys = keys
        self._noted: dict[tuple[str, int], datetime] = {}

    # ------------------------------------------------------------ what is so

    def facts(self, table: LiveTable) -> Facts:
        """What the rules ask of a table, now."""
        now, data = self._config.now(), table.data
        present = self._hub.present(table.id)
        seats = tuple(self._seat(table, seat, present[seat.seat] > 0, now) for seat in table.seats)
        status = data.status
        since = in_utc(data.updated_at) if status == LOBBY else data.since or in_utc(data.updated_at)
        return Facts(status, seats, table.terms.limit, table.first_round, self._waited(since))

    def _waited(self, since: datetime) -> timedelta:
        """How much time has passed in which somebody could have come back."""
        return elapsed(since, self._config.now(), self._tables.stills.outages)

    def _seat(self, table: LiveTable, seat: SeatData, present: bool, now: datetime) -> Seat:
        seen = max(filter(None, (seat.seen_at, self._hub.seen(table.id, seat.seat))), default=None)
        if seen is None:
            joined = [held.since for held in seat.holders.values() if held.since]
            seen = max(joined, default=None) or in_utc(table.data.updated_at)
        away = None if present else max(now - seen, timedelta())
        if (
            seat.kind == "person" and int(table.state.to_act) == seat.seat and over(seat)
        ):  # their time is over: the others may decide, as after a long absence
            away = max(away or timedelta(), table.terms.limit or timedelta(), AWAY_AFTER)
        state = state_of(seat.kind, bool(seat.holders), seat.resigned, away)
        kept = self._waited(seat.since or in_utc(table.data.updated_at)) if state in (HANDED, RESIGNED) else None
        reminded = now - seat.reminded_at if seat.reminded_at else None
        off = self._tables.stills.off_until(table.terms, seat, now)
        return Seat(state, away, reminded, off, kept)

    def asker(self, table: LiveTable, holder: str) -> Asker:
        """Who a visitor is at a table."""
        return Asker(frozenset(table.persons_of(holder)), table.is_owner(holder))

    # ------------------------------------------------------------ steps

    async def step(self, table: LiveTable, plan: Callable[[LiveTable], LifeChange | None]) -> LiveTable:
        """Do what a plan says for the table as it is; it raises Refused, or says None if nothing is left to do."""
        for _ in range(TRIES):
            change = plan(table)
            if change is None:
                return table
            try:
                store = self._tables.store
                return await self._tables.change(table.id, table.revision, store.live, table.ply, change)
            except Stale as stale:
                table = stale.table
        raise Busy(table)

    def _require(self, name: str, table: LiveTable, asker: Asker, seat: int = -1) -> Facts:
        facts = self.facts(table)
        refused = refusal(name, facts, asker, seat)
        if refused is not None:
            raise Refused(refused)
        return facts

    def refused(self, name: str, table: LiveTable, holder: str, seat: int = -1) -> bool:
        """Whether somebody may not do something."""
        return refusal(name, self.facts(table), self.asker(table, holder), seat) is not None

    def require(self, name: str, table: LiveTable, holder: str, seat: int = -1) -> None:
        """See whether somebody may do something; raises Refused."""
        self._require(name, table, self.asker(table, holder), seat)

    async def leave(self, table: LiveTable, holder: str, seat: int) -> LiveTable:
        """Leave a seat in the lobby. If nobody of those who stay made the table, it passes on, or is removed."""

        def plan(table: LiveTable) -> LifeChange:
            self._require("leave", table, self.asker(table, holder), seat)
            left = Entry("left", seat, {"name": table.names[seat]})
            columns, told = self.passed_on(table, holder, [seat])
            return LifeChange(columns, {seat: self.freed(table, seat)}, [seat], [left, *told])

        return await self.step(table, plan)

    def freed(self, table: LiveTable, seat: int) -> Columns:
        """A seat that nobody sits at any more, with a link that nobody has seen."""
        generation = table.seats[seat].generation + 1
        token = self._keys.seat_token(table.id, seat, generation)
        link = {"generation": generation, "token_hash": token_hash(token)}
        return {"kind": "open", "name": FREE_NAME, "agent": "", "seen_at": None, **link}

    def passed_on(self, table: LiveTable, holder: str, seats: Collection[int]) -> tuple[dict[str, object], list[Entry]]:
        """Who runs a table whose owner leaves its last seats there."""
        if not table.is_owner(holder) or set(table.persons_of(holder)) - set(seats):
            return {}, []
        for other in table.seats:
            if other.kind == "person" and holder not in other.holders and other.holders:
                first = min(other.holders, key=lambda who: other.holders[who].number)
                return {"owner": first}, [Entry("passed-on", other.seat, {"name": other.name})]
        gone = {"status": REMOVED, "since": self._config.now(), "why": table.data.status}
        return gone, [Entry("removed")]

    async def hand(self, table: LiveTable, holder: str, seat: int, agent: str) -> LiveTable:
        """Let a computer player go on in one's own seat."""

        def plan(table: LiveTable) -> LifeChange:
            self._require("hand", table, self.asker(table, holder), seat)
            return self._handed(table, seat, agent, "wish", "handed")

        return await self.step(table, plan)

    def events(self, table: LiveTable, kind: Kind, seats: Sequence[int]) -> list[Event]:
        """What the persons of some seats are told."""
        key = f"{kind}-{table.revision}"
        return [Event(table.id, holder, kind, key) for seat in seats for holder in table.seats[seat].holders]

    def _handed(self, table: LiveTable, seat: int, agent: str, why: str, kind: str) -> LifeChange:
        warm = {"kind": "computer", "agent": agent, "since": self._config.now(), "why": why}
        warm |= self.tick(table).stopped(table.seats[seat])
        told = Entry(kind, seat, {"name": table.names[seat], "keeper": keeper_name(agent)})
        events = [] if why == "wish" else self.events(table, "taken", [seat])
        return LifeChange(seats={seat: warm}, entries=[told], events=events, shut=[(REPLACE, seat)])

    async def take_back(self, table: LiveTable, holder: str, seat: int) -> LiveTable:
        """Go on oneself. A computer player that thinks meanwhile is refused: its thought was for an older revision."""

        def plan(table: LiveTable) -> LifeChange:
            self._require("return", table, self.asker(table, holder), seat)
            mine = {"kind": "person", "agent": "", "since": None, "why": "", "seen_at": self._config.now()}
            mine |= self.tick(table).returned(table.seats[seat])
            told = Entry("returned", seat, {"name": table.names[seat]})
            return LifeChange(seats={seat: mine}, entries=[told], events=self.events(table, "returned", [seat]))

        return await self.step(table, plan)

    async def resign(self, table: LiveTable, holder: str, seat: int) -> LiveTable:
        """Give up for good."""

        def plan(table: LiveTable) -> LifeChange:
            self._require("resign", table, self.asker(table, holder), seat)
            return self.resigned(table, seat, "resigned")

        return await self.step(table, plan)

    def resigned(self, table: LiveTable, seat: int, kind: str, name: str = "") -> LifeChange:
        """What follows when a seat is given up for good; told under another name if one is given."""
        agent = table.seats[seat].agent or KEEPER
        given = {"kind": "computer", "agent": agent, "since": self._config.now(), "why": "wish", "resigned": True}
        given |= self.tick(table).stopped(table.seats[seat])
        told = Entry(kind, seat, {"name": name or table.names[seat], "keeper": keeper_name(agent)})
        return LifeChange(seats={seat: given}, entries=[told], shut=[(REPLACE, seat)])

    async def remind(self, table: LiveTable, holder: str, seat: int) -> LiveTable:
        """Send an absent person a notice."""

        def plan(table: LiveTable) -> LifeChange:
            self._require("remind", table, self.asker(table, holder), seat)
            told = Entry("reminded", seat, {"name": table.names[seat]})
            events = self.events(table, "reminded", [seat])
            return LifeChange(seats={seat: {"reminded_at": self._config.now()}}, entries=[told], events=events)

        return await self.step(table, plan)

    async def resume(self, table: LiveTable, holder: str) -> LiveTable:
        """End a pause."""

        def plan(table: LiveTable) -> LifeChange:
            self._require("resume", table, self.asker(table, holder))
            tick = self.tick(table)
            clocks = {seat.seat: columns for seat in table.seats if (columns := tick.resumed(seat))}
            return LifeChange({"status": RUNNING, "since": self._config.now()}, clocks, entries=[Entry("resumed")])

        return await self.step(table, plan)

    async def remove(self, table: LiveTable, holder: str) -> LiveTable:
        """Remove a table of one's own."""

        def plan(table: LiveTable) -> LifeChange:
            self._require("remove", table, self.asker(table, holder))
            gone = {"status": REMOVED, "since": self._config.now(), "why": table.data.status}
            return LifeChange(gone, self.stopped(table), entries=[Entry("removed")])

        return await self.step(table, plan)

    async def restore(self, table: LiveTable, holder: str) -> LiveTable:
        """Bring a removed table back as it was."""

        def plan(table: LiveTable) -> LifeChange:
            self._require("restore", table, self.asker(table, holder))
            back = {"status": table.data.why, "since": self._config.now(), "why": ""}
            tick = self.tick(table)
            clocks = {seat.seat: columns for seat in table.seats if (columns := tick.resumed(seat))}
            return LifeChange(back, clocks, entries=[Entry("restored")])

        return await self.step(table, plan)

    # ------------------------------------------------------------ agreements

    async def propose(self, table: LiveTable, holder: str, kind: str, seat: int) -> LiveTable:
        """Propose something, which counts as one's own word for it; who proposes what is open agrees to it."""

        def plan(table: LiveTable) -> LifeChange | None:
            asker, now = self.asker(table, holder), self._config.now()
            facts = self._require(ASKS[kind], table, asker, seat)
            found = table.proposal(kind, seat)
            if found is not None and not found.over(now):
                return self._settled(table, facts, replace(found, agreed=found.agreed | asker.seats), [])
            by = min(one for one in asker.seats if facts.seats[one].state in PERSONS)
            name = table.names[seat if seat >= 0 else by]
            told = Entry(f"asked-{kind}", seat if seat >= 0 else by, {"name": name})
            made = self._settled(table, facts, Proposal(kind, seat, by, now, asker.seats), [told])
            before = self.events(table, "time", [seat]) if kind == REPLACE and made.open else []
            return replace(made, events=[*made.events, *before])

        return await self.step(table, plan)

    async def vote(self, table: LiveTable, holder: str, kind: str, seat: int, agrees: bool) -> LiveTable:
        """Agree to what is proposed, or decline it for all."""

        def plan(table: LiveTable) -> LifeChange | None:
            asker, found = self.asker(table, holder), table.proposal(kind, seat)
            facts = self._require(ASKS[kind], table, asker, seat)
            if found is None or found.over(self._config.now()):
                raise Refused(WORDS("no-vote"))
            if agrees:
                return self._settled(table, facts, replace(found, agreed=found.agreed | asker.seats), [])
            name = table.names[seat] if seat >= 0 else ""
            return LifeChange(entries=[Entry(f"declined-{kind}", seat, {"name": name})], shut=[(kind, seat)])

        return await self.step(table, plan)

    def _settled(self, table: LiveTable, facts: Facts, found: Proposal, told: Sequence[Entry]) -> LifeChange:
        """A proposal as it stands, or what follows if everybody agrees."""
        effect = None if found.waits_for(facts) else self._effect(table, facts, found)
        if effect is None:
            return LifeChange(entries=told, open=[found])
        shut = [*effect.shut, (found.kind, found.seat)]
        return replace(effect, entries=[*told, *effect.entries], shut=list(dict.fromkeys(shut)))

    def _effect(self, table: LiveTable, facts: Facts, found: Proposal) -> LifeChange | None:
        now = self._config.now()
        if refusal(found.kind, facts, SERVER, found.seat) is not None:
            return None  # not yet: an absent person has the whole time that was agreed
        if found.kind == REPLACE:
            return self._handed(table, found.seat, table.terms.agent, "others", "replaced")
        if found.kind == PAUSE:
            return LifeChange({"status": PAUSED, "since": now}, self.stopped(table), entries=[Entry("paused")])
        assert found.kind == END
        ended = {"status": ENDED, "since": now, "why": "agreed"}
        persons = [seat.seat for seat in table.seats]
        events = self.events(table, "over", persons)
        return LifeChange(ended, self.stopped(table), entries=[Entry("ended")], events=events)

    # ------------------------------------------------------------ clocks

    def tick(self, table: LiveTable) -> Tick:
        to_act = int(table.state.to_act)
        return Tick(table.terms, self._tables.stills, self._config.now(), to_act, table.ply)

    def stopped(self, table: LiveTable) -> dict[int, Columns]:
        """What changes when all clocks of a table stand."""
        tick = self.tick(table)
        return {seat.seat: columns for seat in table.seats if (columns := tick.stopped(seat))}

    async def ring(self, code: str) -> None:
        """Look at the clocks of a table: warn, or do what was agreed for the end of time."""
        table = await self._tables.get(code)
        if table is not None:
            await self.step(table, self._rung)

    def _rung(self, table: LiveTable) -> LifeChange | None:
        tick = self.tick(table)
        for seat in table.seats:
            clock = clock_of(seat)
            if not table.running or seat.kind != "person" or clock is None or clock.since is None:
                continue
            still = tick.stills.of(table.terms, seat, clock)
            ends = clock.deadline(still)
            assert ends is not None
            if tick.now >= ends:
                return self._time_out(table, seat)
            warned = clock.due(table.terms, still, tick.now)
            columns = tick.columns(seat, replace(clock, warned=warned))
            if any(columns[name] != getattr(seat, name) for name in columns):
                events = self.events(table, "time", [seat.seat]) if warned > clock.warned else []
                return LifeChange(seats={seat.seat: columns}, events=events)
        return None

    def _time_out(self, table: LiveTable, seat: SeatData) -> LifeChange:
        """What was agreed for the end of time."""
        terms = table.terms
        if terms.at_time_out == RESIGN:
            return replace(
                self.resigned(table, seat.seat, "forfeited"), events=self.events(table, "taken", [seat.seat])
            )
        if terms.at_time_out == DECIDE:
            told = Entry("time-up", seat.seat, {"name": seat.name})
            stands = {seat.seat: self.tick(table).stopped(seat)}
            return LifeChange(seats=stands, entries=[told], events=self.events(table, "time", [seat.seat]))
        return self._handed(table, seat.seat, terms.agent, "time", "expired")

    # ------------------------------------------------------------ who is there

    async def acted(self, table: LiveTable, seats: Sequence[int]) -> None:
        """Note that the persons of some seats are there; an open page tells that by itself."""
        self._hub.touch(table.id, seats)
        present = self._hub.present(table.id)
        await self.seen(table, [seat for seat in seats if not present[seat]])

    async def seen(self, table: LiveTable, seats: Sequence[int]) -> None:
        """Note that a page of the persons of some seats is open, or was until now; not twice within moments."""
        now = self._config.now()
        for seat in seats:
            before = self._noted.get((table.id, seat))
            if before is not None and now - before < SEEN_AGAIN:
                continue
            self._noted[table.id, seat] = now
            while len(self._noted) > REMEMBERED:
                self._noted.pop(next(iter(self._noted)))
            with suppress(DBAPIError, RuntimeError):  # the store is away, or the server is ending
                await self._tables.stored(self._tables.store.note_seen, table.id, seat, now)
