"""The faces of Nova Roma: chips, rewards, contracts, estate tiles, follower cards. (x, y) is an upper left corner."""

from __future__ import annotations

from triumvir.draw.chips import chip_use
from triumvir.draw.keep import keep
from triumvir.draw.letters import TEXT, fit, width, wrap
from triumvir.draw.pieces import plate, vp
from triumvir.draw.svg import Number, circle, icon, path, rect, text
from triumvir.games.nova_roma.board.printed import Bundle, Follower, Tile
from triumvir.games.nova_roma.board.words import say
from triumvir.language import languages

GOODS = {  # token of the colour, icon
    "wheat": ("wheat", "wheat"),
    "stone": ("stones", "stone"),
    "wood": ("wood", "wood"),
    "wine": ("wine", "wine"),
    "horse": ("horse", "horse"),
    "coins": ("coin", "coin"),
    "influence": ("influence", "influence"),
    "artisans": ("artisan", "artisan"),
    "any_goods": ("cattle", "goods"),
}
ACTIONS = {
    "trade": ("forum", "trade"),
    "upgrade": ("construction", "estate"),
    "petition": ("senate", "petition"),
    "recruit": ("wine", "recruit"),
    "sail": ("seaport", "sail"),
    "build": ("cattle", "build"),
    "race": ("military", "race"),
    "produce": ("oil", "produce"),
}
TRACKS = {"red": "cube-red", "green": "cube-green", "blue": "cube-blue"}
MOSAIC = (("construction", "on-action"), ("coin", "tile-ink"), ("pottery", "on-action"))
NEEDS = {
    "building": "build",
    "shipping": "ship",
    "followers": "recruit",
    "estate": "estate",
    "markers_at_3": "race",
    "total_steps": "race",
    "influence": "influence",
}
COUNTS = {
    "estate_tiles": "estate",
    "followers_in_row": "recruit",
    "hippodrome_steps": "race",
    "building_contracts": "build",
    "shipping_contracts": "ship",
    "animal_tiles": "animal",
}
KINDS = {"end_game": "bronze", "once_per_round": "seaport", "permanent": "construction"}
SPECIALS = {
    "play_follower_free": "recruit",
    "sails": "sail",
    "single_block": "build",
    "gain": "goods",
    "race_one_track": "race",
}
BUSTS = ("patrician", "merchant", "craftsman", "tribune", "assistant", "artisan")


def chip(kind: str, cx: Number, cy: Number, r: Number) -> str:
    """One good, coin, influence or artisan."""
    return chip_use(GOODS[kind][1], cx, cy, r)


def amounts_width(amounts: Bundle, r: Number) -> float:
    """How wide `amounts_row` draws them."""
    wide = 0.0
    for _, count in amounts:
        wide += 2 * r + (r * 1.05 if count > 1 else 0) + 2
    return max(0.0, wide - 2)


@keep
def amounts_row(amounts: Bundle, cx: Number, cy: Number, r: Number, ink: str = "tile-ink") -> str:
    """Amounts side by side around a middle: a number before a chip where there is more than one."""
    x = cx - amounts_width(amounts, r) / 2
    body = ""
    for kind, count in amounts:
        if count > 1:
            body += text(x + r * 0.42, cy + r * 0.5, count, r * 1.45, ink, "m b")
            x += r * 1.05
        body += chip(kind, x + r, cy, r)
        x += 2 * r + 2
    return body


@keep
def chips_row(amounts: Bundle, cx: Number, cy: Number, r: Number, gap: Number, columns: int = 9) -> str:
    """Costs: one chip for each piece, in rows around a middle."""
    kinds = [kind for kind, count in amounts for _ in range(count)]
    rows = [kinds[i : i + columns] for i in range(0, len(kinds), columns)]
    body = ""
    for j, row in enumerate(rows):
        y = cy + (j - (len(rows) - 1) / 2) * gap
        body += "".join(chip(kind, cx + (i - (len(row) - 1) / 2) * gap, y, r) for i, kind in enumerate(row))
    return body


@keep
def shape_face(cells: tuple[tuple[int, int], ...], cx: Number, cy: Number, size: Number, fill: str) -> str:
    """A building made of blocks, around a middle."""
    wide = (max(column for _, column in cells) + 1) * size
    high = (max(row for row, _ in cells) + 1) * size
    d = "".join(
        f"M{cx - wide / 2 + column * size + 0.5:.4g} {cy - high / 2 + row * size + 0.5:.4g}"
        f"h{size - 1:.4g}v{size - 1:.4g}h{1 - size:.4g}z"
        for row, column in cells
    )
    return path(d, fill)


