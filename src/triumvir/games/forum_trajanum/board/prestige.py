"""The prestige track with its slider: what the largest group of envoys and each order are worth."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.draw.letters import fit
from triumvir.draw.pieces import heading
from triumvir.draw.scene import tell
from triumvir.draw.svg import circle, group, icon, paint, path, rect, region, text, use
from triumvir.games.forum_trajanum.board.printed import Printed
from triumvir.games.forum_trajanum.board.scene import Desk, numbers

LEFT, WIDTH = 14, 624


def draw_prestige(desk: Desk, y: float) -> str:
    """The track with the slider on it."""
    scene, player, printed = desk.scene, desk.player, desk.scene.printed
    body = heading(LEFT, y + 16, scene.say("prestige"), "upgrade")
    words = scene.say("prestige-line", group=player["group"], vp=player["group_vp"], value=player["trajan_value"])
    body += text(LEFT + WIDTH, y + 16, words, fit(words, WIDTH - 130, 13), "ink-2", "e")
    side = 1 if player["flipped"] else 0
    fields, slider = _track(printed, y, player["offset"]), _slider(printed, y, side, player["offset"], player["group"])
    ranges = ", ".join(
        f"{_range(low, high)}: {printed.prestige_vp[player['offset'] + i]}"
        for i, (low, high) in enumerate(printed.slider[side])
        if high
    )
    tip = tell(
        scene.say("prestige-tip", n=player["offset"], of=len(printed.prestige_vp) - len(printed.slider[0])),
        scene.say("prestige-back" if side else "prestige-front"),
        scene.say("prestige-groups", ranges=ranges),
        scene.say("prestige-head", n=player["trajan_value"]),
    )
    body += group(fields, more=' aria-hidden="true"') + group(slider, desk.ident("slider"), tip=tip)
    trees = _cypresses(tuple(printed.cypress), len(printed.prestige_vp), y)
    body += group(trees, desk.ident("cypresses"), tip=scene.say("prestige-trees") if desk.live else "")
    return region(body, desk.ident("prestige"), scene.say("prestige"))


def _range(low: int, high: int) -> str:
    if high >= 99:
        return f"{low}+"
    return str(low) if low == high else f"{low}–{high}"


def _track(printed: Printed, y: float, offset: int) -> str:
    covered = range(offset, offset + len(printed.slider[0]))
    values = tuple("" if i in covered else str(points) for i, points in enumerate(printed.prestige_vp))
    return _fields(values, tuple(printed.prestige_trajan), y)


@keep
def _fields(values: tuple[str, ...], heads: tuple[int, ...], y: float) -> str:
    """The fields, under them what an order is worth while Trajan's head is there."""
    step = WIDTH / len(values)
    d = "".join(f"M{LEFT + i * step + 1:.5g} {y + 53}h{step - 2:.5g}v26h{2 - step:.5g}z" for i in range(len(values)))
    body = path(d, "well", "line-2", 0.9, ' stroke-linejoin="round"')
    places = [(LEFT + (i + 0.5) * step, points) for i, points in enumerate(values) if points]
    body += numbers(places, y + 71, 14.5, "ink", "b")
    i = 0
    while i < len(heads):
        end = i
        while end + 1 < len(heads) and heads[end + 1] == heads[i]:
            end += 1
        x, w = LEFT + i * step + 2, (end - i + 1) * step - 4
        body += rect(x, y + 85, w, 15, 7.5, "marble-2", "line", 1)
        mid = x + step
        body += icon("emperor", mid - 10, y + 92.5, 12, "ink-2", "marble-2")
        body += text(mid + 5, y + 97, heads[i], 12.5, "ink-2", "m b")
        i = end + 1
    return body


@keep
def _cypresses(stops: tuple[int, ...], fields: int, y: float) -> str:
    """Where an upgrade of the back side stops."""
    d = trees = ""
    for stop in stops:
        x = LEFT + stop * WIDTH / fields
        d += f"M{x - 7:.4g} {y + 83}a7 7 0 1 0 14 0a7 7 0 1 0-14 0z"
        trees += use("i-park", round(x - 5, 1), y + 78, 10, 10)
    return path(d, "marble", "line-2", 0.9) + f'<g style="color:{paint("influence")}">{trees}</g>'


@keep
def _cells(slider: tuple[tuple[int, int], ...], values: tuple[int, ...], y: float, offset: int, group_size: int) -> str:
    step = WIDTH / len(values)
    x0 = LEFT + offset * step
    body = rect(x0 - 2, y + 24, len(slider) * step + 4, 58, 8, "eagle", "back-gold", 1.2)
    d = pawns = over = ""
    ranges: list[tuple[float, object]] = []
    for i, (low, high) in enumerate(slider):
        x = x0 + i * step
        reached = bool(high) and low <= group_size <= high and group_size > 1
        d += f"M{x + 2:.5g} {y + 53:.5g}h{step - 4:.5g}v25h{4 - step:.5g}z"
        if reached:
            over += rect(x + 2, y + 53, step - 4, 25, 3, "extra", "edge", 1)
            over += circle(x + step - 5, y + 55, 3.6, "tess-red", "rim", 1)
        if not high:
            over += icon("emperor", x + step / 2, y + 38, 25, "eagle-ink", "eagle")
        else:
            ranges.append((x + step / 2, _range(low, high)))
            pawns += f"M{x + step / 2:.5g} {y + 42}a2 2 0 1 1-.1 0zM{x + step / 2 - 3.4:.5g} {y + 51}l3.4-6 3.4 6z"
    body += path(d, "tile", "edge", 0.8, ' stroke-linejoin="round"') + path(pawns, "back-gold") + over
    body += numbers(ranges, y + 39, 13.5, "eagle-ink", "b")
    shown = [(x0 + (i + 0.5) * step, values[offset + i]) for i in range(len(slider))]
    body += numbers(shown, y + 71, 14.5, "tile-ink", "b")
    return body


def _slider(printed: Printed, y: float, side: int, offset: int, group_size: int) -> str:
    return _cells(tuple(printed.slider[side]), tuple(printed.prestige_vp), y, offset, group_size)
