"""The plots of a report: intervals on a scale, distributions, bars by source. Each is a drawing with its words inside.

An agent keeps its colour and its shape in all of them. Drawings are narrow, so that they can be read on a phone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor
from typing import NamedTuple

from triumvir.draw.letters import width, wrap
from triumvir.draw.pieces import piece, seat_colour
from triumvir.draw.scale import step_of
from triumvir.draw.svg import drawing, group, line, rect, text

WIDTH = 440
EDGE = 14  # room beside a scale, for pieces and numbers that stand at its ends
ROW = 46
FOOT = 24
HILL = 46  # height of a distribution
BOX = 12
BAR, BAR_STEP = 10, 13
SMALL = 12.5  # size of the names of sources
LETTER = 0.58  # width of a letter in em, for the widest face that may stand in
NAMES = 158  # room for the names of sources
NUMBERS = 38  # room for a number beyond the end of a bar
BINS = 26

Scale = Callable[[float], float]


class Interval(NamedTuple):
    """A value with its uncertainty."""

    name: str
    seat: int  # whose colour and shape
    low: float
    value: float
    high: float
    said: str


class Scores(NamedTuple):
    """How often an agent ended with which score."""

    name: str
    seat: int
    counts: dict[int, int]
    quarters: tuple[float, float, float]
    said: str


def intervals(
    rows: Sequence[Interval],
    label: str,
    ident: str,
    written: Callable[[float], str],
    limits: tuple[float, float] | None = None,
    mark: float | None = None,
) -> str:
    """One line for each agent: its value as a piece, its uncertainty as a bar; a dashed line at the mark."""
    low, high = limits or (min(row.low for row in rows), max(row.high for row in rows))
    step = step_of(high - low, 6)
    low, high = floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step
    bottom = ROW * len(rows) + 6

    def x(value: float) -> float:
        return EDGE + (WIDTH - 2 * EDGE) * (value - low) / (high - low)

    body = _grid(low, high, step, x, bottom, written)
    if mark is not None:
        body += line(x(mark), 4, x(mark), bottom, "line-2", 1.6, "5 4")
    for i, row in enumerate(rows):
        y = ROW * i + 34
        bar = rect(x(row.low), y - 5, max(1.0, x(row.high) - x(row.low)), 10, 5, seat_colour(row.seat), "line-2", 1)
        bar = group(bar, more=' opacity=".55"') + piece(row.seat, round(x(row.value), 1), y, 7.5)
        words = _name(row.name, row.seat, ROW * i + 18) + text(
            WIDTH - EDGE, ROW * i + 18, row.said, 13, "ink-2", "e on-map"
        )
        body += group(words + bar, tip=f"{row.name}: {row.said}")
    return drawing(WIDTH, bottom + FOOT, body, label, ident)


def distributions(rows: Sequence[Scores], label: str, ident: str, written: Callable[[float], str]) -> str:
    """One hill for each agent, with its quartiles below."""
    least, most = min(min(row.counts) for row in rows), max(max(row.counts) for row in rows)
    size = max(1, round(step_of(most - least + 1, BINS)))
    step = step_of(most - least + 1, 7)
    low, high = floor(least / step) * step, ceil((most + 1) / step) * step
    tall = 24 + HILL + BOX + 12
    bottom = tall * len(rows) + 2

    def x(value: float) -> float:
        return EDGE + (WIDTH - 2 * EDGE) * (value - low) / (high - low)

    body = _grid(low, high, step, x, bottom, written)
    for i, row in enumerate(rows):
        base = tall * i + 24 + HILL
        words = _name(row.name, row.seat, tall * i + 18) + text(
            WIDTH - EDGE, tall * i + 18, row.said, 13, "ink-2", "e on-map"
        )
        body += group(words + _hill(row, base, size, x) + _quarters(row, base + 4, x), tip=f"{row.name}: {row.said}")
    return drawing(WIDTH, bottom + FOOT, body, label, ident)


def sources(
    names: Sequence[str],
    agents: Sequence[tuple[str, int, Sequence[float]]],
    label: str,
    ident: str,
    written: Callable[[float], str],
) -> str:
    """For every source one bar for each agent: (name, seat, values by source)."""
    values = [value for _, _, own in agents for value in own]
    low, high = min(0.0, *values), max(1.0, *values)
    left = NAMES + (NUMBERS if low < 0 else 4)
    tall = max(28, BAR_STEP * len(agents) + 10)
    head = 26
    bottom = head + tall * len(names)

    def x(value: float) -> float:
        return left + (WIDTH - left - NUMBERS) * (value - low) / (high - low)

    body, at = "", float(EDGE)
    for name, seat, _ in agents:
        body += piece(seat, round(at, 1), 11, 6) + text(at + 12, 15.5, name, 13, "ink", "h")
        at += 34 + 7.2 * len(name)
    body += line(x(0), head, x(0), bottom, "line-2", 1.2)
    for i, source in enumerate(names):
        top = head + tall * i
        if i:
            body += line(0, top, WIDTH, top, "line", 0.7)
        lines = wrap(source, NAMES - 10, SMALL, LETTER)
        first = top + tall / 2 + 4.5 - SMALL * (len(lines) - 1) / 2
        bars = "".join(text(NAMES - 6, first + SMALL * k, words, SMALL, "ink", "e") for k, words in enumerate(lines))
        for k, (name, seat, own) in enumerate(agents):
            bars += _bar(own[i], seat, top + (tall - BAR_STEP * len(agents)) / 2 + 1 + BAR_STEP * k, x, written)
        told = ", ".join(f"{name} {written(own[i])}" for name, _, own in agents)
        body += group(bars, tip=f"{source}: {told}")
    return drawing(WIDTH, bottom + 6, body, label, ident)


def _name(name: str, seat: int, y: float) -> str:
    return piece(seat, EDGE, round(y - 4.5, 1), 6) + text(EDGE + 12, y, name, 14, "ink", "h on-map")


def _grid(low: float, high: float, step: float, x: Scale, bottom: float, written: Callable[[float], str]) -> str:
    body = ""
    for i in range(round((high - low) / step) + 1):
        value = low + i * step
        body += line(x(value), 4, x(value), bottom, "line", 0.8)
        half = width(written(value), 12, LETTER) / 2 + 4
        body += text(min(max(x(value), half), WIDTH - half), bottom + 17, written(value), 12, "ink-2", "m")
    return f'<g aria-hidden="true">{body}</g>'


def _hill(row: Scores, base: float, size: int, x: Scale) -> str:
    bins: dict[int, int] = {}
    for score, count in row.counts.items():
        bins[score // size] = bins.get(score // size, 0) + count
    highest = max(bins.values())
    body = line(EDGE, base, WIDTH - EDGE, base, "line-2", 0.8)
    for number, count in sorted(bins.items()):
        left, height = x(number * size), (HILL - 4) * count / highest
        wide = x((number + 1) * size) - left
        body += rect(left + 0.4, base - height, max(0.8, wide - 0.8), height, 1, seat_colour(row.seat), "line-2", 0.6)
    return body


def _quarters(row: Scores, top: float, x: Scale) -> str:
    first, middle, third = row.quarters
    y = top + BOX / 2
    body = line(x(min(row.counts)), y, x(max(row.counts)), y, "ink-2", 1.2)
    body += rect(x(first), top, max(1.5, x(third) - x(first)), BOX, 2, "marble-2", "ink-2", 1.2)
    return body + line(x(middle), top, x(middle), top + BOX, "ink", 2.4)


def _bar(value: float, seat: int, top: float, x: Scale, written: Callable[[float], str]) -> str:
    start, end = sorted((x(0), x(value)))
    bar = rect(start, top, max(0.6, end - start), BAR, 1.5, seat_colour(seat), "line-2", 0.6)
    if value < 0:
        return bar + text(start - 3, top + 9, written(value), 11, "ink-2", "e")
    return bar + text(end + 3, top + 9, written(value), 11, "ink-2")
