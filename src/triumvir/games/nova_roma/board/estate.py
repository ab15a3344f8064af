"""Estate and mosaic of a seat: tiles and artisans with their output; achievements, claims and lines."""

from __future__ import annotations

from triumvir.draw.grid import Grid
from triumvir.draw.keep import keep
from triumvir.draw.pieces import heading, hole, piece, vp
from triumvir.draw.scene import tell
from triumvir.draw.svg import group, rect, region
from triumvir.draw.targets import frame
from triumvir.engine.errors import Text
from triumvir.engine.places import order, spot
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.board.offers import tile_words
from triumvir.games.nova_roma.board.printed import Bundle, Line, Tile, pairs
from triumvir.games.nova_roma.board.scene import Scene, bundle_words
from triumvir.games.nova_roma.board.tiles import MOSAIC, amounts_row, chip, estate_back, estate_tile, goal_face
from triumvir.games.nova_roma.board.words import say
from triumvir.games.nova_roma.board.worth import goal_state, output
from triumvir.games.nova_roma.names import at, plural_name

ESTATE = Grid(37, 170, 44, 46.5, 3, 3)
GOALS = Grid(186, 170, 40, 42.5, 3, 3)
HEAD = 145
LINE_NAMES = ("row", "row", "row", "column", "column", "column", "diagonal", "diagonal")


def draw_estate(scene: Scene, seat: int, prefix: str, live: bool) -> str:
    """The estate: nine cells, the goods of rows and columns, tiles and artisans."""
    player = scene.players[seat]
    printed = scene.printed
    body = heading(14, HEAD, scene.say("estate"), size=10) + _sides(tuple(printed.rows), tuple(printed.columns))
    actions = _estate_actions(scene) if live else {}
    for number, place in enumerate(player["estate"]):
        name, used, artisan = place["tile"], place["used"], place["artisan"]
        tile = printed.tiles[name] if name else None
        words = tile_words(scene, name) if name else ""
        gain = () if artisan else pairs(output(printed, player, number))
        drawn, tip = _plot(scene.lang, number, tile, words, used, artisan, gain)
        ident = f"{prefix}estate-{seat}-{number}"
        if live:
            mark = frame(*ESTATE.corner(divmod(number, 3)), ESTATE.size, ESTATE.size, 7, 0.5)
            body += scene.spot(ident, drawn, actions.get(number, (a.PLACE + number,)), tip, mark)
        elif tile or artisan:
            body += group(drawn, ident, tip=tip)
        else:
            body += drawn
    return region(body, f"{prefix}estate-{seat}", scene.say("estate"))


@keep
def _plot(
    lang: str, number: int, tile: Tile | None, words: str, used: bool, artisan: bool, gain: Bundle
) -> tuple[str, str]:
    """A cell of the estate, and its tip; `gain` is what an artisan would bring there."""
    row, column = cell = divmod(number, 3)
    (x, y), size = ESTATE.corner(cell), ESTATE.size
    if tile is None:
        drawn = hole(x, y, size, size, 6, "marble")
    else:
        drawn = estate_back(x, y, size) if used else estate_tile(x, y, size, tile)
    if artisan:
        drawn += chip("artisans", x + 31, y + 32, 11.5) if tile else chip("artisans", x + 22, y + 22, 16)
    tip = tell(
        say(lang, "estate-cell", spot=spot(row, column, 3, 3)),
        words,
        say(lang, "estate-used") if used else "",
        say(lang, "estate-artisan") if artisan else say(lang, "estate-output", what=bundle_words(gain, lang)),
    )
    return drawn, tip


def _estate_actions(scene: Scene) -> dict[int, tuple[int, ...]]:
    """What a click on an estate cell may mean, where that is not to place an artisan."""
    if scene.is_step("upgrade_cell"):
        return {number: (a.LAY + number,) for number in range(a.ESTATE_CELLS)}
    if not scene.is_step("tile_convert", "tile_income") or not scene.decision["spot"]:
        return {}
    row, column = at(scene.decision["spot"])
    return {3 * row + column: (a.CONVERT,) if scene.is_step("tile_convert") else (a.INCOME, a.INCOME + 1)}


