"""What is drawn once for all tables depends on the box: a table with another box shows its own values."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from triumvir.engine.errors import TriumvirError
from triumvir.engine.game import Game
from triumvir.games import load, titles

PLAYERS = 2
NUMBER = re.compile(r"(?<![\w.])\d+(?![\w.])")


def raised(line: str) -> str:
    """A line with its first number raised by one."""
    return NUMBER.sub(lambda found: str(int(found[0]) + 1), line, count=1)


def another_box(name: str, file: Path) -> int:
    """Write a box in which VP and costs are others; gives how many lines differ."""
    lines = (
        files(f"triumvir.games.{name.replace('-', '_')}").joinpath("box.toml").read_text(encoding="utf-8").split("\n")
    )
    changed = 0
    for place, line in enumerate(lines):
        if not re.search(r"(vp|points|cost)\w* *=.*\d", line):
            continue
        file.write_text("\n".join([*lines[:place], raised(line), *lines[place + 1 :]]), encoding="utf-8")
        try:
            load(name, PLAYERS, box=file)
        except TriumvirError:
            continue  # this one has to be as it is
        lines[place] = raised(line)
        changed += 1
    file.write_text("\n".join(lines), encoding="utf-8")
    return changed


def drawings(game: Game) -> Iterator[str]:
    """Everything that can be seen in a game now and then."""
    state, chance, ply = game.start(7), random.Random(3), 0
    while not state.over:
        if ply % 12 == 0:
            for seat in range(PLAYERS):
                legal = state.legal() if state.to_act == seat else []
                yield from (part.svg for part in game.draw_parts(state.view(seat), "en", legal, ["Ada", "Bea"]))
        state.apply(chance.choice(state.legal()))
        ply += 1


def forget() -> int:
    """Empty everything that is kept of drawings; gives how many kinds there are."""
    kept = [
        thing
        for module in list(sys.modules.values())
        if re.match(r"triumvir\.(draw|games\.\w+\.board)\b", getattr(module, "__name__", ""))
        for thing in vars(module).values()
        if hasattr(thing, "cache_clear") and not isinstance(thing, type)
    ]
    for thing in kept:
        thing.cache_clear()
    return len(kept)


@pytest.mark.parametrize("name", titles())
def test_a_table_with_another_box_shows_its_own_values(name: str, tmp_path: Path) -> None:
    assert another_box(name, tmp_path / "box.toml") > 3
    usual = list(drawings(load(name, PLAYERS)))
    other = load(name, PLAYERS, box=tmp_path / "box.toml")
    after_the_usual = list(drawings(other))
    assert forget() > 10
    assert after_the_usual == list(drawings(other))
    assert after_the_usual != usual
