"""My games: every state, every filter, page by page; and ten thousand games cost no more than a page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert
from starlette.datastructures import QueryParams

from triumvir.server.routes.games import read, said_cursor
from triumvir.server.store import HostStore, open_store
from triumvir.server.store.models import Base
from triumvir.server.store.played import Counts, Cursor, Wanted

from .placed import holder
from .postgres import needs_postgres
from .running import Visitor

NOW = datetime(2026, 1, 1, tzinfo=UTC)
MANY = 10_000
TABLES, SEATS, HOLDERS = (Base.metadata.tables[name] for name in ("tables", "seats", "holders"))
GAMES = ("trajan", "forum_trajanum", "nova_roma")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[HostStore]:
    sqlite = f"sqlite:///{tmp_path / 'x.db'}"
    store = open_store(sqlite if request.param == "sqlite" else request.getfixturevalue("postgres")())
    yield store
    store.close()


def fill(store: HostStore, person: str, finished: int, running: int = 0) -> None:
    """Games of a person against one friend or one computer, ended a minute after one another."""
    tables, seats, holders = [], [], []
    for n in range(finished + running):
        over, code, at = n < finished, f"mare-{n:05}", NOW + timedelta(minutes=n)
        about = {"game": GAMES[n % 3], "players": 2, "options": {}, "rules_version": 1, "box": "x", "seed": "1"}
        about |= {"visibility": "link", "owner": person, "hints": True, "pace": 0, "revision": 1, "uploaded": False}
        stands = {"to_act": -1 if over else n % 2, "phase": {"en": "x"}, "scores": [n % 90, 40]}
        ranks = [1, 2] if n % 90 > 40 else [2, 1]
        status = "finished" if over else "running"
        row = {"id": code, **about, **stands, "ranks": ranks if over else None, "status": status}
        tables.append({**row, "created_at": at, "updated_at": at})
        for seat, (kind, name) in enumerate((("person", "Ada"), ("person" if n % 2 else "computer", f"Livia {n % 7}"))):
            plain = {"kind": kind, "name": name, "agent": "", "token_hash": f"{code}-{seat}", "generation": 0}
            seats.append({"table_id": code, "seat": seat, **plain})
        result = (
            {"ended_at": at, "vp": n % 90, "rank": ranks[0]} if over else {"ended_at": None, "vp": None, "rank": None}
        )
        held = {"table_id": code, "number": 1, "since": at, "archived": False}
        holders.append({**held, "seat": 0, "holder": person, **result})
        if n % 2:
            other = {**result, "vp": 40 if over else None, "rank": ranks[1] if over else None}
            holders.append({**held, "seat": 1, "holder": "friend", **other})
    with store.engine.begin() as work:
        for table, rows in ((TABLES, tables), (SEATS, seats), (HOLDERS, holders)):
            work.execute(insert(table), rows)


class Read:
    """What a store is asked and how many rows it gives, from now on."""

    def __init__(self, store: HostStore) -> None:
        self.queries: list[str] = []
        event.listen(store.engine, "before_cursor_execute", self._note)

    def _note(self, *args: Any) -> None:
        self.queries.append(args[2])


# ------------------------------------------------------------ the store


def test_all_pages_together_are_all_games_once_and_in_order(store: HostStore) -> None:
    fill(store, "me", 120)
    seen: list[str] = []
    after: Cursor | None = None
    while True:
        page, after = store.over("me", Wanted(), after, 25)
        seen += [table.id for table in page]
        if after is None:
            break
        assert len(page) == 25
        assert read_cursor(after) == after
    assert seen == [f"mare-{n:05}" for n in reversed(range(120))]


def read_cursor(cursor: Cursor) -> Cursor | None:
    return read(QueryParams({"after": said_cursor(cursor)})).after


def test_games_are_counted_by_what_they_wait_for(store: HostStore) -> None:
    fill(store, "me", 9, 6)
    assert store.counts("me") == Counts(turn=3, waiting=3, lobby=0, finished=9, archived=0)
    assert store.counts("friend") == Counts(turn=3, waiting=0, lobby=0, finished=4, archived=0)
    assert [table.standing.to_act for table in store.going_on("me")] == [0, 0, 0, 1, 1, 1]
    assert store.archive("me", "mare-00003", True)
    assert not store.archive("stranger", "mare-00003", True)
    assert store.counts("me") == Counts(turn=3, waiting=3, lobby=0, finished=8, archived=1)
    assert store.counts("friend").finished == 4, "archives are one's own"
    page, _ = store.over("me", Wanted(), None, 25, archived=True)
    assert [table.id for table in page] == ["mare-00003"]


@pytest.mark.parametrize(
    ("wanted", "fits"),
    [
        (Wanted(game="trajan"), lambda n: n % 3 == 0),
        (Wanted(players=3), lambda n: False),
        (Wanted(company="people"), lambda n: n % 2 == 1),
        (Wanted(company="computers"), lambda n: n % 2 == 0),
        (Wanted(text="livia 3"), lambda n: n % 7 == 3),
        (Wanted(text="0001"), lambda n: n in range(10, 20) or n == 1),
        (Wanted(text="%"), lambda n: False),
    ],
)
def test_filters(store: HostStore, wanted: Wanted, fits: Callable[[int], bool]) -> None:
    fill(store, "me", 40)
    page, _ = store.over("me", wanted, None, 100)
    assert {int(table.id.removeprefix("mare-")) for table in page} == {n for n in range(40) if fits(n)}


def test_ten_thousand_games_cost_no_more_rows_than_a_page(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'x.db'}")
    fill(store, "me", MANY, 5)
    asked = Read(store)
    store.counts("me")
    store.going_on("me")
    page, after = store.over("me", Wanted(), None, 25)
    assert after is not None
    store.over("me", Wanted(), after, 25)
    assert len(page) == 25
    selects = [query for query in asked.queries if query.startswith("SELECT")]
    assert len(selects) <= 15, "three for the counts, four for each list"
    with store.engine.connect() as work:
        plans = [
            str(work.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}", (None,) * query.count("?")).all())
            for query in asked.queries
            if query.startswith("SELECT") and "holders" in query
        ]
    assert plans
    for plan in plans:
        assert "SCAN tables" not in plan
        assert "SCAN holders" not in plan
        assert "SCAN seats" not in plan
    store.close()


# ------------------------------------------------------------ the page


def test_a_new_game_is_in_its_list_and_a_finished_one_in_another(site: Any, visit: Callable[..., Visitor]) -> None:
    who = visit()
    lobby, running = who.new_table(seats="me,open"), who.new_table(seats="me,local")
    page = who.get("/games").text
    for path in (lobby, running):
        assert f'href="{path}"' in page
    assert running not in who.get("/games?state=lobby").text
    assert lobby in who.get("/games?state=lobby").text
    assert who.get("/games").text.count("<title>(1) ") == 1
    assert who.get("/games/waiting").json()["count"] == 1
    store, person = site.app.state.site.tables.store, holder(site, who)
    code = running.removeprefix("/t/")
    store.end(code, NOW)
    assert code in who.get("/games?state=finished").text
    assert "ended early" in who.get("/games?state=finished").text
    assert who.post(f"/games/{code}/archive", json=False, away=1).status_code == 303
    assert code not in who.get("/games").text
    assert code in who.get("/games?state=archived").text
    assert store.counts(person).archived == 1
    assert visit().post(f"/games/{code}/archive", away=1).status_code == 404


def test_nobody_sees_the_games_of_others(visit: Callable[..., Visitor]) -> None:
    one, other = visit(), visit()
    table = one.new_table()
    assert table not in other.get("/games").text
    assert other.get("/games/waiting").json()["count"] == 0


ODD = ("state=x&game=x&players=x&with=x&q=%25", "after=1", "after=99999999999999999.x", "after=.x", "after=1.%27")


@pytest.mark.parametrize("query", ODD)
def test_odd_addresses_show_what_fits(visit: Callable[..., Visitor], query: str) -> None:
    assert visit().get(f"/games?{query}").status_code == 200


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_state_can_be_shown(site: Any, visit: Callable[..., Visitor], lang: str) -> None:
    who = visit(lang)
    store = site.app.state.site.tables.store
    fill(store, holder(site, who), 60, 4)
    for state in ("all", "turn", "waiting", "lobby", "finished", "archived", "opened"):
        answer = who.get(f"/games?state={state}")
        assert answer.status_code == 200
    following = re.search(r'rel="next" href="([^"]+)"', who.get("/games?state=finished&game=trajan").text)
    assert following is None, "20 games fit on a page"
    following = re.search(r'rel="next" href="([^"]+)"', who.get("/games?state=finished").text)
    assert following
    second = who.get(following[1].replace("&amp;", "&")).text
    assert "mare-00034" in second
    assert "mare-00035" not in second
