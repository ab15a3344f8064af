"""What choices cost, show and give up: resources, tiles turned over, envoys and rewards that are declined."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from triumvir.engine.bits import bit
from triumvir.engine.consequences import Apart, Loss, Means, Stakes
from triumvir.engine.state import State
from triumvir.games.forum_trajanum import actions as a
from triumvir.games.forum_trajanum.box import RESOURCE_NAMES
from triumvir.games.forum_trajanum.names import ROW_TEXTS, amount
from triumvir.games.forum_trajanum.play import ForumState
from triumvir.games.forum_trajanum.state import street_of
from triumvir.games.forum_trajanum.steps.table import step_of
from triumvir.games.forum_trajanum.steps.taking import card_of, still_covered
from triumvir.games.forum_trajanum.tables import TRIBUNE
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.forum_trajanum", "consequences")
WAYS_OUT: Final = frozenset({a.SKIP, a.SKIP + 1, a.KEEP, a.USE_NONE, a.NO_BUILD, a.DECLINE, a.LEAVE_ROW})

# For every step with a way out: whether something paid or earned is given up there.
GIVES_UP: Final = {
    "pick_first": True,  # only where tiles of the street are left
    "pick_second": True,
    "pass_tile": False,
    "use_tile": False,  # only reserve tiles could be used, and they stay
    "build": False,  # a building would have to be paid
    "send_envoy": True,
    "choose_step": True,
    "upkeep": True,
}


class ForumTrajanumStakes(Stakes):
    """What is at stake in Forum Trajanum."""

    means = tuple(Means(name, rare=name == "tribune") for name in RESOURCE_NAMES)

    def purse(self, state: State, seat: int) -> Sequence[int]:
        assert isinstance(state, ForumState)
        player = state.players[seat]
        held = [player.stock[i] for i in range(a.RESOURCES)]
        held[TRIBUNE] -= player.paid  # promised for the tiles of this round
        return held

    def amount(self, name: str, count: int) -> Text:
        return amount(name, count)

    def ways_out(self, state: State) -> frozenset[int]:
        return WAYS_OUT

    def lost(self, state: State, action: int) -> Loss | None:
        assert isinstance(state, ForumState)
        step = step_of(state).name
        if not GIVES_UP[step]:
            return None
        if step == "upkeep":
            return Loss(WORDS("out-upkeep"), WORDS("lost-upkeep", row=ROW_TEXTS[state.row]))
        if action not in (a.SKIP, a.SKIP + 1):
            return Loss(WORDS(f"out-{step}"), WORDS(f"lost-{step}"))
        free = still_covered(state.player()) & street_of(state, card_of(action))
        return Loss(WORDS("out-tile"), WORDS("lost-tile")) if free else None

    def apart(self, state: State) -> Apart | None:
        assert isinstance(state, ForumState)
        if step_of(state).name not in ("pick_first", "pick_second"):
            return None
        takes = [action for action in state.legal() if a.TAKE <= action < a.SKIP]
        dear = frozenset(action for action in takes if not street_of(state, card_of(action)) & bit(_cell(action)))
        if not dear or len(dear) == len(takes):
            return None
        price = amount("tribune", int(state.tables.street_tribunes))
        return Apart(dear, WORDS("apart-open", price=price), WORDS("apart-banner", price=price))

    def shown(self, state: State, action: int) -> Text | None:
        assert isinstance(state, ForumState)
        if a.TAKE <= action < a.SKIP:
            face_down = state.tables.ordinary & bit(_cell(action))
            return WORDS("shown-tile") if face_down else None
        return None


def _cell(action: int) -> int:
    """The cell that a tile is taken from."""
    return (action - a.TAKE) % a.CELLS
