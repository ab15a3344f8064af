"""Grids, shapes of cells, tracks, faces and the width of words."""

import re
from itertools import pairwise
from math import dist
from xml.etree import ElementTree

import pytest

from triumvir.draw.faces import chip, plaque, tablet
from triumvir.draw.grid import Grid, connected, outline
from triumvir.draw.letters import fit, width, wrap
from triumvir.draw.tracks import along, chevron, row, stadium, stadium_path

GRID = Grid(10, 20, 30, 34, 5, 4)


def corners(d: str) -> list[list[tuple[float, float]]]:
    loops = [loop for loop in re.split(r"M|z", d) if loop]
    return [[(float(x), float(y)) for x, y in (point.split() for point in loop.split("L"))] for loop in loops]


def area(points: list[tuple[float, float]]) -> float:
    closed = [*points, points[0]]
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairwise(closed)) / 2


def test_cells_of_a_grid() -> None:
    assert GRID.corner((0, 0)) == (10, 20)
    assert GRID.middle((1, 2)) == (10 + 68 + 15, 20 + 34 + 15)
    assert GRID.cell(7) == (1, 2)
    assert (GRID.width, GRID.height) == (4 * 34 + 30, 3 * 34 + 30)
    assert len(list(GRID.cells())) == 20


def test_the_outline_of_one_cell_runs_in_the_gaps() -> None:
    assert corners(outline(GRID, [(0, 0)])) == [[(8, 18), (42, 18), (42, 52), (8, 52)]]
    assert corners(outline(GRID, [(0, 0)], inset=2)) == [[(10, 20), (40, 20), (40, 50), (10, 50)]]


@pytest.mark.parametrize(
    ("cells", "count"),
    [
        ([(0, 0), (0, 1)], 4),
        ([(0, 0), (1, 0), (1, 1)], 6),
        ([(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)], 12),
        ([(0, 0), (0, 1), (1, 1), (1, 2)], 8),
    ],
)
def test_an_outline_has_the_corners_and_the_area_of_its_shape(cells: list[tuple[int, int]], count: int) -> None:
    (loop,) = corners(outline(GRID, cells))
    assert len(loop) == count
    assert area(loop) == pytest.approx(len(cells) * 34 * 34)


def test_a_hole_and_cells_that_touch_at_a_corner() -> None:
    frame = [(r, c) for r in range(3) for c in range(3) if (r, c) != (1, 1)]
    assert sorted(area(loop) for loop in corners(outline(GRID, frame))) == [-34 * 34, 9 * 34 * 34]
    assert [area(loop) for loop in corners(outline(GRID, [(0, 0), (1, 1)]))] == [34 * 34, 34 * 34]


def test_parts_that_hang_together() -> None:
    assert connected([(0, 0), (1, 1), (0, 1), (3, 3)]) == [{(0, 0), (0, 1), (1, 1)}, {(3, 3)}]


@pytest.mark.parametrize("count", [11, 16, 21, 22])
def test_spaces_of_a_loop_are_evenly_apart(count: int) -> None:
    points = stadium(44, 302, 58, 25, count)
    steps = [dist(one, other) for one, other in pairwise([*points, points[0]])]
    assert len(points) == count
    assert max(steps) < 2 * (258 + 79) / count + 0.01
    assert min(steps) > 0.6 * max(steps)
    assert stadium_path(44, 302, 58, 25).startswith("M44 33H302a25 25")


def test_spaces_of_a_row_and_along_a_way() -> None:
    assert row(5, 7, 10, 3) == [(5, 7), (15, 7), (25, 7)]
    assert along([(0, 0), (10, 0), (10, 10)], 5) == [(0, 0), (5, 0), (10, 0), (10, 5), (10, 10)]
    assert chevron(0, 0, 30, 20) == "M0 0h20l10 10l-10 10h-20l10 -10z"


def test_words_fit() -> None:
    assert fit("oil", 50, 11) == 11
    assert width("Schriftrolle", fit("Schriftrolle", 55, 11), 0.49) <= 55.01
    assert wrap("Sail: place an artisan", 60, 11) == ["Sail: place", "an artisan"]
    assert wrap("Donaudampfschiff", 10, 11) == ["Donaudampfschiff"]


def test_faces_are_well_formed() -> None:
    body = chip(8, 10, 8, "wine", "wine") + tablet(0, 0, 60, 50, "senate", "senate", "Senat")
    body += plaque(0, 0, 80, 20, "harbour <master>")
    root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>')
    assert "harbour <master>" in [element.text for element in root]
