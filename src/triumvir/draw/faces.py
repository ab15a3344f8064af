"""Faces that the games share: chips for goods and costs, tablets for actions, plaques with names and values."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.draw.letters import DISPLAY, fit
from triumvir.draw.pieces import plate
from triumvir.draw.svg import Number, circle, icon, rect, text


@keep
def chip(cx: Number, cy: Number, r: Number, colour: str, glyph: str, ink: str = "on-action") -> str:
    """A round chip: one good, one cost, one type."""
    return circle(cx, cy, r, colour, "rim", r * 0.1) + icon(glyph, cx, cy, r * 1.25, ink, colour)


@keep
def tablet(x: Number, y: Number, w: Number, h: Number, colour: str, glyph: str, caption: str = "") -> str:
    """The tablet of an action: its colour, its icon, and its name if there is room."""
    body = plate(x, y, w, h, min(w, h) * 0.18, colour, "edge")
    if not caption:
        return body + icon(glyph, x + w / 2, y + h / 2, min(w, h) * 0.7, "on-action", colour)
    size = fit(caption, w - 6, h * 0.24)
    body += icon(glyph, x + w / 2, y + h * 0.38, min(w, h) * 0.5, "on-action", colour)
    return body + text(x + w / 2, y + h * 0.88, caption, size, "on-action", "m h")


@keep
def plaque(x: Number, y: Number, w: Number, h: Number, words: str, fill: str = "tile", ink: str = "tile-ink") -> str:
    """A name or a value on an ivory plate."""
    size = fit(words, w - 8, h * 0.62, DISPLAY)
    return rect(x, y, w, h, h / 2, fill, "tile-line", 1) + text(
        x + w / 2, y + h / 2 + size * 0.35, words, size, ink, "m d"
    )
