"""Several workers with one store, for tests: the real command, and single workers at addresses of their own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from triumvir.server.config import SETTINGS, Config, written
from triumvir.server.processes.parent import WORKER_APP
from triumvir.server.store import Store, open_store

from .running import free_port, wait_for_server

SECRET = "s" * 32


@dataclass(frozen=True)
class Shared:
    """What workers share: a store, and with SQLite a relay."""

    db: str
    relay: str | None

    def open(self) -> Store:
        """The store as one more worker has it."""
        return open_store(self.db, self.relay)


class Server:
    """A server as a process of its own, with all that it starts."""

    def __init__(self, words: list[str], stderr: int = subprocess.DEVNULL, **environment: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process = subprocess.Popen(
            [sys.executable, "-m", *words, "--port", str(self.port)],
            env={**os.environ, "TRIUMVIR_SECRET": SECRET, "PYTHONWARNINGS": "", **environment},
            stdout=subprocess.DEVNULL,
            stderr=stderr,
            start_new_session=True,
        )
        wait_for_server(self.port)

    def kill(self) -> None:
        """End it and all that it has started at once, as a crash would."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


class Worker(Server):
    """One of several workers: as the command starts it with SQLite; with PostgreSQL the command itself."""

    def __init__(self, shared: Shared) -> None:
        if shared.relay is None:
            super().__init__(["triumvir.cli", "serve", "--db", shared.db])
        else:
            config = Config(db=shared.db, relay=shared.relay, workers=2, warm=True)
            super().__init__(["uvicorn", "--factory", WORKER_APP], **{SETTINGS: written(config)})


class Command(Server):
    """The real command with two workers."""

    def __init__(self, db: str, stderr: int = subprocess.DEVNULL) -> None:
        super().__init__(["triumvir.cli", "serve", "--db", db, "--workers", "2"], stderr)

    def workers(self) -> list[int]:
        """The processes of its workers that are up."""
        return workers_of(self.process.pid)


def workers_of(process: int) -> list[int]:
    """The workers that a command has started and that are up: each has started a process that thinks."""
    return [child for child in children(process) if children(child)]


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    try:
        told = [file.read_text() for file in Path(f"/proc/{process}/task").glob("*/children")]
    except OSError:  # it has just ended
        return []
    return [int(child) for line in told for child in line.split()]


def until(true: Callable[[], bool], seconds: float = 55) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if true():
            return True
        time.sleep(0.05)
    return False
