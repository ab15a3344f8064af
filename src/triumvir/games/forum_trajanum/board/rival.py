"""Another seat in small: Colonia, citizens, resources, ship, prestige and tiles in hand."""

from __future__ import annotations

from functools import partial

from triumvir.draw import part_of
from triumvir.draw.assembly import ROW
from triumvir.draw.grid import Grid
from triumvir.draw.keep import keep
from triumvir.draw.letters import DISPLAY, NUMERALS, fit
from triumvir.draw.pieces import seat_colour, seat_ink, vp
from triumvir.draw.scene import tell
from triumvir.draw.sprite import seat_shape
from triumvir.draw.svg import circle, drawing, group, icon, paint, path, rect, text, use
from triumvir.games.forum_trajanum.actions import SIDE
from triumvir.games.forum_trajanum.board.faces import COLOURS, alike, chip
from triumvir.games.forum_trajanum.board.facts import scores
from triumvir.games.forum_trajanum.board.scene import Desk, Scene
from triumvir.games.forum_trajanum.board.stores import SHOWN, shown_stock, stock_tip
from triumvir.games.forum_trajanum.board.worth import built
from triumvir.games.forum_trajanum.names import ROW_TEXTS
from triumvir.games.forum_trajanum.view import HIDDEN
from triumvir.games.forum_trajanum.view_types import Cell

WIDTH, HEIGHT = 212, 252
CELL, STEP = 15.0, 16.5


def draw_rival(scene: Scene, seat: int) -> str:
    """The part `rival-<seat>`: what is counted as a row, the Colonia below it; among four players the row alone."""
    desk, height = Desk(scene, seat, False), ROW if len(scene.players) > 3 else HEIGHT
    grid = Grid(34, ROW + 6, CELL, STEP, SIDE, SIDE)
    body = rect(0.5, 0.5, WIDTH - 1, height - 1, 12, "marble", "line") + _head(scene, seat)
    body += _stock(scene.lang, seat, shown_stock(desk)) + _foot(desk)
    if height > ROW:
        body += part_of(scene.view, f"rival-{seat}/colonia", partial(_colonia, desk, grid))
        body += part_of(scene.view, f"rival-{seat}/citizens", partial(_citizens, desk, grid))
        body += _hand(desk, HEIGHT - 16)
    name = scene.say("rival", name=scene.who[seat], numeral=NUMERALS[seat], n=scene.players[seat]["score"])
    return drawing(WIDTH, height, body, name, f"part-rival-{seat}")


def _head(scene: Scene, seat: int) -> str:
    colour, ink = seat_colour(seat), seat_ink(seat)
    name, player = scene.who[seat], scene.players[seat]
    body = path(f"M1 13A12 12 0 0 1 13 1H{WIDTH - 13}a12 12 0 0 1 12 12V34H1z", colour)
    body += group(seat_shape(seat, 9.4, ink), x=8, y=6) + text(20, 21.8, NUMERALS[seat], 9.5, colour, "m d x")
    body += text(37, 23, name, fit(name, 92, 14.5, DISPLAY), ink, "d")
    x = WIDTH - 46
    if scene.committing():
        done = player["committed"]
        said = scene.say("hand-done" if done else "hand-choosing", name=name)
        drawn = icon("check" if done else "time", x, 18, 15, ink, colour)
        body += group(drawn, f"mini-done-{seat}", tip=said)
    elif scene.view["active"] == seat and not scene.is_step("over"):
        body += group(icon("play", x, 18, 13, ink, colour), f"mini-turn-{seat}", tip=scene.say("turn", name=name))
    if scene.view["start"] == seat and not scene.is_step("over"):
        body += group(icon("first", x - 20, 18, 15, ink, colour), f"mini-start-{seat}", tip=scene.say("start"))
    tip = scene.say("vp-tip", name=name, n=player["score"])
    return body + group(vp(WIDTH - 22, 18, player["score"], 12.5), f"mini-score-{seat}", tip=tip)


