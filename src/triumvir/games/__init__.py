"""The games. A game is a folder in here with one public name, GAME; adding a folder adds a game."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path

from triumvir.engine.box import Box
from triumvir.engine.errors import UnknownGame
from triumvir.engine.game import Game


@cache
def games() -> dict[str, type[Game]]:
    """All games by name."""
    found: dict[str, type[Game]] = {}
    for module in pkgutil.iter_modules(__path__):
        title: type[Game] = import_module(f"{__name__}.{module.name}").GAME
        found[title.meta.name] = title
    return dict(sorted(found.items()))


def load(
    name: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    box: str | Path | Box | None = None,
    **more: object,
) -> Game:
    """A game ready to start; options as a mapping or by name, `box` a file or a box that replaces the components."""
    title = games().get(name)
    if title is None:
        known = ", ".join(games())
        raise UnknownGame(
            f"Unknown game {name!r}; known are: {known}.", f"Unbekanntes Spiel {name!r}; bekannt sind: {known}."
        )
    if not isinstance(box, Box):
        box = standard_box(title) if box is None else Box.read(Path(box))
    count = title.meta.max_players if players is None else players
    return title(count, {**(options or {}), **more}, box)


def standard_box(title: type[Game]) -> Box:
    """The components that come with the game."""
    return Box.read(files(title.__module__.rpartition(".")[0]).joinpath("box.toml"))
