"""Post through a relay, for several workers of one machine with one SQLite file."""

from __future__ import annotations

import json
import threading

from sqlalchemy import Connection

from triumvir.server.store.post.base import LOG, LOOK, Hear, Letters, Lost, Message, SharedPost
from triumvir.server.store.post.relay import BROKEN, Line, connect

PATIENCE = 10.0  # seconds for the relay to answer
ATTEMPTS = 2  # a line that has ended shows it only when it is used


class LocalPost(SharedPost):
    """One line to hear on, with a thread of its own, and one to speak on, to which the leases belong."""

    def __init__(self, relay: str) -> None:
        super().__init__()
        self._relay = relay
        self._mouth: Line | None = None
        self._speaking = threading.Lock()

    # ------------------------------------------------------------ sending

    def note(self, work: Connection, letters: Letters, table_id: str, facts: Message) -> None:
        """Within a change: keep it until the change is committed."""
        letters.append(self._letter(table_id, facts))

    def send(self, letters: Letters) -> None:
        """Send what was noted."""
        for letter in letters:
            self._say(letter)

    def tell(self, table_id: str, facts: Message) -> None:
        """Tell the other workers what is not kept in the store."""
        self._say(self._letter(table_id, {**facts, "answer": True}), answered=True)

    def echo(self, call: int) -> None:
        """Have it come back to us."""
        self._say(self._letter("", {"echo": call}))

    def _say(self, letter: str, answered: bool = False) -> bool:
        """Send something; returns the answer, or whether it was sent. Changes and all else come from two threads."""
        for _ in range(ATTEMPTS):
            with self._speaking:
                try:
                    if self._mouth is None:
                        self._mouth = connect(self._relay)
                    self._mouth.send_bytes(letter.encode())
                    if not answered:
                        return True
                    if self._mouth.poll(PATIENCE):
                        return bool(json.loads(self._mouth.recv_bytes()))
                except BROKEN:
                    pass
                self._drop_leases()
        LOG.warning("the other workers cannot be told")
        return False

    # ------------------------------------------------------------ hearing

    def _attend(self, hear: Hear) -> None:
        try:
            with connect(self._relay) as line:
                line.send_bytes(json.dumps({"ear": self.worker}).encode())
                while not self._ended.is_set():
                    if line.poll(LOOK):
                        hear(json.loads(line.recv_bytes()))
        except BROKEN as error:
            raise Lost from error

    # ------------------------------------------------------------ leases

    def lease(self, name: str) -> bool:
        """Whether this worker alone may do something until it releases it or ends."""
        return self._say(json.dumps({"lease": name}), answered=True)

    def release(self, name: str) -> None:
        """Give a lease back."""
        self._say(json.dumps({"release": name}))

    def _drop_leases(self) -> None:
        if self._mouth is not None:
            self._mouth.close()
            self._mouth = None
