"""Make the compiled copy of Triumvir, `build/compiled`: what `make compile` and the benchmark run.

Only what has changed is compiled again. The copy is put in its place when it is whole, so that nobody ever uses half of
one, and bears the fingerprint of the sources that it was made from.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from triumvir.server.compiling import STAMP, fingerprint, making

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "triumvir"
COMPILED = ROOT / "build" / "compiled"
LIBRARIES = {".so", ".pyd"}


def make(copy: Path, environment: Mapping[str, str] = os.environ) -> str | None:
    """Make a copy; returns in one sentence why there is none."""
    with making(copy) as ours:
        if not ours:
            return "Somebody else compiles already."
        sources = fingerprint(SOURCE)
        draft = copy.with_name("draft")
        for path in [*draft.rglob("*")]:  # libraries stay: those that are still true need not be made again
            if path.is_file() and path.suffix not in LIBRARIES:
                path.unlink()
        folders = [f"--build-lib={draft}", f"--build-temp={copy.with_name('temp')}"]
        command = [sys.executable, "setup.py", "--quiet", "build", *folders]
        done = subprocess.run(command, cwd=ROOT, env=environment, check=False)
        if done.returncode:
            return "Triumvir could not be built; the reason stands above."
        if fingerprint(SOURCE) != sources:
            return "Sources were changed meanwhile; start again."
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(draft, copy)
        (copy / STAMP).write_text(sources)
    return None


if __name__ == "__main__":
    sys.exit(make(COMPILED))
