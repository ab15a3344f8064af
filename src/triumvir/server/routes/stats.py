"""My history: what my finished games amount to, VP over time, each game with where its VP came from; as CSV too."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from io import StringIO
from itertools import groupby
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from triumvir.games import titles
from triumvir.server.render.plot import plot
from triumvir.server.routes.games import PAGE, read, said_cursor
from triumvir.server.routes.home import Listed, listed
from triumvir.server.store import HostStore, TableFacts
from triumvir.server.store.history import Sum
from triumvir.server.store.played import Wanted
from triumvir.server.web import page, site, visitor
from triumvir.server.words import WORDS

FORMULA = ("=", "+", "-", "@", "\t")  # what a spreadsheet takes for the beginning of one
BATCH = 500  # games that are read at once for a file


class Played(NamedTuple):
    """A finished game: its line, and my VP by source in words, the most first."""

    item: Listed
    sources: list[tuple[str, int]]


async def stats(request: Request) -> Response:
    """The page."""
    here, who, asked = site(request).tables, visitor(request), read(request.query_params)
    sums = await here.read(here.store.sums, who.holder)
    wanted = Wanted(asked.wanted.game, asked.wanted.players) if asked.wanted.game else _most(sums)
    points = await here.read(here.store.points, who.holder, wanted)
    over, following = await here.read(here.store.over, who.holder, asked.wanted, asked.after, PAGE)
    ledgers = await here.read(here.store.results, [table.id for table in over])
    label = WORDS.say(who.lang, "stats-plot-label", game=title_of(wanted.game), n=sum(point.games for point in points))
    address = asked.address(state="").replace("/games", "/me/stats", 1)
    return page(
        request,
        "stats.html",
        sums=[(title_of(game), list(group)) for game, group in groupby(sums, key=lambda one: one.game)],
        plot=plot(points, label) if points else "",
        plotted=wanted,
        plotted_title=title_of(wanted.game),
        asked=asked,
        played=[_played(data, who.holder, ledgers.get(data.id), who.lang) for data in over],
        following=f"{address}&after={said_cursor(following)}" if following else "",
    )


def title_of(game: str) -> str:
    """What a game is called; its name where it is not known."""
    title = titles().get(game)
    return game if title is None else title.meta.title


def _most(sums: list[Sum]) -> Wanted:
    """What was played most."""
    most = max(sums, key=lambda one: one.games, default=None)
    return Wanted() if most is None else Wanted(most.game, most.players)


def _played(data: TableFacts, holder: str, ledgers: list[dict[str, int]] | None, lang: str) -> Played:
    item = listed(data, holder)
    if ledgers is None or item.mine is None or item.mine >= len(ledgers):
        return Played(item, [])
    title = titles().get(data.game)
    names = {} if title is None else title.ledger_names
    mine = [(names[key].in_(lang) if key in names else key, vp) for key, vp in ledgers[item.mine].items() if vp]
    return Played(item, sorted(mine, key=lambda one: -one[1]))


async def as_csv(request: Request) -> Response:
    """All my finished games as one file for a spreadsheet."""
    tables, who = site(request).tables, visitor(request)
    made = await tables.read(lambda: "".join(lines(tables.store, who.holder)))
    headers = {"content-disposition": 'attachment; filename="triumvir-games.csv"'}
    return Response(made, media_type="text/csv", headers=headers)


def lines(store: HostStore, holder: str) -> Iterator[str]:
    """A head, and a line for each game, the latest first; sources are the keys that records use."""
    yield _line("ended", "game", "table", "players", "status", "seat", "rank", "vp", "names", "scores", "sources")
    after = None
    while True:
        over, after = store.over(holder, Wanted(), after, BATCH)
        ledgers = store.results([table.id for table in over])
        for table in over:
            item = listed(table, holder)
            seat, scores = item.mine, table.standing.scores or []
            mine = ledgers[table.id][seat] if table.id in ledgers and seat is not None else {}
            vp = scores[seat] if seat is not None and seat < len(scores) else ""
            about = (table.updated_at.isoformat(), table.game, table.id, table.players, table.status)
            names = "; ".join(one.name for one in table.seats)
            sources = "; ".join(f"{key}={worth}" for key, worth in mine.items())
            where = "" if seat is None else seat + 1
            yield _line(*about, where, item.rank or "", vp, names, "; ".join(map(str, scores)), sources)
        if after is None:
            return


def _line(*fields: object) -> str:
    file = StringIO()
    csv.writer(file).writerow([_harmless(str(field)) for field in fields])
    return file.getvalue()


def _harmless(field: str) -> str:
    """A field that no spreadsheet takes for a formula: names are what people typed."""
    formula = field.startswith(FORMULA) and not field.removeprefix("-").isdigit()
    return f"'{field}" if formula else field


ROUTES = [Route("/me/stats", stats), Route("/me/stats.csv", as_csv)]
