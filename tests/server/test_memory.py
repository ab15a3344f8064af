"""Garbage is collected out of the players' way, and nothing is left behind when the server ends.

Collecting is a matter of the whole process, and other tests leave servers and loops running in this one: so what is
tested here runs in a process of its own.
"""

from __future__ import annotations

import asyncio
import gc
import socket
import weakref
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest

from triumvir.server import memory
from triumvir.server.config import Limits
from triumvir.server.connections import _CROWDS
from triumvir.server.hub import Hub
from triumvir.server.limits import Buckets
from triumvir.server.render.books import Book, Books, Common

from .running import Visitor, on_port, over_network, run_async
from .workers import until


class Habits(NamedTuple):
    """How this process collects."""

    threshold: tuple[int, int, int]
    callbacks: int
    set_aside: int


class Knot:
    """Dies only by a collection: it holds itself."""

    def __init__(self) -> None:
        self.self = self


def habits() -> Habits:
    return Habits(gc.get_threshold(), len(gc.callbacks), gc.get_freeze_count())


async def tidying() -> tuple[Habits, Habits, Habits]:
    """The habits before, while and after things are tidied."""
    before = habits()
    task = asyncio.create_task(memory.tidy(Hub()))
    for _ in range(2):
        await asyncio.sleep(0)
    during = habits()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return before, during, habits()


async def losing() -> tuple[bool, bool]:
    """Whether something that dies after it was set aside is kept at first, and found later."""
    knot: Knot | None = Knot()
    seen = weakref.ref(knot)
    task = asyncio.create_task(memory.tidy(Hub()))
    await asyncio.sleep(0)  # set aside, alive
    knot = None
    gc.collect()
    kept = seen() is not None
    for _ in range(5):
        await asyncio.sleep(0)
    found = seen() is None
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return kept, found


def look_while_tidying() -> tuple[Habits, Habits, Habits]:
    return asyncio.run(tidying())


def look_for_what_dies(quiet: float) -> tuple[bool, bool]:
    memory.PAUSE, memory.QUIET = 0.0, quiet
    return asyncio.run(losing())


@pytest.fixture
def apart() -> Iterator[ProcessPoolExecutor]:
    """A process of its own."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        yield process


def test_what_is_alive_is_set_aside_and_given_back_at_the_end(apart: ProcessPoolExecutor) -> None:
    before, during, after = apart.submit(look_while_tidying).result(60)
    assert during.set_aside > 1000
    assert during.threshold[0] == memory.MANY
    assert during.callbacks == before.callbacks + 1
    assert after == before


def test_what_dies_after_it_was_set_aside_is_found_when_nobody_plays(apart: ProcessPoolExecutor) -> None:
    assert apart.submit(look_for_what_dies, 0.0).result(60) == (True, True)
    assert apart.submit(look_for_what_dies, 1000.0).result(60) == (True, False)


# ---------------------------------------------------------------- what viewers took


def test_a_stream_that_ends_leaves_nothing_to_the_collector(tmp_path: Path, apart: ProcessPoolExecutor) -> None:
    few, many = (apart.submit(left_by_streams, str(tmp_path), streams).result(120) for streams in (4, 40))
    assert many < few + 36  # not one object for each


def left_by_streams(folder: str, streams: int) -> int:
    """How many objects only a collection finds after so many streams have come, seen an update and gone."""
    with on_port(Path(folder)) as address, over_network(address) as who:
        table = who.new_table(seats="me,local", option__random_markers="on")
        come_and_go(address, table, who, 4)  # what is made once
        gc.collect()
        gc.disable()
        come_and_go(address, table, who, streams)
        found = gc.collect()
        gc.enable()
        return found


def come_and_go(address: str, table: str, who: Visitor, streams: int) -> None:
    at, lines = urlsplit(address), []
    more = f"accept-encoding: gzip\r\ncookie: triumvir={who.cookies['triumvir']}"
    have = ",".join(f"{name}:{value}" for name, value in who.get(f"{table}/live").json()["hashes"].items())
    for _ in range(streams):
        line = socket.create_connection((at.hostname, at.port), timeout=30)
        line.sendall(f"GET {table}/events?have={have} HTTP/1.1\r\nhost: x\r\n{more}\r\n\r\n".encode())
        assert b"200" in line.recv(65536).split(b"\r\n")[0]
        lines.append(line)
    who.post(f"{table}/sit", seat=who.state(table)["to_act"])
    who.play(table, 1)
    for line in lines:
        line.recv(65536)
        line.close()
    assert until(lambda: not any(server.tasks for server in _CROWDS))  # all have been seen to leave


def test_books_are_closed_when_nobody_looks_into_them() -> None:
    books, hub = Books(), Hub()
    kept, gone = books.of(("t", 0, "en")), books.of(("t", 1, "en"))
    listener = hub.join("t", 0)
    books.close_all_but(hub.watched())
    assert books.of(("t", 0, "en")) is kept
    assert books.of(("t", 1, "en")) is not gone
    hub.leave("t", listener)
    books.close_all_but(hub.watched())
    assert books.of(("t", 0, "en")) is not kept


def test_memory_is_given_back_when_many_have_left(monkeypatch: pytest.MonkeyPatch) -> None:
    trims = []
    monkeypatch.setattr(memory, "LOOK", 0)
    monkeypatch.setattr(memory, "trim", lambda: trims.append(hub.left))
    hub = Hub()

    async def leave() -> None:
        task = asyncio.create_task(memory.give_back(hub, Books(), Buckets(Limits())))
        await asyncio.sleep(0)
        for leaving in (memory.MANY_LEFT, memory.MANY_LEFT - 1, 1):
            for _ in range(leaving):
                hub.leave("t", hub.join("t", None))
                await asyncio.sleep(0)
            for _ in range(4):
                await asyncio.sleep(0)
        task.cancel()

    run_async(leave())
    assert trims == [memory.MANY_LEFT, 2 * memory.MANY_LEFT]  # not while they are leaving


def test_a_part_that_was_sent_is_not_kept_twice() -> None:
    book, text = Book(Common()), "<p>" + "x" * 1000
    _, mark = book.printed("scores", text)
    again = "".join(["<p>", "x" * 1000])
    assert again is not text
    kept, again_marked = book.printed("scores", again)
    assert (kept is text, again_marked) == (True, mark)
    assert book.printed("prompt", again)[0] is again
