"""Counts what the house is made of: `python tools/house.py [TREE ...]`, this tree or others beside it.

The table "Before and after" of docs/architecture.md is made of what it prints.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

LONG = 60  # lines of a function
OPTION = "reshuffle_discards"  # of Trajan, which both trees have
LOOSE = {"dict[str, Any]", "Mapping[str, Any]"}
VIEWS = {"view", "views", "before", "after", "View"}


def modules(tree: Path) -> list[Path]:
    """All Python sources."""
    return sorted((tree / "src" / "triumvir").rglob("*.py"))


def nodes(path: Path) -> Iterator[ast.AST]:
    """All of a module."""
    return ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def lines(paths: list[Path]) -> int:
    """Lines of files."""
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in paths)


def long_functions(path: Path) -> Iterator[str]:
    """Functions past LONG lines."""
    for node in nodes(path):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > LONG:
                yield f"{path.stem}.{node.name} ({length})"


def has_sentences(path: Path) -> bool:
    """Whether a module has words of two languages side by side."""
    for node in nodes(path):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("Text") and len(node.args) > 1:
            if all(isinstance(word, ast.Constant | ast.JoinedStr) for word in node.args[:2]):
                return True
    return False


def loose_views(path: Path) -> int:
    """How often a view is called a dictionary of anything: as an alias, or as what a function takes."""
    found = 0
    for node in nodes(path):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found += node.targets[0].id in VIEWS and ast.unparse(node.value) in LOOSE
        elif isinstance(node, ast.arg) and node.annotation is not None:
            found += node.arg in VIEWS and ast.unparse(node.annotation) in LOOSE
    return found


def naming(tree: Path, word: str) -> list[str]:
    """The files of the package that name a word."""
    kinds = {".py", ".md", ".ftl", ".toml", ".html", ".js"}
    files = (path for path in sorted((tree / "src").rglob("*")) if path.suffix in kinds)
    return [path.name for path in files if word in path.read_text(encoding="utf-8")]


def report(tree: Path) -> Iterator[str]:
    """All counts of a tree."""
    found = modules(tree)
    catalogues = sorted((tree / "src").rglob("*.ftl"))
    longest = max(lines([path]) for path in found)
    yield f"{tree.resolve().name}: {len(found)} modules of {lines(found):,} lines, longest {longest}"
    yield f"  catalogues: {len(catalogues)} of {lines(catalogues):,} lines"
    long = [name for path in found for name in long_functions(path)]
    yield f"  functions over {LONG} lines: {len(long)} {' '.join(long)}"
    yield f"  untyped views: {sum(map(loose_views, found))}"
    yield f"  modules with sentences: {sum(map(has_sentences, found))}"
    option = naming(tree, OPTION)
    yield f"  files that name an option: {len(option)} {' '.join(option)}"


if __name__ == "__main__":
    for given in sys.argv[1:] or ["."]:
        print("\n".join(report(Path(given))))
