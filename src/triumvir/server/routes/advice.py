"""Advice: hints while it is one's turn, and the analysis of a decision in the replay."""

from __future__ import annotations

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.server.live_table import LiveTable
from triumvir.server.render.advice import analysis_html, clue_html, hint_html
from triumvir.server.routes.play import my_seat
from triumvir.server.web import Json, number, page, posted, refuse, site, table_of, text, visitor, wants_json
from triumvir.server.words import WORDS

FIRST = "1"  # the first press of the button: only where to look


@posted("hints")
async def hint(request: Request, form: FormData) -> Response:
    """Ask a computer player, who knows no more than the seat: first where to look, then for the move."""
    table = await table_of(request)
    seat, lang = my_seat(request, table), visitor(request).lang
    if not table.data.hints:
        return refuse(request, 403, WORDS.say(lang, "table-hint-off"))
    if not table.running or int(table.state.to_act) != seat or table.curtain(visitor(request).holder) is not None:
        return refuse(request, 409, WORDS.say(lang, "table-hint-none"))
    revision = table.revision
    found = await site(request).bots.explain(visitor(request).holder, table, table.ply, lang)
    table.hint_users.add(seat)
    templates = site(request).templates[lang]
    if text(form, "step") == FIRST:
        return _answer(request, table, clue_html(templates, table, found, lang), rev=revision)
    told = hint_html(templates, table, found, lang)
    return _answer(request, table, told, rev=revision, action=found.best.action)


def may_analyse(table: LiveTable, holder: str, ply: int | None = None) -> bool:
    """Whether a visitor may ask for a decision at all, or for the one at a ply.

    Everything of a finished game; of a running one what a hint could have told: the own decisions.
    """
    if table.finished:
        return True
    mine = table.seats_of(holder)
    if not table.data.hints or len(mine) != 1 or not table.running:
        return False
    return ply is None or int(table.session.positions[ply].to_act) in mine


@posted("hints")
async def analysis(request: Request, form: FormData) -> Response:
    """What the adviser makes of a decision of the past."""
    table, lang = await table_of(request), visitor(request).lang
    ply = number(form, "ply")
    if not 0 <= ply <= table.ply:
        return refuse(request, 404, WORDS.say(lang, "err-404"))
    if not may_analyse(table, visitor(request).holder, ply):
        return refuse(request, 403, WORDS.say(lang, "advice-off"))
    if len(table.session.positions[ply].legal()) < 2:
        return refuse(request, 409, WORDS.say(lang, "advice-none"))
    played = table.session.record.actions[ply] if ply < table.ply else None
    found = await site(request).bots.explain(visitor(request).holder, table, ply, lang, played)
    return _answer(request, table, analysis_html(site(request).templates[lang], table, found, lang), ply=ply)


def _answer(request: Request, table: LiveTable, told: str, **more: int) -> Response:
    if wants_json(request):
        return Json({"html": told, **more})
    return page(request, "advice.html", table=table, told=told, back=f"/t/{table.id}")


ROUTES = [
    Route("/t/{code}/hint", hint, methods=["POST"]),
    Route("/t/{code}/replay/analysis", analysis, methods=["POST"]),
]
