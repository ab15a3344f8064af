"""Back-ups: out of either database and into either, of any release, as a whole or not at all."""

from __future__ import annotations

import json
import stat
import zipfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from itertools import product
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from sqlalchemy import JSON, Boolean, DateTime, Float, Integer, MetaData, String, Table, insert, text

from triumvir.engine.errors import TriumvirError
from triumvir.server.store import NewSeat, backup, open_store
from triumvir.server.store.backup import BATCH, KEY, MANIFEST, BackupRefused, back_up, key_in, restore
from triumvir.server.store.engine import hold_all, make_engine, migrate
from triumvir.server.store.models import Base
from triumvir.server.store.probe import known_revisions, look
from triumvir.server.store.store import to_read, to_write

from .postgres import needs_postgres
from .test_store import NOW, TABLE

Make = Callable[[], str]
KINDS = ["sqlite", pytest.param("postgresql", marks=needs_postgres)]


@pytest.fixture
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, Make]:
    """Ways to make the address of an empty store, by kind."""
    numbers = iter(range(99))
    return {
        "sqlite": lambda: f"sqlite:///{tmp_path / f'{next(numbers)}.db'}",
        "postgresql": lambda: str(request.getfixturevalue("postgres")()),
    }


def fill(db: str, actions: int = 3) -> None:
    store = open_store(db)
    store.create(
        TABLE, [NewSeat("person", "Ada \u2028 \U0001f98a", "", "h0", "me"), NewSeat("open", "-", "", "h1", None)]
    )
    store.append("mare-1", 0, 0, [(0, n, "person") for n in range(actions)], NOW, "running")
    store.create(replace(TABLE, id="mare-2", owner="z", options={"time_track": "standard"}), [])
    store.say("mare-1", 0, "one\ntwo", NOW + timedelta(microseconds=5))
    store.ban("x", "rude", NOW)
    store.close()


def everything(db: str) -> Any:
    """All that a store holds, as it comes back."""
    store = open_store(db)
    try:
        tables = [store.load(code) for code in store.codes()]
        assert all(tables)
        plain = [replace(t, created_at=NOW, updated_at=NOW) for t in tables if t]
        moments = [(t.created_at.replace(tzinfo=None), t.updated_at.replace(tzinfo=None)) for t in tables if t]
        chat = [(said.id, said.seat, said.text, said.at.replace(tzinfo=None)) for said in store.chat("mare-1")]
        return plain, moments, chat, [(ban.holder, ban.note) for ban in store.bans()]
    finally:
        store.close()


@pytest.mark.parametrize(
    ("source", "target"),
    [
        pytest.param(
            *(getattr(k, "values", (k,))[0] for k in pair), marks=[m for k in pair for m in getattr(k, "marks", ())]
        )
        for pair in product(KINDS, KINDS)
    ],
)
def test_a_store_comes_back_the_same_in_either_database(
    stores: dict[str, Make], source: str, target: str, tmp_path: Path
) -> None:
    one, other = stores[source](), stores[target]()
    fill(one, actions=BATCH + 1)
    rows = back_up(one, tmp_path / "b.zip")
    assert (rows["tables"], rows["actions"], rows["chat"], rows["bans"]) == (2, BATCH + 1, 1, 1)
    assert restore(tmp_path / "b.zip", other) == rows
    assert key_in(tmp_path / "b.zip") is None
    assert everything(other) == everything(one)
    store = open_store(other)
    assert store.say("mare-2", 0, "next", NOW).id > 1  # numbers go on behind those that came
    store.append("mare-1", 1, BATCH + 1, [(0, 7, "person")], NOW, "running")
    store.close()


def test_a_backup_is_for_its_owner_alone_and_holds_the_key_only_if_asked(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'x.db'}"
    fill(db)
    back_up(db, tmp_path / "plain.zip")
    back_up(db, tmp_path / "key.zip", "k" * 64)
    assert all(stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600 for name in ("plain.zip", "key.zip"))
    assert KEY not in zipfile.ZipFile(tmp_path / "plain.zip").namelist()
    assert key_in(tmp_path / "key.zip") == "k" * 64
    assert {path.name for path in tmp_path.iterdir()} <= {"plain.zip", "key.zip", "x.db"}


@pytest.mark.parametrize("kind", KINDS)
def test_games_are_replaced_only_if_that_is_asked_for(stores: dict[str, Make], kind: str, tmp_path: Path) -> None:
    one, other = stores["sqlite"](), stores[kind]()
    fill(one)
    back_up(one, tmp_path / "b.zip")
    store = open_store(other)
    store.create(replace(TABLE, id="mare-9"), [])
    store.close()
    with pytest.raises(BackupRefused, match="--replace"):
        restore(tmp_path / "b.zip", other)
    store = open_store(other)
    assert store.codes() == ["mare-9"]
    store.close()
    restore(tmp_path / "b.zip", other, replace=True)
    assert everything(other) == everything(one)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("revision", known_revisions())
def test_backups_of_every_release_are_taken(stores: dict[str, Make], kind: str, revision: str, tmp_path: Path) -> None:
    """The schema of that release is made, filled, and migrated."""
    old, new = stores["sqlite"](), stores[kind]()
    engine = make_engine(old)
    migrate(engine, revision)
    tables = Table("tables", MetaData(), autoload_with=engine)  # as they were at that revision
    empty = {column.name: "" if isinstance(column.type, String) else 0 for column in tables.c if not column.nullable}
    known = {name: getattr(TABLE, name) for name in tables.c.keys() if hasattr(TABLE, name)}  # noqa: SIM118
    with to_write(engine).begin() as work:
        work.execute(insert(tables).values(**{**empty, **known, "seed": str(TABLE.seed)}))
    engine.dispose()
    back_up(old, tmp_path / "b.zip")
    assert look(old).revision == revision, "a back-up changes nothing"
    restore(tmp_path / "b.zip", new)
    assert look(new).revision == known_revisions()[0]
    store = open_store(new)
    found = store.load("mare-1")
    store.close()
    assert found is not None
    assert (found.seed, found.options) == (TABLE.seed, TABLE.options)


