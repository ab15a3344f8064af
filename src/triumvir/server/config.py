"""What a server is started with. Tests replace the sources of chance and the way a record becomes a session."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from triumvir.engine.session import Session

DAY = 24 * 60 * 60


def data_folder() -> Path:
    """Where games are kept if nothing else is said."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "triumvir"


def default_db() -> str:
    """The address of the store if none is given."""
    return f"sqlite:///{data_folder() / 'triumvir.db'}"


def _now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True)
class Limits:
    """How much one visitor may ask for: requests per second and how many at once, and sizes in bytes."""

    pages_per_second: float = 40
    pages_burst: float = 240
    actions_per_second: float = 12
    actions_burst: float = 60
    tables_per_second: float = 0.2
    tables_burst: float = 12
    chat_per_second: float = 1
    chat_burst: float = 8
    hints_per_second: float = 1
    hints_burst: float = 6
    streams: int = 24
    body: int = 32 * 1024
    upload: int = 512 * 1024


@dataclass(frozen=True)
class Config:
    """Everything a server needs to know."""

    db: str = field(default_factory=default_db)
    relay: str | None = None  # where the relay of several workers with one SQLite file is found
    secret: str | None = None  # None: from TRIUMVIR_SECRET, or a key file beside the SQLite file
    limits: Limits = field(default_factory=Limits)
    workers: int = 1  # processes of the server, of which each allows its share of the streams
    bot_workers: int = 1
    warm: bool = False  # start the worker processes with the server, not with the first computer player
    pace: int = 700  # milliseconds between two moves of computer players at a new table
    visitor_days: int = 180
    live_tables: int = 500  # how many tables are kept in memory
    heartbeat: float = 15  # seconds between two signs of life on an event stream
    random_bytes: Callable[[int], bytes] = secrets.token_bytes
    now: Callable[[], datetime] = _now
    session: Callable[..., Session] = Session
