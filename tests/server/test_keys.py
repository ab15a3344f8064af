"""The server's key and its files: whole or not there, long enough, and for nobody else to read."""

from __future__ import annotations

import errno
import logging
import multiprocessing
import os
import resource
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer

from triumvir.engine.errors import TriumvirError
from triumvir.server import keys as keys_module
from triumvir.server.config import DAY, Config
from triumvir.server.keys import AHEAD, LEAST_BYTES, Keys, load_secret

from .running import Visitor, in_process

SECRET = "s" * LEAST_BYTES
NOW = 1_800_000_000


@pytest.fixture(autouse=True)
def no_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRIUMVIR_SECRET", raising=False)


def config(folder: Path) -> Config:
    return Config(db=f"sqlite:///{folder / 'games.db'}")


# ---------------------------------------------------------------- the key


def test_the_key_is_made_once_and_kept(tmp_path: Path) -> None:
    first = load_secret(config(tmp_path))
    assert len(first) == 64
    assert load_secret(config(tmp_path)) == first
    assert [file.name for file in tmp_path.iterdir()] == ["games.key"]
    assert (tmp_path / "games.key").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("short", ["", "\n", "x", "s" * (LEAST_BYTES - 1), "ä"])
def test_a_short_key_is_refused_wherever_it_comes_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, short: str
) -> None:
    file = tmp_path / "games.key"
    file.write_bytes(short.encode())
    with pytest.raises(TriumvirError, match=r"games\.key") as refused:
        load_secret(config(tmp_path))
    assert str(file) in refused.value.text.in_("de")
    assert file.read_bytes() == short.encode()  # nothing is made good by itself: the old key may be in a back-up
    with pytest.raises(TriumvirError, match=r"Config\.secret"):
        load_secret(Config(db="sqlite://", secret=short))
    monkeypatch.setenv("TRIUMVIR_SECRET", short)
    with pytest.raises(TriumvirError, match="TRIUMVIR_SECRET"):
        load_secret(config(tmp_path))


def test_the_shortest_key_that_is_long_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "games.key").write_text(SECRET + "\n")
    assert load_secret(config(tmp_path)) == SECRET
    monkeypatch.setenv("TRIUMVIR_SECRET", "v" * LEAST_BYTES)
    assert load_secret(config(tmp_path)) == "v" * LEAST_BYTES
    assert load_secret(Config(db="sqlite://", secret=SECRET)) == SECRET


def test_a_key_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "games.key").mkdir()
    with pytest.raises(TriumvirError, match=r"games\.key cannot be"):
        load_secret(config(tmp_path))
    (tmp_path / "games.key").rmdir()
    (tmp_path / "games.key").write_bytes(b"\xff" * 64)
    with pytest.raises(TriumvirError, match=r"games\.key cannot be"):
        load_secret(config(tmp_path))


@pytest.mark.parametrize("step", ["fsync", "link"])
def test_a_key_that_cannot_be_written_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as disk:
        disk.setattr(os, step, full)
        with pytest.raises(TriumvirError, match="No space left"):
            load_secret(config(tmp_path))
    assert list(tmp_path.iterdir()) == []
    assert len(load_secret(config(tmp_path))) == 64  # once there is room again


def test_a_full_disk_leaves_no_key(tmp_path: Path) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    started = multiprocessing.get_context("spawn").Process(target=start_on_full_disk, args=(str(tmp_path), hard))
    started.start()
    started.join()
    assert started.exitcode == 0
    assert list(tmp_path.iterdir()) == []


def start_on_full_disk(folder: str, hard: int) -> None:
    """In a process of its own: files may not grow at all, as on a full disk."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    with pytest.raises(TriumvirError, match=r"games\.key"):
        load_secret(config(Path(folder)))


def test_all_who_start_at_once_get_the_same_key(tmp_path: Path) -> None:
    with multiprocessing.get_context("spawn").Pool(4) as pool:
        found = pool.map(key_of, [str(tmp_path)] * 16, chunksize=1)
    assert len(set(found)) == 1
    assert [file.name for file in tmp_path.iterdir()] == ["games.key"]


def key_of(folder: str) -> str:
    return load_secret(config(Path(folder)))


def test_who_comes_second_takes_the_key_that_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = "o" * 64
    write = keys_module.write_once

    def late(path: Path, text: str) -> None:
        write(path, other)  # another process was faster
        write(path, text)

    monkeypatch.setattr(keys_module, "write_once", late)
    assert load_secret(config(tmp_path)) == other


# ---------------------------------------------------------------- files


def rights(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


def test_no_file_of_a_server_can_be_read_by_others(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with in_process(tmp_path, secret=None) as client:
            Visitor(client).new_table()
            assert rights(tmp_path) == dict.fromkeys(("test.db", "test.db-wal", "test.db-shm", "test.key"), 0o600)
    finally:
        os.umask(before)


def test_files_that_others_could_read_are_mended_and_the_log_tells(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with in_process(tmp_path, secret=None) as client:
        who = Visitor(client)
        table = who.new_table()
    for name in ("test.db", "test.key"):
        (tmp_path / name).chmod(0o644)
    with in_process(tmp_path, secret=None) as client:
        who.client = client
        assert who.state(table)["seat"] == 0
        assert set(rights(tmp_path).values()) == {0o600}
    told = [record.getMessage() for record in caplog.records if "read by others" in record.getMessage()]
    assert [Path(line.split(": ")[1]).name for line in told] == ["test.key", "test.db"]
    assert all(record.levelno == logging.WARNING for record in caplog.records if "read by others" in record.msg)


# ---------------------------------------------------------------- cookies


def signed(monkeypatch: pytest.MonkeyPatch, ahead: int) -> str:
    """A cookie from a clock that runs ahead of ours."""
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: NOW + ahead)
    return Keys(SECRET, 180).sign_visitor("ada")


@pytest.mark.parametrize(
    ("ahead", "found"),
    [
        (0, ("ada", False)),
        (2, ("ada", False)),
        (AHEAD, ("ada", False)),
        (AHEAD + 1, None),
        (DAY, None),
        (-8 * DAY, ("ada", True)),
        (-181 * DAY, None),
    ],
)
def test_a_cookie_from_a_clock_that_runs_ahead_keeps_its_seat(
    monkeypatch: pytest.MonkeyPatch, ahead: int, found: tuple[str, bool] | None
) -> None:
    cookie = signed(monkeypatch, ahead)
    monkeypatch.setattr(keys_module, "time", lambda: NOW)
    keys = Keys(SECRET, 180)
    assert keys.read_visitor(cookie) == found
    assert keys.read_visitor(cookie) == found  # also when it has been checked before


@pytest.mark.parametrize("guess", ["", "x", "s" * 31])
def test_no_cookie_of_a_key_that_can_be_guessed_opens_a_seat(tmp_path: Path, guess: str) -> None:
    (tmp_path / "test.key").write_text("")
    with pytest.raises(TriumvirError, match=r"test\.key"), in_process(tmp_path, secret=None):
        pass
    (tmp_path / "test.key").unlink()
    with in_process(tmp_path, secret=None) as client:
        who, thief = Visitor(client), Visitor(client)
        table = who.new_table()
        uid = URLSafeTimedSerializer("", salt="triumvir-visitor").loads_unsafe(who.cookies["triumvir"])[1]
        thief.cookies["triumvir"] = URLSafeTimedSerializer(guess, salt="triumvir-visitor").dumps(uid)
        assert who.state(table)["seat"] == 0
        assert thief.state(table)["seat"] is None
