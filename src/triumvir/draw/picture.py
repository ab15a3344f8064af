"""The drawings of a table in one picture: the board with its parts in their places, the mats of all seats below."""

from __future__ import annotations

import re
from typing import NamedTuple

from triumvir.draw.part import Part
from triumvir.draw.standalone import standalone

WIDTH = 1200.0
GAP = 12.0
MATS_IN_A_ROW = 2

_OPENING = re.compile(r"<svg ")
_VIEW_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


class _Placed(NamedTuple):
    part: Part
    left: float
    top: float
    width: float
    height: float


def picture(parts: list[Part]) -> str:
    """All parts as one SVG that needs nothing from elsewhere."""
    board = [part for part in parts if part.place == "board"]
    mats = [part for part in parts if part.place in ("mat", "rival-full")]
    slab = _slab_height(board)
    placed = [
        _Placed(part, part.box[0] * WIDTH, part.box[1] * slab, part.box[2] * WIDTH, _height(part)) for part in board
    ]
    top = slab
    width = (WIDTH - GAP * (MATS_IN_A_ROW - 1)) / MATS_IN_A_ROW
    for start in range(0, len(mats), MATS_IN_A_ROW):
        row = mats[start : start + MATS_IN_A_ROW]
        top += GAP
        placed += [
            _Placed(part, (width + GAP) * place, top, width, width / _shape(part)) for place, part in enumerate(row)
        ]
        top += max(width / _shape(part) for part in row)
    body = "".join(_nested(item) for item in placed)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:.5g} {top:.5g}">{body}</svg>'


def _height(part: Part) -> float:
    """How high a part of the board is at its width, whatever its box says: drawings are not stretched."""
    return part.box[2] * WIDTH / _shape(part)


def _slab_height(board: list[Part]) -> float:
    """The lowest board on which no part covers one that lies below it, and a little space between them."""
    needed = 0.0
    for part in board:
        left, top, width, _ = part.box
        floors = [other.box[1] for other in board if other.box[0] < left + width and left < other.box[0] + other.box[2]]
        below = min((floor for floor in floors if floor > top), default=1.0)
        needed = max(needed, _height(part) / (below - top))
    return needed * 1.02


def _shape(part: Part) -> float:
    """Width over height of a drawing."""
    found = _VIEW_BOX.search(part.svg)
    assert found is not None, f"the drawing {part.name} has no viewBox"
    return float(found[1]) / float(found[2])


def _nested(item: _Placed) -> str:
    where = f'<svg x="{item.left:.5g}" y="{item.top:.5g}" width="{item.width:.5g}" height="{item.height:.5g}" '
    return _OPENING.sub(where, standalone(item.part.svg), count=1)
