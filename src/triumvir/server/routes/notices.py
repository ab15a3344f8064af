"""What I am told, when, and over which ways: one page, which works without a script but for push."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any
from zoneinfo import available_timezones

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.server.notices.carriers import KINDS
from triumvir.server.notices.events import GROUPS
from triumvir.server.notices.formats import FORMATS
from triumvir.server.store import TableFacts
from triumvir.server.store.channels import Wishes
from triumvir.server.web import page, posted, see_other, site, text, visitor

PAGE = "/me/notices"
MUTABLE = 40  # tables that the page lists


def me(request: Request) -> str:
    """Who is asking, as the store knows who holds a seat."""
    return visitor(request).holder


async def notices(request: Request) -> Response:
    """The page."""
    courier, store = site(request).courier, site(request).tables.store
    ways = await courier.do(store.channels.of, me(request))
    wishes = (await courier.do(store.channels.wishes, [me(request)]))[me(request)]
    push: Any = courier.carriers.get("push")
    webhook: Any = courier.carriers.get("webhook")
    return page(
        request,
        "notices.html",
        kinds=KINDS,
        groups=list(GROUPS),
        set_up={kind: kind in courier.carriers for kind in KINDS},
        ways=ways,
        wishes=wishes,
        quiet=[clock(wishes.quiet_from), clock(wishes.quiet_to)],
        zones=zones(),
        push_key=push.public_key if push is not None and hasattr(push, "public_key") else "",
        names=sorted(getattr(webhook, "names", ())),
        formats=list(FORMATS),
        tables=await courier.do(tables_of, request, me(request)),
        said=request.query_params.get("said", ""),
    )


def tables_of(request: Request, person: str) -> list[TableFacts]:
    """The games that go on."""
    found = site(request).tables.store.held_by(person, MUTABLE)
    return [table for table in found if table.status in ("lobby", "running")]


@posted("actions")
async def save(request: Request, form: FormData) -> Response:
    """Keep what somebody wishes to hear, and when."""
    zone = text(form, "zone", "UTC")
    start, end = minutes(text(form, "quiet-from")), minutes(text(form, "quiet-to"))
    if zone not in zones():
        raise HTTPException(400, "zone")
    chosen = {str(value) for value in form.getlist("want")}
    wanted = {kind: [group for group in GROUPS if f"{kind}:{group}" in chosen] for kind in KINDS}
    quiet = text(form, "quiet") == "on"
    wishes = Wishes(zone, start if quiet else None, end if quiet else None, wanted, text(form, "mail") == "often")
    await site(request).courier.do(site(request).tables.store.channels.wish, me(request), wishes)
    return see_other(f"{PAGE}?said=saved")


@posted("actions")
async def table(request: Request, form: FormData) -> Response:
    """Hear nothing of a table, or again."""
    code, store = text(form, "table"), site(request).tables.store
    if not any(one.id == code for one in await site(request).courier.do(tables_of, request, me(request))):
        raise HTTPException(404)
    await site(request).courier.do(store.channels.mute, me(request), code, text(form, "muted") == "on")
    return see_other(f"{PAGE}?said=saved")


@posted("actions")
async def here(request: Request, form: FormData) -> Response:
    """The zone that a browser is in, for who has never chosen one; told by the script when push is switched on."""
    channels, zone = site(request).tables.store.channels, text(form, "zone")
    if zone not in zones():
        raise HTTPException(400, "zone")
    before = (await site(request).courier.do(channels.wishes, [me(request)]))[me(request)]
    if before == Wishes(muted=before.muted):
        await site(request).courier.do(channels.wish, me(request), replace(before, zone=zone))
    return Response(status_code=204)


@cache
def zones() -> list[str]:
    """The time zones that this machine knows, by the names of their cities."""
    cities = (name for name in available_timezones() if "/" in name and not name.startswith(("Etc/", "SystemV/")))
    return [*sorted(cities), "UTC"]


def clock(minute: int | None) -> str:
    """A minute of the day as a clock shows it."""
    return "" if minute is None else f"{minute // 60:02}:{minute % 60:02}"


def minutes(shown: str) -> int:
    """What a clock shows as a minute of the day; raises 400."""
    hours, _, rest = shown.partition(":")
    digits = hours.isascii() and hours.isdigit() and rest[:2].isascii() and rest[:2].isdigit() and len(rest[:2]) == 2
    if not digits or len(hours) > 2 or int(hours) > 23 or int(rest[:2]) > 59:
        raise HTTPException(400, "clock")
    return int(hours) * 60 + int(rest[:2])


ROUTES = [
    Route(PAGE, notices),
    Route(PAGE, save, methods=["POST"]),
    Route(f"{PAGE}/table", table, methods=["POST"]),
    Route(f"{PAGE}/zone", here, methods=["POST"]),
]
