"""Five opponents by name, from one who is still learning to one who calculates; each game says what they are made of.

Budgets are simulations, so that a level plays alike on all but slow machines.
"""

from __future__ import annotations

from dataclasses import replace

from triumvir.agents.base import Agent
from triumvir.agents.budget import Budget
from triumvir.agents.champion import ChampionAgent
from triumvir.agents.greedy import GreedyAgent
from triumvir.agents.search import SearchAgent
from triumvir.engine.errors import UnknownGame
from triumvir.engine.game import Game
from triumvir.engine.native import compiled
from triumvir.engine.opponents import Champion, Greedy, Level, SearchSettings
from triumvir.engine.perspective import Perspective
from triumvir.language import catalogue

WORDS = catalogue("triumvir.agents", "refusals")

ADVISER = "level:5" if compiled() else "level:4"  # who is asked for hints
PATIENCE = 3.0  # seconds that a person waits for a move; compiled, no level comes near. Advice is not cut short
LEVEL_NAMES = ("Tiro", "Miles", "Centurio", "Legatus", "Imperator")


def sit_down(level: Level, seed: int, game: Game) -> Agent:
    """The player that a level is made of."""
    if isinstance(level, Greedy):
        return GreedyAgent(seed, level.tries, level.temperature)
    budget = Budget(level.simulations, PATIENCE)
    if isinstance(level, Champion):
        settings = replace(
            game.opponents.champion,
            rounds=level.rounds,
            tries=level.tries,
            habits=level.habits,
            catch_up=level.catch_up,
        )
        return ChampionAgent(seed, budget, settings)
    return SearchAgent(seed, budget, replace(game.opponents.search, rounds=level.rounds, tries=level.tries))


CLASSIC = "classic:5"  # the strongest level before anything was learned: the yardstick


def classic(seed: int) -> Agent:
    """That level as it was, but for the judgement of finished games of Trajan, which was wrong."""
    settings = SearchSettings(rounds=3, tries=4, priors=0.0)
    return SearchAgent(seed, Budget(2000, PATIENCE), settings)


class LevelAgent(Agent):
    """One of the five, whatever the game."""

    name = "level"

    def __init__(self, seed: int, level: int) -> None:
        super().__init__(seed)
        self.level = level
        self._game: Game | None = None
        self._player: Agent | None = None

    def choose(self, perspective: Perspective) -> int:
        return self.player(perspective.game).choose(perspective)

    def player(self, game: Game) -> Agent:
        """Who plays behind the name in this game."""
        if self._player is None or game is not self._game:
            self._game = game
            self._player = sit_down(game.opponents.levels[self.level - 1], self.draw_below(1 << 30), game)
        return self._player


def level_specs() -> tuple[str, ...]:
    """The five as written in `--seats`, weakest first."""
    return tuple(f"{LevelAgent.name}:{level}" for level in range(1, len(LEVEL_NAMES) + 1))


def level_name(spec: str) -> str | None:
    """The name of the opponent that a spec stands for, or None."""
    return LEVEL_NAMES[level_specs().index(spec)] if spec in level_specs() else None


def read_level(text: str) -> int:
    """A level from 1 to 5; raises UnknownGame naming all of them."""
    if text in (known := [spec.partition(":")[2] for spec in level_specs()]):
        return 1 + known.index(text)
    names = ", ".join(f"{spec} ({name})" for spec, name in zip(level_specs(), LEVEL_NAMES, strict=True))
    raise UnknownGame(WORDS("there-no-level-only", text=text, names=names))
