"""Garbage is collected out of the players' way, and nothing is left behind when the server ends.

Collecting is a matter of the whole process, and other tests leave servers and loops running in this one: so what is
tested here runs in a process of its own.
"""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

import pytest

from triumvir.server import memory
from triumvir.server.hub import Hub


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
