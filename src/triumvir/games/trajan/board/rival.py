"""Another seat in small: circle, score and what it owns."""

from __future__ import annotations

from functools import cache

from triumvir.draw.letters import DISPLAY, fit
from triumvir.draw.pieces import counter, seat_colour, seat_ink, stone, vp
from triumvir.draw.scene import tell
from triumvir.draw.sprite import NUMERALS, STONES, seat_shape
from triumvir.draw.svg import around, circle, drawing, group, icon, path, rect, text
from triumvir.games.trajan.board.circle import ANGLES, heap, marker_ids
from triumvir.games.trajan.board.scene import Scene
from triumvir.games.trajan.board.tiles import DEMANDS, arch
from triumvir.games.trajan.board.worth import kept
from triumvir.games.trajan.names import DEMAND_TEXTS, TYPE_NAMES

WIDTH = 212
CX, RADIUS = 64, 37.5
TRAY_R = 16.3


def draw_rival(scene: Scene, seat: int) -> str:
    """The part `rival-<seat>`; with four players the last line is left out."""
    crowded = len(scene.players) > 3
    height = 150 if crowded else 178
    body = rect(0.5, 0.5, WIDTH - 1, height - 1, 12, "marble", "line") + _head(scene, seat)
    cy = 92 if crowded else 98
    body += _circle(scene, seat, cy) + _counters(scene, seat, 40 if crowded else 43, 26 if crowded else 26.5)
    if not crowded:
        body += text(12, height - 11, _line(scene, seat), 12, "ink-2")
    name = scene.say("rival", name=scene.who[seat], numeral=NUMERALS[seat], n=scene.players[seat]["score"])
    return drawing(WIDTH, height, body, name, f"part-rival-{seat}")


def _line(scene: Scene, seat: int) -> str:
    player = scene.players[seat]
    arch = scene.say("rival.middle") if player["arch"] is None else scene.numeral(player["arch"])
    return scene.say("rival.line", n=sum(1 for tile in player["slots"] if tile), tray=arch)


def _head(scene: Scene, seat: int) -> str:
    colour, ink = seat_colour(seat), seat_ink(seat)
    name = scene.who[seat]
    body = path(f"M1 13A12 12 0 0 1 13 1H{WIDTH - 13}a12 12 0 0 1 12 12V34H1z", colour)
    body += group(seat_shape(seat, 9.4, ink), x=8, y=6) + text(20, 21.8, NUMERALS[seat], 9.5, colour, "m d")
    body += text(37, 23, name, fit(name, 122, 14.5, DISPLAY), ink, "d")
    if scene.view["active"] == seat and not scene.is_step("over"):
        body += icon("play", WIDTH - 45, 18, 12, ink, colour)
    score = scene.players[seat]["score"]
    tip = scene.say("vp.tip", name=name, n=score)
    return body + group(vp(WIDTH - 22, 18, score, 12.5), f"score-{seat}", tip=tip)


@cache
def _trays(cy: float, actions: tuple[str, ...]) -> str:
    body = circle(CX, cy, 56.5, "marble-2", "line", 1)
    for tray, action in enumerate(actions):
        x, y = around(CX, cy, RADIUS, ANGLES[tray])
        body += circle(round(x, 1), round(y, 1), TRAY_R, "well", action, 1.8)
    return f'<g aria-hidden="true">{body}</g>'


def _circle(scene: Scene, seat: int, cy: float) -> str:
    player = scene.players[seat]
    ids = marker_ids(scene, seat)
    body = _trays(cy, tuple(scene.printed.tray_action))
    for tray, markers in enumerate(player["trays"]):
        x, y = around(CX, cy, RADIUS, ANGLES[tray])
        radius, spots = heap(len(markers))
        for (dx, dy), colour, ident in zip(spots, markers, ids[tray], strict=True):
            body += stone(colour, round(x + dx * 0.42, 1), round(y + dy * 0.42, 1), radius * 0.44, f' id="{ident}"')
        if player["slots"][tray]:
            body += _slot(scene, player["slots"][tray], tray, cy)
    held = scene.decision["held"] if scene.acting(seat) else []
    if held:
        for i, (colour, ident) in enumerate(zip(held, ids[-1], strict=True)):
            row, column = divmod(i, 3)
            body += stone(colour, CX - 11 + column * 11, cy - 5 + row * 11, 5, f' id="{ident}"')
    elif player["arch"] is None:
        body += arch(seat, CX, cy, 20)
    else:
        x, y = around(CX, cy, 19, ANGLES[player["arch"]])
        body += arch(seat, round(x, 1), round(y, 1), 13)
    told = [
        scene.say("slot", tray=scene.numeral(tray), tile=scene.names.tile(tile, scene.lang))
        for tray, tile in enumerate(player["slots"])
        if tile
    ]
    if player["plus2"]:
        told.append(scene.say("rival.plus2", actions=", ".join(scene.word(TYPE_NAMES, a) for a in player["plus2"])))
    if player["mat"]:
        tiles = ", ".join(f"{count} {scene.names.mat_tile(tile, scene.lang)}" for tile, count in player["mat"].items())
        told.append(scene.say("rival.tiles", tiles=tiles))
    return group(body, f"mini-{seat}", tip=tell(scene.say("circle", name=scene.who[seat]), *told))


def _slot(scene: Scene, tile: str, tray: int, cy: float) -> str:
    """A Trajan tile at a tray, in a hint: its two colours as dots on the rim."""
    body = ""
    for turn, colour in zip((-4.4, 4.4), scene.names.tiles[tile][3], strict=True):
        x, y = around(CX, cy, 56.5, ANGLES[tray] + turn)
        body += circle(round(x, 1), round(y, 1), 3.9, colour if colour in STONES else "neutral", "edge", 0.8)
    return body


def _counters(scene: Scene, seat: int, top: float, step: float) -> str:
    player = scene.players[seat]
    mat, lasting = player["mat"], kept(scene.names, player)
    covers = {kind: mat.get(kind, 0) + lasting.get(kind, 0) for kind in DEMANDS}
    bonus = len(player["bonus_yellow"]) + len(player["bonus_gray"])
    buildings = sum(player["buildings"].values())
    known = scene.say("hand.known", cards=scene.listed(player["known"])) if player["known"] else ""
    shown = [
        ("cards", player["cards"], tell(scene.say("rival.cards", n=player["cards"]), known)),
        ("human", player["supply"], scene.say("figures.supply.tip", n=player["supply"])),
        *(
            (kind, covers[kind], scene.say("rival.covers", kind=scene.word(DEMAND_TEXTS, kind), n=covers[kind]))
            for kind in DEMANDS
        ),
        ("senate", player["votes"], scene.say("rival.votes", n=player["votes"])),
        ("construction", buildings, scene.say("rival.buildings", n=buildings)),
        ("influence", bonus, scene.say("rival.bonus", n=bonus)),
    ]
    body = ""
    for i, (glyph, number, tip) in enumerate(shown):
        row, column = divmod(i, 2)
        body += group(counter(130 + column * 42, top + row * step, glyph, number), f"count-{seat}-{i}", tip=tip)
    return body
