"""The environment behind every PettingZoo module of this package; it is the same for all games."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete, Space
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from triumvir.engine.errors import WrongMoment, WrongValue, whole
from triumvir.engine.state import State
from triumvir.envs import display
from triumvir.envs.arguments import limit, mapping, one_of, picture_size
from triumvir.envs.opponents import AgentSpec
from triumvir.envs.positions import BoxSource, load_game, position_of, save_position
from triumvir.envs.spaces import masked_space, vector_space
from triumvir.envs.table import ILLEGAL_REWARD, SEED_BITS, Table
from triumvir.language import catalogue

WORDS = catalogue("triumvir.envs", "refusals")

Observation = NDArray[np.float32] | dict[str, NDArray[Any]]


class TriumvirAEC(display.Shown, AECEnv[str, Any, Any]):
    """Seats act one at a time, in the order of the rules, which is not always round the table."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        box: BoxSource | None = None,
        agents: Mapping[int, AgentSpec] | None = None,
        reward: str | None = None,
        observation: str = "dict",
        max_cycles: int | None = None,
        position: State | str | None = None,
        redeal: bool = False,
        render_mode: str | None = None,
        render_size: display.Size | None = None,
        render_seat: int | None = None,
        lang: str = "en",
    ) -> None:
        one_of("observation", observation, ("dict", "vector"))
        if render_mode is not None:
            one_of("render_mode", render_mode, display.RENDER_MODES)
        self.game = load_game(game, players, options, box)
        self.table = Table(self.game, mapping("agents", agents), reward, position, redeal)
        self.metadata = {
            "name": f"{game}_v{self.game.meta.env_version}",
            "render_modes": list(display.RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.render_size = picture_size(render_size)
        self.render_seat = render_seat
        self.lang = lang
        self.max_cycles = limit("max_cycles", max_cycles)
        self.possible_agents = [f"player_{seat}" for seat in self.table.seats]
        self._seat_of = dict(zip(self.possible_agents, self.table.seats, strict=True))
        self._name_of = {seat: name for name, seat in self._seat_of.items()}
        self._as_dict = observation == "dict"
        space = masked_space(self.game) if self._as_dict else vector_space(self.game)
        self.observation_spaces: dict[str, Space[Any]] = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {name: Discrete(self.game.num_actions) for name in self.possible_agents}
        self.state_space: Space[Any] = vector_space(self.game, self.game.players)
        self._random, _ = seeding.np_random(randbits(SEED_BITS))

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self._seat_of:
            raise WrongValue(WORDS("there-no-agent", agent=agent, known=", ".join(self.possible_agents)))
        return agent

    # ------------------------------------------------------------ play

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game. The same seed is the same game here and everywhere in Triumvir; without one the next is drawn.

        With `options={"position": ...}` this one game starts from a position, or from the text of `save`.
        """
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        drawn = int(self._random.integers(2**SEED_BITS))
        self.table.reset(drawn if seed is None else seed)
        given = mapping("options", options).get("position")
        if given is not None:
            self.table.place(position_of(self.game, given))
        self._cycles = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.table.state.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def step(self, action: int | None) -> None:
        """Take the decision of `agent_selection`; an illegal one raises IllegalAction and does nothing."""
        self._require_game()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "None is for agents that are done"
        paid = self.table.act(whole(action, WORDS("action")))
        self._cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {name: paid[self._seat_of[name]] for name in self.agents}
        over = self.table.state.over
        truncated = self.table.cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        for name in self.agents:
            self.terminations[name] = over
            self.truncations[name] = truncated
        self._accumulate_rewards()
        self._select()
        if over or truncated:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Observation, reward, end and info of `agent_selection`."""
        self._require_game()
        return super().last(observe)

    def _require_game(self) -> None:
        if not hasattr(self, "agent_selection"):
            raise WrongMoment(WORDS("no-game-being-played"))

    def _select(self) -> None:
        seat = self.table.state.to_act
        self.agent_selection = self._name_of.get(seat, self.agents[0])
        if self._as_dict:
            self.infos = {name: {} for name in self.agents}
        else:
            self.infos = {name: {"action_mask": self.table.mask(self._seat_of[name])} for name in self.agents}

    def observe(self, agent: str) -> Observation:
        """What a seat may know now, at any time and for any seat."""
        seat = self._seat_of[self._known(agent)]
        vector = self.table.observation(seat)
        return {"observation": vector, "action_mask": self.table.mask(seat)} if self._as_dict else vector

    def state(self) -> NDArray[np.float32]:
        """What all seats know together: their observations in a row. For central critics, not for players."""
        return np.concatenate([self.table.observation(seat) for seat in range(self.game.players)])

    # ------------------------------------------------------------ positions and pictures

    @property
    def position(self) -> State:
        """The true position, hidden parts included."""
        return self.table.state

    def save(self) -> str:
        """The position as text, to be restored by `reset(options={"position": text})`."""
        return save_position(self.table.state)

    def render(self) -> Any:
        """The board as `render_mode` says, seen by `render_seat` or, if that is None, by a spectator."""
        return display.render(self.render_mode, self.position, self.render_seat, self.lang, self.render_size)

    def close(self) -> None:
        """There is nothing to close."""


def wrapped(game: str, **options: Any) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's guards: an illegal action ends the game, calls out of order are told."""
    guarded = wrappers.TerminateIllegalWrapper(TriumvirAEC(game, **options), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(guarded)
