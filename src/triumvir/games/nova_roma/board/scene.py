"""What is drawn: the view of a seat, with the names, the printed values and the legal actions of the moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from triumvir.draw.svg import group
from triumvir.draw.targets import Targets
from triumvir.engine.errors import Text
from triumvir.games.nova_roma.board.printed import Printed
from triumvir.games.nova_roma.board.words import WORDS
from triumvir.games.nova_roma.names import ACTION_TEXTS, TRACK_TEXTS, Names, bundle, named

View = dict[str, Any]
Bundle = tuple[tuple[str, int], ...]


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

    def action(self, name: str) -> str:
        """The name of a forum action."""
        return named(ACTION_TEXTS, name).in_(self.lang)

    def track(self, name: str) -> str:
        """The name of a track."""
        return named(TRACK_TEXTS, name).in_(self.lang)

    def bundle(self, amounts: Mapping[str, int]) -> str:
        """What is paid or gained, in words."""
        return bundle(dict(amounts)).in_(self.lang)

    def who_is(self, seat: int) -> str:
        """The name of a seat; past the last one it is the automa or nobody's."""
        if 0 <= seat < len(self.who):
            return self.who[seat]
        return self.say("automa" if self.view["rival"] is not None else "neutral")

    def acting(self, seat: int) -> bool:
        """Whether a seat decides now."""
        return bool(self.view["to_act"] == seat)

    def component(self, ident: str, body: str, actions: Sequence[int], tip: str) -> str:
        """A component; if it stands for actions none of which is legal it says why (`data-why`)."""
        why = f' data-why="{actions[0]}"' if actions and self.targets.first(actions) is None else ""
        return group(body, ident, tip=tip, more=why)

    def spot(self, ident: str, body: str, actions: Sequence[int], tip: str, mark: str) -> str:
        """A component with the button over it, if one of its actions is legal."""
        return self.component(ident, body, actions, tip) + self.targets.overlay(ident, actions, tip, mark)


def tell(*lines: str) -> str:
    """A tip: the name first, then sentences, each on its line."""
    return "\n".join(line for line in lines if line)


def pairs(amounts: Mapping[str, int]) -> Bundle:
    """Amounts in a form that drawings can be remembered by."""
    return tuple((kind, count) for kind, count in amounts.items() if count)


def at(place: str) -> tuple[int, int]:
    """Row and column, counted from 0, of a place like r2c3."""
    row, _, column = place[1:].partition("c")
    return int(row) - 1, int(column) - 1
