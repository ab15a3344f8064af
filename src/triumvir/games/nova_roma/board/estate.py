"""Estate and mosaic of a seat: tiles and artisans with their output; achievements, claims and lines."""

from __future__ import annotations

from functools import cache

from triumvir.draw.grid import Grid
from triumvir.draw.pieces import heading, hole, piece, vp
from triumvir.draw.scene import View, tell
from triumvir.draw.svg import group, rect, region
from triumvir.draw.targets import frame
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.board.offers import tile_words
from triumvir.games.nova_roma.board.scene import Bundle, Scene, pairs
from triumvir.games.nova_roma.board.tiles import MOSAIC, amounts_row, chip, estate_back, estate_tile, goal_face
from triumvir.games.nova_roma.board.worth import line_points, met, output, progress
from triumvir.games.nova_roma.names import COUNT_TEXTS

ESTATE = Grid(37, 170, 44, 46.5, 3, 3)
GOALS = Grid(186, 170, 40, 42.5, 3, 3)
HEAD = 145
LINE_NAMES = ("row", "row", "row", "column", "column", "column", "diagonal", "diagonal")


def draw_estate(scene: Scene, seat: int, prefix: str, live: bool) -> str:
    """The estate: nine cells, the goods of rows and columns, tiles and artisans."""
    player = scene.players[seat]
    printed = scene.printed
    body = heading(14, HEAD, scene.say("estate"), size=10) + _sides(tuple(printed.rows), tuple(printed.columns))
    for number, place in enumerate(player["estate"]):
        cell = divmod(number, 3)
        x, y = ESTATE.corner(cell)
        size = ESTATE.size
        tile = place["tile"]
        if tile is None:
            drawn = hole(x, y, size, size, 6, "marble")
        elif place["used"]:
            drawn = estate_back(x, y, size)
        else:
            drawn = estate_tile(x, y, size, printed.tiles[tile])
        if place["artisan"]:
            drawn += chip("artisans", x + 31, y + 32, 11.5) if tile else chip("artisans", x + 22, y + 22, 16)
        tip = tell(
            scene.say("estate.cell", row=cell[0] + 1, column=cell[1] + 1),
            tile_words(scene, tile) if tile else "",
            scene.say("estate.used") if place["used"] else "",
            scene.say("estate.artisan")
            if place["artisan"]
            else scene.say("estate.output", what=scene.bundle(output(printed, player, number))),
        )
        ident = f"{prefix}estate-{seat}-{number}"
        if live:
            mark = frame(x, y, size, size, 7, 0.5)
            body += scene.spot(ident, drawn, _estate_actions(scene, number), tip, mark)
        elif tile or place["artisan"]:
            body += group(drawn, ident, tip=tip)
        else:
            body += drawn
    return region(body, f"{prefix}estate-{seat}", scene.say("estate"))


def _estate_actions(scene: Scene, number: int) -> list[int]:
    """What a click on an estate cell may mean."""
    if scene.is_step("upgrade_cell"):
        return [a.LAY + number]
    if scene.decision["spot"] == f"r{number // 3 + 1}c{number % 3 + 1}":
        if scene.is_step("tile_convert"):
            return [a.CONVERT]
        if scene.is_step("tile_income"):
            return [a.INCOME, a.INCOME + 1]
    return [a.PLACE + number]


@cache
def _sides(rows: tuple[str, ...], columns: tuple[str, ...]) -> str:
    body = rect(ESTATE.x - 3, ESTATE.y - 3, ESTATE.width + 6, ESTATE.height + 6, 7, "well")
    for i, kind in enumerate(columns):
        body += chip(kind, ESTATE.middle((0, i))[0], ESTATE.y - 13, 9.5)
    for i, kind in enumerate(rows):
        body += chip(kind, ESTATE.x - 14, ESTATE.middle((i, 0))[1], 9.5)
    return f'<g aria-hidden="true">{body}</g>'


