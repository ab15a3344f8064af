"""What the viewers of all tables saw last, drawings and lines, so that only what has changed is made anew."""

from __future__ import annotations

from collections import OrderedDict

from triumvir.draw import Sketches
from triumvir.server.render.lines import Lines

KEPT = 800  # viewers; a book takes about a quarter of a megabyte

Viewer = tuple[str, int | None, str]  # table, seat, language: who has these in common sees the same


class Book:
    """What one viewer saw last."""

    def __init__(self) -> None:
        self.sketches = Sketches()
        self.lines = Lines()


class Books:
    """One book for each viewer; those not opened for longest are thrown away."""

    def __init__(self) -> None:
        self._books: OrderedDict[Viewer, Book] = OrderedDict()

    def of(self, viewer: Viewer) -> Book:
        """The book of a viewer, a new one if need be."""
        book = self._books.pop(viewer, None) or Book()
        self._books[viewer] = book
        if len(self._books) > KEPT:
            self._books.popitem(last=False)
        return book
