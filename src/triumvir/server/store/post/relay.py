"""The relay of several workers with one SQLite file: it runs on threads of the process that starts them.

It passes every letter to all other workers and keeps the leases. A lease belongs to a connection and ends with it, so
that a killed worker holds none; the relay ends with the process that started the workers, and so do they.
"""

from __future__ import annotations

import json
import secrets
import threading
from contextlib import suppress
from multiprocessing import AuthenticationError
from multiprocessing.connection import Client, Connection, Listener
from types import TracebackType
from typing import Any, TypeAlias

LOOPBACK = "127.0.0.1"
WAITING = 64  # connections that may wait to be let in
PAUSE = 0.1  # seconds before the next is let in after one that failed
BROKEN = (OSError, EOFError, AuthenticationError)  # how a line ends, or does not come about
NEWS_MISSED = b"{}"  # what a worker hears when it may have missed something
PASSED_ON = b"true"  # the answer to who wants to know that a letter is under way to all

Line: TypeAlias = "Connection[Any, Any]"


class Relay:
    """Passes word between the workers of one machine. `where` is what a worker needs to find it and be let in."""

    def __init__(self) -> None:
        key = secrets.token_bytes(32)
        try:
            self._listener = Listener(backlog=WAITING, authkey=key)
        except OSError:  # the folder for temporary files lies too deep for a Unix socket
            self._listener = Listener((LOOPBACK, 0), backlog=WAITING, authkey=key)
        self.where = json.dumps({"address": self._listener.address, "key": key.hex()})
        self._ended = threading.Event()
        self._lock = threading.Lock()
        self._ears: dict[Line, str] = {}  # who listens on which line
        self._leases: dict[str, Line] = {}
        self._door = threading.Thread(target=self._let_in, name="relay", daemon=True)
        self._door.start()

    def __enter__(self) -> Relay:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let nobody in any more; the lines end when the workers do."""
        self._ended.set()
        with suppress(*BROKEN):
            Client(self._listener.address).close()  # a knock, so that whoever waits at the door looks up
        self._door.join()
        self._listener.close()

    def _let_in(self) -> None:
        while not self._ended.is_set():
            try:
                line = self._listener.accept()
            except BROKEN:
                self._ended.wait(PAUSE)
            else:
                threading.Thread(target=self._serve, args=(line,), name="relay", daemon=True).start()

    def _serve(self, line: Line) -> None:
        with suppress(*BROKEN):
            while True:
                letter = line.recv_bytes()
                with self._lock:
                    self._take(line, letter)
        with self._lock:
            self._drop(line)

    def _take(self, line: Line, letter: bytes) -> None:
        match json.loads(letter):
            case {"ear": worker}:
                self._ears[line] = worker
                line.send_bytes(NEWS_MISSED)
            case {"lease": name}:
                line.send_bytes(json.dumps(self._leases.setdefault(name, line) is line).encode())
            case {"release": name}:
                if self._leases.get(name) is line:
                    del self._leases[name]
            case {"from": worker, "echo": _}:
                self._pass_on(letter, *(other for other in self._ears.values() if other != worker))
            case {"from": worker, **told}:
                self._pass_on(letter, worker)
                if told.get("answer"):
                    line.send_bytes(PASSED_ON)

    def _drop(self, line: Line) -> None:
        """A line has ended. If it was one to speak on, its last word may not have come."""
        line.close()
        self._leases = {name: holder for name, holder in self._leases.items() if holder is not line}
        if self._ears.pop(line, None) is None:
            self._pass_on(NEWS_MISSED)

    def _pass_on(self, letter: bytes, *but: str) -> None:
        for line, worker in self._ears.items():
            if worker not in but:
                try:
                    line.send_bytes(letter)
                except OSError:
                    continue  # its own thread drops it


def connect(where: str) -> Line:
    """A new line to a relay; raises one of BROKEN."""
    found = json.loads(where)
    address, key = found["address"], bytes.fromhex(found["key"])
    return Client(tuple(address) if isinstance(address, list) else address, authkey=key)
