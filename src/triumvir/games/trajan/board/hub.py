"""The middle of the action circle: the hand of markers while sowing, and what else is being decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from triumvir.draw.faces import chip, tablet
from triumvir.draw.keep import keep
from triumvir.draw.letters import DISPLAY, fit
from triumvir.draw.pieces import pill
from triumvir.draw.svg import Point, circle, group, icon, rect, text
from triumvir.draw.targets import REACH, ring
from triumvir.games.trajan.actions import ACCEPT, COLOUR, DECLINE, EXTRA_JOKER, PAIR_JOKERS, PASS, STOP, TRAYS
from triumvir.games.trajan.board.scene import Scene
from triumvir.games.trajan.board.stones import stone
from triumvir.games.trajan.board.tiles import arch as arch_piece
from triumvir.games.trajan.board.tiles import card, plus2, trajan_tile
from triumvir.games.trajan.board.words import say
from triumvir.games.trajan.box import ACTION_TYPES
from triumvir.games.trajan.names import action_name, colour_name, ship_name

CX, CY, RADIUS = 220, 204, 51


def draw_hub(scene: Scene, seat: int, held_ids: Sequence[str], prefix: str, live: bool, arch: bool) -> str:
    """The middle; what a seat decides is shown to all, but only a live one can be clicked."""
    if not scene.acting(seat):
        return _idle(scene.lang, seat, prefix, arch)
    body = _disc(live and bool(scene.targets.legal))
    if scene.step in CONTENTS:
        body += CONTENTS[scene.step](scene, held_ids, prefix, live)
    else:
        body += _ornament(seat, prefix, arch)
    if arch:
        body += group(arch_piece(seat, CX, CY - RADIUS - 2, 20), f"{prefix}arch-{seat}")
    return group(body, f"{prefix}hub-{seat}")


@keep
def _idle(lang: str, seat: int, prefix: str, arch: bool) -> str:
    """The middle while others decide."""
    body = _disc(False) + _ornament(seat, prefix, arch)
    return group(body, f"{prefix}hub-{seat}", tip=say(lang, "arch-middle") if arch else "")


def _ornament(seat: int, prefix: str, arch: bool) -> str:
    """The arch if it stands in the middle, or a wreath."""
    if arch:
        return group(arch_piece(seat, CX, CY, 52), f"{prefix}arch-{seat}")
    return icon("influence", CX, CY, 54, "line", "marble")


@keep
def _disc(mine: bool) -> str:
    body = circle(CX, CY, RADIUS, "marble", "act" if mine else "line-2", 2.2 if mine else 1.2)
    return body + circle(CX, CY, RADIUS - 4, "none", "line", 0.8)


@keep
def rows(count: int) -> tuple[float, list[Point]]:
    """Markers in hand, in rows: their radius and where."""
    wide, step, radius, top = (
        (3, 29.0, 12.5, -3) if count <= 3 else (3, 28.0, 11.0, 8) if count <= 6 else (4, 23.0, 10.2, 0)
    )
    lines = -(-count // wide)
    spots: list[Point] = []
    for i in range(count):
        row, column = divmod(i, wide)
        here = min(wide, count - row * wide)
        spots.append((CX + (column - (here - 1) / 2) * step, CY + top + (row - (lines - 1) / 2) * step))
    return radius, spots


@keep
def _head(words: str, y: float = -27) -> str:
    return text(CX, CY + y, words.upper(), fit(words, 78, 9, DISPLAY + 0.09), "ink-2", "m d caps")


@keep
def _foot(words: str, y: float = 31) -> str:
    return text(CX, CY + y, words, fit(words, 86, 12.5), "ink", "m h")


def _button(scene: Scene, ident: str, words: str, action: int, y: float, w: float = 64, hit: float = 40) -> str:
    """A pill for an action that has no place on the board; `hit` is how high it reaches."""
    x, y, h = CX - w / 2, CY + y, 21
    return scene.targets.button(ident, _pill(x, y, w, h, words, hit), action, words)


@keep
def _pill(x: float, y: float, w: float, h: float, words: str, hit: float) -> str:
    return pill(x, y, w, h, words) + rect(x - 8, y + (h - hit) / 2, w + 16, hit, more=' class="hit"')


def _sow(scene: Scene, held_ids: Sequence[str], prefix: str, live: bool) -> str:
    held: list[str] = scene.decision["held"]
    radius, spots = rows(len(held))
    body = _head(scene.say("hub-hand"), -27 if len(held) <= 3 else -30) if len(held) <= 6 else ""
    for (x, y), colour, ident in zip(spots, held, held_ids, strict=True):
        drawn = stone(colour, round(x, 2), round(y, 2), radius, f' id="{prefix}{ident}"')
        tip = _marker_tip(scene.lang, colour)
        if live:
            action = COLOUR + scene.names.colours.index(colour)
            mark = ring(x, y, radius + 1.8, REACH if len(held) == 1 else radius + 2)  # neighbours are close
            body += scene.targets.spot(f"held-{ident}", drawn, (action,), tip, mark)
        else:
            body += group(drawn, f"{prefix}held-{ident}", tip=tip)
    if len(held) <= 3:
        body += _foot(scene.say("hub-next", tray=scene.numeral(scene.decision["tray"] + 1)), 30)
    return body


@keep
def _marker_tip(lang: str, colour: str) -> str:
    return say(lang, "hub-marker", colour=colour_name(colour))


def filling(scene: Scene) -> int:
    """Set-up: the tray that is being filled."""
    return int(TRAYS * 2 - scene.decision["left"]) // 2


def _place(scene: Scene, held_ids: Sequence[str], prefix: str, live: bool) -> str:
    """Set-up: the colours that are left to place."""
    player = scene.players[scene.view["to_act"]]
    placed = [colour for tray in player["trays"] for colour in tray]
    tray = filling(scene)
    body = _head(scene.say("hub-tray", tray=scene.numeral(tray)), -30)
    radius, spots = rows(6)
    counts = ""  # above the outlines
    for i, colour in enumerate(scene.names.colours):
        left = scene.printed.markers - placed.count(colour)
        x, y = spots[i]
        if not left:
            continue
        drawn = stone(colour, x, y, radius)
        counts += circle(x + 9, y + 9, 6, "tile", "tile-line", 0.8) + text(x + 9, y + 12.4, left, 10, "tile-ink", "m b")
        tip = scene.say("hub-pool-tip", colour=colour_name(colour), n=left)
        ident = f"{prefix}pool-{colour}"
        mark = ring(x, y, radius + 1.6, radius + 2)
        body += scene.targets.spot(ident, drawn, (COLOUR + i,), tip, mark) if live else group(drawn, ident, tip=tip)
    return body + f'<g aria-hidden="true" pointer-events="none">{counts}</g>'


def _act(scene: Scene, held_ids: Sequence[str], prefix: str, live: bool) -> str:
    action = scene.decision["action"]
    repeat = scene.decision["repeat"]
    note = (
        scene.say("hub-granted") if scene.decision["granted"] else scene.say("hub-repeat", n=repeat) if repeat else ""
    )
    body = _action(action, note or action_name(action).in_(scene.lang).capitalize())
    return body + (_button(scene, "pass", scene.say("hub-pass"), PASS, 20) if live else "")


@keep
def _action(action: str, words: str) -> str:
    """The tablet of an action, and why it is performed or its name."""
    body = tablet(CX - 19, CY - 41, 38, 38, action, action)
    return body + text(CX, CY + 14, words, fit(words, 88, 13.5), "ink", "m h")


def _figures(scene: Scene, held_ids: Sequence[str], prefix: str, live: bool) -> str:
    body = _tile(scene, CY - 46, 42)
    if live:
        body += _button(scene, "accept", scene.say("hub-take"), ACCEPT, -8, 72, 24)
        body += _button(scene, "decline", scene.say("hub-leave"), DECLINE, 17, 60, 24)
    return body


def _tile(scene: Scene, y: float, width: float) -> str:
    return trajan_tile(CX - width / 2, y, width, scene.printed.trajan_tiles[scene.decision["tile"]])


def _slot(scene: Scene, held_ids: Sequence[str], prefix: str, live: bool) -> str:
    return _tile(scene, CY - 28, 56) + _foot(scene.say("hub-tile"))


def _plus2(scene: Scene, held_ids: Sequence[str], prefix: str, live: bool) -> str:
    return plus2(CX, CY - 8, 1.7) + _foot(scene.say("hub-plus2"), 26)


def _extra(scene: Scene, held_ids: Sequence[str], prefix: str, live: bool) -> str:
    """Extra action tiles lie on the mat; an action joker is chosen here, by the type it stands for."""
    types = [t for t in range(len(ACTION_TYPES)) if EXTRA_JOKER + t in scene.targets.legal] if live else []
    body = _head(scene.say("hub-extra"), -30 if types else -26)
    if not types:
        body += icon("extra", CX, CY - 4, 26, "ink-2", "marble")
    first = CX - (len(types) - 1) * 13.5
    for i, kind in enumerate(types):
        x, y = first + i * 27, CY - 8
        name = ACTION_TYPES[kind]
        drawn = chip(x, y, 12, name, name)
        tip = scene.say("hub-joker", action=action_name(name))
        mark = ring(x, y, 13.2, REACH if len(types) == 1 else 13.5)
        body += scene.targets.spot(f"joker-{name}", drawn, (EXTRA_JOKER + kind,), tip, mark)
    return body + (_button(scene, "pass", scene.say("hub-pass"), PASS, 18) if live else "")


def _ship(scene: Scene, held_ids: Sequence[str], prefix: str, live: bool) -> str:
    body = icon("ship", CX, CY - 14, 40, "seaport", "marble")
    body += _foot(ship_name(scene.decision["ship"]).in_(scene.lang), 18)
    if not live:
        return body
    body += _button(scene, "stop", scene.say("hub-sail"), STOP, 22, 68)
    if PAIR_JOKERS in scene.targets.legal:
        body += _button(scene, "pair-jokers", "2 ×  ★", PAIR_JOKERS, -46, 56, 24)
    return body


def _lay(scene: Scene, held_ids: Sequence[str], prefix: str, live: bool) -> str:
    body = icon("cards", CX, CY - 12, 36, "ink-2", "marble")
    if live and STOP in scene.targets.legal:
        return body + _button(scene, "stop", scene.say("hub-done"), STOP, 16)
    return body + _foot(scene.say("row-display"), 24)


def _discard(scene: Scene, held_ids: Sequence[str], prefix: str, live: bool) -> str:
    return icon("cards", CX, CY - 10, 36, "ink-2", "marble") + _foot(scene.say("hub-discard"), 26)


def _pile(scene: Scene, held_ids: Sequence[str], prefix: str, live: bool) -> str:
    return card(CX - 21, CY - 40, 42, 58, scene.decision["card"]) + _foot(scene.say("hub-discard"), 34)


def _left(glyph: str, key: str) -> Callable[[Scene, Sequence[str], str, bool], str]:
    def drawn(scene: Scene, held_ids: Sequence[str], prefix: str, live: bool) -> str:
        words = scene.say(key, n=scene.decision["left"]) if "cards" in key else scene.say(key)
        return icon(glyph, CX, CY - 10, 36, "ink-2", "marble") + _foot(words, 26)

    return drawn


CONTENTS: dict[str, Callable[[Scene, Sequence[str], str, bool], str]] = {
    "sow": _sow,
    "place_marker": _place,
    "act": _act,
    "take_figures": _figures,
    "choose_slot": _slot,
    "place_plus2": _plus2,
    "extra_action": _extra,
    "ship_card": _ship,
    "lay_card": _lay,
    "discard_card": _discard,
    "discard_pile": _pile,
    "take_card": _left("cards", "hub-cards"),
    "take_tile": _left("trajan", "hub-cards"),
    "choose_tray": _left("mat", "hub-sow"),
    "choose_bonus": _left("influence", "hub-bonus"),
}
