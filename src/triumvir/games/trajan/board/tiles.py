"""The faces of Trajan's tiles and cards. Each function draws one component with its upper left corner at (x, y)."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.draw.letters import fit
from triumvir.draw.pieces import plate, seat_colour, vp
from triumvir.draw.sprite import icons
from triumvir.draw.svg import Number, circle, icon, rect, text
from triumvir.games.trajan.board.printed import BonusFace, TrajanTile
from triumvir.games.trajan.board.stones import stone

DEMANDS = ("bread", "games", "religion")
JOKERS = {
    "joker-commodity": "cards",
    "joker-demand": "demand_card",
    "joker-construction": "temple",
    "joker-action": "extra",
}
SHARED_ICONS = ("wine", "wheat")  # commodities whose icon other games use too
BONUS_ICONS = {"workers": "worker", "legionaries": "legionary", "bonus_tiles": "vp"}


def commodity_icon(kind: str) -> str:
    """The icon of a commodity; a bale of goods for one that only a box of one's own has."""
    name = kind if kind in SHARED_ICONS else f"c-{kind}"
    return name if name in icons() else "goods"


def commodity_colour(kind: str) -> str:
    """The token of a commodity's colour."""
    return kind if commodity_icon(kind) != "goods" else "neutral"


def _inlay(x: Number, y: Number, size: Number, ink: str) -> str:
    return rect(x + 2.2, y + 2.2, size - 4.4, size - 4.4, size * 0.1, "none", ink, 0.7, ' opacity=".5"')


@keep
def city_tile(x: Number, y: Number, size: Number, kind: str) -> str:
    """A tile of the forum set or an extra action tile, by its id in the view."""
    rx, middle = size * 0.13, size / 2
    if kind in DEMANDS:
        body = plate(x, y, size, size, rx, kind, "edge") + _inlay(x, y, size, f"{kind}-ink")
        return body + icon(kind, x + middle, y + middle, size * 0.62, f"{kind}-ink", kind)
    if kind.startswith("senate-"):
        body = plate(x, y, size, size, rx, "senate", "edge") + _inlay(x, y, size, "on-action")
        body += icon("senate", x + middle, y + size * 0.36, size * 0.44, "on-action", "senate")
        return body + text(x + middle, y + size * 0.88, kind[7:], size * 0.4, "on-action", "m b")
    if kind.startswith("extra-"):
        body = plate(x, y, size, size, rx, "extra", "gold-line")
        body += icon(kind[6:], x + size * 0.42, y + size * 0.46, size * 0.54, "edge", "extra")
        return body + icon("extra", x + size * 0.8, y + size * 0.8, size * 0.28, "edge")
    body = plate(x, y, size, size, rx) + icon("joker", x + middle, y + middle, size * 0.9, "gold-star", "tile")
    body += circle(x + middle, y + middle, size * 0.28, "tile")
    return body + icon(JOKERS[kind], x + middle, y + middle, size * 0.4, "tile-ink", "tile")


@keep
def trajan_tile(x: Number, y: Number, w: Number, tile: TrajanTile) -> str:
    """A Trajan tile, 58 by 48 at full size."""
    k = w / 58
    h = 48 * k
    body = plate(x, y, w, h, 6 * k) + rect(
        x + 2.5 * k, y + 2.5 * k, w - 5 * k, h - 5 * k, 4.5 * k, "none", "tile-line", 0.6
    )
    left, right = tile.colours
    body += stone(left, x + 12 * k, y + 14 * k, 8 * k) + stone(right, x + 29.5 * k, y + 14 * k, 8 * k)
    body += vp(x + w - 10.2 * k, y + 14 * k, tile.points, 8.4 * k)
    return body + _effect(x + w / 2, y + h - 11.5 * k, k, tile.effect, tile.amount)


