"""Ties the modules of a game's folder to the engine: a title says which modules, all else is the same for all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from triumvir.draw.part import Part
from triumvir.draw.sketch import legal_of
from triumvir.draw.targets import Targets
from triumvir.draw.view import View
from triumvir.engine.game import Game
from triumvir.engine.rng import SeedStream
from triumvir.engine.state import State
from triumvir.language import Text, plain

N = TypeVar("N")  # what its `names.py` makes of a box
P = TypeVar("P")  # what is printed on its components, for drawings
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
C = TypeVar("C")  # the scene that it draws

Blocks = Iterable[tuple[int, Iterable[tuple[str, Text]]]]  # the first action of a block; short form and words of each


class Texts:
    """Short form and words of every action of a game."""

    def __init__(self, count: int, blocks: Blocks) -> None:
        self.short = [""] * count
        self.words = [plain("")] * count
        for first, block in blocks:
            for i, (short, words) in enumerate(block):
                self.short[first + i] = short
                self.words[first + i] = words


@dataclass(frozen=True)
class Modules(Generic[N, P, S, V, C]):
    """The functions of a game's folder."""

    deal: Callable[[S, SeedStream], None]
    view: Callable[[N, S, int | None], V]
    refuse: Callable[[S, int], str]
    check: Callable[[S], list[str]]
    reasons: Callable[[str], Text]  # by the id of the rule
    more: Callable[[N, V, int, str], str]  # what an action means in this position
    prompt: Callable[[N, V, str], str]
    phase: Callable[[V, str], str]  # where the game stands
    sentences: Callable[[N, V, int | None, V, str, Sequence[str]], list[str]]
    draw_text: Callable[[N, V, str, Sequence[str]], str]
    scene: Callable[[N, P, V, str, Targets, Sequence[str]], C]
    draw: Callable[[C], list[Part]]


class BoundGame(Game[V], Generic[N, P, S, V, C]):
    """A game whose folder has the usual modules. Its `__init__` makes `names`, `texts` and `printed`."""

    modules: Modules[N, P, S, V, C]
    names: N
    texts: Texts
    printed: P

    def set_up(self, stream: SeedStream) -> State:
        state = self.blank()
        self.modules.deal(cast("S", state), stream)
        return state

    def view(self, state: State, seat: int | None) -> V:
        return self.modules.view(self.names, cast("S", state), seat)

    def refuse(self, state: State, action: int) -> str:
        return self.modules.refuse(cast("S", state), action)

    def reason(self, rule: str) -> Text:
        return self.modules.reasons(rule)

    def check(self, state: State) -> list[str]:
        return self.modules.check(cast("S", state))

    def notation(self, action: int) -> str:
        return self.texts.short[action]

    def describe(self, action: int, lang: str) -> str:
        return self.texts.words[action].in_(lang)

    def choice(self, view: V, action: int, lang: str) -> str:
        words = self.describe(action, lang)
        more = self.modules.more(self.names, view, action, lang)
        return f"{words}: {more}" if more else words

    def prompt(self, view: V, lang: str) -> str:
        return self.modules.prompt(self.names, view, lang)

    def phase(self, view: V, lang: str) -> str:
        return self.modules.phase(view, lang)

    def sentences(self, before: V, action: int | None, after: V, lang: str, who: Sequence[str] = ()) -> list[str]:
        return self.modules.sentences(self.names, before, action, after, lang, who or self.seat_names(lang))

    def draw_text(self, view: V, lang: str) -> str:
        return self.modules.draw_text(self.names, view, lang, self.seat_names(lang))

    def draw_parts(self, view: V, lang: str, legal: Iterable[int] = (), who: Sequence[str] = ()) -> list[Part]:
        targets = Targets(legal_of(view, legal), lambda action: self.choice(view, action, lang))
        scene = self.modules.scene(self.names, self.printed, view, lang, targets, who or self.seat_names(lang))
        return self.modules.draw(scene)
