"""Forum Trajanum for PettingZoo.

    from triumvir.envs.pettingzoo import forum_trajanum_v0

    env = forum_trajanum_v0.env(players=3, reward="rank")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

| import | `from triumvir.envs.pettingzoo import forum_trajanum_v0` |
|---|---|
| actions | discrete, 524, masked |
| parallel API | no: seats decide one after the other, see `triumvir.envs.pettingzoo` |
| manual control | no: `triumvir play forum-trajanum` |
| agents | `player_0` to `player_3`; 2 to 4 players, 4 if nothing is said |
| observation | dict of `observation` (float32) and `action_mask` (int8), or the vector alone |
| observation shape | 2082, 2789 or 3496 numbers for 2, 3 or 4 players |
| length of a random game | about 190, 290 or 380 decisions |

A game about clearing and building on a grid of one's own. In the first phase of a turn all seats choose in secret and
reveal together; here they choose one after the other, and nobody's observation shows a choice before it is revealed.
Arguments, observation, rewards and rendering are those of all games here: see `triumvir.envs.pettingzoo`.

Version history: v0, the first.
"""

from functools import partial

from triumvir.envs.pettingzoo.aec import TriumvirAEC, wrapped

GAME = "forum-trajanum"

env = partial(wrapped, GAME)
raw_env = partial(TriumvirAEC, GAME)
