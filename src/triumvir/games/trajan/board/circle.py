"""The action circle of a seat: trays with markers, slots with Trajan tiles, arch, +2 markers, the way of sowing."""

from __future__ import annotations

from functools import cache

from triumvir.draw.faces import tablet
from triumvir.draw.letters import fit, width, wrap
from triumvir.draw.pieces import badge, hole, mosaic_ring, stone
from triumvir.draw.scene import tell
from triumvir.draw.svg import Point, around, circle, group, icon, rect, region, text
from triumvir.draw.targets import frame, ring
from triumvir.games.trajan.actions import PLUS2, SLOT, TRAY, TRAYS
from triumvir.games.trajan.board.hub import draw_hub, filling
from triumvir.games.trajan.board.scene import Scene
from triumvir.games.trajan.board.tiles import arch, plus2, trajan_tile
from triumvir.games.trajan.board.words import ORDINALS
from triumvir.games.trajan.board.worth import fulfillable, fulfilling
from triumvir.games.trajan.box import ACTION_TYPES
from triumvir.games.trajan.names import COLOUR_TEXTS, TYPE_NAMES

WIDTH, HEIGHT = 440, 408
CX, CY = 220, 204
ORBIT, TRAY_R, RING_R = 113, 44.5, 155.5
ANGLES = (-120, -60, 0, 60, 120, 180)
SLOT_W, SLOT_H = 58, 48
SLOTS: tuple[Point, ...] = ((126, 38.6), (314, 38.6), (409, 204), (314, 369.4), (126, 369.4), (31, 204))
TAGS: tuple[Point, ...] = ((220, 24), (220, 24), (380, 250), (220, 385), (220, 385), (60, 250))


def heap(count: int) -> tuple[float, list[Point]]:
    """How markers lie in a tray: their radius and where, from the tray's middle."""
    if count <= 4:
        spots: dict[int, list[Point]] = {
            0: [],
            1: [(0, 0)],
            2: [(-14, 0), (14, 0)],
            3: [(-14, -9), (14, -9), (0, 14)],
            4: [(-14, -13), (14, -13), (-14, 13), (14, 13)],
        }
        return 12.5, spots[count]
    if count <= 7:
        return 10.4, [(0, 0), *(around(0, 0, 22, -90 + 60 * i) for i in range(count - 1))]
    outer = [around(0, 0, 28, -90 + 45 * i) for i in range(8)]
    inner = [around(0, 0, 11, -45 + 90 * i) for i in range(4)]
    return 9.0, [*outer, *inner][:count]


def tray_at(tray: int) -> Point:
    """The middle of a tray."""
    return around(CX, CY, ORBIT, ANGLES[tray])


def marker_ids(scene: Scene, seat: int) -> list[list[str]]:
    """A stable name for every marker in the trays and, last, in hand: mk-<seat>-<colour>-<n>."""
    player = scene.players[seat]
    held = scene.decision["held"] if scene.acting(seat) else []
    seen: dict[str, int] = {}
    found: list[list[str]] = []
    for markers in [*player["trays"], held]:
        ids = []
        for colour in markers:
            ids.append(f"mk-{seat}-{colour}-{seen.get(colour, 0)}")
            seen[colour] = seen.get(colour, 0) + 1
        found.append(ids)
    return found


def draw_circle(scene: Scene, seat: int, prefix: str, live: bool) -> str:
    """The circle of a seat; on a live one the legal targets can be chosen."""
    player = scene.players[seat]
    ids = marker_ids(scene, seat)
    mine = live and scene.acting(seat) and bool(scene.targets.legal)
    sowing = mine and scene.is_step("sow")
    held = len(scene.decision["held"]) if sowing else 0
    body = _floor() + (_way(scene.decision["tray"], held) if sowing else "")
    buttons, previews = "", ""
    for tray in range(TRAYS):
        component, button, preview = _tray(scene, seat, tray, ids[tray], prefix, live)
        body += component
        buttons += button
        previews += preview
    for tray in range(TRAYS):
        body += _slot(scene, seat, tray, prefix, live) + _plus2(scene, seat, tray, prefix, live)
    if sowing:
        body += _steps(scene.decision["tray"], held)
    elif mine and scene.is_step("place_marker"):
        body += _next(filling(scene))
    body += draw_hub(scene, seat, ids[TRAYS], prefix, live, player["arch"] is None)
    body += buttons + _numerals() + previews
    if sowing:
        body += _fulfil(scene)
    return region(body, f"{prefix}circle-{seat}", scene.say("circle", name=scene.who[seat]), 0, 42)


