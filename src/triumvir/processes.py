"""Processes that work for this one: how they begin, and how they end.

They are spawned, which is safe beside threads. They hear no Ctrl-C, which is for who started them, and they end with
that process however it ends: a killed one cannot end them, so they notice by themselves.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any, Concatenate, ParamSpec

P = ParamSpec("P")
Line = Connection
PATIENCE = 5.0  # seconds until a process that does not end by itself is made to


class Process:
    """A process with a line to it. What it does ends when the line is closed."""

    def __init__(self, work: Callable[Concatenate[Line, P], None], *args: P.args, **kwargs: P.kwargs) -> None:
        context = get_context("spawn")
        self.line, there = context.Pipe()
        self._process = context.Process(target=_carry_out, args=(work, there, args, kwargs), daemon=True)
        with _deaf():
            self._process.start()
        there.close()  # else the line would never end

    def ended(self, patience: float) -> None:
        """Wait for the end, and bring it about if it does not come."""
        self._process.join(patience)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


def end(processes: Iterable[Process], patience: float = PATIENCE) -> None:
    """Close the lines of processes and wait for their ends; without patience they end in the middle of their work."""
    processes = list(processes)
    for process in processes:
        process.line.close()
    for process in processes:
        process.ended(patience)


def begin() -> None:
    """To be called first in a process that is started in another way: from now on deaf, and tied to its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def end_with_parent() -> None:
    """From now on, end when the process that started this one has ended, also in the middle of a long thought."""
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _carry_out(work: Callable[..., None], line: Line, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
    """What a process does until its line is closed."""
    begin()
    try:
        work(line, *args, **kwargs)
    except (EOFError, ConnectionError):
        return


@contextmanager
def _deaf() -> Iterator[None]:
    """Started now, a process hears no Ctrl-C from its first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
