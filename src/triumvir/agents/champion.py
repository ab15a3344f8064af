"""The player that searches with a learned judgement: `champion:2000`, `champion:1s`, `champion:500x2`.

Where there is no judgement that fits the game and its box, it judges as written by hand. A candidate is named by its
file: `champion:500@round-1.json`.
"""

from __future__ import annotations

from triumvir.agents.budget import Budget
from triumvir.agents.search import SearchAgent
from triumvir.engine.game import Game
from triumvir.engine.opponents import SearchSettings


class ChampionAgent(SearchAgent):
    """Tree search whose play-outs are judged by what was learned."""

    name = "champion"

    def __init__(
        self, seed: int, budget: str | Budget = "1000", settings: SearchSettings | None = None, path: str = ""
    ) -> None:
        if isinstance(budget, str):
            budget, _, named = budget.partition("@")
            path = path or named
        super().__init__(seed, budget, settings)
        self.path = path

    def settings_for(self, game: Game) -> SearchSettings:
        return self.settings or game.opponents.champion

    def _like(self, seed: int, budget: Budget) -> SearchAgent:
        return ChampionAgent(seed, budget, self.settings, self.path)