@keep
def shipping_card(x: Number, y: Number, w: Number, h: Number, cost: Bundle, note: str) -> str:
    """A shipping contract in the offer."""
    body = plate(x, y, w, h, 6) + rect(x + 2, y + 4, 4, h - 8, 2, "seaport")
    count = sum(n for _, n in cost)
    r = min(10.0, (w - 14) / max(1, count) / 2 - 1)
    body += chips_row(cost, x + w / 2 + 3, y + h * 0.4, r, 2 * r + 3)
    return body + text(x + w / 2 + 3, y + h - 5, note, fit(note, w - 12, 10.5), "tile-ink-2", "m")


@keep
def building_card(
    x: Number,
    y: Number,
    w: Number,
    h: Number,
    cells: tuple[tuple[int, int], ...],
    points: int,
    cost: Bundle,
    note: str,
) -> str:
    """A building contract in the offer."""
    body = plate(x, y, w, h, 6) + rect(x + 4, y + 2, w - 8, 4, 2, "cattle")
    span = max(max(cell) for cell in cells) + 1
    body += shape_face(cells, x + w * 0.36, y + 34, min(12.0, 44 / span), "cattle")
    body += vp(x + w - 13, y + 19, points, 10.5)
    body += chips_row(cost, x + w / 2, y + h - 44, 9, 20.5, 3)
    return body + text(x + w / 2, y + h - 6, note, fit(note, w - 8, 10.5), "tile-ink-2", "m")


@keep
def estate_face(x: Number, y: Number, s: Number, kind: str, gain: Bundle, pay: Bundle, count: int) -> str:
    """An estate tile, face up."""
    mx, my, inset = x + s / 2, y + s / 2, s - 6
    body = plate(x, y, s, s, 5)
    if kind == "production":
        body += rect(x + 3, y + 3, inset, inset, 4, "tile-2")
        body += text(x + s * 0.27, y + s * 0.61, f"+{gain[0][1]}", s * 0.3, "tile-ink", "m b")
        return body + chip(gain[0][0], x + s * 0.66, my, s * 0.22)
    if kind == "conversion":
        body += rect(x + 3, y + 3, inset, inset, 4, "sail-gray")
        body += amounts_row(pay, x + s * 0.3, y + s * 0.3, s * 0.17)
        body += icon("convert", mx, my, s * 0.28, "tile-ink-2")
        return body + amounts_row(gain, x + s * 0.66, y + s * 0.72, s * 0.17)
    if kind == "animal" and count == 1:
        return body + rect(x + 3, y + 3, inset, inset, 4, "extra") + icon("animal", mx, my, s * 0.6, "glyph", "extra")
    body += rect(x + 3, y + 3, inset, inset, 4, "eagle")
    if kind == "gain":
        good, number = gain[0]
        body += chip(good, mx, y + s * 0.42, s * 0.23)
        return body + text(mx, y + s * 0.86, number, s * 0.24, "eagle-ink", "m b")
    glyph = "lion" if kind == "animal" else SPECIALS[kind]
    body += icon(glyph, mx, y + s * (0.42 if count else 0.5), s * 0.48, "eagle-ink", "eagle")
    return body + (text(mx, y + s * 0.87, f"×{count}", s * 0.23, "eagle-ink", "m b") if count else "")


def estate_tile(x: Number, y: Number, s: Number, tile: Tile) -> str:
    """An estate tile of the box."""
    return estate_face(x, y, s, *tile)


@keep
def estate_back(x: Number, y: Number, s: Number) -> str:
    """An estate tile that was used: turned over, it still counts."""
    return plate(x, y, s, s, 5, "gray", "gray-line") + icon("check", x + s / 2, y + s / 2, s * 0.4, "glyph")


def follower_icon(card: Follower) -> str:
    """The icon of what a follower belongs to."""
    if card.kind == "end_game":
        return GOODS[card.counts][1] if card.counts in GOODS else COUNTS.get(card.counts, "vp")
    return "animal" if card.effect == "allow_animal_placement" else ACTIONS[card.trigger][1]


def bust(name: str) -> str:
    """The bust of a follower: always the same for a name."""
    return BUSTS[sum(map(ord, name)) % len(BUSTS)]


@keep
def _seams() -> tuple[str, ...]:
    """Before what the long words of a language may be parted."""
    return tuple(seam for lang in languages() for seam in say(lang, "seams").split())


