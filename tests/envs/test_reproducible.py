"""A game of a vector is the same whatever is played beside it, in however many processes, against whomever."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from triumvir.envs.opponents import Policy, Pool
from triumvir.envs.table import Table
from triumvir.envs.vector import STRIDE, VectorEnv

from .settings import TITLES

STEPS = 260
SEED = 40


def first_legal(observation: np.ndarray, mask: np.ndarray) -> int:
    return int(mask.argmax() if observation.sum() % 2 < 1 else np.flatnonzero(mask)[-1])


OPPONENTS: dict[str, dict[int, Any]] = {
    "nobody": {},
    "random": {1: "random", 2: "random"},
    "greedy and random": {1: "greedy", 2: "random"},
    "a policy and a pool": {0: Policy(first_legal), 2: Pool({"random": 1, "greedy": 2})},
}


def trace(title: str, games: int, workers: int, opponents: dict[int, Any], number: int, steps: int) -> list[Any]:
    """All that can be seen of one game, while the others play on at random."""
    env = VectorEnv(title, games, 3, opponents=opponents, workers=workers, reward="step")
    seeds = [SEED + 1000 + other for other in range(games)]
    seeds[number] = SEED
    try:
        now = env.reset(seed=seeds)
        seen = []
        for _ in range(steps):
            seen.append([array[number].tobytes() for array in now])
            now = env.step(env.sample())
        return seen
    finally:
        env.close()


@pytest.mark.parametrize("opponents", OPPONENTS)
def test_a_game_is_the_same_in_every_vector(opponents: str) -> None:
    steps = STEPS if opponents in ("nobody", "random") else 40
    expected = trace("trajan", 1, 0, OPPONENTS[opponents], 0, steps)
    for games, workers, number in ((4, 0, 2), (64, 0, 63), (1, 1, 0), (4, 2, 3)):
        assert trace("trajan", games, workers, OPPONENTS[opponents], number, steps) == expected, (games, workers)


@pytest.mark.parametrize("title", TITLES)
def test_so_it_is_for_every_title(title: str) -> None:
    expected = trace(title, 1, 0, OPPONENTS["random"], 0, STEPS)
    assert trace(title, 5, 0, OPPONENTS["random"], 3, STEPS) == expected
    assert trace(title, 64, 2, OPPONENTS["random"], 40, STEPS) == expected


@pytest.mark.parametrize("opponents", OPPONENTS)
def test_it_is_the_game_of_the_single_environment(opponents: str) -> None:
    env = VectorEnv("trajan", 2, 3, opponents=OPPONENTS[opponents], reward="step")
    table = Table(env.game, OPPONENTS[opponents], "step")
    now = env.reset(seed=SEED)
    table.reset(SEED)
    seed, ended = SEED, False
    for _ in range(900 if opponents == "random" else 60):
        seat = int(now.seats[0])
        assert seat == table.state.to_act
        assert np.array_equal(now.observations[0], table.observation(seat))
        actions = env.sample()
        paid = table.act(int(actions[0]))
        now = env.step(actions)
        assert now.rewards[0].tolist() == paid
        if now.done[0]:
            seed, ended = seed + STRIDE, True
            table.reset(seed)
    assert ended or opponents != "random"


def test_a_game_that_is_started_again_is_the_same_again() -> None:
    env = VectorEnv("trajan", 2, 3, opponents={0: "random", 1: "greedy"})
    first = env.reset(seed=3)
    for _ in range(20):
        env.step(env.sample())
    again = env.reset(seed=3)
    for old, new in zip(first, again, strict=True):
        assert np.array_equal(old, new)
