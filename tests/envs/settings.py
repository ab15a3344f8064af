"""What the tests of the environments share: every game with every player count, and random play."""

from __future__ import annotations

from random import Random

import triumvir
from triumvir.engine.state import State

TITLES = list(triumvir.titles())
TABLES = [
    (title, players)
    for title, kind in triumvir.titles().items()
    for players in range(kind.meta.min_players, kind.meta.max_players + 1)
]


def played(title: str, players: int, seed: int, decisions: int) -> State:
    """A position some random decisions into a game; never one that is over."""
    random = Random(seed)
    state = triumvir.load(title, players=players).start(seed)
    for _ in range(decisions):
        following = state.copy()
        following.apply(random.choice(following.legal()))
        if following.over:
            break
        state = following
    return state
