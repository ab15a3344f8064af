"""Drawings kept from one position to the next: a part is drawn anew only if something that it looked at has changed.

A `Watched` view notes what is read of it while a part is drawn. Who draws the next position with the same `Sketches`
gets the kept drawing of every part for which all that was read is still the same; so no drawing has to say what it
depends on, and none can forget to. Parts may lie within parts: what the inner one read counts for the outer one too.

A part that needs one answer from much that changes often (can this be paid for?) asks for it as a fact: then it depends
on the answer, not on all that was read to find it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeVar, cast

from triumvir.draw.view import View

T = TypeVar("T")
V = TypeVar("V", bound=View)

PLAYERS = "players"
_NOTHING = object()
_KEYS = ("",)  # stands for: which keys are there?

Read = str | tuple[str, ...]  # a key that was read, or a key with the values that it was compared with
Seen = dict[Read, Any]
Fact = tuple[Callable[..., Any], tuple[Any, ...]]  # what finds it in a scene, and of what


class _Noted(dict[str, Any]):
    """A dictionary that notes which keys are read; who goes through all of it reads all keys."""

    __hash__ = None  # as of any dictionary
    reads: set[Read]

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
        self._read_all()
        return dict.__iter__(self)

    def __len__(self) -> int:
        self.reads.add(_KEYS)
        return dict.__len__(self)

    def __eq__(self, other: object) -> bool:
        self._read_all()
        return dict.__eq__(self, other)

    def keys(self) -> Any:
        self._read_all()
        return dict.keys(self)

    def values(self) -> Any:
        self._read_all()
        return dict.values(self)

    def items(self) -> Any:
        self._read_all()
        return dict.items(self)

    def _read_all(self) -> None:
        self.reads.update((_KEYS, *dict.keys(self)))

    def among(self, key: str, values: tuple[str, ...]) -> bool:
        """Whether a value is one of some; which one is not noted."""
        self.reads.add((key, *values))
        return dict.__getitem__(self, key) in values

    def _answer(self, read: Read) -> Any:
        if isinstance(read, str):
            return dict.get(self, read, _NOTHING)
        if read == _KEYS:
            return tuple(dict.keys(self))
        return dict.get(self, read[0], _NOTHING) in read[1:]

    def seen(self) -> Seen:
        """What was read, with its values."""
        return {read: self._answer(read) for read in self.reads}

    def agrees(self, seen: Seen) -> bool:
        """Whether what was read of another view is the same in this one."""
        for read, value in seen.items():
            if (dict.get(self, read, _NOTHING) if isinstance(read, str) else self._answer(read)) != value:
                return False
        return True


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
        found = asked & self
        if -1 in asked and frozenset.__len__(self) > 0:
            found.add(-1)
        return found


class _Sketch(NamedTuple):
    made: Any
    view: Seen
    inner: list[Seen]
    asked: set[int]
    answers: set[int]
    legal: frozenset[int] | None  # where all of them were counted
    facts: dict[Fact, Any]


class _Reads(NamedTuple):
    """What was read so far for the part that is being drawn."""

    view: set[Read]
    inner: list[set[Read]]
    asked: set[int]
    counted: bool
    facts: set[Fact]


class Sketches:
    """The drawings of one viewer of one table."""

    def __init__(self) -> None:
        self._kept: dict[str, _Sketch] = {}
        self._outside: tuple[object, Seen] = (None, {})

    def watch(self, view: V, legal: Iterable[int], about: object, wanted: Callable[[str], bool]) -> V:
        """The view of a position, to be drawn once; it reads like the view itself.

        `about` is whatever else the drawings depend on; if it changes, nothing kept is used. Parts whose names are not
        wanted are left empty.
        """
        return cast("V", Watched(self, view, legal, about, wanted))

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
        view: View,
        legal: Iterable[int],
        about: object,
        wanted: Callable[[str], bool],
    ) -> None:
        super().__init__(view)
        self.reads = set()
        self.legal = _Legal(legal)
        self.legal.asked, self.legal.counted = set(), False
        self.inner: list[_Noted] = []  # the players, then what has been decided so far
        for values in (*view["players"], view.get("decision") or {}):
            noted = _Noted(values)
            noted.reads = set()
            self.inner.append(noted)
        *self.watched, self.decision = self.inner
        self[PLAYERS] = self.watched
        self._sketches, self._about, self._wanted = sketches, about, wanted
        self._begun = False
        self._depth = 0  # how many parts are being drawn within each other
        self.scene: Callable[[], object] = lambda: None  # the scene that draws this view; not held, for it holds us
        self._found: dict[Fact, Any] = {}
        self.facts: set[Fact] = set()

    def __getitem__(self, key: str) -> Any:
        if key == PLAYERS:  # their number never changes; what is read of each is noted there
            return self.watched
        return super().__getitem__(key)

    def part(self, name: str, draw: Callable[[], str]) -> str:
        """A part, kept or drawn."""
        return self.kept(name, draw) if self._wanted(name) else ""

    def kept(self, name: str, make: Callable[[], T]) -> T:
        """A part or anything else that is made of this view, kept or made anew."""
        if not self._begun:
            self._begun = True
            self._sketches.begin(self._about, self)
        sketch = self._sketches.get(name)
        if sketch is None or not self._still(sketch):
            sketch = self._drawn(make)
            self._sketches.keep(name, sketch)
        if self._depth:  # nobody asks what is read around the outermost parts
            self._count_reads(sketch)
        made: T = sketch.made
        return made

    def fact(self, find: Callable[..., Any], which: tuple[Any, ...]) -> Any:
        """What `find` says of the scene; only the answer is noted."""
        fact = (find, which)
        self.facts.add(fact)
        return self._answer_to(fact)

    def _answer_to(self, fact: Fact) -> Any:
        if fact not in self._found:
            around = self._begin_reads()
            self._found[fact] = fact[0](self.scene(), *fact[1])
            self._end_reads(around)
        return self._found[fact]

    def _drawn(self, draw: Callable[[], object]) -> _Sketch:
        """A new drawing with what was read for it."""
        around = self._begin_reads()
        self._depth += 1
        made, legal = draw(), self.legal
        self._depth -= 1
        everything = frozenset(frozenset.__iter__(legal)) if legal.counted else None
        inner = [noted.seen() for noted in self.inner]
        facts = {fact: self._found[fact] for fact in self.facts}
        sketch = _Sketch(made, self.seen(), inner, legal.asked, legal.answers(legal.asked), everything, facts)
        self._end_reads(around)
        return sketch

    def _still(self, kept: _Sketch) -> bool:
        if kept.legal is not None and not frozenset.__eq__(kept.legal, self.legal):
            return False
        if not self.agrees(kept.view):
            return False
        for noted, seen in zip(self.inner, kept.inner, strict=True):
            if seen and not noted.agrees(seen):
                return False
        if kept.asked and self.legal.answers(kept.asked) != kept.answers:
            return False
        return not kept.facts or all(self._answer_to(fact) == answer for fact, answer in kept.facts.items())

    def _begin_reads(self) -> _Reads:
        """Note anew; returns what was noted for the part around this one."""
        legal = self.legal
        around = _Reads(self.reads, [noted.reads for noted in self.inner], legal.asked, legal.counted, self.facts)
        self._end_reads(_Reads(set(), [set() for _ in self.inner], set(), False, set()))
        return around

    def _end_reads(self, around: _Reads) -> None:
        """Note for the part around again."""
        self.reads, self.legal.asked, self.legal.counted = around.view, around.asked, around.counted
        for noted, reads in zip(self.inner, around.inner, strict=True):
            noted.reads = reads
        self.facts = around.facts

    def _count_reads(self, kept: _Sketch) -> None:
        """What a part has read counts for the part around it."""
        self.reads.update(kept.view)
        for noted, seen in zip(self.inner, kept.inner, strict=True):
            noted.reads.update(seen)
        self.legal.asked.update(kept.asked)
        self.legal.counted |= kept.legal is not None
        self.facts.update(kept.facts)


def watched(view: Mapping[str, object]) -> Watched | None:
    """The view, if it is one that knows what is read of it."""
    return view if isinstance(view, Watched) else None


def part_of(view: View, name: str, draw: Callable[[], str]) -> str:
    """Draw a part of a view, on a line of its own; a watched view may have it already."""
    noted = watched(view)
    drawn = draw() if noted is None else noted.part(name, draw)
    return f"{drawn}\n" if drawn else ""


def kept_of(view: View, name: str, make: Callable[[], T]) -> T:
    """Anything that is made of a view; a watched one has it already if all that was read for it is still the same."""
    noted = watched(view)
    return make() if noted is None else noted.kept(name, make)


def legal_of(view: View, legal: Iterable[int]) -> frozenset[int]:
    """The legal actions to draw a view with; a watched one has its own."""
    noted = watched(view)
    return frozenset(legal) if noted is None else noted.legal


def decision_of(view: View) -> Mapping[str, object]:
    """What has been decided so far; a watched view notes which of it is read."""
    noted = watched(view)
    return view.get("decision") or {} if noted is None else noted.decision


def is_step(view: View, *steps: str) -> bool:
    """Whether one of these is being decided; a watched view notes this question, not which one it is."""
    noted = watched(view)
    return view["step"] in steps if noted is None else noted.among("step", steps)


__all__ = ["Sketches", "Watched", "decision_of", "is_step", "kept_of", "legal_of", "part_of", "watched"]