@keep
def _block(words: str, w: float, lines: int, most: float, least: float) -> tuple[float, list[str]]:
    """The size at which words fit into a number of lines, and those lines."""
    size = most
    for seam in _seams():
        if any(seam in word and width(word, most) > w for word in words.split()):
            words = words.replace(seam, f"- {seam}")
    while True:
        found = wrap(words, w, size)
        if size <= least or (len(found) <= lines and all(width(line, size, TEXT) <= w for line in found)):
            return size, found[:lines]
        size = max(least, size - 0.5)


@keep
def follower_card(
    x: Number, y: Number, w: Number, h: Number, kind: str, glyph: str, name: str, role: str, effect: str
) -> str:
    """A follower card: coloured head by kind, then name, role and effect."""
    colour = KINDS.get(kind, "neutral")
    head, middle = h * 0.36, x + w / 2
    body = plate(x, y, w, h, 6) + _card_head(x, y, w, head, colour)
    body += icon(glyph, x + w * 0.22, y + head / 2, min(19.0, w * 0.26), "on-action", colour)
    size = min(head * 0.43, w * 0.27)
    body += circle(x + w * 0.66, y + head / 2, size, "tile-2", "rim", 1.2)
    body += icon(bust(name), x + w * 0.66, y + head / 2, size * 1.44, colour, "tile-2")
    body += text(middle, y + head + 14, name, fit(name, w - 6, 13), "tile-ink", "m b")
    body += text(middle, y + head + 26, role, fit(role, w - 6, 11), "tile-ink-2", "m")
    room = h - head - 32
    lines = max(2, int(room // 11.5))
    size, found = _block(effect, w - 8, lines, 12, 8.5)
    step = min(size * 1.08, room / max(1, len(found)))
    for i, words in enumerate(found):
        body += text(middle, y + head + 29 + size + i * step, words, size, "tile-ink", "m h")
    return body


@keep
def _card_head(x: Number, y: Number, w: Number, head: Number, colour: str) -> str:
    bend = f"a6 6 0 0 1 6-6h{w - 12:.5g}a6 6 0 0 1 6 6"
    return path(f"M{x:.5g} {y + head:.5g}v{6 - head:.5g}{bend}v{head - 6:.5g}z", colour)


@keep
def small_card(
    x: Number, y: Number, w: Number, h: Number, kind: str, glyph: str, name: str, effect: str, gain: Bundle
) -> str:
    """A follower in a row: the icon of its kind, its name, its effect in short."""
    colour, middle, head = KINDS.get(kind, "neutral"), x + w / 2, h * 0.4
    body = plate(x, y, w, h, 6) + _card_head(x, y, w, head, colour)
    body += icon(glyph, middle, y + head / 2, min(18.0, w * 0.6), "on-action", colour)
    body += text(middle, y + head + 13, name, fit(name, w - 3, 10.8, least=6), "tile-ink", "m b")
    if gain:
        return body + amounts_row(gain, middle, y + h - 14, 8.4)
    return body + text(middle, y + h - 9, effect, fit(effect, w - 4, 13), "tile-ink", "m b")


@keep
def card_back(x: Number, y: Number, w: Number, h: Number) -> str:
    """The back of a follower card."""
    body = plate(x, y, w, h, 6, "back", "edge") + rect(x + 3, y + 3, w - 6, h - 6, 4, "none", "back-gold", 0.9)
    return body + icon("recruit", x + w / 2, y + h / 2, min(w, h) * 0.5, "back-gold", "back")


@keep
def goal_face(x: Number, y: Number, s: Number, row: int, require: Bundle, points: int) -> str:
    """An achievement of the mosaic, with its VP if they are given."""
    fill, ink = MOSAIC[row]
    body = rect(x, y, s, s, 3, fill, "edge", 0.8)
    needs = dict(require)
    named = [NEEDS[what] for what in needs if what in NEEDS]
    number = needs.get("sum") or max((n for what, n in needs.items() if what in NEEDS), default=0)
    words = "" if number < 2 and len(named) > 1 else str(number)
    if "markers_at_3" in needs:
        named, words = ["race"] * number, "3+"
    if len(named) == 1:
        body += icon(named[0], x + s * 0.32, y + s * 0.6, s * 0.48, ink, fill)
        body += text(x + s * 0.76, y + s * 0.74, words, s * 0.38, ink, "m b")
    else:
        low = 0.44 if words else 0.58
        for i, glyph in enumerate(named):
            shift = 0.5 + (i - (len(named) - 1) / 2) * 0.84 / len(named)
            body += icon(glyph, x + s * shift, y + s * low, s * min(0.38, 0.8 / len(named)), ink, fill)
        if words:
            body += text(x + s * 0.5, y + s * 0.91, words, s * 0.3, ink, "m b")
    return body + (vp(x + s - 6.5, y + 6.5, points, 7) if points else "")
