"""What lies at the address of a store is found out without changing it; what cannot be used is told in one sentence."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from triumvir.server.doctor import examine
from triumvir.server.store import open_store
from triumvir.server.store import probe as probing
from triumvir.server.store.engine import make_engine, migrate
from triumvir.server.store.probe import Found, StoreRefused, known_revisions, look, to_serve, to_use

from .postgres import needs_postgres
from .workers import Shared


def sqlite_with(path: Path, *statements: str) -> str:
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    return f"sqlite:///{path}"


def test_a_store_of_ours_is_known_at_every_revision(shared: Shared) -> None:
    assert look(shared.db).revision is None
    with pytest.raises(StoreRefused, match="there are none"):
        to_use(shared.db)
    for revision in reversed(known_revisions()):
        engine = make_engine(shared.db)
        migrate(engine, revision)
        engine.dispose()
        assert to_use(shared.db).revision == to_serve(shared.db).revision == revision


def test_looking_makes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "new" / "x.db"
    assert to_serve(f"sqlite:///{file}") == Found(None, file)
    assert list(tmp_path.iterdir()) == []


def test_what_another_program_made_is_refused_and_left_alone(tmp_path: Path) -> None:
    db = sqlite_with(tmp_path / "x.db", "CREATE TABLE tables (id INTEGER)")
    before = (tmp_path / "x.db").read_bytes()
    with pytest.raises(StoreRefused, match="another program"):
        to_serve(db)
    assert (tmp_path / "x.db").read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["x.db"]


def test_what_a_newer_release_made_is_refused(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'x.db'}"
    open_store(db).close()
    sqlite_with(tmp_path / "x.db", "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreRefused, match="newer release of Triumvir has made them \\(schema 9999\\)"):
        to_serve(db)


@needs_postgres
def test_the_same_holds_for_postgresql(postgres: Callable[[], str]) -> None:
    db = postgres()
    engine = create_engine(db)
    with engine.begin() as work:
        work.execute(text("CREATE TABLE members (id INTEGER)"))
    engine.dispose()
    with pytest.raises(StoreRefused, match="another program"):
        to_serve(db)
    with pytest.raises(StoreRefused, match=r"does not exist.*check the address"):
        to_serve(db + "x")


@pytest.mark.parametrize(
    ("db", "said"),
    [
        ("games.db", "--db takes sqlite:///FILE"),
        ("", "--db takes sqlite:///FILE"),
        ("mysql://x/y", "--db takes sqlite:///FILE"),
        ("postgresql://x@127.0.0.1:port/x", "--db takes sqlite:///FILE"),
        ("sqlite://", "kept in a file or in PostgreSQL"),
        ("sqlite:///:memory:", "kept in a file or in PostgreSQL"),
        ("sqlite:///{dir}", "is a folder"),
        ("sqlite:///{dir}/text.db", "is no SQLite database"),
        ("sqlite:///{dir}/text.db/games.db", "nothing may be written"),
        ("postgresql://x:secret@127.0.0.1:1/x", "check the address"),
    ],
)
def test_each_bad_address_has_its_sentence(db: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database\n" * 100, encoding="utf-8")
    with pytest.raises(StoreRefused) as refused:
        to_serve(db.replace("{dir}", str(tmp_path)))
    for words in refused.value.text.everywhere():
        assert words.endswith(".")
        assert "\n" not in words
        assert "secret" not in words
    assert said in refused.value.text.en


@pytest.mark.parametrize("denied", ["file", "folder"])
def test_what_may_not_be_written_is_told_before_the_start(
    denied: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = f"sqlite:///{tmp_path / 'x.db'}"
    open_store(db).close()
    path = tmp_path / "x.db" if denied == "file" else tmp_path
    monkeypatch.setattr(probing.os, "access", lambda at, mode: Path(at) != path or not mode & os.W_OK)
    with pytest.raises(StoreRefused, match=r"may be written|may not be written"):
        to_serve(db)
    assert look(db).revision == known_revisions()[0]


def test_the_doctor_examines_either_database(shared: Shared, monkeypatch: pytest.MonkeyPatch) -> None:
    shared.open().close()
    monkeypatch.setenv("TRIUMVIR_SECRET", "s" * 32)
    findings = {finding.name: finding for finding in examine(shared.db)}
    assert {"release", "key", "schema", "integrity", "tables"} <= findings.keys()
    assert all(finding.good for name, finding in findings.items() if name != "file")


def test_the_doctor_examines_games_before_they_are_migrated(shared: Shared, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIUMVIR_SECRET", "s" * 32)
    engine = make_engine(shared.db)
    migrate(engine, known_revisions()[-1])
    engine.dispose()
    findings = {finding.name: finding for finding in examine(shared.db)}
    assert "the next start brings it to" in findings["schema"].text.en
    assert findings["tables"].good
    assert look(shared.db).revision == known_revisions()[-1]
