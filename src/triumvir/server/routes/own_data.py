"""What is kept of a person: all of it in one file, and its deletion."""

from __future__ import annotations

import zipfile
from dataclasses import asdict
from datetime import UTC, datetime
from io import BytesIO
from typing import Any

import orjson
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.language import plain
from triumvir.server.lost import LostTable
from triumvir.server.middleware import set_cookie
from triumvir.server.routes.home import OPPONENT
from triumvir.server.store import HostStore, TableFacts
from triumvir.server.store.holidays import taken_by
from triumvir.server.visitor import COOKIE, Visitor, new_key
from triumvir.server.web import page, posted, see_other, site, text, visitor

MOST = 100_000  # tables in one file
UNREADABLE = plain("")


async def export(request: Request) -> Response:
    """One ZIP: what is known of me, and a record of each game that is over."""
    tables, who = site(request).tables, visitor(request)
    made = await tables.read(all_of, tables.store, who, site(request).config.now())
    headers = {"content-disposition": 'attachment; filename="triumvir-me.zip"'}
    return Response(made, media_type="application/zip", headers=headers)


def all_of(store: HostStore, who: Visitor, now: datetime) -> bytes:
    """All that is kept of a person. Seed and actions of a game tell what is hidden until it is over."""
    held = store.held_by(who.holder, MOST)
    about: dict[str, Any] = {
        "person": asdict(who.person) if who.person else {"id": who.holder},
        "settings": asdict(who.settings),
        "devices": [asdict(device) for device in store.devices(who.holder)],
        "passkeys": [{"label": key.label, "created_at": key.created_at} for key in store.passkeys(who.holder)],
        "time_off": taken_by(store, who.holder),
        "tables": [_listed(table, who.holder) for table in held],
    }
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        _add(archive, "me.json", now, about)
        _add_records(archive, store, held)
    return file.getvalue()


def _add_records(archive: zipfile.ZipFile, store: HostStore, held: list[TableFacts]) -> None:
    """A record of each of these games that is over, as far as it can be read."""
    for table in held:
        data = store.load(table.id) if table.status in ("finished", "ended") else None
        kept = LostTable(data, UNREADABLE).readable() if data is not None else None
        if kept is not None:
            _add(archive, f"records/{table.game}-{table.id}.json", table.updated_at, kept)


def _add(archive: zipfile.ZipFile, name: str, moment: datetime, content: Any) -> None:
    """A file in an archive, of the moment its content is of: the same content makes the same archive."""
    entry = zipfile.ZipInfo(name, moment.astimezone(UTC).timetuple()[:6])
    archive.writestr(entry, orjson.dumps(content, option=orjson.OPT_INDENT_2), zipfile.ZIP_DEFLATED)


def _listed(table: TableFacts, holder: str) -> dict[str, Any]:
    moments: dict[str, datetime] = {"created_at": table.created_at, "updated_at": table.updated_at}
    return {
        "table": table.id,
        "game": table.game,
        "status": table.status,
        "seats": [seat.name for seat in table.seats],
        "mine": [seat.seat for seat in table.seats if holder in seat.holders],
        "scores": table.standing.scores,
        "ranks": table.standing.ranks,
        **moments,
    }


async def ask(request: Request) -> Response:
    """What deleting means, before it is done."""
    return page(request, "delete_me.html")


@posted("actions")
async def delete(request: Request, form: FormData) -> Response:
    """Delete all that is mine, and go on as somebody new."""
    here, who = site(request), visitor(request)
    if text(form, "sure") != "on":
        raise HTTPException(400, "unsure")
    await here.endings.depart(who.holder)
    work, now = here.tables.store.forget_person, here.config.now()
    await here.people.move((who.holder, who.device), work, who.holder, OPPONENT, now)
    response = see_other("/")
    key = here.keys.sign_visitor(new_key(here.config))
    set_cookie(response.headers, COOKIE, key, here.keys.visitor_age, request.url.scheme)
    return response


ROUTES = [
    Route("/me/data.zip", export),
    Route("/me/delete", ask),
    Route("/me/delete", delete, methods=["POST"]),
]
