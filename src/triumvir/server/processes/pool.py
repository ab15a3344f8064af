"""The processes that think. No more jobs are handed to them than there are processes: the others wait in our order.

There is one process more than was asked for, and one is always kept free: neither what nobody looks at nor one owner
ever takes all of them. So whoever has a single table need not wait for the thoughts of somebody who has many.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import multiprocessing.context
from collections import Counter
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from triumvir.processes import begin
from triumvir.server import logs
from triumvir.server.processes.jobs import warm
from triumvir.server.processes.waiting import Job, Urgency, Waiting

P = ParamSpec("P")
R = TypeVar("R")
PRELOADED = "triumvir.server.processes.preloaded"
ATTEMPTS = 4  # processes that one job may cost before it is given up
LOG = logging.getLogger("triumvir.server")


class Pool:
    """Processes, started when they are first needed, and the jobs that wait for them."""

    def __init__(self, share: int) -> None:
        self._share = share  # how many processes one owner may use, and what nobody looks at
        self._processes = share + 1
        self._pool: ProcessPoolExecutor | None = None
        self._renewed = False
        self._waiting = Waiting()
        self._running: dict[asyncio.Task[None], tuple[str, Urgency]] = {}

    @property
    def waiting(self) -> int:
        """How many jobs wait for a process."""
        return len(self._waiting)

    @property
    def running(self) -> int:
        """How many jobs are being done."""
        return len(self._running)

    def close(self) -> None:
        """Stop thinking, at once. The processes are waited for: what they share must be given back before we end."""
        for task in self._running:
            task.cancel()
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def warm_up(self) -> None:
        """Start a process before it is needed."""
        self._started().submit(warm)

    def renew(self) -> None:
        """Use new processes from now on, which look for their modules anew; what is being done is done to its end."""
        if self._pool is not None:
            self._pool.shutdown(wait=False)
            self._pool = None
        self._renewed = True  # no longer from the process that has loaded the games: it would go on with those
        self.warm_up()

    async def run(
        self, owner: str, urgency: Callable[[], Urgency], work: Callable[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Do something in a process when it is its turn; raises BrokenExecutor if it ends one process after another."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[R] = loop.create_future()

        def start() -> None:
            task = loop.create_task(self._carry_out(done, partial(work, *args, **kwargs)))
            self._running[task] = owner, urgency()
            task.add_done_callback(self._ended)

        job = Job(owner, urgency, start)
        self._waiting.add(job)
        self._start_next()
        try:
            return await done
        finally:
            self._waiting.discard(job)  # if whoever asked has gone

    def _start_next(self) -> None:
        """Start what is next, as long as a process is free."""
        while len(self._running) < self._processes:
            job = self._waiting.take(*self._restrictions())
            if job is None:
                return
            job.start()

    def _restrictions(self) -> tuple[Urgency, list[str]]:
        """How urgent the next job must be, and whose it cannot be."""
        owners = Counter(owner for owner, _ in self._running.values())
        unwatched = sum(urgency > Urgency.PEOPLE for _, urgency in self._running.values())
        least = Urgency.PEOPLE if unwatched >= self._share else Urgency.REVIEWS
        return least, [owner for owner, running in owners.items() if running >= self._share]

    def _ended(self, task: asyncio.Task[None]) -> None:
        del self._running[task]
        if not task.cancelled():
            self._start_next()

    async def _carry_out(self, done: asyncio.Future[R], work: Callable[[], R]) -> None:
        """Let a process do something. Who asked may go meanwhile, but the process is not free before the end."""
        try:
            found = await self._outcome(work)
        except asyncio.CancelledError:
            done.cancel()
            raise
        except Exception as error:
            if not done.done():
                done.set_exception(error)
        else:
            if not done.done():
                done.set_result(found)

    async def _outcome(self, work: Callable[[], R]) -> R:
        for attempt in range(1, ATTEMPTS + 1):
            pool = self._started()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work)
            except BrokenExecutor:
                LOG.warning("a process that thinks ended unexpectedly; another is started")
                if self._pool is pool:
                    self._pool = None
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError("unreachable")

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn") if self._renewed else _context()
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=prepare)
        return self._pool


def prepare() -> None:
    """Called first in every process that thinks."""
    logs.set_up()
    begin()


def _context() -> multiprocessing.context.BaseContext:
    """How processes are started: where the system can, from one that has loaded the games, so that it takes no time."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([PRELOADED])
    return context
