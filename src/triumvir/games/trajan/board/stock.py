"""The foot of the board: stacks of Trajan tiles, the time track with quarter and demands."""

from __future__ import annotations

from functools import cache

from triumvir.draw.pieces import heading, hole, stack
from triumvir.draw.scene import tell
from triumvir.draw.svg import Point, circle, drawing, group, icon, path, rect, text
from triumvir.draw.targets import frame
from triumvir.draw.tracks import stadium, stadium_path
from triumvir.games.trajan.actions import STACK
from triumvir.games.trajan.board.scene import Scene
from triumvir.games.trajan.board.tiles import city_tile, trajan_tile
from triumvir.games.trajan.board.worth import covered
from triumvir.games.trajan.box import CATEGORIES, NUMERALS
from triumvir.games.trajan.names import CATEGORY_TEXTS, DEMAND_TEXTS

STACKS_WIDTH, TIME_WIDTH, HEIGHT = 392, 346, 96
TILE, TILE_HIGH, STEP = 58, 48, 65
LEFT, RIGHT, MIDDLE, BEND = 44, 302, 58, 25.0  # the time track: two straights and two half circles


def draw_stacks(scene: Scene) -> str:
    """The part `city-tiles`."""
    body = heading(2, 14, scene.say("stacks"), "trajan")
    shown = {tile for player in scene.players for tile in [*player["slots"], *player["fulfilled"]]}
    for i, category in enumerate(CATEGORIES):
        body += _stack(scene, i, category, shown, 2 + i * STEP, 27)
    return drawing(STACKS_WIDTH, HEIGHT, body, scene.say("stacks"), "part-tiles")


def _stack(scene: Scene, index: int, category: str, elsewhere: set[str], x: float, y: float) -> str:
    shown = scene.view["stacks"][index]
    top, left = shown["top"], shown["left"]
    caption = scene.say("stack.left", n=left)
    if top is not None:
        points, effect, amount, colours = scene.names.tiles[top]
        drawn = trajan_tile(x, y, TILE, (colours[0], colours[1]), points, effect, amount)
        body = stack(x, y, TILE, TILE_HIGH, 6, left - 1) + group(drawn, f"trajan-{top}")
        told = scene.say("stack.top", tile=scene.names.tile(top, scene.lang))
    elif left:
        body = stack(x, y, TILE, TILE_HIGH, 6, 2) + rect(x, y, TILE, TILE_HIGH, 6, "back", "rim", 1.2)
        body += icon("trajan", x + TILE / 2, y + TILE_HIGH / 2, 26, "back-gold", "back")
        told = scene.say("stack.hidden")
    else:
        body = hole(x, y, TILE, TILE_HIGH, 6) + text(x + TILE / 2, y + 28, scene.say("empty"), 12, "ink-2", "m")
        told = ""
    body += text(x + TILE / 2, y + 62, caption, 11.5, "ink-2", "m")
    hidden = [tile for tile in scene.printed.categories[category] if tile != top and tile not in elsewhere]
    unseen = ""
    if hidden and top is not None:
        unseen = scene.say("stack.unseen", tiles="; ".join(scene.names.tile(tile, scene.lang) for tile in hidden))
    tip = tell(scene.say("stack", category=scene.word(CATEGORY_TEXTS, category)), told, caption, unseen)
    return scene.targets.spot(f"stack-{category}", body, (STACK + index,), tip, frame(x, y, TILE, TILE_HIGH))


# ---------------------------------------------------------------- time


@cache
def spaces(circuit: int) -> list[Point]:
    """The middle of every space of the time track."""
    return stadium(LEFT, RIGHT, MIDDLE, BEND, circuit)


@cache
def _track(circuit: int) -> str:
    body = path(stadium_path(LEFT, RIGHT, MIDDLE, BEND), "none", "line-2", 7, ' opacity=".45"')
    for i, (x, y) in enumerate(spaces(circuit)):
        if i:
            body += rect(x - 10, y - 10, 20, 20, 5, "marble-2", "line-2", 1) + text(x, y + 3.8, i, 10.5, "ink-2", "m")
    return f'<g aria-hidden="true">{body}</g>'


def draw_time(scene: Scene) -> str:
    """The part `city-time`."""
    view = scene.view
    circuit = view["circuit"]
    points = spaces(circuit)
    body = heading(2, 14, scene.say("time"), "time") + _track(circuit)
    x, y = points[0]
    start = rect(x - 11, y - 11, 22, 22, 5, "tess-red", "line-2", 1) + icon("extra", x, y, 13, "rim")
    over = scene.say("time.over") if view["round_over"] else ""
    body += group(start, "time-start", tip=tell(scene.say("time.start"), scene.say("time.start.tip"), over))
    if view["round_over"]:
        body += circle(x, y, 15, "none", "red", 2)
    x, y = points[view["time"]]
    marker = circle(x, y, 12.5, "gold-f", "gold-line", 1.5) + icon("time", x, y, 15, "edge", "gold-f")
    body += group(marker, "time-marker", tip=tell(scene.say("time.marker", n=view["time"], of=circuit), over))
    body += _calendar(scene)
    return drawing(TIME_WIDTH, HEIGHT, body, scene.say("time"), "part-time")


def _calendar(scene: Scene) -> str:
    """The quarter and its demands, inside the track."""
    view = scene.view
    quarter = NUMERALS[min(view["quarter"], view["quarters"] - 1)]
    words = scene.say(
        "time.round",
        quarter=quarter,
        quarters=NUMERALS[view["quarters"] - 1],
        round=min(view["round"] + 1, view["rounds"]),
        rounds=view["rounds"],
    )
    caption = scene.say("quarter").upper()
    body = group(
        text(46, 62.5, caption, 10, "ink-2", "d caps") + text(51 + len(caption) * 8.3, 63.5, quarter, 16, "red", "d"),
        "quarter",
        tip=words,
    )
    body += text(196, 62, scene.say("demands"), 12, "ink-2", "e")
    met = covered(scene.names, scene.own, view["demands"])
    for i in range(view["rounds"] - 1):
        x = 202 + i * 32
        if i < len(view["demands"]):
            kind = view["demands"][i]
            drawn = city_tile(x, 45, 26, kind)
            state = ""
            if not scene.watched:
                state = scene.say("demand.covered" if met[i] else "demand.open")
                drawn += circle(x + 25, 47, 6.5, "good" if met[i] else "bad", "rim", 1.2)
                drawn += icon("check" if met[i] else "close", x + 25, 47, 9, "marble")
            tip = tell(scene.say("demand", kind=scene.word(DEMAND_TEXTS, kind)), state, scene.say("demand.cost"))
        else:
            drawn = hole(x, 45, 26, 26, 4)
            tip = tell(scene.say("demand.next"), scene.say("demand.cost"))
        body += group(drawn, f"demand-{i}", tip=tip)
    return body
