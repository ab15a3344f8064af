"""The geography: named points, the provinces they bound, and borders that wobble alike for both neighbours."""

from __future__ import annotations

from math import dist
from zlib import crc32

from triumvir.draw.keep import keep
from triumvir.draw.svg import Point, attributes, circle, icon, path, rect, text

WIDTH, HEIGHT = 504, 414

POINTS: dict[str, Point] = {
    "a": (12, 176), "b": (64, 140), "c": (166, 148), "d": (236, 82), "e": (266, 20), "f": (384, 16),
    "g": (388, 98), "h": (272, 112), "i": (286, 194), "j": (266, 252), "k": (160, 198), "l": (36, 238),
    "m": (120, 336), "n": (196, 238), "o": (112, 398), "p": (20, 388), "q": (16, 306), "r": (180, 290),
    "s": (206, 398), "t": (112, 280), "u": (262, 356), "v": (400, 178), "w": (414, 186), "x": (286, 322),
    "y": (494, 192), "z": (490, 294), "A": (214, 344), "B": (384, 304), "C": (490, 404), "D": (270, 404),
    "1": (36, 22), "2": (118, 8), "3": (178, 34), "4": (168, 92), "5": (104, 120), "6": (38, 104),
    "7": (18, 62),
}  # fmt: skip
OUTLINES = {
    "germania_inferior": "defgh",
    "germania_superior": "hgvi",
    "belgica": "cdhijnk",
    "lugudunensis": "abcknrtl",
    "aquitania": "ltmopq",
    "narbonensis": "trAsom",
    "alpes": "rnjxuA",
    "raetia": "jivwBx",
    "noricum": "wyzB",
    "britannia": "1234567",
    "camp": "uxBzCD",
}
COAST = ("ab", "bc", "cd", "de", "ef", "al", "lq", "pq", "op", "os", "As", "Au", "Du")
LABELS: dict[str, Point] = {
    "britannia": (98, 30),
    "germania_inferior": (324, 38),
    "germania_superior": (335, 124),
    "belgica": (222, 150),
    "lugudunensis": (96, 166),
    "aquitania": (66, 298),
    "narbonensis": (159, 322),
    "alpes": (230, 266),
    "raetia": (338, 212),
    "noricum": (446, 212),
}
CROSSINGS = (((112, 116), (92, 146)), ((160, 94), (196, 124)), ((176, 60), (248, 66)))
EXITS = (((302, 330), (272, 312)), ((352, 316), (344, 288)), ((432, 306), (436, 284)))


def _edge(start: str, end: str) -> list[Point]:
    """The border between two points, the same from either side; coasts are more ragged."""
    low, high = sorted((start, end))
    one, other = POINTS[low], POINTS[high]
    coast = low + high in COAST or (low.isdigit() and high.isdigit())
    length = dist(one, other)
    steps = max(2, int(length / (13 if coast else 26)))
    across = ((other[1] - one[1]) / length, (one[0] - other[0]) / length)
    points = [one]
    for i in range(1, steps):
        share = i / steps
        wobble = (crc32(f"{low}{high}{i}".encode()) / 2**32 - 0.5) * (9 if coast else 5)
        points.append(
            (
                one[0] + (other[0] - one[0]) * share + across[0] * wobble,
                one[1] + (other[1] - one[1]) * share + across[1] * wobble,
            )
        )
    points.append(other)
    return points if low == start else points[::-1]


@keep
def outline(name: str) -> str:
    """The outline of a province as path data."""
    corners = OUTLINES[name]
    points: list[Point] = []
    for i, corner in enumerate(corners):
        points += _edge(corner, corners[(i + 1) % len(corners)])[:-1]
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points) + "z"


@keep
def ground() -> str:
    """Sea, shallows along the coast, sea routes and a compass."""
    body = rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 10, "p-sea", "line", 1)
    for start, end in CROSSINGS:
        body += path(
            f"M{start[0]} {start[1]}L{end[0]} {end[1]}",
            "none",
            "sea-ink",
            2.5,
            ' stroke-dasharray="2 5" stroke-linecap="round"',
        )
    shallows = "".join(outline(name) for name in OUTLINES)
    body += path(shallows, "none", "land-3", 9, ' stroke-opacity=".45" stroke-linejoin="round"')
    compass = circle(462, 128, 25, "none", "sea-ink", 1, ' opacity=".5"') + circle(
        462, 128, 20, "none", "sea-ink", 0.8, ' opacity=".4"'
    )
    compass += icon("joker", 462, 128, 32, "sea-ink", "sea", ' opacity=".55"')
    compass += text(462, 99, "N", 10, "sea-ink", "m d")
    return f"<g{attributes(aria_hidden='true')}>{body}{compass}</g>"


@keep
def exits() -> str:
    """The ways out of the camp."""
    body = "".join(
        path(f"M{a[0]} {a[1]}L{b[0]} {b[1]}", "none", "ink", 1.8, ' stroke-dasharray="3 3" opacity=".65"')
        for a, b in EXITS
    )
    return f'<g aria-hidden="true">{body}</g>'
