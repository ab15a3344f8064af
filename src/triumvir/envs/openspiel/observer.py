"""What players see of a state: strings, and tensors with named parts.

| observation | string | tensor |
|---|---|---|
| observation | the view of the seat as JSON | the parts of `game.observation_parts` |
| information state (perfect recall) | digest of all that the seat has seen, and its view | the same, and `history` |

`history` has a number for each decision so far, the first first: (action + 1) / number of actions, -1 where the seat
has not seen which action it was, 0 where none was taken yet. Should a game be longer, the earliest are left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from triumvir.engine.game import Game
from triumvir.envs.arrays import observation
from triumvir.envs.openspiel.play import HIDDEN, as_text

if TYPE_CHECKING:
    from triumvir.envs.openspiel.game import TriumvirState

HISTORY = 1024
SPECTATOR = -1


class TriumvirObserver:
    """OpenSpiel's observer for a seat, or for a spectator where private information is not wanted."""

    def __init__(self, game: Game, kind: pyspiel.IIGObservationType, params: Mapping[str, Any] | None = None) -> None:
        if params:
            raise ValueError(f"observers have no parameters; given were {params}")
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observer sees what a seat may know, or what a spectator may")
        self.recall: bool = kind.perfect_recall
        self.private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.actions = game.num_actions
        self.length = game.observation_size
        self.tensor: NDArray[np.float32] = np.zeros(self.length + (HISTORY if self.recall else 0), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {
            name: self.tensor[part] for name, part in game.observation_parts.items()
        }
        if self.recall:
            self.dict["history"] = self.tensor[self.length :]

    def set_from(self, state: TriumvirState, player: int) -> None:
        """Fill `tensor` and `dict` with what the player sees; zeros before the deal."""
        self.tensor.fill(0)
        if state.play.position is None:
            return
        seat = player if self.private else SPECTATOR
        self.tensor[: self.length] = observation(state.play.position, seat)
        if self.recall:
            seen = np.array(state.play.knowledge(seat).actions[-HISTORY:], dtype=np.float32)
            self.dict["history"][: len(seen)] = np.where(seen == HIDDEN, -1.0, (seen + 1) / self.actions)

    def string_from(self, state: TriumvirState, player: int) -> str:
        """What the player sees as text; empty before the deal."""
        position = state.play.position
        if position is None:
            return ""
        seat = player if self.private else SPECTATOR
        view = as_text(position.view(player if self.private else None))
        return f"{state.play.knowledge(seat).digest} {view}" if self.recall else view
