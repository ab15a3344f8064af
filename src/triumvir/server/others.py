"""The other workers on the same store: what they tell of tables, what they are told, and leases."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor

from triumvir.server.config import Config
from triumvir.server.hub import Hub
from triumvir.server.store.post import Message, Post
from triumvir.server.table import LiveTable

Follow = Callable[[str, Message], Awaitable[None]]


class Others:
    """Word to and from the other workers. Where there are none, nothing is sent and nothing heard."""

    def __init__(self, config: Config, post: Post, thread: Executor, hub: Hub) -> None:
        self._config = config
        self._post = post
        self._thread = thread  # of the store: word goes out in the order of the changes
        self._hub = hub
        self._hearing: set[asyncio.Task[None]] = set()
        self._facts: dict[str, Message] = {}  # of tables that may not be here yet

    def close(self) -> None:
        """Follow nothing more."""
        for task in self._hearing:
            task.cancel()

    # ------------------------------------------------------------ hearing

    def listen(self, follow: Follow, here: Callable[[], list[str]]) -> None:
        """Let `follow` hear what is told of a table; of all that are here if something was missed."""
        loop = asyncio.get_running_loop()

        def start(message: Message) -> None:
            task = loop.create_task(self._hear(message, follow, here))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

        def hear(message: Message) -> None:
            loop.call_soon_threadsafe(start, message)

        self._post.listen(hear)

    async def _hear(self, message: Message, follow: Follow, here: Callable[[], list[str]]) -> None:
        if "present" in message:
            if self._hub.hear(message["table"], message["from"], message["present"], self._config.heartbeat):
                self._hub.publish(message["table"])
            return
        if "redo" in message:
            self._keep(message)
        for table_id in [message["table"]] if message else here():
            await follow(table_id, message)
            self._hub.publish(table_id)

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
            await asyncio.get_running_loop().run_in_executor(self._thread, self._post.tell, table_id, facts)

    # ------------------------------------------------------------ computer players

    async def lease(self, table_id: str) -> bool:
        """Whether this worker plays the computer players of a table."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._post.lease, table_id)

    async def release(self, table_id: str) -> None:
        """Leave the computer players of a table to whoever comes next."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._post.release, table_id)
