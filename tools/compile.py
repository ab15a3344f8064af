"""Make the compiled copy of Triumvir, `build/compiled`: what `make compile` and the benchmark run.

Only what has changed is compiled again. The copy is put in its place when it is whole, so that nobody ever uses half of
one, and bears the fingerprint of the sources that it was made from.

With --behind, as `make play` calls it, nobody waits: if the copy is up to date its path is printed, else it is made by
a process of its own, which also installs mypyc, writes to `build/compile.log` and goes on to its end even if the game
is over before.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path

from triumvir.server.processes.compiling import STAMP, fingerprint, making, usable

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "triumvir"
COMPILED = ROOT / "build" / "compiled"
LOG = ROOT / "build" / "compile.log"
LIBRARIES = {".so", ".pyd"}
NICENESS = 10


def make(copy: Path, environment: Mapping[str, str] = os.environ) -> str | None:
    """Make a copy; returns in one sentence why there is none."""
    with making(copy) as lock:
        return "Somebody else compiles already." if lock is None else build(copy, environment)


def build(copy: Path, environment: Mapping[str, str]) -> str | None:
    """Make a copy, while nobody else does."""
    sources = fingerprint(SOURCE)
    draft = copy.with_name("draft")
    for path in [*draft.rglob("*")]:  # libraries stay: those that are still true need not be made again
        if path.is_file() and path.suffix not in LIBRARIES:
            path.unlink()
    folders = [f"--build-lib={draft}", f"--build-temp={copy.with_name('temp')}"]
    command = [sys.executable, "setup.py", "--quiet", "build", *folders]
    if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
        return "Triumvir could not be built; the reason stands above."
    if fingerprint(SOURCE) != sources:
        return "Sources were changed meanwhile; start again."
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(draft, copy)
    (copy / STAMP).write_text(sources)
    return None


def make_behind(copy: Path) -> None:
    """Print the path of a copy that is up to date, or have it made while somebody plays already."""
    if usable(copy, fingerprint(SOURCE)):
        print(copy)
    elif shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) is None:
        print("There is no C compiler: strong computer players play below their strength.", file=sys.stderr)
    else:
        with making(copy) as lock, LOG.open("w") as log:
            if lock is not None:  # the process inherits it, and lets go by its end
                order = [sys.executable, __file__, "--inherited"]
                subprocess.Popen(order, pass_fds=[lock], start_new_session=True, stdout=log, stderr=log)
        print(f"Compiling meanwhile; computer players change over when it is done ({LOG.name}).", file=sys.stderr)


def make_quietly(copy: Path) -> str | None:
    """Make a copy with one compiler at a time that gives way to everybody else."""
    os.nice(NICENESS)
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--group", "compile"]
    if subprocess.run(install, cwd=ROOT, check=False).returncode:
        return "mypyc could not be installed; the reason stands above."
    return build(copy, {**os.environ, "TRIUMVIR_JOBS": "1"})


if __name__ == "__main__":
    if "--behind" in sys.argv:
        make_behind(COMPILED)
    else:
        sys.exit(make_quietly(COMPILED) if "--inherited" in sys.argv else make(COMPILED))
