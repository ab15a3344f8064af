"""Lines of the log as HTML, turn by turn. An entry stands in many pages to come, and most viewers read the same.

So a line is made once for all who are told the same words: they are part of what it is found by.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from markupsafe import Markup

from triumvir.engine.captions import NOBODY, Caption

K = TypeVar("K")
V = TypeVar("V")
KEPT = 800  # entries; more than the logs of a table show, for most of their lines are the same
OPENED = '<li class="turn"><details>\n'
SHUT = "</ol></details></li>\n"


class LogEntry(NamedTuple):
    """What one action did."""

    ply: int
    seat: int
    lines: list[str]
    forced: bool
    opens: bool  # the first entry of a run of one seat
    note: int = 0  # the number of an entry of the journal: what was done beside the game


class Page(NamedTuple):
    """What lines are made with."""

    macros: Any
    table: str
    names: Sequence[str]


class Lines:
    """The entries that the viewers of a table in one language read last."""

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], str] = {}  # by all that is told, and the name
        self._heads: dict[tuple[object, ...], str] = {}  # by caption and name

    def html(self, page: Page, entries: Sequence[LogEntry], captions: Sequence[Caption], folded: bool) -> Markup:
        """Entries below the captions of their turns; where all is told, also what happened to all."""
        shown: list[str] = []
        for caption, steps in _by_turn(entries, captions):
            lines = [self._line(page, entry) for entry in steps]
            if caption is None:
                shown += lines
            elif caption.seat == NOBODY:
                shown += [self._head(page, caption)] if folded else []
            else:
                opened = OPENED if folded else OPENED.replace(">", " open>")
                shown += [opened, self._head(page, caption), "<ol>\n", *lines, SHUT]
        _forget(self._kept)
        _forget(self._heads)
        return Markup("".join(shown))  # noqa: S704  # escaped by the template

    def _line(self, page: Page, entry: LogEntry) -> str:
        ply, seat, lines, forced, opens, note = entry
        key = ply, seat, forced, note, page.names[seat] if opens else None, *lines
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = page.macros.line(entry, page.names, page.table)
        return kept

    def _head(self, page: Page, caption: Caption) -> str:
        seat, first, _, *words = caption  # a turn that goes on is called the same till something is told of it
        key = seat, first, *words, "" if seat == NOBODY else page.names[seat]
        kept = self._heads.get(key)
        if kept is None:
            kept = page.macros.head(caption, page.names)
            self._heads[key] = kept
        return kept


def _by_turn(
    entries: Sequence[LogEntry], captions: Sequence[Caption]
) -> Iterator[tuple[Caption | None, list[LogEntry]]]:
    """Every turn with its entries, then what happened to all by it; what was done beside the game stands between."""
    if not entries:
        return
    number = 0
    first, last = entries[0].ply - 1, entries[-1].ply
    for place in range(_reaching(captions, first), len(captions)):
        caption = captions[place]
        if caption.end <= first or caption.first >= last:
            continue
        steps: list[LogEntry] = []
        notes: list[LogEntry] = []
        while caption.seat != NOBODY and number < len(entries) and entries[number].ply <= caption.end:
            (notes if entries[number].note else steps).append(entries[number])
            number += 1
        if steps or caption.seat == NOBODY:
            yield caption, steps
        if notes:
            yield None, notes
    if number < len(entries):
        yield None, list(entries[number:])


def _reaching(captions: Sequence[Caption], ply: int) -> int:
    """The first caption of those at the end that may tell of a ply or of later ones; turns follow each other."""
    place = len(captions)
    while place and (captions[place - 1].seat == NOBODY or captions[place - 1].end > ply):
        place -= 1
    return place


def _forget(kept: dict[K, V]) -> None:
    """Forget what was made first, if there is too much."""
    for key in list(kept)[: len(kept) - KEPT] if len(kept) > KEPT else ():
        del kept[key]
