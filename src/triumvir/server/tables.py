"""All tables: made, loaded, changed. A change is stored before anyone hears of it; else it did not happen."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, ParamSpec, TypeVar

from sqlalchemy.exc import DBAPIError

from triumvir.engine.errors import TriumvirError
from triumvir.engine.game import Game
from triumvir.engine.record import Record
from triumvir.engine.session import UndoRefused
from triumvir.language import catalogue
from triumvir.server.clocks import Columns, Stills, Tick
from triumvir.server.config import Config
from triumvir.server.hub import Hub
from triumvir.server.keys import Keys
from triumvir.server.life.terms import Terms
from triumvir.server.live_table import LiveTable, standing_of
from triumvir.server.lost import Lost, LostTable, replayed
from triumvir.server.metrics import Metrics
from triumvir.server.new_table import SeatPlan, new_seats, new_table, one_against_computers, onlookers
from triumvir.server.peers import Peers
from triumvir.server.results import note_result
from triumvir.server.store import Conflict, HostStore, Standing, TableData, TableFacts
from triumvir.server.store.post import Message
from triumvir.server.store.store import CHAT_KEPT

WORDS = catalogue("triumvir.server", "refusals")

P = ParamSpec("P")
R = TypeVar("R")
LOG = logging.getLogger("triumvir.server")


class Stale(Exception):
    """The request was made for an older revision of the table."""

    def __init__(self, table: LiveTable) -> None:
        super().__init__(table.id)
        self.table = table


def playable(table: LiveTable | LostTable | None) -> LiveTable | None:
    """A table that was found; raises Lost if it cannot be continued."""
    if isinstance(table, LostTable):
        raise Lost(table)
    return table


class Gone(KeyError):
    """There is no such table, or no longer: the host may have removed it."""


class Tables:
    """The tables of this server."""

    def __init__(self, config: Config, store: HostStore, keys: Keys, hub: Hub, metrics: Metrics | None = None) -> None:
        self.config = config
        self.metrics = metrics or Metrics()
        self.store = store
        self.keys = keys
        self.hub = hub
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Future[LiveTable | LostTable | None]] = {}
        self._thread = ThreadPoolExecutor(1, "store")
        self._reading = ThreadPoolExecutor(1, "reading") if store.readers_wait_for_nobody else self._thread
        self.stills = Stills()
        self.peers = Peers(config, store.post, hub)
        self._listener: Callable[[LiveTable], None] = lambda _: None

    def on_change(self, listener: Callable[[LiveTable], None]) -> None:
        """Call this with every table that was loaded or has changed."""
        self._listener = listener

    def close(self) -> None:
        """Finish what is being written."""
        self.peers.close()
        self._thread.shutdown(wait=True)
        self._reading.shutdown(wait=True)
        self.store.close()

    async def stored(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Change something in the store, one change after the other."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(*args, **kwargs))

    async def read(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Read something from the store, without waiting for changes that are held up."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, lambda: work(*args, **kwargs))

    # ------------------------------------------------------------ making and loading

    async def create(
        self,
        game: Game,
        owner: str,
        seats: Sequence[SeatPlan],
        *,
        visibility: str = "link",
        hints: bool = True,
        pace: int | None = None,
        terms: Terms | None = None,
        start: bool = False,
        seed: int | None = None,
    ) -> LiveTable:
        """A new table; unless it is given, its seed comes from the operating system."""
        if seed is None:
            seed = int.from_bytes(self.config.random_bytes(32), "big")
        pace = self.config.pace if pace is None else pace
        data = new_table(self.config, Record.of(game, seed), owner, visibility, hints, pace)
        data = replace(data, terms=(terms or Terms()).columns())
        await self.stored(self.store.create, data, new_seats(self.keys, data.id, seats, owner))
        table = await self.get(data.id)
        assert table is not None
        if start:
            await self.start(data.id, table.revision)
            table = await self.get(data.id)
            assert table is not None
        return table

    async def adopt(self, record: Record, deciding: Sequence[int], standing: Standing, owner: str) -> str:
        """Keep an uploaded record of a finished game; returns the table's code."""
        pace = self.config.pace
        data = new_table(self.config, record, owner, "link", False, pace, "finished", True, standing)
        steps = list(zip(deciding, record.actions, strict=True))
        seats = new_seats(self.keys, data.id, onlookers(record), owner)
        await self.stored(self.store.create, data, seats, steps)
        return data.id

    async def fork(self, table: LiveTable, seat: int, ply: int, owner: str) -> str:
        """A new table that goes on from a position of a finished one, one seat against computer players."""
        record, states = table.record(), table.session.positions[: ply + 1]
        record.actions = record.actions[:ply]
        data = new_table(
            self.config,
            record,
            owner,
            "link",
            True,
            self.config.pace,
            "running",
            standing=standing_of(table.game, states[-1]),
        )
        steps = [(int(state.to_act), action) for state, action in zip(states, record.actions, strict=False)]
        seats = new_seats(self.keys, data.id, one_against_computers(table.seats, seat), owner)
        await self.stored(self.store.create, data, seats, steps)
        return data.id

    async def get(self, table_id: str) -> LiveTable | None:
        """A table that can be shown and played; None if there is none. Raises Lost if it cannot be continued."""
        return playable(await self.find(table_id))

    async def find(self, table_id: str) -> LiveTable | LostTable | None:
        """A table, from memory or rebuilt from its record if that is possible; None if there is none."""
        table = self._live.get(table_id)
        if table is not None:
            self._live.move_to_end(table_id)
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable | LostTable | None:
        data = await self._read(table_id)
        if data is None:
            return None
        table = replayed(data, self.config.session)
        if isinstance(table, LostTable):
            return table
        if table.data.standing.phase is None and table.data.status != "lobby":
            await self._note_standing(table)
        await note_result(self, table)
        table.hear(await self.read(self.store.chat, table_id))
        self.peers.inform(table)
        self._live[table_id] = table
        for old in list(self._live)[: max(0, len(self._live) - self.config.live_tables)]:
            if not self.hub.present(old) and not self._live[old].lock.locked():
                del self._live[old]
        self._listener(table)
        return table

    async def _read(self, table_id: str) -> TableFacts | None:
        """All that is stored of a table, or as much as can be read."""
        try:
            return await self.read(self.store.load, table_id)
        except (ValueError, TypeError):  # options that are no JSON, or no mapping
            return await self.read(self.store.facts, table_id)

    async def _note_standing(self, table: LiveTable) -> None:
        """Tell the lists how a table of an older release stands."""
        try:
            await self.stored(self.store.note_standing, table.id, table.revision, table.standing())
        except DBAPIError:  # next time
            LOG.warning("how a table stands could not be noted")

    # ------------------------------------------------------------ what other workers have changed

    def listen(self) -> None:
        """Follow what other workers do; called on the event loop."""
        self.peers.listen(self._follow, lambda: list(self._live))

    async def look_again(self) -> None:
        """Follow what was done to the tables here by somebody who tells nobody: the host, with another command."""
        codes = list(self._live)
        stored = await self.read(self.store.revisions, codes)
        for code in codes:
            table = self._live.get(code)
            if table is not None and table.revision != stored.get(code):
                await self._follow(code, {})
                self.hub.publish(code)

    async def _follow(self, table_id: str, message: Message) -> None:
        """Follow what another worker tells of a table, if it is here."""
        while isinstance(table := await self._here(table_id), LiveTable):
            async with table.lock:
                if self._live.get(table_id) is not table:
                    continue  # it was rebuilt while we waited, perhaps from what was before
                try:
                    fresh = await self._take(table, message)
                except (Lost, TriumvirError):
                    self.forget(table_id)  # who asks for it next hears why
                    return
            if fresh is not None:
                self._listener(fresh)
            return

    async def _here(self, table_id: str) -> LiveTable | LostTable | None:
        if loading := self._loading.get(table_id):
            return await asyncio.shield(loading)  # it may have been read before the change
        return self._live.get(table_id)

    async def _take(self, table: LiveTable, message: Message) -> LiveTable | None:
        """Take in what was told of a table, whose lock is taken; only what does not follow from it is read."""
        if "redo" in message:
            table.take_facts(message)
            return table
        if not message or "said" in message:
            table.hear(await self.read(self.store.chat, table.id))
        if not message or ("changed" in message and not table.take_change(message)):
            return await self._renew(table)
        return table

    async def reach(self, table: LiveTable, revision: int, chat: int = 0) -> LiveTable:
        """The table, read again if a visitor may have seen more of it at another worker than is known here."""
        if not self.store.post.shared:
            return table
        if chat > table.chat_count:
            table.hear(await self.read(self.store.chat, table.id))
        if revision <= table.revision:
            return table
        async with table.lock:
            if self._live.get(table.id) is table and table.revision < revision:
                await self._renew(table)
        return await self.get(table.id) or table

    async def settled(self, table: LiveTable, holder: str) -> LiveTable:
        """The table; before a shared screen counts as covered, word from other workers of who sits there is heard."""
        if table.curtain(holder) is None or not self.store.post.shared:
            return table
        await self.peers.catch_up()
        return await self.get(table.id) or table

    async def _renew(self, table: LiveTable) -> LiveTable | None:
        """Bring a table, whose lock is taken, to what is stored."""
        if await self.read(self.store.revision, table.id) == table.revision:
            return table
        data = await self._read(table.id)
        with suppress(TriumvirError):  # else building it anew says what is wrong
            if isinstance(data, TableData) and table.follow(data):
                return table
        return await self._rebuild(table)

    async def _rebuild(self, table: LiveTable) -> LiveTable | None:
        """The table as it is stored, with what is known of it and not stored."""
        self.forget(table.id)
        fresh = await self.get(table.id)
        if fresh is not None:
            fresh.take_facts(table.facts())
        return fresh

    @property
    def live(self) -> Collection[LiveTable]:
        """The tables in memory."""
        return self._live.values()

    def forget(self, table_id: str) -> None:
        """Drop a table from memory; it is rebuilt from the store when it is next asked for."""
        self._live.pop(table_id, None)

    # ------------------------------------------------------------ changing

    @asynccontextmanager
    async def _locked(self, table_id: str, revision: int) -> AsyncIterator[LiveTable]:
        """The table, which nobody else changes meanwhile; raises Stale if it is not at this revision."""
        while True:
            table = await self.get(table_id)
            if table is None:
                raise Gone(table_id)
            table = await self.reach(table, revision)
            async with table.lock:
                if self._live.get(table_id) is not table:
                    continue  # it was rebuilt while we waited
                if table.revision != revision:
                    raise Stale(table)
                yield table
                return

    async def _store_or_rebuild(self, table: LiveTable, work: Callable[P, Any], *args: P.args, **kw: P.kwargs) -> None:
        try:
            await self.stored(work, *args, **kw)
        except BaseException as error:
            if isinstance(error, Conflict):
                fresh = await self._rebuild(table)
                raise (Gone(table.id) if fresh is None else Stale(fresh)) from error
            self.forget(table.id)
            raise

    def _changed(self, table: LiveTable) -> None:
        self.hub.publish(table.id)
        self._listener(table)

    def _tick(self, table: LiveTable, standing: Standing, ply: int, undone: bool = False) -> dict[int, Columns]:
        """What a step of the game does to the clocks."""
        to_act = -1 if standing.to_act is None else standing.to_act
        return Tick(table.terms, self.stills, self.config.now(), to_act, ply, undone).seats(table.seats)

    async def act(self, table_id: str, seat: int, action: int, revision: int, cause: str = "person") -> LiveTable:
        """Take an action; raises Stale, or IllegalAction with the rule. When this returns, it is stored."""
        async with self._locked(table_id, revision) as table:
            if not table.running:
                raise Stale(table)
            ply = table.ply
            steps, standing = table.plan((seat, action, cause))
            status = "running" if standing.ranks is None else "finished"
            now, clocks = self.config.now(), self._tick(table, standing, ply + len(steps))
            await self._store_or_rebuild(
                table, self.store.append, table.id, revision, ply, steps, now, status, standing, clocks
            )
            table.carry_out(steps, clocks)
        self.metrics.count("actions_total", cause)
        self._changed(table)
        await note_result(self, table)
        return table

    async def undo(self, table_id: str, seat: int, revision: int) -> LiveTable:
        """Take the seat's last choice back; raises Stale, or UndoRefused with the reason."""
        async with self._locked(table_id, revision) as table:
            undo = table.undo_of(seat)
            if undo.refused is not None or not table.running:
                refused = undo.refused or WORDS("game-over")
                raise UndoRefused(refused)
            now, standing = self.config.now(), table.standing(undo.to)
            clocks = self._tick(table, standing, undo.to, undone=True)
            store = self.store
            await self._store_or_rebuild(table, store.take_back, table.id, revision, undo.to, now, standing, clocks)
            table.redo.append(table.rewind(undo.to, clocks))
        self._changed(table)
        await self.peers.tell(table)
        return table

    async def redo(self, table_id: str, seat: int, revision: int) -> LiveTable:
        """Do again what was taken back last; raises Stale or UndoRefused."""
        table = await self.get(table_id)
        if table is None:
            raise Gone(table_id)
        if not table.redo or table.redo[-1][0][0] != seat:
            raise UndoRefused(WORDS("there-nothing-do-again"))
        return await self.act(table_id, seat, table.redo[-1][0][1], revision)

    async def start(self, table_id: str, revision: int) -> LiveTable:
        """Begin to play; raises TriumvirError while a seat is free."""
        async with self._locked(table_id, revision) as table:
            if table.data.status != "lobby":
                raise Stale(table)
            if any(seat.kind == "open" for seat in table.seats):
                raise TriumvirError(WORDS("seat-still-free"))
            steps, standing = table.plan(None)
            now, clocks = self.config.now(), self._tick(table, standing, len(steps))
            await self._store_or_rebuild(
                table, self.store.append, table.id, revision, 0, steps, now, "running", standing, clocks
            )
            table.carry_out(steps, clocks)
        self._changed(table)
        return table

    async def change(
        self, table_id: str, revision: int, work: Callable[..., None], *args: Any, **values: Any
    ) -> LiveTable:
        """Change a table or a seat by one of the store's methods; raises Stale."""
        async with self._locked(table_id, revision) as table:
            now = self.config.now()
            await self._store_or_rebuild(table, work, table.id, revision, now, *args, **values)
            fresh = await self._renew(table)
            if fresh is None:
                raise Gone(table_id)
        self._changed(fresh)
        return fresh

    async def say(self, table: LiveTable, seat: int, text: str) -> None:
        """Say something at a table."""
        try:
            said = await self.stored(self.store.say, table.id, seat, text, self.config.now())
        except Conflict as error:
            self.forget(table.id)
            raise Gone(table.id) from error
        table.hear([*table.chat[1 - CHAT_KEPT :], said])
        self.hub.publish(table.id)
