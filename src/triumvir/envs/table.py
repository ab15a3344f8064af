"""A game at a table: some seats are played from outside, the others by agents. PettingZoo and Gymnasium sit on it.

`act` takes one decision from outside and lets the agents play until the next one is due. Agents see a `Perspective`,
never the position, and are made anew for every game, so that a seed fixes their play too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from triumvir.agents import Agent, make_agent
from triumvir.engine.errors import UnknownGame
from triumvir.engine.game import Game
from triumvir.engine.perspective import Perspective
from triumvir.engine.state import State
from triumvir.envs.arrays import floats
from triumvir.envs.batch import observed
from triumvir.envs.positions import SMALL, opening
from triumvir.envs.rewards import STEP, final_rewards, reward_kind

BOUND = 1e6  # no number of an observation is larger; the test kit makes sure of it
ILLEGAL_REWARD = -1.0
SEED_BITS = 62  # of seeds that an environment draws itself

AgentSpec = str | Callable[[int], Agent]  # a name as in `--agents`, or a function that makes an agent from a seed


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
        self.agents = dict(agents or {})
        for seat in self.agents:
            if type(seat) is not int or not 0 <= seat < game.players:
                raise UnknownGame(
                    f"There is no seat {seat!r} for an agent; seats are 0 to {game.players - 1}.",
                    f"Es gibt keinen Platz {seat!r} für eine Computerperson; die Plätze sind 0 bis {game.players - 1}.",
                )
        self.seats = [seat for seat in range(game.players) if seat not in self.agents]
        if not self.seats:
            raise UnknownGame("No seat is left to play from outside.", "Es bleibt kein Platz, der von außen spielt.")
        self.reward = reward_kind(reward, game)
        self.length = game.observation_size
        self._opening = opening(game, position, redeal)
        self.cut = False  # set where a game is ended before its time
        self._sit_down(0)
        self.state = self._opening(0)
        self._standing = self.state.scores()

    def _sit_down(self, seed: int) -> None:
        self._players = {
            seat: make_agent(spec, _agent_seed(seed, seat)) if isinstance(spec, str) else spec(_agent_seed(seed, seat))
            for seat, spec in self.agents.items()
        }
        self._decisions = 0
        self._random = seed % SMALL

    def __getstate__(self) -> dict[str, Any]:
        """All but the agents, which are made anew and go on drawing where they were."""
        draws = {seat: agent._random for seat, agent in self._players.items()}
        return {**self.__dict__, "state": self.state.dump(), "_players": draws}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__ |= saved
        self._sit_down(0)
        for seat, random in saved["_players"].items():
            self._players[seat]._random = random
        self._decisions, self._random = saved["_decisions"], saved["_random"]
        self.state = self.game.restore(saved["state"])

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
        while self.state.to_act in self._players:
            seat = self.state.to_act
            self._decisions += 1
            perspective = Perspective(self.state, seat, (self._random + self._decisions) % SMALL)
            self.state.apply(self._players[seat].choose(perspective))

    def observation(self, seat: int) -> NDArray[np.float32]:
        """What a seat may know."""
        return floats(observed(self.state, seat, self.length)).astype(np.float32)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """The legal actions of a seat as ones; a seat that does not decide has none.

        After the end all are ones, as in Pgx: nothing is left to be masked, and a masked distribution stays finite.
        """
        if self.state.over or self.cut:
            return np.ones(self.game.num_actions, dtype=np.int8)
        mask = np.zeros(self.game.num_actions, dtype=np.int8)
        if self.state.to_act == seat:
            mask[self.state.legal()] = 1
        return mask


def one_of(name: str, value: str, allowed: tuple[str, ...]) -> None:
    """Raises UnknownGame, naming what is allowed, if an argument has another value."""
    if value not in allowed:
        known = ", ".join(allowed)
        raise UnknownGame(
            f"{name} cannot be {value!r}; allowed: {known}.", f"{name} kann nicht {value!r} sein; erlaubt: {known}."
        )


def _agent_seed(seed: int, seat: int) -> int:
    return (seed * 8 + seat + 1) % SMALL
