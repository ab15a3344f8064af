"""Every table that a release has stored is listed, opened, played, taken back, replayed and exported in later ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from triumvir.engine.record import Record

from .releases import Club, Release, releases

RUNNING = ("hot seat", "friends", "computer", "guided")
FINISHED = ("finished", "uploaded")


@pytest.fixture(scope="module", params=releases(), ids=str)
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    release: Release = request.param
    with release.served(tmp_path_factory.mktemp("old")) as club:
        yield club


def test_the_start_page_lists_them(club: Club) -> None:
    host = club.visitor("host")
    start, lists = host.get("/").text, "".join(host.get(f"/games?state={state}").text for state in ("all", "opened"))
    for table in club.release.tables():
        mine = bool(table["seats"].get("host")) or table["kind"] == "uploaded"
        assert (f'href="{table["path"]}' in lists) or not mine, table
        goes_on = mine and table["kind"] not in FINISHED
        assert (f'href="{table["path"]}' in start) or not goes_on, "all that go on are on the start page"
    assert all(table["path"] in club.visitor("guest").get("/").text for table in club.release.tables("friends"))


def test_every_page_opens_in_both_languages(club: Club) -> None:
    for table in club.release.tables():
        for lang in ("en", "de"):
            who = club.visitor("host")
            who.lang = lang
            page = who.get(table["path"])
            assert page.status_code == 200, table
            assert all(name in page.text for name in table["names"])
            assert table.get("said", "") in page.text


def test_the_cookie_of_old_still_holds_its_seats(club: Club) -> None:
    for table in club.release.tables(*RUNNING):
        state = club.actor(table).state(table["path"])
        assert (state["seat"], state["ply"]) == (table["to_act"], table["ply"]), table
        assert state["legal"]


def test_a_private_link_of_old_still_opens_its_seat(club: Club) -> None:
    tables = club.release.tables("lobby", "friends")
    assert tables
    for table in tables:
        stranger = club.visitor("host")
        stranger.cookies.clear()
        stranger.get("/")
        (link,) = table["links"].values()
        assert stranger.get(link).status_code == 200, table
        assert stranger.post(link, name="Nerva").status_code == 303
        assert stranger.get(table["path"]).status_code == 200
        assert stranger.post(f"{table['path']}/sit", seat=1).status_code != 403


def test_running_ones_go_on_and_back(club: Club) -> None:
    undone = 0
    for table in club.release.tables("hot seat", "computer"):
        who, path = club.actor(table), table["path"]
        state = who.state(path)
        answer = who.act(path, state["legal"][0]["action"], state)
        assert answer.status_code == 200, answer.text
        undone += who.post(f"{path}/undo", rev=answer.json()["rev"]).status_code == 200
        assert who.get(f"{path}/replay?ply=5").status_code == 200
    assert undone


def test_finished_ones_are_replayed_and_exported(club: Club) -> None:
    for table in club.release.tables(*FINISHED):
        who, path = club.visitor("host"), table["path"]
        for ply in (0, 7, table["ply"]):
            assert who.get(f"{path}/replay?ply={ply}").status_code == 200
        record = Record.from_json(who.get(f"{path}/record").text)
        assert record.scores == table["scores"]
        assert len(record.actions) == table["ply"]


def test_they_are_still_there_after_a_restart(tmp_path: Path) -> None:
    for release in releases():
        table = release.tables("hot seat")[0]
        with release.served(tmp_path) as club:
            who = club.actor(table)
            state = who.state(table["path"])
            after = who.act(table["path"], state["legal"][0]["action"], state).json()
        with release.served(tmp_path) as club:
            assert club.visitor("host").state(table["path"])["rev"] == after["rev"]
