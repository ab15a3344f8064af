"""The colours: tokens for light and dark tables, and the fixed colours of components, which are the same in both.

Colours are written down here, and those that one game alone has in its own `board/look.py`, which adds them. Everything
else names a token, and a name that nobody has added is an error.
"""

from __future__ import annotations

from collections.abc import Mapping

LIGHT = {
    "ground": "#e8dcc6",
    "ground-2": "#ddceb2",
    "marble": "#fbf7ee",
    "marble-2": "#f3ebdb",
    "well": "#e9dcc4",
    "line": "#cbb894",
    "line-2": "#98804f",
    "ink": "#2b211a",
    "ink-2": "#5d4e41",
    "red": "#962a1e",
    "gold": "#8a5f0a",
    "gold-f": "#e0ad45",
    "act": "#86186a",
    "act-ink": "#ffffff",
    "act-soft": "#f4dfee",
    "good": "#2e6b34",
    "bad": "#9c2118",
    "sea": "#2c6a7a",
    "sea-2": "#397c8c",
    "sea-ink": "#eaf5f6",
    "land-3": "#ecd8ab",
    "land-5": "#e6c78d",
    "land-6": "#dcb274",
    "land-10": "#cf8f5b",
    "stone": "#d8cdbb",
    "tile": "#fffaf0",
    "tile-2": "#f1e4cb",
    "tile-ink": "#2b211a",
    "tile-ink-2": "#63533f",
    "tile-line": "#b89f74",
    "shadow": "rgba(64,40,16,.2)",
}
DARK = {
    "ground": "#1a1512",
    "ground-2": "#120e0c",
    "marble": "#28211c",
    "marble-2": "#322923",
    "well": "#3d332b",
    "line": "#55483c",
    "line-2": "#85735f",
    "ink": "#f5ebda",
    "ink-2": "#cdbda6",
    "red": "#ee8a78",
    "gold": "#e9b957",
    "gold-f": "#d9a441",
    "act": "#f29bd6",
    "act-ink": "#2b0a22",
    "act-soft": "#4a2240",
    "good": "#8fce8f",
    "bad": "#ff9d8c",
    "sea": "#1c4551",
    "sea-2": "#245664",
    "sea-ink": "#dff0f2",
    "land-3": "#8f7c54",
    "land-5": "#8a6f45",
    "land-6": "#86623a",
    "land-10": "#8a4a2c",
    "stone": "#6b6055",
    "tile": "#efe3cc",
    "tile-2": "#ddccab",
    "tile-ink": "#2b211a",
    "tile-ink-2": "#5a4a37",
    "tile-line": "#a08a62",
    "shadow": "rgba(0,0,0,.5)",
}
FIXED = {
    # rims and outlines of pieces
    "rim": "#fffaf0",
    "edge": "#2b211a",
    "edge-soft": "rgba(43,33,26,.75)",
    "dip": "rgba(20,12,6,.28)",
    # seats
    "seat-1": "#b3321d",
    "seat-1-ink": "#ffffff",
    "seat-2": "#1f4f9e",
    "seat-2-ink": "#ffffff",
    "seat-3": "#e5aa1f",
    "seat-3-ink": "#2b211a",
    "seat-4": "#16806b",
    "seat-4-ink": "#ffffff",
    "seat-5": "#d98aa8",
    "seat-5-ink": "#2b211a",
    "seat-6": "#33302f",
    "seat-6-ink": "#ffffff",
    "neutral": "#77706a",
    "neutral-ink": "#ffffff",
    # goods that several games have
    "oil": "#6f7d1e",
    "pottery": "#b4572a",
    "wine": "#7a2140",
    "cattle": "#6b4a35",
    "wheat": "#a87a0c",
    "wood": "#7a4a22",
    "coin": "#d9a62e",
    "influence": "#5b6b3a",
    # kinds of actions
    "seaport": "#2c6a7a",
    "forum": "#a0651a",
    "military": "#8d2b2b",
    "senate": "#4f5d73",
    "construction": "#5b6b3a",
    "games": "#8d2b2b",
    "bronze": "#8a6a2a",
    # cubes and eagles
    "cube-red": "#96301f",
    "cube-green": "#6fa54c",
    "cube-blue": "#2a5a88",
    "eagle": "#3a2c22",
    "eagle-ink": "#f0d48a",
    "cube-yellow": "#e3b23c",
    # what is written on, plaques, bonus sides, backs of cards
    "on-action": "#fffaf0",
    "extra": "#f2cd6b",
    "gray": "#c9c3b8",
    "gray-2": "#cfc8bb",
    "gray-line": "#6d655a",
    "gold-line": "#7a5408",
    "gold-star": "#c99a2e",
    "glyph": "#5a4a37",
    "back": "#6e3b2a",
    "back-gold": "#e0ad45",
    "sail-gray": "#e2ddd2",
    "hull-gray": "#8f8a80",
    # the mosaic
    "tess-red": "#962a1e",
    "tess-gold": "#e0ad45",
    "tess-ivory": "#f3ebdb",
    "tess-blue": "#2c6a7a",
}
FONTS = {
    "display": '"Cinzel",Georgia,serif',
    "text": '"Alegreya Sans","Segoe UI",system-ui,sans-serif',
}
PATTERNS = ("p-sea", "p-hatch", "p-tesserae", "p-brick")
OWN: dict[str, str] = {}  # fixed colours that the games have added

