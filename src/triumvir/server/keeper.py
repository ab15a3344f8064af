"""What the host does while the server runs: tables ended or removed, chat removed, visitors shut out.

The commands of the host write to the store. PostgreSQL tells the workers of a changed table at once; with SQLite there is
no way to, and of who is shut out nobody tells. So each worker looks there every few seconds: at the revisions of the
tables it has in memory, and at who is shut out.
"""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from triumvir.server.config import Config
from triumvir.server.hub import Hub
from triumvir.server.tables import Tables

LOG = logging.getLogger("triumvir.server")


class Keeper:
    """Looks at the store from time to time."""

    def __init__(self, config: Config, tables: Tables, hub: Hub, banned: set[str]) -> None:
        self._config = config
        self._tables = tables
        self._hub = hub
        self._banned = banned

    async def run(self) -> None:
        """Look again and again; ends when it is cancelled. While the store cannot be read, nothing changes."""
        while True:
            await asyncio.sleep(self._config.look)
            try:
                await self.look()
            except SQLAlchemyError as error:
                LOG.warning("the store cannot be read", exc_info=error)

    async def look(self) -> None:
        """Follow what the host has done."""
        banned = {ban.holder for ban in await self._tables.stored(self._tables.store.bans)}
        if banned != self._banned:
            self._banned.clear()
            self._banned.update(banned)
            self._hub.wake_all()
        await self._tables.look_again()
