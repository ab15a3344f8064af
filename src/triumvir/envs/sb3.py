"""One seat in many games for Stable-Baselines3: the vector environment as its `VecEnv`.

    from sb3_contrib import MaskablePPO
    from triumvir.envs.sb3 import SeatVecEnv

    env = SeatVecEnv("trajan", num_envs=64, players=2, opponents="level:1")
    MaskablePPO("MlpPolicy", env).learn(100_000)

Arguments are those of `triumvir.envs.gymnasium.SeatVectorEnv`. MaskablePPO finds the legal actions by `action_masks`.
The end of a game is told as Stable-Baselines3 wants it: `terminal_observation`, `TimeLimit.truncated`, and `episode`
with the reward and length of the whole game. Needs `pip install triumvir[envs] stable-baselines3`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from triumvir.envs.gymnasium import SeatVectorEnv


class SeatVecEnv(VecEnv):  # type: ignore[misc]  # the library is optional and not looked at
    """Many games of one seat."""

    def __init__(self, game: str, num_envs: int = 1, **options: Any) -> None:
        self.games = SeatVectorEnv(game, num_envs, **options)
        self.render_mode = None
        super().__init__(num_envs, self.games.single_observation_space, self.games.single_action_space)
        self._actions: NDArray[np.int64] = np.zeros(num_envs, dtype=np.int64)
        self._paid = np.zeros(num_envs)
        self._lengths = np.zeros(num_envs, dtype=np.int64)

    def reset(self) -> Any:
        """Start all games anew, with the seeds of `seed` where there are any."""
        seeds = self._seeds if all(seed is not None for seed in self._seeds) else None
        observations, _ = self.games.reset(seed=seeds)
        self._reset_seeds()
        self._paid[:] = 0
        self._lengths[:] = 0
        return observations

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Keep the actions for `step_wait`."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """One decision in each game."""
        observations, rewards, terminated, truncated, info = self.games.step(self._actions)
        done = terminated | truncated
        self._paid += rewards
        self._lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for number in np.flatnonzero(done).tolist():
            infos[number] = {
                "terminal_observation": _row(info["final_obs"], number),
                "TimeLimit.truncated": bool(truncated[number]),
                "episode": {"r": float(self._paid[number]), "l": int(self._lengths[number])},
            }
            self._paid[number] = self._lengths[number] = 0
        return observations, rewards.astype(np.float32), done, infos

    def close(self) -> None:
        """Let the workers go."""
        self.games.close()

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The same for all games."""
        value = getattr(self.games, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """The games have one setting; it is chosen when they are made."""
        raise AttributeError(f"{attr_name} is chosen when the environment is made")

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """What a method of the vector returns, game by game."""
        rows = getattr(self.games, method_name)(*args, **kwargs)
        return [rows[number] for number in self._get_indices(indices)]

    def has_attr(self, attr_name: str) -> bool:
        """MaskablePPO asks for `action_masks`."""
        return hasattr(self.games, attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """`episode` is told in here, so no monitor is needed."""
        monitors = wrapper_class.__name__ == "Monitor"
        return [monitors for _ in self._get_indices(indices)]

    def get_images(self) -> Sequence[NDArray[np.uint8] | None]:
        """Pictures are for single environments."""
        return [None] * self.num_envs


def _row(observations: Any, number: int) -> Any:
    if isinstance(observations, dict):
        return {name: array[number] for name, array in observations.items()}
    return observations[number]
