"""Seeing a table: its page, its parts, and the same as JSON for programs."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.draw import page_defs
from triumvir.engine.record import commitment
from triumvir.server.live_table import LiveTable
from triumvir.server.render.choices import why_not
from triumvir.server.render.drawing import touched
from triumvir.server.render.life import Life, sentence
from triumvir.server.render.parts import Parts, changed, hashes_of, prints
from triumvir.server.render.seating import own_seats
from triumvir.server.render.table_page import TablePage
from triumvir.server.render.words import rich_to_html
from triumvir.server.routes.home import agents
from triumvir.server.web import Json, page, site, table_of, visitor, whole


def scene_of(request: Request, table: LiveTable) -> TablePage:
    """The table as the visitor sees it, with a selection of its log."""
    here, who = site(request), visitor(request)
    log = request.query_params.get("log", "")
    guided = table.id not in who.unguided
    own = own_seats(table, who.holder, seat_links(request, table))
    life, csrf = life_of(request, table), here.keys.csrf(who.uid)
    asking = who.settings.confirm
    return TablePage(table, who.holder, who.lang, here.hub, here.books, csrf, own, life, log, guided, asking)


def life_of(request: Request, table: LiveTable) -> Life:
    """What the visitor may do with seats and the table beside the game."""
    lives, who = site(request).lives, visitor(request)
    return Life(table, who.lang, partial(lives.facts, table), lives.asker(table, who.holder))


def seat_links(request: Request, table: LiveTable) -> dict[int, str]:
    """The private links that a visitor may see: of its own seats, and until it begins of free ones at its own table."""
    holder, keys = visitor(request).holder, site(request).keys
    invites = table.is_owner(holder) and table.data.status == "lobby"
    base = str(request.base_url).rstrip("/")
    return {
        seat.seat: f"{base}/s/{keys.seat_token(table.id, seat.seat, seat.generation)}"
        for seat in table.seats
        if (holder in seat.holders and seat.kind == "person") or (seat.kind == "open" and invites)
    }


async def table_page(request: Request) -> Response:
    """The lobby, the running table or the end screen."""
    table = await table_of(request, lobby=True, removed=True)
    if table.data.status == "removed":
        return page(request, "removed.html", table=table)
    links = seat_links(request, table)
    watch = f"{str(request.base_url).rstrip('/')}/t/{table.id}"
    common: dict[str, Any] = {
        "table": table,
        "links": links,
        "watch": watch,
        "commitment": commitment(table.data.seed),
        "agents": agents(visitor(request).lang),
        "present": site(request).hub.present(table.id),
        "owner": table.is_owner(visitor(request).holder),
        "mine": table.seats_of(visitor(request).holder),
    }
    if table.data.status == "lobby":
        own = own_seats(table, visitor(request).holder, links)
        terms = sentence(table.terms, visitor(request).lang)
        return page(request, "lobby.html", own={one.seat.seat: one for one in own}, terms=terms, **common)
    scene = scene_of(request, table)
    parts = scene.parts(site(request).templates[scene.lang])
    return page(
        request,
        "table.html",
        s=scene,
        parts=parts,
        hashes=prints(parts),
        defs=page_defs(),
        **common,
    )


def where(table: LiveTable, holder: str) -> dict[str, Any]:
    """How far a table is, and which seats of it are the visitor's."""
    return {
        "rev": table.revision,
        "ply": table.ply,
        "chat": table.chat_count,
        "status": table.data.status,
        "mine": table.seats_of(holder),
    }


def news_of(request: Request, scene: TablePage, known: Parts) -> dict[str, Any]:
    """How far the table is, and the parts that a browser does not have yet."""
    parts, hashes = changed(scene, site(request).templates[scene.lang], known)
    return {**where(scene.table, visitor(request).holder), "title": scene.title, "parts": parts, "hashes": hashes}


async def live(request: Request) -> Response:
    """What a stream would tell, once: for programs, and for a page whose stream is held up on its way.

    The answer has the revision that was asked for or a later one, whichever worker gives it.
    """
    rev, chat = (whole(request.query_params.get(name, "0")) for name in ("rev", "chat"))
    table = await site(request).tables.reach(await table_of(request), rev, chat)
    return Json(news_of(request, scene_of(request, table), hashes_of(request.query_params.get("have", ""))))


async def state(request: Request) -> Response:
    """What the visitor may know, as JSON."""
    table = await table_of(request)
    holder, lang = visitor(request).holder, visitor(request).lang
    seat = table.seat_of(holder)
    acting = int(table.state.to_act) if table.running else -1
    view = table.view(seat)
    legal = table.state.legal() if acting >= 0 and acting == seat else []
    return Json(
        {
            "table": table.id,
            "game": table.data.game,
            "status": table.data.status,
            "rev": table.revision,
            "ply": table.ply,
            "seat": seat,
            "to_act": acting,
            "names": table.names,
            "commitment": commitment(table.data.seed),
            "legal": [
                {"action": a, "notation": table.game.notation(a), "text": table.game.choice(view, a, lang)}
                for a in legal
            ],
            "view": view,
        }
    )


async def words(request: Request) -> Response:
    """The position as text, for who cannot see the boards or prefers to read."""
    table = await table_of(request)
    lang = visitor(request).lang
    text = rich_to_html(table.game.draw_text(table.view(table.seat_of(visitor(request).holder)), lang))
    return page(request, "words.html", table=table, text=text)


async def why(request: Request) -> Response:
    """Why an action is not possible now, with the rule."""
    table = await table_of(request)
    action = whole(request.query_params.get("action", ""))
    rule, reason = why_not(table, visitor(request).holder, action, visitor(request).lang)
    return Json({"rule": rule, "reason": reason, "link": f"/rules/{table.data.game}#{rule}" if rule else ""})


async def spoken_of(request: Request) -> Response:
    """The elements that a line of the log speaks of, or a caption, which tells of several plies."""
    table = await table_of(request)
    ply = whole(request.query_params.get("ply", ""))
    first = whole(request.query_params.get("first", str(ply - 1)))
    if not 0 <= first < ply <= table.ply:
        raise HTTPException(404)
    seat, lang = table.seat_of(visitor(request).holder), visitor(request).lang
    before, after = (table.game.draw_parts(table.view(seat, at), lang, (), table.names) for at in (first, ply))
    words = table.log(seat, lang)[ply - 1] if first == ply - 1 else []
    return Json({"ids": touched(before, after), "words": list(words)})


ROUTES = [
    Route("/t/{code}", table_page),
    Route("/t/{code}/live", live),
    Route("/t/{code}/state", state),
    Route("/t/{code}/words", words),
    Route("/t/{code}/why", why),
    Route("/t/{code}/spoken", spoken_of),
]
