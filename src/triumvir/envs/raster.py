"""The drawn board as pixels: its SVG made plain, and rendered by resvg (`pip install triumvir[envs]`).

resvg is small, comes as a wheel for every platform and draws the same everywhere, but knows neither the custom
properties of CSS by which drawings have their colours nor the fonts of the pages in their compressed form. So the
properties are put in before, and the fonts, which are the browser's, are unpacked once for each process.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import as_file, files
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from numpy.typing import NDArray

WIDTH = 960  # pixels, where nothing else is asked for
BOARD, ROW_OF_MATS = 1.15, 0.95  # room for the board and for two mats beside each other, as parts of the width
GROUND = (232, 220, 198)

Size = tuple[int, int]  # width and height in pixels

_PROPERTY = re.compile(r"(--[\w-]+):([^;}]*)")
_USE = re.compile(r"var\((--[\w-]+)(?:,([^()]*))?\)")
_VIEW_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
_RULE = re.compile(r"<style>.*?</style>", re.DOTALL)
_UNPACKED: list[TemporaryDirectory[str]] = []  # kept until the process ends


def usual_size(players: int, width: int = WIDTH) -> Size:
    """A size in which the picture of a table fits at any moment of a game."""
    return width, round(width * (BOARD + ROW_OF_MATS * ((players + 1) // 2)))


def rendered(svg: str, size: Size) -> NDArray[np.uint8]:
    """A picture as an array of height, width and three colours, as large as it fits into that size."""
    from PIL import Image  # noqa: PLC0415 - optional
    from resvg_py import svg_to_bytes  # noqa: PLC0415 - optional

    shape = _VIEW_BOX.search(svg)
    assert shape is not None, "not a drawing"
    width, height = size
    scale = min(width / float(shape[1]), height / float(shape[2]))
    made = svg_to_bytes(
        svg_string=plain(svg),
        width=max(1, int(float(shape[1]) * scale)),
        skip_system_fonts=True,
        font_files=fonts(),
        font_family="Alegreya Sans",
    )
    canvas = Image.new("RGB", size, GROUND)
    with Image.open(BytesIO(bytes(made))) as image:
        canvas.paste(image, ((width - image.width) // 2, 0), image.convert("RGBA"))
    return np.asarray(canvas, dtype=np.uint8)


def plain(svg: str) -> str:
    """The same picture without custom properties: each is replaced by the value that it has on a light page."""
    style = _RULE.search(svg)
    values: dict[str, str] = {}
    for name, value in _PROPERTY.findall(style[0] if style else ""):
        values.setdefault(name, value.strip())

    def value_of(use: re.Match[str]) -> str:
        return values.get(use[1], (use[2] or "none").strip())

    while _USE.search(svg):
        svg = _USE.sub(value_of, svg)
    return svg


@cache
def fonts() -> list[str]:
    """The fonts of the drawings as plain files."""
    from fontTools.ttLib import TTFont  # noqa: PLC0415 - optional

    folder = TemporaryDirectory(prefix="triumvir-fonts-")
    _UNPACKED.append(folder)
    found: list[str] = []
    with as_file(files("triumvir") / "server" / "static" / "fonts") as packed:
        for path in sorted(packed.glob("*.woff2")):
            font = TTFont(path)
            font.flavor = None
            target = Path(folder.name) / f"{path.stem}.ttf"
            font.save(target)
            found.append(str(target))
    return found
