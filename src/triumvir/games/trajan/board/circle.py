"""The action circle of a seat: trays with markers, slots with Trajan tiles, arch, +2 markers, the way of sowing."""

from __future__ import annotations

from typing import NamedTuple

from triumvir.draw.keep import keep
from triumvir.draw.pieces import hole, mosaic_ring
from triumvir.draw.scene import tell
from triumvir.draw.svg import Point, around, circle, group, rect, region, text
from triumvir.draw.targets import Targets, frame, ring
from triumvir.games.trajan.actions import PLUS2, SLOT, TRAY, TRAYS
from triumvir.games.trajan.board.hub import draw_hub, filling
from triumvir.games.trajan.board.printed import TrajanTile
from triumvir.games.trajan.board.scene import IDLE, Scene, numeral
from triumvir.games.trajan.board.sowing import SLOTS, following, fulfil, ghost, preview, steps, way
from triumvir.games.trajan.board.tiles import arch, plus2, trajan_tile
from triumvir.games.trajan.board.trays import (
    ANGLES,
    CX,
    CY,
    ORBIT,
    TRAY_R,
    Ids,
    Markers,
    Outlook,
    marker_ids,
    markers_of,
    tray_at,
    tray_face,
    tray_tip,
)
from triumvir.games.trajan.board.words import say
from triumvir.games.trajan.board.worth import can_fulfil
from triumvir.games.trajan.box import ACTION_TYPES
from triumvir.games.trajan.names import action_name

RING_R = 155.5
SLOT_W, SLOT_H = 58, 48


def draw_circle(scene: Scene, seat: int, prefix: str, live: bool) -> str:
    """The circle of a seat; on a live one the legal targets can be chosen."""
    player = scene.players[seat]
    heaps = markers_of(scene, seat)
    *trays, held = heaps
    slots, standing = player["slots"], player["arch"]
    ids = marker_ids(seat, heaps)
    mine = live and scene.acting(seat) and bool(scene.targets.legal)
    sowing = mine and scene.is_step("sow")
    start = scene.decision["tray"] if sowing else 0
    body = _floor() + (way(start, len(held)) if sowing else "")
    if live:
        components, above = _trays(scene, seat, trays, ids, slots, mine and scene.is_step("choose_tray"))
    else:
        components, above = _shown_trays(scene, seat, trays, ids, prefix), _numerals()
    body += components + _places(scene, seat, prefix, live, mine and scene.is_step("choose_slot", "place_plus2"))
    if sowing:
        body += steps(start, len(held))
    elif mine and scene.is_step("place_marker"):
        body += following(filling(scene))
    body += draw_hub(scene, seat, ids[TRAYS], prefix, live, standing is None) + above
    if sowing:
        body += fulfil(scene, slots, trays, held, start)
    return region(body, f"{prefix}circle-{seat}", scene.say("circle", name=scene.who[seat]), 0, 42)


@keep
def _floor() -> str:
    body = circle(CX, CY, 158, "marble-2", "line", 1) + circle(CX, CY, 152.5, "none", "line", 0.8)
    return f'<g aria-hidden="true">{body}</g>' + mosaic_ring(CX, CY, RING_R)


def _shown_trays(scene: Scene, seat: int, trays: list[Markers], ids: Ids, prefix: str) -> str:
    """The trays of a circle that is only looked at."""
    actions, body = scene.printed.tray_action, ""
    for tray, markers in enumerate(trays):
        drawn = tray_face(tray, actions[tray], markers, ids[tray], prefix)
        body += group(drawn, f"{prefix}tray-{seat}-{tray}", tip=tray_tip(scene.lang, tray, actions, markers, None))
    return body


def _trays(
    scene: Scene, seat: int, trays: list[Markers], ids: Ids, slots: list[str | None], choosing: bool
) -> tuple[str, str]:
    """The trays; and what lies over all else: their buttons, the numerals, and where sowing would end."""
    lang, actions = scene.lang, scene.printed.tray_action
    left = scene.view["circuit"] - scene.view["time"]
    components, buttons, previews = [], "", ""
    for tray, markers in enumerate(trays):
        fits = can_fulfil(scene.names, slots, trays, tray)
        outlook = (fits, len(markers) >= left) if markers else None
        if not choosing or TRAY + tray not in scene.targets.legal:
            components.append(_idle_tray(lang, seat, tray, actions, markers, ids[tray], outlook))
            continue
        tip = tray_tip(lang, tray, actions, markers, outlook)
        target = (tray + len(markers)) % TRAYS
        mark = ring(*tray_at(tray), TRAY_R + 2.5) + ghost(lang, tray, len(markers), actions[target], fits)
        face = tray_face(tray, actions[tray], markers, ids[tray], "")
        ident, number = f"tray-{seat}-{tray}", (TRAY + tray,)
        components.append(scene.targets.component(ident, face, number, tip))
        buttons += scene.targets.overlay(ident, number, tip, mark)
        previews += preview(tray, numeral(target), fits)
    return "".join(components), buttons + _numerals() + previews


