"""What every drawing of a page shares: icons, seat shapes, patterns, and what games add. Emitted once per page."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from triumvir.draw.svg import around, circle, paint, path, polygon, rect

SEATS = 6
_SYMBOL = re.compile(r'<symbol id="i-([^"]+)".*?</symbol>', re.DOTALL)


_SHEETS = [files("triumvir.draw").joinpath("icons.svg")]
_OWN: dict[str, str] = {}  # symbols that the games have added


def add_icons(sheet: Traversable) -> None:
    """Add the icons of a game's own sheet."""
    _SHEETS.append(sheet)
    _forget()


def add_symbols(bodies: Mapping[str, str]) -> None:
    """Add pieces of a game's own that are drawn by the hundred: the body of each, 24 x 24, by its id."""
    _OWN.update({ident: symbol(ident, body) for ident, body in bodies.items()})
    _forget()


def _forget() -> None:
    for made in (icons, symbols, page_defs):
        made.cache_clear()


@cache
def icons() -> dict[str, str]:
    """Every icon by name, as a <symbol>; the same name twice is an error."""
    found = [icon for sheet in _SHEETS for icon in _SYMBOL.finditer(sheet.read_text(encoding="utf-8"))]
    assert len({icon[1] for icon in found}) == len(found), "an icon is there twice"
    return {icon[1]: icon[0] for icon in found}


_CORNERS = {3: (6, 0.0, 1.08), 4: (5, -90.0, 1.14), 5: (3, -90.0, 1.5)}  # how many, the first one's angle, how far


def symbol(ident: str, body: str) -> str:
    """A thing that is drawn once and used often."""
    return f'<symbol id="{ident}" viewBox="0 0 24 24">{body}</symbol>'


def seat_shape(seat: int, radius: float, fill: str, stroke: str = "", width: float = 1.3) -> str:
    """The outline of a seat's pieces around the middle (12, 12).

    Circle, square, diamond, hexagon, pentagon, triangle; else an octagon.
    """
    if seat == 0:
        return circle(12, 12, radius, fill, stroke, width)
    if seat == 1:
        side = radius * 0.9
        return rect(12 - side, 12 - side, 2 * side, 2 * side, radius * 0.18, fill, stroke, width)
    if seat == 2:
        reach = radius * 1.16
        return polygon([(12, 12 - reach), (12 + reach, 12), (12, 12 + reach), (12 - reach, 12)], fill, stroke, width)
    corners, turn, reach = _CORNERS.get(seat, (8, 22.5, 1.04))
    reach *= radius
    points = [around(12, 12, reach, turn + 360 / corners * i) for i in range(corners)]
    return polygon(points, fill, stroke, width)


def seat_piece(seat: int) -> str:
    """The blank piece of a seat: its colour and shape, an ivory rim and a dark hairline; beyond the last, neutral."""
    fill = f"seat-{seat + 1}" if seat < SEATS else "neutral"
    return seat_shape(seat, 9.9, "edge-soft") + seat_shape(seat, 8.9, fill, "rim", 1.4)


def plaque() -> str:
    """The octagon of victory points; its colour is --vp, gold where nothing else is said."""
    corners = " ".join(f"{x:.4g},{y:.4g}" for x, y in (around(12, 12, 11, 22.5 + 45 * i) for i in range(8)))
    return f'<polygon points="{corners}" style="fill:var(--vp,var(--gold-f))" stroke="{paint("gold-line")}"/>'


_PATTERNS = (
    (
        "p-sea",
        22,
        14,
        rect(0, 0, 22, 14, 0, "sea")
        + path("M0 7a11 9 0 0 1 22 0M-11 14a11 9 0 0 1 22 0M11 14a11 9 0 0 1 22 0", "none", "sea-2", 2),
    ),
    ("p-hatch", 7, 7, rect(0, 0, 7, 7, 0, "well") + path("M-1 8L8-1M-1 1L1-1M6 8L8 6", "none", "line", 1.6)),
    ("p-tesserae", 8, 8, rect(0, 0, 8, 8, 0, "well") + rect(0.5, 0.5, 7, 7, 0.8, "marble-2")),
    ("p-brick", 24, 16, rect(0, 0, 24, 16, 0, "well") + path("M0 .5h24M0 8.5h24M.5 0v8M12.5 8v8", "none", "line", 1)),
)


def patterns() -> str:
    """Water, hatching, tesserae and bricks."""
    return "".join(
        f'<pattern id="{ident}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">{body}</pattern>'
        for ident, width, height, body in _PATTERNS
    )


@cache
def symbols() -> dict[str, str]:
    """Every symbol by its id."""
    found = {f"i-{name}": symbol for name, symbol in icons().items()}
    found |= {f"seat-{seat + 1}": symbol(f"seat-{seat + 1}", seat_piece(seat)) for seat in range(SEATS)}
    found |= _OWN
    found["vp"] = symbol("vp", plaque())
    found["seat-neutral"] = symbol("seat-neutral", seat_piece(SEATS))
    return found


@cache
def page_defs() -> str:
    """The hidden SVG that every page with drawings holds once."""
    body = patterns() + "".join(symbols().values())
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true"'
        f' focusable="false"><defs>{body}</defs></svg>'
    )
