"""Whether the store answers, found out in bounded time and with at most one question at a time.

The question is asked on a thread of its own: one that a dead database does not answer holds nobody else, and whoever
asks meanwhile waits for the same answer.
"""

from __future__ import annotations

import asyncio
import os
import threading
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from triumvir.server.store import HostStore, sqlite_file

PATIENCE = 2.0  # seconds

Count = dict[str, int]  # tables by status


class Readiness:
    """Asks the store."""

    def __init__(self, store: HostStore, patience: float = PATIENCE) -> None:
        self._store = store
        self._patience = patience
        self._asked: asyncio.Future[Count | None] | None = None

    async def tables(self) -> Count | None:
        """How many tables there are by status; None if the store does not answer within the time."""
        if self._asked is None or self._asked.done():
            self._asked = asyncio.get_running_loop().create_future()
            threading.Thread(target=self._ask, args=(self._asked,), name="ready", daemon=True).start()
        asked = self._asked
        await asyncio.wait([asked], timeout=self._patience)
        return asked.result() if asked.done() else None

    def _ask(self, asked: asyncio.Future[Count | None]) -> None:
        answer = count(self._store)
        with suppress(RuntimeError):  # the server has ended meanwhile
            asked.get_loop().call_soon_threadsafe(asked.set_result, answer)


def count(store: HostStore) -> Count | None:
    """The tables by status; None if they cannot be read, or a SQLite file is not where the next start looks for it."""
    file = sqlite_file(store.engine.url) if store.engine.dialect.name == "sqlite" else None
    try:
        found = store.count()
    except (SQLAlchemyError, OSError):
        return None
    return found if file is None or os.access(file, os.R_OK | os.W_OK) else None
