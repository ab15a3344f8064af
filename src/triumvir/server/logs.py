"""The log of a server, its workers and those who think for them: one line for each fault, with time and level.

A fault is told once, with the last frames of its trace; while it goes on it is counted, and the count is told once a
minute. Nothing that a visitor typed, no address, no cookie and no value of a query gets here: of an exception the log
tells its kind and place, of the words of a database only those about the database itself.
"""

from __future__ import annotations

import logging
import sys
import threading
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TextIO

from sqlalchemy.exc import InterfaceError, OperationalError

WINDOW = 60.0  # seconds during which a fault that goes on is only counted
FRAMES = 3  # of our own lines in a trace that are told, the last ones
OURS = "triumvir"
KINDS = 200  # faults that are remembered
LONGEST = 300  # letters of a message
TOLD = "_triumvir_told"  # marks an exception that the log has told of

Kind = tuple[str, int, str, str]


def set_up() -> None:
    """Send everything that this process logs to standard error, our way."""
    root = logging.getLogger()
    if not any(isinstance(handler, Folding) for handler in root.handlers):
        root.addHandler(Folding())
    root.setLevel(logging.WARNING)
    logging.getLogger("triumvir").setLevel(logging.INFO)


@dataclass
class Fault:
    """Something that was told before: since when it is counted, how often it came again, and whether it has ceased."""

    line: str
    since: float
    again: int = 0
    ceased: bool = False


class Folding(logging.Handler):
    """Tells each fault once, and then how often it came again."""

    def __init__(self, stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._stream = stream
        self._clock = clock
        self._faults: OrderedDict[Kind, Fault] = OrderedDict()
        self._alarm: threading.Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Tell or count one record."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            if getattr(error, TOLD, False):
                return  # on its way up an exception may be logged by several
            setattr(error, TOLD, True)
        try:
            self._take(record, error)
        except Exception:  # a log must never be what breaks a request
            self.handleError(record)

    def _take(self, record: logging.LogRecord, error: BaseException | None) -> None:
        self.tell_counts()
        line, frames = describe(record, error)
        tell = partial(self._write, record.created, record.levelname, record.name, line)
        if record.levelno < logging.WARNING:
            tell()
            return
        kind = (record.name, record.levelno, line, frames[-1] if frames else "")
        fault = self._faults.pop(kind, None)
        if fault is None:
            tell(*frames)
            fault = Fault(line, self._clock())
        elif fault.ceased:
            tell()
            fault = Fault(line, self._clock())
        else:
            fault.again += 1
            self._wake_later()
        self._faults[kind] = fault
        if len(self._faults) > KINDS:
            self._faults.popitem(last=False)

    def close(self) -> None:
        """The process ends: tell the counts so far."""
        self.acquire()
        try:
            self.tell_counts(0)
        finally:
            self.release()
        super().close()

    def tell_counts(self, after: float = WINDOW) -> None:
        """Tell how often the faults came again whose minute is over."""
        now = self._clock()
        for (name, level, _, _), fault in self._faults.items():
            if fault.ceased or now - fault.since < after:
                continue
            if fault.again:
                times = f"again, {fault.again:,} times in {round(now - fault.since)} s: {fault.line}"
                self._write(time.time(), logging.getLevelName(level), name, times)
            fault.ceased = not fault.again
            fault.since, fault.again = now, 0

    def _wake_later(self) -> None:
        """Tell the counts even if nothing more is logged."""
        if self._alarm is None:
            self._alarm = threading.Timer(WINDOW, self._ring)
            self._alarm.daemon = True
            self._alarm.start()

    def _ring(self) -> None:
        self.acquire()
        try:
            self._alarm = None
            self.tell_counts()
            if any(fault.again for fault in self._faults.values()):
                self._wake_later()
        finally:
            self.release()

    def _write(self, at: float, level: str, name: str, line: str, *frames: str) -> None:
        when = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))
        told = "".join(
            f"{text}\n" for text in (f"{when} {level} {name}: {line}", *(f"    {frame}" for frame in frames))
        )
        stream = self._stream or sys.stderr
        stream.write(told)
        stream.flush()


def describe(record: logging.LogRecord, error: BaseException | None) -> tuple[str, list[str]]:
    """A record in one line, and the last frames of its trace: places only, no values."""
    line = (record.getMessage().strip().splitlines() or [""])[0][:LONGEST]
    if error is None:
        return line, []
    return f"{line} [{_kind_of(error)}]", _places(error)


def _kind_of(error: BaseException) -> str:
    """What kind of exception it is; and what the system or the database says, if that can hold nothing of a visitor."""
    name = type(error).__name__
    if isinstance(error, OperationalError | InterfaceError):
        own = (str(error.orig).strip().splitlines() or [""])[0]
        return f"{name}: {own[:LONGEST]}"
    if isinstance(error, OSError) and error.strerror:
        return f"{name}: {error.strerror}"
    return name


def _places(error: BaseException) -> list[str]:
    """Where it happened: the last lines of our own that led there, and the very last one."""
    frames = [(frame.f_code, line) for frame, line in traceback.walk_tb(error.__traceback__)]
    ours = [(code, line) for code, line in frames if OURS in Path(code.co_filename).parts]
    shown = ours[-FRAMES:] + [last for last in frames[-1:] if last not in ours]
    return [f"{_short(code.co_filename)}:{line} in {code.co_name}" for code, line in shown]


def _short(path: str) -> str:
    """A file, named from its package on."""
    parts = Path(path).parts
    start = max((i for i, part in enumerate(parts) if part in (OURS, "site-packages")), default=len(parts) - 1)
    return "/".join(parts[start:])
