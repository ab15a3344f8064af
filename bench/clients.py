"""Scripted browsers for the load test: each posts choices, and keeps a stream open that brings what has changed.

They speak HTTP over plain sockets, because a full client library would cost more than the server that is measured.
"""

from __future__ import annotations

import asyncio
import re
import zlib
from typing import Any
from urllib.parse import quote, urlencode

import orjson

from triumvir.draw.edits import revised

LIMIT = 1 << 24  # bytes that a stream reader may hold
_SHUT = re.compile(r"scores|menu|life|seats|full-\d+")  # what stands in shut dialogs is fetched when they open
_CHOICE = re.compile(r'data-choice="(\d+)"')
_PART = re.compile(r'id="p-([\w-]+)"[^>]*?\sdata-hash="(\w+)"')
_MAIN = re.compile(r'data-rev="(\d+)"\s+data-ply="(\d+)"')
_CSRF = re.compile(r'<meta name="csrf"\s+content="([^"]+)"')


class Refused(Exception):
    """The server answered with something else than success."""


class Browser:
    """One visitor at one table. It comes from an address of its own, so that the limits of a real server hold."""

    def __init__(self, port: int, source: str, table: str, cookie: str) -> None:
        self.port, self.source, self.table, self.cookie = port, source, table, cookie
        self.rev = self.ply = -1
        self.hashes: dict[str, str] = {}
        self.choices: list[int] = []
        self.prompt = ""
        self.csrf = ""
        self.received = 0  # bytes of live updates, as sent
        self.updates = 0
        self.moved = asyncio.Condition()
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._ear: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ HTTP

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0), limit=LIMIT)

    def _head(self, method: str, path: str, accept: str, more: str = "") -> bytes:
        return (
            f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncookie: triumvir={self.cookie}\r\n"
            f"accept: {accept}\r\naccept-encoding: gzip\r\naccept-language: en\r\n{more}\r\n"
        ).encode()

    async def _head_of(self, request: bytes) -> str:
        """Send a request and read the head of its answer; once more if the server has ended an idle connection."""
        for _ in range(2):
            if self._line is None:
                self._line = await self._connect()
            reader, writer = self._line
            try:
                writer.write(request)
                return (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
            except (ConnectionError, asyncio.IncompleteReadError):
                self._line = None
        raise Refused(f"{self.table}: the server hangs up")

    async def _ask(self, request: bytes) -> tuple[int, bytes]:
        head = await self._head_of(request)
        assert self._line is not None
        reader, _ = self._line
        body = b""
        if "transfer-encoding: chunked" in head:
            while size := int(await reader.readuntil(b"\r\n"), 16):
                body += (await reader.readexactly(size + 2))[:-2]
            await reader.readexactly(2)
        else:
            body = await reader.readexactly(int(head.partition("content-length:")[2].split("\r\n")[0]))
        self.received += len(body)
        if "content-encoding: gzip" in head:
            body = zlib.decompress(body, 31)
        return int(head.split(" ", 2)[1]), body

    # ------------------------------------------------------------ the page

    async def open(self) -> None:
        """Load the page and listen."""
        status, body = await self._ask(self._head("GET", self.table, "text/html"))
        if status != 200:
            raise Refused(f"{self.table}: {status}")
        page = body.decode()
        self.hashes = dict(_PART.findall(page))
        self.rev, self.ply = (int(number) for number in _MAIN.findall(page)[0])
        self.csrf = _CSRF.findall(page)[0]
        self.choices = [int(number) for number in _CHOICE.findall(page)]
        self._ear = asyncio.create_task(self._listen())
        self.received = 0

    def close(self) -> None:
        """Leave."""
        if self._ear is not None:
            self._ear.cancel()
        if self._line is not None:
            self._line[1].close()

    async def _listen(self) -> None:
        reader, writer = await self._connect()
        writer.write(self._head("GET", f"{self.table}/events?have={quote(self._have())}", "text/event-stream"))
        try:
            await reader.readuntil(b"\r\n\r\n")
            unpack, text = zlib.decompressobj(31), b""
            while size := int(await reader.readuntil(b"\r\n"), 16):
                packed = (await reader.readexactly(size + 2))[:-2]
                self.received += len(packed)
                *events, text = (text + unpack.decompress(packed)).split(b"\n\n")
                for event in events:
                    await self._hear(event.rpartition(b"data: ")[2])
        finally:
            writer.close()

    async def _hear(self, data: bytes) -> None:
        if data.startswith(b"{") and (news := orjson.loads(data))["rev"] > self.rev:
            await self._take(news)

    def _have(self) -> str:
        kept = {name: "later" if _SHUT.fullmatch(name) else value for name, value in self.hashes.items()}
        return ",".join(f"{name}:{value}" for name, value in kept.items())

    async def act(self, action: int) -> None:
        """Post a choice; returns when the stream has brought what came of it."""
        fields = {"rev": self.rev, "ply": self.ply, "action": action, "confirmed": 1}
        body = urlencode(fields).encode()
        more = f"x-csrf: {self.csrf}\r\ncontent-type: application/x-www-form-urlencoded\r\n"
        more += f"content-length: {len(body)}\r\n"
        status, answer = await self._ask(self._head("POST", f"{self.table}/act", "application/json", more) + body)
        if status != 200:
            raise Refused(f"{self.table}: {status} {answer[:200]!r}")
        await self.reached(orjson.loads(answer)["rev"])

    async def _take(self, news: dict[str, Any]) -> None:
        if "parts" not in news:  # the game is over
            news |= {"parts": {"prompt": ""}, "hashes": {}}
        self.hashes |= news["hashes"]
        if "prompt" in news["parts"]:
            told = news["parts"]["prompt"]
            self.prompt = told if isinstance(told, str) else revised(self.prompt, told)
            self.choices = [int(number) for number in _CHOICE.findall(self.prompt)]
        self.updates += 1
        async with self.moved:
            self.rev, self.ply = news["rev"], news["ply"]
            self.moved.notify_all()

    async def reached(self, revision: int) -> None:
        """Wait until this browser shows a revision."""
        async with self.moved:
            await self.moved.wait_for(lambda: self.rev >= revision)
