"""Pictures of the start page, drawn once and kept as SVG: a landscape with the templates, a game's in its folder."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from markupsafe import Markup

from triumvir.engine.game import Game

FILE = "art.svg"
_PLAIN = '<svg viewBox="0 0 404 140" aria-hidden="true"></svg>'


def _read(file: Traversable) -> Markup:
    text = file.read_text(encoding="utf-8") if file.is_file() else _PLAIN
    return Markup(text)  # noqa: S704  # of those whose programs we run


@cache
def hero() -> Markup:
    """The landscape at the top of the start page."""
    return _read(files("triumvir.server").joinpath("templates", "art", "hero.svg"))


@cache
def picture(title: type[Game]) -> Markup:
    """The picture of a game; a game without one has an empty place."""
    return _read(title.folder().joinpath(FILE))
