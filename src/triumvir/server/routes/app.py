"""The site as an app: what a browser needs to install it, the worker that keeps pages, and the offline page."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.games import titles
from triumvir.server.render.art import hero
from triumvir.server.web import Json, page, static_version, visitor
from triumvir.server.words import WORDS

ICONS = (("192", "any"), ("512", "any"), ("512", "maskable"))
GROUND, RED = "#f3ead9", "#962a1e"


async def manifest(request: Request) -> Response:
    """What the app is called and looks like."""
    lang, version = visitor(request).lang, static_version()
    icons = [
        {
            "src": f"/static/icons/{'maskable' if purpose == 'maskable' else 'icon'}-{size}.png?{version}",
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": purpose,
        }
        for size, purpose in ICONS
    ]
    said = {
        "id": "/",
        "name": "Triumvir",
        "short_name": "Triumvir",
        "description": WORDS.say(lang, "app-about"),
        "lang": lang,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": RED,
        "icons": icons,
        "shortcuts": [{"name": WORDS.say(lang, "app-shortcut-notices"), "url": "/me/notices"}],
    }
    answer = Json(said)
    answer.headers["content-type"] = "application/manifest+json"
    return answer


@cache
def script() -> str:
    """The worker. It names the version of all static files: where one of them has changed, it has changed itself."""
    source = files("triumvir.server").joinpath("static/js/service-worker.js").read_text("utf-8")
    return source.replace("VERSION_OF_FILES", static_version())


async def worker(request: Request) -> Response:
    """The service worker, which only a script at the root may be for the whole site."""
    return Response(script(), media_type="text/javascript", headers={"cache-control": "no-cache"})


async def offline(request: Request) -> Response:
    """What is shown without a connection; kept by the worker."""
    return page(request, "app-offline.html", titles=[title.meta for title in titles().values()], hero=hero())


ROUTES = [
    Route("/manifest.webmanifest", manifest),
    Route("/service-worker.js", worker),
    Route("/offline", offline),
]
