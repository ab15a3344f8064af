"""Gymnasium environments: one seat, against chosen agents.

    import gymnasium
    import triumvir.envs.gymnasium          # registers the games

    env = gymnasium.make("triumvir/Trajan-v1", players=2, opponents="level:2")
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

| id | class |
|---|---|
| `triumvir/Trajan-v1`, and so on: the name of each game in capitals, without hyphens, with its version | `SeatEnv` |
| the same with `gymnasium.make_vec` | `SeatVectorEnv`: many games in compiled code |

| argument | meaning |
|---|---|
| `players`, `options`, `box` | as `triumvir.load` takes them |
| `seat` | the seat that is played from outside, 0 if nothing is said |
| `opponents` | one for all other seats, or by seat; `"random"` if nothing is said, see `triumvir.envs.opponents` |
| `reward` | `"rank"` (default), `"score"`, `"difference"`, `"step"`: see `triumvir.envs.rewards` |
| `observation` | `"vector"` (default), the mask in `info`; `"dict"`: vector and `action_mask`, as in PettingZoo |
| `illegal` | `"end"` (default): an illegal action ends the game with -1, the rule in `info`; `"raise"`: IllegalAction |
| `max_steps` | the game is cut (truncated) after so many own decisions |
| `position`, `redeal` | start from a position: see `triumvir.envs.positions` |
| `render_mode` | `"ansi"`, `"svg"`, `"rgb_array"` or `"human"`, from the view of the seat |
| `render_size` | width and height of `"rgb_array"` in pixels |

`info["action_mask"]` has a one for each legal action, and `env.unwrapped.action_masks()` gives the same as MaskablePPO
of sb3-contrib wants it. At the end `info["scores"]` and `info["ranking"]` tell the result.
A `SeatEnv` can be pickled in the middle of a game and goes on from there; a `SeatVectorEnv` starts anew.

The number of a version is the game's own (`Meta.env_version`) and grows when its actions or observations come to mean
something else. Version history of the games of the house: v0, the first; v1, observations tell all that views tell.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from triumvir.engine.errors import IllegalAction, WrongMoment, whole
from triumvir.engine.state import State
from triumvir.envs import display
from triumvir.envs import vector as many
from triumvir.envs.arguments import limit, mapping, one_of, picture_size
from triumvir.envs.lanes import Step
from triumvir.envs.opponents import Opponents, against
from triumvir.envs.positions import BoxSource, load_game, position_of, save_position
from triumvir.envs.spaces import masked_space, vector_space
from triumvir.envs.table import ILLEGAL_REWARD, SEED_BITS, Table
from triumvir.games import titles
from triumvir.language import catalogue

WORDS = catalogue("triumvir.envs", "refusals")

IDS = {name: f"triumvir/{name.title().replace('-', '')}-v{title.meta.env_version}" for name, title in titles().items()}
MODES = {
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.DISABLED: "disabled",
}

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
        opponents: Opponents = "random",
        reward: str | None = None,
        observation: str = "vector",
        illegal: str = "end",
        max_steps: int | None = None,
        position: State | str | None = None,
        redeal: bool = False,
        render_mode: str | None = None,
        render_size: display.Size | None = None,
        lang: str = "en",
    ) -> None:
        one_of("observation", observation, ("vector", "dict"))
        one_of("illegal", illegal, ("end", "raise"))
        if render_mode is not None:
            one_of("render_mode", render_mode, display.RENDER_MODES)
        self.game = load_game(game, players, options, box)
        self.seat = whole(seat, WORDS("seat"))
        self.table = Table(self.game, against(self.game, self.seat, opponents), reward, position, redeal)
        self.render_mode = render_mode
        self.render_size = picture_size(render_size)
        self.lang = lang
        self.max_steps = limit("max_steps", max_steps)
        self._steps = 0
        self._ended = True
        self._raise = illegal == "raise"
        self._as_dict = observation == "dict"
        self.action_space = Discrete(self.game.num_actions)
        self.observation_space = masked_space(self.game) if self._as_dict else vector_space(self.game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Info]:
        """Start a game; `options={"position": ...}` starts this one from a position or from the text of `save`."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**SEED_BITS))
        self.table.reset(drawn if seed is None else seed)
        given = mapping("options", options).get("position")
        if given is not None:
            self.table.place(position_of(self.game, given))
        self._steps = 0
        self._ended = False
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, Info]:
        """Take the decision of the seat; the agents play until the next one is due."""
        if self._ended:
            raise WrongMoment(WORDS("no-game-being-played"))
        self._steps += 1
        try:
            paid = self.table.act(whole(action, WORDS("action")))[self.seat]
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
        return display.render(self.render_mode, self.position, self.seat, self.lang, self.render_size)

    def _repr_svg_(self) -> str:
        return display.svg(self.position, self.seat, self.lang)


