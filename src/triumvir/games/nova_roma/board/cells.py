"""The cells of the forum: who stands on them, what a patrician would bring there, and where a piece may go."""

from __future__ import annotations

from typing import NamedTuple

from triumvir.draw.grid import Cell, Grid
from triumvir.draw.keep import keep
from triumvir.draw.pieces import badge, piece
from triumvir.draw.scene import tell
from triumvir.draw.svg import circle, group, icon, rect, text
from triumvir.draw.targets import frame, why_not
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.board.scene import Scene
from triumvir.games.nova_roma.board.words import say
from triumvir.games.nova_roma.board.worth import AUTOMA, FORUM, all_strengths
from triumvir.games.nova_roma.names import action_name

GRID = Grid(70, 82, 60, 65, a.SIDE, a.SIDE)
TOP, SIDE_W = 24, 62
PLACES = {cell: f"r{cell[0] + 1}c{cell[1] + 1}" for cell in FORUM}  # row by row

TIPS = {"emperor": "emperor-tip", "legionnaire": "legionnaire-tip", "patrician": "patrician-tip"}

Actions = tuple[str, str]  # of the row and of the column
Gain = tuple[int, int]  # the strengths that a patrician would have along its row and down its column


class Figure(NamedTuple):
    """What stands on a cell."""

    kind: str
    seat: int
    number: int
    name: str = ""  # of the seat


def draw_cells(scene: Scene) -> str:
    """All cells with what stands on them."""
    here, lang, actions = scene.view["forum"]["cell"], scene.lang, _actions(scene)
    figures, gains, first, legal = _figures(scene), _gains(scene), _first(scene), _open(scene)
    body = ""
    for action, (cell, place) in enumerate(PLACES.items(), first):
        why = None if action in legal else action
        body += _cell(lang, cell, actions[cell], figures.get(place), gains.get(cell), place == here, why)
    return body


def draw_places(scene: Scene) -> str:
    """The buttons on cells on which something may be put, with a ghost of it."""
    legal = _open(scene)
    if not legal:
        return ""
    first, actions, gains = _first(scene), _actions(scene), _gains(scene)
    body = ""
    for action in legal:
        cell = FORUM[action - first]
        gain = gains.get(cell)
        tip, mark = tell(*_words(scene.lang, cell, actions[cell], gain)), _ghost(cell, first, scene.seat, gain)
        body += scene.targets.overlay(f"cell-{cell[0]}-{cell[1]}", (action,), tip, mark)
    return body


def _actions(scene: Scene) -> dict[Cell, Actions]:
    """The actions that cross in every cell."""
    forum = scene.view["forum"]
    return _crossings(tuple(forum["rows"]), tuple(forum["columns"]))


@keep
def _crossings(rows: tuple[str, ...], columns: tuple[str, ...]) -> dict[Cell, Actions]:
    return {(row, column): (rows[row], columns[column]) for row, column in PLACES}


def _first(scene: Scene) -> int:
    """The first of the actions that the cells stand for in this step."""
    if scene.is_step("place_emperor"):
        return a.EMPEROR
    return a.LEGIONNAIRE if scene.is_step("place_legionnaire") else a.PATRICIAN


def _open(scene: Scene) -> list[int]:
    """The legal ones of these actions; there are none in a step in which nothing is put on the forum."""
    if not scene.is_step("place_emperor", "place_patrician", "place_legionnaire"):
        return []
    first = _first(scene)
    return [action for action in range(first, first + a.FORUM) if action in scene.targets.legal]


def _gains(scene: Scene) -> dict[Cell, Gain]:
    """What every cell would bring who looks on; nothing for spectators and before the emperor stands."""
    emperor = scene.view["forum"]["emperor"]
    if scene.watched or not emperor:
        return {}
    return all_strengths(tuple(scene.own["patricians"]), emperor, int(scene.printed.tables.max_strength))


def _figures(scene: Scene) -> dict[str, Figure]:
    """What stands where; the emperor covers everything."""
    forum = scene.view["forum"]
    found = {}
    for seat in reversed(range(len(scene.players))):
        for number, place in enumerate(scene.players[seat]["patricians"]):
            found[place] = Figure("patrician", seat, number, scene.who[seat])
    for number, place in enumerate(forum["legionnaires"]):
        found[place] = Figure("legionnaire", AUTOMA, number)
    if forum["emperor"]:
        found[forum["emperor"]] = Figure("emperor", AUTOMA, 0)
    return found


@keep
def _words(lang: str, cell: Cell, actions: Actions, gain: Gain | None) -> tuple[str, str]:
    """A cell by its place and actions; what they would bring, where that is known."""
    one, other = (action_name(name).in_(lang) for name in actions)
    title = say(lang, "cell", one=one, other=other)
    if gain is None:
        return title, ""
    return title, say(lang, "cell-gains", one=one, n=gain[0], other=other, m=gain[1])


@keep
def _cell(
    lang: str, cell: Cell, actions: Actions, figure: Figure | None, gain: Gain | None, current: bool, why: int | None
) -> str:
    """A cell with its tip; on an empty one stands what a patrician would bring."""
    title, told = _words(lang, cell, actions, gain)
    if figure is None:
        drawn = _square(cell, current) + (_numbers(cell, gain) if gain is not None else "")
    else:
        drawn = _square(cell, current) + _figure(cell, figure.kind, figure.seat, figure.number)
        told = say(lang, TIPS[figure.kind], name=figure.name)
    return group(drawn, f"cell-{cell[0]}-{cell[1]}", tip=tell(title, told), more=why_not(why))


@keep
def _square(cell: Cell, current: bool) -> str:
    x, y = GRID.corner(cell)
    line, width = ("gold-f", 2.4) if current else ("line-2", 1.0)
    return rect(x, y, GRID.size, GRID.size, 7, "p-tesserae", line, width)


@keep
def _numbers(cell: Cell, gain: Gain) -> str:
    x, y = GRID.middle(cell)
    return text(x, y + 5, f"← {gain[0]}  ↑ {gain[1]}", 14, "ink-2", "m h")


@keep
def _figure(cell: Cell, kind: str, seat: int, number: int) -> str:
    x, y = GRID.middle(cell)
    if kind == "emperor":
        drawn = circle(x, y, 22, "eagle", "gold-f", 2.5) + icon("emperor", x, y - 1, 27, "eagle-ink", "eagle")
        return group(drawn, "emperor")
    if kind == "legionnaire":
        return group(piece(seat, x, y, 19, "legionary"), f"legionnaire-{number}")
    return group(piece(seat, x, y, 20, "patrician"), f"patrician-{seat}-{number}")


@keep
def _ghost(cell: Cell, first: int, seat: int, gain: Gain | None) -> str:
    """The outline of a cell, and what would stand on it; a patrician with the strengths that it would have."""
    (x, y), (mx, my) = GRID.corner(cell), GRID.middle(cell)
    mark = frame(x, y, GRID.size, GRID.size, 8, -1.5)
    if first == a.EMPEROR:
        return mark + f'<g class="ghost" opacity=".6">{piece(AUTOMA, mx, my, 20, "emperor")}</g>'
    if first == a.LEGIONNAIRE:
        return mark + f'<g class="ghost" opacity=".6">{piece(AUTOMA, mx, my, 19, "legionary")}</g>'
    ghost = piece(seat, mx, my, 20, "patrician")
    if gain is not None:
        ghost += badge(2 + SIDE_W - 3, y + 3, gain[0]) + badge(x + GRID.size - 3, TOP + 3, gain[1])
    return mark + f'<g class="ghost">{ghost}</g>'
