"""What every form of post can do; the plain form is that of a worker that is alone."""

from __future__ import annotations

import json
import logging
import secrets
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

PAUSE = 1.0  # seconds before a lost connection is tried again
LOOK = 0.5  # seconds between two looks whether to stop
LOG = logging.getLogger("triumvir.server")

Message = dict[str, Any]  # "from": a worker, "table": a table, and what is told of it
Letters = list[str]  # noted during a change, to be sent after it
Hear = Callable[[Message], None]


class Lost(Exception):
    """The connection on which we listened has ended."""


class Post:
    """What one worker sends and hears. One that is alone sends nothing, and every lease is granted."""

    shared = False  # whether there may be other workers

    def close(self) -> None:
        """Stop listening and give all leases back."""

    def note(self, work: Connection, letters: Letters, table_id: str, facts: Message) -> None:
        """Within a change: tell the other workers of it when it is committed, and not before."""

    def send(self, letters: Letters) -> None:
        """A change is committed, during which these were noted."""

    def tell(self, table_id: str, facts: Message) -> None:
        """Tell the other workers what is not kept in the store."""

    def echo(self, call: int) -> None:
        """Have `{"echo": call}` come back to us, behind all that the other workers have told."""

    def listen(self, hear: Hear) -> None:
        """Call this with every message of another worker, on a thread of its own; with {} if some may be missing."""

    def lease(self, name: str) -> bool:
        """Whether this worker alone may do something until it releases it or ends."""
        return True

    def release(self, name: str) -> None:
        """Give a lease back."""


class SharedPost(Post, ABC):
    """The post of a worker that has others beside it."""

    shared = True

    def __init__(self) -> None:
        self.worker = secrets.token_hex(6)
        self._ended = threading.Event()
        self._ear: threading.Thread | None = None

    def close(self) -> None:
        """Stop listening and give all leases back."""
        self._ended.set()
        if self._ear is not None:
            self._ear.join()
        self._drop_leases()

    def listen(self, hear: Hear) -> None:
        """Call this with every message of another worker, on a thread of its own; with {} if some may be missing."""
        self._ear = threading.Thread(target=self._listen, args=(hear,), name="post", daemon=True)
        self._ear.start()

    def _listen(self, hear: Hear) -> None:
        while not self._ended.is_set():
            try:
                self._attend(hear)
            except Lost:
                LOG.warning("the other workers cannot be heard; trying again")
                self._ended.wait(PAUSE)

    def _letter(self, table_id: str, facts: Message) -> str:
        return json.dumps({"from": self.worker, "table": table_id, **facts})

    @abstractmethod
    def _attend(self, hear: Hear) -> None:
        """Hear, from {} on, until this post is closed; raises Lost."""

    @abstractmethod
    def _drop_leases(self) -> None:
        """End the connection to which the leases belong, and with it all of them."""
