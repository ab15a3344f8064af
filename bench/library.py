"""The compiled copy of Triumvir that is measured: built where it is missing or older than the sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLAIN = ROOT / "src"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
GROUP = "*__mypyc*"  # the library that mypyc compiles all hot modules into


class Unmeasurable(Exception):
    """Says in one sentence why there are no figures."""


def last_line(text: str) -> str:
    """Where a failed program says what went wrong."""
    return (text.strip().splitlines() or ["no message"])[-1].strip()


def stale(library: Path) -> bool:
    """Whether a source is newer than the compiled copy, or nothing is there."""
    built = [path.stat().st_mtime for path in library.glob(GROUP)]
    sources = [ROOT / "setup.py", *PLAIN.rglob("*.py"), *PLAIN.rglob("*.toml")]
    return not built or max(path.stat().st_mtime for path in sources) > max(built)


def make(library: Path) -> None:
    """Build the compiled copy afresh beside the old one, then put it in its place."""
    if BUILD not in library.parents:
        raise Unmeasurable(f"The compiled copy must lie inside {BUILD}, not at {library}.")
    fresh = library.with_name(f"{library.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    command = [sys.executable, "setup.py", "-q", "build", f"--build-lib={fresh}", f"--build-temp={BUILD / 'temp'}"]
    environment = {**os.environ, "TRIUMVIR_COMPILED": "1"}
    environment.pop("TRIUMVIR_PURE", None)
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = last_line(done.stderr if done.stderr.strip() else done.stdout)
        raise Unmeasurable(f"Triumvir could not be compiled: {reason}")
    if not any(fresh.glob(GROUP)):
        raise Unmeasurable(f"Nothing was compiled: {sys.executable} needs mypyc (pip install 'mypy[mypyc]').")
    shutil.rmtree(library, ignore_errors=True)
    fresh.rename(library)
