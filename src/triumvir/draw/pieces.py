"""Components that the games share: pieces, plates, VP, chips, stacks, empty places, headings, the mosaic ring."""

from __future__ import annotations

from math import pi

from triumvir.draw.keep import keep
from triumvir.draw.letters import NUMERALS
from triumvir.draw.sprite import SEATS
from triumvir.draw.svg import Number, circle, icon, paint, rect, text, use

SHAPES = ("circle", "square", "diamond", "hexagon", "pentagon", "triangle")


def seat_colour(seat: int) -> str:
    """The token of a seat's colour."""
    return f"seat-{seat + 1}" if 0 <= seat < SEATS else "neutral"


def seat_ink(seat: int) -> str:
    """The token of what is written on a seat's colour."""
    return seat_colour(seat) + "-ink"


@keep
def piece(seat: int, cx: Number, cy: Number, r: Number, glyph: str = "") -> str:
    """A piece of a seat; its glyph is an icon, or the numeral of the seat for `#`."""
    size = r * 2.7
    body = use(f"seat-{seat + 1}" if seat < SEATS else "seat-neutral", cx - size / 2, cy - size / 2, size, size)
    if glyph == "#":
        body += text(cx, cy + r * 0.36, NUMERALS[seat], r * (0.95 if seat in (2, 3) else 1.05), seat_ink(seat), "m d x")
    elif glyph:
        body += icon(glyph, cx, cy, r * (1.1 if seat == 2 else 1.25), seat_ink(seat), seat_colour(seat))
    return body


@keep
def vp(cx: Number, cy: Number, points: object, r: Number = 11, fill: str = "gold-f") -> str:
    """Victory points: always the gold octagon."""
    size, box = r * (1.15 if len(str(points)) < 3 else 0.9), r * 24 / 11
    plaque = use("vp", cx - box / 2, cy - box / 2, box, box, "" if fill == "gold-f" else f"--vp:{paint(fill)}")
    return plaque + text(cx, cy + size * 0.35, points, size, "tile-ink", "m b")


@keep
def plate(
    x: Number, y: Number, w: Number, h: Number, rx: Number = 5, fill: str = "tile", line: str = "tile-line"
) -> str:
    """The face of a tile or card with the one shadow that there is."""
    return rect(x + 0.5, y + 1.4, w, h, rx, "shadow") + rect(x, y, w, h, rx, fill, line, 1)


@keep
def stack(x: Number, y: Number, w: Number, h: Number, rx: Number, layers: int) -> str:
    """The tiles under the top one of a stack, as offset outlines."""
    return "".join(
        rect(x + 1.8 * i, y - 1.8 * i, w, h, rx, "tile-2", "tile-line", 1) for i in range(min(layers, 2), 0, -1)
    )


@keep
def hole(x: Number, y: Number, w: Number, h: Number, rx: Number = 5, fill: str = "well") -> str:
    """An empty place."""
    return rect(x, y, w, h, rx, fill, "line-2", 1.1, ' stroke-dasharray="4 3" fill-opacity=".6"')


@keep
def hatched(x: Number, y: Number, w: Number, h: Number, rx: Number = 5) -> str:
    """A place that is not in use."""
    return rect(x, y, w, h, rx, "p-hatch", "line", 1)


@keep
def heading(x: Number, y: Number, words: str, glyph: str = "", size: Number = 11.5) -> str:
    """The head of a section, with its icon in red."""
    if not glyph:
        return text(x, y, words.upper(), size, "ink-2", "d caps")
    return icon(glyph, x + 7.5, y - 4.3, 15, "red", "marble") + text(x + 21, y, words.upper(), size, "ink", "d caps")


@keep
def badge(cx: Number, cy: Number, number: object, r: Number = 10.5) -> str:
    """A numbered step of a sequence."""
    return circle(cx, cy, r, "act", "rim", 1.5) + text(cx, cy + r * 0.43, number, r * 1.24, "act-ink", "m b")


@keep
def pill(x: Number, y: Number, w: Number, h: Number, words: str, size: Number = 12.5) -> str:
    """A small button that is part of a drawing; goes inside a legal target."""
    body = rect(x, y, w, h, h / 2, "marble", "act", 1.6, ' class="pill"')
    return body + text(x + w / 2, y + h / 2 + size * 0.34, words, size, "act", "m h")


@keep
def counter(x: Number, y: Number, glyph: str, number: object, size: Number = 17) -> str:
    """An icon with a number to its right; x and y are its upper left corner."""
    body = icon(glyph, x + size / 2, y + size / 2, size, "ink-2", "marble")
    return body + text(x + size + 4, y + size * 0.79, number, size * 0.82, "ink", "h")


@keep
def mosaic_ring(cx: Number, cy: Number, r: Number, count: int = 96) -> str:
    """A ring of tesserae in four colours: four dashed circles, one for each."""
    length = 2 * pi * r / count
    rings = ""
    for i, colour in enumerate(("tess-red", "tess-gold", "tess-ivory", "tess-blue")):
        dash = f"{length * 0.86:.3f} {length * 3.14:.3f}"
        more = f' class="tess" stroke-dasharray="{dash}" stroke-dashoffset="{-i * length:.3f}"'
        rings += circle(cx, cy, r, "none", colour, 5.4, more)
    return f'<g aria-hidden="true" opacity=".85">{rings}</g>'


def mosaic_band(width: Number, height: Number = 8) -> str:
    """The two rows of tesserae that stand at the top of a page, as a drawing of its own."""
    cells = ""
    lower = ("tess-gold", "tess-gold", "tess-ivory", "tess-blue", "tess-blue", "tess-ivory")
    half = height / 2
    for i in range(int(width // half)):
        cells += rect(i * half + 0.3, 0.3, half - 0.6, half - 0.6, 0, "tess-red")
        cells += rect(i * half + 0.3, half + 0.3, half - 0.6, half - 0.6, 0, lower[i % len(lower)])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tv" viewBox="0 0 {width:.5g} {height:.5g}"'
        f' preserveAspectRatio="xMidYMid slice" aria-hidden="true">{cells}</svg>'
    )
