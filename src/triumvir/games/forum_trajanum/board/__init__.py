"""Draws a position of Forum Trajanum as SVG, from what a seat may see.

| module | what it draws |
|---|---|
| `forum` | the mosaic with envoys, the area bonuses |
| `streets`, `orders`, `tracks` | called streets, deck, column and scorings; Trajan's orders; reward tracks |
| `mat` | a mat: head and the whole |
| `colonia`, `placing`, `citizens` | its grid; where a building can go; the people beside the rows |
| `stores`, `prestige` | resources, tiles, ship, reserve; the slider |
| `picker`, `choices` | building tiles with costs; pills for what no component stands for |
| `rival` | another seat in small |
| `faces` | chips, buildings, tiles |
| `scene`, `printed`, `words`, `worth` | the view with its words; printed values; all texts; what things are worth now |
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from triumvir.draw import Part, Targets
from triumvir.games.forum_trajanum.board import forum
from triumvir.games.forum_trajanum.board.mat import draw_mat
from triumvir.games.forum_trajanum.board.orders import draw_orders
from triumvir.games.forum_trajanum.board.printed import Printed
from triumvir.games.forum_trajanum.board.rival import draw_rival
from triumvir.games.forum_trajanum.board.scene import Scene
from triumvir.games.forum_trajanum.board.streets import draw_scores, draw_streets
from triumvir.games.forum_trajanum.board.tracks import draw_tracks
from triumvir.games.forum_trajanum.names import Names

SLAB = (548, 768)
EDGE, WIDE = 16, 516
CARDS: tuple[tuple[str, str, Callable[[Scene], str], int, int, int], ...] = (
    # name, title, what draws it; left and width on the slab, height
    ("cards-streets", "streets", draw_streets, 0, 236, 146),
    ("cards-scores", "scores.label", draw_scores, 244, 272, 0),
    ("cards-orders", "orders", draw_orders, 0, 516, 150),
    ("cards-tracks", "tracks", draw_tracks, 0, 516, 205),
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
    parts = _board(scene)
    parts.append(Part("mat", "mat", scene.say("mat", name=who[scene.seat]), draw_mat(scene, scene.seat, live=True)))
    for step in range(1, len(scene.players)):
        seat = (scene.seat + step) % len(scene.players)
        title = scene.say("mat", name=who[seat])
        parts.append(Part(f"rival-{seat}", "rival", title, draw_rival(scene, seat)))
        parts.append(Part(f"rival-full-{seat}", "rival-full", title, draw_mat(scene, seat, live=False)))
    return parts


def _board(scene: Scene) -> list[Part]:
    """The shared parts; what the forum leaves of the slab is shared out between them."""
    wide, high = SLAB
    tall = forum.height(scene.view["columns"])
    gap = (high - 12 - tall - sum(part[-1] for part in CARDS)) / 4

    def box(left: float, top: float, width: float) -> tuple[float, float, float, float]:
        return (EDGE + left) / wide, top / high, width / wide, 0.0

    title = scene.say("forum.label")
    parts = [Part("forum", "board", title, forum.draw_forum(scene), scene.say("tab.forum"), box(0, 10, WIDE))]
    top = 10 + tall + gap
    for name, said, drawn, left, width, tall_part in CARDS:
        at = box(left, top, width) if tall_part else box(left, parts[-1].box[1] * high, width)
        parts.append(Part(name, "board", scene.say(said), drawn(scene), scene.say("tab.cards"), at))
        top += tall_part + gap if tall_part else 0
    return parts


__all__ = ["Printed", "draw"]
