"""Computer players go on by themselves: after errors of the store, after a restart, and after the end of a process."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from triumvir.games import load
from triumvir.server import bots
from triumvir.server.bots import Bots
from triumvir.server.config import Config
from triumvir.server.hub import Hub
from triumvir.server.keys import Keys
from triumvir.server.new_table import SeatPlan
from triumvir.server.processes.waiting import Urgency
from triumvir.server.store import Store
from triumvir.server.tables import Tables

from .running import Visitor, in_process, run_async
from .workers import SECRET, Shared

PLANS = [SeatPlan("computer", "Cato", "random"), SeatPlan("computer", "Livia", "random")]
PERSON = [*PLANS, SeatPlan("person", "Claudia", "", mine=True)]


class Club:
    """A server's tables and computer players, without pages."""

    def __init__(self, shared: Shared) -> None:
        self.store: Store = shared.open()
        self.hub = Hub()
        self.tables = Tables(Config(db=shared.db, pace=0), self.store, Keys(SECRET, 1), self.hub)
        self.bots = Bots(self.tables.config, self.tables, self.hub)

    async def reaches(self, code: str, ply: int) -> None:
        """Wait until a table has come so far."""
        while True:
            kept = await asyncio.to_thread(Store.load, self.store, code)
            assert kept is not None
            if len(kept.actions) >= ply or kept.status == "finished":
                return
            await asyncio.sleep(0.05)

    def close(self) -> None:
        self.bots.close()
        self.tables.close()


async def opened(shared: Shared, work: Callable[[Club], Any]) -> None:
    club = Club(shared)
    try:
        await asyncio.wait_for(work(club), 30)
    finally:
        club.close()


def broken(times: int, real: Callable[..., Any]) -> Callable[..., Any]:
    """A method of the store that fails at first."""
    left = [times]

    def method(*args: Any, **kwargs: Any) -> Any:
        if left[0]:
            left[0] -= 1
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))
        return real(*args, **kwargs)

    return method


@pytest.mark.parametrize("method", ["append", "load"])
def test_computer_players_go_on_after_the_store_has_failed(
    shared: Shared, method: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots, "FIRST_PAUSE", 0.01)

    async def work(club: Club) -> None:
        table = await club.tables.create(load("trajan", 2), "me", PLANS, start=True)
        await club.reaches(table.id, 3)
        setattr(club.store, method, broken(4, getattr(club.store, method)))
        if method == "load":
            club.tables.forget(table.id)
        kept = await asyncio.to_thread(Store.load, club.store, table.id)
        assert kept is not None
        await club.reaches(table.id, len(kept.actions) + 6)

    run_async(opened(shared, work))
    lines = [record.getMessage() for record in caplog.records if "computer players" in record.getMessage()]
    assert len(lines) == 1  # not one for every attempt
    assert "OperationalError" in lines[0]
    assert "disk" not in lines[0]


def test_the_pause_after_an_error_grows_and_is_bounded(shared: Shared, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def wait(seconds: float) -> None:
        pauses.append(seconds)

    async def play_on(table_id: str, patient: bool) -> None:
        if len(pauses) < 7:
            raise OSError

    async def work(club: Club) -> None:
        monkeypatch.setattr(club.bots, "_wait", wait)
        monkeypatch.setattr(club.bots, "_play_on", play_on)
        club.bots._take_up("t", patient=True)
        await club.bots._tasks["t"]

    run_async(opened(shared, work))
    assert pauses == [0.2, 0.4, 0.8, 1.6, 3, 3, 3]


def test_tables_left_at_a_computer_players_turn_are_taken_up_after_a_restart(shared: Shared) -> None:
    codes: list[str] = []

    async def leave(club: Club) -> None:
        club.bots.look_at = lambda table: None  # type: ignore[method-assign]
        club.tables.on_change(lambda table: None)  # as if it was killed before its first thought
        codes.append((await club.tables.create(load("trajan", 2), "me", PLANS, start=True)).id)

    async def work(club: Club) -> None:
        before = await club.tables.read(club.store.load, codes[0])
        assert before is not None
        club.bots.open()  # nobody loads the table
        await club.reaches(codes[0], len(before.actions) + 3)

    run_async(opened(shared, leave))
    run_async(opened(shared, work))


def test_a_table_that_another_worker_plays_is_left_to_it_and_not_even_loaded(
    shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    if shared.relay is None:
        pytest.skip("the lease is the same thing there")
    monkeypatch.setattr(bots, "STORE_LOOK", 0.05)

    async def work(club: Club) -> None:
        other = shared.open()
        club.tables.on_change(lambda table: None)
        table = await club.tables.create(load("trajan", 2), "me", PLANS, start=True)
        club.tables.forget(table.id)
        assert other.post.lease(table.id)
        loads: list[str] = []
        monkeypatch.setattr(club.tables, "_load", loads.append)
        club.bots.open()
        for _ in range(6):
            await asyncio.sleep(0.05)
        assert not loads
        monkeypatch.undo()
        other.close()  # its worker ends
        await club.reaches(table.id, table.ply + 2)

    run_async(opened(shared, work))


def test_what_is_urgent_depends_on_who_looks(shared: Shared) -> None:
    async def work(club: Club) -> None:
        alone = await club.tables.create(load("trajan", 2), "me", PLANS)
        with_person = await club.tables.create(load("trajan", 3), "me", PERSON)
        assert club.bots._urgency(alone) is Urgency.COMPUTERS
        assert club.bots._urgency(with_person) is Urgency.NOBODY
        club.hub.hear(alone.id, "another worker", [None], 15)
        club.hub.join(with_person.id, 2)
        assert club.bots._urgency(alone) is Urgency.PEOPLE
        assert club.bots._urgency(with_person) is Urgency.PEOPLE

    run_async(opened(shared, work))


def test_a_record_that_cannot_be_played_is_left_alone(
    shared: Shared, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots, "STORE_LOOK", 0.05)

    async def work(club: Club) -> None:
        club.tables.on_change(lambda table: None)
        table = await club.tables.create(load("trajan", 2), "me", PLANS, start=True)
        await club.tables.stored(club.store.change_table, table.id, table.revision, table.data.updated_at, box="gone")
        club.tables.forget(table.id)
        club.bots.open()
        for _ in range(10):
            await asyncio.sleep(0.05)
        assert not club.bots._tasks

    run_async(opened(shared, work))
    lines = [record.getMessage() for record in caplog.records if "computer players" in record.getMessage()]
    assert len(lines) == 1
    assert "cannot go on" in lines[0]


def test_a_locked_file_holds_up_no_reader(tmp_path: Path) -> None:
    with in_process(tmp_path) as client:
        who = Visitor(client)
        table = who.new_table(seats="me,local")
        code, tables = table.split("/")[2], client.app.state.site.tables
        live = client.portal.call(tables.get, code)
        with closing(sqlite3.connect(tmp_path / "test.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            writing = client.portal.start_task_soon(tables.say, live, 0, "salve")
            tables.forget(code)  # so that its page must be read from the store
            assert [who.get(path).status_code for path in ("/", table, f"{table}/state")] == [200] * 3
            assert not writing.done()
            other.execute("ROLLBACK")
        writing.result(60)
