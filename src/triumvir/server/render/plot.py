"""VP of many games over time as SVG: a mark for each game or several, filled where one was won, and a mean."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from markupsafe import Markup

from triumvir.draw.scale import step_of
from triumvir.server.store.history import Point

WIDTH, HEIGHT = 640, 220
LEFT, RIGHT, TOP, BOTTOM = 40, 14, 12, 26
MEAN_OF = 5  # points of the running mean


def plot(points: Sequence[Point], label: str) -> Markup:
    """The plot; of several games in one point a stroke shows the lowest and the highest."""
    low, high = min(point.low for point in points), max(point.high for point in points)
    step = max(5, round(step_of(max(1, high - low), 5)))
    low, high = (low - (low > 0)) // step * step, -(-(high + 1) // step) * step  # no mark on the lowest line

    def x(n: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (n + 0.5) / len(points)

    def y(vp: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - vp) / (high - low)

    body = ""
    for vp in range(low, high + 1, step):
        body += f'<path class="grid" d="M{LEFT} {y(vp):.1f}H{WIDTH - RIGHT}"/>'
        body += f'<text class="e" x="{LEFT - 6}" y="{y(vp) + 4:.1f}">{vp}</text>'
    for n, side in ((0, "s"), (len(points) - 1, "e")) if len(points) > 1 else ((0, "m"),):
        body += f'<text class="{side}" x="{x(n):.1f}" y="{HEIGHT - 6}">{points[n].last.date().isoformat()}</text>'
    means = [_mean(points[max(0, n - MEAN_OF + 1) : n + 1]) for n in range(len(points))]
    line = " ".join(f"{x(n):.1f},{y(mean):.1f}" for n, mean in enumerate(means))
    body += f'<polyline class="mean" points="{line}"/>'
    for n, point in enumerate(points):
        if point.low != point.high:
            body += f'<path class="span" d="M{x(n):.1f} {y(point.low):.1f}V{y(point.high):.1f}"/>'
        kind = "won" if point.won * 2 >= point.games else "lost"
        body += f'<circle class="{kind}" cx="{x(n):.1f}" cy="{y(point.mean):.1f}" r="4.5"/>'
    return Markup('<svg class="plot" viewBox="0 0 {} {}" role="img" aria-label="{}">{}</svg>').format(
        WIDTH,
        HEIGHT,
        escape(label, quote=False),
        Markup(body),  # noqa: S704  # numbers and dates only
    )


def _mean(points: Sequence[Point]) -> float:
    return sum(point.mean * point.games for point in points) / sum(point.games for point in points)
