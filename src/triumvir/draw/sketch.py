"""Drawings kept from one position to the next: a part is drawn anew only if something that it looked at has changed.

A `Watched` view notes what is read of it while a part is drawn. Who draws the next position with the same `Sketches`
gets the kept drawing of every part for which all that was read is still the same; so no drawing has to say what it
depends on, and none can forget to. Parts may lie within parts: what the inner one read counts for the outer one too.

A part that needs one answer from much that changes often (can this be paid for?) asks for it as a fact: then it depends
on the answer, not on all that was read to find it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeVar, cast

from triumvir.draw.noted import Legal, Noted, Read, Seen
from triumvir.draw.view import View

T = TypeVar("T")
V = TypeVar("V", bound=View)

PLAYERS = "players"
Fact = tuple[Callable[..., Any], tuple[Any, ...]]  # what finds it in a scene, and of what


class _Sketch(NamedTuple):
    made: Any
    view: Seen
    inner: list[Seen]
    odd: list[tuple[int, Read, Any]]  # of both, what is not just the value of a key; by the number of the inner, or -1
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


class Shared:
    """What all viewers of a table who read one language drew last: what one has drawn another may show as well.

    Of the outermost parts only, and not of the own mat: whatever else tells viewers apart a part reads of its view.
    """

    def __init__(self) -> None:
        self._drawn: dict[str, _Sketch] = {}
        self._outside: tuple[object, Seen] = (None, {})

    def begin(self, about: object, outside: Noted) -> None:
        """Forget everything if what was read before the first part is something else for this viewer."""
        if self._outside[0] != about or not outside.agrees(self._outside[1]):
            self._drawn.clear()
            self._outside = (about, {})
        self._outside[1].update(outside.seen())

    def get(self, name: str) -> _Sketch | None:
        """What somebody drew last of a part."""
        return self._drawn.get(name)

    def keep(self, name: str, sketch: _Sketch) -> None:
        """Somebody has drawn a part."""
        self._drawn[name] = sketch


class Sketches:
    """The drawings of one viewer of one table."""

    def __init__(self, shared: Shared | None = None) -> None:
        self.shared = shared or Shared()
        self._kept: dict[str, tuple[_Sketch, int]] = {}  # with the number of the position where it was right last
        self._outside: tuple[object, Seen] = (None, {})
        self._last: list[Mapping[str, Any]] = []  # the position before: the view, then what lies within it
        self._number = 0
        self._changed: list[set[str]] = []  # since then

    def watch(self, view: V, legal: Iterable[int], about: object, wanted: Callable[[str], bool]) -> V:
        """The view of a position, to be drawn once; it reads like the view itself.

        `about` is whatever else the drawings depend on; if it changes, nothing kept is used. Parts whose names are not
        wanted are left empty.
        """
        return cast("V", Watched(self, view, legal, about, wanted))

    def begin(self, about: object, outside: Noted, values: list[Mapping[str, Any]]) -> None:
        """Look what is new in a position; forget everything if what was read before the first part has changed."""
        if self._outside[0] != about or not outside.agrees(self._outside[1]) or len(values) != len(self._last):
            self._kept.clear()
            self._changed = [set(value) for value in values]
        else:
            self._changed = [_differences(*both) for both in zip(self._last, values, strict=True)]
        self._outside = (about, outside.seen())
        self._last = values
        self._number += 1
        self.shared.begin(about, outside)

    def get(self, name: str) -> tuple[_Sketch | None, int]:
        """What is kept of a part, and how many positions ago it was right."""
        sketch, number = self._kept.get(name, (None, 0))
        return sketch, self._number - number

    def keep(self, name: str, sketch: _Sketch) -> None:
        """Keep a part that is right in this position."""
        self._kept[name] = sketch, self._number

    def unchanged(self, sketch: _Sketch) -> bool:
        """Whether the values that a part read are those of the position before."""
        changed = self._changed
        if not sketch.view.keys().isdisjoint(changed[0]):
            return False
        for number, seen in enumerate(sketch.inner, 1):
            if seen and not seen.keys().isdisjoint(changed[number]):
                return False
        return True


def _differences(old: Mapping[str, Any], new: Mapping[str, Any]) -> set[str]:
    """The keys whose values differ."""
    found = {key for key, value in new.items() if key not in old or old[key] != value}
    return found | (old.keys() - new.keys()) if len(old) != len(new) or found else found


class Watched(Noted):
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
        self._values: list[Mapping[str, Any]] = [
            {key: value for key, value in view.items() if key != PLAYERS},
            *view["players"],
            view.get("decision") or {},
        ]
        self.legal = Legal(legal)
        self.legal.asked, self.legal.counted = set(), False
        self.inner: list[Noted] = []  # the players, then what has been decided so far
        for values in self._values[1:]:
            noted = Noted(values)
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

    def part(self, name: str, draw: Callable[[], str], shared: bool = False) -> str:
        """A part, kept or drawn; a shared one by whoever drew it for this table."""
        return self.kept(name, draw, shared) if self._wanted(name) else ""

    def kept(self, name: str, make: Callable[[], T], shared: bool = False) -> T:
        """A part or anything else that is made of this view, kept or made anew."""
        kept = self._sketches
        if not self._begun:
            self._begun = True
            kept.begin(self._about, self, self._values)
        sketch, age = kept.get(name)
        if sketch is None or (age and not self._still(sketch, age == 1)):
            sketch = kept.shared.get(name) if shared and not self._depth else None
            if sketch is None or not self._still(sketch, False):
                sketch = self._drawn(make)
                if shared and not self._depth:
                    kept.shared.keep(name, sketch)
        kept.keep(name, sketch)
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
        view, inner = self.seen(), [noted.seen() for noted in self.inner]
        odd: list[tuple[int, Read, Any]] = [
            (place, read, value)
            for place, seen in enumerate([view, *inner], -1)
            for read, value in seen.items()
            if not isinstance(read, str)
        ]
        facts = {fact: self._found[fact] for fact in self.facts}
        sketch = _Sketch(made, view, inner, odd, legal.asked, legal.answers(legal.asked), everything, facts)
        self._end_reads(around)
        return sketch

    def _still(self, kept: _Sketch, recent: bool) -> bool:
        """Whether a part would be drawn the same; one that was right a position ago needs few looks."""
        if kept.legal is not None and not frozenset.__eq__(kept.legal, self.legal):
            return False
        if not (self._same_as_before(kept) if recent else self._same(kept)):
            return False
        if kept.asked and self.legal.answers(kept.asked) != kept.answers:
            return False
        for fact, answer in kept.facts.items():
            if self._answer_to(fact) != answer:
                return False
        return True

    def _same_as_before(self, kept: _Sketch) -> bool:
        if not self._sketches.unchanged(kept):
            return False
        for place, read, value in kept.odd:
            if (self if place < 0 else self.inner[place]).answer(read) != value:
                return False
        return True

    def _same(self, kept: _Sketch) -> bool:
        if not self.agrees(kept.view):
            return False
        for noted, seen in zip(self.inner, kept.inner, strict=True):
            if seen and not noted.agrees(seen):
                return False
        return True

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


def part_of(view: View, name: str, draw: Callable[[], str], shared: bool = False) -> str:
    """Draw a part of a view, on a line of its own; a watched view may have it already.

    A shared one is drawn alike for all viewers who see the same; its name says all else that it depends on.
    """
    noted = watched(view)
    return lined(draw) if noted is None else noted.part(name, partial(lined, draw), shared)


def lined(draw: Callable[[], str]) -> str:
    """A drawing on a line of its own, kept as such: the same text is the same object for all who have it."""
    drawn = draw()
    return f"{drawn}\n" if drawn else ""


def kept_of(view: View, name: str, make: Callable[[], T], shared: bool = False) -> T:
    """Anything that is made of a view; a watched one has it already if all that was read for it is still the same."""
    noted = watched(view)
    return make() if noted is None else noted.kept(name, make, shared)


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


__all__ = [
    "Shared",
    "Sketches",
    "Watched",
    "decision_of",
    "is_step",
    "kept_of",
    "legal_of",
    "lined",
    "part_of",
    "watched",
]
