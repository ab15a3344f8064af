"""The tables that are in memory: found, rebuilt from their records, and kept at what other workers have stored."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import ParamSpec, TypeVar

from sqlalchemy.exc import DBAPIError

from triumvir.engine.errors import TriumvirError
from triumvir.server.clocks import Stills
from triumvir.server.config import Config
from triumvir.server.hub import Hub
from triumvir.server.keys import Keys
from triumvir.server.live_table import LiveTable
from triumvir.server.lost import Lost, LostTable, replayed
from triumvir.server.metrics import Metrics
from triumvir.server.peers import Peers
from triumvir.server.results import note_result
from triumvir.server.store import HostStore, TableData, TableFacts
from triumvir.server.store.post import Message

P = ParamSpec("P")
R = TypeVar("R")
LOG = logging.getLogger("triumvir.server")


def playable(table: LiveTable | LostTable | None) -> LiveTable | None:
    """A table that was found; raises Lost if it cannot be continued."""
    if isinstance(table, LostTable):
        raise Lost(table)
    return table


class Shelf:
    """The tables of this worker, each no older than what anybody here has seen of it."""

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

    # ------------------------------------------------------------ finding and loading

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
