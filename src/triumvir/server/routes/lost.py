"""A table that cannot be continued: its page says why, every other address of it answers in the same words."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from triumvir.server.lost import Lost, LostTable
from triumvir.server.web import Json, page, refuse, visitor, wants_json
from triumvir.server.words import WORDS

CANNOT = 409


async def lost_table(request: Request, error: Exception) -> Response:
    """What is known of the table for who opens it, a refusal for anything that is asked of it."""
    assert isinstance(error, Lost)
    table, lang = error.table, visitor(request).lang
    if request.method not in ("GET", "HEAD") or wants_json(request):
        return refuse(request, CANNOT, WORDS.say(lang, "lost-refused", reason=table.reason.in_(lang)))
    opened = request.url.path == f"/t/{table.id}"
    return page(request, "lost.html", 200 if opened else CANNOT, table=table, readable=table.readable() is not None)


def lost_record(request: Request, table: LostTable) -> Response:
    """As much of the record as can be read."""
    kept, lang = table.readable(), visitor(request).lang
    if kept is None:
        return refuse(request, CANNOT, WORDS.say(lang, "lost-refused", reason=table.reason.in_(lang)))
    name = f"{table.data.game}-{table.id}-incomplete.json"
    return Json(kept, headers={"content-disposition": f'attachment; filename="{name}"'})
