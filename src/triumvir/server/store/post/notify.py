"""Post through PostgreSQL: NOTIFY and LISTEN, and advisory locks as leases."""

from __future__ import annotations

import json

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import DBAPIError

from triumvir.server.store.post.base import LOOK, Hear, Letters, Lost, Message, SharedPost

POSTGRESQL = "postgresql"
CHANNEL = "triumvir"
LONGEST = 7999  # bytes that PostgreSQL takes along


class PostgresPost(SharedPost):
    """What workers with one PostgreSQL tell each other, on however many machines."""

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self.engine = engine
        self._leases: Connection | None = None

    # ------------------------------------------------------------ sending

    def note(self, work: Connection, letters: Letters, table_id: str, facts: Message) -> None:
        """Within a change: PostgreSQL sends it when the change is committed. Steps that are too long are left out."""
        letter = self._letter(table_id, facts)
        if len(letter) > LONGEST:
            letter = self._letter(table_id, {name: value for name, value in facts.items() if name != "steps"})
        work.execute(select(func.pg_notify(CHANNEL, letter)))

    def tell(self, table_id: str, facts: Message) -> None:
        """Tell the other workers what is not kept in the store, unless it is too much."""
        letter = self._letter(table_id, facts)
        if len(letter) <= LONGEST:
            with self.engine.begin() as connection:
                connection.execute(select(func.pg_notify(CHANNEL, letter)))

    def echo(self, call: int) -> None:
        """Have it come back to us: PostgreSQL keeps the order of what was told."""
        self.tell("", {"echo": call})

    # ------------------------------------------------------------ hearing

    def _attend(self, hear: Hear) -> None:
        import psycopg  # noqa: PLC0415  # only where PostgreSQL is used

        address = self.engine.url.set(drivername=POSTGRESQL).render_as_string(hide_password=False)
        try:
            with psycopg.connect(address, autocommit=True) as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                hear({})  # some may have been missed until now
                while not self._ended.is_set():
                    for letter in connection.notifies(timeout=LOOK):
                        message: Message = json.loads(letter.payload)
                        if (message["from"] == self.worker) is ("echo" in message):
                            hear(message)
        except psycopg.OperationalError as error:
            raise Lost from error

    # ------------------------------------------------------------ leases

    def lease(self, name: str) -> bool:
        """Whether this worker alone may do something until it releases it or ends."""
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
            self._leases.invalidate()
            self._leases.close()
            self._leases = None
