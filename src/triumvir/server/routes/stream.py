"""The stream of changes: each viewer of a table is sent the parts of its page that have changed.

Nothing else brings parts to a page: whoever acts is answered with a revision, and hears the rest here like all others.
A browser says in the address what it has; it is told at once what it lacks, and from then on the stream knows. A part
that the stream has sent before comes as edits of what it sent then. Whoever gives no `have`, as programs do, is told
only that something has changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from typing import Any
from urllib.parse import urlencode
from zlib import Z_SYNC_FLUSH, compressobj

import orjson
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from triumvir.draw.edits import Edit, edits
from triumvir.server.hub import Listener
from triumvir.server.live_table import LiveTable
from triumvir.server.render.parts import Parts, hashes_of
from triumvir.server.routes.watch import news_of, scene_of, where
from triumvir.server.web import site, table_of, visitor

HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}
GZIP = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"  # the header that browsers expect; blocks follow, and never an end
KEPT = ("type", "app", "state", "scheme", "server", "path", "root_path", "app_root_path")  # of a stream's scope
OPEN = "triumvir.stream"  # what a scope calls a stream that goes on
LEVEL, WINDOW, MEMORY = 1, -13, 6  # quick, in few pages of memory; blocks have no header of their own


class Sent:
    """What a stream has sent last of every part. The texts are those of the viewer's book, not copies of them."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    def anew(self, name: str, html: str) -> str | list[Edit]:
        """A part as it is to be sent now."""
        before = self._texts.get(name)
        self._texts[name] = html
        return html if before is None else edits(before, html)


class Stream(Response):
    """An open stream, which counts as such until it ends, however that comes about.

    It is open for hours and there are many, so it holds little. Its head is sent as any other; it goes on when all that
    a request passes through is done with it.
    """

    media_type = "text/event-stream"

    def __init__(self, request: Request, table: LiveTable, zipped: bool, ended: Callable[[], None]) -> None:
        super().__init__(headers={**HEADERS, "content-encoding": "gzip"} if zipped else HEADERS)
        del self.headers["content-length"]
        self._request, self._table, self._zipped, self.ended = lean(request), table, zipped, ended
        self._known = hashes_of(request.query_params.get("have", ""))
        self._left = False
        self._ears: list[Listener] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the head."""
        scope[OPEN] = self
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        self.raw_headers = []

    async def go_on(self, receive: Receive, send: Send) -> None:
        """Send until the visitor leaves."""
        leaving, events = asyncio.create_task(self._leave(receive)), self.events()
        try:
            if self._zipped:
                await send({"type": "http.response.body", "body": GZIP, "more_body": True})
            async for event in events:
                body = packed(event) if self._zipped else event
                await send({"type": "http.response.body", "body": body, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            leaving.cancel()
            self.ended()
            await events.aclose()  # not when the collector finds it

    async def _leave(self, receive: Receive) -> None:
        """Wait until the visitor leaves."""
        while (await receive())["type"] != "http.disconnect":
            pass
        self._left = True
        for ear in self._ears:
            ear.wake()

    async def events(self) -> AsyncGenerator[bytes]:
        """Events until the visitor leaves or the server ends."""
        request, table = self._request, self._table
        here, who = site(request), visitor(request)
        known, sent = self._known, Sent()
        mine = table.seats_of(who.holder)
        self._ears += [here.hub.join(table.id, seat) for seat in (*mine,) or (None,)]
        try:
            await here.tables.peers.tell_presence(table.id)
            await here.lives.seen(table, mine)
            yield b"retry: 800\n\n" + event(_news(request, table, known, sent))
            while not self._over():
                if await self._ears[0].wait(here.config.heartbeat):
                    now = await here.tables.find(table.id)
                    if self._over() or not isinstance(now, LiveTable) or not await here.people.is_still(who):
                        break
                    if now.seats_of(who.holder) != mine:  # it sits down elsewhere, or no more: another page and stream
                        yield event(where(now, who.holder))
                        break
                    yield event(_news(request, now, known, sent))
                else:
                    await here.tables.peers.tell_presence(table.id)
                    yield b": alive\n\n"
        finally:
            for ear in self._ears:
                here.hub.leave(table.id, ear)
            await here.lives.seen(table, mine)

    def _over(self) -> bool:
        here = site(self._request)
        return self._left or here.hub.closed or visitor(self._request).holder in here.banned


class Streams:
    """Outermost: lets a stream go on when its request has come back from all that it passed through.

    Otherwise the frames of all of that would wait with it: a stream takes 26 kB instead of 45 by this and by `lean`
    (`python -m bench.streams`).
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request through."""
        try:
            await self.app(scope, receive, send)
        except BaseException:
            if isinstance(stream := scope.pop(OPEN, None), Stream):
                stream.ended()  # before it has begun
            raise
        if isinstance(stream := scope.pop(OPEN, None), Stream):
            scope["headers"].clear()
            await stream.go_on(receive, send)


async def events(request: Request) -> Response:
    """Open a stream."""
    table = await table_of(request, lobby=True)
    buckets, address = site(request).buckets, request.client.host if request.client else "?"
    who = visitor(request).uid if visitor(request).known else "new@" + address  # without a cookie: all together
    if not buckets.open_stream(who, address):
        raise HTTPException(429)
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    return Stream(request, table, zipped, lambda: buckets.close_stream(who, address))


def lean(request: Request) -> Request:
    """What a stream needs of its request for hours: who asks, where, and what part of the log.

    The request itself holds all that it has passed through, by its ways to receive and to send.
    """
    scope = {name: request.scope[name] for name in KEPT if name in request.scope}
    host, log = request.headers.get("host", ""), urlencode({"log": request.query_params.get("log", "")})
    return Request({**scope, "headers": [(b"host", host.encode("latin-1"))], "query_string": log.encode()})


def packed(event: bytes) -> bytes:
    """An event as blocks of a compressed stream, which can be read as soon as they are there.

    Blocks that refer to nothing before them can stand behind any others. So nothing is kept between two events, where
    a compressor that goes on would hold 64 kB for hours.
    """
    squeeze = compressobj(LEVEL, wbits=WINDOW, memLevel=MEMORY)
    return squeeze.compress(event) + squeeze.flush(Z_SYNC_FLUSH)


def _news(request: Request, table: LiveTable, known: Parts, sent: Sent) -> dict[str, Any]:
    """What the viewer does not have yet; afterwards it has."""
    if not known or table.data.status == "lobby":
        return where(table, visitor(request).holder)
    news = news_of(request, scene_of(request, table), known)
    known.update(news["hashes"])
    news["parts"] = {name: sent.anew(name, html) for name, html in news["parts"].items()}
    return news


def event(news: dict[str, Any]) -> bytes:
    """As the stream sends it."""
    return b"id: %d\ndata: %s\n\n" % (news["rev"], orjson.dumps(news))


ROUTES = [Route("/t/{code}/events", events)]
