"""Garbage collection that keeps out of the way of those who play.

A full collection looks at all that is alive: with some hundred tables in memory it halts the server for up to a second,
again and again. So whatever has survived a look is set aside, and a look at what is new takes some milliseconds.
Circles that die later are found when nobody plays.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Any

from triumvir.server.hub import Hub

PAUSE = 600.0  # seconds between two looks whether it is quiet
QUIET = 60.0  # seconds without a change
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
                gc.unfreeze()
                gc.collect()
    finally:
        gc.set_threshold(*usual)
        gc.callbacks.remove(set_aside)
        gc.unfreeze()
