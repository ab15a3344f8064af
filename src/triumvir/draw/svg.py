"""SVG as text: one function for each kind of element. Colours are names of tokens; all words are escaped here.

Numbers keep two or three decimals, which is finer than a screen and keeps pages small. `more` takes further attributes
as text, made with `attributes`, so that nothing unescaped gets in.
"""

from __future__ import annotations

from math import cos, radians, sin

from triumvir.draw.keep import keep
from triumvir.draw.tokens import PAINTS as _PAINTS

Number = int | float
Point = tuple[float, float]

_BREAK = "\n"
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\n": "&#10;", "'": "&#39;"})


@keep  # tips come again from view to view
def escape(words: object) -> str:
    """Words that are safe inside an element and inside an attribute, in ASCII.

    One dash makes a text of two bytes for each character, in which everything takes several times as long: to join it,
    to find its lines, to encode and to send it.
    """
    return str(words).translate(_ESCAPES).encode("ascii", "xmlcharrefreplace").decode("ascii")


def paint(token: str) -> str:
    """A token as a colour; KeyError if there is none of this name."""
    return _PAINTS[token]


def attributes(**values: object) -> str:
    """Attributes as text; underscores become hyphens, None and False leave an attribute out."""
    found = ""
    for name, value in values.items():
        if value is not None and value is not False:
            found += f' {name.rstrip("_").replace("_", "-")}="{escape(value)}"'
    return found


def _stroke(stroke: str, width: Number) -> str:
    return f' stroke="{_PAINTS[stroke]}" stroke-width="{width:.4g}"' if stroke else ""


def rect(
    x: Number,
    y: Number,
    w: Number,
    h: Number,
    rx: Number = 0,
    fill: str = "none",
    stroke: str = "",
    width: Number = 1,
    more: str = "",
) -> str:
    """A rectangle."""
    radius = f' rx="{rx:.4g}"' if rx else ""
    return (
        f'<rect x="{x:.5g}" y="{y:.5g}" width="{w:.5g}" height="{h:.5g}"{radius} fill="{_PAINTS[fill]}"'
        f"{_stroke(stroke, width)}{more}/>"
    )


def circle(
    cx: Number, cy: Number, r: Number, fill: str = "none", stroke: str = "", width: Number = 1, more: str = ""
) -> str:
    """A circle."""
    return f'<circle cx="{cx:.5g}" cy="{cy:.5g}" r="{r:.5g}" fill="{_PAINTS[fill]}"{_stroke(stroke, width)}{more}/>'


def path(d: str, fill: str = "none", stroke: str = "", width: Number = 1, more: str = "") -> str:
    """A path."""
    return f'<path d="{d}" fill="{_PAINTS[fill]}"{_stroke(stroke, width)}{more}/>'


def line(
    x1: Number, y1: Number, x2: Number, y2: Number, stroke: str = "line", width: Number = 1, dash: str = ""
) -> str:
    """A straight line."""
    more = f' stroke-dasharray="{dash}"' if dash else ""
    return path(f"M{x1:.5g} {y1:.5g}L{x2:.5g} {y2:.5g}", "none", stroke, width, more)


def polygon(points: list[Point], fill: str, stroke: str = "", width: Number = 1) -> str:
    """A closed figure."""
    listed = " ".join(f"{x:.5g},{y:.5g}" for x, y in points)
    return f'<polygon points="{listed}" fill="{_PAINTS[fill]}"{_stroke(stroke, width)}/>'


def text(
    x: Number, y: Number, words: object, size: Number = 12, fill: str = "ink", look: str = "", more: str = ""
) -> str:
    """Words. `look` holds classes: m middle, e end, h bold, b heavy, d display face, caps wide capitals, x any size.

    Sizes are halves of units: the style sheet knows each of them, so that a page can say what is the least.
    """
    looks = f' class="{look}"' if look else ""
    return (
        f'<text x="{x:.5g}" y="{y:.5g}" font-size="{round(2 * size) / 2:g}" fill="{_PAINTS[fill]}"{looks}{more}>'
        f"{escape(words)}</text>"
    )


def use(symbol: str, x: Number, y: Number, w: Number, h: Number, style: str = "", more: str = "") -> str:
    """A symbol of the page's sprite, by its id."""
    styled = f' style="{style}"' if style else ""
    return f'<use href="#{symbol}" x="{x:.5g}" y="{y:.5g}" width="{w:.5g}" height="{h:.5g}"{styled}{more}/>'


def icon(
    name: str, cx: Number, cy: Number, size: Number, ink: str = "tile-ink", ground: str = "", more: str = ""
) -> str:
    """An icon with its middle at a point; `ground` is the colour behind it, for what is cut out of it."""
    style = f"color:{_PAINTS[ink]}" + (f";--ko:{_PAINTS[ground]}" if ground else "")
    half = size / 2
    return (
        f'<use href="#i-{name}" x="{cx - half:.5g}" y="{cy - half:.5g}" width="{size:.5g}" height="{size:.5g}"'
        f' style="{style}"{more}/>'
    )


def group(body: str, ident: str = "", x: Number = 0, y: Number = 0, tip: str = "", more: str = "") -> str:
    """A group; with a tip it is an image: its name is the first line, a pointer gets all of it.

    What has an id changes by itself: it ends a line, so that what has changed can be told line by line.
    """
    opening, end = "<g", "</g>"
    if ident:
        opening, end = f'<g id="{ident}"', "</g>\n"
    if x or y:
        opening += f' transform="translate({x:.5g} {y:.5g})"'
    if tip:
        opening += f' role="img" data-tip="{escape(tip)}" aria-label="{escape(tip.partition(_BREAK)[0])}"'
    return f"{opening}{more}>{body}{end}"


def region(body: str, ident: str, label: str, x: Number = 0, y: Number = 0) -> str:
    """A group with a name of its own that contains further parts."""
    return group(body, ident, x, y, more=attributes(role="group", aria_label=label))


def drawing(width: Number, height: Number, body: str, label: str, ident: str) -> str:
    """A complete SVG that fills the width of its place."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{ident}" class="tv" viewBox="0 0 {width:.5g} {height:.5g}"'
        f' role="group" aria-label="{escape(label)}">{body}</svg>'
    )


def around(cx: Number, cy: Number, radius: Number, degrees: Number) -> Point:
    """The point on a circle; 0 degrees is to the right, angles grow clockwise."""
    angle = radians(degrees)
    return cx + radius * cos(angle), cy + radius * sin(angle)
