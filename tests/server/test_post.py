"""Word between workers: it follows the change, it carries enough to follow, and leases end with their holder."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from triumvir.games import load
from triumvir.server.config import Config
from triumvir.server.hub import Hub
from triumvir.server.keys import Keys
from triumvir.server.live_table import LiveTable
from triumvir.server.new_table import SeatPlan
from triumvir.server.store import Conflict, Store
from triumvir.server.store.post import Message, Relay, notify
from triumvir.server.store.post.relay import BROKEN, connect
from triumvir.server.tables import Stale, Tables

from .postgres import needs_postgres
from .running import run_async
from .test_store import NOW, TABLE
from .workers import SECRET, Shared, until

SEATS = [SeatPlan("person", "Ada", mine=True), SeatPlan("person", "Livia", mine=True)]


def hearing(store: Store) -> Queue[Message]:
    """What a worker hears from now on."""
    heard: Queue[Message] = Queue()
    store.post.listen(heard.put)
    assert heard.get(timeout=20) == {}  # some may have been missed before
    return heard


def test_word_comes_after_the_change_and_not_without_it(shared: Shared) -> None:
    one, two = shared.open(), shared.open()
    one.create(TABLE, [])
    heard = hearing(two)
    with pytest.raises(Conflict):
        one.append("mare-1", 9, 0, [(0, 4, "person")], NOW, "running")
    one.append("mare-1", 0, 0, [(0, 5, "person"), (1, 6, "forced")], NOW, "running")
    word = heard.get(timeout=20)
    assert two.revision("mare-1") == 1
    told = {"table": "mare-1", "changed": 1, "ply": 0, "steps": [[0, 5, "person"], [1, 6, "forced"]]}
    assert {name: value for name, value in word.items() if name != "from"} == told
    one.say("mare-1", 0, "salve", NOW)
    assert heard.get(timeout=20)["said"] == 1
    two.post.tell("mare-1", {"present": []})
    one.change_table("mare-1", 1, NOW, pace=3)
    word = heard.get(timeout=20)  # not what it told itself
    assert word["changed"] == 2
    assert "steps" not in word
    one.close()
    two.close()


def test_a_lease_belongs_to_one_worker_until_it_ends(shared: Shared) -> None:
    one, two = shared.open(), shared.open()
    assert one.post.lease("t")
    assert not two.post.lease("t")
    assert two.post.lease("u")
    two.post.release("u")
    assert until(lambda: one.post.lease("u"))
    one.close()
    assert until(lambda: two.post.lease("t"))
    two.close()


HOLDER = """
import sys
from triumvir.server.store import open_store
store = open_store(sys.argv[1], sys.argv[2] or None)
print(store.post.lease("t"), flush=True)
sys.stdin.read()
"""


def test_a_killed_worker_holds_no_lease_and_the_others_look_what_it_left(shared: Shared) -> None:
    store = shared.open()
    heard = hearing(store)
    words = [sys.executable, "-c", HOLDER, shared.db, shared.relay or ""]
    holder = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert holder.stdout is not None
    assert holder.stdout.readline() == "True\n"
    assert not store.post.lease("t")
    holder.kill()
    holder.communicate()
    assert until(lambda: store.post.lease("t"))
    if shared.relay is not None:  # PostgreSQL announces what is committed by itself
        assert heard.get(timeout=20) == {}
    store.close()


def test_the_relay_lets_nobody_in_without_its_key() -> None:
    with Relay() as one, Relay() as other:
        stranger = one.where.replace(one.where.split('"key": "')[1], other.where.split('"key": "')[1])
        with pytest.raises(BROKEN):
            connect(stranger)
        connect(one.where).close()  # whoever has it is let in as before


def test_a_relay_is_found_where_unix_sockets_cannot_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deep = tmp_path / ("d" * 120)
    deep.mkdir()
    monkeypatch.setattr("multiprocessing.util.get_temp_dir", lambda: str(deep))
    with Relay() as relay:
        assert "127.0.0.1" in relay.where
        shared = Shared(f"sqlite:///{tmp_path / 'x.db'}", relay.where)
        one, two = shared.open(), shared.open()
        assert one.post.lease("t")
        assert not two.post.lease("t")
        one.close()
        two.close()


# ---------------------------------------------------------------- following


class Counting(Tables):
    """The tables of one of several workers, and what they ask of the store."""

    def __init__(self, shared: Shared) -> None:
        self.asked: list[str] = []
        super().__init__(Config(db=shared.db, pace=0), shared.open(), Keys(SECRET, 1), Hub())

    async def stored(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        self.asked.append(work.__name__)
        return await super().stored(work, *args, **kwargs)

    async def read(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        self.asked.append(work.__name__)
        return await super().read(work, *args, **kwargs)


@asynccontextmanager
async def table_at_two(shared: Shared) -> AsyncIterator[tuple[Counting, Counting, str]]:
    """Two workers that show the same table and hear of each other."""
    one, two = Counting(shared), Counting(shared)
    table = await one.create(load("trajan", 2, {"random_markers": True}), "me", SEATS, start=True, seed=5000)
    missed = [asyncio.Event(), asyncio.Event()]
    for tables, told in zip((one, two), missed, strict=True):
        tables.on_change(lambda _, told=told: told.set())
        await tables.get(table.id)
        told.clear()
        tables.listen()
    for told in missed:
        await asyncio.wait_for(told.wait(), 20)  # it hears, and has looked whether it missed something
    one.asked.clear()
    two.asked.clear()
    yield one, two, table.id
    one.close()
    two.close()


async def reached(tables: Tables, table_id: str, true: Callable[[LiveTable], bool]) -> LiveTable:
    """The table of a worker, once something is true of it."""
    news = asyncio.Event()
    tables.on_change(lambda _: news.set())
    while True:
        table = await tables.get(table_id)
        assert table is not None
        if true(table):
            return table
        await asyncio.wait_for(news.wait(), 20)
        news.clear()


async def act(tables: Tables, table_id: str) -> LiveTable:
    table = await tables.get(table_id)
    assert table is not None
    state = table.state
    return await tables.act(table_id, int(state.to_act), state.legal()[0], table.revision)


def test_actions_are_followed_without_reading_the_store(shared: Shared) -> None:
    async def play() -> None:
        async with table_at_two(shared) as (one, two, code):
            for turn in range(8):
                mine, other = (one, two) if turn % 2 else (two, one)
                done = await act(mine, code)
                seen = await reached(other, code, lambda table, done=done: table.revision == done.revision)
                assert seen.session.record.actions == done.session.record.actions
                assert (seen.causes, seen.data.status) == (done.causes, done.data.status)
                assert seen.state.dump() == done.state.dump()
            assert set(one.asked) == set(two.asked) == {"append"}

    run_async(play())


def test_only_what_was_said_is_read_when_something_was_said(shared: Shared) -> None:
    async def play() -> None:
        async with table_at_two(shared) as (one, two, code):
            table = await one.get(code)
            assert table is not None
            await one.say(table, 0, "salve")
            seen = await reached(two, code, lambda table: table.chat_count == 1)
            assert [item.text for item in seen.chat] == ["salve"]
            assert two.asked == ["chat"]

    run_async(play())


def test_what_is_no_next_step_is_read_from_the_store(shared: Shared) -> None:
    async def play() -> None:
        async with table_at_two(shared) as (one, two, code):
            before = await one.get(code)
            assert before is not None
            changed = await one.change(code, before.revision, one.store.change_table, pace=5)
            seen = await reached(two, code, lambda table: table.revision == changed.revision)
            assert seen.data.pace == 5
            seat, done = int(changed.state.to_act), await act(one, code)
            while done.undo_of(seat).refused is not None:  # something was revealed: nobody may take that back
                seat, done = int(done.state.to_act), await act(one, code)
            await reached(two, code, lambda table: table.revision == done.revision)
            back = await one.undo(code, seat, done.revision)
            seen = await reached(two, code, lambda table: table.revision == back.revision and bool(table.redo))
            assert (seen.ply, seen.redo) == (back.ply, back.redo)
            again = await two.redo(code, seat, back.revision)
            seen = await reached(one, code, lambda table: table.revision == again.revision)
            assert (seen.ply, seen.redo) == (again.ply, [])

    run_async(play())


def test_a_gap_is_closed_from_the_store(shared: Shared) -> None:
    async def play() -> None:
        async with table_at_two(shared) as (one, two, code):
            table = await two.get(code)
            assert table is not None
            late, steps = table.revision, len(table.causes)
            async with table.lock:  # it cannot follow for a while
                await act(one, code)
                done = await act(one, code)
            seen = await reached(two, code, lambda table: table.revision == late + 2)
            assert seen.causes[steps:] == done.causes[steps:]
            await two._follow(code, {"table": code, "changed": late + 1, "ply": steps, "steps": [[0, 1, "person"]]})
            assert (await two.get(code)) is seen  # what is known already changes nothing
            assert seen.revision == late + 2

    run_async(play())


def test_who_was_slower_is_told_that_the_table_moved_on(shared: Shared) -> None:
    async def play() -> None:
        async with table_at_two(shared) as (one, two, code):
            table = await two.get(code)
            assert table is not None
            table.at_screen["me"] = 1
            outcome = await asyncio.gather(act(one, code), act(two, code), return_exceptions=True)
            stale = [error for error in outcome if isinstance(error, Stale)]
            assert len(stale) == 1
            kept = await two.stored(two.store.load, code)
            for tables in (one, two):
                seen = await reached(tables, code, lambda table: table.revision == kept.revision)
                assert tuple(seen.session.record.actions) == kept.actions
            assert (await two.get(code)).at_screen == {"me": 1}  # what is not stored is not lost

    run_async(play())


def test_a_visitor_may_know_more_than_a_worker(shared: Shared) -> None:
    async def play() -> None:
        async with table_at_two(shared) as (one, two, code):
            table = await two.get(code)
            assert table is not None
            late = LiveTable(await two.stored(two.store.load, code), two.config.session)
            done = await act(one, code)
            await reached(two, code, lambda table: table.revision == done.revision)
            two._live[code] = late  # as if it had not heard yet
            assert (await two.reach(late, done.revision)).revision == done.revision

    run_async(play())


@needs_postgres
def test_steps_that_are_too_long_for_postgresql_are_read(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with table_at_two(Shared(postgres(), None)) as (one, two, code):
            monkeypatch.setattr(notify, "LONGEST", 100)
            done = await act(one, code)
            seen = await reached(two, code, lambda table: table.revision == done.revision)
            assert seen.session.record.actions == done.session.record.actions
            assert "load" in two.asked

    run_async(play())
