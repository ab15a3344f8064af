"""What the sources say about words: catalogues, who asks them for what, and sentences that still stand in Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import triumvir
from triumvir.language import Catalogue, catalogue
from triumvir.language.catalogue import speaker
from triumvir.language.message import Message, messages

ROOT = Path(triumvir.__path__[0])
IDENTIFIER = re.compile(r"[a-zA-Z][\w-]*")
PAGE = re.compile(r"""\b[tT]\(\s*["']([^"']+)["'](\s*~)?""")  # what a template asks for, or how that begins
ELSE = re.compile(r"""\b[tT]\(\s*["'][^"']+["'] if [^(){}]+ else ["']([^"']+)["']""")  # the other of two


class Ask(NamedTuple):
    """A call of a catalogue in Python."""

    where: str
    words: Catalogue
    key: str
    values: frozenset[str]
    open: bool  # further values may come from a mapping


@cache
def module_names() -> dict[str, Path]:
    found = {}
    for path in sorted(ROOT.rglob("*.py")):
        parts = path.relative_to(ROOT.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def areas() -> list[tuple[str, str]]:
    """Every area as package and file name, found by its English catalogue."""
    return [
        (".".join(path.parents[2].relative_to(ROOT.parent).parts), path.stem)
        for path in sorted(ROOT.rglob("lang/en/*.ftl"))
    ]


def area_path(package: str, area: str, lang: str) -> Path:
    return ROOT.parent.joinpath(*package.split("."), "lang", lang, f"{area}.ftl")


@cache
def area_messages(package: str, area: str, lang: str) -> dict[str, Message]:
    path = area_path(package, area, lang)
    return messages(path.read_text("utf-8"), str(path), speaker(lang))


def bound(module: str) -> dict[str, Catalogue]:
    """The names under which a module knows catalogues: its own, and those that it imports from where they are made."""
    found = dict(made(module))
    for node in tree(module_names()[module]).body:
        if isinstance(node, ast.ImportFrom) and node.module in module_names():
            theirs = made(node.module)
            found |= {name.asname or name.name: theirs[name.name] for name in node.names if name.name in theirs}
    return found


@cache
def made(module: str) -> dict[str, Catalogue]:
    """The catalogues that a module names itself."""
    found: dict[str, Catalogue] = {}
    for node in tree(module_names()[module]).body:
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "catalogue":
            names = [one.value for one in value.args if isinstance(one, ast.Constant)]
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if isinstance(target, ast.Name) and len(names) == len(value.args):
                    found[target.id] = catalogue(*names)
    return found


def asks() -> Iterator[Ask]:
    """Every call of a catalogue whose key is written out."""
    for module, path in module_names().items():
        known = bound(module)
        for node in ast.walk(tree(path)):
            if not isinstance(node, ast.Call):
                continue
            func, place = node.func, 0
            if isinstance(func, ast.Attribute) and func.attr == "say":
                func, place = func.value, 1
            if isinstance(func, ast.Name) and func.id in known and len(node.args) > place:
                values = frozenset(one.arg for one in node.keywords if one.arg)
                rest = any(one.arg is None for one in node.keywords)
                for key in constants(node.args[place]):
                    yield Ask(f"{module}:{node.lineno}", known[func.id], key, values, rest)


def constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


@cache
def strings(package: str) -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """All strings of a package's modules and templates, and patterns for those that are put together."""
    plain: set[str] = set()
    built: set[str] = set()
    folder = ROOT.parent.joinpath(*package.split("."))
    for path in folder.rglob("*.py"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                built.add(
                    "".join(re.escape(str(one.value)) if isinstance(one, ast.Constant) else ".+" for one in node.values)
                )
    plain.update(f"variant-{path.stem}" for path in folder.glob("variants/*.toml"))  # asked for by games.variants
    for path in [*folder.rglob("*.html"), *folder.rglob("*.js")]:
        for key, more in PAGE.findall(path.read_text("utf-8")):
            name = key.replace(".", "-").replace(":", "-")
            if more:
                built.add(re.escape(name) + ".+")
            plain.add(name)
        plain.update(key.replace(".", "-") for key in ELSE.findall(path.read_text("utf-8")))
    patterns = [one for one in built if re.search(r"[a-z]", one.replace(".+", ""))]
    return frozenset(plain), tuple(re.compile(one) for one in patterns)


def is_words(node: ast.expr) -> bool:
    if isinstance(node, ast.BinOp):
        return is_words(node.left) or is_words(node.right)
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def in_python(path: Path) -> list[int]:
    """The lines on which a text or a refusal is written in two languages."""
    return [
        node.lineno
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call)
        and len(node.args) >= 2
        and not node.keywords
        and all(is_words(one) for one in node.args[-2:])
        and re.match(r"Text$|[A-Z]\w*(Error|Refused|Game|Value|Type|Moment)$", name_of(node.func))
    ]


def name_of(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
