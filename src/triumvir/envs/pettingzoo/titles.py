"""The module of each game: made here from what the game says of itself, so that every game has one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from types import ModuleType

from triumvir.envs.pettingzoo.aec import TriumvirAEC, wrapped
from triumvir.games import load, titles

PAGE = """{title} for PettingZoo.

    from {package} import {module}

    env = {module}.env(players={players}, reward="rank")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

| import | `from {package} import {module}` |
|---|---|
| actions | discrete, {actions}, masked |
| parallel API | no: seats decide one after the other, see `{package}` |
| manual control | no: `triumvir play {name}` |
| agents | `player_0` to `player_{last}`; {low} to {high} players, {high} if nothing is said{alone} |
| observation | dict of `observation` (float32) and `action_mask` (int8), or the vector alone |
| observation shape | {sizes} numbers for {counts} players |

{blurb}
Arguments, observation, rewards and rendering are those of all games here: see `{package}`.

What a version promises, and what it changed: see `{package}`.
"""


class TitleModule(ModuleType):  # noqa: D101
    # What a game offers to PettingZoo. It has no docstring of its own: its instances make theirs.

    def __init__(self, package: str, title: str) -> None:
        super().__init__(f"{package}.{module_name(title)}")
        self.GAME = title
        self.env = partial(wrapped, title)
        self.raw_env = partial(TriumvirAEC, title)

    def __reduce__(self) -> tuple[Callable[[str], ModuleType], tuple[str]]:
        return import_module, (self.__name__,)  # libraries that send a function elsewhere send what it names with it

    @property
    def __doc__(self) -> str:  # type: ignore[override]  # of a module it may be assigned, too
        package, _, module = self.__name__.rpartition(".")
        meta = titles()[self.GAME].meta
        games = [load(self.GAME, players) for players in range(meta.min_players, meta.max_players + 1)]
        return PAGE.format(
            title=meta.title,
            name=meta.name,
            package=package,
            module=module,
            players=min(3, meta.max_players),
            actions=games[0].num_actions,
            last=meta.max_players - 1,
            low=meta.min_players,
            high=meta.max_players,
            alone="; alone the reward is the score" if meta.min_players == 1 else "",
            sizes=_listed([game.observation_size for game in games]),
            counts=_listed([game.players for game in games]),
            blurb=meta.blurb.in_("en"),
        )


def module_name(title: str) -> str:
    """What the module of a game is called."""
    return f"{title.replace('-', '_')}_v{titles()[title].meta.env_version}"


def _listed(numbers: list[int]) -> str:
    *first, last = map(str, numbers)
    return f"{', '.join(first)} or {last}" if first else last
