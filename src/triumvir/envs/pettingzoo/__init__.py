"""PettingZoo environments (AEC): one module for each game there is, all with the same arguments.

    from triumvir.envs.pettingzoo import trajan_v1
    env = trajan_v1.env(players=2, agents={1: "level:2"}, reward="difference", render_mode="ansi")

They are in PettingZoo's registry too, as soon as this package is imported:
`pettingzoo.make("aec", "triumvir/trajan_v1")`. A game that this installation does not have is refused when it is made.

| argument | meaning |
|---|---|
| `players` | how many seats; the most the game allows if nothing is said |
| `options`, `box` | the options of the game, and a box of one's own, as `triumvir.load` takes them |
| `agents` | seats that are played by computer players: `{1: "level:3", 2: "random"}`; the others are the agents here |
| `reward` | `"rank"` (default), `"score"`, `"difference"`, `"step"`: see `triumvir.envs.rewards` |
| `observation` | `"dict"` (default): vector and `action_mask`; `"vector"`: the vector alone, the mask in `infos` |
| `max_cycles` | the game is cut (truncated) after so many decisions; a cut game pays nothing but what steps were paid |
| `position`, `redeal` | start from a position: see `triumvir.envs.positions`; `env.unwrapped.save()` makes one |
| `render_mode` | `"human"` prints, `"ansi"` is text, `"svg"` a picture as text, `"rgb_array"` pixels |
| `render_size` | width and height of `"rgb_array"` in pixels |
| `render_seat`, `lang` | whose view is drawn, a spectator's if nothing is said; `"en"` or `"de"` |

**Observation.** `observation` is the vector of `State.observe`: what the seat may know, the seat itself first, then the
others clockwise; `env.unwrapped.game.observation_parts` names its slices. `action_mask` has a one for each action that
the seat may take now. After the end it is all ones, as in Pgx: nothing is left to be masked, and a masked distribution
stays finite.

**Order.** A turn is a chain of small decisions, and others may decide in between. `agent_selection` is whoever the
rules ask next, which is often the same agent several times in a row.

**Pickling.** An environment can be pickled in the middle of a game; the copy goes on from there.

**Illegal actions.** `env` ends the game with -1 for who did it, as PettingZoo's classic games do. `raw_env` raises
`IllegalAction` with the id of the rule and changes nothing.

**Parallel API: not applicable.** No two seats ever decide at the same time: each decision depends on those before it,
and who is next depends on what was decided. `is_parallelizable` is False. Secret simultaneous choices
are made one after the other, without anyone seeing those of the others: that is the same game.

The number of a version is the game's own (`Meta.env_version`) and grows when its actions or observations come to mean
something else. Version history of the games of the house: v0, the first; v1, observations tell all that views tell.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from triumvir.envs.pettingzoo.titles import TitleModule, module_name
from triumvir.games import titles

MODULES = {module_name(title): TitleModule(__name__, title) for title in titles()}
sys.modules |= {module.__name__: module for module in MODULES.values()}


def __getattr__(name: str) -> Any:
    """The module of a game."""
    if name in MODULES:
        return MODULES[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def register() -> None:
    """Enter all games into PettingZoo's registry, where this PettingZoo has one."""
    try:
        registration = import_module("pettingzoo.env_registry.registration")
    except ModuleNotFoundError:  # before 1.26
        return
    for module in MODULES:
        identity = f"triumvir/{module}"
        if identity.replace("_v", "-v") not in registration.aec_registry:
            registration.register("aec", identity, entry_point=f"{__name__}.{module}:env")


register()
