"""What the process that starts several workers does for them: make once what they share, and pass on their word."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import uvicorn
from sqlalchemy.exc import OperationalError
from uvicorn.supervisors import Multiprocess

from triumvir.engine.errors import TriumvirError
from triumvir.language import catalogue
from triumvir.server.config import SETTINGS, Config, written
from triumvir.server.keys import load_secret
from triumvir.server.processes.port import port_for_workers
from triumvir.server.store import open_store
from triumvir.server.store.post import Relay

WORDS = catalogue("triumvir.server", "refusals")

WORKER_APP = "triumvir.server.app:worker_app"


def open_once(db: str) -> bool:
    """Make and migrate a store before anybody serves it; whether its workers hear of each other through it.

    Raises TriumvirError if it cannot be opened or is of a newer release.
    """
    try:
        store = open_store(db)
        store.close()
    except OperationalError as error:
        raise TriumvirError(WORDS("games-cannot-be-opened")) from error
    return store.post.shared


@contextmanager
def workers(config: Config) -> Iterator[str]:
    """While workers run: gives the application of each. Raises TriumvirError if the store cannot be opened."""
    shared = open_once(config.db)
    load_secret(config)
    with TemporaryDirectory(prefix="triumvir-") as folder:
        os.environ[SETTINGS] = written(replace(config, metrics_folder=Path(folder)))
        if shared:  # PostgreSQL passes their word on
            yield WORKER_APP
            return
        with Relay() as relay:
            os.environ[SETTINGS] = written(replace(config, metrics_folder=Path(folder), relay=relay.where))
            yield WORKER_APP


class Supervisor(Multiprocess):
    """Keeps the workers running, and hears at once when one has died."""

    def keep_subprocess_alive(self) -> None:
        """Replace whoever has died or does not answer.

        Only a worker holds its own end of the line that it answers on. Were it open here too, one that dies while it
        is asked would be waited for as if it were still starting.
        """
        for process in self.processes:
            process.child_conn.close()
        super().keep_subprocess_alive()


def serve(config: uvicorn.Config) -> None:
    """Serve with several workers until interrupted."""
    with port_for_workers(config.host, config.port) or config.bind_socket() as port:
        Supervisor(config, [port]).run()
