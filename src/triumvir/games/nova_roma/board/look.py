"""What this game alone is drawn with: its colours, its icons, its chips."""

from __future__ import annotations

from importlib.resources import files

from triumvir.draw.chips import add_chips
from triumvir.draw.sprite import add_icons
from triumvir.draw.tokens import add_colours

COLOURS = {
    "stones": "#6f675c",
    "horse": "#a2502c",
    "artisan": "#2c6a7a",
}
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

add_colours(COLOURS)
add_icons(files(__package__).joinpath("icons.svg"))
add_chips(CHIPS)
