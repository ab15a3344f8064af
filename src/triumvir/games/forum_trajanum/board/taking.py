"""Which tiles of the Colonia can be taken: for the street cards of phase 1, or any one for a reward."""

from __future__ import annotations

from triumvir.draw.grid import Grid
from triumvir.games.forum_trajanum.actions import CELL, CELLS, PAIR, SIDE, SKIP, TAKE
from triumvir.games.forum_trajanum.board.faces import street_disc
from triumvir.games.forum_trajanum.board.facts import choosable
from triumvir.games.forum_trajanum.board.scene import Desk, Scene, box, patch, told, under
from triumvir.games.forum_trajanum.view import HIDDEN

RADIUS, INSET = 8.6, 13  # of the discs for a tribune


def draw_takes(desk: Desk, grid: Grid, known: str) -> str:
    """Targets over the tiles; `known` is what is known of the face-down ones."""
    scene = desk.scene
    if scene.is_step("take_tile"):
        return _any(scene, grid, known)
    return _phase_one(desk, grid, known) if scene.is_step("pick_first", "pick_second") else ""


def _phase_one(desk: Desk, grid: Grid, known: str) -> str:
    """The called streets are targets at once; all other tiles, for a tribune, are so in a mode that a page opens."""
    scene = desk.scene
    legal = scene.fact(choosable, TAKE, SKIP)
    body, halo, paid = "", "", ""
    streets = [scene.names.streets.index(symbol) for symbol in scene.view["streets"]]
    dear = scene.say("take-dear", n=scene.printed.street_tribunes)
    for number, cell in enumerate(desk.player["cells"]):
        if cell is None or cell["kind"] != "tile":
            continue
        offers = [card for card in (0, 1) if TAKE + CELLS * card + number in legal]
        if not offers:
            continue
        row, column = divmod(number, SIDE)
        free = [card for card in offers if streets[card] in (row, SIDE + column)]
        x, y = grid.corner(grid.cell(number))
        name = scene.tile(cell["id"]) if cell["id"] != HIDDEN else ""
        for i, card in enumerate(free):
            wide = grid.size / len(free)
            halo += box(x + i * wide + 2, y + 2, wide - 4, grid.size - 4)
            mark = _half(scene, card, x + i * wide, y, wide, grid.size)
            body += scene.press(f"take-{card}-{number}", TAKE + CELLS * card + number, name, mark)
        others = [card for card in offers if card not in free]
        for i, card in enumerate(others):
            wide = grid.size / len(others)
            mark = _half(scene, card, x + i * wide, y, wide, grid.size)
            paid += scene.press(f"take-{card}-{number}", TAKE + CELLS * card + number, dear, mark)
    if not body:
        return told(paid, known)
    called = f'<g class="called">{under(halo)}{told(body, known)}</g>'
    return called + (f'<g class="apart" display="none">{told(paid, known)}</g>' if paid else "")


def _half(scene: Scene, card: int, x: float, y: float, wide: float, high: float) -> str:
    """The outline of a target: a cell, or the half of it that stands for one of two cards, with its symbol."""
    mark = patch(x + 2, y + 2, wide - 4, high - 4, 5)
    return mark if wide == high else mark + _disc(scene, card, x + wide / 2, y + high - INSET)


def _any(scene: Scene, grid: Grid, known: str) -> str:
    """Every covered cell, for the fourth step of a track."""
    body, halo = "", ""
    for action in sorted(scene.fact(choosable, CELL, PAIR)):
        number = action - CELL
        x, y = grid.corner(grid.cell(number))
        halo += box(x + 2, y + 2, grid.size - 4, grid.size - 4)
        mark = patch(x + 2, y + 2, grid.size - 4, grid.size - 4, 5)
        body += scene.press(f"take-{number}", action, "", mark)
    return under(halo) + told(body, known)


def _look(scene: Scene, card: int) -> tuple[str, bool]:
    """The symbol of a street card, and whether it is a row."""
    symbol = scene.view["streets"][card]
    return symbol, scene.names.streets.index(symbol) < SIDE


def _disc(scene: Scene, card: int, cx: float, cy: float) -> str:
    symbol, row = _look(scene, card)
    return street_disc(symbol, cx, cy, RADIUS + 1, row)
