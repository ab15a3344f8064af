"""Settings: kept in a cookie of this browser, and with the person if it is known by more than that."""

from __future__ import annotations

from dataclasses import replace

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.server.middleware import set_cookie
from triumvir.server.visitor import CHOICES, SETTINGS_COOKIE
from triumvir.server.web import local_path, page, posted, remember, see_other, site, text, visitor


async def settings(request: Request) -> Response:
    """The page."""
    return page(request, "settings.html", choices=CHOICES, saved=request.query_params.get("saved") == "1")


@posted("actions")
async def save(request: Request, form: FormData) -> Response:
    """Keep the given settings; those that are not given stay."""
    chosen = visitor(request).settings
    for name, allowed in CHOICES.items():
        value = text(form, name)
        if value in allowed:
            chosen = replace(chosen, **{name: value})
    if visitor(request).person is not None:
        await remember(request, settings=chosen.dump())
    response = see_other(local_path(text(form, "next", "/settings?saved=1")))
    set_cookie(response.headers, SETTINGS_COOKIE, chosen.dump(), site(request).keys.visitor_age, request.url.scheme)
    return response


ROUTES = [Route("/settings", settings), Route("/settings", save, methods=["POST"])]