class SeatVectorEnv(VectorEnv[Any, NDArray[np.int64], NDArray[Any]]):
    """One seat in many games: `triumvir.envs.vector.VectorEnv` as Gymnasium speaks.

    Arguments are those of `SeatEnv` and, of the vector environment, `autoreset_mode`, `workers` and `copy`. At the end
    of a game `infos["final_obs"]` and `infos["final_info"]` have what the seat saw and what came out, where
    `infos["_final_obs"]` is true (in the mode SAME_STEP, the default; in the others they are the step itself).
    `reset(seed=[...])` takes a seed for each game; `options` may have `reset_mask`, which starts only some of them, and
    `position`, one for all games that are started, or `positions`, one for each.
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
        opponents: Opponents = "random",
        reward: str | None = None,
        observation: str = "vector",
        illegal: str = "end",
        max_steps: int | None = None,
        position: State | str | None = None,
        redeal: bool = False,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        workers: int = 0,
        copy: bool = True,
    ) -> None:
        one_of("observation", observation, ("vector", "dict"))
        self.game = load_game(game, players, options, box)
        self.seat = whole(seat, WORDS("seat"))
        known = {str(mode.value): mode for mode in AutoresetMode}
        asked = autoreset_mode.value if isinstance(autoreset_mode, AutoresetMode) else autoreset_mode
        one_of("autoreset_mode", asked, tuple(known))
        mode = known[asked]
        self.games = many.VectorEnv(
            game,
            num_envs,
            players,
            options,
            box=box,
            reward=reward,
            opponents=against(self.game, self.seat, opponents),
            illegal=illegal,
            max_steps=max_steps,
            autoreset=MODES[mode],
            position=position,
            redeal=redeal,
            workers=workers,
            copy=copy,
        )
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        self.num_envs = num_envs
        self._as_dict = observation == "dict"
        self._same_step = mode is AutoresetMode.SAME_STEP
        self.single_action_space = Discrete(self.game.num_actions)
        self.single_observation_space = masked_space(self.game) if self._as_dict else vector_space(self.game)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._settings = {
            "seat": self.seat,
            "observation": observation,
            "autoreset_mode": mode,
            "workers": workers,
            "copy": copy,
        }

    def __reduce__(self) -> tuple[Callable[..., SeatVectorEnv], tuple[Any, ...]]:
        return _seat_vector, (self.games, self._settings)

    @property
    def autoreset_mode(self) -> AutoresetMode:
        """What follows when a game has ended."""
        mode: AutoresetMode = self.metadata["autoreset_mode"]
        return mode

    def reset(self, *, seed: int | list[int | None] | None = None, options: Info | None = None) -> tuple[Any, Info]:
        """Start all games anew, or those of `options["reset_mask"]`; number i with seed + i, or with its own seed."""
        given = mapping("options", options)
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is None:
            seed = [int(self.np_random.integers(2**SEED_BITS)) for _ in range(self.num_envs)]
        mask = given.get("reset_mask")
        now = self.games.reset(seed, mask=mask)
        positions = given.get("positions", [given.get("position")] * self.num_envs)
        for number, position in enumerate(positions):
            if position is not None and (mask is None or mask[number]):
                now = self.games.place(number, position)
        return self._observations(now), self._info(now)

    def step(self, actions: ArrayLike) -> tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """One decision in each game."""
        now = self.games.step(actions)
        info = self._info(now)
        if now.done.any() and self._same_step:
            info |= self._final(now)
        elif now.done.any():
            info |= self._results(now)
        return self._observations(now), now.rewards[:, self.seat], now.done & ~now.truncated, now.truncated, info

    def _observations(self, now: Step) -> Any:
        if not self._as_dict:
            return now.observations
        return {"observation": now.observations, "action_mask": now.masks.view(np.int8)}

    def _info(self, now: Step) -> Info:
        everywhere = np.ones(self.num_envs, dtype=np.bool_)
        return {"action_mask": now.masks.view(np.int8), "_action_mask": everywhere}

    def _results(self, now: Step) -> Info:
        refusals = self.games.refusals
        played_out = now.done & ~now.truncated
        played_out[list(refusals)] = False
        info: Info = {
            "scores": now.scores,
            "_scores": played_out,
            "ranking": now.ranks,
            "_ranking": played_out,
        }
        if refusals:
            reasons = np.full(self.num_envs, None, dtype=object)
            for number, reason in refusals.items():
                reasons[number] = reason
            info |= {"illegal": reasons, "_illegal": reasons != None}  # noqa: E711 - for each of them
        return info

    def _final(self, now: Step) -> Info:
        last = self.games.final_observations[:, 0]
        mask = np.ones((self.num_envs, self.game.num_actions), dtype=np.int8)
        seen = {"observation": last, "action_mask": mask} if self._as_dict else last
        info = {"final_obs": seen, "_final_obs": now.done, "_final_info": now.done}
        return {**info, "final_info": {**self._results(now), "action_mask": mask, "_action_mask": now.done}}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of all games, as MaskablePPO of sb3-contrib asks for them."""
        return self.games.masks

    def close_extras(self, **kwargs: Any) -> None:
        """Let the workers go."""
        self.games.close()


def _seat_vector(games: many.VectorEnv, settings: Info) -> SeatVectorEnv:
    """A copy that starts anew."""
    setting, game = games.setting, games.game
    return SeatVectorEnv(
        game.name,
        games.games,
        game.players,
        dict(game.options),
        box=game.box,
        opponents=setting.opponents,
        reward=setting.reward,
        illegal=setting.illegal,
        max_steps=setting.max_steps,
        position=setting.position,
        redeal=setting.redeal,
        **settings,
    )


def register() -> None:
    """Enter all games into Gymnasium's registry."""
    for title, identity in IDS.items():
        if identity not in gymnasium.registry:
            gymnasium.register(
                identity,
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point=f"{__name__}:SeatVectorEnv",
                kwargs={"game": title},
                disable_env_checker=True,
            )


register()
