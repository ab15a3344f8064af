"""Five opponents by name, from one who is still learning to one who calculates: what each is made of in every game.

Budgets are simulations, so that a level plays alike on all but slow machines. A new finding is one line in `LEVELS`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from triumvir.agents.base import Agent
from triumvir.agents.budget import Budget
from triumvir.agents.champion import ChampionAgent
from triumvir.agents.greedy import GreedyAgent
from triumvir.agents.search import SearchAgent
from triumvir.agents.settings import SearchSettings, settings_of
from triumvir.engine.errors import UnknownGame
from triumvir.engine.game import Game
from triumvir.engine.native import compiled
from triumvir.engine.perspective import Perspective

ADVISER = "level:5" if compiled() else "level:4"  # who is asked for hints
PATIENCE = 3.0  # seconds that a person waits for a move; compiled, no level comes near. Advice is not cut short
LEVEL_NAMES = ("Tiro", "Miles", "Centurio", "Legatus", "Imperator")


@dataclass(frozen=True)
class Greedy:
    """A player that looks to the end of its turn, with so many tries and so much whim (in VP)."""

    tries: int
    temperature: float = 0.0

    def sit_down(self, seed: int, game: str) -> Agent:
        """The player."""
        return GreedyAgent(seed, self.tries, self.temperature)


@dataclass(frozen=True)
class Search:
    """A player that searches with so many simulations, so many rounds ahead, with so many tries for a turn."""

    simulations: int
    rounds: int
    tries: int

    def sit_down(self, seed: int, game: str) -> Agent:
        """The player."""
        settings = replace(settings_of(game), rounds=self.rounds, tries=self.tries)
        return SearchAgent(seed, Budget(self.simulations, PATIENCE), settings)


@dataclass(frozen=True)
class Champion(Search):
    """The same with the learned judgement."""

    def sit_down(self, seed: int, game: str) -> Agent:
        settings = replace(settings_of(game, learned=True), rounds=self.rounds, tries=self.tries)
        return ChampionAgent(seed, Budget(self.simulations, PATIENCE), settings)


Level = Greedy | Search
Levels = tuple[Level, Level, Level, Level, Level]

USUAL: Levels = (Greedy(1, 10.0), Greedy(2, 2.5), Search(50, 1, 2), Champion(150, 2, 2), Champion(2000, 2, 3))
LEVELS: dict[str, Levels] = {
    "forum-trajanum": (Greedy(1, 20.0), Greedy(2, 1.5), *USUAL[2:]),
    "nova-roma": (Greedy(1, 20.0), Greedy(2, 1.2), *USUAL[2:]),
    "trajan": USUAL,
}

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
            self._player = LEVELS.get(game.name, USUAL)[self.level - 1].sit_down(self.draw_below(1 << 30), game.name)
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
    raise UnknownGame(f"There is no level {text!r}, only {names}.", f"Es gibt keine Stufe {text!r}, nur {names}.")
