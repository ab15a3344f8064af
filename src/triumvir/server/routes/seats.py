"""Seats before a game begins, and their links: private links, joining, other browsers, computer players, starting.

A link to a free seat is an invitation: it ends when somebody sits down, who then has a link that nobody else has seen.
That one can be opened on other devices until it is replaced.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.agents import agent_names
from triumvir.server.keys import token_hash
from triumvir.server.live_table import LiveTable
from triumvir.server.lives import FREE_NAME
from triumvir.server.render.life import sentence
from triumvir.server.routes.home import BOT_NAMES, OPPONENT
from triumvir.server.routes.play import done
from triumvir.server.store import SeatData
from triumvir.server.tables import Stale
from triumvir.server.web import (
    page,
    person_name,
    posted,
    require_free,
    see_other,
    site,
    table_of,
    text,
    visitor,
    whole,
)

TRIES = 8  # computer players at a table may move while a form is on its way

# ------------------------------------------------------------ by a private link


async def _by_link(request: Request) -> tuple[LiveTable, int]:
    """The table and seat that a link leads to, also if it has ended; raises 404."""
    tables = site(request).tables
    found = await tables.read(tables.store.by_token, token_hash(request.path_params["token"]))
    table = await tables.get(found.table_id) if found else None
    if found is None or table is None:
        raise HTTPException(404, "link")
    return await tables.reach(table, found.revision), found.seat


def _opened(request: Request, table: LiveTable, number: int) -> SeatData:
    """The seat, if the link opens it now; raises 410."""
    seat = table.seats[number]
    if not site(request).keys.seat_fits(table.id, number, seat.generation, request.path_params["token"]):
        raise HTTPException(410, "link-ended")
    if (seat.kind == "open" and table.data.status != "lobby") or (seat.kind == "computer" and not seat.handed):
        raise HTTPException(410, "link-ended")
    return seat


def _next_link(request: Request, table: LiveTable, seat: SeatData) -> dict[str, Any]:
    """What a seat is given so that its link ends and another opens it."""
    generation = seat.generation + 1
    token = site(request).keys.seat_token(table.id, seat.seat, generation)
    return {"generation": generation, "token_hash": token_hash(token)}


async def link(request: Request) -> Response:
    """What a private link leads to: a question, so that nobody takes a seat by looking at a link."""
    table, number = await _by_link(request)
    if visitor(request).holder in table.seats[number].holders:
        return see_other(f"/t/{table.id}")  # an invitation leads whoever has followed it back to the table
    seat = _opened(request, table, number)
    terms = sentence(table.terms, visitor(request).lang)
    return page(request, "seat.html", table=table, seat=seat, terms=terms, token=request.path_params["token"])


@posted("tables")
async def take(request: Request, form: FormData) -> Response:
    """Sit down at the seat of a private link."""
    table, number = await _by_link(request)
    holder, tables = visitor(request).holder, site(request).tables
    if holder in table.seats[number].holders:
        return see_other(f"/t/{table.id}")
    if table.seats[number].kind == "open":
        await require_free(request, person_name(form, "name"))

    async def attempt(table: LiveTable) -> LiveTable:
        seat = _opened(request, table, number)
        values = {"kind": "person", "name": person_name(form, "name")} if seat.kind == "open" else {}
        if values or not seat.generation:  # before 0.2 an invitation stayed the link of whoever followed it
            values |= _next_link(request, table, seat)
        return await tables.change(table.id, table.revision, tables.store.hold, number, holder, **values)

    return see_other(f"/t/{(await _stored(table, attempt)).id}")


# ------------------------------------------------------------ at a table


async def _seat(request: Request) -> tuple[LiveTable, int]:
    table = await table_of(request, lobby=True)
    number = whole(request.path_params["seat"])
    if not 0 <= number < len(table.seats):
        raise HTTPException(404)
    return table, number


async def _stored(table: LiveTable, attempt: Callable[[LiveTable], Awaitable[LiveTable]]) -> LiveTable:
    """Try a change until nothing else changes at the same moment; each time it must see whether it still may."""
    for _ in range(TRIES):
        try:
            return await attempt(table)
        except Stale as stale:
            table = stale.table
    raise HTTPException(503)


@posted("tables")
async def join(request: Request, form: FormData) -> Response:
    """Sit down at a free seat of an open table."""
    table, number = await _seat(request)
    holder, tables, name = visitor(request).holder, site(request).tables, person_name(form, "name")
    await require_free(request, name)

    async def attempt(table: LiveTable) -> LiveTable:
        seat = table.seats[number]
        if table.data.visibility != "open" or site(request).lives.refused("sit", table, holder, number):
            raise HTTPException(403)
        values = {"kind": "person", "name": name, **_next_link(request, table, seat)}
        return await tables.change(table.id, table.revision, tables.store.hold, number, holder, **values)

    return see_other(f"/t/{(await _stored(table, attempt)).id}")


@posted("tables")
async def new_link(request: Request, form: FormData) -> Response:
    """Replace a link: of the own seat, or the table's owner that of a free one."""
    table, number = await _seat(request)
    holder, tables = visitor(request).holder, site(request).tables

    async def attempt(table: LiveTable) -> LiveTable:
        seat = table.seats[number]
        invites = seat.kind == "open" and table.data.status == "lobby" and table.is_owner(holder)
        if number not in table.seats_of(holder) and not invites:
            raise HTTPException(403)
        values = _next_link(request, table, seat)
        return await tables.change(table.id, table.revision, tables.store.change_seat, number, **values)

    return _answer(request, await _stored(table, attempt))


