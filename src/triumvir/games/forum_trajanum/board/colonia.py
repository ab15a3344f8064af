"""The Colonia of a seat: its streets, and its cells with tiles, cranes, temples and buildings."""

from __future__ import annotations

from functools import cache, lru_cache

from triumvir.draw.grid import Grid
from triumvir.draw.pieces import badge, seat_colour
from triumvir.draw.scene import View, tell
from triumvir.draw.sprite import icons
from triumvir.draw.svg import circle, group, icon, paint, path, rect, region, use
from triumvir.games.forum_trajanum.actions import CELL, CELLS, SIDE, TAKE
from triumvir.games.forum_trajanum.board.faces import COLOURS, alike, building, street_disc, tile
from triumvir.games.forum_trajanum.board.placing import draw_places
from triumvir.games.forum_trajanum.board.scene import Desk, told
from triumvir.games.forum_trajanum.board.taking import draw_takes
from triumvir.games.forum_trajanum.board.worth import built, crane_value, row_value, unseen
from triumvir.games.forum_trajanum.names import COLOUR_TEXTS
from triumvir.games.forum_trajanum.view import HIDDEN

SIZE, STEP = 58, 61
GRID = Grid(54, 88, SIZE, STEP, SIDE, SIDE)


def draw_colonia(desk: Desk) -> str:
    """The whole grid with its street symbols."""
    scene = desk.scene
    town = built(scene.printed, desk.player)
    known = _unseen(desk)
    body = _floor() + _streets(desk, town)
    commit = _picks(desk)
    backs = tuple(i for i, cell in enumerate(desk.player["cells"]) if _hidden(cell) and i not in commit)
    fields = _free_cells(desk)
    if desk.live:
        body += _plain(desk, backs, "back", "edge", known)
        body += _plain(desk, fields, "marble-2", "line-2", scene.say("fields", n=len(fields)))
        body += group(_shapes(desk.seat, backs), more=' aria-hidden="true" pointer-events="none"')
    else:  # nothing here can be chosen, so like cells are one element
        body += told(_squares(backs, "back", "edge") + _shapes(desk.seat, backs), known, desk.ident("backs"), True)
        body += group(_squares(fields, "marble-2", "line-2"), desk.ident("fields"))
        body += _town(desk, town) + _temples(tuple(scene.printed.temples))
    body += _paving(fields, tuple(cell for taken in desk.player["taken"] if (cell := taken["cell"]) in fields))
    for number in range(CELLS):
        merged = not desk.live and (number in town or number in scene.printed.temples)
        if number not in backs and number not in fields and not merged:
            body += _cell(desk, number, town, commit)
    body += _trim(backs, desk.live) + draw_places(desk, GRID)
    if desk.live and scene.deciding:
        body += draw_takes(desk, GRID, known)
    return region(body, desk.ident("colonia"), scene.say("colonia", name=scene.who[desk.seat]))


def _hidden(cell: View | None) -> bool:
    return cell is not None and cell["kind"] == "tile" and cell["id"] == HIDDEN


def _picks(desk: Desk) -> dict[int, tuple[int, str]]:
    """The tiles that this seat has chosen in secret: which one first, and what it is."""
    commit = desk.player.get("commit") if desk.live else None
    if not commit:
        return {}
    picked = [commit["first"], commit["second"]]
    return {pick["cell"]: (i + 1, pick["tile"]) for i, pick in enumerate(picked) if pick}


@cache
def _floor() -> str:
    body = rect(GRID.x - 6, GRID.y - 6, GRID.width + 12, GRID.height + 12, 9, "well", "line-2", 1)
    return f'<g aria-hidden="true">{body}</g>'


