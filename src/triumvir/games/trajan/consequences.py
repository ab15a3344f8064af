"""What choices cost, show and give up: jokers and extra action tiles, cards drawn, actions that are not performed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from triumvir.engine.consequences import Loss, Means, Stakes
from triumvir.engine.state import State
from triumvir.games.trajan import actions as a
from triumvir.games.trajan.box import ACTION_TYPES
from triumvir.games.trajan.names import action_name
from triumvir.games.trajan.play import TrajanState
from triumvir.games.trajan.steps.table import step_of
from triumvir.games.trajan.tables import FORUM_EXTRA, JOKER_ACTION, JOKER_COMMODITY, SET_EXTRA
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.trajan", "consequences")
WAYS_OUT: Final = frozenset({a.PASS, a.STOP, a.DECLINE})

# For every step with a way out: whether something paid or earned is given up there.
GIVES_UP: Final = {
    "act": True,
    "take_figures": True,
    "extra_action": False,  # the tile stays on the mat
    "lay_card": False,  # the cards stay in hand
    "ship_card": False,
}


class TrajanStakes(Stakes):
    """What is at stake in Trajan."""

    means = (Means("joker_commodity", rare=True), Means("joker_action", rare=True), Means("extra_action", rare=True))

    def purse(self, state: State, seat: int) -> Sequence[int]:
        assert isinstance(state, TrajanState)
        mat = state.players[seat].mat
        extra = sum(mat[FORUM_EXTRA + i] + mat[SET_EXTRA + i] for i in range(a.TYPES))
        return mat[JOKER_COMMODITY], mat[JOKER_ACTION], extra

    def amount(self, name: str, count: int) -> Text:
        return WORDS(f"means-{name}", count=count)

    def ways_out(self, state: State) -> frozenset[int]:
        return WAYS_OUT

    def lost(self, state: State, action: int) -> Loss | None:
        assert isinstance(state, TrajanState)
        step = step_of(state).name
        if not GIVES_UP[step]:
            return None
        if step != "act":
            return Loss(WORDS("out-figures"), WORDS("lost-figures"))
        action_type = action_name(ACTION_TYPES[state.action])
        sentence = WORDS("lost-repeat" if state.repeat else "lost-action", action=action_type)
        return Loss(WORDS("out-action", action=action_type), sentence)

    def shown(self, state: State, action: int) -> Text | None:
        if action == a.DRAW:
            return WORDS("shown-card")
        return WORDS("shown-cards") if action == a.DRAW_TWO else None
