"""The second chapter of a guide: what good players look for, a position to try in each lesson.

Nothing of it is a table: a lesson is made anew from its seed and actions, and what was found is remembered by the
browser, as it is with the guide of the first chapter.
"""

from __future__ import annotations

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.draw import page_defs
from triumvir.engine.lessons import Chapter
from triumvir.games import titles
from triumvir.server.middleware import set_cookie
from triumvir.server.render.lesson import is_good, legal_in, lesson_page
from triumvir.server.routes.home import BOT_NAMES, OWN_NAME
from triumvir.server.visitor import LESSONS_COOKIE
from triumvir.server.web import number, page, posted, see_other, site, visitor, whole


def _chapter(request: Request) -> tuple[str, Chapter]:
    """The title that was asked for, and its chapter."""
    title = titles().get(request.path_params["game"])
    chapter = title.chapter() if title is not None else None
    if title is None or chapter is None:
        raise HTTPException(404)
    return title.meta.name, chapter


def _lesson(request: Request, chapter: Chapter) -> int:
    """The number of the lesson that was asked for, from 1."""
    asked = whole(request.path_params["number"])
    if not 1 <= asked <= len(chapter.exercises):
        raise HTTPException(404)
    return asked


async def begin(request: Request) -> Response:
    """To the first lesson whose move was not found yet."""
    name, chapter = _chapter(request)
    found = visitor(request).learned
    keys = [f"{name}.{exercise.key}" for exercise in chapter.exercises]
    first = next((place for place, key in enumerate(keys, 1) if key not in found), 1)
    return see_other(f"/lessons/{name}/{first}")


async def lesson(request: Request) -> Response:
    """One lesson; `tried` is a choice that is to be answered, `show` asks for the strongest player's."""
    name, chapter = _chapter(request)
    place, who = _lesson(request, chapter), visitor(request)
    asked = request.query_params.get("tried")
    tried = None if asked is None else whole(asked)
    if tried is not None and tried not in legal_in(name, place):
        tried = None
    names = (who.name or OWN_NAME, *BOT_NAMES)
    shown = lesson_page(name, place, who.lang, names, tried, "show" in request.query_params)
    found = [f"{name}.{exercise.key}" in who.learned for exercise in chapter.exercises]
    return page(request, "lesson.html", s=shown, found=found, meta=shown.game.meta, defs=page_defs())


@posted("actions")
async def choose(request: Request, form: FormData) -> Response:
    """A choice: what was found is remembered, and the lesson answers it."""
    name, chapter = _chapter(request)
    place, action = _lesson(request, chapter), number(form, "action")
    if action not in legal_in(name, place):
        return see_other(f"/lessons/{name}/{place}")
    response = see_other(f"/lessons/{name}/{place}?tried={action}")
    if is_good(name, place, action):
        kept = visitor(request).lessons_cookie(name, chapter.exercises[place - 1].key)
        set_cookie(response.headers, LESSONS_COOKIE, kept, site(request).keys.visitor_age, request.url.scheme)
    return response


ROUTES = [
    Route("/lessons/{game}", begin),
    Route("/lessons/{game}/{number}", lesson),
    Route("/lessons/{game}/{number}", choose, methods=["POST"]),
]
