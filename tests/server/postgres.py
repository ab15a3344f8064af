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


@contextmanager
def cluster() -> Iterator[str]:
    """A database server of our own; gives the address of a user who may make databases."""
    programs, folder = binaries(), Path(mkdtemp(prefix="triumvir-pg-"))
    assert programs is not None
    if os.geteuid() == 0:
        shutil.chown(folder, "nobody")
    data, port = folder / "data", free_port()
    try:
        _run(folder, programs / "initdb", "-D", data, "-U", "tester", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
        _run(folder, programs / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options, "start")
        try:
            yield f"postgresql+psycopg://tester@127.0.0.1:{port}"
        finally:
            _run(folder, programs / "pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