@cache
def _floor() -> str:
    body = circle(CX, CY, 158, "marble-2", "line", 1) + circle(CX, CY, 152.5, "none", "line", 0.8)
    return f'<g aria-hidden="true">{body}</g>' + mosaic_ring(CX, CY, RING_R)


@cache
def _bowl(tray: int, action: str) -> str:
    x, y = tray_at(tray)
    body = circle(x, y + 2.5, TRAY_R, "shadow") + circle(x, y, TRAY_R, action, "edge", 1)
    body += circle(x, y, TRAY_R - 3.5, "none", "rim", 0.8, ' opacity=".55"') + circle(x, y + 3, TRAY_R - 8, "dip")
    return body + icon(action, x, y + 2, 50, "rim", action, ' opacity=".2"')


def _tray(scene: Scene, seat: int, tray: int, ids: list[str], prefix: str, live: bool) -> tuple[str, str, str]:
    """A tray, the button over it, and where sowing it would end."""
    player = scene.players[seat]
    markers: list[str] = player["trays"][tray]
    action = scene.printed.tray_action[tray]
    x, y = tray_at(tray)
    out = around(0, 0, 5 if len(markers) < 4 else 2, ANGLES[tray])
    body = _bowl(tray, action)
    radius, spots = heap(len(markers))
    for (dx, dy), colour, ident in zip(spots, markers, ids, strict=True):
        more = f' id="{prefix}{ident}"'
        body += stone(colour, round(x + dx + out[0], 2), round(y + dy + out[1], 2), radius, more)
    title = scene.say("tray", tray=scene.numeral(tray), action=scene.word(TYPE_NAMES, action), n=len(markers))
    colours = ", ".join(scene.word(COLOUR_TEXTS, colour) for colour in markers)
    told = [title, scene.say("tray.holds", colours=colours) if colours else ""]
    ident = f"{prefix}tray-{seat}-{tray}"
    if not live:
        return group(body, ident, tip=tell(*told)), "", ""
    preview, mark = "", ""
    if markers:
        fits = fulfillable(scene.names, player, tray)
        told += _outlook(scene, tray, len(markers), fits)
        if TRAY + tray in scene.targets.legal:
            preview = _preview(tray, scene.numeral(tray + len(markers)), fits)
            mark = ring(x, y, TRAY_R + 2.5) + _ghost(scene, tray, len(markers), fits)
    number, tip = (TRAY + tray,), tell(*told)
    return scene.targets.component(ident, body, number, tip), scene.targets.overlay(ident, number, tip, mark), preview


def _outlook(scene: Scene, tray: int, count: int, fits: bool) -> list[str]:
    """What sowing a tray would lead to, in sentences."""
    target = (tray + count) % TRAYS
    landing = scene.word(TYPE_NAMES, scene.printed.tray_action[target])
    return [
        scene.say("tray.lands", tray=scene.numeral(target), action=landing, n=count),
        scene.say("tray.fulfils", tray=scene.numeral(target)) if fits else "",
        scene.say("tray.ends") if scene.view["time"] + count >= scene.view["circuit"] else "",
    ]


