"""A running server notices what the host does with other commands, and nobody gets an error for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx2
import pytest

from triumvir.server.store import HostStore, open_store
from triumvir.server.store.backup import back_up, restore

from .running import JSON, Visitor, in_process, on_port, over_network
from .workers import Shared, Worker, until

NEVER = 1e6  # seconds: the server does not look by itself


def now() -> datetime:
    return datetime.now(UTC)


@pytest.fixture(params=[0.05, NEVER], ids=["noticed", "not yet noticed"])
def looking(request: pytest.FixtureRequest) -> float:
    return float(request.param)


@pytest.fixture
def site(tmp_path: Path, looking: float) -> Iterator[Any]:
    with in_process(tmp_path, look=looking) as client:
        yield client


@pytest.fixture
def host(site: Any, tmp_path: Path) -> Iterator[HostStore]:
    """The store as a command of the host has it, beside the server."""
    store = open_store(f"sqlite:///{tmp_path / 'test.db'}")
    yield store
    store.close()


def code_of(table: str) -> str:
    return table.removeprefix("/t/")


def noticed(looking: float, true: Callable[[], bool]) -> bool:
    return looking == NEVER or until(true)


def begun(who: Visitor) -> tuple[str, dict[str, Any]]:
    """A table that a visitor has begun to play at, and where it stands; the visitor is to decide."""
    table = who.new_table(seats="me,local")
    who.post(f"{table}/sit", seat=who.state(table)["to_act"])
    state = who.state(table)
    assert who.act(table, state["legal"][0]["action"], state).status_code == 200
    who.post(f"{table}/sit", seat=who.state(table)["to_act"])
    return table, who.state(table)


def requests(who: Visitor, table: str, state: dict[str, Any]) -> Iterator[int]:
    """The answers to all that a player may ask of a table."""
    for path in ("", "/state", "/live", "/words", "/replay", "/record", "/why?action=0", "/spoken?ply=1"):
        yield who.get(table + path).status_code
    yield who.act(table, state["legal"][0]["action"], state).status_code
    for path, fields in (
        ("/undo", {"rev": state["rev"]}),
        ("/redo", {"rev": state["rev"]}),
        ("/chat", {"text": "hello"}),
        ("/pace", {"pace": 0}),
        ("/sit", {"seat": 0}),
        ("/hint", {}),
        ("/start", {}),
        ("/seat/1/computer", {"agent": "random"}),
        ("/seat/1/person", {}),
        ("/rematch", {}),
    ):
        yield who.post(table + path, **fields).status_code
    yield who.get("/").status_code


def test_a_removed_table_is_gone_for_everybody(site: Any, host: HostStore, looking: float) -> None:
    who = Visitor(site)
    table, state = begun(who)
    assert host.remove(code_of(table))
    assert noticed(looking, lambda: who.get(table).status_code == 404)
    assert all(status < 500 for status in requests(who, table, state))
    assert who.get(table).status_code == 404  # whoever acts finds out at once
    assert code_of(table) not in who.get("/").text


@pytest.mark.parametrize("path", ["act", "chat", "pace", "undo"])
def test_who_asks_first_after_a_removal_is_told_that_it_is_gone(tmp_path: Path, path: str) -> None:
    with in_process(tmp_path, look=NEVER) as site:
        who = Visitor(site)
        table, state = begun(who)
        host = open_store(f"sqlite:///{tmp_path / 'test.db'}")
        assert host.remove(code_of(table))
        host.close()
        fields = {"action": state["legal"][0]["action"], "rev": state["rev"], "ply": state["ply"], "text": "x"}
        assert who.post(f"{table}/{path}", **fields, pace=0, confirmed=1).status_code == 404
        assert who.get(table).status_code == 404


def test_an_ended_table_can_be_read_but_not_played(site: Any, host: HostStore, looking: float) -> None:
    who = Visitor(site, "de")
    table, state = begun(who)
    assert host.end(code_of(table), now())
    assert noticed(looking, lambda: who.state(table)["status"] == "ended")
    assert all(status < 500 for status in requests(who, table, state))
    ended = who.state(table)
    assert (ended["status"], ended["to_act"], ended["legal"], ended["ply"]) == ("ended", -1, [], state["ply"])
    page = who.get(table).text
    assert "es gibt kein Ergebnis" in page
    assert "podium" not in page
    record = who.get(f"{table}/record").json()
    assert len(record["actions"]) == state["ply"]
    assert "scores" not in record
    assert "vom Betreiber beendet" in who.get("/").text


def test_a_table_that_had_not_begun_can_be_ended(site: Any, host: HostStore, looking: float) -> None:
    who = Visitor(site)
    table = who.new_table(seats="me,open", visibility="open")
    stranger = Visitor(site)
    assert table in stranger.get("/").text
    assert host.end(code_of(table), now())
    assert noticed(looking, lambda: "ended the game" in who.get(table).text)
    assert stranger.post(f"{table}/seat/1/join", name="Rufus").status_code in (403, 409)
    assert "ended the game" in who.get(table).text
    assert table not in stranger.get("/").text
    assert who.post(f"{table}/start").status_code == 422
    assert who.state(table)["status"] == "ended"


def test_computer_players_stop_at_a_table_that_was_removed(site: Any, host: HostStore) -> None:
    who = Visitor(site)
    table = who.new_table(seats="random,random", game="trajan")
    assert host.remove(code_of(table))
    here = site.app.state.site
    assert until(lambda: not here.bots._tasks)
    assert until(lambda: who.get(table).status_code == 404)


def test_removed_words_leave_the_page(tmp_path: Path) -> None:
    with in_process(tmp_path, look=0.05) as site:
        who = Visitor(site)
        table = who.new_table(seats="me,local")
        for text in ("fairword", "foulword"):
            assert who.post(f"{table}/chat", text=text).status_code == 200
        assert "foulword" in who.get(table).text
        host = open_store(f"sqlite:///{tmp_path / 'test.db'}")
        assert host.unsay(code_of(table), 1, now()) == 1
        host.close()
        assert until(lambda: "foulword" not in who.get(table).text)
        assert "fairword" in who.get(table).text


def test_who_is_banned_gets_one_clear_page_until_let_in_again(tmp_path: Path) -> None:
    with in_process(tmp_path, look=0.05) as site:
        rude, fair = Visitor(site, "de"), Visitor(site)
        table, state = begun(rude)
        host = open_store(f"sqlite:///{tmp_path / 'test.db'}")
        found = host.load(code_of(table))
        assert found is not None
        host.ban(found.owner, "", now())
        assert until(lambda: rude.get("/").status_code == 403)
        assert "ausgeschlossen" in rude.get("/").text
        assert "ausgeschlossen" in rude.get(f"{table}/events", headers=JSON).json()["error"]
        assert set(requests(rude, table, state)) == {403}
        assert rude.post("/quick/trajan").status_code == 403
        assert rude.get("/static/css/base.css").status_code == 200
        assert fair.get(table).status_code == 200
        assert host.unban(found.owner)
        assert until(lambda: rude.get("/").status_code == 200)
        assert rude.act(table, state["legal"][0]["action"], state).status_code == 200
        host.close()


def test_a_ban_ends_open_streams(tmp_path: Path) -> None:
    with on_port(tmp_path, look=0.05) as address, over_network(address) as who:
        table = who.new_table(seats="me,local")
        headers = {"cookie": "; ".join(f"{name}={value}" for name, value in who.cookies.items())}
        with httpx2.stream("GET", f"{address}{table}/events", headers=headers, timeout=60) as stream:
            parts = stream.iter_bytes()
            assert b"retry" in next(parts)
            host = open_store(f"sqlite:///{tmp_path / 'live.db'}")
            found = host.load(code_of(table))
            assert found is not None
            host.ban(found.owner, "", now())
            host.close()
            assert b"id: " not in b"".join(parts)  # it ends, and tells nothing more


def test_a_restored_store_is_followed_too(shared: Shared, tmp_path: Path) -> None:
    with in_process(tmp_path, db=shared.db, look=0.05) as site:
        who = Visitor(site)
        table, state = begun(who)
        back_up(shared.db, tmp_path / "saved.zip")
        assert who.act(table, state["legal"][0]["action"], state).status_code == 200
        newer = who.new_table(seats="me,local")
        restore(tmp_path / "saved.zip", shared.db, replace=True)
        assert until(lambda: who.get(newer).status_code == 404)
        assert until(lambda: who.state(table)["rev"] == state["rev"])
        assert who.get("/").status_code == 200
        assert who.post(f"{table}/sit", seat=state["to_act"]).status_code == 200
        again = who.state(table)
        assert again["ply"] == state["ply"]
        assert who.act(table, again["legal"][0]["action"], again).status_code == 200


def test_another_process_follows_the_host_over_either_database(shared: Shared) -> None:
    worker = Worker(shared)
    host = shared.open()
    try:
        with over_network(worker.address) as who:
            tables = [who.new_table(seats="me,local") for _ in range(2)]
            assert host.end(code_of(tables[0]), now())
            assert host.remove(code_of(tables[1]))
            assert until(lambda: who.state(tables[0])["status"] == "ended")
            assert until(lambda: who.get(tables[1]).status_code == 404)
    finally:
        worker.kill()
        host.close()
