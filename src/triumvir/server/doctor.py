"""Whether a server can be trusted with its games: key, database, disk, and every record replayed. Changes nothing.

Only what was there in the first schema is read, so that it also examines games that an upgrade has not migrated yet.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import stat
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, Engine, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from triumvir.engine.errors import TriumvirError
from triumvir.engine.native import compiled
from triumvir.engine.record import Record
from triumvir.games import broken, game_of
from triumvir.language import Text, catalogue
from triumvir.server.keys import LEAST_BYTES, key_file
from triumvir.server.store.engine import make_engine
from triumvir.server.store.probe import Found, known_revisions, reason, to_use
from triumvir.server.store.store import ACTIONS, BOXES, TABLES, to_read
from triumvir.version import VERSION

WORDS = catalogue("triumvir.server", "doctor")

PACKAGES = ("alembic", "psycopg", "sqlalchemy", "starlette", "uvicorn")
FREE = 256 * 1024 * 1024  # bytes that should be left on the disk
NAMED = 20  # tables that are named; the others are counted

Progress = Callable[[int, int], None]


class Finding(NamedTuple):
    """One thing that was looked at."""

    name: str
    good: bool
    text: Text


def examine(db: str, progress: Progress = lambda done, count: None) -> Iterator[Finding]:
    """Look at everything; `progress` hears how many of the tables have been replayed."""
    yield _release()
    yield from (Finding("game", False, fault) for fault in broken().values())
    try:
        found = to_use(db)
    except TriumvirError as error:
        yield Finding("database", False, error.text)
        return
    engine = make_engine(db)
    try:
        yield _key(db, engine)
        if found.file is not None:
            yield _file(found.file)
            yield _disk(found.file)
        yield _schema(found)
        yield _integrity(engine)
        yield _records(engine, progress)
    except SQLAlchemyError as error:
        why = reason(error)
        yield Finding("database", False, WORDS("database-refuses", why=why))
    finally:
        engine.dispose()


def _release() -> Finding:
    parts = [f"Triumvir {VERSION}", f"Python {platform.python_version()}"]
    for package in PACKAGES:
        try:
            parts.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    listed = ", ".join(parts)
    how = WORDS("compiled") if compiled() else WORDS("not-compiled")
    return Finding("release", True, WORDS("engine", listed=listed, how=how))


def _key(db: str, engine: Engine) -> Finding:
    given = os.environ.get("TRIUMVIR_SECRET")
    if given:
        return _key_length("TRIUMVIR_SECRET", given)
    path = key_file(db)
    assert path is not None  # a store that is there is no store in memory
    try:
        kept = path.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        with to_read(engine).connect() as work:
            empty = work.execute(select(TABLES.c.id).limit(1)).first() is None
        if empty:
            return Finding("key", True, WORDS("first-start-will-make"))
        return Finding(
            "key",
            False,
            WORDS("missing-without-it-no", path=path),
        )
    except (OSError, UnicodeDecodeError):
        return Finding("key", False, WORDS("cannot-be-read", path=path))
    return _private("key", path) or _key_length(str(path), kept)


def _key_length(where: str, key: str) -> Finding:
    if len(key.encode()) < LEAST_BYTES:
        return Finding(
            "key",
            False,
            WORDS("key-in-has-letters", where=where, count=len(key), least_bytes=LEAST_BYTES),
        )
    return Finding("key", True, WORDS("key-in-good", where=where))


def _private(name: str, path: Path) -> Finding | None:
    """What is wrong with the permissions of a file that is secret."""
    mode = stat.S_IMODE(path.stat().st_mode)
    if os.name != "posix" or not mode & 0o077:
        return None
    return Finding(
        name,
        False,
        WORDS("open-to-others", path=path, mode=f"{mode:03o}"),
    )


def _file(path: Path) -> Finding:
    size = sum(part.stat().st_size for part in (path, Path(f"{path}-wal")) if part.exists()) / 2**20
    good = WORDS("ours-alone", path=path, size=size)
    return _private("file", path) or Finding("file", True, good)


def _disk(path: Path) -> Finding:
    free = shutil.disk_usage(path.absolute().parent).free
    return Finding("disk", free >= FREE, WORDS("are-free-on-disk", left=free / 2**30))


def _schema(found: Found) -> Finding:
    newest = known_revisions()[0]
    if found.revision == newest:
        return Finding("schema", True, WORDS("schema-newest", newest=newest))
    return Finding(
        "schema",
        True,
        WORDS("schema-next-start-brings", revision=found.revision, newest=newest),
    )


def _integrity(engine: Engine) -> Finding:
    """SQLite checks its file, page by page; PostgreSQL looks after its own, and is only asked to answer."""
    with to_read(engine).connect() as work:
        if engine.dialect.name != "sqlite":
            work.execute(select(1))
            return Finding("integrity", True, WORDS("postgresql-answers"))
        told = [row[0] for row in work.exec_driver_sql("PRAGMA integrity_check")]
        stray = len(work.exec_driver_sql("PRAGMA foreign_key_check").all())
    if told == ["ok"] and not stray:
        return Finding("integrity", True, WORDS("file-sound"))
    first = told[0] if told != ["ok"] else f"foreign keys: {stray}"
    return Finding("integrity", False, WORDS("file-damaged", first=first))


def _own_boxes(work: Connection) -> dict[str, str]:
    """The boxes that do not come with the program, by digest; the first schema had no place for them."""
    if not inspect(work).has_table(BOXES.name):
        return {}
    return {digest: contents for digest, contents in work.execute(select(BOXES.c.digest, BOXES.c.contents))}  # noqa: C416


def _records(engine: Engine, progress: Progress) -> Finding:
    """Replay every game."""
    broken: list[str] = []
    with to_read(engine).connect() as work:
        codes = list(work.execute(select(TABLES.c.id).order_by(TABLES.c.id)).scalars())
        names = ("game", "players", "options", "rules_version", "box", "seed", "status")
        about = select(*(TABLES.c[name] for name in names))
        own = _own_boxes(work)
        for done, code in enumerate(codes):
            progress(done, len(codes))
            row = work.execute(about.where(TABLES.c.id == code)).mappings().one()
            played = select(ACTIONS.c.action).where(ACTIONS.c.table_id == code).order_by(ACTIONS.c.ply)
            actions = list(work.execute(played).scalars())
            fields = {name: row[name] for name in names if name not in ("status", "seed")}
            try:
                components = json.loads(own[row["box"]]) if row["box"] in own else None
                record = Record(**fields, seed=int(row["seed"]), actions=actions, components=components)
                over = record.verify(game_of(record)).over
            except (TriumvirError, ValueError):
                over = None
            if over is None or (row["status"] == "finished" and not over):
                broken.append(code)
        progress(len(codes), len(codes))
    if not broken:
        count = len(codes)
        return Finding("tables", True, WORDS("all-tables-can-be", count=count))
    listed = ", ".join(broken[:NAMED]) + (", ..." if len(broken) > NAMED else "")
    return Finding(
        "tables",
        False,
        WORDS("tables-cannot-be-replayed", count=len(broken), count2=len(codes), listed=listed),
    )
