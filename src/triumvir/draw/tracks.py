"""Tracks: where the spaces of a row, a loop or a winding way lie."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, dist, pi, sin

from triumvir.draw.svg import Point


def row(x: float, y: float, step: float, count: int) -> list[Point]:
    """Spaces side by side."""
    return [(x + i * step, y) for i in range(count)]


def stadium(left: float, right: float, middle: float, bend: float, count: int) -> list[Point]:
    """A loop of two straights and two half circles: spaces evenly along it, clockwise from the upper left."""
    straight, turn = right - left, pi * bend
    points: list[Point] = []
    for i in range(count):
        at = 2 * (straight + turn) * i / count
        if at <= straight:
            points.append((left + at, middle - bend))
        elif at <= straight + turn:
            angle = (at - straight) / bend - pi / 2
            points.append((right + bend * cos(angle), middle + bend * sin(angle)))
        elif at <= 2 * straight + turn:
            points.append((right - (at - straight - turn), middle + bend))
        else:
            angle = (at - 2 * straight - turn) / bend + pi / 2
            points.append((left + bend * cos(angle), middle + bend * sin(angle)))
    return points


def stadium_path(left: float, right: float, middle: float, bend: float) -> str:
    """The line of that loop as path data."""
    arc = f"a{bend:.5g} {bend:.5g} 0 0 1 0"
    return f"M{left:.5g} {middle - bend:.5g}H{right:.5g}{arc} {2 * bend:.5g}H{left:.5g}{arc} {-2 * bend:.5g}z"


def along(way: Sequence[Point], count: int) -> list[Point]:
    """Spaces evenly along a way of straight pieces, its ends included."""
    lengths = [dist(one, other) for one, other in pairwise(way)]
    points: list[Point] = []
    for i in range(count):
        at = sum(lengths) * i / max(1, count - 1)
        piece = 0
        while piece < len(lengths) - 1 and at > lengths[piece]:
            at -= lengths[piece]
            piece += 1
        (x0, y0), (x1, y1) = way[piece], way[piece + 1]
        share = min(1.0, at / lengths[piece]) if lengths[piece] else 0.0
        points.append((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))
    return points


def chevron(x: float, y: float, w: float, h: float, point: float = 10.0) -> str:
    """A step of a track that points to the right, as path data."""
    there, half = w - point, h / 2
    nose = f"l{point:.5g} {half:.5g}l{-point:.5g} {half:.5g}"
    return f"M{x:.5g} {y:.5g}h{there:.5g}{nose}h{-there:.5g}l{point:.5g} {-half:.5g}z"
