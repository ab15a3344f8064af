"""Replay: any position of a finished game from any seat or open; of a running game what everybody could see."""

from __future__ import annotations

from typing import Any

from markupsafe import escape
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.draw import page_defs
from triumvir.draw.letters import NUMERALS
from triumvir.server.live_table import LiveTable
from triumvir.server.render.drawing import draw
from triumvir.server.render.filled import Filled
from triumvir.server.render.parts import hashes_of, prints, unknown
from triumvir.server.routes.advice import may_analyse
from triumvir.server.web import Json, page, site, table_of, visitor
from triumvir.server.words import WORDS

OPEN, WATCH = "open", "watch"


def _wanted(request: Request, table: LiveTable) -> tuple[int, str]:
    """The ply and the eyes that were asked for, as far as they are allowed."""
    asked = request.query_params.get("ply", "")
    ply = min(int(asked), table.ply) if asked.isascii() and asked.isdigit() and len(asked) < 7 else table.ply
    eyes = request.query_params.get("as", "")
    allowed = _eyes(table)
    if eyes not in allowed:
        mine = table.seats_of(visitor(request).holder)
        eyes = str(mine[0]) if mine and table.finished else allowed[-1]
    return ply, eyes


def _eyes(table: LiveTable) -> list[str]:
    """Through whose eyes a game may be seen again."""
    return [*(str(seat) for seat in range(table.data.players)), OPEN] if table.finished else [WATCH]


def _parts(request: Request, table: LiveTable, ply: int, eyes: str) -> dict[str, str]:
    lang = visitor(request).lang
    seat = int(eyes) if eyes.isdigit() else None
    view = table.open_view(ply) if eyes == OPEN else table.view(seat, ply)
    told = table.log(seat, lang)
    lines = told[ply - 1] if ply else [WORDS.say(lang, "replay-start")]
    actor = int(table.session.positions[ply - 1].to_act) if ply else -1
    context: dict[str, Any] = {
        "table": table,
        "game": table.game,
        "lang": lang,
        "ply": ply,
        "eyes": eyes,
        "eyes_of": _eyes(table),
        "lines": lines,
        "actor": actor,
        "turns": table.story(seat, lang),
        "seat": seat,
        "drawing": draw(table.game, view, lang, (), table.names),
        "scores": [player["score"] for player in view["players"]],
        "numerals": NUMERALS,
    }
    filled = Filled(site(request).templates[lang], context)
    parts = {name: filled.part(f"replay-{name}") for name in ("bar", "board", "rail", "turns")}
    return {**parts, "phase": str(escape(table.game.phase(view, lang)))}


async def replay(request: Request) -> Response:
    """The page."""
    table = await table_of(request)
    ply, eyes = _wanted(request, table)
    parts = _parts(request, table, ply, eyes)
    return page(
        request,
        "replay.html",
        table=table,
        ply=ply,
        eyes=eyes,
        parts=parts,
        hashes=prints(parts),
        defs=page_defs(),
        may_ask=may_analyse(table, visitor(request).holder),
    )


async def live(request: Request) -> Response:
    """The parts of another position."""
    table = await table_of(request)
    ply, eyes = _wanted(request, table)
    parts = _parts(request, table, ply, eyes)
    hashes = prints(parts)
    news = unknown(parts, hashes, hashes_of(request.query_params.get("have", "")))
    return Json({"ply": ply, "last": table.ply, "as": eyes, "parts": news, "hashes": hashes})


ROUTES = [Route("/t/{code}/replay", replay), Route("/t/{code}/replay/live", live)]