def draw_mosaic(scene: Scene, seat: int, prefix: str, live: bool) -> str:
    """The mosaic: nine achievements, the claims, and what complete lines bring."""
    player = scene.players[seat]
    printed = scene.printed
    body = heading(GOALS.x, HEAD, scene.say("mosaic"), size=10)
    body += rect(GOALS.x - 3, GOALS.y - 3, GOALS.width + 6, GOALS.height + 6, 5, "well")
    for number, goal in enumerate(player["achievements"]):
        row, column = divmod(number, 3)
        x, y = GOALS.corner((row, column))
        points = int(printed.tables.claim_vp[row]) if live or not prefix else 0
        if goal is None:
            drawn = rect(x, y, GOALS.size, GOALS.size, 3, MOSAIC[row][0], "edge", 0.8, ' opacity=".35"')
        else:
            drawn = goal_face(x, y, GOALS.size, row, pairs(printed.requirements[goal]), points)
        claimed = number in player["claimed"]
        if claimed:
            drawn += piece(seat, x + GOALS.size / 2 - 2, y + GOALS.size / 2 + 2, 13, "check")
        tip = _goal_tip(scene, player, number, goal, claimed, prefix)
        ident = f"{prefix}goal-{seat}-{number}"
        if live:
            mark = frame(x, y, GOALS.size, GOALS.size, 4, 0.8)
            body += scene.spot(ident, drawn, () if claimed else (a.CLAIM + number,), tip, mark)
        else:
            body += group(drawn, ident, tip=tip)
    body += _lines(scene, seat, prefix)
    return region(body, f"{prefix}mosaic-{seat}", scene.say("mosaic"))


def _goal_tip(scene: Scene, player: View, number: int, goal: str | None, claimed: bool, prefix: str) -> str:
    printed = scene.printed
    if goal is None:
        return scene.say("goal.none")
    gain = printed.claim_gains[number // 3]
    now = ", ".join(
        scene.say(
            "goal.part",
            what=scene.say("goal.sum")
            if what == "sum"
            else scene.word(COUNT_TEXTS, what)
            if what in COUNT_TEXTS
            else scene.bundle({what: have}).partition(" ")[2],
            have=have,
            least=least,
        )
        for what, have, least in progress(printed, player, goal)
    )
    state = "goal.claimed" if claimed else "goal.met" if met(printed, player, goal) else "goal.unmet"
    return tell(
        scene.names.achievement_texts[goal].in_(scene.lang),
        "" if prefix else scene.say("goal.vp", n=int(printed.tables.claim_vp[number // 3])),
        scene.say("goal.gain", what=scene.bundle(gain)) if gain and not prefix else "",
        now,
        scene.say(state),
    )


def _lines(scene: Scene, seat: int, prefix: str) -> str:
    """VP and instant rewards of rows (right), columns (below) and diagonals (corners)."""
    printed = scene.printed
    claimed = scene.players[seat]["claimed"]
    done = line_points(printed, claimed)
    right, foot = GOALS.x + GOALS.width + 14, GOALS.y + GOALS.height + 14
    spots = [(right, GOALS.middle((i, 0))[1], False) for i in range(3)]
    spots += [(GOALS.middle((0, i))[0] - 9, foot, True) for i in range(3)]
    spots += [(right, foot, True), (right, GOALS.y - 14, True)]
    body = ""
    for i, ((x, y, level), full) in enumerate(zip(spots, done, strict=True)):
        points, gain = int(printed.tables.line_vp[i]), printed.line_gains[i]
        cells = [cell for cell in range(9) if int(printed.tables.line_mask[i]) >> cell & 1]
        missing = sum(cell not in claimed for cell in cells)
        tip = tell(
            scene.say(f"line.{LINE_NAMES[i]}", n=i % 3 + 1, vp=points),
            scene.say("goal.gain", what=scene.bundle(gain)) if gain else "",
            scene.say("line.done") if full else scene.say("line.left", n=missing),
        )
        body += group(_prize(x, y, points, pairs(gain), level, full, seat), f"{prefix}line-{seat}-{i}", tip=tip)
    return body


@cache
def _prize(x: float, y: float, points: int, gain: Bundle, level: bool, full: bool, seat: int) -> str:
    up = 0 if level or not gain else -8
    body = vp(x, y + up, points, 8.6)
    if gain:
        body += amounts_row(gain, x + 20, y, 6.2, "ink") if level else amounts_row(gain, x + 1, y + 11, 6.2, "ink")
    return body + (piece(seat, x + 6, y + up - 6, 5) if full else "")
