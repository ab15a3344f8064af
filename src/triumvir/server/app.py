"""The ASGI application: middleware, routes, static files, error pages, and a clean end."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy.exc import InterfaceError, OperationalError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, ExceptionHandler, Receive, Scope, Send

from triumvir.draw import page_defs, tokens_css
from triumvir.engine.errors import RecordError, TriumvirError
from triumvir.processes import end_with_parent
from triumvir.server import logs
from triumvir.server.bots import Bots
from triumvir.server.boxes import read_boxes
from triumvir.server.config import SETTINGS, Config, read
from triumvir.server.endings import Endings
from triumvir.server.hub import Hub
from triumvir.server.keeper import Keeper
from triumvir.server.keys import Keys, load_secret
from triumvir.server.limits import REFUSALS, Buckets
from triumvir.server.lives import Lives
from triumvir.server.lost import Lost
from triumvir.server.memory import give_back, tidy
from triumvir.server.metrics import Faults, Measured, Metrics, load_token
from triumvir.server.middleware import HEADERS, Gate
from triumvir.server.notices.carriers import carriers
from triumvir.server.notices.courier import Courier
from triumvir.server.people import People
from triumvir.server.processes.compiling import Engine
from triumvir.server.ready import Readiness
from triumvir.server.render.books import fingerprint
from triumvir.server.render.tongues import Templates
from triumvir.server.reviews import Reviews
from triumvir.server.routes import routes
from triumvir.server.routes.lost import lost_table
from triumvir.server.routes.stream import Streams
from triumvir.server.store import HostStore, open_store
from triumvir.server.tables import Gone, Tables
from triumvir.server.time_off import TimeOff
from triumvir.server.visitor import read_visitor
from triumvir.server.web import Site, error_text, refuse, static_version, visitor

T = TypeVar("T")

LOG = logging.getLogger("triumvir.server")
FOLDER = Path(str(files("triumvir.server")))
GZIP_LEVEL = 5  # an eighth fewer bytes than 3 for a millisecond of a page; updates are packed by their stream
STORE_PAUSE = 0.5  # seconds before a store that cannot be opened is tried again
YEAR = 365 * 24 * 60 * 60


def create_app(config: Config | None = None) -> Starlette:
    """The application; its store is opened and migrated when it starts."""
    config = config or Config()
    doors = Doors(config)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.site = here = await furnished(config, doors)
        faults = Faults(doors.metrics)
        logging.getLogger().addHandler(faults)
        REFUSALS.tell = doors.metrics.refused
        around = await begin(here)
        try:
            yield
        finally:
            await end(here, around)
            logging.getLogger().removeHandler(faults)

    guard = Middleware(
        Gate, config=config, keys=doors.keys, people=doors.people, buckets=doors.buckets, banned=doors.banned
    )
    return Starlette(
        routes=[*static_routes(), *routes()],
        middleware=[Middleware(Streams), Middleware(Measured, metrics=doors.metrics), guard, *INNER],
        exception_handlers=HANDLERS,
        lifespan=lifespan,
    )


class Doors:
    """What every request passes, there before the store is open."""

    def __init__(self, config: Config) -> None:
        self.keys = Keys(load_secret(config), config.visitor_days)
        self.boxes = read_boxes(config.boxes)
        self.metrics, self.token = Metrics(config.metrics_folder), load_token(config.metrics_token)
        self.buckets = Buckets(config.limits, config.workers)
        self.banned: set[str] = set()
        self.people = People(config)


async def furnished(config: Config, doors: Doors) -> Site:
    """All that requests work with, around an open store."""
    keys, people = doors.keys, doors.people
    hub = Hub(config.now)
    store = await patiently(config, partial(opened, config))
    tables = Tables(config, store, keys, hub, doors.metrics)
    people.open(tables, hub)
    bots = Bots(config, tables, hub)
    courier = Courier(config, store, hub, tables.peers, (config.carriers or partial(carriers, config, keys))())
    lives = Lives(config, tables, hub, keys)
    endings, time_off = Endings(config, tables, lives, people), TimeOff(config, tables, lives)
    return Site(
        config,
        keys,
        hub,
        doors.buckets,
        tables,
        bots,
        Templates(FOLDER / "templates", static_version()),
        doors.boxes,
        doors.banned,
        doors.metrics,
        doors.token,
        Readiness(store),
        Keeper(config, tables, bots, hub, doors.banned, lives, endings, time_off),
        Engine(config.copy),
        Reviews(tables, bots),
        courier,
        people,
        lives,
        endings,
        time_off,
    )


async def end(site: Site, around: list[asyncio.Task[None]]) -> None:
    """End what goes on beside requests, then all that they work with."""
    for task in around:
        task.cancel()
    site.hub.close()
    await site.reviews.close()
    site.bots.close()
    site.courier.close()
    await site.people.close()
    site.tables.close()


async def begin(site: Site) -> list[asyncio.Task[None]]:
    """Listen and open; what then goes on beside all requests until the server ends."""
    site.tables.listen()
    await patiently(site.config, site.keeper.wake)
    await patiently(site.config, site.keeper.look)
    site.bots.open()
    around = [
        asyncio.create_task(site.keeper.run()),
        asyncio.create_task(site.courier.run()),
        asyncio.create_task(give_back(site.hub, site.books, site.buckets)),
        asyncio.create_task(site.engine.follow(site.bots.renew)),
    ]
    if site.config.warm:
        site.bots.warm_up()
        around.append(asyncio.create_task(tidy(site.hub)))
    return around


async def patiently(config: Config, work: Callable[[], Awaitable[T]]) -> T:
    """What a start asks of the store. One of several workers waits until it answers.

    uvicorn ends all of them if one cannot start: a database that is started again meanwhile would end the server.
    """
    waits = False
    while True:
        try:
            return await work()
        except (OperationalError, InterfaceError):
            if config.workers == 1:
                raise
            if not waits:
                LOG.warning("the store cannot be opened; trying again")
            waits = True
            await asyncio.sleep(STORE_PAUSE)


async def opened(config: Config) -> HostStore:
    """The store."""
    return open_store(config.db, config.relay)


def worker_app() -> Starlette:
    """The application of one of several workers; the command leaves their settings in the environment."""
    logs.set_up()
    end_with_parent()
    return create_app(read(os.environ[SETTINGS]))


FOR_EVER = f"public, max-age={YEAR}, immutable"
ASK_AGAIN = "no-cache"  # browsers keep it, but ask whether it is still the same


def keeping(scope: Scope) -> str:
    """How long a browser may keep a file: for ever if its address names its version, or as fonts do never changes."""
    return FOR_EVER if scope["query_string"] or scope["path"].startswith("/static/fonts/") else ASK_AGAIN


class _Kept:
    """Static files, which browsers may keep."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one file."""

        async def kept(message: dict[str, object]) -> None:
            if message["type"] == "http.response.start" and message["status"] == 200:
                headers = message["headers"]
                assert isinstance(headers, list)
                headers.append((b"cache-control", keeping(scope).encode()))
            await send(message)

        await self.app(scope, receive, kept)  # type: ignore[arg-type]  # messages are plain dictionaries


