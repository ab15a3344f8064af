"""Draws a position of Trajan as SVG, from what a seat may see.

| module | what it draws |
|---|---|
| `map`, `land` | provinces and camp; their geography |
| `senate`, `forum` | the city from the senate to the worker camp; the forum in its middle |
| `works`, `port`, `stock` | the city: district; seaport; stacks and time |
| `mat`, `treasury`, `hand` | a mat: the whole; its tiles, its cards |
| `circle`, `trays`, `sowing`, `hub` | its circle: the whole; the trays, the way of sowing, the middle |
| `rival` | another seat in small |
| `tiles` | the faces of tiles and cards |
| `scene`, `printed`, `words`, `worth` | the view with its words; printed values; all texts; what things are worth now |
"""

from __future__ import annotations

from triumvir.draw import Part
from triumvir.draw.assembly import Piece, board, seats
from triumvir.games.trajan.board import look as look
from triumvir.games.trajan.board.map import draw_map
from triumvir.games.trajan.board.mat import draw_mat
from triumvir.games.trajan.board.port import draw_port
from triumvir.games.trajan.board.printed import Printed
from triumvir.games.trajan.board.rival import draw_rival
from triumvir.games.trajan.board.scene import Scene
from triumvir.games.trajan.board.senate import draw_senate
from triumvir.games.trajan.board.stock import draw_stacks, draw_time
from triumvir.games.trajan.board.works import draw_works

SLAB = (760, 768)
BOARD: tuple[Piece[Scene], ...] = (
    ("map", "map", "map-label", draw_map, (10, 10, 504)),
    ("forum", "forum", "senate-label", draw_senate, (519, 10, 234)),
    ("works", "tab-works", "works", draw_works, (12, 432, 244)),
    ("port", "port", "port", draw_port, (268, 432, 484)),
    ("forum-tiles", "forum", "stacks", draw_stacks, (12, 665, 392)),
    ("forum-time", "forum", "time", draw_time, (410, 665, 342)),
)
ICONS = {"map": "military", "forum": "forum", "works": "construction", "port": "seaport"}
HELPS = {"forum-time": ("mat", "map", "works", "port"), "forum-tiles": ("mat",)}


def draw(scene: Scene) -> list[Part]:
    """All parts of the table."""
    return [*board(scene, SLAB, BOARD, ICONS, HELPS), *seats(scene, draw_mat, draw_rival)]


__all__ = ["Printed", "Scene", "draw"]
