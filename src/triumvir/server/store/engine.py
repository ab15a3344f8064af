"""Opening a store: the right settings for SQLite, and migration to the newest schema."""

from __future__ import annotations

from pathlib import Path
from time import monotonic, sleep
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, inspect, make_url, select, text
from sqlalchemy.exc import OperationalError

from triumvir.engine.errors import TriumvirError
from triumvir.language import catalogue
from triumvir.server.private import keep_private, touch
from triumvir.server.store.host import HostStore
from triumvir.server.store.post import POSTGRESQL
from triumvir.server.store.store import WRITES, to_write

WORDS = catalogue("triumvir.server", "refusals")

MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 15  # seconds that a process waits while another writes to a SQLite file
SQLITE_FILES = ("", "-wal", "-shm", "-journal")  # SQLite gives the others the rights of the first
MIGRATION_LOCK = 0x7472690A  # any number that nobody else uses
GRASP = 250  # milliseconds to get hold of all tables at once; PostgreSQL takes two for deadlocked after a second
BREATH = 0.05  # seconds in which others may come to an end


def open_store(url: str, relay: str | None = None) -> HostStore:
    """A store at the newest schema; the folder of a SQLite file is made if need be.

    `relay` is where several workers with one SQLite file hear of each other; without it there is one worker.
    """
    engine = make_engine(url)
    file = sqlite_file(engine.url) if engine.dialect.name == "sqlite" else None
    if file is not None:
        keep_private(file.with_name(file.name + more) for more in SQLITE_FILES)
    migrate(engine)
    return HostStore(engine, relay)


def sqlite_file(address: URL) -> Path | None:
    """The file of a SQLite store; None if there is none, so that it ends with its process."""
    name = address.database
    return None if not name or name == ":memory:" else Path(name)


def make_engine(url: str) -> Engine:
    """An engine; SQLite writes ahead (WAL), so that readers and a killed process do no harm.

    A transaction of SQLite begins when we say so: one that reads sees one moment only, and one that writes waits for
    its turn at its beginning, because one that has read already would be refused if another was faster.
    """
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        if address.drivername in ("postgresql", "postgres"):
            address = address.set(drivername="postgresql+psycopg")
        return create_engine(address, pool_pre_ping=True, hide_parameters=True)
    file = sqlite_file(address)
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        touch(file)
    arguments = {"check_same_thread": False, "timeout": PATIENCE}
    engine = create_engine(address, connect_args=arguments, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the schema to a revision."""
    with to_write(engine).begin() as connection:
        migrate_on(connection, revision)


def migrate_on(connection: Connection, revision: str, down: bool = False) -> None:
    """Bring the schema to a revision, up or down, as part of a transaction."""
    if connection.dialect.name == POSTGRESQL:  # one worker migrates, the others wait, as with SQLite
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = migrations()
    scripts = ScriptDirectory.from_config(config)
    now = set(MigrationContext.configure(connection).get_current_heads())
    if not now <= {script.revision for script in scripts.walk_revisions()}:
        raise TriumvirError(WORDS("these-games-were-stored"))
    if connection.dialect.name == POSTGRESQL and now and (down or now != set(scripts.get_heads())):
        hold_all(connection)
    config.attributes["connection"] = connection
    (command.downgrade if down else command.upgrade)(config, revision)


def hold_all(connection: Connection, patience: float = PATIENCE) -> None:
    """Keep all tables of PostgreSQL to ourselves until the transaction ends.

    Taken one after another, as a migration comes to them, they would be wanted by readers that hold others which the
    migration wants next: one of the two would be refused. So we have all, or let go of all and try again.
    """
    quote = connection.dialect.identifier_preparer.quote
    tables = ", ".join(quote(name) for name in sorted(inspect(connection).get_table_names()))
    end = monotonic() + patience
    while True:
        try:
            with connection.begin_nested():
                connection.execute(text(f"SET LOCAL lock_timeout = {GRASP}"))
                connection.execute(text(f"LOCK TABLE {tables} IN ACCESS EXCLUSIVE MODE"))
                connection.execute(text("SET LOCAL lock_timeout = DEFAULT"))
            return
        except OperationalError:  # somebody holds one of them
            if monotonic() > end:
                raise
        sleep(BREATH)


def migrations() -> AlembicConfig:
    """Where Alembic finds our revisions."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config
