"""The spaces of observations, with the bounds that the layout of the game knows."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from triumvir.engine.game import Game


def bounds(game: Game) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The least and the greatest value of every number of an observation."""
    limits = np.array(
        [feature.bounds for feature in game.observation_features for _ in range(feature.length)], dtype=np.float32
    )
    return limits[:, 0], limits[:, 1]


def vector_space(game: Game, seats: int = 1) -> Box:
    """Observations of one seat, or of several in a row."""
    low, high = bounds(game)
    return Box(np.tile(low, seats), np.tile(high, seats), dtype=np.float32)


def masked_space(game: Game) -> Dict:
    """Observations with their action mask."""
    spaces: dict[str, Any] = {
        "observation": vector_space(game),
        "action_mask": Box(0, 1, (game.num_actions,), np.int8),
    }
    return Dict(spaces)
