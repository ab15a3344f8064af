"""A random player through every interface: one game each, the same seed, and what it came to.

    python examples/random_baseline.py [GAME]

Interfaces that are not installed are left out. Shown is how a program sees the game: who is to act, what is observed,
which actions are legal, what is paid.
"""

# ruff: noqa: PLC0415 - every interface imports what it needs, and no more has to be installed

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.util import find_spec

import numpy as np

SEED = 7
PLAYERS = 3


def engine(title: str) -> list[int]:
    """The engine itself: legal actions are a list, and that is all there is to it."""
    import triumvir

    random = np.random.default_rng(SEED)
    state = triumvir.load(title, players=PLAYERS).start(SEED)
    while not state.over:
        state.apply(int(random.choice(state.legal())))
    return state.scores()


def pettingzoo(title: str) -> list[int]:
    """Every seat is an agent; the mask comes with the observation."""
    from triumvir.envs.pettingzoo.aec import wrapped

    env = wrapped(title, players=PLAYERS, reward="score")
    env.reset(seed=SEED)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            assert observation is not None
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    return [int(score) for score in paid.values()]


def gymnasium(title: str) -> list[int]:
    """One seat is played here, the others by agents of Triumvir."""
    from triumvir.envs.gymnasium import SeatEnv

    env = SeatEnv(title, PLAYERS, opponents="random")
    _, info = env.reset(seed=SEED)
    over = False
    while not over:
        _, _, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        over = terminated or truncated
    scores: list[int] = info["scores"]
    return scores


def vector(title: str) -> list[int]:
    """Many games at once; shown is the mean score of 64."""
    from triumvir.envs.vector import VectorEnv

    env = VectorEnv(title, games=64, players=PLAYERS, observe=False)
    env.reset(seed=SEED)
    finished: list[np.ndarray] = []
    while len(finished) < env.games:
        now = env.step(env.sample())
        finished += list(now.scores[now.done])
    return [round(float(score)) for score in np.mean(finished, axis=0)]


def openspiel(title: str) -> list[int]:
    """A state with chance nodes at the start; what bots of OpenSpiel play on."""
    import pyspiel

    import triumvir.envs.openspiel  # noqa: F401 - registers the games

    random = np.random.default_rng(SEED)
    state = pyspiel.load_game(
        f"python_{title.replace('-', '_')}", {"players": PLAYERS, "reward": "score"}
    ).new_initial_state()
    while not state.is_terminal():
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(random.choice(actions)))
    return [int(score) for score in state.returns()]


INTERFACES: dict[str, tuple[str, Callable[[str], list[int]]]] = {
    "engine": ("triumvir", engine),
    "PettingZoo": ("pettingzoo", pettingzoo),
    "Gymnasium": ("gymnasium", gymnasium),
    "vector": ("numpy", vector),
    "OpenSpiel": ("pyspiel", openspiel),
}


def main(title: str = "trajan") -> dict[str, list[int]]:
    """Play through all interfaces; returns the scores."""
    scores = {}
    for name, (package, play) in INTERFACES.items():
        if find_spec(package) is None:
            print(f"{name:12} not installed")
            continue
        scores[name] = play(title)
        print(f"{name:12} scores {scores[name]}")
    return scores


if __name__ == "__main__":
    main(*sys.argv[1:])
