"""Drawings kept from one position to the next: a part is drawn anew only if something that it looked at has changed.

A `Watched` view notes what is read of it while a part is drawn. Who draws the next position with the same `Sketches`
gets the kept drawing of every part for which all that was read is still the same; so no drawing has to say what it
depends on, and none can forget to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

PLAYERS = "players"
_NOTHING = object()


class _Noted(dict[str, Any]):
    """A dictionary that notes which keys are read; who goes through all of it reads all keys."""

    __hash__ = None  # as of any dictionary
    reads: set[str]

    def __getitem__(self, key: str) -> Any:
        self.reads.add(key)
        return dict.__getitem__(self, key)

    def get(self, key: str, default: Any = None) -> Any:
        self.reads.add(key)
        return dict.get(self, key, default)

    def __contains__(self, key: object) -> bool:
        self.reads.add(str(key))
        return dict.__contains__(self, key)

    def __iter__(self) -> Iterator[str]:
        self.reads.update(dict.keys(self))
        return dict.__iter__(self)

    def __eq__(self, other: object) -> bool:
        self.reads.update(dict.keys(self))
        return dict.__eq__(self, other)

    def keys(self) -> Any:
        self.reads.update(dict.keys(self))
        return dict.keys(self)

    def values(self) -> Any:
        self.reads.update(dict.keys(self))
        return dict.values(self)

    def items(self) -> Any:
        self.reads.update(dict.keys(self))
        return dict.items(self)

    def seen(self) -> dict[str, Any]:
        """What was read, with its values."""
        return {key: dict.get(self, key, _NOTHING) for key in self.reads}

    def agrees(self, seen: dict[str, Any]) -> bool:
        """Whether what was read of another view is the same in this one."""
        return all(dict.get(self, key, _NOTHING) == value for key, value in seen.items())


class _Legal(frozenset[int]):
    """Legal actions that note which of them were asked for."""

    asked: set[int]
    counted: bool

    def __contains__(self, action: object) -> bool:
        self.asked.add(action)  # type: ignore[arg-type]  # actions are numbers
        return frozenset.__contains__(self, action)

    def __iter__(self) -> Iterator[int]:
        self.counted = True
        return frozenset.__iter__(self)

    def __len__(self) -> int:
        self.counted = True
        return frozenset.__len__(self)

    def __bool__(self) -> bool:
        self.asked.add(-1)  # stands for: is there any?
        return frozenset.__len__(self) > 0

    def answers(self, asked: set[int]) -> set[int]:
        """Which of these are legal; -1 if any is."""
        found = {action for action in asked if frozenset.__contains__(self, action)}
        if -1 in asked and frozenset.__len__(self) > 0:
            found.add(-1)
        return found


class _Sketch(NamedTuple):
    svg: str
    view: dict[str, Any]
    players: list[dict[str, Any]]
    asked: set[int]
    answers: set[int]
    legal: frozenset[int] | None  # where all of them were counted


class Sketches:
    """The drawings of one viewer of one table."""

    def __init__(self) -> None:
        self._kept: dict[str, _Sketch] = {}
        self._outside: tuple[object, dict[str, Any]] = (None, {})

    def watch(
        self, view: dict[str, Any], legal: Iterable[int], about: object, wanted: Callable[[str], bool]
    ) -> Watched:
        """The view of a position, to be drawn once.

        `about` is whatever else the drawings depend on; if it changes, nothing kept is used. Parts whose names are not
        wanted are left empty.
        """
        return Watched(self, view, legal, about, wanted)

    def begin(self, about: object, outside: _Noted) -> None:
        """Forget everything if what was read before the first part has changed."""
        if self._outside[0] != about or not outside.agrees(self._outside[1]):
            self._kept.clear()
        self._outside = (about, outside.seen())

    def get(self, name: str) -> _Sketch | None:
        """What is kept of a part."""
        return self._kept.get(name)

    def keep(self, name: str, sketch: _Sketch) -> None:
        """Keep a part."""
        self._kept[name] = sketch


class Watched(_Noted):
    """The view of a seat that knows what is read of it, and the legal actions with it."""

    def __init__(
        self,
        sketches: Sketches,
        view: dict[str, Any],
        legal: Iterable[int],
        about: object,
        wanted: Callable[[str], bool],
    ) -> None:
        super().__init__(view)
        self.reads = set()
        self.legal = _Legal(legal)
        self.legal.asked, self.legal.counted = set(), False
        self.watched: list[_Noted] = []
        for player in view[PLAYERS]:
            noted = _Noted(player)
            noted.reads = set()
            self.watched.append(noted)
        self[PLAYERS] = self.watched
        self._sketches, self._about, self._wanted = sketches, about, wanted
        self._begun = False

    def __getitem__(self, key: str) -> Any:
        if key == PLAYERS:  # their number never changes; what is read of each is noted there
            return self.watched
        return super().__getitem__(key)

    def part(self, name: str, draw: Callable[[], str]) -> str:
        """A part, kept or drawn."""
        if not self._begun:
            self._begun = True
            self._sketches.begin(self._about, self)
        if not self._wanted(name):
            return ""
        kept = self._sketches.get(name)
        if kept is not None and self._still(kept):
            return kept.svg
        self._forget_reads()
        svg = draw()
        legal = self.legal
        everything = frozenset(frozenset.__iter__(legal)) if legal.counted else None
        players = [player.seen() for player in self.watched]
        sketch = _Sketch(svg, self.seen(), players, legal.asked, legal.answers(legal.asked), everything)
        self._sketches.keep(name, sketch)
        return svg

    def _still(self, kept: _Sketch) -> bool:
        if kept.legal is not None and not frozenset.__eq__(kept.legal, self.legal):
            return False
        return (
            self.agrees(kept.view)
            and all(player.agrees(seen) for player, seen in zip(self.watched, kept.players, strict=True))
            and self.legal.answers(kept.asked) == kept.answers
        )

    def _forget_reads(self) -> None:
        self.reads = set()
        for player in self.watched:
            player.reads = set()
        self.legal.asked, self.legal.counted = set(), False


def part_of(view: dict[str, Any], name: str, draw: Callable[[], str]) -> str:
    """Draw a part of a view; a watched one may have it already."""
    return view.part(name, draw) if isinstance(view, Watched) else draw()


def legal_of(view: dict[str, Any], legal: Iterable[int]) -> frozenset[int]:
    """The legal actions to draw a view with; a watched one has its own."""
    return view.legal if isinstance(view, Watched) else frozenset(legal)


__all__ = ["Sketches", "Watched", "legal_of", "part_of"]
