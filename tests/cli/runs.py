"""How the tests of the command line run it: within this process, or as a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner, Result

import triumvir
from triumvir.cli import app

FAST = ["--option", "random_markers=on"]


def run(*arguments: str | Path, typed: str = "", lang: str = "C") -> Result:
    """Run a command with what is typed into it."""
    environment = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": lang, "COLUMNS": "100"}
    return CliRunner().invoke(app, [str(item) for item in arguments], input=typed, env=environment)


def process(*arguments: str | Path) -> subprocess.Popen[str]:
    """A running `triumvir`, with pipes; it hears Ctrl-C even if the tests were started deaf to it."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    source = str(Path(triumvir.__file__).parent.parent)
    environment = {**os.environ, "PYTHONPATH": source, "LC_ALL": "C", "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(
        [sys.executable, "-m", "triumvir.cli", *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        encoding="utf-8",
    )


def contents(folder: Path) -> dict[str, bytes]:
    """Every file under a folder, to see that nothing was written."""
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
