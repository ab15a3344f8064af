"""Taking time off, and coming back before it is over."""

from __future__ import annotations

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.server.web import number, posted, remember, see_other, site, visitor


@posted("actions")
async def take(request: Request, form: FormData) -> Response:
    """Let my clocks stand for some days."""
    days = number(form, "days")
    await remember(request)
    who = visitor(request)
    zone = who.person.zone if who.person else ""
    await site(request).time_off.take(who.holder, zone, days)
    return see_other("/me?said=off#off")


@posted("actions")
async def end(request: Request, form: FormData) -> Response:
    """Let my clocks run again."""
    await site(request).time_off.end(visitor(request).holder)
    return see_other("/me?said=off-over#off")


ROUTES = [
    Route("/me/off", take, methods=["POST"]),
    Route("/me/off/end", end, methods=["POST"]),
]
