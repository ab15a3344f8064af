"""My games: all of them by state, filtered by the address, a page at a time; and how many wait for me."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import blake2s
from typing import Any
from urllib.parse import urlencode

from starlette.datastructures import FormData, QueryParams
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.games import titles
from triumvir.server.routes.home import Listed, listed
from triumvir.server.store.played import Counts, Cursor, Wanted
from triumvir.server.web import Json, page, posted, see_other, site, text, visitor

PAGE = 25
STATES = ("all", "turn", "waiting", "lobby", "finished", "archived", "opened")
COMPANY = ("people", "computers")
TEXT_LENGTH = 40
AFTER = "."  # between the parts of a cursor


@dataclass(frozen=True)
class Asked:
    """Which games a page shows, as its address says."""

    state: str
    wanted: Wanted
    after: Cursor | None

    def address(self, **changed: str) -> str:
        """The address of the page with something else; it begins anew unless that says where."""
        players = str(self.wanted.players or "")
        here = {"state": self.state, "game": self.wanted.game, "players": players, "with": self.wanted.company}
        said = {**here, "q": self.wanted.text, **changed}
        return "/games?" + urlencode({name: value for name, value in said.items() if value})


def read(query: QueryParams) -> Asked:
    """What an address asks for; what does not fit is left out."""
    state, game, players, company = (query.get(name, "") for name in ("state", "game", "players", "with"))
    wanted = Wanted(
        game=game if game in titles() else "",
        players=int(players) if players in tuple("123456789") else 0,
        company=company if company in COMPANY else "",
        text=query.get("q", "").strip()[:TEXT_LENGTH],
    )
    return Asked(state if state in STATES else "all", wanted, _cursor(query.get("after", "")))


def _cursor(said: str) -> Cursor | None:
    moment, _, code = said.partition(AFTER)
    if not (moment.isascii() and moment.isdigit() and len(moment) <= 17 and code):
        return None
    try:
        return Cursor(datetime.fromtimestamp(int(moment) / 1_000_000, UTC), code)
    except (ValueError, OverflowError, OSError):
        return None


def said_cursor(cursor: Cursor) -> str:
    """Where a page begins, for an address."""
    whole = cursor.ended_at.replace(microsecond=0)
    return f"{int(whole.timestamp()) * 1_000_000 + cursor.ended_at.microsecond}{AFTER}{cursor.table_id}"


async def games(request: Request) -> Response:
    """The page."""
    here, who, asked = site(request).tables, visitor(request), read(request.query_params)
    store, holder = here.store, who.holder
    counts: Counts = await here.read(store.counts, holder)
    groups: list[tuple[str, list[Listed]]] = []
    following: Cursor | None = None
    if asked.state in ("all", "turn", "waiting", "lobby") and asked.after is None:
        going = [listed(data, holder) for data in await here.read(store.going_on, holder, asked.wanted)]
        for state in ("turn", "waiting", "lobby"):
            if asked.state in ("all", state):
                groups.append((state, [item for item in going if state_of(item) == state]))
    if asked.state in ("all", "finished", "archived"):
        away = asked.state == "archived"
        over, following = await here.read(store.over, holder, asked.wanted, asked.after, PAGE, away)
        groups.append(("archived" if away else "finished", [listed(data, holder) for data in over]))
    if asked.state == "opened":
        groups.append(("opened", [listed(data, holder) for data in await here.read(store.opened, holder, PAGE)]))
    return page(
        request,
        "games.html",
        asked=asked,
        states=STATES,
        company=COMPANY,
        counts={**vars(counts), "all": counts.turn + counts.waiting + counts.lobby + counts.finished},
        groups=[(state, items) for state, items in groups if items],
        following=asked.address(after=said_cursor(following)) if following else "",
        games=[(title.meta.name, title.meta.title) for title in titles().values()],
        players=range(1, max(title.meta.max_players for title in titles().values()) + 1),
        waiting=counts.turn,
    )


def state_of(item: Listed) -> str:
    """What a game that goes on waits for."""
    if item.data.status == "lobby":
        return "lobby"
    return "turn" if item.my_turn else "waiting"


async def waiting(request: Request) -> Response:
    """How many games wait for me, and a mark that changes with any of my games that go on."""
    tables, holder = site(request).tables, visitor(request).holder
    going = [listed(data, holder) for data in await tables.read(tables.store.going_on, holder)]
    mark = blake2s(repr([(item.data.id, item.data.revision) for item in going]).encode(), digest_size=8).hexdigest()
    return Json({"count": sum(item.my_turn for item in going), "mark": mark})


@posted("actions")
async def archive(request: Request, form: FormData) -> Response:
    """Put a game out of my sight, or back."""
    tables, away = site(request).tables, text(form, "away") == "1"
    code: Any = request.path_params["code"]
    if not await tables.stored(tables.store.archive, visitor(request).holder, code, away):
        raise HTTPException(404)
    return see_other("/games?state=finished" if away else "/games?state=archived")


ROUTES = [
    Route("/games", games),
    Route("/games/waiting", waiting),
    Route("/games/{code}/archive", archive, methods=["POST"]),
]
