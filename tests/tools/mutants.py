"""Whether the tests notice broken rules: applies the mutants of every tests/games/*/mutants.toml, one at a time.

Each mutant names a rule, a file of the game, a text that occurs once in it, what replaces it, and the test file that
has to fail. The sources are copied to a temporary folder and run interpreted; the working tree is not touched.

    python tests/tools/mutants.py [part of a mutant's name or of its test file]
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 120  # a mutant that makes its tests run longer is caught, too


@dataclass(frozen=True)
class Mutant:
    """One deliberately broken rule."""

    game: str
    name: str
    rule: str
    file: str
    find: str
    replace: str
    tests: str

    @property
    def source(self) -> Path:
        """The file to change, within the source folder."""
        return Path("triumvir") / "games" / self.game / self.file

    @property
    def test_file(self) -> Path:
        """The tests that have to fail."""
        return ROOT / "tests" / "games" / self.game / self.tests


def mutants(part: str) -> list[Mutant]:
    """All mutants whose name or test file contains a text."""
    found: list[Mutant] = []
    for path in sorted(ROOT.glob("tests/games/*/mutants.toml")):
        listed = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]
        found += [Mutant(game=path.parent.name, **fields) for fields in listed]
    return [mutant for mutant in found if part in mutant.name or part in mutant.tests]


def passes(test_file: Path, source: Path) -> bool:
    """Whether a test file passes with the sources of a folder."""
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1", "TRIUMVIR_PURE": "1"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-o", f"pythonpath={source}", str(test_file)]
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return False
    if done.returncode not in {0, 1, 2}:
        raise SystemExit(f"pytest could not run {test_file}:\n{done.stdout.decode()}{done.stderr.decode()}")
    return done.returncode == 0


def survives(mutant: Mutant, source: Path) -> bool:
    """Whether the tests still pass with a mutant applied."""
    path = source / mutant.source
    whole = path.read_text(encoding="utf-8")
    if whole.count(mutant.find) != 1:
        raise SystemExit(f"{mutant.name}: the text to find occurs {whole.count(mutant.find)} times in {mutant.file}")
    path.write_text(whole.replace(mutant.find, mutant.replace), encoding="utf-8")
    try:
        return passes(mutant.test_file, source)
    finally:
        path.write_text(whole, encoding="utf-8")


def main(part: str = "") -> int:
    """1 if a mutant survives or the tests fail without any."""
    wanted = mutants(part)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        for test_file in sorted({mutant.test_file for mutant in wanted}):
            if not passes(test_file, source):
                print(f"{test_file.relative_to(ROOT)} fails without any mutant\n0 passed, 1 failed")
                return 1
        survivors = 0
        for mutant in wanted:
            alive = survives(mutant, source)
            survivors += alive
            verdict = "SURVIVED" if alive else "caught"
            print(f"{verdict:9} {mutant.game:15} {mutant.rule:7} {mutant.name:48} {mutant.tests}", flush=True)
    print(f"{len(wanted) - survivors} passed, {survivors} failed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
