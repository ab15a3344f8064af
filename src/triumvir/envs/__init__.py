"""Environments for research: the games in the interfaces that learning libraries know.

| module | interface | needs |
|---|---|---|
| `triumvir.envs.vector` | many games at once, NumPy arrays filled by compiled code | NumPy |
| `triumvir.envs.gymnasium` | one seat against chosen opponents, one game or many | Gymnasium |
| `triumvir.envs.sb3` | the same as a `VecEnv` | Stable-Baselines3 |
| `triumvir.envs.pettingzoo` | all seats in turn (AEC): `trajan_v1` and so on | PettingZoo |
| `triumvir.envs.openspiel` | State and Game: `python_trajan` and so on, registered on import | OpenSpiel |

`pip install triumvir[envs]` brings all of it but OpenSpiel (`triumvir[openspiel]`). What they share:

| module | what it has |
|---|---|
| `rewards` | final rank, score, score difference, score per step |
| `positions` | positions saved and restored, games that start from any position |
| `display` | a position as text, SVG and pixels |
| `opponents` | who plays the seats that are not played from outside |
| `table` | a game of which computer players play some seats |
| `spaces`, `raster` | spaces with their bounds; drawings as pixels |
| `batch`, `lanes`, `workers`, `arrays` | the inside of `vector`; `batch` is compiled with the rules |

The same seed is the same game in all of them. An observation holds what its seat may know and nothing else: it is the
vector of `State.observe`, explained by `game.observation_features`.
"""
