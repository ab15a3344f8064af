"""The compiled copy of Triumvir that is measured: built where it is missing or older than the sources."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tools.compile import make as make_copy

from triumvir.server.processes.compiling import fingerprint, usable

ROOT = Path(__file__).resolve().parents[1]
PLAIN = ROOT / "src"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"


class Unmeasurable(Exception):
    """Says in one sentence why there are no figures."""


def last_line(text: str) -> str:
    """Where a failed program says what went wrong."""
    return (text.strip().splitlines() or ["no message"])[-1].strip()


def stale(library: Path) -> bool:
    """Whether the compiled copy was made from other sources, or nothing is there."""
    return not usable(library, fingerprint(PLAIN / "triumvir"))


def make(library: Path) -> None:
    """Make the compiled copy."""
    if BUILD not in library.parents:
        raise Unmeasurable(f"The compiled copy must lie inside {BUILD}, not at {library}.")
    if reason := make_copy(library, {**os.environ, "TRIUMVIR_PURE": "", "TRIUMVIR_COMPILED": "1"}):
        raise Unmeasurable(reason)
    if stale(library):
        raise Unmeasurable(f"Nothing was compiled: {sys.executable} needs mypyc (pip install 'mypy[mypyc]').")
