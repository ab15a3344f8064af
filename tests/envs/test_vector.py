"""The vector environment: the same games as single ones, whatever surrounds them."""

from __future__ import annotations

from collections.abc import Callable
from gc import collect
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import triumvir
from triumvir.engine.errors import WrongMoment, WrongValue
from triumvir.engine.fields import fingerprint
from triumvir.engine.native import compiled
from triumvir.envs.opponents import Policy
from triumvir.envs.rewards import REWARDS
from triumvir.envs.table import Table
from triumvir.envs.vector import STRIDE, VectorEnv

from .settings import TABLES, played

GAMES = 3


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("title", "players"), TABLES)
def test_every_game_is_the_single_game_of_its_seed(title: str, players: int, reward: str) -> None:
    env = VectorEnv(title, GAMES, players, reward=reward)
    now = env.reset(seed=20)
    tables = [Table(env.game, reward=reward) for _ in range(GAMES)]
    seeds = [20 + number for number in range(GAMES)]
    for table, seed in zip(tables, seeds, strict=True):
        table.reset(seed)
    endings = 0
    while endings < GAMES + 1:
        actions = env.sample()
        paid = [table.act(action) for table, action in zip(tables, actions.tolist(), strict=True)]
        now = env.step(actions)
        assert now.rewards.tolist() == paid
        for number, table in enumerate(tables):
            assert now.done[number] == table.state.over
            if table.state.over:
                assert now.scores[number].tolist() == table.state.scores()
                assert now.ranks[number].tolist() == table.state.ranking()
                seeds[number] += STRIDE
                table.reset(seeds[number])
                endings += 1
            seat = int(now.seats[number])
            assert seat == table.state.to_act
            assert np.flatnonzero(now.masks[number]).tolist() == table.state.legal()
            if endings or number == 0:
                assert np.array_equal(now.observations[number], table.observation(seat))


def test_workers_play_the_same_games() -> None:
    alone = VectorEnv("trajan", 5, 2)
    team = VectorEnv("trajan", 5, 2, workers=2)
    try:
        expected, got = alone.reset(seed=3), team.reset(seed=3)
        for _ in range(450):
            for own, other in zip(expected, got, strict=True):
                assert np.array_equal(own, other)
            actions = alone.sample()
            expected, got = alone.step(actions), team.step(actions)
        drawn = team.sample()
        assert got.masks[np.arange(5), drawn].all()
        with pytest.raises(triumvir.IllegalAction, match="game 0"):
            team.step(np.full(5, 10_000))
        assert team.positions == alone.positions
    finally:
        team.close()


