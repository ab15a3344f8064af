"""Garbage collection that keeps out of the way of those who play.

A full collection looks at all that is alive: with some hundred tables in memory it halts the server for up to a second,
again and again. So whatever has survived a look is set aside, and a look at what is new takes some milliseconds.
Circles that die later are found when nobody plays.

What viewers who have left took is given back to the system, which the C library does not do by itself.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
from typing import Any

from triumvir.draw.keep import bound
from triumvir.server.hub import Hub
from triumvir.server.limits import Buckets
from triumvir.server.render.books import Books

PAUSE = 600.0  # seconds between two looks whether it is quiet
QUIET = 60.0  # seconds without a change
LOOK = 5.0  # seconds between two looks whether viewers have left
MANY_LEFT = 50  # streams that ended, before memory is given back
MANY = 4000  # things made, beyond those that are gone, before the new ones are looked at


def set_aside(phase: str, _: dict[str, Any]) -> None:
    """After a look: what is alive now is not looked at again."""
    if phase == "stop":
        gc.freeze()


async def tidy(hub: Hub) -> None:
    """Set aside what is alive; look at all of it again whenever it is quiet. Ends when it is cancelled."""
    gc.callbacks.append(set_aside)
    usual = gc.get_threshold()
    gc.set_threshold(MANY, *usual[1:])
    try:
        gc.collect()
        while True:
            await asyncio.sleep(PAUSE)
            if hub.quiet_for >= QUIET:
                look_at_all()
                trim()
    finally:
        gc.set_threshold(*usual)
        gc.callbacks.remove(set_aside)
        gc.unfreeze()


async def give_back(hub: Hub, books: Books, buckets: Buckets) -> None:
    """Give back what viewers took who have left, and bound what is kept of drawings. Ends when it is cancelled."""
    counted = before = hub.left
    while True:
        await asyncio.sleep(LOOK)
        books.close_all_but(hub.watched())
        bound()
        if hub.left == before and hub.left - counted >= MANY_LEFT:  # all who are leaving have left
            counted = hub.left
            buckets.forget_full()
            if hub.quiet_for >= LOOK:
                look_at_all()
            trim()
        before = hub.left


def look_at_all() -> None:
    """Find the circles that have died since they were set aside, such as those of pages that were being made then."""
    gc.unfreeze()
    gc.collect()


def trim() -> bool:
    """Give free memory back to the system, where the C library can; 10 ms for 200 MB. Returns whether it did."""
    try:
        return bool(ctypes.CDLL(None).malloc_trim(0))
    except (AttributeError, OSError, TypeError):
        return False
