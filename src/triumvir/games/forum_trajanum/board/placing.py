"""Where the chosen building tile can go: cells for a single one, the seams between two cells for a double one."""

from __future__ import annotations

from triumvir.draw.grid import Grid
from triumvir.draw.keep import keep
from triumvir.draw.scene import tell
from triumvir.draw.svg import icon, paint, path, rect, use
from triumvir.games.forum_trajanum.actions import CELL, MIXED, PAIR, PAIRS, PAY, TURNED
from triumvir.games.forum_trajanum.board.faces import building, look
from triumvir.games.forum_trajanum.board.facts import choosable, face_begun
from triumvir.games.forum_trajanum.board.scene import Desk, Scene, patch, told
from triumvir.games.forum_trajanum.names import pair

LONG, SHORT = 28.0, 18.0  # of a double tile in small, on a seam
FEW = 8  # choices, so that each can be shown in full


def draw_places(desk: Desk, grid: Grid) -> str:
    """Targets while a place is chosen; the building on its cells while it is being paid."""
    scene = desk.scene
    face = scene.fact(face_begun, desk.seat)
    if face is None:
        return ""
    kinds = scene.printed.faces[face]
    if "cells" in scene.decision:
        return _chosen(grid, kinds, tuple(scene.decision["cells"]))
    places = scene.fact(choosable, CELL, PAY) if desk.live else ()
    if not places:
        return ""
    body = ""
    name = scene.printed.face_texts[face].in_(scene.lang)
    tip = tell(scene.say("place", building=name), scene.say("place-tip"))
    if face < MIXED:
        for action in sorted(places):
            number = action - CELL
            x, y = grid.corner(grid.cell(number))
            mark = patch(x + 2, y + 2, grid.size - 4, grid.size - 4, 5) + _ghost(grid, kinds, (number,))
            body += scene.press(f"place-{number}", action, "", mark)
        return told(body, tip)
    few = scene.fact(_few)
    halves: tuple[list[Box], list[Box]] = ([], [])
    for number in range(PAIRS):
        first, second = pair(number)
        for turned, action in ((False, PAIR + number), (True, TURNED + number)):
            if action not in places:
                continue
            cells = (second, first) if turned else (first, second)
            alone = kinds[0] == kinds[1]
            shift = 0.0 if alone else (10.0 if turned else -10.0)
            one, other = _seam(grid, cells, shift)
            halves[0].append(one)
            halves[1].append(other)
            mark = _around(one, other) + _ghost(grid, kinds, cells, few)
            body += scene.press(f"place-{number}-{int(turned)}", action, "", mark)
    shown = "".join(_halves(kind, boxes) for kind, boxes in zip(kinds, halves, strict=True))
    return shown + told(body, tip)


def _few(scene: Scene) -> bool:
    """Whether there is little to choose from."""
    return len(scene.targets.legal) <= FEW


@keep
def _ghost(grid: Grid, kinds: tuple[str, ...], cells: tuple[int, ...], rich: bool = True) -> str:
    """The tile as it would lie; where there are many places, without its glyphs."""
    body = ""
    for kind, cell in zip(kinds, cells, strict=True):
        fill, ink, glyph = look(kind)
        x, y = grid.corner(grid.cell(cell))
        body += rect(x, y, grid.size, grid.size, 5, fill, "edge", 1)
        body += icon(glyph, x + grid.size / 2, y + grid.size / 2, 36, ink, fill) if rich else ""
    return f'<g class="ghost" opacity=".85">{body}</g>'


Box = tuple[float, float, float, float]  # left, top, width, height


@keep
def _seam(grid: Grid, cells: tuple[int, ...], shift: float) -> tuple[Box, Box]:
    """Where the halves of a double tile in small lie, on the seam of its two cells and as they would lie there."""
    (x0, y0), (x1, y1) = grid.middle(grid.cell(cells[0])), grid.middle(grid.cell(cells[1]))
    beside = y0 == y1
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    cx, cy = (cx, cy + shift) if beside else (cx + shift, cy)
    half = LONG / 2
    first = (x0, y0) < (x1, y1)
    if beside:
        one, other = (cx - half, cy - SHORT / 2, half, SHORT), (cx, cy - SHORT / 2, half, SHORT)
    else:
        one, other = (cx - SHORT / 2, cy - half, SHORT, half), (cx - SHORT / 2, cy, SHORT, half)
    return (one, other) if first else (other, one)


def _around(one: Box, other: Box) -> str:
    """The outline of a double tile in small."""
    x, y = min(one[0], other[0]), min(one[1], other[1])
    w = max(one[0] + one[2], other[0] + other[2]) - x
    h = max(one[1] + one[3], other[1] + other[3]) - y
    return patch(x - 1, y - 1, w + 2, h + 2, 6)


def _halves(kind: str, boxes: list[Box]) -> str:
    """All halves that show one building."""
    fill, ink, glyph = look(kind)
    d = "".join(f"M{x:.5g} {y:.5g}h{w:.5g}v{h:.5g}h-{w:.5g}z" for x, y, w, h in boxes)
    drawn = "".join(use(f"i-{glyph}", x + w / 2 - 6, y + h / 2 - 6, 12, 12) for x, y, w, h in boxes)
    body = path(d, fill, "rim", 1.6)
    return f'<g aria-hidden="true" style="color:{paint(ink)};--ko:{paint(fill)}">{body}{drawn}</g>'


@keep
def _chosen(grid: Grid, kinds: tuple[str, ...], cells: tuple[int, ...]) -> str:
    """The place is chosen, the payment is not."""
    body = "".join(
        building(kind, *grid.corner(grid.cell(cell)), grid.size) for kind, cell in zip(kinds, cells, strict=True)
    )
    corners = [grid.corner(grid.cell(cell)) for cell in cells]
    x, y = min(x for x, _ in corners), min(y for _, y in corners)
    w, h = max(x for x, _ in corners) - x + grid.size, max(y for _, y in corners) - y + grid.size
    frame = rect(x - 2, y - 2, w + 4, h + 4, 8, "none", "rim", 5.5) + rect(
        x - 2, y - 2, w + 4, h + 4, 8, "none", "act", 3.2
    )
    return f'<g aria-hidden="true" pointer-events="none"><g opacity=".82">{body}</g>{frame}</g>'
