"""The citizens beside the rows of a Colonia: two spaces each, with ability and bonus."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.draw.pieces import piece
from triumvir.draw.scene import tell
from triumvir.draw.svg import icon, paint, path, rect, region, text, use
from triumvir.games.forum_trajanum.actions import PAY_ROW, ROW, ROWS
from triumvir.games.forum_trajanum.board.cells import GRID, SIZE
from triumvir.games.forum_trajanum.board.faces import BONUS_CHIPS, chips
from triumvir.games.forum_trajanum.board.scene import Desk, patch
from triumvir.games.forum_trajanum.names import ROW_TEXTS

LEFT, WIDE, STEP = 433, 45, 48
ABILITY_CHIPS = (
    ("eagle",),
    ("area", "area"),
    ("upgrade",),
    ("coin", "tribune", "assistant"),
    ("assistant", "worker"),
    ("assistant", "builder"),
)


def draw_citizens(desk: Desk) -> str:
    """All twelve spaces, with the multipliers of their rows above."""
    scene = desk.scene
    body = ""
    for space in range(2):
        x = LEFT + space * STEP + WIDE / 2
        body += icon("influence", x, 62, 26, "influence", "marble")
        body += text(x, 66.8, f"×{scene.printed.multiplier[space + 1]}", 12, "ink", "m b")
    free: list[tuple[int, int]] = []
    for row in range(ROWS):
        for space in range(2):
            if desk.live or space < len(desk.player["citizens"][row]):
                body += _space(desk, row, space)
            else:
                free.append((row, space))
    body += _free(scene.printed.row_type, tuple(free))
    if desk.live and scene.is_step("upkeep") and scene.acting(desk.seat) and "row" in scene.decision:
        row = scene.decision["row"]
        y = GRID.corner((row, 0))[1]
        mark = patch(LEFT - 2, y, 2 * STEP + 1, SIZE, 9)
        tip = scene.say("upkeep-pay", n=scene.printed.upkeep, row=ROW_TEXTS[row])
        body += scene.targets.overlay(f"upkeep-{row}", (PAY_ROW,), tip, mark)
    return region(body, desk.ident("citizens"), scene.say("citizens", name=scene.who[desk.seat]))


@keep
def _free(types: tuple[str, ...], spaces: tuple[tuple[int, int], ...]) -> str:
    """Free spaces of a mat where nothing can be chosen."""
    d = icons = ""
    for row, space in spaces:
        x, y = LEFT + space * STEP, GRID.corner((row, 0))[1]
        d += f"M{x} {y + 2:.5g}h{WIDE}v{SIZE - 4}h-{WIDE}z"
        icons += use(f"i-{types[row]}", x + 9, y + 14, 27, 27)
    if not spaces:
        return ""
    body = path(d, "marble-2", "line-2", 1.1, ' stroke-dasharray="3 3"')
    return f'<g style="color:{paint("line-2")};--ko:{paint("marble-2")}" aria-hidden="true">{body}{icons}</g>'


@keep
def _empty(x: float, y: float, kind: str, badges: tuple[str, ...]) -> str:
    body = rect(x, y + 2, WIDE, SIZE - 4, 7, "marble-2", "line-2", 1.1, ' stroke-dasharray="3 3"')
    body += icon(kind, x + WIDE / 2, y + 22, 25, "line-2", "marble-2")
    return body + chips(badges, x + WIDE / 2, y + SIZE - 14, 6.6, 0.6)


@keep
def _person(x: float, y: float, kind: str, active: bool, owner: int, caption: str) -> str:
    fill, ink = ("senate", "on-action") if active else ("gray", "edge")
    dash = "" if active else ' stroke-dasharray="4 2"'
    body = rect(x, y + 2, WIDE, SIZE - 4, 7, fill, "edge", 1, dash)
    body += icon(kind, x + WIDE / 2, y + 23, 29, ink, fill)
    body += text(x + WIDE / 2, y + SIZE - 9, caption, 12, ink, "m h")
    return body + piece(owner, x + WIDE - 7.5, y + 10, 4.4)


def _space(desk: Desk, row: int, space: int) -> str:
    scene = desk.scene
    printed = scene.printed
    people = desk.player["citizens"][row]
    x, y = LEFT + space * STEP, GRID.corner((row, 0))[1]
    kind = printed.row_type[row]
    name = ROW_TEXTS[row].in_(scene.lang)
    ability = scene.say(f"ability-{row}", n=printed.swaps[row])
    bonus = scene.say(f"bonus-{printed.row_bonus[row]}")
    if space < len(people):
        person = people[space]
        owner = desk.seat if person["own"] else (desk.seat + 1) % len(scene.players)
        said = scene.say("citizen-active" if person["active"] else "citizen-idle")
        drawn = _person(x, y, kind, person["active"], owner, said)
        what = scene.say("citizen-ability", ability=ability) if space == 0 else scene.say("citizen-counts")
        tip = tell(
            scene.say("citizen", name=name, state=said),
            what if person["active"] else scene.say("citizen-asleep"),
            scene.say("citizen-from", name=scene.who[owner]) if desk.live else "",
        )
        return desk.spot(f"citizen-{row}-{space}", drawn, (), tip)
    badges = ABILITY_CHIPS[row] if space == 0 else BONUS_CHIPS.get(printed.row_bonus[row], ())
    drawn = _empty(x, y, kind, badges)
    tip = tell(
        scene.say("citizen-free", name=name),
        scene.say("citizen-ability", ability=ability) if space == 0 else scene.say("citizen-bonus", bonus=bonus),
    )
    actions = (ROW + row,) if space == len(people) else ()
    return desk.spot(f"citizen-{row}-{space}", drawn, actions, tip, patch(x - 1, y + 1, WIDE + 2, SIZE - 2, 8))
