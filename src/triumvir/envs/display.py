"""A position to look at: as text, as SVG for notebooks, as pixels for videos.

All of them show what one seat or a spectator may see, and nothing else. SVG is the drawing of the game, the same as in
the browser, and pixels are that drawing in the size asked for (`triumvir.envs.raster`). Text is the board of the
terminal.
"""

from __future__ import annotations

from io import StringIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.terminal_theme import MONOKAI, TerminalTheme

from triumvir.draw.picture import picture
from triumvir.engine.state import State
from triumvir.envs.raster import Size as Size
from triumvir.envs.raster import rendered, usual_size

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
WIDTH = 112  # columns
THEME: TerminalTheme = MONOKAI

SVG = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px;
line-height: {line_height}px; white-space: pre; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>{lines}</defs>
<rect fill="#0c0c0c" width="{width}" height="{height}" rx="6" />
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def _console(record: bool = False, colours: bool = False) -> Console:
    return Console(
        file=StringIO(),
        width=WIDTH,
        record=record,
        force_terminal=colours,
        color_system="truecolor" if colours else None,
        highlight=False,
        emoji=False,
        legacy_windows=False,
    )


def board(state: State, seat: int | None, lang: str = "en") -> str:
    """The board with Rich markup, as a seat may see it; None is a spectator."""
    view = state.view(seat)
    text = state.game.draw_text(view, lang)
    return text if state.over else f"{text}\n\n{state.game.prompt(view, lang)}"


def text(state: State, seat: int | None = None, lang: str = "en", colours: bool = False) -> str:
    """The position as plain text, or with the colour codes of a terminal."""
    console = _console(colours=colours)
    console.print(board(state, seat, lang))
    written = console.file
    assert isinstance(written, StringIO)
    return written.getvalue()


def svg(state: State, seat: int | None = None, lang: str = "en") -> str:
    """The position as one SVG picture that needs nothing from elsewhere; a game without drawings shows its text."""
    parts = state.game.draw_parts(state.view(seat), lang)
    if parts:
        return picture(parts)
    console = _console(record=True, colours=True)
    console.print(board(state, seat, lang))
    return console.export_svg(title=state.game.meta.title, theme=THEME, code_format=SVG, unique_id="triumvir")


def pixels(state: State, seat: int | None = None, lang: str = "en", size: Size | None = None) -> NDArray[np.uint8]:
    """The position as an array of height, width and three colours; of one size all through a game."""
    return rendered(svg(state, seat, lang), size or usual_size(state.game.players))


def render(mode: str | None, state: State, seat: int | None, lang: str, size: Size | None = None) -> Any:
    """The position in one of `RENDER_MODES`; "human" prints it."""
    if mode == "ansi":
        return text(state, seat, lang, colours=True)
    if mode == "svg":
        return svg(state, seat, lang)
    if mode == "rgb_array":
        return pixels(state, seat, lang, size)
    if mode == "human":
        print(text(state, seat, lang))
    return None


class Shown:
    """What shows itself in a notebook: whoever has a `position` to show."""

    @property
    def position(self) -> State:
        """What there is to show."""
        raise NotImplementedError

    def _repr_svg_(self) -> str:
        return svg(self.position)
