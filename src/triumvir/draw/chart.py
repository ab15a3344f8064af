"""VP over time as a drawing: one line for each seat, its shape at every round, its name at the end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from triumvir.draw.pieces import piece, seat_colour
from triumvir.draw.svg import attributes, drawing, group, line, path, text

LEFT, RIGHT, TOP, BOTTOM = 34, 96, 12, 24


def vp_chart(
    scores: Sequence[Sequence[int]],
    names: Sequence[str],
    rounds: Sequence[tuple[int, str]],
    label: str,
    width: int = 720,
    height: int = 180,
) -> str:
    """The chart of a game: `scores[seat][ply]`, and (ply, caption) where a round begins.

    The table of scores is its text alternative, so that here only the last score of each seat is told.
    """
    plies = max((len(one) for one in scores), default=0)
    low = min(0, *(min(one, default=0) for one in scores)) if scores else 0
    high = max(10, *(max(one, default=0) for one in scores)) if scores else 10
    step = _step(high - low)
    low, high = low // step * step, -(-high // step) * step
    wide, tall = width - LEFT - RIGHT, height - TOP - BOTTOM

    def x(ply: int) -> float:
        return LEFT + wide * ply / max(1, plies - 1)

    def y(points: int) -> float:
        return TOP + tall * (high - points) / (high - low)

    body = "".join(
        line(LEFT, y(points), width - RIGHT, y(points), "line-2" if points == 0 else "line", 1)
        + text(LEFT - 6, y(points) + 4, points, 11.5, "ink-2", "e")
        for points in range(low, high + 1, step)
    )
    for ply, caption in rounds:
        body += line(x(ply), TOP, x(ply), height - BOTTOM, "line", 1, "2 3")
        body += text(x(ply) + 3, height - 8, caption, 11, "ink-2")
    body = f"<g{attributes(aria_hidden='true')}>{body}</g>"
    ends = _apart([y(one[-1]) if one else y(0) for one in scores], 15)
    for seat, one in enumerate(scores):
        body += _line(seat, [(x(ply), y(points)) for ply, points in enumerate(one)], [ply for ply, _ in rounds])
        if one:
            said = f"{names[seat]}: {one[-1]}"
            end = text(width - RIGHT + 20, ends[seat] + 4.5, f"{names[seat][:11]} {one[-1]}", 12.5, "ink", "h")
            body += group(piece(seat, width - RIGHT + 9, ends[seat], 6) + end, tip=said)
    return drawing(width, height, body, label, "vp-chart")


def _step(span: int) -> int:
    """The distance of the grid lines: at most about six of them."""
    for step in (5, 10, 20, 25, 50, 100):
        if span / step <= 6:
            return step
    return 200


def _line(seat: int, points: list[tuple[float, float]], stops: list[int]) -> str:
    if not points:
        return ""
    d = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    last = points[0]
    for i, (x, y) in enumerate(points[1:], 1):
        if y != last[1] or i == len(points) - 1:  # VP come in steps
            d += f"H{x:.1f}V{y:.1f}"
            last = (x, y)
    body = path(d, "none", seat_colour(seat), 2.2, ' stroke-linejoin="round"')
    body += "".join(piece(seat, round(points[i][0], 1), round(points[i][1], 1), 4.4) for i in stops if i < len(points))
    return f'<g aria-hidden="true">{body}</g>'


def _apart(heights: list[float], gap: float) -> list[float]:
    """The same heights, pushed down where labels would cover each other."""
    found = list(heights)
    order = sorted(range(len(found)), key=lambda i: found[i])
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + gap)
    return found
