"""The faces of components: chips for resources and rewards, buildings, Colonia tiles, what an order asks for."""

from __future__ import annotations

from math import cos, pi, sin

from triumvir.draw.grid import Grid
from triumvir.draw.keep import keep
from triumvir.draw.pieces import piece, seat_colour, vp
from triumvir.draw.sprite import icons
from triumvir.draw.svg import Number, circle, icon, paint, path, rect, text, use
from triumvir.games.forum_trajanum.box import COLOUR_NAMES, GREY_NAMES

COLOURS = {  # fill, ink, glyph of the building
    "red": ("cube-red", "on-action", "house"),
    "yellow": ("cube-yellow", "edge", "stable"),
    "green": ("cube-green", "edge", "park"),
    "blue": ("cube-blue", "on-action", "fountain"),
    "eagle": ("eagle", "eagle-ink", "eagle"),
}
GREY = "hull-gray"
CHIPS = {
    "builder": ("neutral", "on-action", "builder"),
    "assistant": ("wood", "on-action", "assistant"),
    "tribune": ("rim", "tess-red", "tribune"),
    "coin": ("coin", "edge", "coin"),
    "upgrade": ("eagle", "eagle-ink", "upgrade"),
    "envoy": ("eagle", "eagle-ink", "envoy"),
    "ship_envoy": ("eagle", "eagle-ink", "ship"),
    "eagle": ("eagle", "eagle-ink", "eagle"),
    "build": ("construction", "on-action", "construction"),
    "area": ("seaport", "on-action", "joker"),
    "worker": ("gray-2", "edge", "worker"),
    "active_citizen": ("senate", "on-action", "patrician"),
    "patrician": ("senate", "on-action", "patrician"),
    "merchant": ("senate", "on-action", "merchant"),
    "craftsman": ("senate", "on-action", "craftsman"),
}
REWARD_CHIPS = {
    "any_worker_and_tribune": ("worker", "tribune"),
    "builder": ("builder",),
    "place_envoy_on_eagle": ("envoy", "eagle"),
    "take_and_use_colonia_tile": ("take",),
    "two_assistants": ("assistant", "assistant"),
    "two_tribunes": ("tribune", "tribune"),
    "one_upgrade": ("upgrade",),
    "extra_build_action": ("build",),
    "one_coin": ("coin",),
    "area_bonus": ("area",),
    "place_envoy_any_coloured_cell": ("envoy", "coloured"),
}
BONUS_CHIPS = {
    "place_envoy_any_coloured_cell": ("envoy",),
    "one_area_bonus": ("area",),
    "coin_or_tribune": ("coin", "tribune"),
    "coin_or_assistant": ("coin", "assistant"),
    "any_worker": ("worker",),
    "builder": ("builder",),
}
SMALL = 8.0  # a worker's chip below this radius shows the building of its colour instead of the worker


@keep
def chip(kind: str, cx: Number, cy: Number, r: Number, rich: bool = True) -> str:
    """A round chip: one resource, reward or cost; a rich worker also has the building of its colour."""
    if kind == "vp":
        return vp(cx, cy, "", r)
    if kind.startswith("vp"):
        return vp(cx, cy, kind[2:], r)
    if kind == "take":
        side = r * 0.92
        body = rect(cx - side, cy - side, 2 * side, 2 * side, r * 0.3, "back", "edge", 0.8)
        return body + text(cx, cy + r * 0.42, "?", r * 1.25, "on-action", "m b")
    if kind == "coloured":
        return four(cx, cy, r)
    if kind.startswith("worker_"):
        fill, ink, glyph = COLOURS[kind[7:]]
        if r < SMALL or not rich:
            return circle(cx, cy, r, fill) + icon(glyph, cx, cy, round(r * 1.3, 1), ink, fill)
        body = circle(cx, cy, r, fill, "edge", 0.8)
        x, y = cx + r * 0.62, cy + r * 0.6
        body += icon("worker", cx - r * 0.1, cy - r * 0.06, r * 1.28, ink, fill)
        return body + circle(x, y, r * 0.5, "rim", "edge", 0.7) + icon(glyph, x, y, r * 0.78, "edge", "rim")
    fill, ink, glyph = CHIPS.get(kind, ("gray-2", "edge", "help"))
    line = "edge" if r >= SMALL or fill in ("rim", "gray-2") else ""
    line = "back-gold" if fill == "eagle" else line  # it must stand on a dark table too
    return circle(cx, cy, r, fill, line, 0.8) + icon(glyph, cx, cy, round(r * 1.3, 1), ink, fill)


@keep
def alike(grid: Grid, kind: str, cells: tuple[int, ...]) -> str:
    """All buildings of one kind that need no element of their own."""
    fill, ink, glyph = look(kind)
    side, small = grid.size, round(grid.size * (0.62 if grid.size > 20 else 0.8), 1)
    d = drawn = ""
    for number in cells:
        x, y = grid.corner(grid.cell(number))
        d += f"M{x:.5g} {y:.5g}h{side:.4g}v{side:.4g}h-{side:.4g}z"
        drawn += use(f"i-{glyph}", round(x + (side - small) / 2, 1), round(y + (side - small) / 2, 1), small, small)
    body = path(d, fill, "edge", 1, ' stroke-linejoin="round"')
    return f'{body}<g style="color:{paint(ink)};--ko:{paint(fill)}">{drawn}</g>'


