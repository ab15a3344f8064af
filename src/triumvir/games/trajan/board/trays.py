"""The trays of an action circle: where they lie, the markers in them, and what their tips say."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.draw.scene import tell
from triumvir.draw.svg import Point, around, circle, icon
from triumvir.games.trajan.actions import TRAYS
from triumvir.games.trajan.board.scene import Scene, numeral
from triumvir.games.trajan.board.stones import stone
from triumvir.games.trajan.board.words import say
from triumvir.games.trajan.names import action_name, colour_name

CX, CY = 220, 204
ORBIT, TRAY_R = 113, 44.5
ANGLES = (-120, -60, 0, 60, 120, 180)

Markers = tuple[str, ...]
Ids = tuple[tuple[str, ...], ...]  # the names of all markers of a seat, by heap
Outlook = tuple[bool, bool]  # whether sowing a tray can fulfil a tile, and whether it ends the round


@keep
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


def markers_of(scene: Scene, seat: int) -> tuple[Markers, ...]:
    """The markers in the trays of a seat and, last, in its hand."""
    held = scene.decision["held"] if scene.acting(seat) else ()
    return (*map(tuple, scene.players[seat]["trays"]), tuple(held))


@keep  # every viewer of a table needs them
def marker_ids(seat: int, heaps: tuple[Markers, ...]) -> Ids:
    """A stable name for every marker in the trays and, last, in hand: mk-<seat>-<colour>-<n>."""
    seen: dict[str, int] = {}
    found = []
    for markers in heaps:
        ids = []
        for colour in markers:
            ids.append(f"mk-{seat}-{colour}-{seen.get(colour, 0)}")
            seen[colour] = seen.get(colour, 0) + 1
        found.append(tuple(ids))
    return tuple(found)


@keep
def _bowl(tray: int, action: str) -> str:
    x, y = tray_at(tray)
    body = circle(x, y + 2.5, TRAY_R, "shadow") + circle(x, y, TRAY_R, action, "edge", 1)
    body += circle(x, y, TRAY_R - 3.5, "none", "rim", 0.8, ' opacity=".55"') + circle(x, y + 3, TRAY_R - 8, "dip")
    return body + icon(action, x, y + 2, 50, "rim", action, ' opacity=".2"')


@keep
def _spots(tray: int, count: int) -> tuple[float, list[Point]]:
    """The radius of the markers in a tray, and where they lie."""
    x, y = tray_at(tray)
    out = around(0, 0, 5 if count < 4 else 2, ANGLES[tray])
    radius, spots = heap(count)
    return radius, [(round(x + dx + out[0], 2), round(y + dy + out[1], 2)) for dx, dy in spots]


@keep
def tray_face(tray: int, action: str, markers: Markers, ids: tuple[str, ...], prefix: str) -> str:
    """A tray with its markers."""
    body = _bowl(tray, action)
    radius, spots = _spots(tray, len(markers))
    for (x, y), colour, ident in zip(spots, markers, ids, strict=True):
        body += stone(colour, x, y, radius, f' id="{prefix}{ident}"')
    return body


@keep
def tray_tip(lang: str, tray: int, actions: tuple[str, ...], markers: Markers, outlook: Outlook | None) -> str:
    """What a tray holds and, where one can look out for it, what sowing it would lead to."""
    count = len(markers)
    told = [
        say(lang, "tray", tray=numeral(tray), action=action_name(actions[tray]), n=count),
    ]
    if markers:
        told.append(say(lang, "tray-holds", colours=tuple(colour_name(colour) for colour in markers)))
    if outlook is not None:
        fits, ends = outlook
        target = (tray + count) % TRAYS
        told.append(say(lang, "tray-lands", tray=numeral(target), action=action_name(actions[target]), n=count))
        told.append(say(lang, "tray-fulfils", tray=numeral(target)) if fits else "")
        told.append(say(lang, "tray-ends") if ends else "")
    return tell(*told)
