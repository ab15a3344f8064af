"""How a worker process begins: deaf to Ctrl-C, which is for the server, and never alive for longer than the server."""

from __future__ import annotations

import os
import threading
from multiprocessing import parent_process

from triumvir.server.think import ignore_interrupt


def prepare() -> None:
    """Called first in every worker process. A killed server cannot end its workers: they notice by themselves."""
    ignore_interrupt()
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
