"""Numbers for Prometheus: what this worker has done, written where every worker can read it.

All series are known from the start, so that each worker keeps its numbers as one row of floats: in memory, or, if there
are several workers, in a small file of its own that is mapped into memory. Whichever worker is asked adds the rows up.
Counters of a worker that has ended still count, so that no sum ever falls; its gauges do not.
"""

from __future__ import annotations

import hmac
import logging
import mmap
import os
from array import array
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from triumvir.engine.errors import TriumvirError
from triumvir.language import catalogue

WORDS = catalogue("triumvir.server", "refusals")

TOKEN = "TRIUMVIR_METRICS_TOKEN"  # noqa: S105  # the name of a setting
TOKEN_LENGTH = 16
BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
WIDTH = 8  # bytes of a number


class Family(NamedTuple):
    """Series with one name that differ in one label."""

    name: str
    kind: str  # counter, gauge, histogram
    help: str
    label: str = ""
    values: tuple[str, ...] = ("",)

    @property
    def numbers(self) -> int:
        """How many numbers each of its series has."""
        return len(BOUNDS) + 2 if self.kind == "histogram" else 1


FAMILIES = (
    Family("actions_total", "counter", "Actions taken and stored.", "cause", ("person", "computer")),
    Family("request_seconds", "histogram", "Time until an answer was sent.", "kind", ("act", "get", "post")),
    Family("responses_total", "counter", "Answers by status.", "status", ("2xx", "3xx", "4xx", "5xx")),
    Family(
        "refusals_total",
        "counter",
        "Requests refused by a limit.",
        "limit",
        (
            *("pages", "actions", "tables", "chat", "hints", "streams", "connections", "connections of an address"),
            *("long head", "long body", "slow request"),
        ),
    ),
    Family("faults_total", "counter", "Warnings and errors in the log.", "level", ("warning", "error")),
    Family("streams", "gauge", "Open streams of changes."),
    Family("tables_in_memory", "gauge", "Tables that workers keep in memory; one that two of them show counts twice."),
    Family("computer_turns", "gauge", "Tables in memory at which a computer player is to decide."),
    Family("thoughts_waiting", "gauge", "Thoughts of computer players that wait for a process."),
    Family("thoughts_running", "gauge", "Thoughts of computer players that are being thought."),
)


def _places() -> tuple[dict[tuple[str, str], int], int]:
    """Where the numbers of each series begin, and how many there are in all."""
    places: dict[tuple[str, str], int] = {}
    end = 0
    for family in FAMILIES:
        for value in family.values:
            places[family.name, value] = end
            end += family.numbers
    return places, end


PLACES, LENGTH = _places()


class Metrics:
    """The numbers of one worker."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._row: memoryview[float] = memoryview(_room(folder)).cast("d")

    # ------------------------------------------------------------ counting

    def count(self, family: str, value: str = "") -> None:
        """One more."""
        place = PLACES.get((family, value))
        if place is not None:
            self._row[place] += 1

    def refused(self, limit: str) -> None:
        """A limit was reached."""
        self.count("refusals_total", limit)

    def set(self, family: str, number: float) -> None:
        """That many now."""
        self._row[PLACES[family, ""]] = number

    def took(self, kind: str, seconds: float) -> None:
        """An answer took that long."""
        place = PLACES["request_seconds", kind]
        self._row[place + bisect_left(BOUNDS, seconds)] += 1
        self._row[place + len(BOUNDS) + 1] += seconds

    # ------------------------------------------------------------ telling

    def text(self, tables: Mapping[str, int] | None) -> str:
        """All numbers as Prometheus reads them, with the tables by status; None says that the store does not answer."""
        rows = self._rows()
        lines: list[str] = []
        for family in FAMILIES:
            lines += [f"# HELP triumvir_{family.name} {family.help}", f"# TYPE triumvir_{family.name} {family.kind}"]
            for value in family.values:
                place = PLACES[family.name, value]
                told = [
                    sum(row[place + i] for row, alive in rows if alive or family.kind != "gauge")
                    for i in range(family.numbers)
                ]
                lines += (
                    _histogram(family, value, told) if family.kind == "histogram" else [_line(family, value, told[0])]
                )
        lines += [
            "# HELP triumvir_store_up Whether the store answers.",
            "# TYPE triumvir_store_up gauge",
            f"triumvir_store_up {int(tables is not None)}",
            "# HELP triumvir_tables Stored tables by status.",
            "# TYPE triumvir_tables gauge",
            *(f'triumvir_tables{{status="{status}"}} {number}' for status, number in sorted((tables or {}).items())),
        ]
        return "\n".join(lines) + "\n"

    def _rows(self) -> list[tuple[Sequence[float], bool]]:
        """The numbers of every worker, and whether it is still there."""
        if self._folder is None:
            return [(self._row, True)]
        rows: list[tuple[Sequence[float], bool]] = []
        for file in self._folder.iterdir():
            row = array("d")
            row.frombytes(file.read_bytes())
            if len(row) == LENGTH:  # else it is just being made
                rows.append((row, _alive(int(file.name))))
        return rows


def _room(folder: Path | None) -> bytearray | mmap.mmap:
    """Room for the numbers of this process."""
    if folder is None:
        return bytearray(LENGTH * WIDTH)
    with (folder / str(os.getpid())).open("w+b") as file:
        file.truncate(LENGTH * WIDTH)
        return mmap.mmap(file.fileno(), LENGTH * WIDTH)


def _line(family: Family, value: str, number: float) -> str:
    label = f'{{{family.label}="{value}"}}' if family.label else ""
    return f"triumvir_{family.name}{label} {number:.15g}"


def _histogram(family: Family, value: str, told: list[float]) -> list[str]:
    name, label = f"triumvir_{family.name}", f'{family.label}="{value}"'
    lines, below = [], 0.0
    for bound, number in zip((*map(str, BOUNDS), "+Inf"), told, strict=False):
        below += number
        lines.append(f'{name}_bucket{{{label},le="{bound}"}} {below:.15g}')
    return [*lines, f"{name}_sum{{{label}}} {told[-1]:.15g}", f"{name}_count{{{label}}} {below:.15g}"]


def _alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except OSError:
        return False
    return True


class Measured:
    """Times answers and counts them by status; streams and static files are left out."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request through."""
        if scope["type"] != "http" or scope["path"].startswith("/static/"):
            await self.app(scope, receive, send)
            return
        began, status = perf_counter(), 500  # what goes wrong without an answer becomes a 500 further out

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            self.metrics.count("responses_total", f"{status // 100}xx")
            if not scope["path"].endswith("/events"):
                self.metrics.took(_kind(scope), perf_counter() - began)


def _kind(scope: Scope) -> str:
    if scope["method"] in ("GET", "HEAD"):
        return "get"
    return "act" if scope["path"].endswith("/act") else "post"


class Faults(logging.Handler):
    """Counts what is logged."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self.metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """Count one record."""
        self.metrics.count("faults_total", "error" if record.levelno >= logging.ERROR else "warning")


def load_token(given: str | None = None) -> str | None:
    """The token that whoever asks for the numbers must have; raises TriumvirError if it is too short."""
    token = given or os.environ.get(TOKEN) or None
    if token is not None and len(token) < TOKEN_LENGTH:
        raise TriumvirError(WORDS("needs-at-least-characters", token=TOKEN, token_length=TOKEN_LENGTH))
    return token


def fits(token: str, header: str) -> bool:
    """Whether a header Authorization carries the token."""
    return hmac.compare_digest(f"Bearer {token}".encode(), header.encode("utf-8", "replace"))
