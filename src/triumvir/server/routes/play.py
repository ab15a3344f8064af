"""Playing: act, undo, redo, chat, pace, and who sits before a shared screen."""

from __future__ import annotations

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.engine.consequences import consequence
from triumvir.engine.errors import IllegalAction
from triumvir.engine.session import UndoRefused
from triumvir.server.live_table import LiveTable
from triumvir.server.render.asking import how_asked, in_short
from triumvir.server.render.choices import in_words
from triumvir.server.render.guide import is_guided
from triumvir.server.render.table_page import PACES
from triumvir.server.routes.watch import where
from triumvir.server.tables import Stale
from triumvir.server.visitor import Visitor
from triumvir.server.web import (
    Json,
    number,
    posted,
    refuse,
    see_other,
    site,
    table_of,
    text,
    visitor,
    wants_json,
)
from triumvir.server.words import WORDS

CHAT_LENGTH = 500


def done(request: Request, table: LiveTable) -> Response:
    """How far the table is now: a script hears the rest by its stream; a browser without it gets the page."""
    return Json(where(table, visitor(request).holder)) if wants_json(request) else see_other(f"/t/{table.id}")


def _stale(request: Request, table: LiveTable) -> Response:
    """The choice was made in a position that is gone; a script is told which there is now."""
    message = WORDS.say(visitor(request).lang, "table-stale")
    return refuse(request, 409, message, **where(table, visitor(request).holder))


def my_seat(request: Request, table: LiveTable) -> int:
    """The seat that the visitor decides for; raises 403."""
    mine = table.seats_of(visitor(request).holder)
    if not mine:
        raise HTTPException(403)
    seat = table.seat_of(visitor(request).holder)
    return mine[0] if seat is None else seat


def _question(table: LiveTable, seat: int, action: int, who: Visitor) -> dict[str, object] | None:
    """What to ask before a choice counts; None if it counts at once."""
    guess = table.guess(seat)
    if not guess.is_legal(action):
        return None
    told = consequence(guess, action)
    ask = how_asked(told, who.settings.confirm)
    if not ask:
        return None
    words = in_words(table.game.choice(table.view(seat), action, who.lang))
    lost = "" if told.lost is None else told.lost.sentence.in_(who.lang)
    return {"confirm": words, "note": in_short(told, who.lang), "ask": ask, "lost": lost, "action": action}


def _performs(table: LiveTable, who: Visitor) -> bool:
    """Whether a visitor is spared questions with one sensible answer; who is guided meets every question."""
    guided = is_guided(table) and table.id not in who.unguided
    return who.settings.performs and not guided


@posted("actions")
async def act(request: Request, form: FormData) -> Response:
    """Take an action at the revision that the browser shows; anything older is refused."""
    action, revision, ply = number(form, "action"), number(form, "rev"), number(form, "ply")
    tables, holder = site(request).tables, visitor(request).holder
    table = await tables.settled(await tables.reach(await table_of(request), revision), holder)
    seat, lang = my_seat(request, table), visitor(request).lang
    covered = table.curtain(holder) is not None
    if table.revision != revision or ply != table.ply or not table.running or covered:
        return _stale(request, table)
    if text(form, "confirmed") != "1" and int(table.state.to_act) == seat:
        question = _question(table, seat, action, visitor(request))
        if question is not None:
            return Json(question)
    try:
        table = await tables.act(table.id, seat, action, revision, performs=_performs(table, visitor(request)))
    except Stale as stale:
        return _stale(request, stale.table)
    except IllegalAction as error:
        return refuse(request, 422, error.reason.in_(lang), rule=error.rule)
    await site(request).lives.acted(table, [seat])
    await site(request).time_off.moved(table, holder)
    return done(request, table)


async def _step(request: Request, form: FormData, back: bool) -> Response:
    revision, tables = number(form, "rev"), site(request).tables
    table = await tables.reach(await table_of(request), revision)
    seat = my_seat(request, table)
    if table.revision != revision:  # also if this very step was done: a browser that got no answer asks again
        return _stale(request, table)
    try:
        change = tables.undo if back else tables.redo
        table = await change(table.id, seat, revision)
    except Stale as stale:
        return _stale(request, stale.table)
    except UndoRefused as error:
        return refuse(request, 422, error.text.in_(visitor(request).lang))
    return done(request, table)


@posted("actions")
async def undo(request: Request, form: FormData) -> Response:
    """Take the last choice back."""
    return await _step(request, form, back=True)


@posted("actions")
async def redo(request: Request, form: FormData) -> Response:
    """Do again what was taken back."""
    return await _step(request, form, back=False)


@posted("actions")
async def sit(request: Request, form: FormData) -> Response:
    """Say who sits before a shared screen now."""
    table = await table_of(request)
    holder, seat = visitor(request).holder, number(form, "seat")
    if seat not in table.seats_of(holder):
        raise HTTPException(403)
    table.at_screen[holder] = seat
    await site(request).tables.peers.tell(table)
    site(request).hub.publish(table.id)
    return done(request, table)


@posted("chat")
async def chat(request: Request, form: FormData) -> Response:
    """Say something; only who has a seat may."""
    table = await table_of(request)
    seat = my_seat(request, table)
    words = " ".join(text(form, "text").split())
    if not 1 <= len(words) <= CHAT_LENGTH:
        raise HTTPException(400)
    await site(request).tables.say(table, seat, words)
    return done(request, table)


@posted("actions")
async def pace(request: Request, form: FormData) -> Response:
    """Change how fast computer players move."""
    table = await table_of(request)
    my_seat(request, table)
    wanted = number(form, "pace")
    if wanted not in PACES:
        raise HTTPException(400)
    tables = site(request).tables
    for _ in range(8):
        try:
            table = await tables.change(table.id, table.revision, tables.store.change_table, pace=wanted)
            break
        except Stale as stale:
            table = stale.table
    return done(request, table)


ROUTES = [
    Route(f"/t/{{code}}/{handler.__name__}", handler, methods=["POST"])
    for handler in (act, undo, redo, sit, chat, pace)
]
