"""The drawings that the viewers of all tables saw last, so that only what has changed is drawn anew."""

from __future__ import annotations

from collections import OrderedDict

from triumvir.draw import Sketches

KEPT = 800  # viewers; a book takes about a quarter of a megabyte

Viewer = tuple[str, int | None, str]  # table, seat, language: who has these in common sees the same


class Books:
    """One book of drawings for each viewer; those not opened for longest are thrown away."""

    def __init__(self) -> None:
        self._books: OrderedDict[Viewer, Sketches] = OrderedDict()

    def of(self, viewer: Viewer) -> Sketches:
        """The book of a viewer, a new one if need be."""
        book = self._books.pop(viewer, None) or Sketches()
        self._books[viewer] = book
        if len(self._books) > KEPT:
            self._books.popitem(last=False)
        return book
