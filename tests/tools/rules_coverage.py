"""Which clauses of the rules no test names: every id of every game against the docstrings of the tests of that game.

An id counts where it stands in the first line of the docstring of a test in tests/games/<folder>. Ids such as E-01,
I-01, S1 and D1 occur in every game, so each game is measured by its own folder alone.

    python tests/tools/rules_coverage.py
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import triumvir

TESTS = Path(__file__).resolve().parents[1] / "games"
NAMED = re.compile(r"\b[A-Z]+-R?\d+\b|\b[SD]\d+\b")
OPENING = re.compile(r"^\* \*\*([^*\s]+)\*\*")
HEADING = re.compile(r"^##+ (.*)$")


def docstrings(folder: Path) -> Iterator[str]:
    """The first line of the docstring of every test below a folder."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.lower().startswith("test"):
                yield (ast.get_docstring(node) or "").partition("\n")[0]


def named_ids(folder: Path) -> set[str]:
    """The ids that the tests of a game name."""
    return {name for line in docstrings(folder) for name in NAMED.findall(line)}


def sections(document: str) -> dict[str, str]:
    """The heading above each clause."""
    found: dict[str, str] = {}
    heading = ""
    for line in document.splitlines():
        title = HEADING.match(line)
        clause = OPENING.match(line)
        if title:
            heading = title[1]
        elif clause:
            found[clause[1]] = heading
    return found


def report(name: str) -> int:
    """Print the table of one game; how many of its ids no test names, and how many names mean nothing."""
    game = triumvir.load(name)
    package = type(game).__module__.rpartition(".")[0]
    headings = sections(files(package).joinpath("lang/en/rules.md").read_text(encoding="utf-8"))
    folder = TESTS / package.rpartition(".")[2]
    named = named_ids(folder)
    by_section: dict[str, list[str]] = {}
    for clause in game.rules("en"):
        by_section.setdefault(headings[clause], []).append(clause)
    print(f"{game.meta.title}\n")
    print(f"  {'section':44} {'ids':>4} {'named':>6}  gaps")
    gaps = 0
    for heading, clauses in by_section.items():
        missing = [clause for clause in clauses if clause not in named]
        gaps += len(missing)
        print(f"  {heading[:44]:44} {len(clauses):4} {len(clauses) - len(missing):6}  {' '.join(missing)}")
    total = sum(map(len, by_section.values()))
    unknown = sorted(named - set(game.rules("en")))
    print(f"  {'all':44} {total:4} {total - gaps:6}")
    if unknown:
        print(f"  named, but in no rules: {' '.join(unknown)}")
    print()
    return gaps + len(unknown)


def main() -> int:
    """1 if any game has a gap."""
    gaps = sum([report(name) for name in triumvir.titles()])
    print("every clause is named by a test" if gaps == 0 else f"{gaps} gaps")
    return 1 if gaps else 0


if __name__ == "__main__":
    sys.exit(main())
