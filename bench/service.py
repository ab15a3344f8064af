"""The part of the report that people feel: boards, pages and live play."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from bench.library import Unmeasurable, last_line
from bench.rounds import call
from bench.table import markdown, number

DRAW_MS = 15.0
PAGE_KB = 200.0
UPDATE_MS, ACTIONS, WORKERS = 100.0, 200.0, 2
ALONE = 100.0  # actions/s for one process
SECONDS, QUICK_SECONDS = 30, 4
NOTE = """\
- Drawing: all parts for one seat of three, median over positions in the middle of a game, processor time, nothing kept
  from the position before. Pages: everything a browser loads for the first time (html, css, scripts, fonts), as sent.
- Live play: the real server with SQLite, 200 tables of two people in the middle of a game, 400 open event streams; two
  worker processes with 200 actions/s in all, and one process with 100. Server and browsers share the machine. Measured
  from the moment an action is due until the other seat's browser holds the changed parts of its page. On a busy machine
  trust processor time only."""


def section(library: Path, quick: bool, tell: Callable[[str], None]) -> tuple[str, dict[str, object]]:
    """Measure everything; returns the part of the report and the part of the record."""
    tell("boards and pages")
    pages = _figures(library, "bench.pages")
    tell("live play")
    seconds = str(QUICK_SECONDS if quick else SECONDS)
    live, alone = (
        _figures(library, "bench.load", "--library", str(library), "--seconds", seconds, *more)
        for more in (
            ("--rate", str(ACTIONS), "--workers", str(WORKERS)),
            ("--rate", str(ALONE), "--workers", "1"),
        )
    )
    rows = [[name, number(value), _verdict(name, value)] for name, value in pages.items()]
    table = markdown(["what people feel", "measured", "target"], [*rows, *_live(live), _alone(alone)], left=1)
    return "\n".join([table, "", NOTE]), {"pages": pages, "live": live, "live_alone": alone}


def _figures(library: Path, *arguments: str) -> dict[str, float]:
    done = call(arguments, library)
    if done.returncode:
        raise Unmeasurable(f"{arguments[0]}: {last_line(done.stderr)}")
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def _verdict(name: str, value: float) -> str:
    mark = DRAW_MS if name.endswith("ms") else PAGE_KB
    return f"<= {number(mark)}: {'met' if value <= mark else 'missed'}"


def _live(found: dict[str, float]) -> list[list[str]]:
    met = found["p99_ms"] < UPDATE_MS and found["actions_per_s"] >= 0.98 * ACTIONS
    target = f"< {number(UPDATE_MS)} at {number(ACTIONS)} actions/s: {'met' if met else 'missed'}"
    return [
        *([f"live update, {mark}th percentile, ms", number(found[f"p{mark}_ms"]), ""] for mark in (50, 95)),
        ["live update, 99th percentile, ms", number(found["p99_ms"]), target],
        ["actions per second", number(found["actions_per_s"]), ""],
        ["processor time of the server for an action, ms", number(found["server_ms_per_action"]), ""],
        ["share of the machine: server and browsers together, %", number(100 * found["machine_share"]), _room(found)],
        ["size of an update, kB", number(found["bytes_per_update"] / 1000), ""],
    ]


def _room(found: dict[str, float]) -> str:
    """Who takes how much of it: a target that is met by a hair on a full machine is seen as that."""
    server = found["server_share"] / (found["server_share"] + found["browser_share"])
    return f"{number(100 * server)} % of that is the server"


def _alone(found: dict[str, float]) -> list[str]:
    mark = f"one process, {number(ALONE)} actions/s"
    return [f"live update, 99th percentile, {mark}, ms", number(found["p99_ms"]), ""]
