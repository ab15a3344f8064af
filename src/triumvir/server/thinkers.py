"""Computer players at the tables: they think in worker processes and move at the pace of the table."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import ParamSpec, TypeVar
from zlib import crc32

from triumvir.agents import ADVISER, Explanation
from triumvir.engine.errors import TriumvirError
from triumvir.server.config import Config
from triumvir.server.lost import Lost
from triumvir.server.table import LiveTable
from triumvir.server.tables import Gone, Stale, Tables
from triumvir.server.think import decide, reasons, warm
from triumvir.server.worker import prepare

P = ParamSpec("P")
R = TypeVar("R")
LEASE_LOOK = 1.0  # seconds between two looks whether a table is free
LOG = logging.getLogger("triumvir.server")


class Thinkers:
    """The worker processes, and one task for each table at which a computer player is to decide."""

    def __init__(self, config: Config, tables: Tables) -> None:
        self._config = config
        self._tables = tables
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._tasks: dict[str, asyncio.Task[None]] = {}
        tables.on_change(self.look_at)

    def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        for task in self._tasks.values():
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def run(self, job: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do something in a worker process; a worker that died is replaced once."""
        assert not kwargs
        for attempt in range(2):
            pool = self._pool or self._start()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, job, *args)
            except BrokenExecutor:
                LOG.warning("a worker process ended unexpectedly")
                if self._pool is pool:
                    self._pool = None
                if attempt:
                    raise
        raise AssertionError("unreachable")

    def _start(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(
            self._config.bot_workers, multiprocessing.get_context("spawn"), initializer=prepare
        )
        return self._pool

    def warm_up(self) -> None:
        """Start a worker before it is needed."""
        pool = self._pool or self._start()
        pool.submit(warm)

    async def advise(self, table: LiveTable, seat: int, agent: str) -> int:
        """What a computer player would do in a seat's place, knowing only what the seat knows."""
        seed = int.from_bytes(self._config.random_bytes(3), "big")
        return await self.run(decide, table.data.setup, table.guess(seat, seed).dump(), seat, agent, seed)

    async def explain(self, table: LiveTable, ply: int, lang: str, played: int | None = None) -> Explanation:
        """What the adviser makes of the decision at a ply, knowing only what the deciding seat knew.

        The same question gets the same answer: its random numbers follow from the table's code and the ply.
        """
        position = table.session.positions[ply]
        seat, seed = int(position.to_act), crc32(f"{table.id}/{ply}".encode()) & 0x3FFFFFFF
        guess = position.imagine(seat, seed)
        names = tuple(table.names)
        return await self.run(reasons, table.data.setup, guess.dump(), seat, ADVISER, seed, lang, names, played)

    def look_at(self, table: LiveTable) -> None:
        """Start thinking if a computer player is to decide and nobody thinks for this table yet."""
        if table.bot_to_act is not None and table.id not in self._tasks:
            self._tasks[table.id] = asyncio.get_running_loop().create_task(self._drive(table.id))

    async def _drive(self, table_id: str) -> None:
        """Play the computer players of a table until a person is to decide; of several workers one does so."""
        others = self._tables.others
        try:
            while (table := await self._tables.get(table_id)) and table.bot_to_act:
                if not await others.lease(table_id):
                    await asyncio.sleep(LEASE_LOOK)  # if the worker that plays here ends, we take over
                    continue
                try:
                    await self._play(table_id)
                finally:
                    if not self._closed:  # a worker's leases end with it
                        await others.release(table_id)
        except Lost:
            LOG.warning("a table with computer players cannot be continued")
        finally:
            del self._tasks[table_id]  # at once: who acts from now on must find nobody thinking

    async def _play(self, table_id: str) -> None:
        while (table := await self._tables.get(table_id)) and (seat := table.bot_to_act):
            revision, began = table.revision, asyncio.get_running_loop().time()
            try:
                action = await self.advise(table, seat.seat, seat.agent)
            except (BrokenExecutor, TriumvirError):
                LOG.exception("a computer player could not decide; it plays its first choice")
                action = table.state.legal()[0]
            left = table.data.pace / 1000 - (asyncio.get_running_loop().time() - began)
            if left > 0:
                await asyncio.sleep(left)
            try:
                await self._tables.act(table_id, seat.seat, action, revision, cause="computer")
            except (Stale, Gone):
                continue  # the seat was given back, the pace changed, or the host was here: look again
