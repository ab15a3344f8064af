"""`triumvir serve` and `triumvir play --browser`: run the server, and open a browser at it."""

from __future__ import annotations

import logging
import socket
import threading
import webbrowser
from typing import Annotated

import typer

from triumvir.engine.errors import TriumvirError

HOST = "127.0.0.1"
PORT = 8110
FAREWELL = 2  # seconds that open pages get when the server ends


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Address to listen on.")] = HOST,
    port: Annotated[int, typer.Option("--port", metavar="NUMBER", help="Port to listen on.")] = PORT,
    db: Annotated[
        str | None, typer.Option("--db", metavar="URL", help="Where games are kept, such as sqlite:///games.db.")
    ] = None,
    workers: Annotated[
        int, typer.Option("--thinkers", metavar="NUMBER", help="Processes in which computer players think.")
    ] = 1,
    browser: Annotated[bool, typer.Option("--browser", help="Open a browser.")] = False,
) -> None:
    """Play in the browser: start the server."""
    run(host, port, db, workers, browser)


def run(host: str = HOST, port: int = PORT, db: str | None = None, workers: int = 1, browser: bool = False) -> None:
    """Serve until interrupted; raises TriumvirError if the port is taken."""
    import uvicorn  # noqa: PLC0415  # only this command needs the server

    from triumvir.server import Config, create_app  # noqa: PLC0415
    from triumvir.server.config import default_db  # noqa: PLC0415

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
    address = f"http://{'localhost' if host == HOST else host}:{port}/"
    typer.echo(f"Triumvir: {address}   (Ctrl-C ends it)")
    if browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    uvicorn.run(
        create_app(Config(db=db or default_db(), bot_workers=max(1, workers), warm=True)),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,  # addresses can hold private links
        timeout_graceful_shutdown=FAREWELL,
        server_header=False,
    )
