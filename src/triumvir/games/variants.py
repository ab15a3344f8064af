"""Games for those who learn, people or programs: `variants/NAME.toml` beside the box of a game.

Such a file has what differs from the box; one sentence says so in the catalogue `meta` of the game, `variant-NAME`. The
games that come with the program have "tiny" and "small", which are shorter, "open", in which all hands lie open, and
"tiny-open" and "small-open", which are both. They are no part of the printed games: nobody is offered one unasked. A
record made with one names its digest, as with any box that is shipped.

With open hands (`open_hands = true`) every seat knows the same: whatever is drawn, taken or chosen in secret is seen by
all. What nobody knows in the printed game, the order of face-down piles, stays unknown.
"""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from typing import Any

from triumvir.engine.box import Box
from triumvir.engine.game import Game
from triumvir.games.registry import standard_box
from triumvir.language import Text, catalogue

BOXES_KEPT = 64
FOLDER = "variants"


def variants(title: type[Game]) -> dict[str, Box]:
    """The games for learners that come with a game, by name."""
    return {str(box.variant): box for box in learners_boxes(title, standard_box(title))}


def variant_text(title: type[Game], name: str) -> Text:
    """What a game for learners differs in, in one sentence."""
    return catalogue(title.package(), "meta")(f"variant-{name}")


@lru_cache(BOXES_KEPT)
def learners_boxes(title: type[Game], box: Box) -> tuple[Box, ...]:
    """The games for learners made out of a box, that of an earlier release for example."""
    return tuple(box.altered(file, name) for name, file in _files(title).items())


@cache
def _files(title: type[Game]) -> dict[str, dict[str, Any]]:
    folder = title.folder().joinpath(FOLDER)
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")] if folder.is_dir() else []
    return {
        file.name.removesuffix(".toml"): tomllib.loads(file.read_text(encoding="utf-8"))
        for file in sorted(files, key=lambda file: file.name.removesuffix(".toml"))
    }
