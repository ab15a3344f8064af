"""The forum: actions of rows and columns, the emperor, patricians, legionnaires; first player and automa below."""

from __future__ import annotations

from functools import cache, partial

from triumvir.draw import part_of
from triumvir.draw.faces import tablet
from triumvir.draw.grid import Grid
from triumvir.draw.letters import fit
from triumvir.draw.pieces import badge, heading, piece, vp
from triumvir.draw.scene import tell
from triumvir.draw.svg import circle, drawing, group, icon, path, rect, region, text
from triumvir.draw.targets import frame
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.board.scene import Scene, at
from triumvir.games.nova_roma.board.tiles import ACTIONS, chip
from triumvir.games.nova_roma.board.worth import AUTOMA, strengths
from triumvir.games.nova_roma.box import ACTION_NAMES

WIDTH, HEIGHT = 334, 370
GRID = Grid(70, 82, 60, 65, a.SIDE, a.SIDE)
TOP, SIDE_W, TOP_H = 24, 62, 52
STRIP = 349
ROUNDS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
SOURCES = {
    "start": "first",
    "blocked": "legionary",
    "sea": "ship",
    "contracts": "build",
    "zones": "house",
    "chariots": "chariot",
    "tracks": "race",
    "mosaic": "achieve",
}


def draw_forum(scene: Scene) -> str:
    """The part `forum`."""
    body = heading(2, 15, scene.say("forum"), "forum") + _corner(scene) + _emperor_lines(scene)
    body += part_of(scene.view, "forum/cells", partial(_cells, scene)) + _tablets(scene)
    for row, column in GRID.cells():
        body += _target(scene, row, column)
    body = region(body, "forum-grid", scene.say("forum"))
    body += _automa(scene) if scene.view["rival"] is not None else _order(scene)
    return drawing(WIDTH, HEIGHT, body, scene.say("forum"), "part-forum")


def _corner(scene: Scene) -> str:
    """The emperor tile: where the emperor may stand or stands, and the round."""
    forum = scene.view["forum"]
    marked = {at(place) for place in forum["emperor_options"] or [forum["emperor"]] if place}
    number = scene.view["round"]
    tip = tell(
        scene.say("emperor.tile"),
        scene.say("round", n=number + 1, all=scene.view["rounds"]),
        scene.say("emperor.tile.tip"),
        scene.say("emperor.removed", n=int(scene.printed.tables.emperors)),
    )
    return group(_tile(frozenset(marked), ROUNDS[min(number, len(ROUNDS) - 1)]), "emperor-tile", tip=tip)


@cache
def _tile(marked: frozenset[tuple[int, int]], numeral: str) -> str:
    body = rect(2, TOP, SIDE_W, TOP_H, 7, "tile", "tile-line", 1)
    for fill, on in (("tile-2", False), ("ft-eagle", True)):
        d = "".join(
            f"M{8 + c * 9} {TOP + 9 + r * 9}h8v8h-8z" for r in range(4) for c in range(4) if ((r, c) in marked) == on
        )
        body += path(d, fill, "tile-line", 0.5) if d else ""
    return (
        body
        + icon("emperor", 53.5, TOP + 18, 17, "ft-eagle", "tile")
        + text(53.5, TOP + 40, numeral, 11.5 if len(numeral) < 4 else 8.5, "tile-ink", "m d")
    )


def _emperor_lines(scene: Scene) -> str:
    emperor = scene.view["forum"]["emperor"]
    if not emperor:
        return ""
    x, y = GRID.corner(at(emperor))
    length = 4 * GRID.step + 1
    more = ' opacity=".3"'
    body = rect(GRID.x - 3, y - 3, length, GRID.size + 6, 8, "gold-f", more=more)
    return body + rect(x - 3, GRID.y - 3, GRID.size + 6, length, 8, "gold-f", more=more)


def _tablets(scene: Scene) -> str:
    forum = scene.view["forum"]
    here = at(forum["cell"]) if forum["cell"] else None
    body = ""
    for line, names in ((0, forum["rows"]), (1, forum["columns"])):
        for number, name in enumerate(names):
            if line:
                x, y, w, h = GRID.x + number * GRID.step, float(TOP), GRID.size, float(TOP_H)
            else:
                x, y, w, h = 2.0, GRID.y + number * GRID.step, float(SIDE_W), GRID.size
            crossed = here is not None and here[line] == number
            body += _tablet(scene, name, bool(line), number, crossed, (x, y, w, h))
    return body


