"""A release to come gives a game one more option and a corrected box: tables and records of old go on unharmed."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from triumvir.agents import review
from triumvir.engine.game import Game
from triumvir.engine.options import Option
from triumvir.engine.record import Record
from triumvir.engine.session import Session
from triumvir.games import ARCHIVE, game_of, load, standard_box, titles
from triumvir.server.setup import game_for
from triumvir.testing.walks import Walker
from triumvir.testing.words import pair

from .releases import Club, Release, releases

WEATHER = Option("weather", False, pair("It may rain.", "Es kann regnen."), "X-1")
PRINTED = '\n[correction]\nsource = "public"\nnote = "a misprint"\nconfidence = 1.0\nvalue = 1\n'


@pytest.fixture(params=titles())
def future(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Game]]:
    """The next release of a game: its box was corrected, the one of today lies in the archive."""
    title = titles()[request.param]
    today = title.folder().joinpath("box.toml").read_text(encoding="utf-8")
    folder = tmp_path / "future"
    shutil.copytree(str(title.folder()), folder)
    (folder / ARCHIVE).mkdir(exist_ok=True)
    (folder / "box.toml").write_text(today + PRINTED, encoding="utf-8")
    (folder / ARCHIVE / f"{standard_box(title).digest}.toml").write_text(today, encoding="utf-8")
    meta = replace(title.meta, options=(*title.meta.options, WEATHER))
    newer: type[Game] = type(
        "Newer", (title,), {"meta": meta, "__module__": title.__module__, "folder": classmethod(lambda cls: folder)}
    )
    monkeypatch.setitem(titles(), request.param, newer)
    game_for.cache_clear()
    yield newer
    game_for.cache_clear()


@pytest.fixture(params=releases(), ids=str)
def club(request: pytest.FixtureRequest, future: type[Game], tmp_path: Path) -> Iterator[Club]:
    release: Release = request.param
    with release.served(tmp_path) as club:
        yield club


def test_the_future_is_another_game(future: type[Game]) -> None:
    game = load(future.meta.name)
    assert type(game) is future
    assert "weather" in game.options
    assert "correction" in game.box.data


def test_tables_of_old_go_on(future: type[Game], club: Club) -> None:
    mine = [table for table in club.release.tables() if table["game"] == future.meta.name]
    undone = 0
    for table in mine:
        path = table["path"]
        who = club.visitor("host") if table["to_act"] < 0 else club.actor(table)
        assert who.get(path).status_code == 200
        if table["kind"] in ("hot seat", "friends", "computer"):
            state = who.state(path)
            answer = who.act(path, state["legal"][0]["action"], state)
            assert answer.status_code == 200
            undone += who.post(f"{path}/undo", rev=answer.json()["rev"]).status_code == 200
        if table["kind"] != "lobby":
            assert who.get(f"{path}/replay?ply=3").status_code == 200
        if table["kind"] in ("finished", "uploaded"):
            record = Record.from_json(who.get(f"{path}/record").text)
            assert record.verify(game_of(record)).scores() == table["scores"]
            assert "correction" not in game_of(record).box.data
            analysis = who.post(f"{path}/replay/analysis", ply=0)
            assert analysis.status_code in (200, 409), analysis.text
    assert undone
    assert len(mine) == 7


def test_new_tables_have_what_is_new(future: type[Game], club: Club) -> None:
    who = club.visitor("host")
    assert "It may rain." in who.get(f"/new/{future.meta.name}").text
    path = who.new_table(future.meta.name, "me,local", option__weather="on")
    data = club.client.app.state.site.tables.store.load(path.removeprefix("/t/"))
    assert data.options["weather"] is True
    assert data.box == standard_box(future).digest
    assert who.get(path).status_code == 200


@pytest.mark.parametrize("release", releases(), ids=str)
def test_records_of_old_go_on_and_are_reviewed(future: type[Game], release: Release) -> None:
    records = [Record.from_json(text) for text in release.records()]
    mine = [record for record in records if record.game == future.meta.name]
    assert mine
    for record in mine:
        session, walker = Session(game_of(record), record), Walker(3)
        while not session.state.over:
            session.act(int(session.state.to_act), walker.choose(session.state))
        assert "weather" not in session.record.options
    short = replace(mine[0], actions=mine[0].actions[:30], scores=None)
    assert review(Session(game_of(short), short), 0, "search:8", "en").decisions