def _ghost(scene: Scene, tray: int, count: int, fits: bool) -> str:
    """The same as a picture, seen while the tray is pointed at or has the focus."""
    target = (tray + count) % TRAYS
    action = scene.printed.tray_action[target]
    body = _way(tray, count) + _steps(tray, count)
    if fits:
        body += _fitting(target)
    body += circle(CX, CY, 51, "act-soft", "act", 2.2) + tablet(CX - 19, CY - 41, 38, 38, action, action)
    landing = f"{scene.numeral(target)} {scene.word(TYPE_NAMES, action).capitalize()}"
    body += text(CX, CY + 15, landing, fit(landing, 92, 13.5), "ink", "m h")
    body += text(CX, CY + 32, scene.say("hub.time", n=count), 12.5, "ink", "m")
    return f'<g class="ghost" aria-hidden="true">{body}</g>'


@cache
def _preview(tray: int, landing: str, fits: bool) -> str:
    """Where sowing would end, on the rim of a tray that may be chosen; green if it can fulfil a tile there."""
    x, y = around(*tray_at(tray), TRAY_R - 4, ANGLES[tray] + 62)
    body = rect(x - 19, y - 9, 38, 18, 9, "good" if fits else "act", "rim", 1.4)
    body += text(x, y + 4.4, f"→ {landing}", 12.5, "marble" if fits else "act-ink", "m b")
    return f'<g class="landing" aria-hidden="true" pointer-events="none">{body}</g>'


def _slot(scene: Scene, seat: int, tray: int, prefix: str, live: bool) -> str:
    player = scene.players[seat]
    tile = player["slots"][tray]
    x, y = SLOTS[tray][0] - SLOT_W / 2, SLOTS[tray][1] - SLOT_H / 2
    numeral = scene.numeral(tray)
    if tile is not None:
        points, effect, amount, colours = scene.names.tiles[tile]
        drawn = trajan_tile(x, y, SLOT_W, (colours[0], colours[1]), points, effect, amount)
        body = group(drawn, f"{prefix}trajan-{tile}")
        tip = tell(
            scene.say("slot", tray=numeral, tile=scene.names.tile(tile, scene.lang)),
            scene.say("trajan.needs", tray=numeral),
        )
    elif player["arch"] == tray:
        drawn = arch(seat, x + SLOT_W / 2, y + SLOT_H / 2, 36)
        body = hole(x, y, SLOT_W, SLOT_H, 7) + group(drawn, f"{prefix}arch-{seat}")
        tip = tell(scene.say("arch", tray=numeral), scene.say("arch.tip"))
    else:
        body = hole(x, y, SLOT_W, SLOT_H, 7) + text(x + SLOT_W / 2, y + 28, scene.say("slot.empty"), 12, "ink-2", "m")
        tip = scene.say("slot.free", tray=numeral)
    ident = f"{prefix}slot-{seat}-{tray}"
    if not live:
        return group(body, ident, tip=tip)
    return scene.targets.spot(ident, body, (SLOT + tray,), tip, frame(x, y, SLOT_W, SLOT_H, 9))


def _plus2(scene: Scene, seat: int, tray: int, prefix: str, live: bool) -> str:
    action = scene.printed.tray_action[tray]
    number = PLUS2 + ACTION_TYPES.index(action)
    x, y = around(*tray_at(tray), TRAY_R - 2, ANGLES[tray] - 62)
    ident = f"{prefix}plus2-{seat}-{action}"
    name = scene.word(TYPE_NAMES, action)
    if action in scene.players[seat]["plus2"]:
        return group(plus2(x, y, 1.05), ident, tip=tell(scene.say("plus2", action=name), scene.say("plus2.tip")))
    if live and number in scene.targets.legal:
        body = f'<g opacity=".55">{plus2(x, y, 1.05)}</g>'
        tip = scene.say("plus2.free", action=name)
        return scene.targets.spot(ident, body, (number,), tip, frame(x - 14, y - 8.5, 28, 17, 5, 1))
    return ""


# ---------------------------------------------------------------- sowing


