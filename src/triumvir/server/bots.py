"""Computer players at the tables: they think in processes of their own and move at the pace of the table.

A table whose computer player is to decide has a task here, which goes on through every error of the store and of the
processes for as long as that is so. Of several workers the one that holds the table's lease plays. Tables that were
left at a computer player's turn, by a server that was killed or a worker that died, are found by a look at the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from typing import ParamSpec, TypeVar
from zlib import crc32

from triumvir.agents import ADVISER, Explanation
from triumvir.engine.errors import TriumvirError
from triumvir.server.config import Config
from triumvir.server.hub import Hub
from triumvir.server.live_table import LiveTable
from triumvir.server.lost import Lost
from triumvir.server.processes.jobs import decide, reasons
from triumvir.server.processes.pool import Pool
from triumvir.server.processes.waiting import Urgency
from triumvir.server.store import SeatData
from triumvir.server.store.left import left_to_computers
from triumvir.server.tables import Gone, Stale, Tables

P = ParamSpec("P")
R = TypeVar("R")
LEASE_LOOK = 1.0  # seconds between two looks whether a table is free
STORE_LOOK = 3.0  # seconds between two looks whether tables wait that nobody plays
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 3.0  # seconds after an error, which double
LOG = logging.getLogger("triumvir.server")


class Bots:
    """The processes that think, and one task for each table at which a computer player is to decide."""

    def __init__(self, config: Config, tables: Tables, hub: Hub) -> None:
        self._config = config
        self._tables = tables
        self._hub = hub
        self._pool = Pool(config.bot_workers)
        self._closed = False
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._watch: asyncio.Task[None] | None = None
        self._left: dict[str, int] = {}  # tables that may wait for a computer player, with their revisions
        self._at_rest: dict[str, int] = {}  # those that do not, until they have changed
        tables.on_change(self.look_at)

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a process."""
        return self._pool.waiting

    @property
    def thinking(self) -> int:
        """How many thoughts are being thought."""
        return self._pool.running

    def open(self) -> None:
        """From now on take up tables that nobody plays; called on the event loop."""
        self._watch = asyncio.get_running_loop().create_task(self._look_at_store())

    def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        for task in (*self._tasks.values(), *([self._watch] if self._watch else [])):
            task.cancel()
        self._pool.close()

    def warm_up(self) -> None:
        """Start a process before it is needed."""
        self._pool.warm_up()

    def renew(self) -> None:
        """Think in new processes from now on."""
        self._pool.renew()

    # ------------------------------------------------------------ what people ask

    async def ask(self, asker: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do something for a person who waits."""
        return await self._pool.run(asker, lambda: Urgency.PEOPLE, work, *args, **kwargs)

    async def later(self, asker: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do something for a person for which no table may wait: it comes behind all that is played."""
        return await self._pool.run(asker, lambda: Urgency.REVIEWS, work, *args, **kwargs)

    async def explain(
        self, asker: str, table: LiveTable, ply: int, lang: str, played: int | None = None
    ) -> Explanation:
        """What the adviser makes of the decision at a ply, knowing only what the deciding seat knew.

        The same question gets the same answer: its random numbers follow from the table's code and the ply.
        """
        position = table.session.positions[ply]
        seat, seed = int(position.to_act), crc32(f"{table.id}/{ply}".encode()) & 0x3FFFFFFF
        guess = position.imagine(seat, seed)
        names = tuple(table.names)
        return await self.ask(asker, reasons, table.data.setup, guess.dump(), seat, ADVISER, seed, lang, names, played)

    # ------------------------------------------------------------ which tables

    def look_at(self, table: LiveTable) -> None:
        """Start thinking if a computer player is to decide and nobody thinks for this table yet."""
        if table.bot_to_act is not None:
            self._take_up(table.id, patient=True)

    def _take_up(self, table_id: str, patient: bool) -> None:
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.get_running_loop().create_task(self._drive(table_id, patient))

    async def _look_at_store(self) -> None:
        """Take up tables that were left at a computer player's turn, now and whenever there are some."""
        failed = False
        while True:
            try:
                self._left = await self._tables.read(left_to_computers, self._tables.store)
                failed = False
            except Exception as error:
                if not failed:
                    LOG.warning("tables that wait for computer players cannot be looked for: %s", _kind(error))
                failed = True
            self._at_rest = {one: rev for one, rev in self._at_rest.items() if self._left.get(one) == rev}
            for table_id in self._left.keys() - self._at_rest.keys():
                self._take_up(table_id, patient=False)
            await asyncio.sleep(STORE_LOOK)

    # ------------------------------------------------------------ playing

    async def _drive(self, table_id: str, patient: bool) -> None:
        """Play the computer players of a table until a person is to decide, through all errors.

        Who is patient shows the table: it waits for the lease, to take over from a worker that ends.
        """
        clock, pause = asyncio.get_running_loop().time, FIRST_PAUSE
        try:
            while True:
                began = clock()
                try:
                    await self._play_on(table_id, patient)
                    return
                except (Lost, TriumvirError) as error:  # its record cannot be played
                    LOG.warning("the computer players of table %s cannot go on: %s", table_id, _kind(error))
                    self._at_rest[table_id] = self._left.get(table_id, 0)
                    return
                except Exception as error:  # of whatever kind: nobody else would go on
                    if clock() - began > LONGEST_PAUSE:  # it went well for a while: this is something new
                        pause = FIRST_PAUSE
                    if pause == FIRST_PAUSE:
                        LOG.warning("the computer players of table %s wait: %s", table_id, _kind(error))
                    await self._wait(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            del self._tasks[table_id]  # at once: who acts from now on must find nobody thinking

    async def _wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def _play_on(self, table_id: str, patient: bool) -> None:
        """Play as long as a computer player is to decide; of several workers the one with the lease does so."""
        peers = self._tables.peers
        if not patient:  # another worker's table need not even be loaded
            if not await peers.lease(table_id):
                return
            await peers.release(table_id)
        while (table := await self._tables.get(table_id)) and table.bot_to_act:
            if not await peers.lease(table_id):
                await asyncio.sleep(LEASE_LOOK)  # if the worker that plays here ends, we take over
                continue
            try:
                while (table := await self._tables.get(table_id)) and (seat := table.bot_to_act):
                    await self._play(table, seat)
            finally:
                if not self._closed:  # a worker's leases end with it
                    await peers.release(table_id)
        if table is not None:
            self._at_rest[table_id] = table.revision

    async def _play(self, table: LiveTable, seat: SeatData) -> None:
        loop = asyncio.get_running_loop()
        revision, began = table.revision, loop.time()
        action = await self._choice(table, seat)
        left = table.data.pace / 1000 - (loop.time() - began)
        if left > 0:
            await asyncio.sleep(left)
        with suppress(Stale, Gone):  # the seat was given back, the pace changed, or the host was here: look again
            await self._tables.act(table.id, seat.seat, action, revision, cause="computer")

    async def _choice(self, table: LiveTable, seat: SeatData) -> int:
        """What a computer player does in its seat, knowing only what the seat knows."""
        seed = int.from_bytes(self._config.random_bytes(3), "big")
        guess = table.state.imagine(seat.seat, seed).dump()
        try:
            return await self._pool.run(
                table.data.owner,
                lambda: self._urgency(table),
                decide,
                table.data.setup,
                guess,
                seat.seat,
                seat.agent,
                seed,
            )
        except (BrokenExecutor, TriumvirError):
            LOG.exception("a computer player could not decide; it plays its first choice")
            return table.state.legal()[0]

    def _urgency(self, table: LiveTable) -> Urgency:
        if self._hub.present(table.id):
            return Urgency.PEOPLE
        alone = all(seat.kind == "computer" for seat in table.seats)
        return Urgency.COMPUTERS if alone else Urgency.NOBODY


def _kind(error: Exception) -> str:
    """What happened, without anything that somebody wrote or that was stored."""
    return f"{type(error).__name__}, {type(error.__cause__).__name__}" if error.__cause__ else type(error).__name__
