"""`triumvir serve` and `triumvir play --browser`: run the server, and open a browser at it."""

from __future__ import annotations

import socket
import threading
import webbrowser
from datetime import timedelta
from pathlib import Path
from typing import Annotated, Any

import typer

from triumvir.cli.host import KeepAbandoned, KeepUnstarted, span
from triumvir.cli.texts import WORDS
from triumvir.engine.errors import TriumvirError
from triumvir.games import broken

HOST = "127.0.0.1"
PORT = 8110
FAREWELL = 2  # seconds that open pages get when the server ends
IDLE = 75  # seconds that a connection is kept for the next request
STARTING = 60  # seconds that a worker may take to start on a busy machine before it counts as hung
PROTOCOL = "triumvir.server.connections:BoundedProtocol"


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="option-address-listen-on")] = HOST,
    port: Annotated[int, typer.Option("--port", metavar="NUMBER", help="option-port-listen-on")] = PORT,
    db: Annotated[str | None, typer.Option("--db", metavar="URL", help="option-where-games-are")] = None,
    workers: Annotated[int, typer.Option("--thinkers", metavar="NUMBER", help="option-processes-which-computer")] = 1,
    processes: Annotated[
        int,
        typer.Option("--workers", metavar="NUMBER", min=1, help="option-server-processes-that"),
    ] = 1,
    browser: Annotated[bool, typer.Option("--browser", help="option-open-browser")] = False,
    box: Annotated[
        list[Path] | None,
        typer.Option(
            "--box",
            metavar="FILE",
            help="option-file-with-corrected-components",
        ),
    ] = None,
    unstarted: KeepUnstarted = None,
    abandoned: KeepAbandoned = None,
) -> None:
    """Play in the browser: start the server."""
    keep = span("--keep-unstarted", unstarted), span("--keep-abandoned", abandoned)
    run(host, port, db, workers, browser, processes, tuple(box or ()), keep)


def run(
    host: str = HOST,
    port: int = PORT,
    db: str | None = None,
    workers: int = 1,
    browser: bool = False,
    processes: int = 1,
    boxes: tuple[Path, ...] = (),
    keep: tuple[timedelta | None, timedelta | None] = (None, None),
) -> None:
    """Serve until interrupted; raises TriumvirError if the port is taken, or the store or a box cannot be used."""
    import uvicorn  # noqa: PLC0415  # only this command needs the server

    from triumvir.server import Config, create_app, logs  # noqa: PLC0415
    from triumvir.server.boxes import read_boxes  # noqa: PLC0415
    from triumvir.server.config import default_db  # noqa: PLC0415
    from triumvir.server.connections import allow_many_files  # noqa: PLC0415
    from triumvir.server.metrics import load_token  # noqa: PLC0415
    from triumvir.server.processes import parent  # noqa: PLC0415
    from triumvir.server.store.probe import to_serve  # noqa: PLC0415

    where = db or default_db()
    to_serve(where)
    read_boxes(boxes)  # before anything is begun
    load_token()
    require_port(host, port)
    logs.set_up()
    settings: dict[str, Any] = {
        "host": host,
        "port": port,
        "log_config": None,  # what uvicorn logs goes our way too
        "log_level": "warning",
        "access_log": False,  # addresses can hold private links
        "timeout_graceful_shutdown": FAREWELL,
        "timeout_keep_alive": IDLE,
        "timeout_worker_healthcheck": STARTING,
        "http": PROTOCOL,
        "ws": "none",
        "server_header": False,
    }
    config = Config(
        db=where,
        workers=processes,
        bot_workers=max(1, workers),
        warm=True,
        boxes=boxes,
        keep_unstarted=keep[0],
        keep_abandoned=keep[1],
    )
    allow_many_files()
    if processes == 1:
        app = create_app(config)
        parent.open_once(where)
        announce(host, port, browser)
        uvicorn.run(app, **settings)
        return
    with parent.workers(config) as app_of_each:
        announce(host, port, browser)
        parent.serve(uvicorn.Config(app_of_each, factory=True, workers=processes, **settings))


def require_port(host: str, port: int) -> None:
    """Raise TriumvirError if a port cannot be had."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise TriumvirError(WORDS("port-on-cannot-be", port=port, host=host)) from error


def announce(host: str, port: int, browser: bool) -> None:
    """Say where the server is found, and open a browser there if that is wanted."""
    address = f"http://{'localhost' if host == HOST else host}:{port}/"
    for fault in broken().values():
        typer.echo(fault.en, err=True)
    typer.echo(f"Triumvir: {address}   (Ctrl-C ends it)")
    if browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
