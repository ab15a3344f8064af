"""Boxes of the host's own: new tables of their games begin with them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from triumvir.engine.box import Box
from triumvir.engine.errors import BoxError
from triumvir.engine.game import Game
from triumvir.games import load, standard_box, titles
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.server", "refusals")


def read_boxes(files: Sequence[Path]) -> dict[str, Box]:
    """The boxes of some files by the name of their game, which is found out by trying; raises BoxError."""
    found: dict[str, Box] = {}
    for file in files:
        name, box = _recognised(file)
        if name in found:
            raise BoxError(WORDS("there-are-two-boxes", name=name))
        found[name] = box
    return found


def _recognised(file: Path) -> tuple[str, Box]:
    box = Box.read(file)
    reasons: list[Text] = []
    for name, title in _by_likeness(box):
        try:
            for players in range(title.meta.min_players, title.meta.max_players + 1):
                loaded = load(name, players, box=box).box
            loaded.to_json()  # it must be able to travel,
            list(loaded.provenance())  # and to say on a page where its values come from
            return name, loaded
        except BoxError as error:
            reasons.append(error.text)
    raise BoxError(WORDS("box-fits-none", file=file, reason=reasons[0]))  # of the game that it is most like


def _by_likeness(box: Box) -> list[tuple[str, type[Game]]]:
    """All games, those first that have most tables with the same names."""
    alike = {name: len(set(standard_box(title).data) & set(box.data)) for name, title in titles().items()}
    return sorted(titles().items(), key=lambda item: -alike[item[0]])