def damaged(path: Path, member: str, change: Callable[[bytes], bytes]) -> None:
    """Write a back-up again with one member changed."""
    with zipfile.ZipFile(path) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    members[member] = change(members[member])
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in members.items():
            archive.writestr(name, content)


def renamed(field: str, value: object) -> Callable[[bytes], bytes]:
    return lambda content: json.dumps({**json.loads(content), field: value}).encode()


@pytest.mark.parametrize(
    ("member", "change", "said"),
    [
        (MANIFEST, renamed("schema", "9999"), "newer release"),
        (MANIFEST, renamed("format", 2), "newer release"),
        (MANIFEST, renamed("rows", {"tables": 7}), "damaged"),
        (MANIFEST, lambda _: b"[]", "damaged"),
        (MANIFEST, lambda _: b"{", "damaged"),
        ("actions.jsonl", lambda content: content[: len(content) // 2], "damaged"),
        ("actions.jsonl", lambda content: content.replace(b"\n", b" x\n"), "damaged"),
        ("actions.jsonl", lambda content: content.replace(b"mare-1", b"mare-7"), "cannot be restored"),
    ],
)
def test_a_damaged_backup_changes_nothing(
    member: str, change: Callable[[bytes], bytes], said: str, tmp_path: Path
) -> None:
    db = f"sqlite:///{tmp_path / 'x.db'}"
    fill(db)
    back_up(db, tmp_path / "b.zip")
    before = everything(db)
    damaged(tmp_path / "b.zip", member, change)
    with pytest.raises(TriumvirError, match=said):
        restore(tmp_path / "b.zip", db, replace=True)
    assert everything(db) == before


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("nothing", encoding="utf-8")
    with pytest.raises(BackupRefused, match="damaged"):
        restore(tmp_path / "x", f"sqlite:///{tmp_path / 'x.db'}")
    with pytest.raises(BackupRefused, match="Cannot read"):
        restore(tmp_path / "none", f"sqlite:///{tmp_path / 'x.db'}")
    assert not (tmp_path / "x.db").exists()


def test_a_backup_never_replaces_a_file(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'x.db'}"
    fill(db)
    (tmp_path / "b.zip").write_text("mine", encoding="utf-8")
    with pytest.raises(BackupRefused, match="already"):
        back_up(db, tmp_path / "b.zip")
    with pytest.raises(BackupRefused, match="Cannot write"):
        back_up(db, tmp_path / "none" / "b.zip")
    assert (tmp_path / "b.zip").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_is_of_one_moment_while_others_write(
    stores: dict[str, Make], kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another writer adds an action and its revision between any two tables that are read."""
    db = stores[kind]()
    fill(db)
    writer = open_store(db)
    tables = backup._tables

    def meanwhile(work: Any) -> Any:
        for table in tables(work):
            revision = writer.revision("mare-1")
            assert revision is not None
            writer.append("mare-1", revision, revision + 2, [(0, 1, "person")], NOW, "running")
            yield table

    monkeypatch.setattr(backup, "_tables", meanwhile)
    rows = back_up(db, tmp_path / "b.zip")
    with zipfile.ZipFile(tmp_path / "b.zip") as archive:
        (table,) = [row for row in map(json.loads, archive.read("tables.jsonl").splitlines()) if row["id"] == "mare-1"]
    assert rows["actions"] == table["revision"] + 2
    writer.close()


@needs_postgres
def test_those_who_read_several_tables_and_a_restore_never_refuse_each_other(postgres: Make, tmp_path: Path) -> None:
    db, ended = postgres(), Event()
    fill(db)
    back_up(db, tmp_path / "saved.zip")
    names = sorted(Base.metadata.tables)

    def read(order: list[str]) -> int:
        """Look at one table after another, again and again with a pause, as a server does; how often."""
        engine, times = make_engine(db), 0
        try:
            while not ended.is_set():
                with to_read(engine).connect() as work:
                    for name in order:
                        work.execute(text(f"SELECT count(*) FROM {name}"))
                        ended.wait(0.002)
                times += 1
                ended.wait(0.1)
        finally:
            engine.dispose()
        return times

    with ThreadPoolExecutor() as threads:
        readers = [threads.submit(read, order) for order in (names, names[::-1])]
        try:
            for _ in range(3):
                restore(tmp_path / "saved.zip", db, replace=True)
        finally:
            ended.set()
        assert all(reader.result() > 0 for reader in readers)


@needs_postgres
def test_a_table_that_somebody_keeps_is_said_and_nothing_is_lost(
    postgres: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = postgres()
    fill(db)
    before = everything(db)
    back_up(db, tmp_path / "saved.zip")
    monkeypatch.setattr(hold_all, "__defaults__", (0.1,))
    engine = make_engine(db)
    with to_read(engine).connect() as work:
        work.execute(text("SELECT count(*) FROM seats"))
        with pytest.raises(BackupRefused, match="lock timeout"):
            restore(tmp_path / "saved.zip", db, replace=True)
    engine.dispose()
    assert everything(db) == before


def test_only_types_that_a_backup_knows_are_stored() -> None:
    kinds = (String, Integer, Boolean, DateTime, JSON, Float)
    for table in Base.metadata.sorted_tables:
        for column in table.columns:
            assert isinstance(column.type, kinds), f"{table.name}.{column.name}"