class Tired:
    """A player that breaks off once, in one of the workers."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, observation: Any, mask: Any) -> int:
        self.calls += 1
        if self.calls == 100:
            raise RuntimeError("tired")
        return int(mask.argmax())


@pytest.mark.parametrize("together", [True, False])
def test_a_worker_in_which_somebody_breaks_off_leaves_the_others_in_step(together: bool) -> None:
    env = VectorEnv("trajan", 3, 2, opponents={1: Policy(Tired())}, workers=2)
    fresh = VectorEnv("trajan", 3, 2, opponents={1: Policy(lambda observation, mask: int(mask.argmax()))})

    def play() -> None:
        for _ in range(200):
            env.send(env.sample())
            for group in [None] if together else [1, 0]:
                env.recv(group)

    try:
        env.reset(seed=1)
        with pytest.raises(RuntimeError, match="tired"):
            play()
        if not together:
            env.recv(0)
        with pytest.raises(WrongMoment, match="reset all games"):
            env.sample()
        told, truth = env.reset(seed=5), fresh.reset(seed=5)
        for _ in range(20):
            for own, other in zip(told, truth, strict=True):
                assert np.array_equal(own, other)
            actions = fresh.sample()
            told, truth = env.step(actions), fresh.step(actions)
    finally:
        env.close()


def test_an_illegal_action_is_refused_before_anything_is_done() -> None:
    env = VectorEnv("trajan", GAMES, 2)
    now = env.reset(seed=1)
    before = [fingerprint(state) for state in env.positions]
    for wrong in (-1, env.game.num_actions, int(np.flatnonzero(~now.masks[2])[0])):
        actions = env.sample()
        actions[2] = wrong
        with pytest.raises(triumvir.IllegalAction, match="game 2"):
            env.step(actions)
    assert [fingerprint(state) for state in env.positions] == before
    with pytest.raises(WrongValue, match="3 actions"):
        env.step([0])


def test_what_was_handed_out_stays_unless_copies_are_not_wanted() -> None:
    for copy in (True, False):
        env = VectorEnv("trajan", GAMES, 2, copy=copy)
        first = env.reset(seed=1)
        masks = first.masks.copy()
        for _ in range(30):
            env.step(env.sample())
        assert np.array_equal(first.masks, masks) == copy


@pytest.mark.parametrize("dtype", ["float32", "int16"])
@pytest.mark.parametrize("title", triumvir.titles())
def test_what_somebody_looks_into_stays_as_it_was(title: str, dtype: str) -> None:
    env, other = VectorEnv(title, GAMES, 2, dtype=dtype), VectorEnv(title, GAMES, 2, dtype=dtype, copy=False)
    now, truth = env.reset(seed=4), other.reset(seed=4)
    held: list[tuple[Any, NDArray[Any]]] = []
    ways: list[Callable[[NDArray[Any]], Any]] = [lambda seen: seen, lambda seen: seen[1:2], memoryview, lambda seen: 0]
    for step in range(80):
        assert np.array_equal(now.observations, truth.observations)
        held.append((ways[step % 4](now.observations), ways[step % 4](now.observations.copy())))
        held = held[-(1 + step % 6) :]
        if step % 9 == 8:
            mask = np.arange(GAMES) == step % GAMES
            now, truth = env.reset(seed=[step] * GAMES, mask=mask), other.reset(seed=[step] * GAMES, mask=mask)
        actions = other.sample()
        now, truth = env.step(actions), other.step(actions)
        for looked_into, then in held:
            assert np.array_equal(looked_into, then)
    seen = now.observations
    del env, now
    collect()
    assert np.array_equal(seen, truth.observations)  # what was handed out outlives the environment


def test_memory_of_observations_that_nobody_holds_is_used_again() -> None:
    env = VectorEnv("trajan", GAMES, 2)
    places = set()
    now = env.reset(seed=1)
    for _ in range(20):
        now = env.step(env.sample())
        places.add(now.observations.ctypes.data)
    assert len(places) == 2 or not compiled()


def test_without_observations_the_games_are_the_same() -> None:
    full, bare = VectorEnv("trajan", GAMES, 2), VectorEnv("trajan", GAMES, 2, observe=False)
    full.reset(seed=9)
    assert bare.reset(seed=9).observations.shape == (GAMES, 0)
    for _ in range(400):
        actions = full.sample()
        one, two = full.step(actions), bare.step(actions)
        assert np.array_equal(one.masks, two.masks)
        assert np.array_equal(one.rewards, two.rewards)


def test_random_seats_are_played_inside() -> None:
    env = VectorEnv("trajan", GAMES, 3, random_seats=(0, 2), reward="step")
    now = env.reset(seed=4)
    paid = np.zeros((GAMES, 3))
    ended = False
    while not ended:
        assert (now.seats == 1).all()
        now = env.step(env.sample())
        paid += now.rewards
        ended = bool(now.done[0])
    assert now.scores[0].tolist() == paid[0].tolist()
    for seats in ((0, 1, 2), (5,)):
        with pytest.raises(WrongValue, match="seat"):
            VectorEnv("trajan", GAMES, 3, random_seats=seats)


def test_games_start_from_a_position_again_and_again() -> None:
    start = played("trajan", 2, 8, 300)
    env = VectorEnv("trajan", GAMES, 2, position=start)
    env.reset(seed=1)
    assert {fingerprint(state) for state in env.positions} == {fingerprint(start)}
    now = env.step(env.sample())
    while not now.done[0]:
        now = env.step(env.sample())
    assert fingerprint(env.position) == fingerprint(start)
    now = env.place(1, start)
    assert fingerprint(env.positions[1]) == fingerprint(start)
    assert np.flatnonzero(now.masks[1]).tolist() == start.legal()


def test_without_a_seed_every_reset_is_another_game() -> None:
    env = VectorEnv("trajan", 1, 2)
    assert not np.array_equal(env.reset().observations, env.reset().observations)


def test_the_first_game_shows_itself_in_a_notebook() -> None:
    env = VectorEnv("trajan", 2, 2)
    env.reset(seed=1)
    assert env._repr_svg_().startswith("<svg")


def test_impossible_numbers_are_refused() -> None:
    for games, workers in ((0, 0), (1, 2), (1, -1)):
        with pytest.raises(WrongValue, match="worker"):
            VectorEnv("trajan", games, 2, workers=workers)
