"""The second chapter of a guide, what good players look for: positions to try, and what is said about them.

The positions are in `lessons.toml` of the game's folder: a seed, the actions that lead there, what the strongest player
takes there, and how many VP it expects less of everything else. All of it is found and measured by `tools/lessons.py`,
none of it written by hand. The words are in `lang/<language>/lessons.md`, one card for each key.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from triumvir.engine.errors import RecordError
from triumvir.engine.guide import sections
from triumvir.engine.options import OptionValue
from triumvir.language import catalogue

if TYPE_CHECKING:
    from triumvir.engine.game import Game
    from triumvir.engine.state import State

WORDS = catalogue("triumvir.engine", "refusals")

FILE = "lessons.toml"


@dataclass(frozen=True)
class Exercise:
    """A position to try: whoever is to act there is the learner."""

    key: str
    seed: int
    actions: tuple[int, ...]  # from the first decision on
    answer: str  # the notation of what the strongest player takes
    fine: tuple[str, ...] = ()  # what it finds about as good
    costs: Mapping[str, float] = field(default_factory=dict)  # VP that it expects less of anything else

    def position(self, game: Game) -> State:
        """The position, played from the beginning."""
        state = game.start(self.seed)
        for action in self.actions:
            state.apply(action)
        return state


@dataclass(frozen=True)
class Chapter:
    """All exercises of a title, and the table that they come from."""

    players: int
    options: Mapping[str, OptionValue]
    exercises: tuple[Exercise, ...]


@dataclass(frozen=True)
class LessonCard:
    """What is said about an exercise."""

    key: str
    title: str
    text: str  # Markdown: the idea
    right: str  # Markdown: why the answer is right here
    other: str  # Markdown: what is missed by anything else


@lru_cache(maxsize=16)
def parse_chapter(document: str) -> Chapter:
    """The exercises of a `lessons.toml`."""
    read: dict[str, Any] = tomllib.loads(document)
    exercises = tuple(
        Exercise(
            key=one["key"],
            seed=one["seed"],
            actions=tuple(one["actions"]),
            answer=one["answer"],
            fine=tuple(one["fine"]),
            costs=dict(one["costs"]),
        )
        for one in read["lesson"]
    )
    return Chapter(read["players"], dict(read["options"]), exercises)


@lru_cache(maxsize=16)
def parse_lessons(document: str) -> dict[str, LessonCard]:
    """The cards of a chapter: sections `## key Title` with two quotations, on the answer and on anything else."""
    cards: dict[str, LessonCard] = {}
    for key, title, body in sections(document):
        blocks = [block.strip() for block in body.split("\n\n") if block.strip()]
        quoted = [block for block in blocks if block.startswith(">")]
        if len(quoted) != 2:
            raise RecordError(WORDS("this-heading-not-sound", heading=f"## {key} {title}"))
        right, other = (" ".join(line.lstrip("> ") for line in block.splitlines()) for block in quoted)
        text = "\n\n".join(block for block in blocks if block not in quoted)
        cards[key] = LessonCard(key, title, text, right, other)
    return cards
