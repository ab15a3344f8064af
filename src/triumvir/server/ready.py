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


class Readiness:
    """Asks the store."""

    def __init__(self, store: HostStore, patience: float = PATIENCE) -> None:
        self._store = store
        self._patience = patience
        self._asked: asyncio.Future[bool] | None = None

    async def ready(self) -> bool:
        """Whether the store answers within the time."""
        if self._asked is None or self._asked.done():
            self._asked = asyncio.get_running_loop().create_future()
            threading.Thread(target=self._ask, args=(self._asked,), name="ready", daemon=True).start()
        done, _ = await asyncio.wait([self._asked], timeout=self._patience)
        return bool(done) and self._asked.result()

    def _ask(self, asked: asyncio.Future[bool]) -> None:
        answer = answers(self._store)
        with suppress(RuntimeError):  # the server has ended meanwhile
            asked.get_loop().call_soon_threadsafe(asked.set_result, answer)


def answers(store: HostStore) -> bool:
    """Whether a store can be read, and a SQLite file is still where the next start will look for it."""
    file = sqlite_file(store.engine.url) if store.engine.dialect.name == "sqlite" else None
    try:
        store.look()
    except (SQLAlchemyError, OSError):
        return False
    return file is None or os.access(file, os.R_OK | os.W_OK)
