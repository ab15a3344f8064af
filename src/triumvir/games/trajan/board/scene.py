"""What is drawn: the view of a seat, with the names, the printed values and the legal actions of the moment."""

from __future__ import annotations

from collections.abc import Mapping

from triumvir.draw.letters import NUMERALS
from triumvir.draw.scene import BaseScene
from triumvir.draw.targets import Targets
from triumvir.games.trajan.board.printed import Printed
from triumvir.games.trajan.board.words import WORDS, say_cards
from triumvir.games.trajan.names import Names, kind_name
from triumvir.games.trajan.view_types import TrajanDecision, TrajanPlayer, TrajanView

IDLE = Targets((), str)  # for what nobody can choose now: it looks the same at every table


class Scene(BaseScene[Names, Printed, TrajanView, TrajanPlayer, TrajanDecision]):
    """One view to draw."""

    words = WORDS

    def kind(self, name: str) -> str:
        """The name of a commodity."""
        return kind_name(name).in_(self.lang)

    def listed(self, counts: Mapping[str, int]) -> str:
        """Commodities with their numbers."""
        return ", ".join(say_cards(self.lang, kind, count) for kind, count in counts.items() if count)

    def numeral(self, tray: int) -> str:
        """The numeral of a tray or slot."""
        return numeral(tray)


def numeral(tray: int) -> str:
    """The numeral of a tray or slot."""
    return NUMERALS[tray % len(NUMERALS)]
