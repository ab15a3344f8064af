"""Trajan for PettingZoo.

    from triumvir.envs.pettingzoo import trajan_v0

    env = trajan_v0.env(players=3, reward="rank")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

| import | `from triumvir.envs.pettingzoo import trajan_v0` |
|---|---|
| actions | discrete, 145, masked |
| parallel API | no: seats decide one after the other, see `triumvir.envs.pettingzoo` |
| manual control | no: `triumvir play trajan` |
| agents | `player_0` to `player_3`; 2 to 4 players, 4 if nothing is said |
| observation | dict of `observation` (float32) and `action_mask` (int8), or the vector alone |
| observation shape | 1010, 1296 or 1582 numbers for 2, 3 or 4 players |
| length of a random game | about 380, 550 or 720 decisions |

A game about sowing: each seat moves markers through six trays like stones of a mancala, and the tray where the last one
falls says which action it may take. Hidden are the cards in the others' hands and the order of every face-down supply.
Arguments, observation, rewards and rendering are those of all games here: see `triumvir.envs.pettingzoo`.

Version history: v0, the first.
"""

from functools import partial

from triumvir.envs.pettingzoo.aec import TriumvirAEC, wrapped

GAME = "trajan"

env = partial(wrapped, GAME)
raw_env = partial(TriumvirAEC, GAME)
