"""What this game alone is drawn with: its colours, its icons, its stones."""

from __future__ import annotations

from importlib.resources import files

from triumvir.draw.sprite import add_icons, add_symbols
from triumvir.draw.svg import circle, icon
from triumvir.draw.tokens import add_colours

STONES = ("yellow", "orange", "green", "white", "pink", "blue")
COLOURS = {
    # markers
    "yellow": "#f6d13a",
    "yellow-ink": "#5a4300",
    "orange": "#d65f12",
    "orange-ink": "#fff9f0",
    "green": "#9cc463",
    "green-ink": "#22400a",
    "white": "#fffdf6",
    "white-ink": "#5d4e41",
    "pink": "#e28da9",
    "pink-ink": "#5c0f30",
    "blue": "#22559c",
    "blue-ink": "#eaf2ff",
    # demands and action types
    "bread": "#8a5a20",
    "bread-ink": "#fff3dc",
    "games-ink": "#ffece6",
    "religion": "#2f5f78",
    "religion-ink": "#eaf6fb",
    "trajan": "#8a6a2a",
    # commodities
    "column": "#8b7d6b",
    "hide": "#9a5b2c",
    "scroll": "#b08a3e",
    "fruit": "#b3362c",
    "fish": "#2c6a7a",
    "jewelry": "#a67a10",
    "gem": "#2d7a5a",
    "on-card": "#fff8ea",
    # ships
    "hull-like": "#9a3a24",
    "hull-pairs": "#5b6b3a",
    "hull-unlike": "#8a6a2a",
    "load-1": "#9a3a24",
    "load-2": "#2c6a7a",
    "load-3": "#b68a14",
    "load-4": "#5b6b3a",
}


def stone_body(colour: str) -> str:
    """A round marker with the glyph of its colour engraved."""
    body = circle(12, 12.9, 11, "dip") + circle(12, 12, 11, colour, "edge", 0.9)
    body += circle(12, 12, 8.7, "none", f"{colour}-ink", 0.7, ' opacity=".35"')
    return body + icon(f"mk-{colour}", 12, 12, 11.6, f"{colour}-ink", colour)


add_colours(COLOURS)
add_icons(files(__package__).joinpath("icons.svg"))
add_symbols({f"stone-{colour}": stone_body(colour) for colour in STONES})