@keep
def _squares(grid: Grid, cells: tuple[int, ...], fill: str, line: str) -> str:
    d = ""
    for number in cells:
        x, y = grid.corner(grid.cell(number))
        d += f"M{x:.5g} {y:.5g}h{CELL}v{CELL}h-{CELL}z"
    return path(d, fill, line, 0.8, ' stroke-linejoin="round"') if cells else ""


@keep
def _dots(grid: Grid, cells: tuple[int, ...], seat: int) -> str:
    """The seat's colour on its face-down tiles."""
    d = ""
    for number in cells:
        x, y = grid.middle(grid.cell(number))
        d += f"M{x - 3:.5g} {y - 3:.5g}h6v6h-6z" if seat != 2 else f"M{x:.5g} {y - 4:.5g}l4 4-4 4-4-4z"
    return path(d, seat_colour(seat), "rim", 0.9)


@keep
def _crane(grid: Grid, number: int, ident: str, spent: bool) -> str:
    """An uncovered crane."""
    x, y = grid.corner(grid.cell(number))
    cx, cy = grid.middle(grid.cell(number))
    fill, ink, _ = COLOURS[ident]
    body = rect(x + 1, y + 1, CELL - 2, CELL - 2, 2, fill, more=' opacity=".4"' if spent else "")
    return body + icon("crane", cx, cy, 12, "edge" if spent else ink, fill)


@keep
def _temples(grid: Grid, cells: tuple[int, ...]) -> str:
    middles = [grid.middle(grid.cell(number)) for number in cells]
    drawn = "".join(use("i-temple", x - 6.5, y - 6.5, 13, 13) for x, y in middles)
    return f'<g style="color:{paint("bronze")};--ko:{paint("marble-2")}">{drawn}</g>'


def _colonia(desk: Desk, grid: Grid) -> str:
    scene, player = desk.scene, desk.player
    cells: list[Cell | None] = player["cells"]
    hidden = tuple(i for i, cell in enumerate(cells) if cell and cell["kind"] == "tile" and cell["id"] == HIDDEN)
    shown = tuple(i for i, cell in enumerate(cells) if cell and cell["kind"] == "tile" and cell["id"] != HIDDEN)
    ground = tuple(i for i, cell in enumerate(cells) if not cell or cell["kind"] in ("temple", "crane"))
    body = _squares(grid, ground, "marble-2", "line-2") + _squares(grid, hidden, "back", "edge")
    body += _dots(grid, hidden, desk.seat) + _squares(grid, shown, "tile", seat_colour(desk.seat))
    corners = []
    for number in shown:
        cell = cells[number]
        assert cell is not None
        corners.append(f"{scene.cell(number)}: {scene.tile(cell['id'])}")
        citizen = scene.printed.citizens.get(cell["id"])
        kind = citizen or (scene.printed.gains[cell["id"]] or ("take",))[0]
        body += chip(kind, *grid.middle(grid.cell(number)), 5.2)
    town = built(scene.printed, player)
    for kind in dict.fromkeys(filter(None, town)):
        body += alike(grid, kind, tuple(number for number, found in enumerate(town) if found == kind))
    for number, cell in enumerate(cells):
        if cell and cell["kind"] == "crane":
            body += _crane(grid, number, cell["id"], cell["spent"])
    body += _temples(grid, scene.printed.temples)
    tip = tell(
        scene.say("colonia", name=scene.who[desk.seat]),
        scene.say("rival-cells", down=len(hidden), built=len(town) - town.count("")),
        *corners,
    )
    return group(body, f"mini-{desk.seat}", tip=tip)


