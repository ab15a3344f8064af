"""A table that cannot be replayed opens as a page that says why, answers every request in words, and harms no other."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from triumvir.games import standard_box, titles
from triumvir.server.live_table import LiveTable
from triumvir.server.routes import routes
from triumvir.server.store import open_store
from triumvir.server.tables import Tables

from .running import JSON, Visitor, in_process
from .test_own_box import finished

DAMAGES = {
    "an illegal action": ("UPDATE actions SET action = 99999 WHERE table_id = ? AND ply = 3", "Action 4"),
    "an action beyond any number": (f"UPDATE actions SET action = {2**62} WHERE table_id = ? AND ply = 3", "Action 4"),
    "a game that is not known": ("UPDATE tables SET game = 'senet' WHERE id = ?", "Unknown game &#39;senet&#39;"),
    "rules of a newer release": ("UPDATE tables SET rules_version = 99 WHERE id = ?", "Version 99"),
    "a box that is not known": ("UPDATE tables SET box = 'cafe' WHERE id = ?", "box cafe"),
    "an option that is not known": ("UPDATE tables SET options = '{\"rain\": true}' WHERE id = ?", "rain"),
    "options that are no mapping": ("UPDATE tables SET options = '[1]' WHERE id = ?", "damaged"),
    "options that are no JSON": ("UPDATE tables SET options = '{' WHERE id = ?", "damaged"),
    "another number of players": ("UPDATE tables SET players = 9 WHERE id = ?", "2 to 4 players"),
    "a seed that is no number": ("UPDATE tables SET seed = 'x' WHERE id = ?", "A seed is"),
    "a seat that is missing": ("DELETE FROM seats WHERE table_id = ? AND seat = 1", "do not fit together"),
    "an end that was not reached": ("UPDATE tables SET status = 'finished' WHERE id = ?", "do not fit together"),
}


class Harmed:
    """A server with a table that was damaged and a sound one."""

    def __init__(self, who: Visitor, lost: str, sound: str, link: str) -> None:
        self.who, self.lost, self.sound, self.link = who, lost, sound, link


def damage(folder: Path, table: str, *commands: str) -> None:
    with closing(sqlite3.connect(folder / "test.db")) as database, database:
        for command in commands:
            assert database.execute(command, (table.removeprefix("/t/"),)).rowcount == 1


def began(who: Visitor, actions: int = 6) -> str:
    """A table of the visitor, with the visitor to decide at both seats."""
    table = who.new_table(seats="me,local")
    for _ in range(actions):
        who.post(f"{table}/sit", seat=who.state(table)["to_act"])
        who.play(table, 1)
    return table


@pytest.fixture(params=DAMAGES)
def harmed(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Harmed, str]]:
    command, reason = DAMAGES[request.param]
    with in_process(tmp_path) as client:
        who = Visitor(client)
        lost, sound = began(who), began(who)
        link = who.seat_link(lost, 0)
    damage(tmp_path, lost, command)
    with in_process(tmp_path) as client:
        who.client = client
        yield Harmed(who, lost, sound, link), reason


def test_it_opens_as_a_page_that_says_why_and_harms_nothing_else(harmed: tuple[Harmed, str]) -> None:
    club, reason = harmed
    for lang, words in (("en", "cannot be continued"), ("de", "kann nicht fortgesetzt werden")):
        club.who.lang = lang
        page = club.who.get(club.lost)
        assert page.status_code == 200
        assert words in page.text
        assert "Claudia" in page.text
        assert lang == "de" or reason in page.text
        start = club.who.get("/")
        assert start.status_code == 200
        assert all(f'href="{table}' in start.text for table in (club.lost, club.sound))
    assert club.who.get(club.sound).status_code == 200
    club.who.post(f"{club.sound}/sit", seat=club.who.state(club.sound)["to_act"])
    state = club.who.state(club.sound)
    assert club.who.act(club.sound, state["legal"][0]["action"], state).status_code == 200


def test_every_address_of_it_answers_in_words(harmed: tuple[Harmed, str]) -> None:
    club, _ = harmed
    asked = 0
    for route in routes():
        path = getattr(route, "path", "")
        if "/t/{code}" not in path and "/s/{token}" not in path:
            continue
        path = path.replace("/t/{code}", club.lost).replace("{seat}", "0").replace("/s/{token}", club.link)
        for method in sorted(getattr(route, "methods", ())):
            form = {"csrf": club.who.csrf, "action": 0, "rev": 0, "ply": 0, "seat": 0, "text": "x", "name": "x"}
            given = {"data": form} if method == "POST" else {}
            for headers in ({}, JSON):
                answer = club.who.request(method, path, headers=headers, **given)
                asked += 1
                if path == club.lost or (path.endswith("/record") and answer.status_code == 200):
                    continue
                if method == "HEAD":
                    assert answer.status_code < 500
                    continue
                assert answer.status_code == 409, f"{method} {path}: {answer.status_code}"
                assert "cannot be continued" in answer.text
    assert asked > 60


def test_what_is_readable_can_be_taken_away_without_what_is_hidden(harmed: tuple[Harmed, str]) -> None:
    club, reason = harmed
    answer = club.who.get(f"{club.lost}/record")
    if answer.status_code == 409:
        assert reason == "damaged"
        return
    kept = answer.json()
    assert "Claudia" in kept["seats"]
    over = reason == "do not fit together" and len(kept["seats"]) == 2
    assert ("seed" in kept) == ("actions" in kept) == over


def test_the_result_of_a_finished_game_is_kept(tmp_path: Path) -> None:
    with in_process(tmp_path) as client:
        who = Visitor(client)
        record = finished(standard_box(titles()["trajan"]))
        sent = {"record": ("game.json", record.to_json(), "application/json")}
        answer = who.request("POST", "/upload", data={"csrf": who.csrf}, files=sent)
        table = answer.headers["location"].partition("/replay")[0]
        result = "Ada {}, Bo {}".format(*record.scores or ())
        assert result in who.get("/").text
    damage(tmp_path, table, "UPDATE tables SET rules_version = 99 WHERE id = ?")
    with in_process(tmp_path) as client:
        who.client = client
        page = " ".join(who.get(table).text.split())
        assert "Result" in page
        assert f"{max(record.scores or ())} (rank 1)" in page
        kept = who.get(f"{table}/record").json()
        assert (kept["scores"], kept["rules_version"]) == (record.scores, 99)
        assert kept["seed"] == str(record.seed)
        assert result in who.get("/").text


def test_lists_never_load_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with in_process(tmp_path) as client:
        who = Visitor(client)
        table = began(who)
        open_table = who.new_table(seats="me,open", visibility="open")
        phase = who.get(table).text.partition('id="p-phase"')[2].partition(">")[2].partition("<")[0]
    with in_process(tmp_path) as client:
        who.client = client

        def fail(*_: object) -> None:
            raise AssertionError("a list loads a table")

        for owner, name in ((Tables, "find"), (Tables, "get"), (LiveTable, "__init__")):
            monkeypatch.setattr(owner, name, fail)
        start = who.get("/")
        assert start.status_code == 200
        assert "Your turn" in start.text
        assert phase in start.text
        assert all(f'href="{path}' in start.text for path in (table, open_table))
        assert f'href="{open_table}' in Visitor(client).get("/").text


def test_the_lists_follow_every_change(tmp_path: Path) -> None:
    """Also taking back: whose turn it is and the scores are those of the position that is shown."""
    with in_process(tmp_path) as client:
        who = Visitor(client)
        table = who.new_table(seats="me,local")
        store = client.app.state.site.tables.store

        def agrees() -> None:
            data, state = store.facts(table.removeprefix("/t/")), who.state(table)
            assert data.standing.to_act == state["to_act"]
            assert data.standing.scores == [player["score"] for player in state["view"]["players"]]

        agrees()
        undone = 0
        for number in range(30):
            who.post(f"{table}/sit", seat=who.state(table)["to_act"])
            who.play(table, 1, number)
            agrees()
            if number % 3 == 0:
                undone += who.post(f"{table}/undo", rev=who.state(table)["rev"]).status_code == 200
                agrees()
        assert undone


STEP = {"ply": 6, "steps": [[0, 99999, "person"]]}


@pytest.mark.parametrize("told", [{}, {"ahead": 3}, {"ahead": 3, **STEP}, {"ahead": 1, **STEP}], ids=str)
@pytest.mark.parametrize("ply", [3, 6])
def test_a_table_that_is_lost_while_others_play_is_let_go(tmp_path: Path, told: dict[str, Any], ply: int) -> None:
    """Another worker tells of a change that cannot be followed: nothing fails, and who asks next hears why."""
    with in_process(tmp_path) as client:
        who = Visitor(client)
        lost, sound = began(who), began(who)
        tables, code = client.app.state.site.tables, lost.removeprefix("/t/")
        state = who.state(lost)
        assert state["ply"] == 6
        with closing(sqlite3.connect(tmp_path / "test.db")) as database, database:
            database.execute("UPDATE tables SET revision = revision + 1 WHERE id = ?", (code,))
            row = (code, ply, 99999, 0, "person", "2026-01-01 12:00:00.000000")
            database.execute("INSERT OR REPLACE INTO actions VALUES (?, ?, ?, ?, ?, ?)", row)
        change = told and {"table": code, "changed": state["rev"] + told["ahead"], **told}
        client.portal.call(tables._follow, code, change)
        assert who.get(f"{lost}/state").status_code == 409
        assert "cannot be continued" in who.get(lost).text
        assert who.get(sound).status_code == 200


def test_lists_are_found_by_their_indexes(tmp_path: Path) -> None:
    asked: list[tuple[str, Any]] = []
    with closing(open_store(f"sqlite:///{tmp_path / 'test.db'}")) as store:

        @event.listens_for(store.engine, "before_cursor_execute")
        def note(connection: object, cursor: object, statement: str, parameters: object, *_: object) -> None:
            if statement.startswith("SELECT tables."):
                asked.append((statement, parameters))

        store.held_by("somebody")
        store.open_tables()
        event.remove(store.engine, "before_cursor_execute", note)
        assert len(asked) == 2
        with closing(sqlite3.connect(tmp_path / "test.db")) as database:
            for statement, parameters in asked:
                plan = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)]
                assert any("INDEX" in step for step in plan), plan
                assert not any(step.startswith("SCAN tables") and "INDEX" not in step for step in plan), plan