PAINTS = {
    "none": "none",
    **{name: f"var(--{name})" for table in (LIGHT, DARK, FIXED) for name in table},
    **{name: f"url(#{name})" for name in PATTERNS},
}


def add_colours(colours: Mapping[str, str]) -> None:
    """Add fixed colours of a game's own; another value for a name that is there already is an error."""
    for name, value in colours.items():
        if name in PAINTS and OWN.get(name) != value:
            raise ValueError(f"the colour {name} is there already")
        OWN[name] = value
        PAINTS[name] = f"var(--{name})"


def _declare(table: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in table.items())


def tokens_css() -> str:
    """All tokens as CSS custom properties: light, dark by the system's wish, and either by `data-theme` on <html>."""
    dark = _declare(DARK) + "color-scheme:dark"
    fonts = _declare(FONTS)
    return (
        f":root{{{_declare(LIGHT)}{_declare(FIXED)}{_declare(OWN)}{fonts}--ko:var(--tile);color-scheme:light}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}\n"
        f":root[data-theme=dark]{{{dark}}}\n" + DRAWING_CSS + _least_sizes()
    )


def _least_sizes() -> str:
    """No text smaller than a page says, but for those (x) that repeat what shape and colour say."""
    sizes = [f"{half / 2:g}" for half in range(8, 2 * LARGEST_SMALL + 1)]
    return "".join(f'.tv [font-size="{size}"]:not(.x){{font-size:max({size}px,var(--least,0px))}}\n' for size in sizes)


LARGEST_SMALL = 22  # sizes of text, in units, up to which a page may ask for larger ones
DRAWING_CSS = """
.tv{display:block;width:100%;height:auto;--ko:var(--tile)}
.tv text{font-family:var(--text);font-weight:500;font-variant-numeric:lining-nums tabular-nums;pointer-events:none}
.tv .h{font-weight:700}
.tv .b{font-weight:800}
.tv .d{font-family:var(--display);font-weight:700}
.tv .m{text-anchor:middle}
.tv .e{text-anchor:end}
.tv .caps{letter-spacing:max(0px,calc(.09em - max(0px,var(--least,0px) - 11px)*.5))}
.tv .on-map{paint-order:stroke;stroke:var(--marble);stroke-opacity:.8;stroke-width:2.4px;stroke-linejoin:round}
.tv [data-tip]{outline:none}
.tv .hit{fill:transparent;pointer-events:all}
.tv .mark{fill:none;stroke:var(--act);stroke-width:2;stroke-dasharray:6 4;pointer-events:none}
.tv .legal{cursor:pointer;outline:none}
.tv .legal:hover>.mark,.tv .legal:focus-visible>.mark{stroke-width:3.4;stroke-dasharray:none;
filter:drop-shadow(0 0 1.5px var(--rim)) drop-shadow(0 0 1px var(--rim))}
.tv .legal:hover>.pill,.tv .legal:focus-visible>.pill{fill:var(--act);stroke:var(--act)}
.tv .legal:hover>.pill~text,.tv .legal:focus-visible>.pill~text{fill:var(--act-ink)}
.tv .ghost{display:none;pointer-events:none}
.tv .legal:hover>.ghost,.tv .legal:focus-visible>.ghost{display:inline}
.tv .legal:hover~.landing,.tv .legal:focus-visible~.landing{visibility:hidden}
.tv [data-why]{cursor:help}
.tv .faint{opacity:.42}
.tv .path{fill:none;stroke:var(--act);stroke-linecap:round;pointer-events:none}
.tv .tess{fill:none;stroke-width:5.4}
@media (forced-colors:active){.tv{forced-color-adjust:none}}
"""


def luminance(colour: str) -> float:
    """Relative luminance of a colour #rrggbb."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Contrast of two colours #rrggbb by WCAG, from 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)
