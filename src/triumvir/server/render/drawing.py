"""The boards of a table as HTML: the game's own drawings, or its terminal board where it has none yet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from xml.etree import ElementTree

from markupsafe import Markup

from triumvir.draw.part import Part
from triumvir.draw.view import View
from triumvir.engine.game import Game
from triumvir.server.render.words import rich_to_html

_VIEW_BOX = re.compile(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')


@dataclass
class Drawing:
    """A position drawn for one viewer."""

    board: list[Part] = field(default_factory=list)
    mat: list[Part] = field(default_factory=list)
    rivals: dict[int, Part] = field(default_factory=dict)
    full: dict[int, Part] = field(default_factory=dict)
    text: Markup = field(default_factory=Markup)

    @property
    def tabs(self) -> list[tuple[str, str, str]]:
        """The groups of board parts (id, label, icon) in order, for the views of a phone."""
        named = {part.group: (part.tab or part.title, part.icon) for part in self.board}
        return [(group, label, icon) for group, (label, icon) in named.items()]

    @property
    def widths(self) -> tuple[float, float, float]:
        """Width of the board, width of the mat and height of both, in units of the drawings."""
        board, mat, height = 760.0, 440.0, 768.0
        for part in self.mat[:1]:
            if size := _VIEW_BOX.search(part.svg):
                mat, height = float(size[1]), float(size[2])
        for part in self.board[:1]:
            if size := _VIEW_BOX.search(part.svg):
                _, _, wide, high = part.box
                board = float(size[1]) / wide
                height = float(size[2]) / high if high else height
        return round(board, 2), round(mat, 2), round(height, 2)


def width_of(part: Part) -> float:
    """How wide a drawing is, in its own units."""
    size = _VIEW_BOX.search(part.svg)
    return float(size[1]) if size else 0.0


def draw(game: Game, view: View, lang: str, legal: Iterable[int], names: Sequence[str]) -> Drawing:
    """Draw what a seat sees; a whole mat that is not wanted yet is empty."""
    drawing = Drawing()
    for part in game.draw_parts(view, lang, legal, names):
        if part.place == "board":
            drawing.board.append(part)
        elif part.place == "mat":
            drawing.mat.append(part)
        elif part.place == "rival":
            drawing.rivals[int(part.name.rpartition("-")[2])] = part
        elif part.place == "rival-full":
            drawing.full[int(part.name.rpartition("-")[2])] = part
    if not drawing.board:
        drawing.text = rich_to_html(game.draw_text(view, lang))
    return drawing


def touched(before: Sequence[Part], after: Sequence[Part]) -> list[str]:
    """The ids of what differs between two drawings, the innermost only."""
    old: dict[str, bytes] = {}
    for part in before:
        for element in ElementTree.fromstring(part.svg).iter():  # noqa: S314  # drawn by ourselves
            if "id" in element.attrib:
                old[element.attrib["id"]] = _essence(element)
    changed: list[str] = []
    for part in after:
        _collect(ElementTree.fromstring(part.svg), old, changed)  # noqa: S314
    return changed


def _essence(element: ElementTree.Element) -> bytes:
    """An element without what depends on whose decision it is."""
    kept: list[bytes] = []
    for inner in element.iter():
        if inner.attrib.get("class") in ("mark", "hit"):
            continue
        names = sorted(
            n for n in inner.attrib if n in ("transform", "fill", "href", "d", "points", "x", "y", "cx", "cy")
        )
        kept.append(repr((inner.tag, inner.text, [(n, inner.attrib[n]) for n in names])).encode())
    return b"".join(kept)


def _collect(element: ElementTree.Element, old: dict[str, bytes], changed: list[str]) -> bool:
    """Collect changed ids below an element; whether there were any."""
    inner = [_collect(child, old, changed) for child in element]
    if any(inner):
        return True
    ident = element.attrib.get("id")
    if ident is not None and old.get(ident) != _essence(element):
        changed.append(ident)
        return True
    return False
