"""What is drawn: the view of a seat, with the names, the printed values and the legal actions of the moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from triumvir.draw.keep import keep
from triumvir.draw.scene import BaseScene
from triumvir.draw.svg import group
from triumvir.draw.targets import why_not
from triumvir.games.nova_roma.board.printed import Bundle, Printed, pairs
from triumvir.games.nova_roma.board.words import WORDS
from triumvir.games.nova_roma.names import Names, bundle, track_name
from triumvir.games.nova_roma.view_types import NovaDecision, NovaPlayer, NovaView


class Scene(BaseScene[Names, Printed, NovaView, NovaPlayer, NovaDecision]):
    """One view to draw."""

    words = WORDS

    def track(self, name: str) -> str:
        """The colour of a track."""
        return track_name(name).in_(self.lang)

    def bundle(self, amounts: Mapping[str, int]) -> str:
        """What is paid or gained, in words."""
        return bundle_words(pairs(amounts), self.lang)

    def who_is(self, seat: int) -> str:
        """The name of a seat; past the last one it is the automa or nobody's."""
        if 0 <= seat < len(self.who):
            return self.who[seat]
        return self.say("automa" if self.view["rival"] is not None else "neutral")

    def barred(self, action: int | None) -> int | None:
        """An action that a component stands for, unless it is legal: then there is nothing to say why."""
        return None if action is None or action in self.targets.legal else action

    def component(self, ident: str, body: str, actions: Sequence[int], tip: str) -> str:
        """A component; if it stands for actions none of which is legal it says why (`data-why`)."""
        why = actions[0] if actions and self.targets.first(actions) is None else None
        return group(body, ident, tip=tip, more=why_not(why))

    def spot(self, ident: str, body: str, actions: Sequence[int], tip: str, mark: str) -> str:
        """A component with the button over it, if one of its actions is legal."""
        return self.component(ident, body, actions, tip) + self.targets.overlay(ident, actions, tip, mark)


@keep
def bundle_words(amounts: Bundle, lang: str) -> str:
    """Amounts in words."""
    return bundle(dict(amounts)).in_(lang)
