"""The other workers on the same store: what they tell of tables, what they are told, and leases."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from typing import ParamSpec, TypeVar

from sqlalchemy.exc import DBAPIError

from triumvir.server.config import Config
from triumvir.server.hub import Hub
from triumvir.server.live_table import LiveTable
from triumvir.server.store.post import Message, Post

P = ParamSpec("P")
R = TypeVar("R")
ECHO = 5.0  # seconds within which our own word comes back, on a busy machine too

Follow = Callable[[str, Message], Awaitable[None]]
People = Callable[[list[str] | None, bool], Awaitable[None]]


class Peers:
    """Word to and from the other workers. Where there are none, nothing is sent and nothing heard."""

    def __init__(self, config: Config, post: Post, hub: Hub) -> None:
        self._config = config
        self._post = post
        self._thread = ThreadPoolExecutor(1, "word")  # not the store's: a change that is held up holds up no word
        self._hub = hub
        self._hearing: set[asyncio.Task[None]] = set()
        self._echoing: set[asyncio.Task[None]] = set()  # they wait for the others, not for each other
        self._facts: dict[str, Message] = {}  # of tables that may not be here yet
        self._echoes: dict[int, asyncio.Future[None]] = {}
        self._calls = count()
        self._people: People = _nobody

    def on_people(self, follow: People) -> None:
        """Let this hear of what persons and devices something has changed, and whether anything is another's now."""
        self._people = follow

    def close(self) -> None:
        """Follow nothing more."""
        for task in (*self._hearing, *self._echoing):
            task.cancel()
        self._thread.shutdown(wait=True, cancel_futures=True)

    # ------------------------------------------------------------ hearing

    def listen(self, follow: Follow, here: Callable[[], list[str]]) -> None:
        """Let `follow` hear what is told of a table; of all that are here if something was missed."""
        loop = asyncio.get_running_loop()

        def start(message: Message) -> None:
            tasks = self._echoing if "echo" in message else self._hearing
            task = loop.create_task(self._hear(message, follow, here))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

        def hear(message: Message) -> None:
            loop.call_soon_threadsafe(start, message)

        self._post.listen(hear)

    async def _hear(self, message: Message, follow: Follow, here: Callable[[], list[str]]) -> None:
        if "echo" in message:
            await self._hear_echo(message["echo"])
            return
        if "present" in message:
            if self._hub.hear(message["table"], message["from"], message["present"], self._config.heartbeat):
                self._hub.publish(message["table"])
            return
        if "people" in message:
            await self._people(message["people"], message["moved"])
            return
        if not message:
            await self._people(None, True)
        if "redo" in message:
            self._keep(message)
        for table_id in [message["table"]] if message else here():
            await follow(table_id, message)
            self._hub.publish(table_id)

    async def catch_up(self) -> None:
        """Hear all that the other workers have told until now: our own word comes back to us behind theirs."""
        call, echo = next(self._calls), asyncio.get_running_loop().create_future()
        self._echoes[call] = echo
        try:
            with suppress(TimeoutError, DBAPIError):  # nobody can be heard: what is known must do
                await self._do(self._post.echo, call)
                await asyncio.wait_for(echo, ECHO)
        finally:
            del self._echoes[call]

    async def _hear_echo(self, call: int) -> None:
        if self._hearing:
            await asyncio.wait(set(self._hearing), timeout=ECHO)  # what was told must be followed, not only heard
        if (echo := self._echoes.get(call)) and not echo.done():
            echo.set_result(None)

    def _keep(self, facts: Message) -> None:
        self._facts[facts["table"]] = facts
        for old in list(self._facts)[: max(0, len(self._facts) - self._config.live_tables)]:
            del self._facts[old]

    def inform(self, table: LiveTable) -> None:
        """Tell a table that was just loaded what others said of it before."""
        if table.id in self._facts:
            table.take_facts(self._facts[table.id])

    # ------------------------------------------------------------ telling

    async def tell(self, table: LiveTable) -> None:
        """Tell the other workers what of a table is not stored."""
        await self._tell(table.id, table.facts())

    async def tell_presence(self, table_id: str) -> None:
        """Tell the other workers who watches a table here."""
        here = [seat for seat, n in self._hub.here(table_id).items() for _ in range(n)]
        await self._tell(table_id, {"present": here})

    async def _tell(self, table_id: str, facts: Message) -> None:
        if self._post.shared:
            await self._do(self._post.tell, table_id, facts)

    async def _do(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(*args, **kwargs))

    # ------------------------------------------------------------ computer players

    async def lease(self, table_id: str) -> bool:
        """Whether this worker plays the computer players of a table."""
        return await self._do(self._post.lease, table_id)

    async def release(self, table_id: str) -> None:
        """Leave the computer players of a table to whoever comes next."""
        await self._do(self._post.release, table_id)


async def _nobody(people: list[str] | None, moved: bool) -> None:
    """Nobody listens yet."""
