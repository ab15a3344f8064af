"""Draws a position of Forum Trajanum as SVG, from what a seat may see.

| module | what it draws |
|---|---|
| `forum` | the mosaic with envoys, the area bonuses |
| `streets`, `orders`, `tracks` | called streets, deck, column and scorings; Trajan's orders; reward tracks |
| `mat` | a mat: head and the whole |
| `colonia`, `cells`, `placing`, `citizens` | its grid; its cells; where a building can go; people beside the rows |
| `stores`, `prestige` | resources, tiles, ship, reserve; the slider |
| `picker`, `choices` | building tiles with costs; pills for what no component stands for |
| `rival` | another seat in small |
| `faces` | chips, buildings, tiles |
| `scene`, `printed`, `words` | the view with its words; printed values; all texts |
| `worth`, `facts` | what things are worth now; answers that parts depend on |
"""

from __future__ import annotations

from collections.abc import Callable

from triumvir.draw import Part
from triumvir.draw.assembly import Piece, board, seats
from triumvir.draw.keep import keep
from triumvir.games.forum_trajanum.board import forum
from triumvir.games.forum_trajanum.board import look as look
from triumvir.games.forum_trajanum.board.mat import draw_mat
from triumvir.games.forum_trajanum.board.orders import draw_orders
from triumvir.games.forum_trajanum.board.printed import Printed
from triumvir.games.forum_trajanum.board.rival import draw_rival
from triumvir.games.forum_trajanum.board.scene import Scene
from triumvir.games.forum_trajanum.board.streets import draw_scores, draw_streets
from triumvir.games.forum_trajanum.board.tracks import draw_tracks

SLAB = (548, 768)
EDGE, WIDE = 16, 516
CARDS: tuple[tuple[str, str, str, Callable[[Scene], str], int, int, int], ...] = (
    # name, tab, title, what draws it; left and width on the slab, height
    ("forum-streets", "tab-forum", "streets", draw_streets, 0, 236, 146),
    ("orders-scores", "tab-orders", "scores-label", draw_scores, 244, 272, 0),
    ("orders", "tab-orders", "orders", draw_orders, 0, 516, 150),
    ("tracks", "tab-tracks", "tracks", draw_tracks, 0, 516, 205),
)
ICONS = {"forum": "forum", "orders": "emperor", "tracks": "library", "mat": "house"}
HELPS = {"forum-streets": ("mat",)}


def draw(scene: Scene) -> list[Part]:
    """All parts of the table."""
    return [*board(scene, SLAB, _pieces(scene.view["columns"]), ICONS, HELPS), *seats(scene, draw_mat, draw_rival)]


@keep
def _pieces(columns: int) -> list[Piece[Scene]]:
    """The shared parts; what the forum leaves of the slab is shared out between them."""
    tall = forum.height(columns)
    gap = (SLAB[1] - 12 - tall - sum(card[-1] for card in CARDS)) / 4
    pieces: list[Piece[Scene]] = [("forum", "tab-forum", "forum-label", forum.draw_forum, (EDGE, 10, WIDE))]
    top = beside = 10 + tall + gap
    for name, tab, title, drawn, left, width, height in CARDS:
        if height:
            beside, top = top, top + height + gap
        pieces.append((name, tab, title, drawn, (EDGE + left, beside, width)))
    return pieces


__all__ = ["Printed", "Scene", "draw"]
