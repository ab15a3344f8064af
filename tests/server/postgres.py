"""A private PostgreSQL in a temporary folder, for tests; found on PATH or where Debian keeps it."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import pytest
from sqlalchemy import create_engine, text

from .running import free_port


@cache
def binaries() -> Path | None:
    """The folder with initdb and pg_ctl."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "pg_ctl").exists()), None)


needs_postgres = pytest.mark.skipif(binaries() is None, reason="PostgreSQL (initdb, pg_ctl) is not installed")


def _run(folder: Path, *command: str | Path) -> None:
    """Run a program of PostgreSQL, which refuses root, as nobody where we are root."""
    words = [str(word) for word in command]
    if os.geteuid() == 0:
        nobody = pwd.getpwnam("nobody")
        words = ["setpriv", f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups", *words]
    done = subprocess.run(
        words, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr


class Cluster:
    """A database server of our own in a temporary folder, which can crash and be started again."""

    def __init__(self) -> None:
        programs, self._folder = binaries(), Path(mkdtemp(prefix="triumvir-pg-"))
        assert programs is not None
        if os.geteuid() == 0:
            shutil.chown(self._folder, "nobody")
        self._data, self._port, self._pg_ctl = self._folder / "data", free_port(), programs / "pg_ctl"
        self.address = f"postgresql+psycopg://tester@127.0.0.1:{self._port}"  # of a user who may make databases
        _run(
            self._folder,
            programs / "initdb",
            *("-D", self._data, "-U", "tester", "-A", "trust", "-E", "UTF8", "--no-sync"),
        )

    def start(self) -> None:
        options = (
            f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder} -c fsync=off"
        )
        _run(self._folder, self._pg_ctl, "-D", self._data, "-w", "-l", self._folder / "log", "-o", options, "start")

    def crash(self) -> None:
        """End at once, without tidying up."""
        _run(self._folder, self._pg_ctl, "-D", self._data, "-w", "-m", "immediate", "stop")

    def make(self, name: str) -> str:
        """A new database; gives its address."""
        engine = create_engine(f"{self.address}/postgres", isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return f"{self.address}/{name}"

    def remove(self) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A database server that runs."""
    server = Cluster()
    try:
        server.start()
        try:
            yield server
        finally:
            server.crash()
    finally:
        server.remove()
