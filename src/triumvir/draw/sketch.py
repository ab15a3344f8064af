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

from triumvir.draw.noted import NOTHING, Legal, Noted, Odd, Read, Seen, Values, agree, looked_up
from triumvir.draw.view import View

T = TypeVar("T")
V = TypeVar("V", bound=View)

PLAYERS = "players"
_PLAYERS_READ: Read = (0, PLAYERS)
Fact = tuple[Callable[..., Any], tuple[Any, ...]]  # what finds it in a scene, and of what


class _Sketch(NamedTuple):
    made: Any
    seen: Seen
    odd: Odd  # of that, what is not just the value of a key
    asked: set[int]
    answers: set[int]
    facts: dict[Fact, Any]


class Shared:
    """What all viewers of a table who read one language drew last: what one has drawn another may show as well.

    Not of the own mat, nor of parts within parts: whatever else tells viewers apart a part reads of its view.
    """

    def __init__(self) -> None:
        self._drawn: dict[str, _Sketch] = {}
        self._outside: tuple[object, Seen] = (None, {})

    def begin(self, about: object, outside: Seen, values: Values) -> None:
        """Forget everything if what was read before the first part is something else for this viewer."""
        if self._outside[0] != about or not agree(values, self._outside[1].items()):
            self._drawn.clear()
            self._outside = (about, {})
        self._outside[1].update(outside)

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
        self._last: Values = []  # of the position before
        self._number = 0
        self.changed: set[Read] = set()  # since then

    def watch(self, view: V, legal: Iterable[int], about: object, wanted: Callable[[str], bool]) -> V:
        """The view of a position, to be drawn once; it reads like the view itself.

        `about` is whatever else the drawings depend on; if it changes, nothing kept is used. Parts whose names are not
        wanted are left empty.
        """
        return cast("V", Watched(self, view, legal, about, wanted))

    def begin(self, about: object, outside: Seen, values: Values) -> None:
        """Look what is new in a position; forget everything if what was read before the first part has changed."""
        if self._outside[0] != about or not agree(values, self._outside[1].items()) or len(values) != len(self._last):
            self._kept.clear()
        else:
            self.changed = _differences(self._last, values)
        self._outside = (about, outside)
        self._last = values
        self._number += 1
        self.shared.begin(about, outside, values)

    def get(self, name: str) -> tuple[_Sketch | None, int]:
        """What is kept of a part, and how many positions ago it was right."""
        sketch, number = self._kept.get(name, (None, 0))
        return sketch, self._number - number

    def keep(self, name: str, sketch: _Sketch) -> None:
        """Keep a part that is right in this position."""
        self._kept[name] = sketch, self._number


def _differences(before: Values, now: Values) -> set[Read]:
    """Where the values differ."""
    found: set[Read] = set()
    for place, (old, new) in enumerate(zip(before, now, strict=True)):
        if old == new:  # as most players are
            continue
        keys = [key for key, value in new.items() if old.get(key, NOTHING) != value]
        if keys or len(old) != len(new):
            found.update([(place, key) for key in (*keys, *(old.keys() - new.keys()))])
    return found


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
        self._reads: list[Read] = []
        self.place, self.note = 0, self._reads.append
        self._values: Values = [
            {key: value for key, value in view.items() if key != PLAYERS},
            *view["players"],
            view.get("decision") or {},
        ]
        self.legal = Legal(legal)
        self.legal.asked = []
        inner: list[Noted] = []  # the players, then what has been decided so far
        for place, values in enumerate(self._values[1:], 1):
            noted = Noted(values)
            noted.place, noted.note = place, self.note
            inner.append(noted)
        *players, self.decision = inner
        self[PLAYERS] = players
        self._sketches, self._about, self._wanted = sketches, about, wanted
        self._begun = False
        self._depth = 0  # how many parts are being drawn within each other
        self.scene: Callable[[], object] = lambda: None  # the scene that draws this view; not held, for it holds us
        self._found: dict[Fact, Any] = {}
        self._facts: list[Fact] = []  # that were asked for

    def part(self, name: str, draw: Callable[[], str], shared: bool = False) -> str:
        """A part, kept or drawn; a shared one by whoever drew it for this table."""
        return self.kept(name, draw, shared) if self._wanted(name) else ""

    def kept(self, name: str, make: Callable[[], T], shared: bool = False) -> T:
        """A part or anything else that is made of this view, kept or made anew."""
        kept = self._sketches
        if not self._begun:
            self._begun = True
            outside, _ = self._seen([read for read in self._reads if not read[0]])
            kept.begin(self._about, outside, self._values)
        sketch, age = kept.get(name)
        if sketch is None or (age and not self._still(sketch, age == 1)):
            sketch = kept.shared.get(name) if shared else None
            if sketch is None or not self._still(sketch, False):
                sketch = self._drawn(make)
                if shared:
                    kept.shared.keep(name, sketch)
        kept.keep(name, sketch)
        if self._depth:  # what a part has read counts for the part around it; nobody asks what is read around all parts
            self._reads.extend(sketch.seen)
            self.legal.asked.extend(sketch.asked)
            self._facts.extend(sketch.facts)
        made: T = sketch.made
        return made

    def fact(self, find: Callable[..., Any], which: tuple[Any, ...]) -> Any:
        """What `find` says of the scene; only the answer is noted."""
        fact = (find, which)
        self._facts.append(fact)
        return self._answer_to(fact)

    def _answer_to(self, fact: Fact) -> Any:
        found = self._found.get(fact, NOTHING)
        if found is NOTHING:
            noted = self._noted()
            found = self._found[fact] = fact[0](self.scene(), *fact[1])
            self._forget(noted)
        return found

    def _drawn(self, draw: Callable[[], object]) -> _Sketch:
        """A new drawing with what was read for it."""
        noted = self._noted()
        self._depth += 1
        made = draw()
        self._depth -= 1
        reads, asked, facts = noted
        (seen, odd), wanted = self._seen(self._reads[reads:]), set(self.legal.asked[asked:])
        known = {fact: self._found[fact] for fact in self._facts[facts:]}
        self._forget(noted)
        return _Sketch(made, seen, odd, wanted, self.legal.answers(wanted), known)

    def _still(self, kept: _Sketch, recent: bool) -> bool:
        """Whether a part would be drawn the same; one that was right a position ago needs few looks."""
        if recent:
            if not kept.seen.keys().isdisjoint(self._sketches.changed):
                return False
            if kept.odd and not agree(self._values, kept.odd):
                return False
        elif not agree(self._values, kept.seen.items()):
            return False
        if kept.asked and self.legal.answers(kept.asked) != kept.answers:
            return False
        for fact, known in kept.facts.items():
            if self._answer_to(fact) != known:
                return False
        return True

    def _seen(self, reads: list[Read]) -> tuple[Seen, Odd]:
        """What was read, with its values; the players are always the same, and what is read of each is noted there."""
        seen, odd = looked_up(self._values, reads)
        seen.pop(_PLAYERS_READ, None)
        return seen, odd

    def _noted(self) -> tuple[int, int, int]:
        """How much is noted so far."""
        return len(self._reads), len(self.legal.asked), len(self._facts)

    def _forget(self, noted: tuple[int, int, int]) -> None:
        """What was noted since then."""
        reads, asked, facts = noted
        del self._reads[reads:], self.legal.asked[asked:], self._facts[facts:]


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
