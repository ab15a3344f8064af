"""Garbage is collected out of the players' way, and nothing is left behind when the server ends."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from triumvir.server import memory
from triumvir.server.hub import Hub


class Knot:
    """Dies only by a collection: it holds itself."""

    def __init__(self) -> None:
        self.self = self


async def while_tidying(turns: int) -> int:
    """Let the tidying run for a while; gives how much is set aside then."""
    task = asyncio.create_task(memory.tidy(Hub()))
    for _ in range(turns):
        await asyncio.sleep(0)
    aside = gc.get_freeze_count()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return aside


def test_what_is_alive_is_set_aside_and_given_back_at_the_end() -> None:
    before = gc.get_threshold(), list(gc.callbacks)
    assert asyncio.run(while_tidying(2)) > 1000
    assert (gc.get_threshold(), list(gc.callbacks)) == before
    assert gc.get_freeze_count() == 0


def test_what_dies_after_it_was_set_aside_is_found_when_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> tuple[bool, bool]:
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

    monkeypatch.setattr(memory, "PAUSE", 0.0)
    monkeypatch.setattr(memory, "QUIET", 0.0)
    assert asyncio.run(play()) == (True, True)
    monkeypatch.setattr(memory, "QUIET", 1000.0)
    assert asyncio.run(play()) == (True, False)
