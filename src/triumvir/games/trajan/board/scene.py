"""What is drawn: the view of a seat, with the names, the printed values and the legal actions of the moment."""

from __future__ import annotations

from collections.abc import Mapping

from triumvir.draw.scene import BaseScene
from triumvir.draw.targets import Targets
from triumvir.engine.errors import Text
from triumvir.games.trajan.board.printed import Printed
from triumvir.games.trajan.board.words import WORDS
from triumvir.games.trajan.box import NUMERALS
from triumvir.games.trajan.names import KIND_TEXTS, Names, named
from triumvir.games.trajan.view_types import TrajanDecision, TrajanPlayer, TrajanView

IDLE = Targets((), str)  # for what nobody can choose now: it looks the same at every table


class Scene(BaseScene[Names, Printed, TrajanView, TrajanPlayer, TrajanDecision]):
    """One view to draw."""

    words = WORDS

    def word(self, texts: dict[str, Text], name: str) -> str:
        """The name of a thing."""
        return named(texts, name).in_(self.lang)

    def kind(self, name: str) -> str:
        """The name of a commodity."""
        return named(KIND_TEXTS, name).in_(self.lang)

    def listed(self, counts: Mapping[str, int]) -> str:
        """Commodities with their numbers."""
        return ", ".join(f"{count} {self.kind(name)}" for name, count in counts.items() if count)

    def numeral(self, tray: int) -> str:
        """The numeral of a tray or slot."""
        return numeral(tray)


def numeral(tray: int) -> str:
    """The numeral of a tray or slot."""
    return NUMERALS[tray % len(NUMERALS)]
