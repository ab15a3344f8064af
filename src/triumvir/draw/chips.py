"""Chips for goods and the like that are drawn by the hundred: once per page as symbols, so that each is one element."""

from __future__ import annotations

from functools import cache

from triumvir.draw.svg import Number, circle, icon, use

CHIPS = {  # name: colour, icon, ink
    "wheat": ("wheat", "wheat", "on-action"),
    "stone": ("stones", "stone", "on-action"),
    "wood": ("wood", "wood", "on-action"),
    "wine": ("wine", "wine", "on-action"),
    "horse": ("horse", "horse", "on-action"),
    "coin": ("coin", "coin", "tile-ink"),
    "influence": ("influence", "influence", "on-action"),
    "artisan": ("artisan", "artisan", "on-action"),
    "goods": ("cattle", "goods", "on-action"),
}


def chip_symbols() -> dict[str, str]:
    """The symbol of every chip by its id."""
    found = {}
    for name, (colour, glyph, ink) in CHIPS.items():
        body = circle(12, 12, 11, colour, "rim", 1.1) + icon(glyph, 12, 12, 13.75, ink, colour)
        found[f"chip-{name}"] = f'<symbol id="chip-{name}" viewBox="0 0 24 24">{body}</symbol>'
    return found


@cache
def chip_use(name: str, cx: Number, cy: Number, r: Number) -> str:
    """A chip with its middle at a point."""
    size = r * 24 / 11
    return use(f"chip-{name}", round(cx - size / 2, 1), round(cy - size / 2, 1), round(size, 1), round(size, 1))
