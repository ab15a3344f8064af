"""Boxes of the host's own: new tables of their games begin with them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from triumvir.engine.box import Box
from triumvir.engine.errors import BoxError, Text
from triumvir.engine.game import Game
from triumvir.games import load, standard_box, titles


def read_boxes(files: Sequence[Path]) -> dict[str, Box]:
    """The boxes of some files by the name of their game, which is found out by trying; raises BoxError."""
    found: dict[str, Box] = {}
    for file in files:
        name, box = _recognised(file)
        if name in found:
            raise BoxError(
                f"There are two boxes for {name}; a server uses one for each game.",
                f"Es gibt zwei Schachteln für {name}; ein Server benutzt eine für jedes Spiel.",
            )
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
    en, de = reasons[0]  # of the game that it is most like
    raise BoxError(f"The box {file} fits no game: {en}", f"Die Schachtel {file} passt zu keinem Spiel: {de}")


def _by_likeness(box: Box) -> list[tuple[str, type[Game]]]:
    """All games, those first that have most tables with the same names."""
    alike = {name: len(set(standard_box(title).data) & set(box.data)) for name, title in titles().items()}
    return sorted(titles().items(), key=lambda item: -alike[item[0]])
