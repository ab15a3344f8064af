"""What the viewers of all tables saw last, drawings and lines, so that only what has changed is made anew."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Set
from hashlib import sha1
from weakref import WeakValueDictionary

from triumvir.draw import Shared, Sketches
from triumvir.server.render.lines import Lines

KEPT = 800  # viewers; a book takes some hundred kilobytes

Viewer = tuple[str, int | None, str]  # table, seat, language: who has these in common sees the same


class Common:
    """What the viewers of a table in one language have in common: what one is shown who sees the same finds."""

    def __init__(self) -> None:
        self.drawings, self.lines = Shared(), Lines()


class Book:
    """What one viewer saw last."""

    def __init__(self, common: Common) -> None:
        self._common = common  # is there as long as somebody's book
        self.sketches, self.lines = Sketches(common.drawings), common.lines
        self._prints: dict[str, tuple[str, str]] = {}
        self._made: dict[str, tuple[object, str]] = {}

    def printed(self, name: str, html: str) -> tuple[str, str]:
        """A part as it is kept here, so that whoever keeps it too does not keep a copy, and its fingerprint.

        Comparing with what was there before is many times as fast as making one.
        """
        known = self._prints.get(name)
        if known is None or known[0] != html:
            known = self._prints[name] = html, fingerprint(html)
        return known

    def made(self, name: str, about: object, make: Callable[[], str]) -> str:
        """A part that depends on nothing but `about`."""
        known = self._made.get(name)
        if known is None or known[0] != about:
            known = about, make()
            self._made[name] = known
        return known[1]


class Books:
    """One book for each viewer; those not opened for longest are thrown away."""

    def __init__(self) -> None:
        self._books: OrderedDict[Viewer, Book] = OrderedDict()
        self._common: WeakValueDictionary[tuple[str, str], Common] = WeakValueDictionary()  # while a book is there

    def of(self, viewer: Viewer) -> Book:
        """The book of a viewer, a new one if need be."""
        book = self._books.pop(viewer, None)
        if book is None:
            table, _, lang = viewer
            book = Book(self._common.setdefault((table, lang), Common()))
        self._books[viewer] = book
        if len(self._books) > KEPT:
            self._books.popitem(last=False)
        return book

    def close_all_but(self, watched: Set[tuple[str, int | None]]) -> None:
        """Throw away the books of all but these tables and seats: whoever comes back gets a new one."""
        for viewer in [viewer for viewer in self._books if viewer[:2] not in watched]:
            del self._books[viewer]


def fingerprint(html: str) -> str:
    """A short hash of a part."""
    return sha1(html.encode(), usedforsecurity=False).hexdigest()[:12]  # the quickest that tells texts apart