def _tablet(
    scene: Scene, name: str, column: bool, number: int, crossed: bool, box: tuple[float, float, float, float]
) -> str:
    x, y, w, h = box
    colour, glyph = ACTIONS[name]
    decision = scene.decision
    running = decision["action"] == name and not scene.is_step("first_action", "claim_after", "place_legionnaire")
    drawn = tablet(x, y, w, h, colour, glyph, scene.action(name))
    if running:
        drawn += rect(x + 2, y + 2, w - 4, h - 4, 8, "none", "gold-f", 2.4)
    strength = 0
    if running:
        strength = decision["strength"]
    elif crossed:
        seat, most = scene.view["active"], int(scene.printed.tables.max_strength)
        strength = strengths(scene.view, seat, *at(scene.view["forum"]["cell"]), most)[column]
    if strength:
        drawn += _strength(x + w - 7, y + 7, strength)
    actions: list[int] = []
    if scene.is_step("petition_action"):
        actions = [a.ACTION + ACTION_NAMES.index(name)]
    elif scene.is_step("first_action") and crossed:
        actions = [a.COLUMN_FIRST if column else a.ROW_FIRST]
    elif scene.is_step("declare") and running:
        actions = [a.PERFORM]
    where = scene.say("forum.column" if column else "forum.row", n=number + 1)
    tip = tell(
        f"{scene.action(name)} ({where})",
        scene.say(f"action.{name}"),
        scene.say("strength.now", n=strength) if strength else "",
    )
    return scene.spot(f"action-{name}", drawn, actions, tip, frame(x, y, w, h, 9))


@cache
def _strength(cx: float, cy: float, strength: int) -> str:
    return circle(cx, cy, 9.5, "ft-eagle", "gold-f", 1.4) + text(cx, cy + 4.6, strength, 13, "ft-eagle-ink", "m b")


def _figure(scene: Scene, row: int, column: int) -> tuple[str, str]:
    """What stands on a cell, drawn, and its words."""
    x, y = GRID.middle((row, column))
    place = f"r{row + 1}c{column + 1}"
    forum = scene.view["forum"]
    if forum["emperor"] == place:
        drawn = circle(x, y, 22, "ft-eagle", "gold-f", 2.5) + icon("emperor", x, y - 1, 27, "ft-eagle-ink", "ft-eagle")
        return group(drawn, "emperor"), scene.say("emperor.tip")
    if place in forum["legionnaires"]:
        number = forum["legionnaires"].index(place)
        return group(piece(AUTOMA, x, y, 19, "legionary"), f"legionnaire-{number}"), scene.say("legionnaire.tip")
    for seat, player in enumerate(scene.players):
        if place in player["patricians"]:
            number = player["patricians"].index(place)
            drawn = group(piece(seat, x, y, 20, "patrician"), f"patrician-{seat}-{number}")
            return drawn, scene.say("patrician.tip", name=scene.who[seat])
    return "", ""


def _cells(scene: Scene) -> str:
    return "".join(_cell(scene, row, column) for row, column in GRID.cells())


def _cell(scene: Scene, row: int, column: int) -> str:
    x, y = GRID.corner((row, column))
    size = GRID.size
    figure, words = _figure(scene, row, column)
    current = scene.view["forum"]["cell"] == f"r{row + 1}c{column + 1}"
    drawn = rect(x, y, size, size, 7, "p-tesserae", "gold-f" if current else "line-2", 2.4 if current else 1)
    title, gains = _tells(scene, row, column)
    if figure:
        drawn += figure
    elif not scene.watched and scene.view["forum"]["emperor"]:
        along, down = _own(scene, row, column)
        drawn += text(x + size / 2, y + size / 2 + 5, f"← {along}  ↑ {down}", 14, "ink-2", "m h")
    tip = tell(title, words or gains)
    index = 4 * row + column
    steps = {"place_emperor": a.EMPEROR, "place_legionnaire": a.LEGIONNAIRE}
    first = next((action for step, action in steps.items() if scene.is_step(step)), a.PATRICIAN)
    return scene.component(f"cell-{row}-{column}", drawn, (first + index,), tip)


def _own(scene: Scene, row: int, column: int) -> tuple[int, int]:
    return strengths(scene.view, scene.seat, row, column, int(scene.printed.tables.max_strength))


