"""Gymnasium environments: one seat, against chosen agents.

    import gymnasium
    import triumvir.envs.gymnasium          # registers the games

    env = gymnasium.make("triumvir/Trajan-v0", players=2, opponents="level:2")
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

| id | class |
|---|---|
| `triumvir/Trajan-v0`, `triumvir/ForumTrajanum-v0`, `triumvir/NovaRoma-v0` | `SeatEnv` |
| the same with `gymnasium.make_vec` | `SeatVectorEnv`: many games in compiled code, random opponents |

| argument | meaning |
|---|---|
| `players`, `options`, `box` | as `triumvir.load` takes them |
| `seat` | the seat that is played from outside, 0 if nothing is said |
| `opponents` | one agent for all other seats, or a mapping from seat to agent; `"random"` if nothing is said |
| `reward` | `"rank"` (default), `"score"`, `"difference"`, `"step"`: see `triumvir.envs.rewards` |
| `observation` | `"vector"` (default), the mask in `info`; `"dict"`: vector and `action_mask`, as in PettingZoo |
| `illegal` | `"end"` (default): an illegal action ends the game with -1, the rule in `info`; `"raise"`: IllegalAction |
| `max_steps` | the game is cut (truncated) after so many own decisions |
| `position`, `redeal` | start from a position: see `triumvir.envs.positions` |
| `render_mode` | `"ansi"`, `"svg"`, `"rgb_array"` or `"human"`, from the view of the seat |

`info["action_mask"]` has a one for each legal action, and `env.unwrapped.action_masks()` gives the same as MaskablePPO
of sb3-contrib wants it. At the end `info["scores"]` and `info["ranking"]` tell the result.
A `SeatEnv` can be pickled in the middle of a game and goes on from there; a `SeatVectorEnv` starts anew.

Version history: v0, the first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from triumvir.engine.errors import IllegalAction, UnknownGame
from triumvir.engine.state import State
from triumvir.envs import display
from triumvir.envs.arrays import rows
from triumvir.envs.lanes import Lanes, Step, shapes
from triumvir.envs.positions import BoxSource, load_game, load_position, save_position, settings
from triumvir.envs.table import BOUND, ILLEGAL_REWARD, SEED_BITS, AgentSpec, Table, one_of

IDS = {"trajan": "Trajan", "forum-trajanum": "ForumTrajanum", "nova-roma": "NovaRoma"}

Info = dict[str, Any]


class SeatEnv(display.Shown, gymnasium.Env[Any, np.int64]):
    """One seat of a game."""

    metadata = {"render_modes": list(display.RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's own declaration

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        box: BoxSource | None = None,
        seat: int = 0,
        opponents: AgentSpec | Mapping[int, AgentSpec] = "random",
        reward: str | None = None,
        observation: str = "vector",
        illegal: str = "end",
        max_steps: int | None = None,
        position: State | str | None = None,
        redeal: bool = False,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        one_of("observation", observation, ("vector", "dict"))
        one_of("illegal", illegal, ("end", "raise"))
        if render_mode is not None:
            one_of("render_mode", render_mode, display.RENDER_MODES)
        self.game = load_game(game, players, options, box)
        others = [other for other in range(self.game.players) if other != seat]
        agents = opponents if isinstance(opponents, Mapping) else dict.fromkeys(others, opponents)
        if sorted(agents) != others:
            raise UnknownGame(
                f"Opponents are needed for the seats {others}, not for {sorted(agents)}.",
                f"Gegner werden für die Plätze {others} gebraucht, nicht für {sorted(agents)}.",
            )
        self.table = Table(self.game, agents, reward, position, redeal)
        self.seat = seat
        self.render_mode = render_mode
        self.lang = lang
        self.max_steps = max_steps
        self._steps = 0
        self._ended = False
        self._raise = illegal == "raise"
        self._as_dict = observation == "dict"
        self.action_space = Discrete(self.game.num_actions)
        vector = Box(-BOUND, BOUND, (self.table.length,), np.float32)
        mask = Box(0, 1, (self.game.num_actions,), np.int8)
        self.observation_space = Dict({"observation": vector, "action_mask": mask}) if self._as_dict else vector

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Info]:
        """Start a game; `options={"position": ...}` starts this one from a position or from the text of `save`."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**SEED_BITS))
        self.table.reset(drawn if seed is None else seed)
        given = (options or {}).get("position")
        if given is not None:
            self.table.place(load_position(given, self.game) if isinstance(given, str) else given)
        self._steps = 0
        self._ended = False
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, Info]:
        """Take the decision of the seat; the agents play until the next one is due."""
        if self._ended:
            raise UnknownGame(
                "The game is over; reset starts the next.", "Das Spiel ist zu Ende; reset beginnt ein neues."
            )
        self._steps += 1
        try:
            paid = self.table.act(int(action))[self.seat]
        except IllegalAction as refusal:
            if self._raise:
                raise
            self._ended = True
            return self._observation(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": str(refusal)}
        over = self.table.state.over
        cut = self.table.cut = not over and self.max_steps is not None and self._steps >= self.max_steps
        self._ended = over or cut
        if self.render_mode == "human":
            self.render()
        return self._observation(), paid, over, cut, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as MaskablePPO asks for them."""
        return self.table.mask(self.seat).astype(np.bool_)

    def _observation(self) -> Any:
        vector = self.table.observation(self.seat)
        return {"observation": vector, "action_mask": self.table.mask(self.seat)} if self._as_dict else vector

    def _info(self) -> Info:
        info: Info = {"action_mask": self.table.mask(self.seat)}
        if self.table.state.over:
            info |= {"scores": self.table.state.scores(), "ranking": self.table.state.ranking()}
        return info

    @property
    def position(self) -> State:
        """The true position, hidden parts included."""
        return self.table.state

    def save(self) -> str:
        """The position as text, to be restored by `reset(options={"position": text})`."""
        return save_position(self.table.state)

    def render(self) -> Any:
        """The board as `render_mode` says, seen by the seat."""
        return display.render(self.render_mode, self.position, self.seat, self.lang)

    def _repr_svg_(self) -> str:
        return display.svg(self.position, self.seat, self.lang)


class SeatVectorEnv(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """One seat in many games against random opponents, all of it in compiled code.

    A game that ends is started anew in the same step; `infos["final_obs"]` has what the seat saw at the end, where
    `infos["_final_obs"]` is true. An illegal action raises IllegalAction. Arguments are those of `SeatEnv`, without
    opponents.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        box: BoxSource | None = None,
        seat: int = 0,
        reward: str | None = None,
        position: State | str | None = None,
        redeal: bool = False,
    ) -> None:
        self.game = load_game(game, players, options, box)
        self._settings = settings(self.game, position, num_envs=num_envs, seat=seat, reward=reward, redeal=redeal)
        self.seat = seat
        self.num_envs = num_envs
        self.single_action_space = Discrete(self.game.num_actions)
        self.single_observation_space = Box(-BOUND, BOUND, (self.game.observation_size,), np.float32)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._now = Step(**{name: np.zeros(*shape) for name, shape in shapes(self.game, num_envs, True).items()})
        others = [other for other in range(self.game.players) if other != seat]
        self._lanes = Lanes(self.game, self._now, reward, True, others, position, redeal)

    def __reduce__(self) -> tuple[Callable[[], SeatVectorEnv], tuple[()]]:
        return partial(SeatVectorEnv, **self._settings), ()

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], Info]:
        """Start all games anew; number i with seed + i."""
        given = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=given)
        drawn = int(self.np_random.integers(2**SEED_BITS))
        self._lanes.reset(drawn if given is None else given, self.num_envs)
        return self._now.observations.copy(), {"action_mask": self._now.masks.astype(np.int8)}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """One decision in each game."""
        self._lanes.step(np.asarray(actions).tolist())
        now = self._now
        info: Info = {"action_mask": now.masks.astype(np.int8)}
        if now.done.any():
            info |= {
                "final_obs": rows(self._lanes.batch.last_observations).astype(np.float32),
                "_final_obs": now.done.copy(),
                "scores": now.scores.copy(),
                "ranking": now.ranks.copy(),
            }
        cut = np.zeros(self.num_envs, dtype=np.bool_)
        return now.observations.copy(), now.rewards[:, self.seat].copy(), now.done.copy(), cut, info


def register() -> None:
    """Enter all games into Gymnasium's registry."""
    for title, name in IDS.items():
        identity = f"triumvir/{name}-v0"
        if identity not in gymnasium.registry:
            gymnasium.register(
                identity,
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point=f"{__name__}:SeatVectorEnv",
                kwargs={"game": title},
                disable_env_checker=True,
            )


register()