class _Refusals:
    """Turns what the gate refused into a page in the visitor's language."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a refused request, let the others pass."""
        refusal: HTTPException | None = scope.get("state", {}).get("refusal")
        if scope["type"] == "http" and refusal is not None:
            response = await http_error(Request(scope), refusal)
            await response(scope, receive, send)
            return
        await self.app(scope, receive, send)


class _Packed(GZipMiddleware):
    """Packs pages. Who posts something is answered in a few words, and every action is posted."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request through."""
        posts = scope["type"] == "http" and scope["method"] == "POST"
        await (self.app(scope, receive, send) if posts else super().__call__(scope, receive, send))


INNER = [Middleware(_Packed, minimum_size=600, compresslevel=GZIP_LEVEL), Middleware(_Refusals)]


async def http_error(request: Request, error: Exception) -> Response:
    """A refusal in words."""
    assert isinstance(error, HTTPException)
    response = refuse(request, error.status_code, error_text(visitor(request).lang, error.status_code, error.detail))
    response.headers.update(error.headers or {})
    return response


async def gone(request: Request, error: Exception) -> Response:
    """A table that the host has removed meanwhile."""
    return await http_error(request, HTTPException(404))


async def engine_error(request: Request, error: Exception) -> Response:
    """Something that the engine refuses, in its words."""
    assert isinstance(error, TriumvirError)
    return refuse(request, 422, error.text.in_(visitor(request).lang))


async def server_error(request: Request, error: Exception) -> Response:
    """Our own fault: a plain sentence, no trace. The trace goes to the log, without cookies, links or forms."""
    LOG.error("error in %s", type(error).__name__, exc_info=error)
    if not hasattr(request.state, "visitor"):
        site: Site = request.app.state.site
        request.state.visitor = read_visitor(site.config, site.keys, request.headers)
    response = refuse(request, 500, error_text(visitor(request).lang, 500))
    response.headers.update(HEADERS)  # this answer is made outside the gate
    return response


HANDLERS: dict[Any, ExceptionHandler] = {
    HTTPException: http_error,
    TriumvirError: engine_error,
    RecordError: engine_error,
    Lost: lost_table,
    Gone: gone,
    500: server_error,
}


TABLE_SHEETS = (
    *("table", "topline", "stage", "zoom", "dock", "views", "rivals"),
    *("story", "chronicle", "marks", "notes", "dialogs"),
    *("scores", "advice", "life", "choosing", "follow"),
)


def static_routes() -> list[BaseRoute]:
    """What never changes while a server runs."""
    return [
        Route("/static/tokens.css", tokens),
        Route("/static/sprite.svg", sprite),
        Route("/static/table-sheets.css", table_sheets),
        Mount("/static", _Kept(StaticFiles(directory=FOLDER / "static"))),
    ]


async def tokens(request: Request) -> Response:
    """The colours, as the drawings use them."""
    return _made(request, tokens_css(), "text/css")


async def table_sheets(request: Request) -> Response:
    """What every table needs, in one file: packed together it takes two thirds of what its parts take."""
    parts = [(FOLDER / "static" / "css" / f"{name}.css").read_text("utf-8") for name in TABLE_SHEETS]
    return _made(request, "\n".join(parts), "text/css")


async def sprite(request: Request) -> Response:
    """All icons in one file."""
    return _made(request, page_defs(), "image/svg+xml")


def _made(request: Request, body: str, kind: str) -> Response:
    """A static file that is made in memory."""
    headers = {"cache-control": keeping(request.scope), "etag": f'"{fingerprint(body)}"'}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)
