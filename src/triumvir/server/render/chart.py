"""VP over time as SVG: one line for each player in its colour, with its shape now and then and its name at the end."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from triumvir.draw.scale import step_of

WIDTH, HEIGHT = 640, 190
LEFT, RIGHT, TOP, BOTTOM = 36, 112, 12, 24
MARKS = 8  # shapes on each line


def chart(scores: Sequence[Sequence[int]], names: Sequence[str], marks: Sequence[str], label: str, step: str) -> str:
    """The chart; `scores` has one row for each position, `marks` are the pieces of the players in the sprite."""
    last = max(1, len(scores) - 1)
    low = min(0, *(min(row) for row in scores))
    high = max(10, *(max(row) for row in scores))
    ticks = _ticks(low, high)
    low, high = min(low, ticks[0]), max(high, ticks[-1])

    def x(ply: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * ply / last

    def y(vp: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - vp) / (high - low)

    body = ""
    for vp in ticks:
        body += f'<path class="grid" d="M{LEFT} {y(vp):.1f}H{WIDTH - RIGHT}"/>'
        body += f'<text class="e" x="{LEFT - 6}" y="{y(vp) + 4:.1f}">{vp}</text>'
    for ply in sorted({0, last // 2, last}):
        body += f'<text class="m" x="{x(ply):.1f}" y="{HEIGHT - 6}">{escape(step.format(n=ply))}</text>'
    ends = _spread([y(row) for row in scores[-1]])
    for seat, (name, mark) in enumerate(zip(names, marks, strict=True)):
        points = _corners([row[seat] for row in scores])
        line = " ".join(f"{x(ply):.1f},{y(vp):.1f}" for ply, vp in points)
        body += f'<polyline class="line {mark}" points="{line}"/>'
        for i in range(MARKS + 1):
            ply = round(last * i / MARKS)
            vp = scores[min(ply, len(scores) - 1)][seat]
            body += (
                f'<use href="/static/sprite.svg#{mark}" x="{x(ply) - 6:.1f}" y="{y(vp) - 6:.1f}"'
                ' width="12" height="12"/>'
            )
        shown = name if len(name) <= 11 else name[:10] + "…"
        caption = f"{escape(shown)} {scores[-1][seat]}"
        body += f'<text class="b" x="{WIDTH - RIGHT + 10}" y="{ends[seat] + 4:.1f}">{caption}</text>'
    return f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">{body}</svg>'


def _ticks(low: int, high: int) -> list[int]:
    step = max(5, round(step_of(high - low, 5)))
    return list(range(low // step * step, high + step, step))


def _corners(values: Sequence[int]) -> list[tuple[int, int]]:
    """The points at which a line changes; what lies between them on one height is left out."""
    points = [(0, values[0])]
    for ply in range(1, len(values)):
        if values[ply] != values[ply - 1]:
            points += [(ply - 1, values[ply - 1]), (ply, values[ply])]
    points.append((max(1, len(values) - 1), values[-1]))
    return list(dict.fromkeys(points))


def _spread(heights: Sequence[float], gap: float = 14) -> list[float]:
    """Heights of labels, moved apart so that none covers another."""
    placed = list(heights)
    order = sorted(range(len(placed)), key=lambda i: placed[i])
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + gap)
    over = placed[order[-1]] - (HEIGHT - BOTTOM)
    if over > 0:
        placed = [height - over for height in placed]
    return placed
