"""How a worker process begins: deaf to Ctrl-C, which is for the server, and never alive for longer than the server."""

from __future__ import annotations

import os
import threading
from multiprocessing import parent_process

from triumvir.server import logs
from triumvir.server.processes.jobs import ignore_interrupt


def prepare() -> None:
    """Called first in every worker process. A killed server cannot end its workers: they notice by themselves."""
    logs.set_up()
    ignore_interrupt()
    end_with_parent()


def end_with_parent() -> None:
    """From now on, end when the process that started this one has ended."""
    threading.Thread(target=_wait_for_end, daemon=True).start()


def _wait_for_end() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
