"""A game at a table: some seats are played from outside, the others by agents. PettingZoo and Gymnasium sit on it.

`act` takes one decision from outside and lets the agents play until the next one is due. Agents see a `Perspective`,
never the position, and are made anew for every game, so that a seed fixes their play too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from triumvir.engine.game import Game
from triumvir.engine.state import State
from triumvir.envs.arrays import mask_of, observation
from triumvir.envs.batch import PENALTY
from triumvir.envs.opponents import AgentSpec, Seated, checked
from triumvir.envs.positions import opening
from triumvir.envs.rewards import STEP, final_rewards, reward_kind

ILLEGAL_REWARD = PENALTY
SEED_BITS = 62  # of seeds that an environment draws itself


class Table:
    """One game after the other, with the same seats and rewards."""

    def __init__(
        self,
        game: Game,
        agents: Mapping[int, AgentSpec] | None = None,
        reward: str | None = None,
        position: State | str | None = None,
        redeal: bool = False,
    ) -> None:
        self.game = game
        self.agents = checked(game, agents)
        self.seats = [seat for seat in range(game.players) if seat not in self.agents]
        self.reward = reward_kind(reward, game)
        self.length = game.observation_size
        self._opening = opening(game, position, redeal)
        self.cut = False  # set where a game is ended before its time
        self._sit_down(0)
        self.state = self._opening(0)
        self._standing = self.state.scores()

    def _sit_down(self, seed: int) -> None:
        self._seated = Seated(self.agents, seed)
        self._decisions = 0

    def __getstate__(self) -> dict[str, Any]:
        """All but the agents, which are made anew and go on drawing where they were."""
        draws = {seat: agent._random for seat, agent in self._seated.players.items()}
        return {**self.__dict__, "_seated": (self._seated.seed, draws)}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__ |= saved
        seed, draws = saved["_seated"]
        self._seated = Seated(self.agents, seed)
        for seat, random in draws.items():
            self._seated.players[seat]._random = random

    def reset(self, seed: int) -> None:
        """Start a game; the seed fixes the set-up and the play of the agents."""
        self._sit_down(seed)
        self._go_on(self._opening(seed))

    def place(self, state: State) -> None:
        """Go on from a position. The agents keep what they have drawn so far."""
        self._go_on(state.copy())

    def _go_on(self, state: State) -> None:
        self.state = state
        self.cut = False
        self._let_play()
        self._standing = self.state.scores()

    def act(self, action: int) -> list[float]:
        """Take the decision that is due; returns what every seat is paid until the next one is due."""
        self.state.apply(action)
        self._let_play()
        paid = final_rewards(self.reward, self.state) if self.state.over else [0.0] * self.game.players
        if self.reward == STEP:
            scores = self.state.scores()
            paid = [float(now - before) for now, before in zip(scores, self._standing, strict=True)]
            self._standing = scores
        return paid

    def _let_play(self) -> None:
        while self.state.to_act in self.agents:
            self._seated.act(self.state, self._decisions)
            self._decisions += 1

    def observation(self, seat: int) -> NDArray[np.float32]:
        """What a seat may know."""
        return observation(self.state, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """The legal actions of a seat as ones; a seat that does not decide has none.

        After the end all are ones, as in Pgx: nothing is left to be masked, and a masked distribution stays finite.
        """
        if self.state.over or self.cut:
            return np.ones(self.game.num_actions, dtype=np.int8)
        return mask_of(self.state, seat)
