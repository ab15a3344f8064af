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

from triumvir.engine.errors import Text, TriumvirError
from triumvir.engine.native import compiled
from triumvir.engine.record import Record
from triumvir.games import broken, game_of
from triumvir.server.keys import LEAST_BYTES, key_file
from triumvir.server.store.engine import make_engine
from triumvir.server.store.probe import Found, known_revisions, reason, to_use
from triumvir.server.store.store import ACTIONS, BOXES, TABLES, to_read
from triumvir.version import VERSION

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
        yield Finding("database", False, Text(f"The database refuses: {why}.", f"Die Datenbank weigert sich: {why}."))
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
    how = Text("compiled", "übersetzt") if compiled() else Text("not compiled", "nicht übersetzt")
    return Finding("release", True, Text(f"{listed}; engine {how.en}.", f"{listed}; Spielkern {how.de}."))


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
            return Finding(
                "key", True, Text("The first start will make a key.", "Der erste Start legt einen Schlüssel an.")
            )
        return Finding(
            "key",
            False,
            Text(
                f"{path} is missing: without it no private link and no cookie is valid.",
                f"{path} fehlt: Ohne sie gilt kein privater Link und kein Cookie.",
            ),
        )
    except (OSError, UnicodeDecodeError):
        return Finding("key", False, Text(f"{path} cannot be read.", f"{path} ist nicht lesbar."))
    return _private("key", path) or _key_length(str(path), kept)


def _key_length(where: str, key: str) -> Finding:
    if len(key.encode()) < LEAST_BYTES:
        return Finding(
            "key",
            False,
            Text(
                f"The key in {where} has {len(key)} letters; {LEAST_BYTES} are needed, else seats can be forged.",
                f"Der Schlüssel in {where} hat {len(key)} Zeichen; nötig sind {LEAST_BYTES}, sonst droht Fälschung.",
            ),
        )
    return Finding("key", True, Text(f"The key in {where} is good.", f"Der Schlüssel in {where} ist gut."))


def _private(name: str, path: Path) -> Finding | None:
    """What is wrong with the permissions of a file that is secret."""
    mode = stat.S_IMODE(path.stat().st_mode)
    if os.name != "posix" or not mode & 0o077:
        return None
    return Finding(
        name,
        False,
        Text(
            f"Peers on this machine can open {path} (mode {mode:03o}); chmod 600 ends that.",
            f"Andere auf diesem Rechner können {path} öffnen (Rechte {mode:03o}); chmod 600 ändert das.",
        ),
    )


def _file(path: Path) -> Finding:
    size = sum(part.stat().st_size for part in (path, Path(f"{path}-wal")) if part.exists()) / 2**20
    good = Text(f"{path} is ours alone, {size:.1f} MiB.", f"{path} gehört nur uns, {size:.1f} MiB.")
    return _private("file", path) or Finding("file", True, good)


def _disk(path: Path) -> Finding:
    free = shutil.disk_usage(path.absolute().parent).free
    left = f"{free / 2**30:.1f} GiB"
    return Finding("disk", free >= FREE, Text(f"{left} are free on the disk.", f"{left} sind auf der Platte frei."))


def _schema(found: Found) -> Finding:
    newest = known_revisions()[0]
    if found.revision == newest:
        return Finding(
            "schema", True, Text(f"The schema is the newest, {newest}.", f"Das Schema ist das neueste, {newest}.")
        )
    return Finding(
        "schema",
        True,
        Text(
            f"The schema is {found.revision}; the next start brings it to {newest}. Make a back-up first.",
            f"Das Schema ist {found.revision}; der nächste Start bringt es auf {newest}. Sichere vorher.",
        ),
    )


def _integrity(engine: Engine) -> Finding:
    """SQLite checks its file, page by page; PostgreSQL looks after its own, and is only asked to answer."""
    with to_read(engine).connect() as work:
        if engine.dialect.name != "sqlite":
            work.execute(select(1))
            return Finding("integrity", True, Text("PostgreSQL answers.", "PostgreSQL antwortet."))
        told = [row[0] for row in work.exec_driver_sql("PRAGMA integrity_check")]
        stray = len(work.exec_driver_sql("PRAGMA foreign_key_check").all())
    if told == ["ok"] and not stray:
        return Finding("integrity", True, Text("The file is sound.", "Die Datei ist in Ordnung."))
    first = told[0] if told != ["ok"] else f"foreign keys: {stray}"
    return Finding("integrity", False, Text(f"The file is damaged: {first}.", f"Die Datei ist beschädigt: {first}."))


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
        return Finding(
            "tables", True, Text(f"All {count} tables can be replayed.", f"Alle {count} Tische sind nachspielbar.")
        )
    listed = ", ".join(broken[:NAMED]) + (", ..." if len(broken) > NAMED else "")
    return Finding(
        "tables",
        False,
        Text(
            f"{len(broken)} of {len(codes)} tables cannot be replayed: {listed}",
            f"{len(broken)} von {len(codes)} Tischen sind nicht nachspielbar: {listed}",
        ),
    )
