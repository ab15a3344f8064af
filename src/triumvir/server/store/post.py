"""Word from one worker to the others through PostgreSQL (NOTIFY and LISTEN), and leases that end with their worker.

With SQLite there is one worker only: nothing is sent, and every lease is granted.
"""

from __future__ import annotations

import json
import logging
import secrets
import threading
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import Session as Transaction

POSTGRESQL = "postgresql"
CHANNEL = "triumvir"
PAUSE = 1.0  # seconds before a lost connection is tried again
LOOK = 0.5  # seconds between two looks whether to stop
LOG = logging.getLogger("triumvir.server")

Message = dict[str, Any]  # "from": a worker, "table": a table, and what is told of it


class Post:
    """What one worker sends and hears."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == POSTGRESQL
        self.worker = secrets.token_hex(6)
        self._leases: Connection | None = None
        self._ended = threading.Event()
        self._ear: threading.Thread | None = None

    def close(self) -> None:
        """Stop listening and give all leases back."""
        self._ended.set()
        if self._ear is not None:
            self._ear.join()
        self._drop_leases()

    # ------------------------------------------------------------ sending

    def note(self, work: Transaction, table_id: str) -> None:
        """Within a change: tell the other workers of it when it is committed, and not before."""
        if self.shared:
            work.execute(select(func.pg_notify(CHANNEL, self._letter(table_id, {"changed": True}))))

    def tell(self, table_id: str, facts: Message) -> None:
        """Tell the other workers what is not kept in the store."""
        if self.shared:
            with self.engine.begin() as connection:
                connection.execute(select(func.pg_notify(CHANNEL, self._letter(table_id, facts))))

    def _letter(self, table_id: str, facts: Message) -> str:
        return json.dumps({"from": self.worker, "table": table_id, **facts})

    # ------------------------------------------------------------ hearing

    def listen(self, hear: Callable[[Message], None]) -> None:
        """Call this with every message of another worker, on a thread of its own; with {} when it begins to hear."""
        if self.shared:
            self._ear = threading.Thread(target=self._listen, args=(hear,), name="post", daemon=True)
            self._ear.start()

    def _listen(self, hear: Callable[[Message], None]) -> None:
        import psycopg  # noqa: PLC0415  # only where PostgreSQL is used

        address = self.engine.url.set(drivername=POSTGRESQL).render_as_string(hide_password=False)
        while not self._ended.is_set():
            try:
                with psycopg.connect(address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    hear({})  # some may have been missed until now
                    while not self._ended.is_set():
                        for letter in connection.notifies(timeout=LOOK):
                            message: Message = json.loads(letter.payload)
                            if message["from"] != self.worker:
                                hear(message)
            except psycopg.OperationalError:
                LOG.warning("the database does not answer; trying again")
                self._ended.wait(PAUSE)

    # ------------------------------------------------------------ leases

    def lease(self, name: str) -> bool:
        """Whether this worker alone may do something until it releases it or ends."""
        if not self.shared:
            return True
        try:
            if self._leases is None:
                self._leases = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            return bool(self._leases.scalar(select(func.pg_try_advisory_lock(func.hashtextextended(name, 0)))))
        except DBAPIError:
            self._drop_leases()
            return False

    def release(self, name: str) -> None:
        """Give a lease back."""
        if self._leases is None:
            return
        try:
            self._leases.execute(select(func.pg_advisory_unlock(func.hashtextextended(name, 0))))
        except DBAPIError:
            self._drop_leases()

    def _drop_leases(self) -> None:
        if self._leases is not None:
            self._leases.invalidate()  # the connection ends, and all leases with it
            self._leases.close()
            self._leases = None
