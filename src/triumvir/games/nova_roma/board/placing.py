"""Where a building may go: one small sign for every way to lay it, with a ghost of the building on hover and focus.

Every way is shown in one of the cells that it covers, so that as few as possible share a cell. The sign is the building
in small; in a cell with several they stand side by side. A page with scripts takes the building in hand instead
(`laying.js`): `data-grids` tells it where the cells of the zones lie, `data-cells` the zone and cells of a way.
"""

from __future__ import annotations

from itertools import pairwise

from triumvir.draw.grid import Grid, outline
from triumvir.draw.keep import keep
from triumvir.draw.svg import escape
from triumvir.games.nova_roma.actions import BLOCKS
from triumvir.games.nova_roma.board.scene import Scene

Prize = tuple[int, int, str]  # of a tile space: the cells around it, those of them that are free, the reward in words


def draw_targets(scene: Scene, grids: list[Grid], taken: list[int]) -> str:
    """All ways to lay the building that are legal now."""
    prizes = _prizes(scene, taken)
    body = ""
    for (zone, cell), ways in spread(scene).items():
        for i, action in enumerate(ways):
            body += _way(scene, grids[zone], action, cell, i, len(ways), prizes[zone])
    where = ";".join(f"{grid.x:.5g} {grid.y:.5g} {grid.size:.5g} {grid.columns}" for grid in grids)
    return f'<g fill="var(--act)" data-grids="{where}">{body}</g>' if body else ""


def _prizes(scene: Scene, taken: list[int]) -> list[list[Prize]]:
    """For every zone the rewards that are still to be had."""
    found: list[list[Prize]] = [[] for _ in taken]
    for space, reward in zip(scene.printed.spaces, scene.view["rewards"], strict=True):
        if reward["tile"] and not reward["paid"]:
            words = scene.bundle(scene.names.reward_gains[reward["tile"]])
            found[space.zone].append((space.ring, space.ring & ~taken[space.zone], words))
    return found


def spread(scene: Scene) -> dict[tuple[int, int], list[int]]:
    """For every cell (zone, number) the ways that are shown in it: each goes where the fewest are."""
    found: dict[tuple[int, int], list[int]] = {}
    for action in sorted(action for action in scene.targets.legal if action >= BLOCKS):
        zone, mask = scene.printed.placements[action - BLOCKS]
        places = [i for i in range(mask.bit_length()) if mask >> i & 1]
        where = min(places, key=lambda place: len(found.get((zone, place), ())))
        found.setdefault((zone, where), []).append(action)
    return found


def _way(scene: Scene, grid: Grid, action: int, cell: int, number: int, count: int, prizes: list[Prize]) -> str:
    zone, mask = scene.printed.placements[action - BLOCKS]
    cells = " ".join(str(i) for i in range(mask.bit_length()) if mask >> i & 1)
    label = scene.targets.describe(action)
    closed = [words for ring, free, words in prizes if ring & mask and not free & ~mask]
    if closed:
        label += f"\n{scene.say('closes', what=' + '.join(closed))}"
    tip = f' data-tip="{escape(label)}"' if closed else ""
    return (
        f'<g id="go-place-{action - BLOCKS}" class="legal" role="button" tabindex="0" data-action="{action}"'
        f' data-cells="{zone} {cells}"'
        f' aria-label="{escape(label)}"{tip}>'
        f"{_sign(grid, mask, cell, number, count, bool(closed))}</g>"
    )


@keep
def _sign(grid: Grid, mask: int, cell: int, number: int, count: int, closes: bool) -> str:
    shape = frozenset(divmod(i, grid.columns) for i in range(mask.bit_length()) if mask >> i & 1)
    side = 1 if count == 1 else 2 if count <= 4 else 3
    across = grid.size / side
    x, y = grid.corner(divmod(cell, grid.columns))
    x += number % side * across
    y += number // side * across + (grid.size - -(-count // side) * across) / 2
    top, left = min(row for row, _ in shape), min(column for _, column in shape)
    rows, columns = max(row for row, _ in shape) - top + 1, max(column for _, column in shape) - left + 1
    unit = min(across * 0.84 / max(rows, columns, 2), 7.5)
    x0, y0 = x + (across - columns * unit) / 2, y + (across - rows * unit) / 2
    small = Grid(x0, y0, unit, unit, columns, rows)
    sign = _steps(outline(small, {(row - top, column - left) for row, column in shape}, 0.3))
    paint = ' fill="var(--good)"' if closes else ""
    return (
        f'<path d="{sign}"{paint}/>'
        f'<path class="ghost" d="{_steps(outline(grid, shape))}" opacity=".7"/>'
        f'<path class="hit" d="M{x:.5g} {y:.5g}h{across:.4g}v{across:.4g}h{-across:.4g}z"/>'
    )


def _steps(d: str) -> str:
    """The same outline with every side as a step to the side or down, which is shorter."""
    found = ""
    for loop in d.split("z")[:-1]:
        points = [point.split() for point in loop[1:].split("L")]
        found += f"M{points[0][0]} {points[0][1]}"
        for (x0, y0), (x1, y1) in pairwise(points):
            if x0 == x1:
                found += f"v{float(y1) - float(y0):.4g}"
            else:
                found += f"h{float(x1) - float(x0):.4g}"
        found += "z"
    return found