@cache
def _way(start: int, count: int) -> str:
    """The path of some markers, from the tray before the first to the target."""
    x, y = tray_at(start)
    d = f"M{x:.1f} {y:.1f}"
    for i in range(1, min(count, TRAYS) + 1):
        x, y = tray_at((start + i) % TRAYS)
        d += f"A{ORBIT} {ORBIT} 0 0 1 {x:.1f} {y:.1f}"
    return (
        f'<path class="path" d="{d}" stroke-width="20" stroke-opacity=".15"/>'
        f'<path class="path" d="{d}" stroke-width="2.6" stroke-dasharray="2 7"/>'
    )


@cache
def _next(tray: int) -> str:
    """The outline of the tray that receives the next marker."""
    x, y = tray_at(tray)
    body = circle(x, y, TRAY_R + 3, "none", "rim", 5.9) + circle(x, y, TRAY_R + 3, "none", "act", 3.4)
    return f'<g aria-hidden="true" pointer-events="none">{body}</g>'


@cache
def _steps(start: int, count: int) -> str:
    """Numbers on the trays that will receive a marker; the next one is outlined."""
    body = ""
    for i in range(min(count, TRAYS)):
        tray = (start + 1 + i) % TRAYS
        x, y = tray_at(tray)
        body += circle(x, y, TRAY_R + 2.5, "none", "act", 2, ' stroke-dasharray="6 4"') if i else _next(tray)
        number = str(i + 1) if i + TRAYS >= count else f"{i + 1}·{i + 1 + TRAYS}"
        bx, by = around(x, y, TRAY_R + 1, ANGLES[tray] + 60)
        body += badge(round(bx, 2), round(by, 2), number, 10.5 if len(number) < 3 else 12)
    return f'<g aria-hidden="true" pointer-events="none">{body}</g>'


@cache
def _fitting(slot: int) -> str:
    """The outline of a Trajan tile that can be fulfilled."""
    x, y = SLOTS[slot]
    return rect(x - 31, y - 26, 62, 52, 8, "none", "good", 2.4, ' stroke-dasharray="5 3"')


@cache
def _numerals() -> str:
    body = ""
    for tray in range(TRAYS):
        x, y = around(CX, CY, ORBIT - TRAY_R - 1, ANGLES[tray])
        body += rect(x - 14, y - 9.5, 28, 19, 9.5, "tile", "tile-line", 1)
        body += text(x, y + 4.4, ("I", "II", "III", "IV", "V", "VI")[tray], 12.5, "tile-ink", "m d")
    return f'<g aria-hidden="true" pointer-events="none">{body}</g>'


def _fulfil(scene: Scene) -> str:
    """A green tag when the tile at the target can be fulfilled, with the colour that must come last."""
    held: list[str] = scene.decision["held"]
    player = scene.players[scene.view["to_act"]]
    last = fulfilling(scene.names, player["slots"], player["trays"], held, scene.decision["tray"])
    if not last:
        return ""
    target = (scene.decision["tray"] + len(held)) % TRAYS
    numeral = scene.numeral(target)
    if len(last) == 1 and len(set(held)) > 1:
        colour = scene.word(COLOUR_TEXTS, last[0]).capitalize()
        ordinal = ORDINALS["de" if scene.lang == "de" else "en"][len(held) - 1]
        words = scene.say("fulfil", colour=colour, i=ordinal, tray=numeral)
    else:
        words = scene.say("fulfil.any", tray=numeral)
    body = _fitting(target)
    tx, ty = TAGS[target]
    lines = wrap(words, 118, 12.5)
    wide, high = max(width(line, 12.5) for line in lines) + 20, 14 * len(lines) + 6
    tx = min(max(tx, wide / 2 + 4), WIDTH - wide / 2 - 4)
    body += rect(tx - wide / 2, ty - high / 2, wide, high, 10, "good")
    for i, line in enumerate(lines):
        body += text(tx, ty - high / 2 + 14.5 + 14 * i, line, 12.5, "marble", "m h")
    return f'<g pointer-events="none">{body}</g>'
