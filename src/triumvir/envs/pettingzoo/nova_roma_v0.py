"""Nova Roma for PettingZoo.

    from triumvir.envs.pettingzoo import nova_roma_v0

    env = nova_roma_v0.env(players=3, reward="rank")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

| import | `from triumvir.envs.pettingzoo import nova_roma_v0` |
|---|---|
| actions | discrete, 1030, masked |
| parallel API | no: seats decide one after the other, see `triumvir.envs.pettingzoo` |
| manual control | no: `triumvir play nova-roma` |
| agents | `player_0` to `player_3`; 1 to 4 players, 4 if nothing is said; alone the reward is the score |
| observation | dict of `observation` (float32) and `action_mask` (int8), or the vector alone |
| observation shape | 1466, 2024, 2582 or 3140 numbers for 1, 2, 3 or 4 players |
| length of a random game | about 105, 230, 315 or 420 decisions |

Arguments, observation, rewards and rendering are those of all games here: see `triumvir.envs.pettingzoo`.

Version history: v0, the first.
"""

from functools import partial

from triumvir.envs.pettingzoo.aec import TriumvirAEC, wrapped

GAME = "nova-roma"

env = partial(wrapped, GAME)
raw_env = partial(TriumvirAEC, GAME)
