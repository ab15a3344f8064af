"""`draw` and everything else outside the folders know no game; each game brings along what it alone is drawn with."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import triumvir
from triumvir.draw.tokens import OWN, add_colours

SOURCE = Path(triumvir.__file__).parent
NAMES = {name: title.meta.title for name, title in triumvir.titles().items()}
ALONE = """
import random, re, sys
from importlib import import_module
title = import_module(sys.argv[1]).GAME
from triumvir.draw.sprite import symbols
from triumvir.games.registry import standard_box
game = title(title.meta.max_players, {}, standard_box(title))
state, chance, drawn = game.start(2), random.Random(2), 0
while not state.over:
    state.apply(chance.choice(state.legal()))
    if chance.randrange(9) == 0:
        for part in game.draw_parts(state.view(int(state.to_act)), "en", state.legal()):
            missing = {name for name in re.findall(r'href="#([^"]+)"', part.svg) if name not in symbols()}
            assert not missing, missing
            drawn += 1
others = [name for name in sys.modules if name.endswith(".board") and not name.startswith(sys.argv[1] + ".")]
assert not others, others
assert drawn > 50
"""


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_drawn_without_what_others_bring_along(name: str) -> None:
    package = triumvir.titles()[name].__module__.rpartition(".")[0]
    here = {**os.environ, "PYTHONPATH": str(SOURCE.parent)}
    ended = subprocess.run(
        [sys.executable, "-c", ALONE, package], env=here, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr


def test_a_colour_keeps_its_value() -> None:
    name, value = next(iter(OWN.items()))
    add_colours({name: value})  # the same again
    for taken in (name, "ink"):
        with pytest.raises(ValueError, match=taken):
            add_colours({taken: "#123456"})


def outside() -> list[Path]:
    """Every source that belongs to no game."""
    files = [path for path in SOURCE.rglob("*") if path.suffix in {".py", ".svg", ".css", ".js", ".html", ".ftl"}]
    return [path for path in files if SOURCE / "games" not in path.parents]


def test_no_source_outside_the_folders_names_several_games() -> None:
    assert len(outside()) > 200
    for path in outside():
        text = path.read_text(encoding="utf-8")
        words = {name: rf"\b({name}|{name.replace('-', '_')}|{title})(_v\d+)?\b" for name, title in NAMES.items()}
        named = [name for name, word in words.items() if re.search(word, text)]
        assert len(named) < 2, f"{path.relative_to(SOURCE)} names {named}"


def test_no_program_outside_the_folders_depends_on_a_name() -> None:
    for path in outside():
        if path.suffix == ".py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                assert not isinstance(node, ast.Constant) or node.value not in NAMES, f"{path}: {node.value}"
