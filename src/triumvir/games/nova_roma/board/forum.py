"""The forum: actions of rows and columns, the emperor, patricians, legionnaires; first player and automa below."""

from __future__ import annotations

from functools import partial

from triumvir.draw.faces import tablet
from triumvir.draw.keep import keep
from triumvir.draw.letters import fit
from triumvir.draw.pieces import heading, piece, vp
from triumvir.draw.scene import tell
from triumvir.draw.sketch import kept_of
from triumvir.draw.svg import circle, drawing, group, icon, path, rect, region, text
from triumvir.draw.targets import frame, why_not
from triumvir.draw.view import sure
from triumvir.engine.places import order
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.board.cells import GRID, SIDE_W, TOP, draw_cells, draw_places
from triumvir.games.nova_roma.board.scene import Scene
from triumvir.games.nova_roma.board.tiles import ACTIONS, chip
from triumvir.games.nova_roma.board.words import say
from triumvir.games.nova_roma.board.worth import AUTOMA, strengths
from triumvir.games.nova_roma.box import ACTION_NAMES
from triumvir.games.nova_roma.names import action_name, at

WIDTH, HEIGHT = 334, 370
TOP_H = 52
STRIP = 349
ORDER, ORDER_STEP = 26, 25  # where the seats are listed
FIRST = icon("first", 11, STRIP + 9, 17, "red", "marble")
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
    view = scene.view
    body = heading(2, 15, scene.say("forum"), "forum") + _corner(scene) + _emperor_lines(view["forum"]["emperor"])
    body += kept_of(view, "forum/cells", partial(draw_cells, scene)) + _tablets(scene) + draw_places(scene)
    body = region(body, "forum-grid", scene.say("forum"))
    body += _automa(scene) if view["rival"] is not None else kept_of(view, "forum/order", partial(_order, scene))
    return drawing(WIDTH, HEIGHT, body, scene.say("forum"), "part-forum")


def _corner(scene: Scene) -> str:
    """The emperor tile: where the emperor may stand or stands, and the round."""
    view = scene.view
    forum = view["forum"]
    marked = tuple(forum["emperor_options"]) or (forum["emperor"],)
    return _emperor_tile(scene.lang, marked, view["round"], view["rounds"], int(scene.printed.tables.emperors))


@keep
def _emperor_tile(lang: str, marked: tuple[str | None, ...], number: int, rounds: int, emperors: int) -> str:
    tip = tell(
        say(lang, "emperor-tile"),
        say(lang, "round", n=number + 1, all=rounds),
        say(lang, "emperor-tile-tip"),
        say(lang, "emperor-removed", n=emperors),
    )
    cells = frozenset(at(place) for place in marked if place)
    return group(_tile(cells, ROUNDS[min(number, len(ROUNDS) - 1)]), "emperor-tile", tip=tip)


@keep
def _tile(marked: frozenset[tuple[int, int]], numeral: str) -> str:
    body = rect(2, TOP, SIDE_W, TOP_H, 7, "tile", "tile-line", 1)
    for fill, on in (("tile-2", False), ("eagle", True)):
        d = "".join(
            f"M{8 + c * 9} {TOP + 9 + r * 9}h8v8h-8z" for r in range(4) for c in range(4) if ((r, c) in marked) == on
        )
        body += path(d, fill, "tile-line", 0.5) if d else ""
    return (
        body
        + icon("emperor", 53.5, TOP + 18, 17, "eagle", "tile")
        + text(53.5, TOP + 40, numeral, 11.5 if len(numeral) < 4 else 8.5, "tile-ink", "m d")
    )


@keep
def _emperor_lines(emperor: str | None) -> str:
    if not emperor:
        return ""
    x, y = GRID.corner(at(emperor))
    length = 4 * GRID.step + 1
    more = ' opacity=".3"'
    body = rect(GRID.x - 3, y - 3, length, GRID.size + 6, 8, "gold-f", more=more)
    return body + rect(x - 3, GRID.y - 3, GRID.size + 6, length, 8, "gold-f", more=more)


def _tablets(scene: Scene) -> str:
    """The actions of the rows, then those of the columns; both of the cell in use show their strength."""
    forum = scene.view["forum"]
    here = at(forum["cell"]) if forum["cell"] else (-1, -1)
    crossing = _crossing(scene, here) if forum["cell"] else (0, 0)
    running, strength = _running(scene)
    petition, first, declare = (scene.is_step(step) for step in ("petition_action", "first_action", "declare"))
    body = ""
    for line, names in ((0, forum["rows"]), (1, forum["columns"])):
        for number, name in enumerate(names):
            action = None
            if petition:
                action = a.ACTION + ACTION_NAMES.index(name)
            elif first and here[line] == number:
                action = a.COLUMN_FIRST if line else a.ROW_FIRST
            elif declare and name == running:
                action = a.PERFORM
            crossed = crossing[line] if here[line] == number else 0
            shown = strength if name == running else crossed
            body += _action(scene, name, (line, number), name == running, shown, action)
    return body


