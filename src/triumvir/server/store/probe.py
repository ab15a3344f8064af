"""What lies at the address of a store, found out without changing anything; and one sentence for each thing wrong."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from alembic.script import ScriptDirectory
from sqlalchemy import URL, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from triumvir.engine.errors import TriumvirError
from triumvir.language import Text, catalogue
from triumvir.server.store.engine import make_engine, migrations, sqlite_file
from triumvir.server.store.post import POSTGRESQL

WORDS = catalogue("triumvir.server", "refusals")

SQLITE = "sqlite"
VERSION_TABLE = "alembic_version"
REVISION = "SELECT version_num FROM alembic_version"
OUR_TABLES = frozenset({"tables", "seats", "holders", "actions", "chat"})  # there since the first release


class Found(NamedTuple):
    """What lies at an address: the revision of its schema (None if there is nothing yet), and the file of SQLite."""

    revision: str | None
    file: Path | None


class StoreRefused(TriumvirError):
    """A store that cannot be used as it is."""


def _cannot(why: Text) -> StoreRefused:
    return StoreRefused(WORDS("cannot-open", why=why))


@cache
def known_revisions() -> tuple[str, ...]:
    """The revisions of the schema that this release knows, newest first."""
    return tuple(script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions())


def to_serve(db: str) -> Found:
    """What lies at an address at which a server may keep its games; raises StoreRefused."""
    found = look(db)
    if found.file is not None:
        _writable(found.file)
    return found


def to_use(db: str) -> Found:
    """A store that is there already; raises StoreRefused."""
    found = to_serve(db)
    if found.revision is None:
        raise _cannot(WORDS("there-are-none-at"))
    return found


def look(db: str) -> Found:
    """What lies at an address; raises StoreRefused if it cannot be read or is not ours."""
    address = parse(db)
    file = sqlite_file(address) if address.get_backend_name() == SQLITE else None
    tables, revision = _in_postgresql(db) if file is None else _in_sqlite(file)
    if not tables:
        return Found(None, file)
    if revision in known_revisions():
        return Found(revision, file)
    if revision is not None and tables >= OUR_TABLES:
        raise _cannot(
            WORDS("newer-release-triumvir-has", revision=revision),
        )
    raise _cannot(WORDS("database-belongs-another-program"))


def parse(db: str) -> URL:
    """The address of a store; raises StoreRefused if it is none that we can use."""
    try:
        address = make_url(db)
        backend = address.get_backend_name()
    except (ArgumentError, ValueError):
        backend = ""
    if backend not in (SQLITE, POSTGRESQL):
        raise StoreRefused(WORDS("db-takes-sqlite-file"))
    if backend == POSTGRESQL and find_spec("psycopg") is None:
        raise StoreRefused(WORDS("postgresql-needs-one-more"))
    if backend == SQLITE and sqlite_file(address) is None:
        raise StoreRefused(WORDS("games-must-be-kept"))
    return address


def _in_postgresql(db: str) -> tuple[set[str], str | None]:
    engine = make_engine(db)
    try:
        with engine.connect() as connection:
            tables = set(inspect(connection).get_table_names())
            return tables, connection.scalar(text(REVISION)) if VERSION_TABLE in tables else None
    except SQLAlchemyError as error:
        why = reason(error)
        raise _cannot(WORDS("check-address-after-db", why=why)) from error
    finally:
        engine.dispose()


def _in_sqlite(file: Path) -> tuple[set[str], str | None]:
    if file.is_dir():
        raise _cannot(WORDS("folder-not-file", file=file))
    if not file.exists():
        return set(), None
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            tables = {name for name in tables if not name.startswith("sqlite_")}
            found = connection.execute(REVISION).fetchone() if VERSION_TABLE in tables else None
            return tables, found[0] if found else None
    except sqlite3.DatabaseError as error:
        if not os.access(file, os.R_OK):
            raise _cannot(WORDS("may-not-be-read", file=file)) from error
        if isinstance(error, sqlite3.OperationalError):
            raise _cannot(WORDS("sqlite-says", file=file, error=error)) from error
        raise _cannot(WORDS("no-sqlite-database", file=file)) from error


def _writable(file: Path) -> None:
    """Whether a file of SQLite and its journals can be written, or made together with its folder."""
    if file.exists() and not os.access(file, os.W_OK):
        raise _cannot(WORDS("may-not-be-written", file=file))
    folder = file.absolute().parent
    while not folder.exists():
        folder = folder.parent
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        raise _cannot(WORDS("in-nothing-may-be", folder=folder))


def reason(error: SQLAlchemyError) -> str:
    """What the database says, in its own words: the first line, without what we had asked it."""
    own = getattr(error, "orig", None) or error
    return (str(own).strip().splitlines() or [type(own).__name__])[0].rstrip(".")[:300]
