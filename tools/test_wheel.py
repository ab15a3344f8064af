"""Test the wheel in `dist` as somebody has it who installs it: what `make test-wheel` runs.

It is installed into an empty environment, and the tests named in pyproject.toml (`tool.cibuildwheel`) run from a folder
that has nothing but them, with a PATH on which there is no compiler. Then a game from outside, `examples/alea`, is
installed beside it: its laws are proven there, and it is played in the terminal and, where there is Chromium, in the
browser.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLACE = ROOT / "build" / "test-wheel"
EXAMPLE = ROOT / "examples" / "alea"
PLAYED = ("tests/examples", "tests/browser/test_alea.py")  # run here, with the programs of the new environment


def main() -> int:
    """The exit status of the tests."""
    rules = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]
    wheels = sorted((ROOT / "dist").glob(f"*-cp{sys.version_info[0]}{sys.version_info[1]}-*.whl"))
    if len(wheels) != 1:
        print(
            f"One wheel for this Python is needed in dist, not {len(wheels)}; make wheels builds it.", file=sys.stderr
        )
        return 2
    shutil.rmtree(PLACE, ignore_errors=True)
    venv.create(PLACE / "environment", with_pip=True)
    programs = PLACE / "environment" / ("Scripts" if sys.platform == "win32" else "bin")
    groups = [item for group in rules["test-groups"] for item in ("--group", f"{ROOT / 'pyproject.toml'}:{group}")]
    install = [programs / "python", "-m", "pip", "install", "--quiet"]
    subprocess.run([*install, "--upgrade", "pip"], check=True)
    subprocess.run([*install, wheels[0], *groups], check=True)
    tests = PLACE / "tests"
    for name in rules["test-sources"]:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        (tests / name).parent.mkdir(parents=True, exist_ok=True)
        copy(ROOT / name, tests / name)
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TRIUMVIR"))}
    environment["PATH"], ours = str(programs), dict(os.environ)
    command = shlex.split(rules["test-command"])
    ended = subprocess.run([programs / command[0], *command[1:]], cwd=tests, env=environment, check=False)
    return ended.returncode or play_example(programs / "python", environment, ours)


def play_example(python: Path, environment: dict[str, str], ours: dict[str, str]) -> int:
    """Install the game from outside beside the wheel and play it; the exit status of its tests."""
    copy = shutil.copytree(EXAMPLE, PLACE / EXAMPLE.name)  # what an installation leaves behind stays there
    subprocess.run([python, "-m", "pip", "install", "--quiet", copy], check=True)
    laws = subprocess.run([python, "-m", "pytest", "-q", "--strict-markers"], cwd=copy, env=environment, check=False)
    if laws.returncode:
        return laws.returncode
    played = [sys.executable, "-m", "pytest", "-q", *PLAYED]
    return subprocess.run(played, cwd=ROOT, env={**ours, "TRIUMVIR_INSTALLED": str(python)}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
