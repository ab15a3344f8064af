"""What follows the end of a game: the three modes of Gymnasium, games that are cut, last observations, groups."""

from __future__ import annotations

import numpy as np
import pytest

from triumvir.engine.errors import WrongMoment
from triumvir.engine.layout import VARIES
from triumvir.envs.vector import VectorEnv

from .settings import TITLES

CUT = 6


def ended(mode: str) -> VectorEnv:
    """Two games that were cut at the same time."""
    env = VectorEnv("trajan", 2, 2, opponents={1: "random"}, max_steps=CUT, autoreset=mode)
    now = env.reset(seed=[3, 30])
    for _ in range(CUT):
        assert not now.done.any()
        now = env.step(env.sample())
    assert now.done.all()
    assert now.truncated.all()
    return env


def test_the_next_game_starts_in_the_same_step() -> None:
    env = ended("same_step")
    last = env.final_observations
    assert last.shape == (2, 1, env.game.observation_size)
    now = env.step(env.sample())
    assert not now.done.any()
    assert (now.seats == 0).all()
    assert not np.array_equal(last[:, 0], now.observations)


def test_or_in_the_next_one() -> None:
    env = ended("next_step")
    masks = env.masks
    assert masks.all()
    now = env.step(np.zeros(2, dtype=np.int64))
    assert not now.done.any()
    assert not now.rewards.any()
    assert not now.masks.all(axis=1).any()
    assert (now.seats == 0).all()


def test_or_when_it_is_told_to() -> None:
    env = ended("disabled")
    with pytest.raises(WrongMoment, match="reset"):
        env.step([0, 0])
    env.reset(seed=[3, 30], mask=[True, False])
    with pytest.raises(WrongMoment, match="Game 1"):
        env.step(env.sample())
    now = env.reset(seed=[3, 30], mask=[False, True])
    fresh = VectorEnv("trajan", 2, 2, opponents={1: "random"}).reset(seed=[3, 30])
    assert np.array_equal(now.observations, fresh.observations)


@pytest.mark.parametrize("workers", [0, 2])
@pytest.mark.parametrize("dtype", ["float32", "int16"])
@pytest.mark.parametrize("title", TITLES)
def test_what_was_seen_last_stays_until_the_game_ends_again(title: str, dtype: str, workers: int) -> None:
    env = VectorEnv(title, 3, 2, max_steps=CUT, autoreset="next_step", dtype=dtype, workers=workers)
    fixed = np.array([f.divisor != VARIES for f in env.game.observation_features for _ in range(f.length)])
    divisors = env.divisors if dtype == "int16" else np.float32(1)
    seen = np.zeros(env.final_observations.shape, dtype=np.float32)
    ended = set()
    env.reset(seed=5)
    for step in range(4 * CUT):
        if step == CUT // 2:
            env.place(1, env.positions[1])  # cut later than the others from here on
        over = env.step(env.sample()).done
        ended.add(tuple(over.tolist()))
        for number, state in enumerate(env.positions):
            if over[number]:
                seen[number] = [state.observe(seat) for seat in range(2)]
        last = env.final_observations / divisors
        assert np.array_equal(last[..., fixed], seen[..., fixed])
    assert ended == {(False, False, False), (True, False, True), (False, True, False)}
    env.close()


def test_a_mask_leaves_the_other_games_alone() -> None:
    env = VectorEnv("trajan", 3, 2)
    env.reset(seed=1)
    for _ in range(30):
        now = env.step(env.sample())
    after = env.reset(seed=1, mask=[False, True, False])
    assert np.array_equal(after.observations[[0, 2]], now.observations[[0, 2]])
    assert not np.array_equal(after.observations[1], now.observations[1])


@pytest.mark.parametrize("workers", [0, 2])
def test_steps_are_sent_and_received(workers: int) -> None:
    plain = VectorEnv("trajan", 4, 2)
    env = VectorEnv("trajan", 4, 2, workers=workers)
    try:
        expected = plain.reset(seed=5)
        env.reset(seed=5)
        for turn in range(20):
            actions = plain.sample()
            expected = plain.step(actions)
            if turn % 2:
                env.send(actions)
                with pytest.raises(WrongMoment):
                    env.step(actions)
                got = env.recv()
                assert np.array_equal(got.observations, expected.observations)
            else:
                for group, games in enumerate(env.groups):
                    env.send(actions[games], group)
                for group, games in enumerate(env.groups):
                    got = env.recv(group)
                    assert np.array_equal(got.observations, expected.observations[games])
    finally:
        env.close()