@lru_cache(256)
def _trim(cells: tuple[int, ...], rich: bool) -> str:
    """The gold line and the pattern on the backs of all face-down tiles at once."""
    gold = lines = ""
    for number in cells:
        x, y = GRID.corner(GRID.cell(number))
        gold += f"M{x + 4:.5g} {y + 4:.5g}h50v50h-50z"
        lines += f"M{x + 8:.5g} {y + 13:.5g}h42m0 32h-42"
    dash = ' opacity=".09" stroke-dasharray="8.4 2.1"'
    body = (path(lines, "none", "rim", 8.4, dash) if rich else "") + path(gold, "none", "back-gold", 1, ' opacity=".6"')
    return f'<g aria-hidden="true" pointer-events="none">{body}</g>' if cells else ""


def _streets(desk: Desk, town: dict[int, str]) -> str:
    scene = desk.scene
    called = scene.view["streets"] if not scene.is_step("over") else []
    if not desk.live:
        return _symbols(tuple(scene.names.streets), tuple(called))
    body = ""
    for i, symbol in enumerate(scene.names.streets):
        row = i < SIDE
        x, y = GRID.middle((i, 0)) if row else GRID.middle((0, i - SIDE))
        x, y = (27.0, y) if row else (x, 62.0)
        cards = [n + 1 for n, other in enumerate(called) if other == symbol]
        drawn = street_disc(symbol, x, y, 15.5, row, bool(cards))
        worth = ""
        if row:
            kinds, times = row_value(scene.printed, desk.player, i, town)
            worth = scene.say("row.worth", kinds=kinds, times=times, vp=kinds * times)
        tip = tell(
            scene.names.street(symbol).in_(scene.lang).capitalize(),
            scene.say("street.called", cards=", ".join(map(str, cards))) if cards else "",
            worth,
        )
        body += group(drawn, desk.ident(f"street-{symbol}"), tip=tip)
    return body


@lru_cache(256)
def _symbols(streets: tuple[str, ...], called: tuple[str, ...]) -> str:
    """The street symbols of a mat where nothing can be chosen."""
    rings, body = "", ""
    for row in (True, False):
        d = drawn = ""
        for i, symbol in enumerate(streets[:SIDE] if row else streets[SIDE:]):
            middle = GRID.middle((i, i))
            x, y = (27.0, middle[1]) if row else (middle[0], 62.0)
            d += f"M{x - 15.5:.5g} {y:.5g}a15.5 15.5 0 1 0 31 0a15.5 15.5 0 1 0-31 0z"
            rings += circle(x, y, 18.5, "none", "red", 2.6) if symbol in called else ""
            drawn += use(f"i-{symbol}", x - 9.5, y - 9.5, 19, 19) if symbol in icons() else ""
        ink, fill = ("on-action", "edge") if row else ("edge", "rim")
        body += path(d, fill, "line-2", 1) + f'<g style="color:{paint(ink)};--ko:{paint(fill)}">{drawn}</g>'
    return f'<g aria-hidden="true">{rings}{body}</g>'


# ---------------------------------------------------------------- cells


SHAPES = (  # of the seats, around a point
    "M{}m-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z",
    "M{}m-9-9h18v18h-18z",
    "M{}m0-12l12 12-12 12-12-12z",
    "M{}m-11 0l5.5-9.5h11l5.5 9.5-5.5 9.5h-11z",
)


@lru_cache(256)
def _shapes(seat: int, cells: tuple[int, ...]) -> str:
    """The shape of the seat on its face-down tiles."""
    middles = [GRID.middle(GRID.cell(number)) for number in cells]
    d = "".join(SHAPES[seat].format(f"{x:.5g} {y:.5g}") for x, y in middles)
    return path(d, seat_colour(seat), "rim", 2) if cells else ""


@lru_cache(512)
def _squares(cells: tuple[int, ...], fill: str, line: str, inset: float = 0) -> str:
    """Cells that are alike, all at once."""
    d, side = "", SIZE - 2 * inset
    for number in cells:
        x, y = GRID.corner(GRID.cell(number))
        d += f"M{x + inset:.5g} {y + inset:.5g}h{side:.5g}v{side:.5g}h-{side:.5g}z"
    return path(d, fill, line, 1, ' stroke-linejoin="round"') if cells else ""


