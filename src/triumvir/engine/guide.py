"""A guided first game: which table it is played at, what is explained when, and where to look.

What to explain is found from what the player sees, never from a script: the guide follows whatever the player does.
The words are in `lang/<language>/guide.md` of the game's folder, one card for each key.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Any, Generic

from typing_extensions import TypeVar

from triumvir.draw.view import View
from triumvir.engine.errors import RecordError
from triumvir.engine.options import OptionValue
from triumvir.language import catalogue

WORDS = catalogue("triumvir.engine", "refusals")

V = TypeVar("V", bound=View, default=Any)
START, WAITING, END = "start", "waiting", "end"
ALWAYS = (START, WAITING, END)  # cards that every guide has
_HEADING = re.compile(r"^## (\S+) (.+)$")


@dataclass(frozen=True)
class Card:
    """One explanation."""

    key: str
    title: str
    text: str  # Markdown
    advice: str  # Markdown; what a beginner does well to choose


@dataclass(frozen=True)
class Guide(Generic[V]):
    """The guided game of one title; the learner has the first seat."""

    seed: int
    steps: tuple[str, ...]  # keys of the decisions that can come up
    key: Callable[[V], str]  # the key of the decision in a view
    news: Mapping[str, Callable[[V], bool]]  # explained once, when it first holds
    done: Callable[[V], bool]  # whether the guided stretch is over
    look: Mapping[str, tuple[str, ...]]  # ids of what a card speaks of
    prefer: Callable[[Any, V], Sequence[str]]  # for game and view: patterns of good choices, best first
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    players: int = 2

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all cards."""
        return (*ALWAYS, *self.news, *self.steps)

    def suggestion(self, game: Any, view: V, choices: Iterable[tuple[int, str]]) -> int | None:
        """The action that the guide would take, out of legal ones with their notation."""
        known = list(choices)
        for pattern in self.prefer(game, view):
            for action, notation in known:
                if fnmatchcase(notation, pattern):
                    return action
        return None


@dataclass(frozen=True)
class Lesson:
    """What the guide says at one moment."""

    told: tuple[str, ...]  # keys of the cards now, what is new first
    again: tuple[str, ...]  # keys told before
    familiar: bool  # this kind of decision has come up often enough
    done: bool


FAMILIAR = 2  # after so many times the explanation of a decision is folded away


def lesson(guide: Guide[V], past: Sequence[V], now: V, asked: bool) -> Lesson:
    """What to say now, from what the learner saw at each decision so far."""
    told: dict[str, None] = {START: None} if past else {}
    count = 0
    key = guide.key(now) if asked else WAITING
    for view in past:
        told.update(dict.fromkeys(name for name, holds in guide.news.items() if holds(view)))
        told[guide.key(view)] = None
        count += guide.key(view) == key
    if guide.done(now):
        return Lesson((END,), tuple(told), False, True)
    fresh: list[str] = []
    if asked:
        fresh = [START] if not past else []
        fresh += [name for name, holds in guide.news.items() if name not in told and holds(now)]
    again = tuple(name for name in told if name != key)
    return Lesson((*fresh, key), again, count >= FAMILIAR, False)


@lru_cache(maxsize=16)
def parse_guide(document: str) -> dict[str, Card]:
    """The cards of a guide: a section `## key Title` each; a quotation in it is the advice."""
    cards: dict[str, Card] = {}
    for key, title, body in sections(document):
        lines = body.splitlines()
        advice = " ".join(line[1:].strip() for line in lines if line.startswith(">"))
        text = "\n".join(line for line in lines if not line.startswith(">")).strip()
        cards[key] = Card(key, title, text, advice)
    return cards


def sections(document: str) -> Iterator[tuple[str, str, str]]:
    """Key, title and body of each section `## key Title`; raises RecordError if a heading is none, or comes twice."""
    known: set[str] = set()
    for section in re.split(r"^(?=## )", document, flags=re.MULTILINE)[1:]:
        heading, _, body = section.partition("\n")
        found = _HEADING.match(heading)
        if found is None or found[1] in known:
            raise RecordError(WORDS("this-heading-not-sound", heading=heading))
        known.add(found[1])
        yield found[1], found[2], body.strip()
