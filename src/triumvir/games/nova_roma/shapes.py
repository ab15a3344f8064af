"""Buildings as one would describe them: 2 in a row, lying; corner of 3, open to the top left. No codes of shapes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from triumvir.draw.keep import keep
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.nova_roma", "shapes")
Cells: TypeAlias = "frozenset[tuple[int, int]]"


class Described(NamedTuple):
    """A building in words."""

    shape: Text  # what it looks like, however it is turned
    way: Text | None  # how it is turned; None where there is but one way, or no word for it
    whole: bool  # whether both say all about it; what only a corrected box has may be of any shape


def described(cells: Iterable[tuple[int, int]]) -> Described:
    """What one would call a building, wherever it lies."""
    return _described(_moved(cells))


@keep
def _described(cells: Cells) -> Described:
    kind = _kind(cells)
    return Described(WORDS(f"shape-{kind}", n=len(cells)), _way(cells, kind), kind != "other")


def _way(found: Cells, kind: str) -> Text | None:
    way = WORDS("way-lying" if _wide(found) else "way-standing")
    if kind == "row":
        return way
    if kind == "corner":
        return WORDS("way-corner", side=_side(_gap(found)))
    if kind == "hook":
        return WORDS("way-hook", way=way, side=_side(_lone(found)))
    if kind == "tee":
        return WORDS(f"way-tee-{_stem(found)}")
    if kind == "stairs":
        return WORDS("way-stairs-falling" if (0, 0) in found else "way-stairs-rising", way=way)
    return None


def _moved(cells: Iterable[tuple[int, int]]) -> Cells:
    """The same building at the upper left."""
    listed = [(row, column) for row, column in cells]
    top, left = min(row for row, _ in listed), min(column for _, column in listed)
    return frozenset((row - top, column - left) for row, column in listed)


def _size(cells: Cells) -> tuple[int, int]:
    return max(row for row, _ in cells) + 1, max(column for _, column in cells) + 1


def _wide(cells: Cells) -> bool:
    rows, columns = _size(cells)
    return columns > rows


def _kind(cells: Cells) -> str:
    rows, columns = _size(cells)
    if len(cells) == 1:
        return "block"
    if min(rows, columns) == 1:
        return "row"
    if (rows, columns) == (2, 2):
        return {3: "corner", 4: "square"}[len(cells)] if len(cells) > 2 else "other"
    if sorted((rows, columns)) != [2, 3] or len(cells) != 4:
        return "other"
    across = [sum(line == one for one in _lines(cells)) for line in (0, 1)]
    if across == [2, 2]:
        return "stairs"
    return "tee" if _along(cells, _lone(cells)) == 1 else "hook"


def _lines(cells: Cells) -> list[int]:
    """For every cell in which of the two long lines of a building of 2 by 3 it lies."""
    wide = _wide(cells)
    return [row if wide else column for row, column in cells]


def _along(cells: Cells, cell: tuple[int, int]) -> int:
    """How far along the long side a cell lies."""
    return cell[1] if _wide(cells) else cell[0]


def _lone(cells: Cells) -> tuple[int, int]:
    """The one cell beside a line of three."""
    wide = _wide(cells)
    for line in (0, 1):
        there = [cell for cell in cells if (cell[0] if wide else cell[1]) == line]
        if len(there) == 1:
            return there[0]
    return min(cells)


def _gap(cells: Cells) -> tuple[int, int]:
    """The free cell of a corner."""
    return next((row, column) for row in (0, 1) for column in (0, 1) if (row, column) not in cells)


def _side(cell: tuple[int, int]) -> Text:
    """Which corner of a building a cell is in."""
    upper, left = cell[0] == 0, cell[1] == 0
    return WORDS(f"side-{'top' if upper else 'bottom'}-{'left' if left else 'right'}")


def _stem(cells: Cells) -> str:
    row, column = _lone(cells)
    if _wide(cells):
        return "up" if row == 0 else "down"
    return "left" if column == 0 else "right"
