"""Leaving and coming back: one's own seat, the table, and what persons agree on. The rules are in `life/rules.py`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.agents import agent_names
from triumvir.server.life.agreement import KINDS, REPLACE
from triumvir.server.life.terms import KEEPER
from triumvir.server.live_table import LiveTable
from triumvir.server.lives import Busy
from triumvir.server.routes.play import done
from triumvir.server.routes.watch import life_of, scene_of
from triumvir.server.web import Handler, page, posted, see_other, site, table_of, text, visitor, whole

Step = Callable[[Request, FormData, LiveTable, int], Awaitable[LiveTable]]


async def _table(request: Request) -> tuple[LiveTable, int]:
    """The table and the seat of an address, -1 if it names none."""
    table = await table_of(request, lobby=True, removed=True)
    if "seat" not in request.path_params:
        return table, -1
    seat = whole(request.path_params["seat"])
    if not 0 <= seat < len(table.seats):
        raise HTTPException(404)
    return table, seat


def answer(request: Request, table: LiveTable) -> Response:
    """The table again, or the start page where it is gone."""
    if table.data.status == "removed" and not table.is_owner(visitor(request).holder):
        return see_other("/")
    return done(request, table) if table.data.status not in ("lobby", "removed") else see_other(f"/t/{table.id}")


def step(work: Step) -> Handler:
    """A form that takes one step; what the rules refuse is answered in their words."""

    @posted("actions")
    async def handler(request: Request, form: FormData) -> Response:
        table, seat = await _table(request)
        await site(request).lives.acted(table, table.seats_of(visitor(request).holder))
        try:
            return answer(request, await work(request, form, table, seat))
        except Busy as error:
            raise HTTPException(503) from error

    return handler


async def _leave(request: Request, form: FormData, table: LiveTable, seat: int) -> LiveTable:
    return await site(request).lives.leave(table, visitor(request).holder, seat)


async def _hand(request: Request, form: FormData, table: LiveTable, seat: int) -> LiveTable:
    agent = text(form, "agent", KEEPER)
    if agent not in agent_names():
        raise HTTPException(400)
    return await site(request).lives.hand(table, visitor(request).holder, seat, agent)


async def _return(request: Request, form: FormData, table: LiveTable, seat: int) -> LiveTable:
    return await site(request).lives.take_back(table, visitor(request).holder, seat)


async def _remind(request: Request, form: FormData, table: LiveTable, seat: int) -> LiveTable:
    return await site(request).lives.remind(table, visitor(request).holder, seat)


async def _resume(request: Request, form: FormData, table: LiveTable, seat: int) -> LiveTable:
    return await site(request).lives.resume(table, visitor(request).holder)


async def _remove(request: Request, form: FormData, table: LiveTable, seat: int) -> LiveTable:
    return await site(request).lives.remove(table, visitor(request).holder)


async def _restore(request: Request, form: FormData, table: LiveTable, seat: int) -> LiveTable:
    return await site(request).lives.restore(table, visitor(request).holder)


def _proposed(form: FormData, table: LiveTable) -> tuple[str, int]:
    """What is spoken of, and whose seat; raises 400."""
    kind, seat = text(form, "kind"), whole(text(form, "of", "-1"))
    if kind not in KINDS or not -1 <= seat < len(table.seats) or (seat >= 0) != (kind == REPLACE):
        raise HTTPException(400)
    return kind, seat


async def _propose(request: Request, form: FormData, table: LiveTable, seat: int) -> LiveTable:
    return await site(request).lives.propose(table, visitor(request).holder, *_proposed(form, table))


async def _vote(request: Request, form: FormData, table: LiveTable, seat: int) -> LiveTable:
    kind, of = _proposed(form, table)
    agrees = text(form, "agrees") == "1"
    return await site(request).lives.vote(table, visitor(request).holder, kind, of, agrees)


@posted("actions")
async def resign(request: Request, form: FormData) -> Response:
    """Give up; it is asked a second time whether that is meant."""
    table, seat = await _table(request)
    if text(form, "sure") != "1":
        site(request).lives.require("resign", table, visitor(request).holder, seat)
        return page(request, "resign.html", table=table, seat=table.seats[seat])
    try:
        return see_other(f"/t/{(await site(request).lives.resign(table, visitor(request).holder, seat)).id}")
    except Busy as error:
        raise HTTPException(503) from error


async def menu(request: Request) -> Response:
    """The table's menu as a page of its own, for who has no scripts."""
    table = await table_of(request)
    scene = scene_of(request, table)
    part = scene.part(site(request).templates[scene.lang], "life")
    return page(request, "menu.html", table=table, part=part, life=life_of(request, table))


SEATS = {"leave": _leave, "hand": _hand, "return": _return, "remind": _remind}
TABLES = {"resume": _resume, "remove": _remove, "restore": _restore, "propose": _propose, "vote": _vote}
ROUTES = [
    Route("/t/{code}/menu", menu),
    Route("/t/{code}/seat/{seat}/resign", resign, methods=["POST"]),
    *(Route(f"/t/{{code}}/seat/{{seat}}/{name}", step(work), methods=["POST"]) for name, work in SEATS.items()),
    *(Route(f"/t/{{code}}/{name}", step(work), methods=["POST"]) for name, work in TABLES.items()),
]