def _tells(scene: Scene, row: int, column: int) -> tuple[str, str]:
    forum = scene.view["forum"]
    one, other = scene.action(forum["rows"][row]), scene.action(forum["columns"][column])
    title = scene.say("cell", row=row + 1, column=column + 1, one=one, other=other)
    if scene.watched or not forum["emperor"]:
        return title, ""
    along, down = _own(scene, row, column)
    return title, scene.say("cell.gains", one=one, n=along, other=other, m=down)


def _target(scene: Scene, row: int, column: int) -> str:
    index = 4 * row + column
    actions = (a.EMPEROR + index, a.PATRICIAN + index, a.LEGIONNAIRE + index)
    chosen = scene.targets.first(actions)
    if chosen is None:
        return ""
    x, y = GRID.corner((row, column))
    mx, my = GRID.middle((row, column))
    mark = frame(x, y, GRID.size, GRID.size, 8, -1.5)
    if chosen == actions[0]:
        mark += f'<g class="ghost" opacity=".6">{piece(AUTOMA, mx, my, 20, "emperor")}</g>'
    elif chosen == actions[2]:
        mark += f'<g class="ghost" opacity=".6">{piece(AUTOMA, mx, my, 19, "legionary")}</g>'
    else:
        along, down = _own(scene, row, column)
        ghost = piece(scene.seat, mx, my, 20, "patrician")
        ghost += badge(2 + SIDE_W - 3, y + 3, along) + badge(x + GRID.size - 3, TOP + 3, down)
        mark += f'<g class="ghost">{ghost}</g>'
    title, gains = _tells(scene, row, column)
    return scene.targets.overlay(f"cell-{row}-{column}", actions, tell(title, gains), mark)


def _order(scene: Scene) -> str:
    """First player, claim on the marker, and the order of this round."""
    view = scene.view
    first, claimant, count = view["first"], view["claimant"], len(scene.players)
    body = icon("first", 11, STRIP + 9, 17, "red", "marble")
    x = 26
    for step in range(count):
        seat = (first + step) % count
        drawn = piece(seat, x + 8, STRIP + 9, 8, "#")
        if seat == view["active"] and not scene.is_step("over"):
            drawn = circle(x + 8, STRIP + 9, 11.5, "none", "gold", 1.6) + drawn
        left = 3 - len(scene.players[seat]["patricians"])
        body += group(drawn, f"order-{seat}", tip=scene.say("order.seat", name=scene.who[seat], n=left))
        x += 25
    words = scene.say("order.claimed", name=scene.who[claimant]) if claimant is not None else scene.say("order.free")
    body += text(x + 6, STRIP + 13.5, words, fit(words, WIDTH - x - 8, 12.5), "ink-2")
    tip = tell(
        scene.say("order", name=scene.who[first]),
        words,
        scene.say("order.tip", n=int(scene.printed.tables.marker_cost), vp=int(scene.printed.tables.marker_vp)),
    )
    actions = (a.CLAIM_MARKER,) if scene.is_step("petition_claim") else ()
    mark = frame(1, STRIP - 2, WIDTH - 2, 22, 9, 0)
    return scene.spot("first-player", body, actions, tip, mark)


def _automa(scene: Scene) -> str:
    rival = scene.view["rival"]
    tip = tell(
        scene.say("automa.score", n=rival["score"]),
        *(scene.say(f"automa.{source}", n=points) for source, points in rival["ledger"].items()),
        scene.say("automa.win"),
    )
    body = piece(AUTOMA, 11, STRIP + 9, 8.5, "bot") + text(24, STRIP + 13.5, scene.say("automa"), 12.5, "ink", "h")
    body += vp(84, STRIP + 9, rival["score"], 11)
    for i, (source, points) in enumerate(rival["ledger"].items()):
        x = 103 + i * 29
        body += icon(SOURCES[source], x + 6.5, STRIP + 9, 13, "ink-2", "marble")
        body += text(x + 14.5, STRIP + 13.5, points, 11.5, "ink", "h")
    return group(body, "automa", tip=tip)


def artisan_supply(scene: Scene, cx: float, cy: float) -> str:
    """How many artisans are left for all."""
    left = scene.view["artisans"]
    drawn = chip("artisans", cx, cy, 7.5) + text(cx + 11, cy + 4.5, left, 12.5, "ink", "h")
    return group(drawn, "artisan-supply", tip=tell(scene.say("supply", n=left), scene.say("supply.tip")))
