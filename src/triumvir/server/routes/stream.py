"""The stream of changes: each viewer of a table is sent the parts of its page that have changed.

A browser says in the address what it has; from then on the stream knows. A part that the stream has sent before comes
as edits of what it sent then. Every event tells the hashes of all parts, so that a browser which got some of them
otherwise (an answer, a second connection) notices what is missing and asks for it. Whoever gives no `have`, as programs
do, is told only that something has changed.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from typing import Any
from zlib import Z_SYNC_FLUSH, compressobj

import orjson
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from triumvir.server.live_table import LiveTable
from triumvir.server.render.edits import Edit, edits
from triumvir.server.render.parts import Parts, hashes_of
from triumvir.server.routes.watch import news_of, scene_of, where
from triumvir.server.web import site, table_of, visitor

HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}
LEVEL, WINDOW, MEMORY = 1, 13, 6  # quick; and a stream is open for hours: 64 kB for its compressor
GZIP = 16  # added to the window: with the header that browsers expect


class Sent:
    """What a stream has sent last of every part. The texts are those of the viewer's book, not copies of them."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    def anew(self, name: str, html: str) -> str | list[Edit]:
        """A part as it is to be sent now."""
        before = self._texts.get(name)
        self._texts[name] = html
        return html if before is None else edits(before.split("\n"), html.split("\n"))


class Stream(StreamingResponse):
    """An open stream, which counts as such until it ends, however that comes about."""

    def __init__(self, content: AsyncGenerator[bytes], headers: dict[str, str], ended: Callable[[], None]) -> None:
        super().__init__(content, media_type="text/event-stream", headers=headers)
        self._content, self._ended = content, ended

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the visitor leaves."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._ended()
            await self._content.aclose()  # not when the collector finds it


async def events(request: Request) -> Response:
    """Open a stream."""
    table = await table_of(request, lobby=True)
    buckets, address = site(request).buckets, request.client.host if request.client else "?"
    who = visitor(request).uid if visitor(request).known else "new@" + address  # without a cookie: all together
    if not buckets.open_stream(who, address):
        raise HTTPException(429)
    headers = dict(HEADERS)
    pack: Callable[[bytes], bytes] = bytes
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        pack = packer()
    return Stream(stream(request, table, pack), headers, lambda: buckets.close_stream(who, address))


def packer() -> Callable[[bytes], bytes]:
    """Compresses one event after the other; each can be read as soon as it is there."""
    squeeze = compressobj(LEVEL, wbits=GZIP + WINDOW, memLevel=MEMORY)
    return lambda event: squeeze.compress(event) + squeeze.flush(Z_SYNC_FLUSH)


async def stream(request: Request, table: LiveTable, pack: Callable[[bytes], bytes]) -> AsyncGenerator[bytes]:
    """Events until the visitor leaves or the server ends."""
    here, who = site(request), visitor(request)
    known, sent = hashes_of(request.query_params.get("have", "")), Sent()
    mine = table.seats_of(who.holder)
    listeners = [here.hub.join(table.id, seat) for seat in (*mine,) or (None,)]
    ear = listeners[0]
    try:
        await here.tables.peers.tell_presence(table.id)
        yield pack(b"retry: 800\n\n" + event(where(table, who.holder)))
        while not here.hub.closed:
            if await ear.wait(here.config.heartbeat):
                now = await here.tables.find(table.id)
                if not isinstance(now, LiveTable) or who.holder in here.banned or here.hub.closed:
                    break
                if now.seats_of(who.holder) != mine:  # it sits down elsewhere, or no more: another page, another stream
                    yield pack(event(where(now, who.holder)))
                    break
                yield pack(event(_news(request, now, known, sent)))
            else:
                await here.tables.peers.tell_presence(table.id)
                yield pack(b": alive\n\n")
    finally:
        for listener in listeners:
            here.hub.leave(table.id, listener)


def _news(request: Request, table: LiveTable, known: Parts, sent: Sent) -> dict[str, Any]:
    """What the viewer does not have yet; afterwards it has."""
    if not known or not table.running:
        return where(table, visitor(request).holder)
    news = news_of(request, scene_of(request, table), known)
    known.update(news["hashes"])
    news["parts"] = {name: sent.anew(name, html) for name, html in news["parts"].items()}
    return news


def event(news: dict[str, Any]) -> bytes:
    """As the stream sends it."""
    return b"id: %d\ndata: %s\n\n" % (news["rev"], orjson.dumps(news))


ROUTES = [Route("/t/{code}/events", events)]
