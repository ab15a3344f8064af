"""`triumvir serve` and `triumvir play --browser`: run the server, and open a browser at it."""

from __future__ import annotations

import logging
import socket
import threading
import webbrowser
from importlib.util import find_spec
from typing import Annotated, Any

import typer

from triumvir.engine.errors import TriumvirError

HOST = "127.0.0.1"
PORT = 8110
FAREWELL = 2  # seconds that open pages get when the server ends
IDLE = 75  # seconds that a connection is kept for the next request
STARTING = 60  # seconds that a worker may take to start on a busy machine before it counts as hung
PROTOCOL = "triumvir.server.connections:BoundedProtocol"


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Address to listen on.")] = HOST,
    port: Annotated[int, typer.Option("--port", metavar="NUMBER", help="Port to listen on.")] = PORT,
    db: Annotated[
        str | None, typer.Option("--db", metavar="URL", help="Where games are kept, such as sqlite:///games.db.")
    ] = None,
    workers: Annotated[
        int, typer.Option("--thinkers", metavar="NUMBER", help="Processes in which computer players think.")
    ] = 1,
    processes: Annotated[
        int,
        typer.Option("--workers", metavar="NUMBER", min=1, help="Server processes that share the work."),
    ] = 1,
    browser: Annotated[bool, typer.Option("--browser", help="Open a browser.")] = False,
) -> None:
    """Play in the browser: start the server."""
    run(host, port, db, workers, browser, processes)


def run(
    host: str = HOST,
    port: int = PORT,
    db: str | None = None,
    workers: int = 1,
    browser: bool = False,
    processes: int = 1,
) -> None:
    """Serve until interrupted; raises TriumvirError if the port is taken or the store cannot be used."""
    import uvicorn  # noqa: PLC0415  # only this command needs the server

    from triumvir.server import Config, create_app, parent  # noqa: PLC0415
    from triumvir.server.config import default_db  # noqa: PLC0415
    from triumvir.server.connections import allow_many_files  # noqa: PLC0415

    where = db or default_db()
    check_store(where, processes)
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise TriumvirError(
                f"Port {port} on {host} cannot be used; choose another with --port.",
                f"Port {port} auf {host} ist nicht verfügbar; wähle mit --port einen anderen.",
            ) from error
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    settings: dict[str, Any] = {
        "host": host,
        "port": port,
        "log_level": "warning",
        "access_log": False,  # addresses can hold private links
        "timeout_graceful_shutdown": FAREWELL,
        "timeout_keep_alive": IDLE,
        "timeout_worker_healthcheck": STARTING,
        "http": PROTOCOL,
        "ws": "none",
        "server_header": False,
    }
    allow_many_files()
    thinkers = max(1, workers)
    if processes == 1:
        app = create_app(Config(db=where, bot_workers=thinkers, warm=True))
        announce(host, port, browser)
        uvicorn.run(app, **settings)
        return
    with parent.workers(where, thinkers, processes) as app_of_each:
        announce(host, port, browser)
        parent.serve(uvicorn.Config(app_of_each, factory=True, workers=processes, **settings))


def announce(host: str, port: int, browser: bool) -> None:
    """Say where the server is found, and open a browser there if that is wanted."""
    address = f"http://{'localhost' if host == HOST else host}:{port}/"
    typer.echo(f"Triumvir: {address}   (Ctrl-C ends it)")
    if browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()


def check_store(db: str, processes: int) -> None:
    """Refuse a store that cannot be used, in one sentence."""
    from sqlalchemy import make_url  # noqa: PLC0415
    from sqlalchemy.exc import ArgumentError  # noqa: PLC0415

    from triumvir.server.store import sqlite_file  # noqa: PLC0415

    try:
        address = make_url(db)
        backend = address.get_backend_name()
    except ArgumentError:
        backend = ""
    if backend not in ("sqlite", "postgresql"):
        raise TriumvirError(
            "--db takes sqlite:///FILE or postgresql://USER@HOST/NAME.",
            "--db nimmt sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.",
        )
    if backend == "postgresql" and find_spec("psycopg") is None:
        raise TriumvirError(
            "PostgreSQL needs one more package: pip install 'triumvir[postgres]'.",
            "PostgreSQL braucht ein weiteres Paket: pip install 'triumvir[postgres]'.",
        )
    if processes > 1 and backend == "sqlite" and sqlite_file(address) is None:
        raise TriumvirError(
            "--workers above 1 needs games that are kept in a file or in PostgreSQL: --db sqlite:///FILE.",
            "Mehr als ein Prozess (--workers) braucht Spiele in einer Datei oder in PostgreSQL: --db sqlite:///DATEI.",
        )
