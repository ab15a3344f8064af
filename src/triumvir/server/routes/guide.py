"""Learning by playing: a guided table, and leaving or taking up its guide."""

from __future__ import annotations

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.games import load, titles
from triumvir.server.middleware import set_cookie
from triumvir.server.new_table import SeatPlan
from triumvir.server.render.guide import is_guided
from triumvir.server.routes.home import BOT_NAMES, OWN_NAME
from triumvir.server.visitor import GUIDE_COOKIE
from triumvir.server.web import posted, see_other, site, table_of, text, visitor

GENTLE = "level:1"  # a computer player who is learning too


@posted("tables")
async def learn(request: Request, form: FormData) -> Response:
    """A table for a guided first game, started at once; its seed is fixed, so that the guide fits."""
    title = titles().get(request.path_params["game"])
    guide = title.guide if title is not None else None
    if title is None or guide is None:
        raise HTTPException(404)
    plans = [SeatPlan("person", OWN_NAME, mine=True)]
    plans += [SeatPlan("computer", BOT_NAMES[seat - 1], GENTLE) for seat in range(1, guide.players)]
    game = load(title.meta.name, guide.players, dict(guide.options))
    table = await site(request).tables.create(game, visitor(request).holder, plans, start=True, seed=guide.seed)
    return see_other(f"/t/{table.id}")


@posted("actions")
async def leave(request: Request, form: FormData) -> Response:
    """Leave the guide of a table or take it up again; remembered by this browser."""
    table = await table_of(request)
    if not is_guided(table):
        raise HTTPException(404)
    who = visitor(request)
    response = see_other(f"/t/{table.id}")
    kept = who.guide_cookie(table.id, text(form, "left") == "1")
    set_cookie(response.headers, GUIDE_COOKIE, kept, site(request).keys.visitor_age, request.url.scheme)
    return response


ROUTES = [
    Route("/learn/{game}", learn, methods=["POST"]),
    Route("/t/{code}/guide", leave, methods=["POST"]),
]
