"""Which tiles of the Colonia can be taken: for the street cards of phase 1, or any one for a reward."""

from __future__ import annotations

from triumvir.draw.grid import Grid
from triumvir.draw.keep import keep
from triumvir.draw.sprite import icons
from triumvir.draw.svg import paint, path, use
from triumvir.draw.targets import ring
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
    """A called street takes the whole cell; for a tribune there is a small disc with the symbol of the card."""
    scene = desk.scene
    legal = scene.fact(choosable, TAKE, SKIP)
    body, halo = "", ""
    discs: dict[int, list[tuple[float, float]]] = {0: [], 1: []}
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
            mark = patch(x + i * wide + 2, y + 2, wide - 4, grid.size - 4, 5)
            if len(free) > 1:
                mark += _disc(scene, card, x + (i + 0.5) * wide, y + grid.size - INSET)
            body += scene.press(f"take-{card}-{number}", TAKE + CELLS * card + number, name, mark)
        for card in offers:
            if card not in free:
                left = card == 0 and len(offers) > 1
                cx = x + (INSET if left else grid.size - INSET)
                cy = y + (INSET if free else grid.size - INSET)
                discs[card].append((cx, cy))
                mark = ring(cx, cy, 11, 13)
                body += scene.press(f"take-{card}-{number}", TAKE + CELLS * card + number, dear, mark)
    drawn = "".join(_discs(*_look(scene, card), tuple(places)) for card, places in discs.items() if places)
    return under(halo) + drawn + told(body, known)


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


@keep
def _discs(symbol: str, row: bool, places: tuple[tuple[float, float], ...]) -> str:
    """The discs of one card on all its cells, in two elements and an icon each."""
    ink, fill = ("on-action", "edge") if row else ("edge", "rim")
    r, d, drawn = RADIUS, "", ""
    for cx, cy in places:
        d += f"M{cx - r:.5g} {cy:.5g}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0-{2 * r} 0z"
        if symbol in icons():
            drawn += use(f"i-{symbol}", cx - r * 0.62, cy - r * 0.62, r * 1.24, r * 1.24)
    body = path(d, fill, "rim", 1.6)
    return f'<g aria-hidden="true" style="color:{paint(ink)};--ko:{paint(fill)}">{body}{drawn}</g>'
