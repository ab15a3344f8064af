"""What the games of the house share: a table with the texts of all actions."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import TypeVar

from triumvir.draw.view import View
from triumvir.engine.game import Game
from triumvir.language import Text, plain

V = TypeVar("V", bound=View)

BOXES_KEPT = 16  # boxes whose words are kept; all games with a box share them, for they are most of what a game takes

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


class BoundGame(Game[V]):
    """A game whose actions have their texts in a table, and in each position something to add to them."""

    texts: Texts

    def notation(self, action: int) -> str:
        return self.texts.short[action]

    def describe(self, action: int, lang: str) -> str:
        return self.texts.words[action].in_(lang)

    def choice(self, view: V, action: int, lang: str) -> str:
        seen = self.seen(view, action)
        if seen is not None:
            return seen.in_(lang)
        words = self.describe(action, lang)
        more = self.more(view, action, lang)
        return f"{words}: {more}" if more else words

    def seen(self, view: V, action: int) -> Text | None:
        """An action by what lies at its place in this position; None where its own words tell enough."""
        return None

    @abstractmethod
    def more(self, view: V, action: int, lang: str) -> str:
        """What an action means in this position; nothing where its words say all."""
