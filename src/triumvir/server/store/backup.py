"""A back-up: all rows of a store in one portable file, out of either database and into either.

The file is a ZIP archive:

| member | what it holds |
|---|---|
| `triumvir.json` | format, release, revision of the schema, moment, and how many rows each table has |
| `<table>.jsonl` | the rows of a table, one JSON object per line; moments as ISO 8601 in UTC |
| `server.key` | the server's key; only if it was asked for |

A back-up is of one moment: both databases let others write while a transaction reads. To restore one, the schema is
made as it was then, filled, and migrated to the newest; all that is one transaction.
"""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, DateTime, MetaData, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from triumvir.engine.errors import TriumvirError
from triumvir.language import catalogue
from triumvir.server.store.engine import make_engine, migrate_on
from triumvir.server.store.moments import in_utc
from triumvir.server.store.post import POSTGRESQL
from triumvir.server.store.probe import VERSION_TABLE, known_revisions, reason, to_serve, to_use
from triumvir.server.store.store import to_read, to_write
from triumvir.version import VERSION

WORDS = catalogue("triumvir.server", "refusals")

FORMAT = 1
MANIFEST, KEY = "triumvir.json", "server.key"
BATCH = 1000  # rows that are written at once


class BackupRefused(TriumvirError):
    """A back-up that cannot be made or restored."""


def back_up(db: str, path: Path, key: str | None = None) -> dict[str, int]:
    """Write all rows of a store into a new file that only we can read; returns how many rows each table has."""
    found = to_use(db)
    if path.exists():
        raise BackupRefused(WORDS("there-already", path=path))
    engine = make_engine(db)
    rows: dict[str, int] = {}
    try:
        with _new_archive(path) as archive, to_read(engine).connect() as work:
            for table in _tables(work):
                with archive.open(f"{table.name}.jsonl", "w") as member:
                    rows[table.name] = 0
                    for row in work.execution_options(yield_per=BATCH).execute(select(table)).mappings():
                        member.write(json.dumps(dict(row), default=_moment).encode() + b"\n")
                        rows[table.name] += 1
            about = {"format": FORMAT, "release": VERSION, "schema": found.revision, "rows": rows}
            archive.writestr(MANIFEST, json.dumps({**about, "made": datetime.now(UTC).isoformat()}, indent=2))
            if key is not None:
                archive.writestr(KEY, key)
    finally:
        engine.dispose()
    return rows


def key_in(path: Path) -> str | None:
    """The server's key out of a back-up, if it was put there."""
    with _open_archive(path) as archive:
        return archive.read(KEY).decode("ascii").strip() if KEY in archive.namelist() else None


def restore(path: Path, db: str, replace: bool = False) -> dict[str, int]:
    """Fill a store from a back-up, or leave it as it is; returns how many rows each table has.

    A store that has games is refused unless they shall be replaced.
    """
    with _open_archive(path) as archive:
        about = _about(archive, path)
        found = to_serve(db)
        engine = make_engine(db)
        try:
            with to_write(engine).begin() as work:
                if found.revision is not None:
                    _clear(work, replace)
                migrate_on(work, about["schema"])
                for table in _tables(work):
                    if table.name in about["rows"]:
                        _fill(work, table, _rows(archive, table.name))
                migrate_on(work, "head")
        except SQLAlchemyError as error:
            why = reason(error)
            raise BackupRefused(WORDS("cannot-be-restored", path=path, why=why)) from error
        finally:
            engine.dispose()
        return dict(about["rows"])


def _clear(work: Connection, replace: bool) -> None:
    """Take the schema away; what it holds only if that is wanted."""
    if not replace and any(work.scalar(select(func.count()).select_from(table)) for table in _tables(work)):
        raise BackupRefused(WORDS("there-are-games-already"))
    migrate_on(work, "base", down=True)


def _tables(work: Connection) -> list[Table]:
    """The tables as they are now, those first to which others refer."""
    schema = MetaData()
    schema.reflect(work)
    return [table for table in schema.sorted_tables if table.name != VERSION_TABLE]


def _fill(work: Connection, table: Table, rows: Iterator[dict[str, Any]]) -> None:
    moments = [column.name for column in table.columns if isinstance(column.type, DateTime)]
    while batch := list(islice(rows, BATCH)):
        for row in batch:
            row.update({name: datetime.fromisoformat(row[name]) for name in moments if row[name] is not None})
        work.execute(insert(table), batch)
    if work.dialect.name == POSTGRESQL:  # rows that come later must not be given a number that is taken
        for column in table.primary_key:
            counter = work.scalar(select(func.pg_get_serial_sequence(table.name, column.name)))
            highest = work.scalar(select(func.max(column))) if counter else None
            if highest is not None:
                work.execute(select(func.setval(counter, highest)))


def _moment(value: object) -> str:
    if not isinstance(value, datetime):
        raise TypeError(f"{type(value).__name__} has no place in a back-up")
    return in_utc(value).isoformat()


def _rows(archive: zipfile.ZipFile, table: str) -> Iterator[dict[str, Any]]:
    with archive.open(f"{table}.jsonl") as lines:
        for line in lines:
            yield json.loads(line)


@contextmanager
def _new_archive(path: Path) -> Iterator[zipfile.ZipFile]:
    """A file that is there as a whole or not at all."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                yield archive
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise BackupRefused(WORDS("cannot-write", path=path, strerror=error.strerror)) from error
    finally:
        beside.unlink(missing_ok=True)


@contextmanager
def _open_archive(path: Path) -> Iterator[zipfile.ZipFile]:
    try:
        archive = zipfile.ZipFile(path)
    except OSError as error:
        raise BackupRefused(WORDS("cannot-read", path=path, strerror=error.strerror)) from error
    except zipfile.BadZipFile as error:
        raise _not_ours(path) from error
    with archive:
        yield archive


def _about(archive: zipfile.ZipFile, path: Path) -> dict[str, Any]:
    """What a back-up says of itself. All of it is read once: what is damaged is refused before anything changes."""
    try:
        about = json.loads(archive.read(MANIFEST))
        if about["format"] != FORMAT or about["schema"] not in known_revisions():
            raise BackupRefused(WORDS("was-made-by-newer", path=path, about=about["release"]))
        if any(sum(1 for _ in _rows(archive, name)) != number for name, number in about["rows"].items()):
            raise _not_ours(path)
    except (KeyError, TypeError, ValueError, zipfile.BadZipFile) as error:
        raise _not_ours(path) from error
    return dict(about)


def _not_ours(path: Path) -> BackupRefused:
    return BackupRefused(WORDS("no-back-up-triumvir", path=path))
