"""The database of every release is brought to today's schema with all that is in it, in SQLite and in PostgreSQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from sqlalchemy import Engine, MetaData, select, text

from cli.runs import run
from server.postgres import needs_postgres
from triumvir.engine.errors import TriumvirError
from triumvir.server.store import open_store
from triumvir.server.store.engine import MIGRATIONS, make_engine, migrate
from triumvir.server.store.models import Base
from triumvir.server.store.store import to_write

from .releases import Release, releases

Rows = dict[str, list[dict[str, Any]]]


def rows_of(engine: Engine) -> Rows:
    """All that is stored, by table."""
    found: Rows = {}
    tables = MetaData()
    with engine.connect() as connection:
        tables.reflect(connection)
        for table in tables.sorted_tables:
            found[table.name] = [
                dict(row) for row in connection.execute(select(table).order_by(*table.primary_key)).mappings()
            ]
    return found


def copy_to(target: str, source: Engine) -> None:
    """The same schema and the same rows in another database."""
    rows = rows_of(source)
    engine = make_engine(target)
    migrate(engine, rows["alembic_version"][0]["version_num"])
    tables = MetaData()
    with engine.begin() as connection:
        tables.reflect(connection)
        for table in tables.sorted_tables:
            if rows[table.name] and table.name != "alembic_version":
                connection.execute(table.insert(), rows[table.name])
        connection.execute(text("SELECT setval('chat_id_seq', (SELECT max(id) FROM chat))"))
    engine.dispose()


@pytest.fixture(params=releases(), ids=str)
def release(request: pytest.FixtureRequest) -> Release:
    found: Release = request.param
    return found


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def old(request: pytest.FixtureRequest, release: Release, tmp_path: Path) -> Iterator[str]:
    """The address of a database as the release has left it."""
    file = f"sqlite:///{release.unpack(tmp_path / 'old.db')}"
    if request.param == "sqlite":
        yield file
        return
    address = request.getfixturevalue("postgres")()
    source = make_engine(file)
    copy_to(address, source)
    source.dispose()
    yield address


def test_nothing_is_lost_and_the_schema_is_that_of_today(old: str) -> None:
    engine = make_engine(old)
    before = rows_of(engine)
    store = open_store(old)
    after = rows_of(engine)
    for name in before.keys() - {"alembic_version"}:
        assert len(before[name]) == len(after[name])
        for was, now in zip(before[name], after[name], strict=True):
            assert {key: now[key] for key in was} == was, name
    for row in after["tables"]:
        assert row["to_act"] == (-1 if row["status"] == "finished" else None), "no migration replays a game"
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
        if engine.dialect.name == "sqlite":
            assert connection.exec_driver_sql("PRAGMA foreign_key_check").all() == []
    store.close()
    engine.dispose()


def test_the_way_back_leads_to_what_was(old: str) -> None:
    engine = make_engine(old)
    before = rows_of(engine)
    open_store(old).close()
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    with to_write(engine).begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, before["alembic_version"][0]["version_num"])
    assert rows_of(engine) == before
    engine.dispose()


@needs_postgres
def test_the_tables_go_on_in_postgresql(release: Release, tmp_path: Path, postgres: Callable[[], str]) -> None:
    address = postgres()
    source = make_engine(f"sqlite:///{release.unpack(tmp_path / 'old.db')}")
    copy_to(address, source)
    source.dispose()
    with release.served(tmp_path, db=address) as club:
        for table in release.tables("hot seat", "computer"):
            who, path = club.actor(table), table["path"]
            state = who.state(path)
            assert state["ply"] == table["ply"]
            assert who.act(path, state["legal"][0]["action"], state).status_code == 200
            assert who.post(f"{path}/chat", text="Post scriptum.").status_code == 200
        assert club.visitor("host").get("/").status_code == 200


def test_how_a_table_stands_is_noted_when_it_is_next_opened(release: Release, tmp_path: Path) -> None:
    table = release.tables("friends")[0]
    with release.served(tmp_path) as club:
        who = club.visitor("guest")
        if table["to_act"] in table["seats"]["host"]:
            who = club.visitor("host")
        unknown = "open it to see whose turn it is"
        store = club.client.app.state.site.tables.store
        before = store.facts(table["path"].removeprefix("/t/"))
        assert unknown in who.get("/").text
        assert who.get(table["path"]).status_code == 200
        after = store.facts(table["path"].removeprefix("/t/"))
        assert (before.standing.to_act, after.standing.to_act) == (None, table["to_act"])
        assert after.revision == before.revision, "nobody's page is out of date by that"
        assert "Your turn" in who.get("/").text
        ended = release.tables("finished")[0]
        club.visitor("host").get(ended["path"])
        assert store.facts(ended["path"].removeprefix("/t/")).standing.scores == ended["scores"]


def test_the_database_of_a_newer_release_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    open_store(f"sqlite:///{file}").close()
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    before = file.read_bytes()
    with pytest.raises(TriumvirError) as refused:
        open_store(f"sqlite:///{file}")
    assert "newer release" in refused.value.text.en
    assert "neuere Version" in refused.value.text.in_("de")
    for workers in ("1", "2"):
        result = run("serve", "--db", f"sqlite:///{file}", "--port", "0", "--workers", workers)
        assert result.exit_code == 2
        assert "newer release" in result.stderr
    assert file.read_bytes() == before