@posted("tables")
async def alone(request: Request, form: FormData) -> Response:
    """Send away the other browsers that sat down at the own seat later, and end the link by which they came.

    Only those: else whoever has got hold of a link could send away the person whose seat it is.
    """
    table, number = await _seat(request)
    holder, tables = visitor(request).holder, site(request).tables

    async def attempt(table: LiveTable) -> LiveTable:
        if number not in table.seats_of(holder):
            raise HTTPException(403)
        seat = table.seats[number]
        later, values = list(seat.after(holder)), _next_link(request, table, seat)
        if not later:
            raise HTTPException(409, "alone")
        return await tables.change(table.id, table.revision, tables.store.release, number, later, **values)

    return _answer(request, await _stored(table, attempt))


def _answer(request: Request, table: LiveTable) -> Response:
    """The table again; in its lobby nothing of it is drawn."""
    return see_other(f"/t/{table.id}") if table.data.status == "lobby" else done(request, table)


@posted("tables")
async def computer(request: Request, form: FormData) -> Response:
    """Let a computer player take a free seat."""
    table, number = await _seat(request)
    agent = text(form, "agent", OPPONENT)
    _owner(request, table)
    if agent not in agent_names():
        raise HTTPException(400)
    return await _change(request, table, number, "seat", kind="computer", agent=agent, name=BOT_NAMES[number])


@posted("tables")
async def person(request: Request, form: FormData) -> Response:
    """Free the seat of a computer player for a person."""
    table, number = await _seat(request)
    _owner(request, table)
    return await _change(request, table, number, "vacate", kind="open", agent="", name=FREE_NAME)


def _owner(request: Request, table: LiveTable) -> None:
    if not table.is_owner(visitor(request).holder):
        raise HTTPException(403)


async def _change(request: Request, table: LiveTable, number: int, move: str, **values: str) -> Response:
    """Change who sits at a seat of the lobby, if the rules of seats allow the move."""
    tables, lives = site(request).tables, site(request).lives

    async def attempt(table: LiveTable) -> LiveTable:
        lives.require(move, table, visitor(request).holder, number)  # somebody may have sat down meanwhile
        return await tables.change(table.id, table.revision, tables.store.change_seat, number, **values)

    return see_other(f"/t/{(await _stored(table, attempt)).id}")


@posted("tables")
async def start(request: Request, form: FormData) -> Response:
    """Begin to play; only the table's owner may."""
    table = await table_of(request, lobby=True)
    _owner(request, table)
    site(request).lives.require("start", table, visitor(request).holder)
    with suppress(Stale):
        await site(request).tables.start(table.id, table.revision)
    return see_other(f"/t/{table.id}")


ROUTES = [
    Route("/s/{token}", link),
    Route("/s/{token}", take, methods=["POST"]),
    Route("/t/{code}/start", start, methods=["POST"]),
    Route("/t/{code}/seat/{seat}/join", join, methods=["POST"]),
    Route("/t/{code}/seat/{seat}/link", new_link, methods=["POST"]),
    Route("/t/{code}/seat/{seat}/alone", alone, methods=["POST"]),
    Route("/t/{code}/seat/{seat}/computer", computer, methods=["POST"]),
    Route("/t/{code}/seat/{seat}/person", person, methods=["POST"]),
]
