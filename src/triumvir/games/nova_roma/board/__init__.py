"""Draws a position of Nova Roma as SVG, from what a seat may see.

| module | what it draws |
|---|---|
| `forum`, `sea` | forum with first player or automa; Black Sea with shipping contracts |
| `zones`, `placing`, `hippodrome`, `offers` | the city: zones, ways to build, tracks, contracts, cards, tiles |
| `mat`, `estate`, `people`, `panel` | a mat: the whole; estate, mosaic; followers, drafts; choices or ledger |
| `rival` | another seat in small, and the automa |
| `tiles` | the faces of tiles and cards |
| `scene`, `printed`, `words`, `words_mat`, `worth` | the view; printed values; all texts; what things are worth |
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from triumvir.draw import Part, Targets
from triumvir.games.nova_roma.board.forum import draw_forum
from triumvir.games.nova_roma.board.hippodrome import draw_hippodrome
from triumvir.games.nova_roma.board.mat import draw_mat
from triumvir.games.nova_roma.board.offers import draw_contracts, draw_offers
from triumvir.games.nova_roma.board.printed import Printed
from triumvir.games.nova_roma.board.rival import draw_automa, draw_rival
from triumvir.games.nova_roma.board.scene import Scene
from triumvir.games.nova_roma.board.sea import draw_sea
from triumvir.games.nova_roma.board.zones import draw_zones
from triumvir.games.nova_roma.names import Names

SLAB = (838, 768)
BOARD: tuple[tuple[str, str, str, Callable[[Scene], str], tuple[int, int, int]], ...] = (
    # name, tab, title, what draws it; left, top and width on the slab
    ("forum", "forum", "forum", draw_forum, (12, 8, 334)),
    ("sea", "sea.tab", "sea", draw_sea, (352, 8, 476)),
    ("city-zones", "city", "zones", draw_zones, (12, 384, 464)),
    ("city-hippodrome", "city", "hippodrome", draw_hippodrome, (486, 384, 342)),
    ("city-contracts", "city", "building", draw_contracts, (12, 604, 292)),
    ("city-offers", "city", "offers", draw_offers, (316, 604, 512)),
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
    if view["rival"] is not None:
        parts.append(Part("rival-1", "rival", scene.say("automa"), draw_automa(scene)))
    return parts


__all__ = ["Printed", "draw"]
