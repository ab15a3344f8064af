"""Grids of square cells, and shapes made of cells: buildings, areas, zones."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from triumvir.draw.svg import Point

Cell = tuple[int, int]  # row, column


class Grid(NamedTuple):
    """Where the cells of a grid are: its corner, the size of a cell, and the distance from one cell to the next."""

    x: float
    y: float
    size: float
    step: float
    columns: int
    rows: int

    def corner(self, cell: Cell) -> Point:
        """The upper left corner of a cell."""
        return self.x + cell[1] * self.step, self.y + cell[0] * self.step

    def middle(self, cell: Cell) -> Point:
        """The middle of a cell."""
        x, y = self.corner(cell)
        return x + self.size / 2, y + self.size / 2

    def cell(self, number: int) -> Cell:
        """A cell by its number, row by row."""
        return divmod(number, self.columns)

    def cells(self) -> Iterable[Cell]:
        """All cells, row by row."""
        return ((row, column) for row in range(self.rows) for column in range(self.columns))

    @property
    def width(self) -> float:
        """From the left side of the first to the right side of the last column."""
        return (self.columns - 1) * self.step + self.size

    @property
    def height(self) -> float:
        """From the top of the first to the foot of the last row."""
        return (self.rows - 1) * self.step + self.size


def outline(grid: Grid, cells: Collection[Cell], inset: float = 0.0) -> str:
    """The border of a shape of cells as path data, corners joined, holes included.

    The border runs in the middle of the gaps between cells, moved inwards by `inset`: 0 makes neighbours share a line.
    """
    filled = set(cells)
    following: dict[Cell, list[Cell]] = {}  # borders walked with the shape on the right hand
    for row, column in sorted(filled):
        for (dr, dc), start, end in (
            ((-1, 0), (row, column), (row, column + 1)),
            ((0, 1), (row, column + 1), (row + 1, column + 1)),
            ((1, 0), (row + 1, column + 1), (row + 1, column)),
            ((0, -1), (row + 1, column), (row, column)),
        ):
            if (row + dr, column + dc) not in filled:
                following.setdefault(start, []).append(end)
    d = ""
    while following:
        d += _loop(grid, following, inset)
    return d


def _loop(grid: Grid, following: dict[Cell, list[Cell]], inset: float) -> str:
    """Take one closed border out of the open ones."""
    start = min(following)
    walk = [start]
    while len(walk) == 1 or walk[-1] != start:
        here = walk[-1]
        ends = following[here]
        came = (here[0] - walk[-2][0], here[1] - walk[-2][1]) if len(walk) > 1 else (0, 0)
        right = (here[0] + came[1], here[1] - came[0])  # at a crossing turn right: cells that only touch stay apart
        end = right if right in ends else ends[0]
        ends.remove(end)
        if not ends:
            del following[here]
        walk.append(end)
    corners = []
    walk = walk[:-1]
    for i, (row, column) in enumerate(walk):
        before, after = walk[i - 1], walk[(i + 1) % len(walk)]
        came, goes = (row - before[0], column - before[1]), (after[0] - row, after[1] - column)
        if came != goes:
            corners.append(_corner(grid, (row, column), came, goes, inset))
    return "M" + "L".join(f"{x:.5g} {y:.5g}" for x, y in corners) + "z"


def _corner(grid: Grid, at: Cell, came: Cell, goes: Cell, inset: float) -> Point:
    half = (grid.step - grid.size) / 2
    x, y = grid.x + at[1] * grid.step - half, grid.y + at[0] * grid.step - half
    for down, right in (came, goes):  # the shape lies to the right of the way
        x -= down * inset
        y += right * inset
    return x, y


def connected(cells: Collection[Cell]) -> list[set[Cell]]:
    """The parts of a set of cells that hang together along sides, in reading order."""
    left, found = set(cells), []
    while left:
        part, waiting = set[Cell](), [min(left)]
        while waiting:
            cell = waiting.pop()
            if cell in left:
                left.remove(cell)
                part.add(cell)
                row, column = cell
                waiting += [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        found.append(part)
    return found
