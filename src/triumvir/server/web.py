"""What all routes share: the site, pages in the visitor's language, and forms that were proved to be ours."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Set
from dataclasses import dataclass, field
from functools import wraps
from hashlib import blake2s
from importlib.resources import files
from typing import Any

import orjson
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from triumvir.draw import page_defs, tokens_css
from triumvir.engine.box import Box
from triumvir.games import titles
from triumvir.server.bots import Bots
from triumvir.server.config import Config
from triumvir.server.devices import device_label
from triumvir.server.door import read_form
from triumvir.server.endings import Endings
from triumvir.server.hub import Hub
from triumvir.server.keeper import Keeper
from triumvir.server.keys import Keys
from triumvir.server.limits import Buckets
from triumvir.server.live_table import LiveTable
from triumvir.server.lives import Lives
from triumvir.server.metrics import Metrics
from triumvir.server.new_table import NAME_LENGTH
from triumvir.server.notices.courier import Courier
from triumvir.server.people import People
from triumvir.server.processes.compiling import Engine
from triumvir.server.ready import Readiness
from triumvir.server.render.books import Books
from triumvir.server.render.tongues import Templates
from triumvir.server.reviews import Reviews
from triumvir.server.tables import Tables
from triumvir.server.time_off import TimeOff
from triumvir.server.visitor import Visitor
from triumvir.server.ways import compared
from triumvir.server.words import WORDS

Handler = Callable[[Request], Awaitable[Response]]
FormHandler = Callable[[Request, FormData], Awaitable[Response]]


@dataclass
class Site:
    """Everything a request may need."""

    config: Config
    keys: Keys
    hub: Hub
    buckets: Buckets
    tables: Tables
    bots: Bots
    templates: Templates
    boxes: Mapping[str, Box]  # of the host's own, by game
    banned: Set[str]  # the visitors that the host has shut out
    metrics: Metrics
    metrics_token: str | None  # None: the numbers are for this machine only
    readiness: Readiness
    keeper: Keeper
    engine: Engine
    reviews: Reviews
    courier: Courier
    people: People
    lives: Lives
    endings: Endings
    time_off: TimeOff
    books: Books = field(default_factory=Books)


class Json(Response):
    """Plain values as JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content)


def site(request: Request) -> Site:
    """The site of a request."""
    found: Site = request.scope["app"].state.site
    return found


def visitor(request: Request) -> Visitor:
    """Who is asking."""
    found: Visitor = request.scope["state"]["visitor"]  # asked for often: `request.state` would look it up twice
    return found


async def remember(request: Request, **said: str | None) -> None:
    """Know who is asking from now on, and what it says about itself."""
    here, who = site(request), visitor(request)
    label = device_label(request.headers.get("user-agent", ""))
    work = here.tables.store.remember
    await here.people.change((who.holder, who.device), work, who.holder, who.device, label, here.config.now(), **said)


def wants_json(request: Request) -> bool:
    """Whether our own script is asking, not a person following a link."""
    return "application/json" in request.headers.get("accept", "")


def static_version() -> str:
    """A short hash of all static files, so that browsers may keep them for ever."""
    titles()  # each has added its colours and icons
    digest = blake2s(tokens_css().encode() + page_defs().encode(), digest_size=5)
    root = files("triumvir.server").joinpath("static")
    for folder in ("css", "icons", "js", "vendor"):
        for file in sorted(root.joinpath(folder).iterdir(), key=lambda f: f.name):
            digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()


def page(request: Request, template: str, code: int = 200, **context: Any) -> HTMLResponse:
    """A page in the visitor's language."""
    who = visitor(request)
    html = (
        site(request)
        .templates[who.lang]
        .get_template(template)
        .render(
            lang=who.lang,
            visitor=who,
            csrf=site(request).keys.csrf(who.uid),
            path=request.scope["path"],
            engine=site(request).engine.state,
            **context,
        )
    )
    return HTMLResponse(html, code)


def refuse(request: Request, status: int, message: str, /, **more: Any) -> Response:
    """A refusal in words: JSON for our script, a page for a person."""
    if wants_json(request):
        return Json({"error": message, **more}, status)
    return page(request, "error.html", status, status=status, message=message)


def error_text(lang: str, status: int, detail: str = "") -> str:
    """What to say about a status."""
    name = f"err-{detail}" if f"err-{detail}" in WORDS else f"err-{status}"
    if name not in WORDS:
        name = "err-500" if status >= 500 else "err-400"
    return WORDS.say(lang, name)


def limited(request: Request, kind: str) -> None:
    """Count a request against a limit; raises 429."""
    address = request.client.host if request.client else "?"
    wait = site(request).buckets.wait(kind, visitor(request).uid, address)
    if wait:
        raise HTTPException(429, headers={"retry-after": str(int(wait) + 1)})


def posted(kind: str = "actions") -> Callable[[FormHandler], Handler]:
    """A form handler behind its rate limit and the check that the form came from our own page."""

    def decorate(handler: FormHandler) -> Handler:
        @wraps(handler)
        async def checked(request: Request) -> Response:
            who = visitor(request)
            limited(request, kind)
            async with read_form(request, site(request).config.limits.upload) as form:
                token = request.headers.get("x-csrf") or text(form, "csrf")
                if not who.known or not site(request).keys.csrf_fits(who.uid, token):
                    raise HTTPException(403, "csrf")
                return await handler(request, form)

        return checked

    return decorate


def text(form: FormData, name: str, default: str = "") -> str:
    """A field of a form as text."""
    value = form.get(name, default)
    return default if isinstance(value, UploadFile) else value


def number(form: FormData, name: str) -> int:
    """A field of a form as a whole number; raises 400."""
    return whole(text(form, name))


def whole(value: str) -> int:
    """A whole number of reasonable size; raises 400."""
    digits = value.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 9:
        raise HTTPException(400)
    return int(value)


def person_name(form: FormData, field: str) -> str:
    """A name that somebody gave itself; raises 400."""
    name = " ".join(text(form, field).split())
    if not 1 <= len(name) <= NAME_LENGTH or not name.isprintable():
        raise HTTPException(400, "name")
    return name


async def require_free(request: Request, *names: str) -> None:
    """Raises 409 if a name is protected by somebody else."""
    tables, holder = site(request).tables, visitor(request).holder
    for name in names:
        owner = await tables.read(tables.store.protected_by, compared(name))
        if owner is not None and owner != holder:
            raise HTTPException(409, "name-taken")


async def table_of(request: Request, lobby: bool = False, removed: bool = False) -> LiveTable:
    """The table in the address; raises 404. One that was removed is there for those who say so.

    Before it has begun it is closed to all who do not say that they tell nothing of its position: raises 409. Whoever
    could see what was dealt might throw the table away and make another.
    """
    tables = site(request).tables
    table = await tables.get(request.path_params["code"])
    if table is None:
        raise HTTPException(404)
    if table.data.status == "removed" and not (removed and table.is_owner(visitor(request).holder)):
        raise HTTPException(404)
    if table.data.status == "lobby" and not lobby:
        raise HTTPException(409, "lobby")
    return await tables.settled(table, visitor(request).holder)


def see_other(path: str) -> RedirectResponse:
    """Go on to a page after a form."""
    return RedirectResponse(path, 303)


def local_path(path: str) -> str:
    """A path on this site; anything else becomes the start page."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) and "\n" not in path else "/"
