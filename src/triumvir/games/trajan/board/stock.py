"""The foot of the board: stacks of Trajan tiles, the time track with quarter and demands."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.draw.letters import NUMERALS
from triumvir.draw.pieces import heading, hole, stack
from triumvir.draw.scene import tell
from triumvir.draw.svg import Point, circle, drawing, group, icon, path, rect, text
from triumvir.draw.targets import frame
from triumvir.draw.tracks import stadium, stadium_path
from triumvir.games.trajan.actions import STACK
from triumvir.games.trajan.board.printed import TrajanTile
from triumvir.games.trajan.board.scene import Scene
from triumvir.games.trajan.board.tiles import city_tile, trajan_tile
from triumvir.games.trajan.board.words import say
from triumvir.games.trajan.board.worth import covered
from triumvir.games.trajan.box import CATEGORIES
from triumvir.games.trajan.names import category_name, demand_name

STACKS_WIDTH, TIME_WIDTH, HEIGHT = 392, 346, 96
TOP, TILE, TILE_HIGH, STEP = 27, 58, 48, 65
LEFT, RIGHT, MIDDLE, BEND = 44, 302, 58, 25.0  # the time track: two straights and two half circles


def draw_stacks(scene: Scene) -> str:
    """The part `city-tiles`."""
    tiles, stacks = scene.printed.trajan_tiles, scene.view["stacks"]
    elsewhere = {tile for player in scene.players for tile in [*player["slots"], *player["fulfilled"]]}
    body = heading(2, 14, scene.say("stacks"), "trajan")
    for i, category in enumerate(CATEGORIES):
        top, left, x = stacks[i]["top"], stacks[i]["left"], 2 + i * STEP
        unseen: tuple[TrajanTile, ...] = ()
        if top is not None:
            hidden = (tile for tile in scene.printed.categories[category] if tile != top and tile not in elsewhere)
            unseen = tuple(tiles[tile] for tile in hidden)
        shown = None if top is None else tiles[top]
        tip = _stack_tip(scene.lang, category, shown, left, unseen)
        drawn, mark = _stack(scene.lang, shown, left, x), frame(x, TOP, TILE, TILE_HIGH)
        body += scene.targets.spot(f"stack-{category}", drawn, (STACK + i,), tip, mark)
    return drawing(STACKS_WIDTH, HEIGHT, body, scene.say("stacks"), "part-tiles")


@keep
def _stack(lang: str, top: TrajanTile | None, left: int, x: float) -> str:
    """A stack with its upper tile and how many are left."""
    if top is not None:
        drawn = group(trajan_tile(x, TOP, TILE, top), f"trajan-{top.ident}")
        body = stack(x, TOP, TILE, TILE_HIGH, 6, left - 1) + drawn
    elif left:
        body = stack(x, TOP, TILE, TILE_HIGH, 6, 2) + rect(x, TOP, TILE, TILE_HIGH, 6, "back", "rim", 1.2)
        body += icon("trajan", x + TILE / 2, TOP + TILE_HIGH / 2, 26, "back-gold", "back")
    else:
        body = hole(x, TOP, TILE, TILE_HIGH, 6) + text(x + TILE / 2, TOP + 28, say(lang, "empty"), 12, "ink-2", "m")
    return body + text(x + TILE / 2, TOP + 62, say(lang, "stack-left", n=left), 11.5, "ink-2", "m")


@keep
def _stack_tip(lang: str, category: str, top: TrajanTile | None, left: int, unseen: tuple[TrajanTile, ...]) -> str:
    """What lies on a stack, and what may lie below."""
    told = ""
    if top is not None:
        told = say(lang, "stack-top", tile=top.words)
    elif left:
        told = say(lang, "stack-hidden")
    below = "; ".join(tile.words.in_(lang) for tile in unseen)
    return tell(
        say(lang, "stack", category=category_name(category)),
        told,
        say(lang, "stack-left", n=left),
        say(lang, "stack-unseen", tiles=below) if below else "",
    )


# ---------------------------------------------------------------- time


@keep
def spaces(circuit: int) -> list[Point]:
    """The middle of every space of the time track."""
    return stadium(LEFT, RIGHT, MIDDLE, BEND, circuit)


@keep
def _track(circuit: int) -> str:
    body = path(stadium_path(LEFT, RIGHT, MIDDLE, BEND), "none", "line-2", 7, ' opacity=".45"')
    for i, (x, y) in enumerate(spaces(circuit)):
        if i:
            body += rect(x - 10, y - 10, 20, 20, 5, "marble-2", "line-2", 1) + text(x, y + 3.8, i, 10.5, "ink-2", "m")
    return f'<g aria-hidden="true">{body}</g>'


def draw_time(scene: Scene) -> str:
    """The part `forum-time`."""
    view = scene.view
    body = _clock(scene.lang, view["circuit"], view["time"], view["round_over"])
    quarter, quarters = view["quarter"], view["quarters"]
    body += _quarter(scene.lang, min(quarter, quarters - 1), quarters, view["round"], view["rounds"])
    demands = tuple(view["demands"])
    met = None if scene.watched else tuple(covered(scene.names, scene.own, view["demands"]))
    body += _demands(scene.lang, demands, met, view["rounds"] - 1)
    return drawing(TIME_WIDTH, HEIGHT, body, scene.say("time"), "part-time")


@keep
def _clock(lang: str, circuit: int, time: int, ended: bool) -> str:
    """The time track with its marker."""
    points = spaces(circuit)
    body = heading(2, 14, say(lang, "time"), "time") + _track(circuit)
    x, y = points[0]
    start = rect(x - 11, y - 11, 22, 22, 5, "tess-red", "line-2", 1) + icon("extra", x, y, 13, "rim")
    over = say(lang, "time-over") if ended else ""
    body += group(start, "time-start", tip=tell(say(lang, "time-start"), say(lang, "time-start-tip"), over))
    if ended:
        body += circle(x, y, 15, "none", "red", 2)
    x, y = points[time]
    marker = circle(x, y, 12.5, "gold-f", "gold-line", 1.5) + icon("time", x, y, 15, "edge", "gold-f")
    return body + group(marker, "time-marker", tip=tell(say(lang, "time-marker", n=time, of=circuit), over))


@keep
def _quarter(lang: str, quarter: int, quarters: int, turn: int, rounds: int) -> str:
    """The quarter, inside the track."""
    name = NUMERALS[quarter]
    last, now = NUMERALS[quarters - 1], min(turn + 1, rounds)
    words = say(lang, "time-round", quarter=name, quarters=last, round=now, rounds=rounds)
    caption = say(lang, "quarter").upper()
    return group(
        text(46, 62.5, caption, 10, "ink-2", "d caps") + text(51 + len(caption) * 8.3, 63.5, name, 16, "red", "d"),
        "quarter",
        tip=words,
    )


@keep
def _demands(lang: str, demands: tuple[str, ...], met: tuple[bool, ...] | None, room: int) -> str:
    """The demands of the quarter next to it; who plays sees which of them are met."""
    body = text(196, 62, say(lang, "demands"), 12, "ink-2", "e")
    for i in range(room):
        x = 202 + i * 32
        if i < len(demands):
            drawn = city_tile(x, 45, 26, demands[i])
            state = ""
            if met is not None:
                state = say(lang, "demand-covered" if met[i] else "demand-open")
                drawn += circle(x + 25, 47, 6.5, "good" if met[i] else "bad", "rim", 1.2)
                drawn += icon("check" if met[i] else "close", x + 25, 47, 9, "marble")
            title = say(lang, "demand", kind=demand_name(demands[i]))
            tip = tell(title, state, say(lang, "demand-cost"))
        else:
            drawn = hole(x, 45, 26, 26, 4)
            tip = tell(say(lang, "demand-next"), say(lang, "demand-cost"))
        body += group(drawn, f"demand-{i}", tip=tip)
    return body