@keep
def _idle_tray(
    lang: str,
    seat: int,
    tray: int,
    actions: tuple[str, ...],
    markers: Markers,
    ids: tuple[str, ...],
    outlook: Outlook | None,
) -> str:
    """A tray that may not be chosen now."""
    face, tip = tray_face(tray, actions[tray], markers, ids, ""), tray_tip(lang, tray, actions, markers, outlook)
    return IDLE.component(f"tray-{seat}-{tray}", face, (TRAY + tray,), tip)


# ---------------------------------------------------------------- slots and +2 markers


class Places(NamedTuple):
    """The slots and the +2 markers of a seat, with all that their drawing depends on."""

    lang: str
    seat: int
    prefix: str
    live: bool
    actions: tuple[str, ...]
    slots: tuple[TrajanTile | None, ...]
    arch: int | None
    plus2: tuple[str, ...]


def _places(scene: Scene, seat: int, prefix: str, live: bool, choosing: bool) -> str:
    """The slots and the +2 markers; only for a moment of the game they can be chosen."""
    player, tiles, actions = scene.players[seat], scene.printed.trajan_tiles, scene.printed.tray_action
    slots = tuple(None if tile is None else tiles[tile] for tile in player["slots"])
    places = Places(scene.lang, seat, prefix, live, actions, slots, player["arch"], tuple(player["plus2"]))
    return _draw_places(scene.targets, places) if choosing else _idle_places(places)


@keep
def _idle_places(places: Places) -> str:
    return _draw_places(IDLE, places)


def _draw_places(targets: Targets, places: Places) -> str:
    lang, seat, prefix, live, actions, slots, standing, owned = places
    body = ""
    for tray, tile in enumerate(slots):
        drawn, tip = _slot(lang, seat, tray, tile, standing == tray, prefix)
        ident, mark = f"{prefix}slot-{seat}-{tray}", frame(*_corner(tray), SLOT_W, SLOT_H, 9)
        body += targets.spot(ident, drawn, (SLOT + tray,), tip, mark) if live else group(drawn, ident, tip=tip)
        body += _plus2(targets, lang, tray, actions[tray], actions[tray] in owned, f"{prefix}plus2-{seat}-", live)
    return body


def _corner(tray: int) -> Point:
    """The upper left corner of a slot."""
    return SLOTS[tray][0] - SLOT_W / 2, SLOTS[tray][1] - SLOT_H / 2


@keep
def _slot(lang: str, seat: int, tray: int, tile: TrajanTile | None, arched: bool, prefix: str) -> tuple[str, str]:
    """A slot with its Trajan tile or the arch, and its tip."""
    x, y = _corner(tray)
    name = numeral(tray)
    if tile is not None:
        body = group(trajan_tile(x, y, SLOT_W, tile), f"{prefix}trajan-{tile.ident}")
        title = say(lang, "slot", tray=name, tile=tile.words)
        return body, tell(title, say(lang, "trajan-needs", tray=name))
    body = hole(x, y, SLOT_W, SLOT_H, 7)
    if arched:
        body += group(arch(seat, x + SLOT_W / 2, y + SLOT_H / 2, 36), f"{prefix}arch-{seat}")
        return body, tell(say(lang, "arch", tray=name), say(lang, "arch-tip"))
    body += text(x + SLOT_W / 2, y + 28, say(lang, "slot-empty"), 12, "ink-2", "m")
    return body, say(lang, "slot-free", tray=name)


def _plus2(targets: Targets, lang: str, tray: int, action: str, owned: bool, ident: str, live: bool) -> str:
    number, name = PLUS2 + ACTION_TYPES.index(action), action_name(action).in_(lang)
    x, y = around(*tray_at(tray), TRAY_R - 2, ANGLES[tray] - 62)
    if owned:
        tip = tell(say(lang, "plus2", action=name), say(lang, "plus2-tip"))
        return group(plus2(x, y, 1.05), ident + action, tip=tip)
    if not live or number not in targets.legal:
        return ""
    body = f'<g opacity=".55">{plus2(x, y, 1.05)}</g>'
    tip = say(lang, "plus2-free", action=name)
    return targets.spot(ident + action, body, (number,), tip, frame(x - 14, y - 8.5, 28, 17, 5, 1))


@keep
def _numerals() -> str:
    body = ""
    for tray in range(TRAYS):
        x, y = around(CX, CY, ORBIT - TRAY_R - 1, ANGLES[tray])
        body += rect(x - 14, y - 9.5, 28, 19, 9.5, "tile", "tile-line", 1)
        body += text(x, y + 4.4, ("I", "II", "III", "IV", "V", "VI")[tray], 12.5, "tile-ink", "m d")
    return f'<g aria-hidden="true" pointer-events="none">{body}</g>'
