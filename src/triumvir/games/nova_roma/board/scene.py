"""What is drawn: the view of a seat, with the names, the printed values and the legal actions of the moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from triumvir.draw.scene import BaseScene
from triumvir.draw.svg import group
from triumvir.engine.errors import Text
from triumvir.games.nova_roma.board.printed import Printed
from triumvir.games.nova_roma.board.words import WORDS
from triumvir.games.nova_roma.names import ACTION_TEXTS, TRACK_TEXTS, Names, bundle, named

Bundle = tuple[tuple[str, int], ...]


class Scene(BaseScene[Names, Printed]):
    """One view to draw."""

    words = WORDS

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

    def component(self, ident: str, body: str, actions: Sequence[int], tip: str) -> str:
        """A component; if it stands for actions none of which is legal it says why (`data-why`)."""
        why = f' data-why="{actions[0]}"' if actions and self.targets.first(actions) is None else ""
        return group(body, ident, tip=tip, more=why)

    def spot(self, ident: str, body: str, actions: Sequence[int], tip: str, mark: str) -> str:
        """A component with the button over it, if one of its actions is legal."""
        return self.component(ident, body, actions, tip) + self.targets.overlay(ident, actions, tip, mark)


def pairs(amounts: Mapping[str, int]) -> Bundle:
    """Amounts in a form that drawings can be remembered by."""
    return tuple((kind, count) for kind, count in amounts.items() if count)


def at(place: str) -> tuple[int, int]:
    """Row and column, counted from 0, of a place like r2c3."""
    row, _, column = place[1:].partition("c")
    return int(row) - 1, int(column) - 1