def _effect(cx: Number, cy: Number, k: Number, effect: str, amount: int) -> str:
    if effect == "none":
        return icon("influence", cx, cy - k, 17 * k, "gold-line")
    if effect == "plus2":
        return plus2(cx, cy, k)
    if effect == "draw_commodity":
        number = text(cx - 11 * k, cy + 4.2 * k, amount, 12.5 * k, "tile-ink", "m b")
        return number + icon("cards", cx + 5 * k, cy, 17 * k, "tile-ink", "tile")
    if effect in DEMANDS:
        return circle(cx, cy - 0.5 * k, 9.8 * k, effect) + icon(
            effect, cx, cy - 0.5 * k, 13 * k, f"{effect}-ink", effect
        )
    first = cx - (amount - 1) * 9 * k
    return "".join(icon(effect, first + i * 18 * k, cy, 16.5 * k, "tile-ink", "tile") for i in range(amount))


@keep
def plus2(cx: Number, cy: Number, k: Number = 1.0) -> str:
    """A +2 marker."""
    body = rect(cx - 13 * k, cy - 8 * k, 26 * k, 16 * k, 4 * k, "seaport", "rim", 1)
    return body + text(cx, cy + 4.4 * k, "+2", 12.5 * k, "on-action", "m b")


@keep
def arch(seat: int, cx: Number, cy: Number, size: Number) -> str:
    """The arch of a seat on an ivory disc."""
    body = circle(cx, cy, size * 0.62, "tile", "tile-line", 1)
    outline = ' stroke="var(--edge)" stroke-width=".9" paint-order="stroke"'
    return body + icon("arch", cx, cy - size * 0.02, size * 0.8, seat_colour(seat), "tile", outline)


@keep
def building(x: Number, y: Number, size: Number, kind: str, points: int | None) -> str:
    """A construction tile; on a mat its points are scored and not shown."""
    body = plate(x, y, size, size, size * 0.1)
    if points is None:
        return body + icon(kind, x + size / 2, y + size / 2, size * 0.68, "glyph", "tile")
    body += icon(kind, x + size * 0.42, y + size * 0.44, size * 0.56, "glyph", "tile")
    return body + vp(x + size * 0.78, y + size * 0.77, points, size * 0.2)


@keep
def card(x: Number, y: Number, w: Number, h: Number, kind: str, caption: str = "") -> str:
    """A commodity card."""
    foot, colour = 12 if caption else 0, commodity_colour(kind)
    body = plate(x, y, w, h, 5) + rect(x + 3, y + 3, w - 6, h - 6 - foot, 3, colour)
    body += icon(commodity_icon(kind), x + w / 2, y + (h - foot) / 2, min(w, h - foot) * 0.6, "on-card", colour)
    if not caption:
        return body
    return body + text(x + w / 2, y + h - 4.2, caption, fit(caption, w - 5, 10.8), "tile-ink", "m h")


@keep
def card_back(x: Number, y: Number, w: Number, h: Number, layers: int = 0) -> str:
    """The back of a commodity card on some others."""
    body = "".join(rect(x - i * 1.6, y - i * 1.6, w, h, 5, "back", "rim", 1.2) for i in range(layers, -1, -1))
    body += rect(x + 4, y + 4, w - 8, h - 8, 3, "none", "back-gold", 0.9)
    return body + icon("influence", x + w / 2, y + h / 2, min(w, h) * 0.55, "back-gold")


def half_points(halves: int) -> str:
    """A number of half points as people write it."""
    whole, rest = divmod(halves, 2)
    return f"{whole or ''}½" if rest else str(whole)


@keep
def bonus_tile(x: Number, y: Number, w: Number, h: Number, face: BonusFace, side: str) -> str:
    """A bonus tile: what it counts, and for how much; yellow or gray side up."""
    fill, line = ("extra", "gold-line") if side == "yellow" else ("gray", "gray-line")
    body = rect(x + 0.5, y + 1.2, w, h, h / 2, "shadow") + rect(x, y, w, h, h / 2, fill, line, 1)
    size, middle = h * 0.66, y + h / 2
    if face.kind == "commodities":
        for i, kind in enumerate(face.icons):
            body += icon(commodity_icon(kind), x + w * (0.21 + 0.29 * i), middle, size, "edge", fill)
    else:
        glyph = face.icons[0] if face.kind == "demand" else BONUS_ICONS[face.kind]
        body += icon(glyph, x + w * 0.36, middle, size * 1.08, "edge", fill)
    return body + text(x + w * 0.81, middle + h * 0.2, half_points(face.rate(side)), h * 0.57, "tile-ink", "m b")
