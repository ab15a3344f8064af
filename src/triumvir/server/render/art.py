"""Pictures of the start page, drawn once and kept as SVG beside the templates."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from markupsafe import Markup

_PLAIN = '<svg viewBox="0 0 404 140" aria-hidden="true"></svg>'


@cache
def _art(name: str) -> Markup:
    file = files("triumvir.server").joinpath("templates", "art", f"{name}.svg")
    return Markup(file.read_text(encoding="utf-8") if file.is_file() else _PLAIN)  # noqa: S704  # our own files


def hero() -> Markup:
    """The landscape at the top of the start page."""
    return _art("hero")


def picture(game: str) -> Markup:
    """The picture of a game."""
    return _art(game.replace("_", "-"))
