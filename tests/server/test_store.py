"""The store: schema and models agree, one winner for each ply, nothing is merged."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import func, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.orm import Session as Transaction
from sqlalchemy.schema import CreateTable

from triumvir.server.store import Conflict, Holding, Link, NewSeat, SeatData, Store, TableData, open_store
from triumvir.server.store.engine import make_engine, migrate
from triumvir.server.store.models import ActionRow, Base, TableRow
from triumvir.server.store.store import to_read

from .postgres import needs_postgres

NOW = datetime(2026, 1, 1, tzinfo=UTC)
TABLE = TableData(
    id="mare-1",
    game="trajan",
    players=2,
    options={"random_markers": True},
    rules_version=1,
    box="x",
    seed=2**255 + 1,
    status="running",
    visibility="link",
    owner="o",
    hints=True,
    pace=0,
    revision=0,
    uploaded=False,
    created_at=NOW,
    updated_at=NOW,
)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    sqlite = f"sqlite:///{tmp_path / 'a' / 'x.db'}"
    store = open_store(sqlite if request.param == "sqlite" else request.getfixturevalue("postgres")())
    store.create(TABLE, [NewSeat("person", "Ada", "", "h0", "me"), NewSeat("computer", "Cato", "random", "h1", None)])
    yield store
    store.close()


def test_migrations_give_the_schema_of_the_models(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []


def test_schema_can_be_written_for_postgresql() -> None:
    for table in Base.metadata.sorted_tables:
        assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=postgresql.dialect()))  # type: ignore[no-untyped-call]


def test_sqlite_writes_ahead(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'x.db'}")
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    store.close()


def test_many_may_open_a_new_file_at_once(tmp_path: Path) -> None:
    start = threading.Barrier(8)
    opened: list[str] = []

    def use(name: str) -> None:
        start.wait()
        store = open_store(f"sqlite:///{tmp_path / 'x.db'}")
        store.create(replace(TABLE, id=name), [])
        store.close()
        opened.append(name)

    threads = [threading.Thread(target=use, args=(f"mare-{n}",)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(opened) == 8


def test_what_is_read_at_once_is_of_one_moment(store: Store) -> None:
    """A table is read in several queries; what others store between them must not be mixed in."""
    other = Store(make_engine(store.engine.url.render_as_string(hide_password=False)))
    with Transaction(to_read(store.engine)) as work:
        before = work.scalar(select(TableRow.revision))
        other.append("mare-1", 0, 0, [(0, 5, "person")], NOW, "running")
        actions = work.scalar(select(func.count()).select_from(ActionRow))
    other.close()
    assert (before, actions) == (0, 0)


def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    found = store.load("mare-1")
    assert found is not None
    assert (found.seed, found.options, found.players) == (TABLE.seed, TABLE.options, 2)
    assert [(s.kind, s.name, s.agent, s.holders) for s in found.seats] == [
        ("person", "Ada", "", {"me": Holding(1, NOW)}),
        ("computer", "Cato", "random", {}),
    ]
    assert store.load("nothing") is None


def test_a_stale_revision_is_refused_and_changes_nothing(store: Store) -> None:
    store.append("mare-1", 0, 0, [(0, 5, "person")], NOW, "running")
    with pytest.raises(Conflict):
        store.append("mare-1", 0, 1, [(0, 6, "person")], NOW, "running")
    found = store.load("mare-1")
    assert found is not None
    assert (found.actions, found.revision) == ((5,), 1)


def test_a_ply_that_is_taken_is_refused_by_the_database_itself(store: Store) -> None:
    store.append("mare-1", 0, 0, [(0, 5, "person")], NOW, "running")
    with pytest.raises(Conflict):
        store.append("mare-1", 1, 0, [(0, 6, "person")], NOW, "running")
    found = store.load("mare-1")
    assert found is not None
    assert (found.actions, found.revision) == ((5,), 1)


def test_of_many_writers_for_one_ply_one_wins(store: Store, tmp_path: Path) -> None:
    won: list[int] = []
    start = threading.Barrier(8)

    def write(action: int) -> None:
        own = Store(make_engine(store.engine.url.render_as_string(hide_password=False)))
        start.wait()
        try:
            own.append("mare-1", 0, 0, [(0, action, "person")], NOW, "running")
            won.append(action)
        except Conflict:
            pass
        own.close()

    threads = [threading.Thread(target=write, args=(n,)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    found = store.load("mare-1")
    assert found is not None
    assert list(found.actions) == won
    assert len(won) == 1


def test_taking_back_removes_actions_and_counts_as_a_change(store: Store) -> None:
    store.append("mare-1", 0, 0, [(0, 5, "person"), (0, 6, "forced")], NOW, "running")
    store.take_back("mare-1", 1, 0, NOW)
    found = store.load("mare-1")
    assert found is not None
    assert (found.actions, found.revision) == ((), 2)
    with pytest.raises(Conflict):
        store.append("mare-1", 1, 0, [(0, 7, "person")], NOW, "running")


def test_tables_are_found_by_holder_by_link_and_if_they_are_open(store: Store) -> None:
    store.create(replace(TABLE, id="b", visibility="open", owner="z"), [NewSeat("open", "-", "", "h9", None)])
    assert [t.id for t in store.held_by("me")] == ["mare-1"]
    assert [t.id for t in store.held_by("z")] == ["b"]
    assert [t.id for t in store.open_tables()] == ["b"]
    assert store.by_token("h1") == Link("mare-1", 1, revision=0)
    assert store.by_token("h7") is None


def test_those_who_hold_a_seat_are_counted_and_ended_links_remembered(store: Store) -> None:
    def seat() -> SeatData:
        found = store.load("mare-1")
        assert found is not None
        return found.seats[0]

    store.hold("mare-1", 0, NOW, 0, "phone", generation=1, token_hash="h0b")
    store.hold("mare-1", 1, NOW, 0, "tablet")
    store.hold("mare-1", 2, NOW, 0, "phone")  # once more changes nothing
    assert {who: held.number for who, held in seat().holders.items()} == {"me": 1, "phone": 2, "tablet": 3}
    assert list(seat().after("phone")) == ["tablet"]
    assert store.by_token("h0") == store.by_token("h0b") == Link("mare-1", 0, revision=3)
    store.release("mare-1", 3, NOW, 0, ["phone", "tablet"], generation=2, token_hash="h0c")
    assert (list(seat().holders), seat().generation) == (["me"], 2)
    assert {token: store.by_token(token) for token in ("h0", "h0b", "h0c")} == dict.fromkeys(
        ("h0", "h0b", "h0c"), Link("mare-1", 0, revision=4)
    )
    with pytest.raises(Conflict):
        store.release("mare-1", 3, NOW, 0, ["me"], generation=3, token_hash="h0d")
    assert list(seat().holders) == ["me"]


def test_a_store_of_the_first_release_keeps_its_seats(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path / 'x.db'}")
    migrate(engine, "0001")
    with engine.connect() as work:
        work.exec_driver_sql(
            "INSERT INTO tables VALUES ('mare-1', 'trajan', 2, '{}', 1, 'x', '1', 'running', 'link', 'o', 1, 0, 0, 0,"
            " '2026-01-01 00:00:00.000000', '2026-01-01 00:00:00.000000')"
        )
        work.exec_driver_sql("INSERT INTO seats VALUES ('mare-1', 0, 'person', 'Ada', '', 'h0', 0)")
        work.exec_driver_sql("INSERT INTO holders VALUES ('mare-1', 0, 'me')")
        work.commit()
    migrate(engine)
    store = Store(engine)
    found = store.load("mare-1")
    assert found is not None
    assert found.seats == (SeatData(0, "person", "Ada", "", 0, {"me": Holding(0, None)}),)
    assert store.by_token("h0") == Link("mare-1", 0, revision=0)
    store.hold("mare-1", 0, NOW, 0, "phone")
    found = store.load("mare-1")
    assert found is not None
    assert found.seats[0].after("me") == {"phone": Holding(1, NOW)}
    store.close()


def test_chat_is_kept_in_order(store: Store) -> None:
    for text in ("one", "two"):
        store.say("mare-1", 0, text, NOW)
    assert [item.text for item in store.chat("mare-1")] == ["one", "two"]


@pytest.mark.parametrize(
    "change", [lambda s: s.change_table("mare-1", 7, NOW, pace=3), lambda s: s.take_back("mare-1", 7, 0, NOW)]
)
def test_every_change_is_bound_to_a_revision(store: Store, change: Callable[[Store], None]) -> None:
    with pytest.raises(Conflict):
        change(store)
