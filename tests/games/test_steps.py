"""The tables of steps: each at its number, whole, and asked rather than compared."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

import triumvir.games

FOLDERS = [path.parent for path in sorted(Path(triumvir.games.__path__[0]).glob("*/steps/table.py"))]
GAMES = [folder.parent.name for folder in FOLDERS]


def part(game: str, module: str) -> object:
    """A module of a game's folder."""
    return import_module(f"triumvir.games.{game}.{module}")


def table(game: str) -> list[object]:
    """The steps of a game."""
    return list(vars(part(game, "steps.table"))["STEPS"])


def names_of(game: str) -> list[str]:
    """What views call the steps of a game."""
    return [str(getattr(step, "name", "")) for step in table(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_step_stands_at_its_number(game: str) -> None:
    """The constant of the position that is called like a step is its place in the table; none is missing."""
    numbers = vars(part(game, "state"))
    names = names_of(game)
    assert [numbers[name.upper()] for name in names] == list(range(numbers["OVER"] + 1))
    assert names[-1] == "over"


@pytest.mark.parametrize("game", GAMES)
def test_every_step_says_all_that_is_asked_of_it(game: str) -> None:
    """What is legal, what it does and what forbids the rest is no step's to leave out; in the end nothing is asked."""
    base = vars(part(game, "steps.step"))["Step"]
    for step in table(game)[:-1]:
        kind = type(step)
        assert isinstance(step, base)
        assert kind.__doc__
        for method in ("legal", "do", "refuse"):
            assert getattr(kind, method) is not getattr(base, method), (kind, method)
        if hasattr(kind, "forbid"):
            assert "forbid" in vars(kind), kind


@pytest.mark.parametrize("game", GAMES)
def test_no_step_is_compared_by_size(game: str) -> None:
    """The numbers of steps have no order that would mean anything."""
    numbers = {name.upper() for name in names_of(game)}
    found = []
    for path in (Path(triumvir.games.__path__[0]) / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare) and any(
                isinstance(sign, ast.Lt | ast.LtE | ast.Gt | ast.GtE) for sign in node.ops
            ):
                for side in (node.left, *node.comparators):
                    if isinstance(side, ast.Attribute) and (side.attr == "step" or is_number(side, numbers)):
                        found.append(f"{path.name}:{node.lineno}")
                    if isinstance(side, ast.Name) and side.id in numbers and path.name != "actions.py":
                        found.append(f"{path.name}:{node.lineno}")
    assert not found


def is_number(side: ast.Attribute, numbers: set[str]) -> bool:
    """Whether an attribute is the number of a step: `st.SOW`."""
    return isinstance(side.value, ast.Name) and side.value.id == "st" and side.attr in numbers