def _running(scene: Scene) -> tuple[str, int]:
    """The action that is being performed, and its strength."""
    decision = scene.decision
    if not decision["action"] or scene.is_step("first_action", "claim_after", "place_legionnaire"):
        return "", 0
    return decision["action"], decision["strength"]


def _crossing(scene: Scene, here: tuple[int, int]) -> tuple[int, int]:
    """The strengths of the row and the column of the cell in use."""
    return strengths(scene.view, scene.view["active"], *here, int(scene.printed.tables.max_strength))


def _action(scene: Scene, name: str, where: tuple[int, int], running: bool, strength: int, action: int | None) -> str:
    """A tablet, with a button over it if its action can be chosen."""
    why = scene.barred(action)
    drawn, tip = _tablet(scene.lang, name, where, running, strength, why)
    if action is None or why is not None:
        return drawn
    return drawn + scene.targets.overlay(f"action-{name}", (action,), tip, frame(*_box(*where), 9))


def _box(line: int, number: int) -> tuple[float, float, float, float]:
    """Where the tablet of a row or column lies."""
    if line:
        return GRID.x + number * GRID.step, float(TOP), GRID.size, float(TOP_H)
    return 2.0, GRID.y + number * GRID.step, float(SIDE_W), GRID.size


@keep
def _tablet(
    lang: str, name: str, where: tuple[int, int], running: bool, strength: int, why: int | None
) -> tuple[str, str]:
    """The tablet of an action, and its tip."""
    x, y, w, h = _box(*where)
    colour, glyph = ACTIONS[name]
    title = action_name(name).in_(lang)
    drawn = tablet(x, y, w, h, colour, glyph, title)
    if running:
        drawn += rect(x + 2, y + 2, w - 4, h - 4, 8, "none", "gold-f", 2.4)
    if strength:
        drawn += _strength(x + w - 7, y + 7, strength)
    line = say(lang, "forum-column" if where[0] else "forum-row", which=order(where[1]))
    tip = tell(
        f"{title} ({line})",
        say(lang, f"action-{name}"),
        say(lang, "strength-now", n=strength) if strength else "",
    )
    return group(drawn, f"action-{name}", tip=tip, more=why_not(why)), tip


@keep
def _strength(cx: float, cy: float, strength: int) -> str:
    return circle(cx, cy, 9.5, "eagle", "gold-f", 1.4) + text(cx, cy + 4.6, strength, 13, "eagle-ink", "m b")


def _order(scene: Scene) -> str:
    """First player, claim on the marker, and the order of this round."""
    view, tables = scene.view, scene.printed.tables
    first, claimant, count = view["first"], view["claimant"], len(scene.players)
    active = None if scene.is_step("over") else view["active"]
    body = ""
    for step in range(count):
        seat = (first + step) % count
        left = 3 - len(scene.players[seat]["patricians"])
        body += _in_order(scene.lang, seat, scene.who[seat], step, seat == active, left)
    named_claimant = scene.who[claimant] if claimant is not None else None
    costs = int(tables.marker_cost), int(tables.marker_vp)
    words, tip = _claim(scene.lang, count, scene.who[first], named_claimant, *costs)
    actions = (a.CLAIM_MARKER,) if scene.is_step("petition_claim") else ()
    mark = frame(1, STRIP - 2, WIDTH - 2, 22, 9, 0)
    return scene.spot("first-player", FIRST + body + words, actions, tip, mark)


@keep
def _in_order(lang: str, seat: int, name: str, step: int, active: bool, left: int) -> str:
    """A seat in the order of the round, with a ring while it is its turn."""
    x = ORDER + ORDER_STEP * step + 8
    drawn = circle(x, STRIP + 9, 11.5, "none", "gold", 1.6) if active else ""
    drawn += piece(seat, x, STRIP + 9, 8, "#")
    return group(drawn, f"order-{seat}", tip=say(lang, "order-seat", name=name, n=left))


@keep
def _claim(lang: str, seats: int, first: str, claimant: str | None, cost: int, points: int) -> tuple[str, str]:
    """Who has claimed the marker, written beside the order; and its tip."""
    x = ORDER + ORDER_STEP * seats
    words = say(lang, "order-free") if claimant is None else say(lang, "order-claimed", name=claimant)
    drawn = text(x + 6, STRIP + 13.5, words, fit(words, WIDTH - x - 8, 12.5), "ink-2")
    return drawn, tell(say(lang, "order", name=first), words, say(lang, "order-tip", n=cost, vp=points))


def _automa(scene: Scene) -> str:
    rival = sure(scene.view["rival"])
    tip = tell(
        scene.say("automa-score", n=rival["score"]),
        *(scene.say(f"automa-{source}", n=points) for source, points in rival["ledger"].items()),
        scene.say("automa-win"),
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
    return group(drawn, "artisan-supply", tip=tell(scene.say("supply", n=left), scene.say("supply-tip")))
