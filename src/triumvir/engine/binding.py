"""Ties the modules of a game's folder to the engine: a title says which modules, all else is the same for all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from triumvir.draw.part import Part
from triumvir.draw.sketch import legal_of
from triumvir.draw.targets import Targets
from triumvir.engine.errors import Text
from triumvir.engine.game import Game
from triumvir.engine.rng import SeedStream
from triumvir.engine.state import State

View = dict[str, Any]
Blocks = Iterable[tuple[int, Iterable[tuple[str, Text]]]]  # the first action of a block; short form and words of each


class Texts:
    """Short form and words of every action of a game."""

    def __init__(self, count: int, blocks: Blocks) -> None:
        self.short = [""] * count
        self.words = [Text("", "")] * count
        for first, block in blocks:
            for i, (short, words) in enumerate(block):
                self.short[first + i] = short
                self.words[first + i] = words


@dataclass(frozen=True)
class Modules:
    """The functions of a game's folder. `names` is what its `names.py` makes of a box."""

    deal: Callable[..., None]  # (position, stream)
    view: Callable[..., View]  # (names, position, seat)
    refuse: Callable[..., str]  # (position, action)
    check: Callable[..., list[str]]  # (position)
    reasons: Mapping[str, Text]
    more: Callable[..., str]  # (names, view, action, lang): what an action means in this position
    prompt: Callable[..., str]  # (names, view, lang)
    phase: Callable[..., str]  # (view, lang): where the game stands
    sentences: Callable[..., list[str]]  # (names, before, action, after, lang, who)
    draw_text: Callable[..., str]  # (names, view, lang, who)
    scene: Callable[..., Any]  # (names, printed, view, lang, targets, who)
    draw: Callable[..., list[Part]]  # (scene)


class BoundGame(Game):
    """A game whose folder has the usual modules. Its `__init__` makes `names`, `texts` and `printed`."""

    modules: ClassVar[Modules]
    names: Any
    texts: Texts
    printed: Any

    def set_up(self, stream: SeedStream) -> State:
        state = self.blank()
        self.modules.deal(state, stream)
        return state

    def view(self, state: State, seat: int | None) -> View:
        return self.modules.view(self.names, state, seat)

    def refuse(self, state: State, action: int) -> str:
        return self.modules.refuse(state, action)

    def reason(self, rule: str) -> Text:
        return self.modules.reasons[rule]

    def check(self, state: State) -> list[str]:
        return self.modules.check(state)

    def notation(self, action: int) -> str:
        return self.texts.short[action]

    def describe(self, action: int, lang: str) -> str:
        return self.texts.words[action].in_(lang)

    def choice(self, view: View, action: int, lang: str) -> str:
        words = self.describe(action, lang)
        more = self.modules.more(self.names, view, action, lang)
        return f"{words}: {more}" if more else words

    def prompt(self, view: View, lang: str) -> str:
        return self.modules.prompt(self.names, view, lang)

    def phase(self, view: View, lang: str) -> str:
        return self.modules.phase(view, lang)

    def sentences(self, before: View, action: int | None, after: View, lang: str, who: Sequence[str] = ()) -> list[str]:
        return self.modules.sentences(self.names, before, action, after, lang, who or self.seat_names(lang))

    def draw_text(self, view: View, lang: str) -> str:
        return self.modules.draw_text(self.names, view, lang, self.seat_names(lang))

    def draw_parts(self, view: View, lang: str, legal: Iterable[int] = (), who: Sequence[str] = ()) -> list[Part]:
        targets = Targets(legal_of(view, legal), lambda action: self.choice(view, action, lang))
        scene = self.modules.scene(self.names, self.printed, view, lang, targets, who or self.seat_names(lang))
        return self.modules.draw(scene)
