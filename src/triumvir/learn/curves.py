"""Lines over the epochs of a round, as a drawing with its words inside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor
from typing import NamedTuple

from triumvir.draw.letters import width
from triumvir.draw.pieces import piece, seat_colour
from triumvir.draw.scale import step_of
from triumvir.draw.svg import drawing, group, line, path, text

WIDTH, HEIGHT = 440, 220
LEFT, RIGHT, TOP, FOOT = 48, 14, 28, 24
LETTER = 0.58  # width of a letter in em, for the widest face that may stand in
STEPS = 6  # lines of the grid, at most


class Curve(NamedTuple):
    """Values by epoch; the one that was kept is marked."""

    name: str
    seat: int  # whose colour and shape
    values: Sequence[float]
    kept: int | None = None


def curves(
    rows: Sequence[Curve],
    label: str,
    ident: str,
    written: Callable[[float], str],
    mark: float | None = None,
) -> str:
    """Curves over the same epochs; a dashed line at the mark."""
    values = [value for row in rows for value in row.values] + ([] if mark is None else [mark])
    span = max(max(values) - min(values), 1e-6)
    step = step_of(span, STEPS)
    low, high = floor(min(values) / step + 1e-9) * step, ceil(max(values) / step - 1e-9) * step
    if high <= low:
        high = low + step
    last = max(1, max(len(row.values) for row in rows) - 1)

    def x(epoch: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * epoch / last

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - FOOT) * (high - value) / (high - low)

    body = ""
    for i in range(round((high - low) / step) + 1):
        value = low + i * step
        body += line(LEFT, y(value), WIDTH - RIGHT, y(value), "line", 0.8)
        body += text(LEFT - 6, y(value) + 4, written(value), 12, "ink-2", "e")
    pace = max(1, round(step_of(last, STEPS)))
    for epoch in range(0, last + 1, pace):
        body += text(x(epoch), HEIGHT - 6, str(epoch + 1), 12, "ink-2", "m")
    body = f'<g aria-hidden="true">{body}</g>'
    if mark is not None:
        body += line(LEFT, y(mark), WIDTH - RIGHT, y(mark), "line-2", 1.6, "5 4")
    at = float(LEFT)
    for row in rows:
        body += piece(row.seat, round(at, 1), 11, 6) + text(at + 12, 15.5, row.name, 13, "ink", "h")
        at += 34 + width(row.name, 13, LETTER)
        way = "L".join(f"{x(i):.4g} {y(value):.4g}" for i, value in enumerate(row.values))
        drawn = path(f"M{way}", "none", seat_colour(row.seat), 2.4)
        told = written(row.values[-1])
        if row.kept is not None:
            told = written(row.values[row.kept])
            drawn += piece(row.seat, round(x(row.kept), 1), round(y(row.values[row.kept]), 1), 6)
        body += group(drawn, tip=f"{row.name}: {told}")
    return drawing(WIDTH, HEIGHT, body, label, ident)
