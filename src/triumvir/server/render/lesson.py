"""One lesson of the second chapter as its page shows it: the position, the choices, and what is said to one of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from triumvir.draw.view import View
from triumvir.engine.game import Game
from triumvir.engine.lessons import Chapter, Exercise, LessonCard
from triumvir.engine.state import State
from triumvir.games import load, titles
from triumvir.server.render.choices import in_words
from triumvir.server.render.drawing import Drawing, draw
from triumvir.server.render.words import card_to_html

KEPT = 64  # positions in memory: every lesson of ours, and some


@dataclass(frozen=True)
class Verdict:
    """What is said to a choice."""

    kind: str  # right, fine, other or shown
    move: str  # the choice in words
    best: str  # the strongest player's in words
    why: Markup
    vp: float  # that it gives away


@dataclass(frozen=True)
class LessonPage:
    """A lesson, for one visitor."""

    game: Game
    chapter: Chapter
    number: int  # from 1
    cards: dict[str, LessonCard]
    view: View
    legal: tuple[int, ...]
    drawing: Drawing
    verdict: Verdict | None
    lang: str

    @property
    def exercise(self) -> Exercise:
        """The lesson."""
        return self.chapter.exercises[self.number - 1]

    @property
    def card(self) -> LessonCard:
        """What is said about it."""
        return self.cards[self.exercise.key]

    @property
    def text(self) -> Markup:
        """The idea."""
        return _html(self.game, self.card.text)

    @property
    def prompt(self) -> str:
        """What is asked in the position."""
        return self.game.prompt(self.view, self.lang)

    @property
    def phase(self) -> str:
        """Where the game stands."""
        return self.game.phase(self.view, self.lang)

    @property
    def choices(self) -> list[tuple[int, str]]:
        """What can be chosen, in words."""
        return [(action, in_words(self.game.choice(self.view, action, self.lang))) for action in self.legal]


@lru_cache(maxsize=KEPT)
def _position(name: str, number: int) -> State:
    """The position of a lesson; nobody may change it."""
    chapter = titles()[name].chapter()
    assert chapter is not None
    return chapter.exercises[number - 1].position(load(name, chapter.players, dict(chapter.options)))


def legal_in(name: str, number: int) -> list[int]:
    """What can be tried in a lesson."""
    return _position(name, number).legal()


def is_good(name: str, number: int, action: int) -> bool:
    """Whether a choice is the strongest player's, or about as good."""
    chapter = titles()[name].chapter()
    assert chapter is not None
    exercise = chapter.exercises[number - 1]
    return _position(name, number).game.notation(action) in (exercise.answer, *exercise.fine)


def lesson_page(
    name: str, number: int, lang: str, names: tuple[str, ...], tried: int | None, shown: bool
) -> LessonPage:
    """The page of a lesson; `names` are those of the learner and of the others."""
    chapter = titles()[name].chapter()
    assert chapter is not None
    state = _position(name, number)
    game, seat = state.game, int(state.to_act)
    others = iter(names[1:])
    seats = [names[0] if one == seat else next(others) for one in range(game.players)]
    view, cards = state.view(seat), game.lesson_cards(lang)
    exercise = chapter.exercises[number - 1]
    card, answer = cards[exercise.key], game.parse(exercise.answer)
    chosen = answer if shown else tried
    verdict = None if chosen is None else _verdict(game, view, exercise, card, chosen, shown, lang)
    legal = state.legal()
    marked = (answer,) if verdict and verdict.kind != "other" else legal
    drawing = draw(game, view, lang, marked, seats)
    return LessonPage(game, chapter, number, cards, view, tuple(legal), drawing, verdict, lang)


def _verdict(
    game: Game, view: View, exercise: Exercise, card: LessonCard, chosen: int, shown: bool, lang: str
) -> Verdict:
    notation = game.notation(chosen)
    kind = "right" if notation == exercise.answer else "fine" if notation in exercise.fine else "other"
    best = game.choice(view, game.parse(exercise.answer), lang)
    return Verdict(
        kind="shown" if shown else kind,
        move=game.choice(view, chosen, lang),
        best=best,
        why=_html(game, card.other if kind == "other" else card.right),
        vp=exercise.costs.get(notation, 0.0),
    )


def _html(game: Game, words: str) -> Markup:
    return card_to_html(words, game.meta.rule_prefix, f"/rules/{game.name}")
