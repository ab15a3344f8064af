"""The map: provinces with their value, tile and pieces, and the camp."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from triumvir.draw.keep import keep
from triumvir.draw.letters import NUMERALS
from triumvir.draw.pieces import piece, vp
from triumvir.draw.scene import tell
from triumvir.draw.svg import drawing, group, path, rect, text
from triumvir.draw.targets import contour, frame
from triumvir.games.trajan.actions import DEPLOY, MOVE, RECRUIT_LEGIONARY
from triumvir.games.trajan.board import land
from triumvir.games.trajan.board.scene import Scene
from triumvir.games.trajan.board.tiles import city_tile
from triumvir.games.trajan.board.words import WORDS, say
from triumvir.games.trajan.board.worth import deployment
from triumvir.games.trajan.names import mat_name

LAND_STEPS = (3, 5, 6, 10)  # values that have a colour of their own: the richer the deeper
CAMP_BOXES = (300, 347, 186, 52)  # left, top, width of all, height


def draw_map(scene: Scene) -> str:
    """The part `map`."""
    body = land.ground() + path(land.outline("camp"), "stone", "tile", 2.2, ' stroke-linejoin="round"')
    buttons, names = "", ""  # last, so that no neighbour covers an outline or a letter
    for i, (province, now) in enumerate(zip(scene.names.provinces, _situations(scene), strict=True)):
        if province in land.OUTLINES:  # a box of one's own may rename provinces; the map has no place for them then
            component, button = _province(scene, i, province, now)
            body += component
            buttons += button
            names += _name(scene.lang, province, scene.names.province_texts[i])
    body += f'<g aria-hidden="true" pointer-events="none">{names}</g>' + land.exits() + buttons + _camp(scene)
    return drawing(land.WIDTH, land.HEIGHT, body, scene.say("map-label"), "part-map")


@keep
def _soil(province: str, points: int) -> str:
    """What is printed of a province."""
    step = max((value for value in LAND_STEPS if value <= points), default=LAND_STEPS[0])
    x, y = land.LABELS[province]
    body = path(land.outline(province), f"land-{step}", "tile", 2.2, ' stroke-linejoin="round"')
    return body + vp(x - 24, y + 20, points, 11.5)


class Situation(NamedTuple):
    """What is to be seen of a province: its tile, and who has a leader or a legionary there."""

    tile: str | None
    leaders: tuple[int, ...]
    legionaries: tuple[int, ...]


def _situations(scene: Scene) -> list[Situation]:
    """Of every province."""
    leaders = [player["leader"] for player in scene.players]
    legionaries = [player["legionaries"] for player in scene.players]
    return [
        Situation(
            tile,
            tuple(seat for seat, where in enumerate(leaders) if where == province),
            tuple(seat for seat, there in enumerate(legionaries) if province in there),
        )
        for province, tile in zip(scene.names.provinces, scene.view["provinces"], strict=True)
    ]


def _province(scene: Scene, index: int, province: str, now: Situation) -> tuple[str, str]:
    """A province, and the button over it if there is one."""
    points, name = scene.names.province_vp[index], scene.names.province_texts[index]
    body = _province_face(province, points, now)
    tip = _province_tip(scene, points, name, now)
    move = MOVE + index
    actions = (DEPLOY, move) if scene.seat in now.leaders else (move,)
    ident = f"prov-{province}"
    button = scene.targets.overlay(ident, actions, tip, contour(land.outline(province)))
    return scene.targets.component(ident, body, actions, tip), button


@keep
def _name(lang: str, province: str, name: str) -> str:
    """The name of a province on the map, short where it has little room."""
    x, y = land.LABELS[province]
    caption = say(lang, f"short-{province}") if f"short-{province}" in WORDS else name
    return text(x, y, caption, 10.2, "ink", "m d on-map")


@keep
def _province_face(province: str, points: int, now: Situation) -> str:
    x, y = land.LABELS[province]
    body = _soil(province, points)
    if now.tile is not None:
        body += group(city_tile(x - 8, y + 7, 26, now.tile), f"tile-{province}")
    else:
        body += rect(x - 8, y + 7, 26, 26, 4, "none", "ink", 1, ' stroke-dasharray="2.5 3" opacity=".3"')
    return body + _pieces(province, x, y + 47, now.leaders, now.legionaries)


def _province_tip(scene: Scene, points: int, name: str, now: Situation) -> str:
    here = scene.seat in now.legionaries
    worth = deployment(scene.printed, points, len(now.legionaries) - here)
    return tell(
        scene.say("province", name=name, vp=points),
        scene.say("province-mine") if here else scene.say("province-worth", n=worth),
        scene.say("province-tile", tile=mat_name(now.tile)) if now.tile else "",
        *(scene.say("province-leader", name=scene.who[seat]) for seat in now.leaders),
        *(scene.say("province-legionary", name=scene.who[seat]) for seat in now.legionaries),
    )


def _pieces(province: str, x: float, y: float, leaders: Sequence[int], legionaries: Sequence[int]) -> str:
    count = len(leaders) + len(legionaries)
    if not count:
        return ""
    step = 20 if count <= 4 else 72 / (count - 1)
    at = x - (count - 1) * step / 2
    body = ""
    for seat in leaders:
        body += group(piece(seat, at, y, 9.4, "leader"), f"lead-{seat}")
        at += step
    for seat in legionaries:
        body += group(piece(seat, at, y, 7.8, "legionary"), f"leg-{province}-{seat}")
        at += step
    return body


def _camp(scene: Scene) -> str:
    left, top, whole, height = CAMP_BOXES
    count = len(scene.players)
    width = (whole - 5 * (count - 1)) / count
    body = text(388, 324, scene.say("camp").upper(), 10.5, "ink", "m d caps")
    body += text(388, 337, scene.say("camp-sub"), 11, "ink", "m")
    for seat in range(count):
        body += _camp_box(scene, seat, left + seat * (width + 5), top, width, height)
    return body


def _camp_box(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> str:
    player = scene.players[seat]
    home = player["leader"] is None
    body = rect(x, y, w, h, 7, "marble", "line-2", 1, ' fill-opacity=".6"')
    body += text(x + 7, y + 15, NUMERALS[seat], 9.5, "ink", "d")
    if home:
        body += group(piece(seat, x + w - 15, y + 14.5, 8.6, "leader"), f"lead-{seat}")
    if player["camp"]:
        body += group(piece(seat, x + w / 2 - 8, y + 38, 8, "legionary"), f"camp-{seat}")
        body += text(x + w / 2 + 5, y + 42.5, f"×{player['camp']}", 13, "ink", "b")
    else:
        body += text(x + w / 2, y + 42.5, 0, 13, "ink-2", "b m")
    tip = tell(
        scene.say("camp-box", name=scene.who[seat]),
        scene.say("camp-count", n=player["camp"]),
        scene.say("camp-leader") if home else "",
    )
    if seat != scene.seat:
        return group(body, f"castra-{seat}", tip=tip)
    return scene.targets.spot(f"castra-{seat}", body, (RECRUIT_LEGIONARY,), tip, frame(x, y, w, h))
