"""Sends what is due: a task of its own beside play, at one worker, with limits of time.

A way that fails is tried again later and later; whatever happens to it, no table waits for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, Protocol, TypeVar

from triumvir.server.config import Config
from triumvir.server.hub import Hub
from triumvir.server.notices.letter import Letter, letter
from triumvir.server.notices.when import Plan, day_of, plan, retry_at, told_today
from triumvir.server.peers import Peers
from triumvir.server.store import Store
from triumvir.server.store.channels import Channel, Wishes
from triumvir.server.store.outbox import Due

LOG = logging.getLogger("triumvir.server")
LEASE = "notices"  # the lease of who sends; no table has such a code
LIMIT = 20.0  # seconds that one notice may take
SOON = 2  # as after so many failures
SIDE_BY_SIDE = 8  # notices that are on their way at once
P = ParamSpec("P")
R = TypeVar("R")


class Gone(Exception):
    """A way leads nowhere any more."""


class Failed(Exception):
    """A notice could not be brought this time; `why` is for the log and names no address."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Unreachable(Failed):
    """It is not the way that fails but what leads to it: tried again soon, and not held against the way."""


class Carrier(Protocol):
    """Brings notices over one kind of way."""

    patience: int  # failures in a row after which the way is paused

    async def bring(self, channel: Channel, notice: Letter) -> None:
        """Bring a notice; raises Gone or Failed."""


class Courier:
    """Looks into the outbox and sends."""

    def __init__(self, config: Config, store: Store, hub: Hub, peers: Peers, carriers: Mapping[str, Carrier]) -> None:
        self._config, self._store, self._hub, self._peers = config, store, hub, peers
        self.carriers = carriers
        self._thread = ThreadPoolExecutor(1, "notices")  # not the store's: no action waits for a notice

    async def run(self) -> None:
        """Look again and again; ends when it is cancelled."""
        while True:
            await asyncio.sleep(self._config.look)
            try:
                if await self._peers.lease(LEASE):
                    await self.look()
            except Exception as error:  # the next look may go better; without it nobody would be told for good
                LOG.warning("notices could not be sent", exc_info=error)

    def close(self) -> None:
        """Finish what is being noted."""
        self._thread.shutdown(wait=True)

    async def do(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Read or note something, beside all that play stores."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(*args, **kwargs))

    async def look(self) -> int:
        """Send all that is due; returns how many notices were sent."""
        if not self.carriers:
            return 0
        now = self._config.now()
        due = [(way, items) for way, items in await self.do(self._store.outbox.due, now) if way.kind in self.carriers]
        persons = {way.person for way, _ in due}
        if not persons:
            return 0
        wishes = await self.do(self._store.channels.wishes, persons)
        open_at = await self._open_pages(persons)
        room = asyncio.Semaphore(SIDE_BY_SIDE)

        async def one(way: Channel, items: list[Due]) -> int:
            planned = plan(way, wishes[way.person], items, open_at.get(way.person, frozenset()), now)
            await self._set_aside(planned)
            async with room:
                return await self._send(way, wishes[way.person], planned.tell)

        return sum(await asyncio.gather(*(one(way, items) for way, items in due)))

    async def _open_pages(self, persons: Iterable[str]) -> dict[str, frozenset[str]]:
        """The tables that people look at now, by person."""
        pairs = await self.do(self._store.outbox.holders, self._hub.taken_seats())
        return {one: frozenset(table for person, table in pairs if person == one) for one in persons}

    async def _set_aside(self, planned: Plan) -> None:
        if planned.withdraw:
            await self.do(self._store.outbox.withdraw, planned.withdraw)
        for until, items in planned.wait:
            await self.do(self._store.outbox.postpone, items, until)

    async def _send(self, way: Channel, wishes: Wishes, items: tuple[Due, ...]) -> int:
        if not items:
            return 0
        try:
            await self.bring(way, letter(way, items, self._config.now()))
        except Gone:
            await self.do(self._store.channels.remove, way.id)
            return 0
        except Failed as error:
            await self._failed(way, error)
            return 0
        now = self._config.now()
        today = told_today(way, wishes, now) + 1
        await self.do(self._store.outbox.told, way.id, items, now, day_of(wishes, now), today)
        return 1

    async def bring(self, way: Channel, notice: Letter) -> None:
        """Bring one notice over a way, within the limit of time; raises Gone or Failed."""
        try:
            await asyncio.wait_for(self.carriers[way.kind].bring(way, notice), LIMIT)
        except (Gone, Failed):
            raise
        except TimeoutError as error:
            raise Failed("took too long") from error
        except Exception as error:  # a fault of ours or of a library stops this way only
            LOG.warning("a notice could not be made", exc_info=error)
            raise Failed(type(error).__name__) from error

    async def _failed(self, way: Channel, error: Failed) -> None:
        LOG.warning("a notice by %s failed: %s", way.kind, error.why)
        if isinstance(error, Unreachable):
            await self.do(self._store.channels.change, way.id, retry_at=retry_at(SOON, self._config.now()))
            return
        failures = way.failures + 1
        paused = "failed" if failures >= self.carriers[way.kind].patience else ""
        retry = retry_at(failures, self._config.now())
        await self.do(self._store.channels.change, way.id, failures=failures, retry_at=retry, paused=paused)
