"""The cells of a Colonia: each as plain values say, so that it is drawn once for all tables."""

from __future__ import annotations

from triumvir.draw.grid import Grid
from triumvir.draw.keep import keep
from triumvir.draw.pieces import seat_colour
from triumvir.draw.scene import tell
from triumvir.draw.svg import circle, group, icon, paint, path, rect, use
from triumvir.games.forum_trajanum.actions import SIDE
from triumvir.games.forum_trajanum.board.faces import COLOURS, building, tile
from triumvir.games.forum_trajanum.board.words import say

SIZE, STEP = 58, 61
GRID = Grid(54, 88, SIZE, STEP, SIDE, SIDE)


@keep
def floor() -> str:
    """What all cells lie on."""
    body = rect(GRID.x - 6, GRID.y - 6, GRID.width + 12, GRID.height + 12, 9, "well", "line-2", 1)
    return f'<g aria-hidden="true">{body}</g>'


def trim(cells: tuple[int, ...], rich: bool) -> str:
    """The gold line and the pattern on the backs of all face-down tiles at once."""
    gold = "".join([_frame(number) for number in cells])
    dash = ' opacity=".09" stroke-dasharray="8.4 2.1"'
    lines = path("".join([_lines(number) for number in cells]), "none", "rim", 8.4, dash) if rich else ""
    body = lines + path(gold, "none", "back-gold", 1, ' opacity=".6"')
    return f'<g aria-hidden="true" pointer-events="none">{body}</g>' if cells else ""


@keep
def _frame(number: int) -> str:
    x, y = GRID.corner(GRID.cell(number))
    return f"M{x + 4:.5g} {y + 4:.5g}h50v50h-50z"


@keep
def _lines(number: int) -> str:
    x, y = GRID.corner(GRID.cell(number))
    return f"M{x + 8:.5g} {y + 13:.5g}h42m0 32h-42"


SHAPES = (  # of the seats, around a point
    "M{}m-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z",
    "M{}m-9-9h18v18h-18z",
    "M{}m0-12l12 12-12 12-12-12z",
    "M{}m-11 0l5.5-9.5h11l5.5 9.5-5.5 9.5h-11z",
)


def shapes(seat: int, cells: tuple[int, ...]) -> str:
    """The shape of the seat on its face-down tiles."""
    return path("".join([_shape(seat, number) for number in cells]), seat_colour(seat), "rim", 2) if cells else ""


@keep
def _shape(seat: int, number: int) -> str:
    x, y = GRID.middle(GRID.cell(number))
    return SHAPES[seat].format(f"{x:.5g} {y:.5g}")


def squares(cells: tuple[int, ...], fill: str, line: str, inset: float = 0) -> str:
    """Cells that are alike, all at once."""
    d = "".join([_square(number, inset) for number in cells])
    return path(d, fill, line, 1, ' stroke-linejoin="round"') if cells else ""


@keep
def _square(number: int, inset: float) -> str:
    x, y = GRID.corner(GRID.cell(number))
    side = SIZE - 2 * inset
    return f"M{x + inset:.5g} {y + inset:.5g}h{side:.5g}v{side:.5g}h-{side:.5g}z"


def paving(cells: tuple[int, ...], fresh: tuple[int, ...]) -> str:
    """The tesserae of free cells; those emptied in this round have a golden edge."""
    body = squares(cells, "p-tesserae", "", 5)
    if fresh:
        body += f'<g stroke-dasharray="2 3">{squares(fresh, "none", "gold-f", 4)}</g>'
    return f'<g aria-hidden="true" pointer-events="none">{body}</g>' if body else ""


# ---------------------------------------------------------------- single cells


@keep
def plain_cell(seat: int, number: int, why: str) -> str:
    """A face-down tile or a free cell on a mat where cells can be chosen; those around it give it its colours."""
    x, y = GRID.corner(GRID.cell(number))
    drawn = f'<rect x="{x:.5g}" y="{y:.5g}" width="{SIZE}" height="{SIZE}" rx="5"/>'
    return group(drawn, f"cell-{number}-{seat}", more=why)


@keep
def temple_cell(lang: str, ident: str, number: int, place: str, around: int, why: str) -> str:
    """A temple with so many buildings around it."""
    x, y = GRID.corner(GRID.cell(number))
    body = rect(x, y, SIZE, SIZE, 5, "tile", "line-2", 1)
    body += rect(x + 4, y + 4, SIZE - 8, SIZE - 8, 3, "none", "gold-star", 1.3)
    body += icon("temple", x + SIZE / 2, y + SIZE / 2, 35, "bronze", "tile")
    tip = tell(say(lang, "temple", place=place), say(lang, "temple-tip", n=around))
    return group(body, ident, tip=tip, more=why)


@keep
def crane_cell(
    lang: str, ident: str, number: int, place: str, colour: str, name: str, spent: bool, worth: int, why: str
) -> str:
    """An uncovered crane; `name` is its colour in words."""
    tip = tell(
        say(lang, "crane", place=place, colour=name),
        say(lang, "crane-spent") if spent else say(lang, "crane-tip", n=worth),
    )
    return group(_crane(number, colour, spent), ident, tip=tip, more=why)


@keep
def bare_cell(lang: str, ident: str, number: int, place: str, colour: str, why: str) -> str:
    """A corner before the tiles are dealt."""
    drawn = f'<g opacity=".5">{_crane(number, colour, False)}</g>'
    return group(drawn, ident, tip=tell(place, say(lang, "crane-setup")), more=why)


@keep
def building_cell(lang: str, ident: str, number: int, place: str, kind: str, name: str, why: str) -> str:
    """A building; `name` is what it is called."""
    x, y = GRID.corner(GRID.cell(number))
    tip = say(lang, "built", place=place, building=name)
    return group(building(kind, x, y, SIZE, True), ident, tip=tip, more=why)


@keep
def temples(cells: tuple[int, ...]) -> str:
    """All temples of a mat where nothing can be chosen."""
    corners = [GRID.corner(GRID.cell(number)) for number in cells]
    drawn = "".join(use("i-temple", x + 11.5, y + 11.5, 35, 35) for x, y in corners)
    body = squares(cells, "tile", "line-2") + squares(cells, "none", "gold-star", 4)
    return f'<g aria-hidden="true" style="color:{paint("bronze")};--ko:{paint("tile")}">{body}{drawn}</g>'


@keep
def _crane(number: int, colour: str, spent: bool) -> str:
    x, y = GRID.corner(GRID.cell(number))
    fill, ink, _ = COLOURS[colour]
    body = rect(x, y, SIZE, SIZE, 5, "tile", "line-2", 1)
    body += rect(x + 4, y + 4, SIZE - 8, SIZE - 8, 3, fill, more=' opacity=".35"' if spent else "")
    body += icon("crane", x + SIZE / 2, y + SIZE / 2, 36, "edge" if spent else ink, fill)
    if spent:
        body += circle(x + SIZE - 13, y + SIZE - 13, 8, "tile", "edge", 0.8)
        body += icon("check", x + SIZE - 13, y + SIZE - 13, 11, "edge", "tile")
    return body


@keep
def corner(number: int, gains: tuple[str, ...], citizen: str, owner: int, colour: str) -> str:
    """A face-up tile on a corner, the crane under it peeking out."""
    x, y = GRID.corner(GRID.cell(number))
    fill, ink, _ = COLOURS[colour]
    body = tile(gains, citizen, owner, x, y, SIZE) + circle(x + SIZE - 10, y + SIZE - 10, 8, fill, "rim", 1.2)
    return body + icon("crane", x + SIZE - 10, y + SIZE - 10, 11, ink, fill)
