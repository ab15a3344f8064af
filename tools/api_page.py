"""Writes docs/api.md, the reference of the public names, out of their docstrings: `python tools/api_page.py`.

It reads sources, not modules, so that the page is the same whether they are compiled or not, and whatever is installed.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "api.md"
SOURCE = ROOT / "src"
HEAD = """\
# Reference

Made by `python tools/api_page.py` out of the docstrings; a test compares the two. What is named here changes only as
[a release may](upgrading.md); everything else may move at any time.
"""
MODULES = {
    "To play": ("triumvir", "triumvir.games"),
    "To write a game": (
        "triumvir.engine.small",
        "triumvir.engine.meta",
        "triumvir.engine.options",
        "triumvir.engine.box",
        "triumvir.engine.layout",
        "triumvir.engine.opponents",
        "triumvir.engine.guide",
        "triumvir.draw",
        "triumvir.language",
        "triumvir.testing",
    ),
    "Computer players": ("triumvir.agents",),
    "To learn": (
        "triumvir.envs.vector",
        "triumvir.envs.gymnasium",
        "triumvir.envs.pettingzoo",
        "triumvir.envs.openspiel",
        "triumvir.envs.sb3",
        "triumvir.envs.positions",
        "triumvir.envs.rewards",
    ),
}

Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef | ast.Assign | ast.AnnAssign
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Module(NamedTuple):
    """A source, with what it defines and what it has from elsewhere."""

    name: str
    tree: ast.Module
    lines: list[str]
    own: dict[str, Definition]
    taken: dict[str, tuple[str, str]]  # the module that it is taken from, and the name there


def read(name: str) -> Module:
    """A module by its name."""
    path = SOURCE.joinpath(*name.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    own: dict[str, Definition] = {}
    taken: dict[str, tuple[str, str]] = {}
    for node in _top(tree.body):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            own[node.name] = node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            own[node.target.id] = node
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            own[node.targets[0].id] = node
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            taken |= {alias.asname or alias.name: (node.module, alias.name) for alias in node.names}
    return Module(name, tree, text.splitlines(), own, taken)


def _top(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """What stands at the outermost level, also what only a type checker reads."""
    for node in body:
        if isinstance(node, ast.If):
            yield from _top(node.body)
        else:
            yield node


def public(module: Module) -> list[str]:
    """The names that a module offers: those that it lists, or takes in under the same name, or has of its own."""
    listed = module.own.get("__all__")
    if isinstance(listed, ast.Assign):
        return sorted(ast.literal_eval(listed.value), key=lambda name: (name.lower(), name))
    again = {
        alias.name
        for node in _top(module.tree.body)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.asname == alias.name
    }
    if again:
        return sorted(again, key=lambda name: (name.lower(), name))
    documented = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return [name for name, node in module.own.items() if isinstance(node, documented) and not name.startswith("_")]


def find(module: Module, name: str) -> tuple[Module, Definition] | None:
    """Where a name is defined; None if it is another module."""
    if name in module.own:
        return module, module.own[name]
    if name in module.taken:
        home, there = module.taken[name]
        if not SOURCE.joinpath(*home.split("."), there).is_dir():
            return find(read(home), there)
    return None


def told(node: ast.Module | ast.ClassDef | Function) -> str:
    """A docstring as Markdown: what is to be run stands in a block of its own."""
    text = cleandoc(ast.get_docstring(node) or "")
    return "\n\n".join(
        f"```python\n{part}\n\n```" if part.startswith(">>>") else part for part in re.split(r"\n\s*\n", text)
    )


def signature(node: Function, name: str, method: bool) -> str:
    """How a function is called."""
    kinds = {ast.unparse(mark) for mark in node.decorator_list}
    if kinds & {"property", "cached_property"}:
        return f"{name}: {ast.unparse(node.returns)}" if node.returns else name
    arguments = node.args
    if method and "staticmethod" not in kinds:
        first = arguments.posonlyargs or arguments.args
        first.pop(0)
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{name}({ast.unparse(arguments)}){returns}"


def members(module: Module, cls: ast.ClassDef) -> Iterator[str]:
    """A line for each public field and method that is documented here; what overrides is documented elsewhere."""
    for node in cls.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id[0] != "_":
            comment = re.search(r"  # (.*)$", module.lines[(node.end_lineno or node.lineno) - 1])
            default = f" = {ast.unparse(node.value)}" if node.value else ""
            field = f"{node.target.id}: {ast.unparse(node.annotation)}{default}"
            yield f"- `{field}`" + (f": {comment[1]}" if comment else "")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if node.name == "__init__":
                yield f"- `{signature(node, cls.name, method=True).removesuffix(' -> None')}`"
            elif node.name[0] != "_" and ast.get_docstring(node):
                doc = " ".join(told(node).split())
                yield f"- `{signature(node, node.name, method=True)}`: {doc}"


def entry(module: Module, name: str) -> str:
    """What there is to say about one name."""
    found = find(module, name)
    if found is None:
        return f"### `{name}`\n\nA module, see `{'.'.join(module.taken[name])}`."
    home, node = found
    if isinstance(node, ast.ClassDef):
        bases = [ast.unparse(base) for base in node.bases]
        head = f"    class {name}" + (f"({', '.join(bases)})" if bases else "")
        return "\n\n".join(filter(None, (f"### `{name}`", head, told(node), "\n".join(members(home, node)))))
    if isinstance(node, ast.Assign | ast.AnnAssign):
        value = ast.unparse(node.value) if node.value else ""
        return f"### `{name}`\n\n    {name} = {value}"
    return f"### `{name}`\n\n    {signature(node, name, method=False)}\n\n{told(node)}"


def section(name: str, before: dict[str, str]) -> str:
    """All of a module; what was told before, under the name of another one, is only named."""
    module = read(name)
    entries, again = [], {}
    for one in public(module):
        found = find(module, one)
        place = "" if found is None else f"{found[0].name}.{one}"
        if place and place in before:
            again[one] = before[place]
        else:
            before[place] = name
            entries.append(entry(module, one))
    links = ", ".join(f"`{one}` ([{home}](#{home.replace('.', '')}))" for one, home in again.items())
    return "\n\n".join(filter(None, (f"## {name}", told(module.tree), links and f"Also {links}.", *entries)))


def page() -> str:
    """The whole page."""
    before: dict[str, str] = {}
    sections = [section(name, before) for names in MODULES.values() for name in names]
    table = ["| for | modules |", "|---|---|"]
    for purpose, names in MODULES.items():
        links = ", ".join(f"[`{name}`](#{name.replace('.', '')})" for name in names)
        table.append(f"| {purpose.lower()} | {links} |")
    return "\n\n".join([HEAD.strip(), "\n".join(table), *sections]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