@keep
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
    claimed = player["claimed"]
    for number, goal in enumerate(player["achievements"]):
        row, done = number // 3, number in claimed
        points = int(printed.tables.claim_vp[row])
        require = pairs(printed.requirements[goal]) if goal else None
        drawn = _goal(seat, number, require, points if live or not prefix else 0, done)
        tip = _goal_tip(scene, seat, row, goal, done, None if prefix else points)
        ident = f"{prefix}goal-{seat}-{number}"
        if live:
            mark = frame(*GOALS.corner((row, number % 3)), GOALS.size, GOALS.size, 4, 0.8)
            body += scene.spot(ident, drawn, () if done else (a.CLAIM + number,), tip, mark)
        else:
            body += group(drawn, ident, tip=tip)
    body += _lines(scene.lang, prefix, seat, printed.lines, tuple(claimed))
    return region(body, f"{prefix}mosaic-{seat}", scene.say("mosaic"))


@keep
def _goal(seat: int, number: int, require: Bundle | None, points: int, claimed: bool) -> str:
    """An achievement, or an empty place for one; with a piece of the seat once it is claimed."""
    row, column = divmod(number, 3)
    (x, y), size = GOALS.corner((row, column)), GOALS.size
    if require is None:
        drawn = rect(x, y, size, size, 3, MOSAIC[row][0], "edge", 0.8, ' opacity=".35"')
    else:
        drawn = goal_face(x, y, size, row, require, points)
    return drawn + (piece(seat, x + size / 2 - 2, y + size / 2 + 2, 13, "check") if claimed else "")


def _goal_tip(scene: Scene, seat: int, row: int, goal: str | None, claimed: bool, points: int | None) -> str:
    """An achievement in words, with what it brings unless `points` is None."""
    if goal is None:
        return scene.say("goal-none")
    done, met = goal_state(scene, seat, goal)
    state = "goal-claimed" if claimed else "goal-met" if met else "goal-unmet"
    gain = () if points is None else pairs(scene.printed.claim_gains[row])
    return _goal_words(scene.lang, scene.names.achievement_texts[goal], points, gain, tuple(done), state)


@keep
def _goal_words(
    lang: str, goal: Text, points: int | None, gain: Bundle, done: tuple[tuple[str, int, int], ...], state: str
) -> str:
    return tell(
        goal.in_(lang),
        "" if points is None else say(lang, "goal-vp", n=points),
        say(lang, "goal-gain", what=bundle_words(gain, lang)) if gain else "",
        ", ".join(_goal_part(lang, *part) for part in done),
        say(lang, state),
    )


def _goal_part(lang: str, what: str, have: int, least: int) -> str:
    """How many there are of what an achievement asks for."""
    words = say(lang, "goal-sum") if what == "sum" else plural_name(what).in_(lang)
    return say(lang, "goal-part", what=words, have=have, least=least)


@keep
def _lines(lang: str, prefix: str, seat: int, lines: tuple[Line, ...], claimed: tuple[int, ...]) -> str:
    """VP and instant rewards of rows (right), columns (below) and diagonals (corners)."""
    right, foot = GOALS.x + GOALS.width + 14, GOALS.y + GOALS.height + 14
    spots = [(right, GOALS.middle((i, 0))[1], False) for i in range(3)]
    spots += [(GOALS.middle((0, i))[0] - 9, foot, True) for i in range(3)]
    spots += [(right, foot, True), (right, GOALS.y - 14, True)]
    body = ""
    for i, ((x, y, level), line) in enumerate(zip(spots, lines, strict=True)):
        missing = sum(cell not in claimed for cell in line.cells)
        tip = tell(
            say(lang, f"line-{LINE_NAMES[i]}", which=order(i % 3), vp=line.vp),
            say(lang, "goal-gain", what=bundle_words(line.gain, lang)) if line.gain else "",
            say(lang, "line-left", n=missing) if missing else say(lang, "line-done"),
        )
        drawn = _prize(x, y, line.vp, line.gain, level, not missing, seat)
        body += group(drawn, f"{prefix}line-{seat}-{i}", tip=tip)
    return body


@keep
def _prize(x: float, y: float, points: int, gain: Bundle, level: bool, full: bool, seat: int) -> str:
    up = 0 if level or not gain else -8
    body = vp(x, y + up, points, 8.6)
    if gain:
        body += amounts_row(gain, x + 20, y, 6.2, "ink") if level else amounts_row(gain, x + 1, y + 11, 6.2, "ink")
    return body + (piece(seat, x + 6, y + up - 6, 5) if full else "")
