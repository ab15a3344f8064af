"""Many games stepped at once, in NumPy arrays that compiled code fills.

    from triumvir.envs.vector import VectorEnv

    env = VectorEnv("trajan", games=64, players=3)
    now = env.reset(seed=7)
    for _ in range(1000):
        now = env.step(env.sample())     # or any legal action of each game: now.masks tells which
    env.close()

| array | shape | holds, for each game |
|---|---|---|
| `observations` | games x `observation_size`, float32 | what the seat to act may know; named parts in `env.parts` |
| `masks` | games x `num_actions`, bool | its legal actions |
| `seats` | games, int64 | which seat is to act |
| `rewards` | games x players, float64 | what every seat was paid for the last step (`triumvir.envs.rewards`) |
| `done` | games, bool | whether the last step ended the game; the rest then belongs to the next game already |
| `scores`, `ranks` | games x players, int64 | the results of the last finished game |

A game that ends is started anew in the same step. Game number i is played with the seeds `seed + i`,
`seed + i + games`, `seed + i + 2 * games` and so on: the same games as those of every other environment with these
seeds, whatever the others beside it do, and however many `workers` share them.

| option | meaning |
|---|---|
| `box` | components of one's own, as `triumvir.load` takes them |
| `reward` | `"rank"`, `"score"`, `"difference"` or `"step"` |
| `observe` | False leaves the observations out, which is about twenty times as fast |
| `random_seats` | seats that are played at random inside the compiled loop; the others are asked |
| `position`, `redeal` | start from a position instead of the set-up, see `triumvir.envs.positions` |
| `workers` | processes that share the games; the engine holds Python's lock, so threads would gain nothing |
| `copy` | False hands out the arrays themselves, which the next step overwrites |

A vector environment can be pickled; the copy has the same settings and starts anew.

Version history: v0, the first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from secrets import randbits
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from triumvir.engine.errors import UnknownGame
from triumvir.engine.state import State
from triumvir.envs.display import Shown
from triumvir.envs.lanes import Lanes, Step, shapes
from triumvir.envs.positions import BoxSource, load_game, settings
from triumvir.envs.workers import Team

SEED_BITS = 62


class VectorEnv(Shown):
    """Many games at once; see the top of this module."""

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        box: BoxSource | None = None,
        reward: str | None = None,
        observe: bool = True,
        random_seats: Sequence[int] = (),
        position: State | str | None = None,
        redeal: bool = False,
        workers: int = 1,
        copy: bool = True,
    ) -> None:
        if games < 1 or not 1 <= workers <= games:
            raise UnknownGame(
                "At least one game is needed for each worker.", "Für jeden Prozess wird mindestens ein Spiel gebraucht."
            )
        self.game = load_game(game, players, options, box)
        self._settings = settings(self.game, position, games=games, reward=reward, observe=observe)
        self._settings |= {"random_seats": random_seats, "redeal": redeal, "workers": workers, "copy": copy}
        self.games = games
        self.parts = self.game.observation_parts
        self._copy = copy
        given: dict[str, Any] = {"reward": reward, "observe": observe, "random_seats": tuple(random_seats)}
        given |= {"position": position, "redeal": redeal}
        self._team: Team | None = None
        if workers > 1:
            self._team = Team(self.game, games, workers, given)
            self._now = self._team.arrays
        else:
            made = {name: np.zeros(*shape) for name, shape in shapes(self.game, games, observe).items()}
            self._now = Step(**made)
            self._lanes = Lanes(self.game, self._now, **given)

    def __reduce__(self) -> tuple[Callable[[], VectorEnv], tuple[()]]:
        return partial(VectorEnv, **self._settings), ()  # a copy of its own starts anew

    def reset(self, seed: int | None = None) -> Step:
        """Start all games anew; without a seed with one that nobody knows."""
        first = randbits(SEED_BITS) if seed is None else seed
        if self._team:
            self._team.reset(first)
        else:
            self._lanes.reset(first, self.games)
        return self._told()

    def step(self, actions: ArrayLike) -> Step:
        """One action in each game. Raises IllegalAction, and does nothing, if any of them is not legal."""
        chosen = np.asarray(actions, dtype=np.int64)
        if chosen.shape != (self.games,):
            raise ValueError(f"{self.games} actions are needed, one for each game, not an array of {chosen.shape}")
        if self._team:
            self._team.step(chosen)
        else:
            self._lanes.step(chosen.tolist())
        return self._told()

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, uniformly random."""
        return self._team.sample() if self._team else np.array(self._lanes.batch.sample(), dtype=np.int64)

    @property
    def position(self) -> State:
        """The first game; not to be had from workers."""
        return self.positions[0]

    @property
    def positions(self) -> list[State]:
        """Copies of all positions; not to be had from workers."""
        if self._team:
            raise UnknownGame("Positions stay with the workers.", "Die Stellungen bleiben bei den Prozessen.")
        return [state.copy() for state in self._lanes.batch.states]

    def place(self, number: int, state: State) -> Step:
        """Put a position in the place of one game."""
        if self._team:
            raise UnknownGame("Positions stay with the workers.", "Die Stellungen bleiben bei den Prozessen.")
        self._lanes.batch.replace(number, state.copy())
        self._lanes.fill()
        return self._told()

    def close(self) -> None:
        """Let the workers go."""
        if self._team:
            self._team.close()

    def _told(self) -> Step:
        return self._now.kept() if self._copy else self._now
