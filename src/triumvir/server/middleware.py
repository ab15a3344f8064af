"""What every request passes: visitor, body size, rate, and the headers that keep a browser from doing harm.

A plain ASGI middleware, because event streams must pass unbuffered.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace
from http.cookies import SimpleCookie

from sqlalchemy.exc import DBAPIError
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from triumvir.server import door
from triumvir.server.config import Config
from triumvir.server.keys import Keys
from triumvir.server.limits import REFUSALS, Buckets
from triumvir.server.people import People
from triumvir.server.visitor import COOKIE, Visitor, read_visitor

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # boards colour their pieces by attribute; no script can come in that way
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # a private link must not travel to other sites
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "x-frame-options": "DENY",
}
STATIC = "/static/"
UPLOAD = "/upload"


class Gate:
    """The only way in and out."""

    def __init__(
        self, app: ASGIApp, config: Config, keys: Keys, people: People, buckets: Buckets, banned: Set[str]
    ) -> None:
        self.app = app
        self.config = config
        self.keys = keys
        self.people = people
        self.buckets = buckets
        self.banned = banned

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request through, or not."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        visitor, refusal = read_visitor(self.config, self.keys, headers), door.refusal(scope, headers)
        static = scope["path"].startswith(STATIC)
        if not static and refusal is None:
            try:
                visitor = await self.people.recognise(visitor)
                refusal = self._refusal(scope, headers, visitor)
            except DBAPIError:  # nobody knows who it is; it must not get another key for that
                visitor, refusal = replace(visitor, fresh=False), HTTPException(503)
        scope.setdefault("state", {})["visitor"] = visitor
        if refusal is not None:
            scope["state"]["refusal"] = refusal

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._dress(scope, message, visitor, static)
            await send(message)

        await self.app(scope, self._bounded(scope, receive), dressed)

    def _refusal(self, scope: Scope, headers: Headers, visitor: Visitor) -> HTTPException | None:
        address = scope["client"][0] if scope.get("client") else "?"
        length = door.body_length(headers)
        if length is None or length > self._bound(scope):
            REFUSALS.note("long body")
            return HTTPException(413)
        # a visitor without a cookie has no bucket of its own yet: its address pays
        wait = self.buckets.wait("pages", visitor.uid if visitor.known else "new@" + address, address)
        if wait:
            return HTTPException(429, headers={"retry-after": str(int(wait) + 1)})
        return HTTPException(403, "banned") if visitor.holder in self.banned else None

    def _bound(self, scope: Scope) -> int:
        return self.config.limits.upload if scope["path"] == UPLOAD else self.config.limits.body

    def _bounded(self, scope: Scope, receive: Receive) -> Receive:
        """A body that claims to be short and is not ends here."""
        left = self._bound(scope)

        async def bounded() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                REFUSALS.note("long body")
                raise HTTPException(413)
            return message

        return bounded

    def _dress(self, scope: Scope, message: Message, visitor: Visitor, static: bool) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if static:
            return
        headers.setdefault("cache-control", "no-store")
        if visitor.fresh:
            set_cookie(headers, COOKIE, self.keys.sign_visitor(visitor.uid), self.keys.visitor_age, scope["scheme"])


def set_cookie(headers: MutableHeaders, name: str, value: str, age: int, scheme: str) -> None:
    """Add a cookie that scripts cannot read and other sites do not get sent along."""
    cookie: SimpleCookie = SimpleCookie()
    cookie[name] = value
    cookie[name]["max-age"] = str(age)
    cookie[name]["path"] = "/"
    cookie[name]["httponly"] = True
    cookie[name]["samesite"] = "lax"
    if scheme == "https":
        cookie[name]["secure"] = True
    headers.append("set-cookie", cookie.output(header="").strip())