def _free_cells(desk: Desk) -> tuple[int, ...]:
    cranes = desk.scene.printed.cranes
    return tuple(i for i, cell in enumerate(desk.player["cells"]) if cell is None and i not in cranes)


@lru_cache(512)
def _paving(cells: tuple[int, ...], fresh: tuple[int, ...]) -> str:
    """The tesserae of free cells; those emptied in this round have a golden edge."""
    body = _squares(cells, "p-tesserae", "", 5)
    if fresh:
        body += f'<g stroke-dasharray="2 3">{_squares(fresh, "none", "gold-f", 4)}</g>'
    return f'<g aria-hidden="true" pointer-events="none">{body}</g>' if body else ""


def _town(desk: Desk, town: dict[int, str]) -> str:
    """The buildings of a mat where nothing can be chosen, kind by kind."""
    scene, body = desk.scene, ""
    for ident, kind in scene.printed.what.items():
        cells = tuple(number for number, found in town.items() if found == kind)
        if cells:
            name = scene.names.building(ident).in_(scene.lang)
            tip = tell(f"{name}: {len(cells)}", "; ".join(scene.cell(cell) for cell in cells))
            body += group(alike(GRID, kind, cells), desk.ident(f"town-{kind}"), tip=tip)
    return body


def _plain(desk: Desk, cells: tuple[int, ...], fill: str, line: str, tip: str) -> str:
    """Face-down tiles or free cells; what can be said of them is told once for all."""
    body = ""
    for number in cells:
        x, y = GRID.corner(GRID.cell(number))
        drawn = f'<rect x="{x:.5g}" y="{y:.5g}" width="{SIZE}" height="{SIZE}" rx="5"/>'
        body += group(drawn, desk.ident(f"cell-{number}"), more=_why(desk, number))
    return told(body, tip, label=True, more=f' fill="{paint(fill)}" stroke="{paint(line)}"')


@cache
def _temple(x: float, y: float) -> str:
    body = rect(x, y, SIZE, SIZE, 5, "tile", "line-2", 1)
    body += rect(x + 4, y + 4, SIZE - 8, SIZE - 8, 3, "none", "gold-star", 1.3)
    return body + icon("temple", x + SIZE / 2, y + SIZE / 2, 35, "trajan", "tile")


@cache
def _temples(cells: tuple[int, ...]) -> str:
    """All temples of a mat where nothing can be chosen."""
    corners = [GRID.corner(GRID.cell(number)) for number in cells]
    drawn = "".join(use("i-temple", x + 11.5, y + 11.5, 35, 35) for x, y in corners)
    body = _squares(cells, "tile", "line-2") + _squares(cells, "none", "gold-star", 4)
    return f'<g aria-hidden="true" style="color:{paint("trajan")};--ko:{paint("tile")}">{body}{drawn}</g>'


@cache
def _crane(x: float, y: float, colour: str, spent: bool) -> str:
    fill, ink, _ = COLOURS[colour]
    body = rect(x, y, SIZE, SIZE, 5, "tile", "line-2", 1)
    body += rect(x + 4, y + 4, SIZE - 8, SIZE - 8, 3, fill, more=' opacity=".35"' if spent else "")
    body += icon("crane", x + SIZE / 2, y + SIZE / 2, 36, "edge" if spent else ink, fill)
    if spent:
        body += circle(x + SIZE - 13, y + SIZE - 13, 8, "tile", "edge", 0.8)
        body += icon("check", x + SIZE - 13, y + SIZE - 13, 11, "edge", "tile")
    return body


@lru_cache(1024)
def _corner(x: float, y: float, gains: tuple[str, ...], citizen: str, owner: int, colour: str) -> str:
    """A face-up tile on a corner, the crane under it peeking out."""
    fill, ink, _ = COLOURS[colour]
    body = tile(gains, citizen, owner, x, y, SIZE) + circle(x + SIZE - 10, y + SIZE - 10, 8, fill, "rim", 1.2)
    return body + icon("crane", x + SIZE - 10, y + SIZE - 10, 11, ink, fill)


