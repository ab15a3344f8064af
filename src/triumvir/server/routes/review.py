"""The review of a finished game: asked for by whoever played, shown as it grows, shared by a link."""

from __future__ import annotations

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.agents import level_name
from triumvir.agents.reviews import REVIEWER
from triumvir.agents.words import percent
from triumvir.draw import page_defs
from triumvir.server.live_table import LiveTable
from triumvir.server.render.review import ReviewPage
from triumvir.server.web import Json, number, page, posted, refuse, see_other, site, table_of, visitor
from triumvir.server.words import WORDS

KINDS = ("chance", "lead")
REVIEWER_NAME = str(level_name(REVIEWER))


def own_seats(request: Request, table: LiveTable) -> list[int]:
    """The seats whose decisions a visitor may have looked at: the own; of an uploaded record all."""
    holder = visitor(request).holder
    if table.data.uploaded and table.is_owner(holder):
        return list(range(table.data.players))
    return table.seats_of(holder)


async def _asked(request: Request) -> tuple[LiveTable, int, bool]:
    """The table, the seat, and whether it is the visitor's own; raises 403 or 404."""
    table = await table_of(request)
    if not table.finished:
        raise HTTPException(403, "nosecret")
    mine = own_seats(request, table)
    given = request.query_params.get("seat", "")
    seat = int(given) if given.isascii() and given.isdigit() and len(given) < 3 else (mine[0] if mine else 0)
    if seat >= table.data.players:
        raise HTTPException(404)
    if seat in mine:
        return table, seat, True
    if not site(request).keys.review_fits(table.id, seat, request.query_params.get("share", "")):
        raise HTTPException(403, "review")
    return table, seat, False


async def show(request: Request) -> Response:
    """The page: what has been found so far."""
    table, seat, own = await _asked(request)
    lang = visitor(request).lang
    progress = await site(request).reviews.find(table, seat, lang)
    at = request.query_params.get("at", "")
    kind = request.query_params.get("curve", "")
    shown, share = None, "" if own else request.query_params.get("share", "")
    if progress is not None:
        ply = int(at) if at.isascii() and at.isdigit() and len(at) < 7 else None
        shown = ReviewPage(table, progress, lang, kind if kind in KINDS else KINDS[0], ply, share)
    usual = await site(request).reviews.usual(table, visitor(request).holder) if own else []
    return page(
        request,
        "review.html",
        table=table,
        seat=seat,
        own=own,
        seats=own_seats(request, table),
        r=shown,
        defs=page_defs(),
        reviewer=REVIEWER_NAME,
        usual=percent(sum(usual) / len(usual)) if usual else "",
        games=len(usual),
        origin=str(request.base_url).rstrip("/"),
        share=site(request).keys.review_token(table.id, seat) if own else "",
    )


async def progress_of(request: Request) -> Response:
    """How far it is."""
    table, seat, _ = await _asked(request)
    done, total = await site(request).reviews.count(table, seat)
    return Json({"done": done, "total": total})


@posted("hints")
async def ask(request: Request, form: FormData) -> Response:
    """Let the decisions of an own seat be looked at."""
    table = await table_of(request)
    seat, lang = number(form, "seat"), visitor(request).lang
    if not table.finished:
        raise HTTPException(403, "nosecret")
    if seat not in own_seats(request, table):
        raise HTTPException(403, "review")
    if not await site(request).reviews.begin(table, seat, visitor(request).holder):
        return refuse(request, 429, WORDS.say(lang, "review-too-many"))
    return see_other(f"/t/{table.id}/review?seat={seat}")


@posted("tables")
async def fork(request: Request, form: FormData) -> Response:
    """A table of one's own that goes on from a decision of the past, against computer players."""
    table = await table_of(request)
    seat, ply = number(form, "seat"), number(form, "ply")
    if not table.finished:
        raise HTTPException(403, "nosecret")
    if seat not in own_seats(request, table):
        raise HTTPException(403, "review")
    if not 0 <= ply < table.ply or int(table.session.positions[ply].to_act) != seat:
        raise HTTPException(404)
    following = await site(request).tables.fork(table, seat, ply, visitor(request).holder)
    return see_other(f"/t/{following}")


ROUTES = [
    Route("/t/{code}/review", show),
    Route("/t/{code}/review", ask, methods=["POST"]),
    Route("/t/{code}/review/progress", progress_of),
    Route("/t/{code}/review/fork", fork, methods=["POST"]),
]
