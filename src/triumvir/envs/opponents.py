"""Who plays the seats that are not played from outside, the same in every environment.

| opponent | who plays |
|---|---|
| `"random"`, `"greedy"`, `"level:3"`, `"search:200"` | a computer player by its name |
| a function that makes an `Agent` from a seed | any computer player |
| `Policy(function)` | a function from observation and action mask to an action, such as a trained network |
| `Pool({"random": 1, "level:2": 3})` | one of several, drawn anew for every game and seat with these weights |

All of them see a `Perspective`, never the position, are made anew for every game from its seed, and so play the same
whenever the seed and the actions from outside are the same. `"random"` is played in compiled code by `VectorEnv`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from triumvir.agents import Agent, make_agent
from triumvir.engine.errors import WrongType, WrongValue
from triumvir.engine.game import Game
from triumvir.engine.perspective import Perspective
from triumvir.engine.rng import advance, below, scatter
from triumvir.engine.state import State
from triumvir.envs.batch import SMALL, player_seed
from triumvir.language import catalogue

WORDS = catalogue("triumvir.envs", "refusals")

RANDOM = "random"
DRAWS = 2**30  # how finely the weights of a pool are told apart

AgentSpec = str | Callable[[int], Agent]
Opponents = AgentSpec | Mapping[int, AgentSpec]
Choose = Callable[[NDArray[np.float32], NDArray[np.int8]], Any]  # (observation, action mask) -> action


class Policy:
    """Computer players that ask a function; it has to be picklable where workers share the games."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose

    def __call__(self, seed: int) -> Agent:
        return _PolicyAgent(seed, self.choose)


class _PolicyAgent(Agent):
    name = "policy"

    def __init__(self, seed: int, choose: Choose) -> None:
        super().__init__(seed)
        self._choose = choose

    def choose(self, perspective: Perspective) -> int:
        observation = np.array(perspective.observe(), dtype=np.float32)
        mask = np.zeros(perspective.game.num_actions, dtype=np.int8)
        mask[perspective.legal] = 1
        return int(self._choose(observation, mask))


class Pool:
    """Computer players of which one is drawn for each game."""

    def __init__(self, weights: Mapping[AgentSpec, float]) -> None:
        if not weights or any(weight < 0 for weight in weights.values()) or sum(weights.values()) <= 0:
            raise WrongValue(WORDS("pool-needs-computer-players"))
        self.weights = dict(weights)

    def __call__(self, seed: int) -> Agent:
        drawn = below(advance(scatter(seed)), DRAWS) / DRAWS * sum(self.weights.values())
        spec: AgentSpec = ""
        for spec, weight in self.weights.items():
            drawn -= weight
            if drawn < 0:
                break
        return made(spec, seed)


def made(spec: AgentSpec, seed: int) -> Agent:
    """The computer player of a specification."""
    if isinstance(spec, str):
        return make_agent(spec, seed)
    if not callable(spec):
        raise WrongType(WORDS("player-is-name-or-callable", value=spec))
    return spec(seed)


def checked(game: Game, opponents: Mapping[int, AgentSpec] | None) -> dict[int, AgentSpec]:
    """Opponents by seat; raises WrongValue or UnknownGame if seats or names are not right, or no seat is left."""
    seats = dict(opponents or {})
    for seat, spec in seats.items():
        if type(seat) is not int or not 0 <= seat < game.players:
            raise WrongValue(WORDS("there-no-seat-for", seat=seat, players=game.players - 1))
        made(spec, 0)
    if len(seats) == game.players:
        raise WrongValue(WORDS("no-seat-left-play"))
    return seats


def against(game: Game, seat: int, opponents: Opponents) -> dict[int, AgentSpec]:
    """Opponents of one seat: the same for all others, or as a mapping says that names all of them."""
    others = [other for other in range(game.players) if other != seat]
    if not 0 <= seat < game.players:
        raise WrongValue(WORDS("there-no-seat-seats", seat=seat, players=game.players - 1))
    given = dict(opponents) if isinstance(opponents, Mapping) else dict.fromkeys(others, opponents)
    if set(given) != set(others):
        raise WrongValue(WORDS("opponents-are-needed-for", others=others, given=sorted(given, key=str)))
    return checked(game, given)


class Seated:
    """The computer players of one game."""

    def __init__(self, specs: Mapping[int, AgentSpec], seed: int) -> None:
        self.seed = seed
        self.players = {seat: made(spec, player_seed(seed, seat)) for seat, spec in specs.items()}

    def act(self, state: State, decisions: int) -> None:
        """Take the decision that is due, after so many others by computer players of this game."""
        seat = state.to_act
        perspective = Perspective(state, seat, (self.seed + decisions + 1) % SMALL)
        state.apply(self.players[seat].choose(perspective))
