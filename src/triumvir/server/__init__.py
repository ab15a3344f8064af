"""The browser side: tables, seats, live play, store and pages.

`create_app` gives an ASGI application; `triumvir serve` runs it. Everything that leaves the server for a person is made
from `view(seat)`; a table is nothing but its record, and is rebuilt from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from triumvir.server.config import Config

if TYPE_CHECKING:
    from triumvir.server.app import create_app

__all__ = ["Config", "create_app"]


def __getattr__(name: str) -> Any:
    """Load the application when it is asked for: a process that only thinks starts in half the time without it."""
    if name != "create_app":
        raise AttributeError(name)
    from triumvir.server.app import create_app  # noqa: PLC0415

    return create_app
