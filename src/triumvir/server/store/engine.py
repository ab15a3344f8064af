"""Opening a store: the right settings for SQLite, and migration to the newest schema."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Engine, create_engine, event, func, make_url, select

from triumvir.server.store.post import POSTGRESQL
from triumvir.server.store.store import Store

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x7472690A  # any number that nobody else uses


def open_store(url: str) -> Store:
    """A store at the newest schema; the folder of a SQLite file is made if need be."""
    engine = make_engine(url)
    migrate(engine)
    return Store(engine)


def make_engine(url: str) -> Engine:
    """An engine; SQLite writes ahead (WAL), so that readers and a killed process do no harm."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        if address.drivername in ("postgresql", "postgres"):
            address = address.set(drivername="postgresql+psycopg")
        return create_engine(address, pool_pre_ping=True)
    if address.database and address.database != ":memory:":
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address, connect_args={"check_same_thread": False, "timeout": 15})

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=15000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the schema to a revision."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name == POSTGRESQL:  # several workers start at once: one migrates, the others wait
            connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
