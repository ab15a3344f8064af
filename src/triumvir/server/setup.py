"""What a table is played with, small enough for worker processes, and the game of it, which all such tables share."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import NamedTuple

from triumvir.engine.game import Game
from triumvir.engine.options import OptionValue
from triumvir.engine.record import Record
from triumvir.games import game_of

GAMES_KEPT = 64


class Setup(NamedTuple):
    """All that a game is made from. `components` are those of a box that is not shipped, as JSON."""

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    rules_version: int
    box: str
    components: str | None = None

    def record(self, seed: int = 0) -> Record:
        """The empty record of such a game."""
        return Record(
            game=self.game,
            players=self.players,
            seed=seed,
            options=dict(self.options),
            rules_version=self.rules_version,
            box=self.box,
            components=None if self.components is None else json.loads(self.components),
        )


@lru_cache(GAMES_KEPT)
def game_for(setup: Setup) -> Game:
    """The game; raises TriumvirError if a part of it is not known here."""
    return game_of(setup.record())
