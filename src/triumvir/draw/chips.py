"""Chips for goods and the like that are drawn by the hundred: once per page as symbols, so that each is one element."""

from __future__ import annotations

from collections.abc import Mapping

from triumvir.draw.keep import keep
from triumvir.draw.sprite import add_symbols
from triumvir.draw.svg import Number, circle, icon, use


def add_chips(chips: Mapping[str, tuple[str, str, str]]) -> None:
    """Add chips of a game's own: colour, icon and ink of each, by its name."""
    add_symbols(
        {
            f"chip-{name}": circle(12, 12, 11, colour, "rim", 1.1) + icon(glyph, 12, 12, 13.75, ink, colour)
            for name, (colour, glyph, ink) in chips.items()
        }
    )


@keep
def chip_use(name: str, cx: Number, cy: Number, r: Number) -> str:
    """A chip with its middle at a point."""
    size = r * 24 / 11
    return use(f"chip-{name}", round(cx - size / 2, 1), round(cy - size / 2, 1), round(size, 1), round(size, 1))