def _citizens(desk: Desk, grid: Grid) -> str:
    scene = desk.scene
    body, told = "", []
    left = grid.x + SIDE * STEP + 3
    free: list[tuple[float, float]] = []
    for row, people in enumerate(desk.player["citizens"]):
        y = grid.corner((row, 0))[1]
        for space in range(2):
            x = left + space * STEP
            if space >= len(people):
                free.append((x, y))
                continue
            active = people[space]["active"]
            fill, ink = ("senate", "on-action") if active else ("gray", "edge")
            body += rect(x, y, CELL, CELL, 3, fill, "edge", 0.6)
            body += icon(scene.printed.row_type[row], x + CELL / 2, y + CELL / 2, 12, ink, fill)
        if people:
            states = [scene.say("citizen-active" if one["active"] else "citizen-idle") for one in people]
            told.append(f"{ROW_TEXTS[row].in_(scene.lang)}: {', '.join(states)}")
    d = "".join(f"M{x:.5g} {y:.5g}h{CELL}v{CELL}h-{CELL}z" for x, y in free)
    body += path(d, "none", "line-2", 0.8, ' stroke-dasharray="2 2"')
    tip = tell(scene.say("citizens", name=scene.who[desk.seat]), *told)
    return group(body, f"mini-citizens-{desk.seat}", tip=tip)


@keep
def _stock(lang: str, seat: int, counts: tuple[int, ...]) -> str:
    """How many there are of all resources."""
    body = ""
    for i, (name, count) in enumerate(zip(SHOWN, counts, strict=True)):
        x, y = 20 + i % 4 * 50, 50 + i // 4 * 26
        body += chip(name, x, y, 7.9) + text(x + 10.5, y + 5, count, 13.5, "ink", "h")
    return group(body, f"mini-stock-{seat}", tip=stock_tip(lang, counts))


def _foot(desk: Desk) -> str:
    """Ship, prestige, reserve and points at the foot of the row."""
    scene, player, seat = desk.scene, desk.player, desk.seat
    y = ROW - 15
    reserve = scene.listed(player["reserve"])
    now = "–" if scene.is_step("over") else sum(scene.fact(scores, seat).values())
    shown = (
        ("ship", "ship", player["ship"], tell(scene.say("ship", n=player["ship"]), scene.say("ship-tip"))),
        (
            "prestige",
            "upgrade",
            f"+{player['offset']}",
            scene.say("rival-prestige", n=player["offset"], value=player["trajan_value"]),
        ),
        (
            "reserve",
            "goods",
            sum(player["reserve"].values()),
            tell(scene.say("reserve"), reserve or scene.say("empty")),
        ),
        ("now", "vp", now, scene.say("rival-now", name=scene.who[seat], n=now)),
    )
    body = ""
    for i, (name, glyph, number, tip) in enumerate(shown):
        x = 12 + i * 49
        drawn = icon(glyph, x + 8, y, 16, "ink-2", "marble") + text(x + 20, y + 5, number, 13.5, "ink", "h")
        body += group(drawn, f"mini-{name}-{seat}", tip=tip)
    return body


def _hand(desk: Desk, y: float) -> str:
    """Two places for the tiles of this round, and in words what can be said of them."""
    scene, player, seat = desk.scene, desk.player, desk.seat
    giver = scene.players[(seat + 1) % len(scene.players)]
    tiles = [None, None] if scene.committing() else [player["kept"], giver["passed"]]
    body = ""
    for i, ident in enumerate(tiles):
        x = 13 + i * 18
        if ident is None:
            body += rect(x, y - 7, 14, 14, 3, "none", "line-2", 1, ' stroke-dasharray="2 2"')
        elif ident == HIDDEN:
            body += rect(x, y - 7, 14, 14, 3, "back", "edge", 0.8)
        else:
            citizen = scene.printed.citizens.get(ident)
            body += rect(x, y - 7, 14, 14, 3, "tile", "edge", 0.8)
            body += chip(citizen or (scene.printed.gains[ident] or ("take",))[0], x + 7, y, 5)
    if scene.committing():
        done = player["committed"]
        words = scene.say("rival-done" if done else "rival-choosing")
        body += circle(58, y, 6.5, "good" if done else "well", "line-2", 1)
        body += icon("check", 58, y, 9, "marble", "good") if done else ""
    else:
        words = scene.say("rival-hand", n=sum(1 for ident in tiles if ident is not None))
    said = [scene.tile(ident) for ident in tiles if ident is not None]
    body += text(70, y + 4.5, words, 12.5, "ink-2")
    tip = tell(scene.say("hand-label", name=scene.who[seat]), ", ".join(said) or words)
    return group(body, f"mini-hand-{seat}", tip=tip)
