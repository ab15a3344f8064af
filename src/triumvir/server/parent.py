"""What the process that starts several workers does for them: make once what they share, and pass on their word."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from sqlalchemy.exc import OperationalError
from uvicorn.supervisors import Multiprocess

from triumvir.engine.errors import TriumvirError
from triumvir.server.config import Config
from triumvir.server.keys import load_secret
from triumvir.server.port import port_for_workers
from triumvir.server.store import open_store
from triumvir.server.store.post import Relay

WORKER_APP = "triumvir.server.app:worker_app"


@contextmanager
def workers(db: str, thinkers: int, number: int) -> Iterator[str]:
    """While workers run: gives the application of each. Raises TriumvirError if the store cannot be opened."""
    try:
        store = open_store(db)
        store.close()
    except OperationalError as error:
        raise TriumvirError(
            "The games cannot be opened; check the address after --db.",
            "Die Spiele lassen sich nicht öffnen; prüfe die Adresse nach --db.",
        ) from error
    load_secret(Config(db=db))
    os.environ |= {"TRIUMVIR_DB": db, "TRIUMVIR_THINKERS": str(thinkers), "TRIUMVIR_WORKERS": str(number)}
    if store.post.shared:  # PostgreSQL passes their word on
        yield WORKER_APP
        return
    with Relay() as relay:
        os.environ["TRIUMVIR_RELAY"] = relay.where
        yield WORKER_APP


def serve(config: uvicorn.Config) -> None:
    """Serve with several workers until interrupted."""
    with port_for_workers(config.host, config.port) or config.bind_socket() as port:
        Multiprocess(config, [port]).run()