@keep
def four(cx: Number, cy: Number, r: Number) -> str:
    """A disc in the four colours: any colour."""
    body = ""
    for i, name in enumerate(COLOUR_NAMES):
        a = -pi / 2 + i * pi / 2
        b = a + pi / 2
        d = f"M{cx:.5g} {cy:.5g}L{cx + r * cos(a):.5g} {cy + r * sin(a):.5g}A{r:.4g} {r:.4g} 0 0 1 "
        body += path(f"{d}{cx + r * cos(b):.5g} {cy + r * sin(b):.5g}z", COLOURS[name][0])
    return body + circle(cx, cy, r, "none", "edge", 0.8)


@keep
def chips(kinds: tuple[str, ...], cx: Number, cy: Number, r: Number, gap: Number = 1.5) -> str:
    """Chips side by side around a middle."""
    step = 2 * r + gap
    left = cx - (len(kinds) - 1) * step / 2
    return "".join(chip(kind, round(left + i * step, 2), cy, r) for i, kind in enumerate(kinds))


def look(kind: str) -> tuple[str, str, str]:
    """Fill, ink and glyph of a building, by its grey kind or its colour."""
    return (GREY, "on-action", kind) if kind in GREY_NAMES else COLOURS[kind]


@keep
def building(kind: str, x: Number, y: Number, size: Number, rich: bool = False) -> str:
    """One building on its cell; a rich one has a line inside its edge."""
    fill, ink, glyph = look(kind)
    body = rect(x, y, size, size, size * 0.09, fill, "edge", 1)
    if rich:
        inset = size * 0.05
        more = ' opacity=".5"'
        body += rect(x + inset, y + inset, size - 2 * inset, size - 2 * inset, size * 0.06, "none", ink, 0.9, more)
    return body + icon(glyph, x + size / 2, y + size / 2, size * 0.62, ink, fill)


@keep
def face(kinds: tuple[str, ...], x: Number, y: Number, size: Number) -> str:
    """A building tile of one or two buildings."""
    body = "".join(building(kind, x + i * size, y, size) for i, kind in enumerate(kinds))
    if len(kinds) > 1:
        body += rect(x - 1, y - 1, 2 * size + 2, size + 2, size * 0.14, "none", "edge", 1.6)
    return body


@keep
def tile(gains: tuple[str, ...], citizen: str, owner: int, x: Number, y: Number, size: Number) -> str:
    """The face of a Colonia tile; its edge has the colour of whose tile it is."""
    edge = max(1.6, size * 0.042)
    side = round(size - edge, 2)
    body = rect(x + edge / 2, y + edge / 2, side, side, size * 0.09, "tile", seat_colour(owner), edge)
    return body + contents(gains, citizen, x, y, size)


@keep
def contents(gains: tuple[str, ...], citizen: str, x: Number, y: Number, size: Number) -> str:
    """What is printed on a Colonia tile."""
    cx, cy = x + size / 2, y + size / 2
    if citizen:
        return chip(citizen, cx, cy, size * 0.34)
    if len(gains) <= 1:
        return chips(gains, cx, cy, size * 0.27)
    if len(gains) <= 2:
        return chips(gains, cx, cy, size * 0.205, size * 0.02)
    rows = [gains[: (len(gains) + 1) // 2], gains[(len(gains) + 1) // 2 :]]
    r = size * min(0.19, 0.4 / len(rows[0]))
    return "".join(chips(row, cx, cy + (i - 0.5) * size * 0.42, r) for i, row in enumerate(rows))


@keep
def back(owner: int, x: Number, y: Number, size: Number) -> str:
    """A face-down tile: brown, with the shape of whose it is."""
    body = rect(x, y, size, size, size * 0.09, "back", "edge", 0.9)
    return body + piece(owner, x + size / 2, y + size / 2, size * 0.19)


@keep
def street_icon(symbol: str, cx: Number, cy: Number, size: Number, row: bool) -> str:
    """The symbol of a street; one that only a box of one's own has is shown by its first letter."""
    ink, ground = ("on-action", "edge") if row else ("edge", "rim")
    if symbol in icons():
        return icon(symbol, cx, cy, size, ink, ground)
    return text(cx, cy + size * 0.32, symbol[:1].upper(), size * 0.9, ink, "m b")


@keep
def street_disc(symbol: str, cx: Number, cy: Number, r: Number, row: bool, called: bool = False) -> str:
    """The disc of a street: dark for rows, light for columns; a called one has a red ring."""
    fill = "edge" if row else "rim"
    body = circle(cx, cy, r + 3, "none", "red", 2.6) if called else ""
    body += circle(cx, cy, r, fill, "line-2" if row else "edge", 1)
    return body + street_icon(symbol, cx, cy, r * 1.22, row)


@keep
def need(name: str, x: Number, y: Number, size: Number) -> str:
    """What a building order asks for: a building, or a square that stands for several."""
    if name in GREY_NAMES or name in COLOUR_NAMES:
        return building(name, x, y, size)
    cx, cy = x + size / 2, y + size / 2
    if name == "any_coloured":
        half = size / 2
        corners = zip(COLOUR_NAMES, ((0.0, 0.0), (half, 0.0), (0.0, half), (half, half)), strict=True)
        body = "".join(rect(x + dx, y + dy, half, half, 0, COLOURS[colour][0]) for colour, (dx, dy) in corners)
        return body + rect(x, y, size, size, 3, "none", "edge", 1.2)
    grey = name == "any_grey"
    body = rect(x, y, size, size, 3, GREY if grey else "tile-2", "edge", 1, "" if grey else ' stroke-dasharray="3 2"')
    return body + text(cx, cy + size * 0.22, "?", size * 0.62, "on-action" if grey else "tile-ink", "m b")
