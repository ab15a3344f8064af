"""Faces that the games share: chips for goods and costs, tablets for actions, cards with people or things on them."""

from __future__ import annotations

from functools import cache

from triumvir.draw.letters import DISPLAY, fit, wrap
from triumvir.draw.pieces import plate
from triumvir.draw.svg import Number, circle, icon, path, rect, text


@cache
def chip(cx: Number, cy: Number, r: Number, colour: str, glyph: str, ink: str = "on-action") -> str:
    """A round chip: one good, one cost, one type."""
    return circle(cx, cy, r, colour, "rim", r * 0.1) + icon(glyph, cx, cy, r * 1.25, ink, colour)


@cache
def chip_row(x: Number, cy: Number, r: Number, chips: tuple[tuple[str, str], ...], gap: Number = 2) -> str:
    """Chips side by side, as (colour, glyph); x is the left side of the first one."""
    return "".join(chip(x + r + i * (2 * r + gap), cy, r, colour, glyph) for i, (colour, glyph) in enumerate(chips))


@cache
def tablet(x: Number, y: Number, w: Number, h: Number, colour: str, glyph: str, caption: str = "") -> str:
    """The tablet of an action: its colour, its icon, and its name if there is room."""
    body = plate(x, y, w, h, min(w, h) * 0.18, colour, "edge")
    if not caption:
        return body + icon(glyph, x + w / 2, y + h / 2, min(w, h) * 0.7, "on-action", colour)
    size = fit(caption, w - 6, h * 0.24)
    body += icon(glyph, x + w / 2, y + h * 0.38, min(w, h) * 0.5, "on-action", colour)
    return body + text(x + w / 2, y + h * 0.88, caption, size, "on-action", "m h")


@cache
def plaque(x: Number, y: Number, w: Number, h: Number, words: str, fill: str = "tile", ink: str = "tile-ink") -> str:
    """A name or a value on an ivory plate."""
    size = fit(words, w - 8, h * 0.62, DISPLAY)
    return rect(x, y, w, h, h / 2, fill, "tile-line", 1) + text(
        x + w / 2, y + h / 2 + size * 0.35, words, size, ink, "m d"
    )


@cache
def person_card(
    x: Number, y: Number, w: Number, h: Number, colour: str, kind: str, bust: str, name: str, role: str, effect: str
) -> str:
    """A card with a person: coloured head with the icon of its kind and a bust, then name, role and effect."""
    head = h * 0.38
    body = plate(x, y, w, h, 6) + path(
        f"M{x:.5g} {y + head:.5g}v{6 - head:.5g}a6 6 0 0 1 6-6h{w - 12:.5g}a6 6 0 0 1 6 6v{head - 6:.5g}z", colour
    )
    body += icon(kind, x + w * 0.17, y + head / 2, head * 0.44, "on-action", colour)
    body += circle(x + w * 0.64, y + head / 2, head * 0.42, "tile", "edge", 0.8)
    body += icon(bust, x + w * 0.64, y + head / 2, head * 0.62, "glyph", "tile")
    middle = x + w / 2
    body += text(middle, y + head + h * 0.13, name, fit(name, w - 8, h * 0.115), "tile-ink", "m h")
    if role:
        body += text(middle, y + head + h * 0.235, role, fit(role, w - 8, h * 0.095), "tile-ink-2", "m")
    size = h * 0.1
    for i, line in enumerate(wrap(effect, w - 10, size)[:3]):
        body += text(middle, y + head + h * (0.36 + 0.105 * i), line, size, "tile-ink", "m h")
    return body
