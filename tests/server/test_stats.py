"""My history: what games amount to, plots, each game with its sources, as a file; also with ten thousand of them."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from io import StringIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from triumvir.engine.session import Session
from triumvir.games import load, titles
from triumvir.server.store import HostStore, open_store
from triumvir.server.store.history import POINTS
from triumvir.server.store.played import Wanted

from .placed import holder, place
from .postgres import needs_postgres
from .running import Visitor
from .test_games import GAMES, MANY, Read, fill


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[HostStore]:
    sqlite = f"sqlite:///{tmp_path / 'x.db'}"
    store = open_store(sqlite if request.param == "sqlite" else request.getfixturevalue("postgres")())
    yield store
    store.close()


def finished(name: str) -> tuple[Any, list[int]]:
    """A game that is over, by always the first choice."""
    game = load(name, titles()[name].meta.max_players)
    state, actions = game.start(1), []
    while not state.over:
        actions.append(state.legal()[0])
        state.apply(actions[-1])
    return game, actions


def test_sums_and_points_add_up(store: HostStore) -> None:
    fill(store, "me", 300)
    sums = store.sums("me")
    assert [(one.game, one.players, one.games) for one in sums] == [(name, 2, 100) for name in sorted(GAMES)]
    for one in sums:
        mine = [n % 90 for n in range(300) if GAMES[n % 3] == one.game]
        assert (one.best, one.won) == (max(mine), sum(vp > 40 for vp in mine))
        assert one.mean == pytest.approx(sum(mine) / 100)
        points = store.points("me", Wanted(one.game, 2))
        assert len(points) == POINTS
        assert sum(point.games for point in points) == 100
        assert sum(point.won for point in points) == one.won
        assert sum(point.mean * point.games for point in points) / 100 == pytest.approx(one.mean)
        assert max(point.high for point in points) == one.best
        assert [point.first for point in points] == sorted(point.first for point in points)


def test_few_games_are_a_point_each(store: HostStore) -> None:
    fill(store, "me", 7)
    points = store.points("me", Wanted())
    assert [(point.games, point.mean, point.low, point.high) for point in points] == [(1, n, n, n) for n in range(7)]


@pytest.mark.parametrize("name", titles())
def test_a_finished_game_tells_where_its_vp_came_from(site: Any, visit: Callable[..., Visitor], name: str) -> None:
    """Of every title; also of one that ended before that was noted, once it is opened."""
    game, actions = finished(name)
    people = [visit() for _ in range(game.players)]
    table = place(site, game, 1, actions, people)
    code, store = table.removeprefix("/t/"), site.app.state.site.tables.store
    assert store.results([code]) == {}
    assert people[0].get(table).status_code == 200
    state = Session(game, site.app.state.site.tables._live[code].record()).state
    assert store.results([code])[code] == [state.ledger(seat) for seat in range(game.players)]
    scores = state.scores()
    for seat, who in enumerate(people):
        assert [(one.game, one.players, one.best) for one in store.sums(holder(site, who))] == [
            (name, game.players, scores[seat])
        ]
        page = who.get("/me/stats").text
        assert f"/t/{code}/replay" in page
        assert '<svg class="plot"' in page
        rows = list(csv.DictReader(StringIO(who.get("/me/stats.csv").text)))
        assert [(row["table"], row["seat"], row["vp"]) for row in rows] == [(code, str(seat + 1), str(scores[seat]))]
        assert sum(int(part.partition("=")[2]) for part in rows[0]["sources"].split("; ")) == scores[seat]


def test_a_game_that_is_played_to_its_end_is_noted_at_once(site: Any, visit: Callable[..., Visitor]) -> None:
    game, actions = finished("trajan")
    who = visit()
    table = place(site, game, 1, actions[:-1], [who])
    code, store = table.removeprefix("/t/"), site.app.state.site.tables.store
    state = who.state(table)
    who.post(f"{table}/sit", seat=state["to_act"])
    assert who.act(table, actions[-1], who.state(table)).status_code == 200
    assert len(store.results([code])[code]) == game.players
    assert store.counts(holder(site, who)).finished == 1
    assert store.sums(holder(site, who)) == [], "who holds all seats has no result"


def test_nothing_that_people_typed_is_a_formula(site: Any, visit: Callable[..., Visitor]) -> None:
    who = visit()
    table = who.new_table(seats="me,local")
    store, code = site.app.state.site.tables.store, table.removeprefix("/t/")
    store.change_seat(code, store.revision(code), store.facts(code).updated_at, 0, name="=1+1")
    store.end(code, store.facts(code).updated_at)
    assert "'=1+1" in who.get("/me/stats.csv").text


@pytest.mark.parametrize("lang", ["en", "de"])
def test_ten_thousand_games_are_a_page_like_any_other(site: Any, visit: Callable[..., Visitor], lang: str) -> None:
    who = visit(lang)
    assert who.get("/me/stats").status_code == 200
    store = site.app.state.site.tables.store
    fill(store, holder(site, who), MANY)
    asked = Read(store)
    answer = who.get("/me/stats?game=trajan&players=2")
    assert answer.status_code == 200
    assert answer.text.count("<circle") == POINTS
    assert answer.text.count('/replay">') == 25
    rounds = [len(asked.queries)]
    for _ in range(3):  # what the server looks for by itself falls between now and then
        assert who.get("/me/stats?game=trajan&players=2").status_code == 200
        rounds.append(len(asked.queries))
    steps = [asked.queries[start:end] for start, end in pairwise([0, *rounds])]
    assert min(sum(query.startswith("SELECT") for query in step) for step in steps) <= 8
    assert len(answer.content) < 100_000
