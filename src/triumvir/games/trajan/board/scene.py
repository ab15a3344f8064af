"""What is drawn: the view of a seat, with the names, the printed values and the legal actions of the moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from triumvir.draw.targets import Targets
from triumvir.engine.errors import Text
from triumvir.games.trajan.board.printed import Printed
from triumvir.games.trajan.board.words import WORDS
from triumvir.games.trajan.box import NUMERALS
from triumvir.games.trajan.names import KIND_TEXTS, Names, named

View = dict[str, Any]


class Scene:
    """One view to draw."""

    def __init__(
        self, names: Names, printed: Printed, view: View, lang: str, targets: Targets, who: Sequence[str]
    ) -> None:
        self.names = names
        self.printed = printed
        self.view = view
        self.lang = lang
        self.targets = targets
        self.who = who
        self.players: list[View] = view["players"]
        self.seat: int = view["seat"] if view["seat"] is not None else 0
        self.watched = view["seat"] is None  # by a spectator
        self.decision: View = view["decision"]
        self.step: str = view["step"]

    @property
    def own(self) -> View:
        """The player who looks on; seat 0 for a spectator."""
        return self.players[self.seat]

    def say(self, key: str, **gaps: object) -> str:
        """A word or sentence in the language of the page."""
        words = WORDS[key].in_(self.lang)
        return words.format(**gaps) if gaps else words

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
        return NUMERALS[tray % len(NUMERALS)]

    def acting(self, seat: int) -> bool:
        """Whether a seat decides now."""
        return bool(self.view["to_act"] == seat)


def tell(*lines: str) -> str:
    """A tip: the name first, then sentences, each on its line."""
    return "\n".join(line for line in lines if line)
