"""The sixteen faces of building tiles with their costs."""

from __future__ import annotations

from functools import cache

from triumvir.draw.pieces import heading
from triumvir.draw.scene import tell
from triumvir.draw.svg import group, rect, region, text
from triumvir.games.forum_trajanum.actions import FACE, FACES, MIXED
from triumvir.games.forum_trajanum.board.faces import chip, face, need
from triumvir.games.forum_trajanum.board.scene import Desk, Scene, patch
from triumvir.games.forum_trajanum.board.worth import affordable, column_value
from triumvir.games.forum_trajanum.box import GREY_NAMES

LEFT, SIZE = 14, 33
SINGLE_STEP, DOUBLE_STEP = 39, 79
SHOWN = 2  # payments that a tip lists


def draw_picker(desk: Desk, y: float) -> str:
    """Single tiles and costs in the first row, double tiles in the second."""
    scene = desk.scene
    body = heading(LEFT, y + 16, scene.say("tiles"), "construction")
    pairs = scene.printed.assistant_pairs
    rules = [scene.say("costs.grey"), scene.say("costs.pairs") if pairs else "", scene.say("costs.coloured")]
    body += group(_costs(pairs, y + 25), "costs", tip=tell(scene.say("costs"), *rules))
    body += text(638, y + 16, scene.say("tiles.unlimited"), 12.5, "ink-2", "e")
    for number in range(FACES):
        single = number < MIXED
        x = LEFT + (number * SINGLE_STEP if single else (number - MIXED) * DOUBLE_STEP) + (0 if single else 1)
        body += _face(desk, number, x, y + (25 if single else 66))
    return region(body, "picker", scene.say("tiles"))


@cache
def _costs(pairs: bool, y: float) -> str:
    """What a grey and a coloured building cost, in pictures."""
    body = ""
    ways = [("builder",), ("worker_red", "worker_red")]
    ways += [("worker_red", "worker_blue", "assistant")] if pairs else []
    lines = (("any_grey", ways), ("any_coloured", [("worker",), ("worker", "assistant")]))
    x0 = LEFT + 8 * SINGLE_STEP + 12
    body += rect(x0 - 6, y - 4, 638 - x0 + 6, SIZE + 7, 8, "marble-2", "line", 1)
    left = float(x0)
    for name, several in lines:
        body += need(name, left, y + 6, 20) + text(left + 27, y + 21, "=", 14, "ink-2", "m h")
        left += 35
        for i, way in enumerate(several):
            if i:
                body += text(left + 4, y + 21, "/", 15, "ink-2", "m")
                left += 9
            for kind in way:
                body += chip(kind, left + 8.2, y + 16, 8.2)
                left += 17.6
        left += 12
    return body


def _face(desk: Desk, number: int, x: float, y: float) -> str:
    scene = desk.scene
    kinds = scene.printed.faces[number]
    drawn = face(kinds, x, y, SIZE)
    wide = SIZE * len(kinds)
    choosing = scene.deciding and scene.is_step("build")
    if choosing and FACE + number not in scene.targets.legal:
        drawn = f'<g opacity=".32">{drawn}</g>'
    if desk.seat == scene.view["active"] and scene.decision.get("face") == number:
        drawn += rect(x - 3, y - 3, wide + 6, SIZE + 6, 7, "none", "act", 3)
    tip = tell(scene.names.face(number).in_(scene.lang).capitalize(), *_lines(scene, desk, number, kinds))
    return desk.spot(f"face-{number}", drawn, (FACE + number,), tip, patch(x - 2, y - 2, wide + 4, SIZE + 4, 6))


def _lines(scene: Scene, desk: Desk, number: int, kinds: tuple[str, ...]) -> list[str]:
    """What a tile brings, costs, and what could be paid for it now."""
    lines = []
    for kind in dict.fromkeys(kinds):
        if kind == "victory_column":
            lines.append(scene.say("brings.column", n=column_value(scene.printed, scene.view, desk.player)))
        else:
            lines.append(scene.say("brings.track" if kind in GREY_NAMES else "brings.envoy"))
    if scene.watched:
        return lines
    ways = [
        scene.names.payment(payment).in_(scene.lang)
        for payment in scene.printed.payments[number]
        if affordable(desk.player, scene.names.payments[payment])
    ]
    if not ways:
        return [*lines, scene.say("costs.none")]
    more = "; …" if len(ways) > SHOWN else ""
    return [*lines, scene.say("costs.now", ways="; ".join(ways[:SHOWN]) + more)]
