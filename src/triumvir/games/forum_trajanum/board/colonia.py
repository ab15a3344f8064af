"""The Colonia of a seat: its streets, and its cells with tiles, cranes, temples and buildings."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.draw.pieces import badge
from triumvir.draw.scene import tell
from triumvir.draw.sprite import icons
from triumvir.draw.svg import circle, group, paint, path, rect, region, use
from triumvir.draw.targets import why_not
from triumvir.draw.view import sure
from triumvir.engine.places import order
from triumvir.games.forum_trajanum.actions import CELL, CELLS, PAIR, SIDE, SKIP, TAKE
from triumvir.games.forum_trajanum.board import cells as drawn_once
from triumvir.games.forum_trajanum.board.cells import GRID, SIZE
from triumvir.games.forum_trajanum.board.faces import alike, street_disc, tile
from triumvir.games.forum_trajanum.board.facts import choosable, face_begun, face_down
from triumvir.games.forum_trajanum.board.placing import draw_places
from triumvir.games.forum_trajanum.board.scene import Desk, told
from triumvir.games.forum_trajanum.board.taking import draw_takes
from triumvir.games.forum_trajanum.board.words import say, titled
from triumvir.games.forum_trajanum.board.worth import Town, built, crane_value, row_values
from triumvir.games.forum_trajanum.names import colour_name
from triumvir.games.forum_trajanum.view import HIDDEN
from triumvir.games.forum_trajanum.view_types import Cell

Cells = tuple[int, ...]


def draw_colonia(desk: Desk) -> str:
    """The whole grid with its street symbols."""
    scene, seat = desk.scene, desk.seat
    town = built(scene.printed, desk.player)
    known = scene.fact(face_down, seat)
    commit = _picks(desk)
    cells: list[Cell | None] = desk.player["cells"]
    cranes = scene.printed.cranes
    backs = tuple(i for i, cell in enumerate(cells) if _hidden(cell) and i not in commit)
    fields = tuple(i for i, cell in enumerate(cells) if cell is None and i not in cranes)
    merged: set[int] = set()
    body = drawn_once.floor() + _streets(desk, town)
    whys = _whys(desk)
    if desk.live:
        body += _plain(seat, backs, "back", "edge", known, whys)
        body += _plain(seat, fields, "marble-2", "line-2", scene.say("fields", n=len(fields)), whys)
        body += group(drawn_once.shapes(seat, backs), more=' aria-hidden="true" pointer-events="none"')
    else:  # nothing here can be chosen, so like cells are one element
        temples = scene.printed.temples
        merged = {*temples, *(number for number, kind in enumerate(town) if kind)}
        like = drawn_once.squares(backs, "back", "edge") + drawn_once.shapes(seat, backs)
        body += told(like, known, desk.ident("backs"), True)
        body += group(drawn_once.squares(fields, "marble-2", "line-2"), desk.ident("fields"))
        body += _town(desk, town) + drawn_once.temples(temples)
    body += drawn_once.paving(
        fields, tuple(cell for taken in desk.player["taken"] if (cell := taken["cell"]) in fields)
    )
    for number in sorted({*range(CELLS)}.difference(backs, fields, merged)):
        if number in commit:
            body += _picked(desk, number, commit[number])
        else:
            body += _cell(desk, number, cells[number], town, whys[number])
    body += drawn_once.trim(backs, desk.live) + draw_places(desk, GRID)
    if desk.live:
        body += draw_takes(desk, GRID, known)
    return region(body, desk.ident("colonia"), scene.say("colonia", name=scene.who[seat]))


def _hidden(cell: Cell | None) -> bool:
    return cell is not None and cell["kind"] == "tile" and cell["id"] == HIDDEN


def _picks(desk: Desk) -> dict[int, tuple[int, str]]:
    """The tiles that this seat has chosen in secret: which one first, and what it is."""
    commit = desk.player.get("commit") if desk.live else None
    if not commit:
        return {}
    picked = [commit["first"], commit["second"]]
    return {pick["cell"]: (i + 1, pick["tile"]) for i, pick in enumerate(picked) if pick}


# ---------------------------------------------------------------- streets


def _streets(desk: Desk, town: Town) -> str:
    scene, names = desk.scene, desk.scene.names
    called = tuple(scene.view["streets"]) if not scene.is_step("over") else ()
    if not desk.live:
        return _symbols(tuple(names.streets), called)
    worths = row_values(scene.printed, desk.player, town)
    streets = zip(names.streets, names.street_texts, strict=True)
    return _discs(
        scene.lang, desk.seat, tuple((symbol, words.in_(scene.lang)) for symbol, words in streets), called, worths
    )


@keep
def _discs(
    lang: str,
    seat: int,
    streets: tuple[tuple[str, str], ...],
    called: tuple[str, ...],
    worths: tuple[tuple[int, int], ...],
) -> str:
    """The symbols of all streets, each with its name, and what the rows are worth."""
    body = ""
    for i, (symbol, name) in enumerate(streets):
        row = i < SIDE
        x, y = GRID.middle((i, 0)) if row else GRID.middle((0, i - SIDE))
        x, y = (27.0, y) if row else (x, 62.0)
        cards = [order(n) for n, other in enumerate(called) if other == symbol]
        drawn = street_disc(symbol, x, y, 15.5, row, bool(cards))
        worth = ""
        if row:
            kinds, times = worths[i]
            worth = say(lang, "row-worth", kinds=kinds, times=times, vp=kinds * times)
        tip = tell(titled(name), say(lang, "street-called", cards=tuple(cards)) if cards else "", worth)
        body += group(drawn, f"street-{symbol}-{seat}", tip=tip)
    return body


@keep
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


def _town(desk: Desk, town: Town) -> str:
    """The buildings of a mat where nothing can be chosen, kind by kind."""
    scene, body = desk.scene, ""
    for ident, kind in scene.printed.what.items():
        cells = tuple(number for number, found in enumerate(town) if found == kind)
        if cells:
            name = scene.names.building(ident).in_(scene.lang)
            tip = tell(f"{name}: {len(cells)}", "; ".join(scene.cell(cell) for cell in cells))
            body += group(alike(GRID, kind, cells), desk.ident(f"town-{kind}"), tip=tip)
    return body


def _plain(seat: int, cells: Cells, fill: str, line: str, tip: str, whys: list[str]) -> str:
    """Face-down tiles or free cells; what can be said of them is told once for all."""
    body = "".join([drawn_once.plain_cell(seat, number, whys[number]) for number in cells])
    return told(body, tip, label=True, more=f' fill="{paint(fill)}" stroke="{paint(line)}"')


def _whys(desk: Desk) -> list[str]:
    """Of each cell an action on it that the step can give a reason against; none where one is legal."""
    scene = desk.scene
    if not desk.live:
        return [""] * CELLS
    choosing = True
    if scene.is_step("pick_first"):
        first, end = TAKE, SKIP
    elif scene.is_step("pick_second"):
        first = TAKE + CELLS * (1 - sure(scene.decision["served"]))
        end = first + CELLS
    else:
        first, end = CELL, PAIR
        choosing = scene.fact(face_begun, desk.seat) is not None or scene.is_step("take_tile")
    legal = {(action - first) % CELLS for action in scene.fact(choosable, first, end)} if choosing else set()
    return ["" if number in legal else why_not(first + number) for number in range(CELLS)]


def _cell(desk: Desk, number: int, shown: Cell | None, town: Town, why: str) -> str:
    """A cell with something of its own to say."""
    scene, printed = desk.scene, desk.scene.printed
    lang, ident = scene.lang, desk.ident(f"cell-{number}")
    if shown is None:
        return drawn_once.bare_cell(lang, ident, number, scene.cell(number), printed.cranes[number], why)
    kind = shown["kind"]
    if kind == "temple":
        around = sum(1 for near in printed.neighbours[number] if town[near])
        return drawn_once.temple_cell(lang, ident, number, scene.cell(number), around, why)
    if kind == "building":
        name = scene.names.building(shown["id"]).in_(lang)
        return drawn_once.building_cell(lang, ident, number, scene.cell(number), town[number], name, why)
    worth = crane_value(printed, number, scene.view["cycle"], town)
    if kind == "crane":
        name = scene.word(colour_name(shown["id"]))
        return drawn_once.crane_cell(
            lang, ident, number, scene.cell(number), shown["id"], name, shown["spent"], worth, why
        )
    tile_id, colour = shown["id"], printed.cranes[number]
    drawn = drawn_once.corner(number, printed.gains[tile_id], printed.citizens.get(tile_id, ""), desk.seat, colour)
    tip = tell(
        scene.say("faceup", place=scene.cell(number), tile=scene.tile(tile_id)),
        scene.say("crane-under", colour=scene.word(colour_name(colour)), n=worth),
    )
    return group(drawn, ident, tip=tip, more=why)


def _picked(desk: Desk, number: int, pick: tuple[int, str]) -> str:
    """A tile that this seat has taken in secret: it alone sees it."""
    order, ident = pick
    scene, printed = desk.scene, desk.scene.printed
    x, y = GRID.corner(GRID.cell(number))
    drawn = tile(printed.gains[ident], printed.citizens.get(ident, ""), desk.seat, x, y, SIZE)
    drawn += rect(x - 1, y - 1, SIZE + 2, SIZE + 2, 6, "none", "act", 3) + badge(x + SIZE - 8, y + 8, order, 9)
    said = scene.say("picked", place=scene.cell(number), n=order, tile=scene.tile(ident))
    tip = tell(said, scene.say("picked-secret"))
    return group(drawn, desk.ident(f"cell-{number}"), tip=tip)
