"""Seats: the private link, joining, giving a seat to a computer player and back, starting."""

from __future__ import annotations

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.agents import agent_names
from triumvir.engine.errors import TriumvirError
from triumvir.server.keys import token_hash
from triumvir.server.routes.home import BOT_NAMES, OPPONENT
from triumvir.server.store import SeatData
from triumvir.server.table import LiveTable
from triumvir.server.tables import Stale
from triumvir.server.texts import say
from triumvir.server.web import (
    page,
    person_name,
    posted,
    refuse,
    see_other,
    site,
    table_of,
    text,
    visitor,
    whole,
)


async def _by_link(request: Request) -> tuple[LiveTable, SeatData]:
    tables = site(request).tables
    found = await tables.read(tables.store.by_token, token_hash(request.path_params["token"]))
    table = await tables.get(found[0]) if found else None
    if found is None or table is None:
        raise HTTPException(404)
    return table, table.seats[found[1]]


async def link(request: Request) -> Response:
    """What a private link leads to: a question, so that nobody takes a seat by looking at a link."""
    table, seat = await _by_link(request)
    if visitor(request).holder in seat.holders:
        return see_other(f"/t/{table.id}")
    return page(request, "seat.html", table=table, seat=seat, token=request.path_params["token"])


@posted("tables")
async def take(request: Request, form: FormData) -> Response:
    """Sit down at the seat of a private link."""
    table, seat = await _by_link(request)
    values = {}
    if seat.kind == "open":
        values = {"kind": "person", "name": person_name(form, "name")}
    tables = site(request).tables
    for _ in range(5):
        try:
            await tables.change(
                table.id, table.revision, tables.store.hold, seat.seat, visitor(request).holder, **values
            )
            return see_other(f"/t/{table.id}")
        except Stale as stale:
            table = stale.table
            if values and table.seats[seat.seat].kind != "open":
                return refuse(request, 409, say(visitor(request).lang, "err.409"))
    raise HTTPException(503)


@posted("tables")
async def join(request: Request, form: FormData) -> Response:
    """Sit down at a free seat of an open table."""
    table, number = await _seat(request)
    if table.data.visibility != "open" or table.seats[number].kind != "open":
        raise HTTPException(403)
    tables = site(request).tables
    try:
        await tables.change(
            table.id,
            table.revision,
            tables.store.hold,
            number,
            visitor(request).holder,
            kind="person",
            name=person_name(form, "name"),
        )
    except Stale:
        return refuse(request, 409, say(visitor(request).lang, "err.409"))
    return see_other(f"/t/{table.id}")


async def _seat(request: Request) -> tuple[LiveTable, int]:
    table = await table_of(request)
    number = whole(request.path_params["seat"])
    if not 0 <= number < len(table.seats):
        raise HTTPException(404)
    return table, number


@posted("tables")
async def computer(request: Request, form: FormData) -> Response:
    """Let a computer player take a free seat, or the seat of somebody who left; only the table's owner may."""
    table, number = await _seat(request)
    seat, lang = table.seats[number], visitor(request).lang
    agent = text(form, "agent", OPPONENT)
    if not table.is_owner(visitor(request).holder) or table.finished:
        raise HTTPException(403)
    if agent not in agent_names():
        raise HTTPException(400)
    own = visitor(request).holder in seat.holders
    if seat.kind == "person" and site(request).hub.present(table.id)[number] and not own:
        return refuse(request, 409, say(lang, "err.away", name=seat.name))
    name = BOT_NAMES[number] if seat.kind == "open" else seat.name
    return await _change(request, table, number, kind="computer", agent=agent, name=name)


@posted("tables")
async def person(request: Request, form: FormData) -> Response:
    """Give a seat back to the person who had it; only the table's owner may."""
    table, number = await _seat(request)
    if not table.is_owner(visitor(request).holder) or table.finished:
        raise HTTPException(403)
    kind = "person" if table.seats[number].holders else "open"
    if kind == "open" and table.data.status != "lobby":
        raise HTTPException(403)
    return await _change(request, table, number, kind=kind)


async def _change(request: Request, table: LiveTable, number: int, **values: str) -> Response:
    tables = site(request).tables
    for _ in range(8):  # computer players at a table may move while the form is on its way
        try:
            await tables.change(table.id, table.revision, tables.store.change_seat, number, **values)
            return see_other(f"/t/{table.id}")
        except Stale as stale:
            table = stale.table
    raise HTTPException(503)


@posted("tables")
async def start(request: Request, form: FormData) -> Response:
    """Begin to play; only the table's owner may."""
    table = await table_of(request)
    if not table.is_owner(visitor(request).holder):
        raise HTTPException(403)
    try:
        await site(request).tables.start(table.id, table.revision)
    except TriumvirError as error:
        return refuse(request, 422, error.text.in_(visitor(request).lang))
    except Stale:
        pass
    return see_other(f"/t/{table.id}")


ROUTES = [
    Route("/s/{token}", link),
    Route("/s/{token}", take, methods=["POST"]),
    Route("/t/{code}/start", start, methods=["POST"]),
    Route("/t/{code}/seat/{seat}/join", join, methods=["POST"]),
    Route("/t/{code}/seat/{seat}/computer", computer, methods=["POST"]),
    Route("/t/{code}/seat/{seat}/person", person, methods=["POST"]),
]
