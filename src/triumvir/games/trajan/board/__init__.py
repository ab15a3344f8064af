"""Draws a position of Trajan as SVG, from what a seat may see.

| module | what it draws |
|---|---|
| `map`, `land` | provinces and camp; their geography |
| `senate`, `works`, `port`, `stock` | the city: senate to worker camp; district; seaport; stacks and time |
| `mat`, `circle`, `hub`, `treasury`, `hand` | a mat: the whole; its circle, the middle of that, tiles, cards |
| `rival` | another seat in small |
| `tiles` | the faces of tiles and cards |
| `scene`, `printed`, `words`, `worth` | the view with its words; printed values; all texts; what things are worth now |
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from triumvir.draw import Part, Targets
from triumvir.games.trajan.board.map import draw_map
from triumvir.games.trajan.board.mat import draw_mat
from triumvir.games.trajan.board.port import draw_port
from triumvir.games.trajan.board.printed import Printed
from triumvir.games.trajan.board.rival import draw_rival
from triumvir.games.trajan.board.scene import Scene
from triumvir.games.trajan.board.senate import draw_senate
from triumvir.games.trajan.board.stock import draw_stacks, draw_time
from triumvir.games.trajan.board.works import draw_works
from triumvir.games.trajan.names import Names

SLAB = (760, 768)
BOARD: tuple[tuple[str, str, str, Callable[[Scene], str], tuple[int, int, int]], ...] = (
    # name, tab, title, what draws it; left, top and width on the slab
    ("map", "map", "map.label", draw_map, (10, 10, 504)),
    ("city-senate", "city", "senate.label", draw_senate, (519, 10, 234)),
    ("city-works", "city", "works", draw_works, (12, 432, 244)),
    ("city-port", "city", "port", draw_port, (268, 432, 484)),
    ("city-tiles", "city", "stacks", draw_stacks, (12, 665, 392)),
    ("city-time", "city", "time", draw_time, (410, 665, 342)),
)


def draw(
    names: Names,
    printed: Printed,
    view: dict[str, Any],
    lang: str,
    legal: Iterable[int],
    who: Sequence[str],
    describe: Callable[[int], str],
) -> list[Part]:
    """All parts of the table."""
    scene = Scene(names, printed, view, lang, Targets(legal, describe), who)
    parts = []
    for name, tab, title, drawn, (left, top, width) in BOARD:
        box = (left / SLAB[0], top / SLAB[1], width / SLAB[0], 0.0)
        parts.append(Part(name, "board", scene.say(title), drawn(scene), scene.say(tab), box))
    parts.append(Part("mat", "mat", scene.say("mat", name=who[scene.seat]), draw_mat(scene, scene.seat, live=True)))
    for step in range(1, len(scene.players)):
        seat = (scene.seat + step) % len(scene.players)
        title = scene.say("mat", name=who[seat])
        parts.append(Part(f"rival-{seat}", "rival", title, draw_rival(scene, seat)))
        parts.append(Part(f"rival-full-{seat}", "rival-full", title, draw_mat(scene, seat, live=False)))
    return parts


__all__ = ["Printed", "draw"]
