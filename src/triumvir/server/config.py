"""What a server is started with. Tests replace the sources of chance and the way a record becomes a session."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from triumvir.engine.session import Session
from triumvir.server.notices.settings import NoticeSettings, from_environment

if TYPE_CHECKING:
    from triumvir.server.notices.courier import Carrier

DAY = 24 * 60 * 60


def data_folder() -> Path:
    """Where games are kept if nothing else is said."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "triumvir"


def default_db() -> str:
    """The address of the store if none is given."""
    return f"sqlite:///{data_folder() / 'triumvir.db'}"


def awaited_copy() -> Path | None:
    """Where a compiled copy is being made meanwhile, if `make play` said so."""
    named = os.environ.get("TRIUMVIR_COPY")
    return Path(named) if named else None


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
    codes_per_second: float = 1 / 60  # of a device that shall join a person
    codes_burst: float = 5
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
    boxes: tuple[Path, ...] = ()  # files of the host's own boxes, at most one for each game
    bot_workers: int = 1
    warm: bool = False  # start the worker processes with the server, not with the first computer player
    copy: Path | None = field(default_factory=awaited_copy)
    pace: int = 700  # milliseconds between two moves of computer players at a new table
    visitor_days: int = 400  # how long a device that is not used keeps its key; browsers keep none longer
    live_tables: int = 500  # how many tables are kept in memory
    heartbeat: float = 15  # seconds between two signs of life on an event stream
    metrics_token: str | None = None  # None: from TRIUMVIR_METRICS_TOKEN; without one, numbers only for this machine
    metrics_folder: Path | None = None  # where several workers keep their numbers
    keep_unstarted: timedelta | None = None  # how long a table that has not begun is kept; None: for ever
    keep_abandoned: timedelta | None = None  # how long a game is kept that nobody goes on with; None: for ever
    look: float = 2  # seconds between two looks at what the host has done with other commands
    random_bytes: Callable[[int], bytes] = secrets.token_bytes
    now: Callable[[], datetime] = _now
    session: Callable[..., Session] = Session
    notices: NoticeSettings = field(default_factory=from_environment)
    carriers: Callable[[], Mapping[str, Carrier]] | None = None  # None: what brings notices follows from the settings


SETTINGS = "TRIUMVIR_SETTINGS"  # what the process that starts several workers leaves for them in the environment
PASSED_ON = ("db", "relay", "workers", "bot_workers", "warm")


def written(config: Config) -> str:
    """What the workers of a server need to know of what it was started with; the key stays where it is."""
    spans = {name: span.total_seconds() if span else None for name, span in _spans(config).items()}
    files = [str(file.resolve()) for file in config.boxes]
    numbers = str(config.metrics_folder) if config.metrics_folder else None
    plain = {name: getattr(config, name) for name in PASSED_ON}
    return json.dumps({**plain, **spans, "boxes": files, "metrics_folder": numbers})


def read(settings: str) -> Config:
    """What one of several workers is started with."""
    given = json.loads(settings)
    for name in _spans(Config()):
        given[name] = timedelta(seconds=given[name]) if given[name] is not None else None
    given["boxes"] = tuple(Path(file) for file in given["boxes"])
    given["metrics_folder"] = Path(given["metrics_folder"]) if given["metrics_folder"] else None
    return Config(**given)


def _spans(config: Config) -> dict[str, timedelta | None]:
    return {"keep_unstarted": config.keep_unstarted, "keep_abandoned": config.keep_abandoned}
