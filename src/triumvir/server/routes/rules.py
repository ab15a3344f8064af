"""The rules of a game: explained, and clause by clause with their ids."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.games import load, titles
from triumvir.server.render.words import clause_to_html, help_to_html
from triumvir.server.web import page, visitor


async def rules(request: Request) -> Response:
    """The page; `#T-153` leads to a clause."""
    title = titles().get(request.path_params["game"])
    if title is None:
        raise HTTPException(404)
    lang, prefix = visitor(request).lang, title.meta.rule_prefix
    game = load(title.meta.name)
    explained, contents = help_to_html(game.help(lang), prefix)
    clauses = [(rule, clause_to_html(text, prefix)) for rule, text in game.rules(lang).items()]
    lessons = title.chapter() is not None
    return page(
        request,
        "rules.html",
        meta=title.meta,
        explained=explained,
        contents=contents,
        clauses=clauses,
        lessons=lessons,
    )


ROUTES = [Route("/rules/{game}", rules)]
