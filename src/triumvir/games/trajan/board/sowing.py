"""Sowing on an action circle: the way of the markers, where it would end, what it can fulfil."""

from __future__ import annotations

from triumvir.draw.faces import tablet
from triumvir.draw.keep import keep
from triumvir.draw.letters import fit, width, wrap
from triumvir.draw.pieces import badge
from triumvir.draw.svg import Point, around, circle, rect, text
from triumvir.games.trajan.actions import TRAYS
from triumvir.games.trajan.board.scene import Scene, numeral
from triumvir.games.trajan.board.trays import ANGLES, CX, CY, ORBIT, TRAY_R, Markers, tray_at
from triumvir.games.trajan.board.words import say
from triumvir.games.trajan.board.worth import Slots, Trays, fulfilling
from triumvir.games.trajan.names import action_name, colour_name

WIDTH = 440
SLOTS: tuple[Point, ...] = ((126, 38.6), (314, 38.6), (409, 204), (314, 369.4), (126, 369.4), (31, 204))
TAGS: tuple[Point, ...] = ((220, 24), (220, 24), (380, 250), (220, 385), (220, 385), (60, 250))


@keep
def ghost(lang: str, tray: int, count: int, action: str, fits: bool) -> str:
    """Where sowing a tray would end and in which action, seen while it is pointed at or has the focus."""
    target = (tray + count) % TRAYS
    body = way(tray, count) + steps(tray, count)
    if fits:
        body += _fitting(target)
    body += circle(CX, CY, 51, "act-soft", "act", 2.2) + tablet(CX - 19, CY - 41, 38, 38, action, action)
    landing = f"{numeral(target)} {action_name(action).in_(lang).capitalize()}"
    body += text(CX, CY + 15, landing, fit(landing, 92, 13.5), "ink", "m h")
    body += text(CX, CY + 32, say(lang, "hub-time", n=count), 12.5, "ink", "m")
    return f'<g class="ghost" aria-hidden="true">{body}</g>'


@keep
def preview(tray: int, landing: str, fits: bool) -> str:
    """Where sowing would end, on the rim of a tray that may be chosen; green if it can fulfil a tile there."""
    x, y = around(*tray_at(tray), TRAY_R - 4, ANGLES[tray] + 62)
    body = rect(x - 19, y - 9, 38, 18, 9, "good" if fits else "act", "rim", 1.4)
    body += text(x, y + 4.4, f"→ {landing}", 12.5, "marble" if fits else "act-ink", "m b")
    return f'<g class="landing" aria-hidden="true" pointer-events="none">{body}</g>'


@keep
def way(start: int, count: int) -> str:
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


@keep
def following(tray: int) -> str:
    """The outline of the tray that receives the next marker."""
    x, y = tray_at(tray)
    body = circle(x, y, TRAY_R + 3, "none", "rim", 5.9) + circle(x, y, TRAY_R + 3, "none", "act", 3.4)
    return f'<g aria-hidden="true" pointer-events="none">{body}</g>'


@keep
def steps(start: int, count: int) -> str:
    """Numbers on the trays that will receive a marker; the next one is outlined."""
    body = ""
    for i in range(min(count, TRAYS)):
        tray = (start + 1 + i) % TRAYS
        x, y = tray_at(tray)
        body += circle(x, y, TRAY_R + 2.5, "none", "act", 2, ' stroke-dasharray="6 4"') if i else following(tray)
        number = str(i + 1) if i + TRAYS >= count else f"{i + 1}·{i + 1 + TRAYS}"
        bx, by = around(x, y, TRAY_R + 1, ANGLES[tray] + 60)
        body += badge(round(bx, 2), round(by, 2), number, 10.5 if len(number) < 3 else 12)
    return f'<g aria-hidden="true" pointer-events="none">{body}</g>'


@keep
def _fitting(slot: int) -> str:
    """The outline of a Trajan tile that can be fulfilled."""
    x, y = SLOTS[slot]
    return rect(x - 31, y - 26, 62, 52, 8, "none", "good", 2.4, ' stroke-dasharray="5 3"')


def fulfil(scene: Scene, slots: Slots, trays: Trays, held: Markers, tray: int) -> str:
    """A green tag when the tile at the target can be fulfilled, with the colour that must come last."""
    last = fulfilling(scene.names, slots, trays, held, tray)
    if not last:
        return ""
    only = last[0] if len(last) == 1 and len(set(held)) > 1 else ""
    return _tag(scene.lang, (tray + len(held)) % TRAYS, only, len(held))


@keep
def _tag(lang: str, target: int, colour: str, count: int) -> str:
    """The tag: which colour must come last, or that any will do."""
    if colour:
        last = colour_name(colour).in_(lang).capitalize()
        words = say(lang, "fulfil", colour=last, i=count, tray=numeral(target))
    else:
        words = say(lang, "fulfil-any", tray=numeral(target))
    body = _fitting(target)
    tx, ty = TAGS[target]
    lines = wrap(words, 118, 12.5)
    wide, high = max(width(line, 12.5) for line in lines) + 20, 14 * len(lines) + 6
    tx = min(max(tx, wide / 2 + 4), WIDTH - wide / 2 - 4)
    body += rect(tx - wide / 2, ty - high / 2, wide, high, 10, "good")
    for i, line in enumerate(lines):
        body += text(tx, ty - high / 2 + 14.5 + 14 * i, line, 12.5, "marble", "m h")
    return f'<g pointer-events="none">{body}</g>'