def _cell(desk: Desk, number: int, town: dict[int, str], commit: dict[int, tuple[int, str]]) -> str:
    scene, player = desk.scene, desk.player
    printed = scene.printed
    shown: View | None = player["cells"][number]
    x, y = GRID.corner(GRID.cell(number))
    place = scene.cell(number)
    if number in commit:
        return _picked(desk, number, commit[number], place)
    if shown is None:
        drawn = f'<g opacity=".5">{_crane(x, y, printed.cranes[number], False)}</g>'
        tip = tell(place, scene.say("crane.setup"))
        return group(drawn, desk.ident(f"cell-{number}"), tip=tip, more=_why(desk, number))
    assert shown is not None
    if shown["kind"] == "temple":
        around = sum(1 for near in printed.neighbours[number] if near in town)
        drawn = _temple(x, y)
        tip = tell(scene.say("temple", place=place), scene.say("temple.tip", n=around))
    elif shown["kind"] == "tile":
        colour = printed.cranes[number]
        ident = shown["id"]
        drawn = _corner(x, y, printed.gains[ident], printed.citizens.get(ident, ""), desk.seat, colour)
        worth = crane_value(printed, player, number, scene.view["cycle"], town)
        tip = tell(
            scene.say("faceup", place=place, tile=scene.tile(ident)),
            scene.say("crane.under", colour=scene.word(COLOUR_TEXTS, colour), n=worth),
        )
    elif shown["kind"] == "crane":
        drawn = _crane(x, y, shown["id"], shown["spent"])
        worth = crane_value(printed, player, number, scene.view["cycle"], town)
        tip = tell(
            scene.say("crane", place=place, colour=scene.word(COLOUR_TEXTS, shown["id"])),
            scene.say("crane.spent") if shown["spent"] else scene.say("crane.tip", n=worth),
        )
    else:
        kind = printed.what[shown["id"]]
        drawn = building(kind, x, y, SIZE, True)
        name = scene.names.building(shown["id"]).in_(scene.lang)
        tip = scene.say("built", place=place, building=name)
    return group(drawn, desk.ident(f"cell-{number}"), tip=tip, more=_why(desk, number))


def _why(desk: Desk, number: int) -> str:
    """An action on this cell that the step can give a reason against."""
    if not desk.live:
        return ""
    scene = desk.scene
    actions = [CELL + number]
    if scene.is_step("pick_first"):
        actions = [TAKE + number, TAKE + CELLS + number]
    elif scene.is_step("pick_second"):
        actions = [TAKE + number + CELLS * (1 - scene.decision["served"])]
    return "" if scene.targets.first(actions) is not None else f' data-why="{actions[0]}"'


def _picked(desk: Desk, number: int, pick: tuple[int, str], place: str) -> str:
    """A tile that this seat has taken in secret: it alone sees it."""
    order, ident = pick
    printed = desk.scene.printed
    x, y = GRID.corner(GRID.cell(number))
    drawn = tile(printed.gains[ident], printed.citizens.get(ident, ""), desk.seat, x, y, SIZE)
    drawn += rect(x - 1, y - 1, SIZE + 2, SIZE + 2, 6, "none", "act", 3) + badge(x + SIZE - 8, y + 8, order, 9)
    tip = tell(
        desk.scene.say("picked", place=place, n=order, tile=desk.scene.tile(ident)), desk.scene.say("picked.secret")
    )
    return group(drawn, desk.ident(f"cell-{number}"), tip=tip)


def _unseen(desk: Desk) -> str:
    """What may lie under a face-down tile: the multiset is public."""
    scene = desk.scene
    left = unseen(scene.printed, scene.view, desk.seat)
    count = sum(1 for cell in desk.player["cells"] if _hidden(cell))
    return tell(scene.say("facedown.all", n=count), scene.say("facedown.tip", tiles=scene.listed(left)))
