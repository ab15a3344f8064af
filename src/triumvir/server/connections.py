"""The connections of a server: how many there may be, and how long and how large a request may be until it is whole.

uvicorn waits for a request without end and takes a head of any size. Here a connection that sends nothing, or too
slowly, is closed; a head that is too long is refused; and nobody can take all places. Whoever comes when the house is
full takes the place of the one who has been silent for longest.

Behind a reverse proxy all connections come from the proxy. An address whose word on forwarded addresses is believed
(`FORWARDED_ALLOW_IPS`) may therefore open any number of them, up to the number for all.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

from triumvir.server.limits import REFUSALS

if sys.platform != "win32":
    import resource

MOST = 4000  # connections of all workers together
SPARE = 128  # files that are no connections: the store, the processes that think, what is sent
FULL = "connections"
ANSWERS = {  # the name of the limit, and what is said; the language is not known yet
    408: ("slow request", "The request took too long. / Die Anfrage hat zu lange gedauert."),
    429: (
        "connections of an address",
        "Too many connections from your address. / Zu viele Verbindungen von deiner Adresse.",
    ),
    431: ("long head", "The head of the request is too long. / Der Kopf der Anfrage ist zu lang."),
    503: (FULL, "The server is full; try again soon. / Der Server ist voll; versuche es bald wieder."),
}


def files_allowed() -> int:
    """How many files and connections this process may have open."""
    if sys.platform == "win32":
        return MOST + SPARE
    return int(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def allow_many_files() -> None:
    """Let this process, and those that it starts, have as many files open as they need and the system grants."""
    if sys.platform != "win32" and files_allowed() < MOST + SPARE:
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        wanted = MOST + SPARE if most == resource.RLIM_INFINITY else min(MOST + SPARE, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


class Crowd:
    """Who is connected to one server."""

    def __init__(self) -> None:
        self.of_address: Counter[str] = Counter()
        self.silent: dict[BoundedProtocol, None] = {}  # asks for nothing now; who has done so for longest stands first


_CROWDS: WeakKeyDictionary[ServerState, Crowd] = WeakKeyDictionary()


class BoundedProtocol(HttpToolsProtocol):
    """One connection. Numbers are for all workers together, of which each has its share."""

    most = MOST
    most_of_address = 256
    head_bytes = 64 * 1024
    head_seconds = 15.0
    body_seconds = 60.0

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._crowd = _CROWDS.setdefault(self.server_state, Crowd())
        self._address: str | None = None  # what counts as its address, if that counts
        self._in_head = True
        self._whole = False  # whether the last request has come to its end
        self._size = 0  # bytes of the head so far
        self._refused = False
        self._timer: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------ coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or say why not."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if address not in getattr(self.app, "trusted_hosts", ()):
            self._address = address
            self._crowd.of_address[address] += 1
        if self._address is not None and self._crowd.of_address[address] > self._share(self.most_of_address):
            self._refuse(429)
            return
        if len(self.connections) > min(self._share(self.most), files_allowed() - SPARE):
            if not self._crowd.silent:
                self._refuse(503)
                return
            REFUSALS.note(FULL)
            next(iter(self._crowd.silent))._leave()
        self._crowd.silent[self] = None
        self._wait(self.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self._wait(0)
        self._crowd.silent.pop(self, None)
        if self._address is not None:
            self._crowd.of_address[self._address] -= 1
            if not self._crowd.of_address[self._address]:
                del self._crowd.of_address[self._address]
            self._address = None
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # uvicorn leaves that to the clock if the connection was torn: 75 s
        self._forget()

    def _forget(self) -> None:
        """Let go of the last request: it holds us, and only the collector would find the two; and it takes 5 kB."""
        self.cycle = None  # type: ignore[assignment]
        self.scope, self.headers = None, []  # type: ignore[assignment]

    @property
    def _answered(self) -> bool:
        return bool(getattr(self.cycle, "response_complete", True))

    def _share(self, number: int) -> int:
        return max(1, number // self.config.workers)

    def _leave(self) -> None:
        self._crowd.silent.pop(self, None)
        self.transport.close()

    # ------------------------------------------------------------ a request until it is whole

    def data_received(self, data: bytes) -> None:
        """Take what has come, if it is not too much."""
        if self.transport.is_closing():
            return
        in_head = self._in_head
        super().data_received(data)
        if self.transport.is_closing():
            return
        if in_head and self._in_head:
            self._count(len(data))
        elif self._timer is None and self.timeout_keep_alive_task is None and self._answered:
            self._in_head = True  # nothing but empty lines: that is no sign of life
            self._wait(self.head_seconds)

    def on_message_begin(self) -> None:
        """The head of a request begins."""
        super().on_message_begin()
        self._size, self._in_head, self._whole = 0, True, False
        if self._timer is None:
            self._wait(self.head_seconds)

    def on_headers_complete(self) -> None:
        """The head is whole: now the body must come."""
        if sum(len(name) + len(value) for name, value in self.headers) + len(self.url) > self.head_bytes:
            self._refuse(431)
            raise ValueError("the head is too long")  # ends the parsing
        self._in_head = False
        self._crowd.silent.pop(self, None)
        self._wait(self.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole; the answer may take as long as it likes."""
        self._wait(0)
        self._whole = True
        super().on_message_complete()
        self.headers = []  # the request has them

    def on_response_complete(self) -> None:
        """The connection is kept for the next request, as long as there is room."""
        super().on_response_complete()
        if not self.transport.is_closing() and not self.pipeline and self._answered:
            self._crowd.silent[self] = None
            if self._whole:  # else the rest of it is still to come
                self._forget()

    def send_400_response(self, msg: str) -> None:
        """What cannot be parsed is refused, unless it was refused already."""
        if not self._refused:
            self._refused = True
            self._wait(0)
            super().send_400_response(msg)

    def _count(self, size: int) -> None:
        self._size += size
        if self._size > self.head_bytes:
            self._refuse(431)

    def _wait(self, seconds: float) -> None:
        """Give it so much time from now on; 0: any."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._expired) if seconds else None

    def _expired(self) -> None:
        self._timer = None
        if self.transport.is_closing():
            return
        if self._size if self._in_head else not self.cycle.response_started:
            self._refuse(408)
        else:
            self._leave()  # it has said nothing, or was answered already

    # ------------------------------------------------------------ refusing

    def _refuse(self, status: int) -> None:
        """Answer with one sentence, and end the connection."""
        self._refused = True
        self._wait(0)
        name, sentence = ANSWERS[status]
        REFUSALS.note(name)
        text = sentence.encode()
        head = b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(text)
        self.transport.write(STATUS_LINE[status] + head + text)
        self._leave()
