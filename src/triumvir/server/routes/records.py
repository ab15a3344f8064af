"""Records: download when a game is over, upload of a finished one, and a rematch."""

from __future__ import annotations

from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.engine.errors import Text
from triumvir.engine.record import Record
from triumvir.games import load
from triumvir.server.door import file_text
from triumvir.server.lost import LostTable
from triumvir.server.new_table import SeatPlan
from triumvir.server.processes.jobs import examine
from triumvir.server.routes.lost import lost_record
from triumvir.server.web import page, posted, see_other, site, table_of, visitor
from triumvir.server.words import WORDS


async def download(request: Request) -> Response:
    """The record; it holds the seed, so only when the game is over."""
    found = await site(request).tables.find(request.path_params["code"])
    if isinstance(found, LostTable):
        return lost_record(request, found)
    table = await table_of(request)
    if not table.finished:
        raise HTTPException(403, "nosecret")
    record = table.session.record
    record.scores = table.state.scores() if table.state.over else None
    name = f"{table.data.game}-{table.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(record.to_json(), media_type="application/json", headers=headers)


async def upload_form(request: Request) -> Response:
    """The page for an upload."""
    return page(request, "upload.html")


@posted("tables")
async def upload(request: Request, form: FormData) -> Response:
    """Keep an uploaded record and show it; it is replayed in a worker process first."""
    lang = visitor(request).lang
    file = form.get("record")
    source = await file_text(file) if isinstance(file, UploadFile) else ""
    if source is None:
        return page(request, "upload.html", 422, problem=WORDS.say(lang, "up-text"))
    if not source.strip():
        return page(request, "upload.html", 422, problem=WORDS.say(lang, "up-missing"))
    found = await site(request).bots.ask(visitor(request).holder, examine, source)
    if isinstance(found, Text):
        return page(request, "upload.html", 422, problem=found.in_(lang))
    if not found.over:
        return page(request, "upload.html", 422, problem=WORDS.say(lang, "up-running"))
    record = Record.from_json(source)
    code = await site(request).tables.adopt(record, found.deciding, found.standing, visitor(request).holder)
    return see_other(f"/t/{code}/replay?ply=0")


@posted("tables")
async def rematch(request: Request, form: FormData) -> Response:
    """A new table with the same people, by the rules of today; the seats of others are free until they sit down."""
    table, holder = await table_of(request), visitor(request).holder
    if not table.finished or not table.seats_of(holder):
        raise HTTPException(403)
    plans = [
        SeatPlan(seat.kind, seat.name, seat.agent, mine=holder in seat.holders)
        if seat.kind == "computer" or holder in seat.holders
        else SeatPlan("open", "–")
        for seat in table.seats
    ]
    name = table.data.game
    following = await site(request).tables.create(
        load(name, table.data.players, table.game.options, site(request).boxes.get(name)),
        holder,
        plans,
        visibility=table.data.visibility,
        hints=table.data.hints,
        pace=table.data.pace,
        start=all(plan.kind != "open" for plan in plans),
    )
    return see_other(f"/t/{following.id}")


ROUTES = [
    Route("/t/{code}/record", download),
    Route("/t/{code}/rematch", rematch, methods=["POST"]),
    Route("/upload", upload_form),
    Route("/upload", upload, methods=["POST"]),
]
