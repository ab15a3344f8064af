"""Draws a position of Nova Roma as SVG, from what a seat may see.

| module | what it draws |
|---|---|
| `forum`, `cells`, `sea` | forum with first player or automa, its cells; Black Sea with shipping contracts |
| `zones`, `placing`, `hippodrome`, `offers` | the city: zones, ways to build, tracks, contracts, cards, tiles |
| `mat`, `estate`, `people`, `deeds`, `panel` | a mat: the whole; estate, mosaic; followers, drafts; deeds; choices |
| `rival` | another seat in small, and the automa |
| `tiles` | the faces of tiles and cards |
| `scene`, `printed`, `words`, `worth` | the view; printed values; all texts; what things are worth |
"""

from __future__ import annotations

from functools import partial

from triumvir.draw import Part, part_of
from triumvir.draw.assembly import Piece, board, seats
from triumvir.games.nova_roma.board import look as look
from triumvir.games.nova_roma.board.forum import draw_forum
from triumvir.games.nova_roma.board.hippodrome import draw_hippodrome
from triumvir.games.nova_roma.board.mat import draw_mat
from triumvir.games.nova_roma.board.offers import draw_contracts, draw_offers
from triumvir.games.nova_roma.board.printed import Printed
from triumvir.games.nova_roma.board.rival import draw_automa, draw_rival
from triumvir.games.nova_roma.board.scene import Scene
from triumvir.games.nova_roma.board.sea import draw_sea
from triumvir.games.nova_roma.board.zones import BUILDING as BUILDING
from triumvir.games.nova_roma.board.zones import draw_zones

SLAB = (838, 768)
BOARD: tuple[Piece[Scene], ...] = (
    ("forum", "forum", "forum", draw_forum, (12, 8, 334)),
    ("sea", "sea-tab", "sea", draw_sea, (352, 8, 476)),
    ("zones", "tab-zones", "zones", draw_zones, (12, 384, 464)),
    ("race", "tab-race", "hippodrome", draw_hippodrome, (486, 384, 342)),
    ("offers-contracts", "tab-offers", "building", draw_contracts, (12, 604, 292)),
    ("offers", "tab-offers", "offers", draw_offers, (316, 604, 512)),
)
ICONS = {"forum": "forum", "sea": "sail", "zones": "build", "race": "race", "offers": "goods"}
HELPS = {"offers-contracts": ("zones",)}


def draw(scene: Scene) -> list[Part]:
    """All parts of the table."""
    parts = [*board(scene, SLAB, BOARD, ICONS, HELPS), *seats(scene, draw_mat, draw_rival)]
    if scene.view["rival"] is not None:
        automa = part_of(scene.view, "rival-1", partial(draw_automa, scene))
        parts.append(Part("rival-1", "rival", scene.say("automa"), automa))
    return parts


__all__ = ["Printed", "Scene", "draw"]
