"""The view law on tensors: what a seat observes never changes with what it cannot know."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from triumvir.envs.table import Table
from triumvir.envs.vector import VectorEnv

from .settings import TABLES, played

PLIES = (0, 15, 60, 140, 250)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_a_table_shows_a_seat_what_it_may_know(title: str, players: int) -> None:
    for plies in PLIES:
        state = played(title, players, 7, plies)
        table = Table(state.game)
        for seat in range(players):
            seen = []
            for position in (state, *(state.imagine(seat, 1000 + number) for number in range(4))):
                table.place(position)
                seen.append((table.observation(seat), table.mask(seat)))
            for observation, mask in seen[1:]:
                assert np.array_equal(observation, seen[0][0])
                assert np.array_equal(mask, seen[0][1])


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_the_vector_environment_too(title: str, players: int) -> None:
    env = VectorEnv(title, 4, players)
    env.reset(seed=1)
    for plies in PLIES:
        state = played(title, players, 8, plies)
        now = env.place(0, state)
        for number in range(1, 4):
            now = env.place(number, state.imagine(int(state.to_act), 2000 + number))
        for array in (now.observations, now.masks, now.seats):
            assert all(np.array_equal(array[number], array[0]) for number in range(1, 4))


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_openspiel_tensors_and_strings_too(title: str, players: int) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    openspiel = pytest.importorskip("triumvir.envs.openspiel")
    game = pyspiel.load_game(f"python_{title.replace('-', '_')}", {"players": players})
    for plies in PLIES:
        state = played(title, players, 9, plies)
        true = openspiel.state_at(game, state)
        for seat in range(players):
            guess = openspiel.state_at(game, state.imagine(seat, 77))
            assert guess.observation_tensor(seat) == true.observation_tensor(seat)
            assert guess.observation_string(seat) == true.observation_string(seat)
            assert guess.information_state_tensor(seat) == true.information_state_tensor(seat)
            assert guess.information_state_string(seat) == true.information_state_string(seat)


def test_observing_leaves_nothing_in_memory() -> None:
    """A vector that plain Python hands to compiled code is never freed (mypyc 2.4.1); none may be."""
    status = Path("/proc/self/statm")
    if not status.exists():
        pytest.skip("asks Linux how much memory is in use")

    def pages() -> int:
        return int(status.read_text().split()[1])

    table = Table(played("trajan", 3, 1, 50).game)
    env = VectorEnv("trajan", 8, 3)
    env.reset(seed=1)
    before = pages()
    for _ in range(2000):
        table.observation(0)
    for _ in range(250):
        env.step(env.sample())
    assert pages() - before < 2048  # 8 MB; the 4000 observations would be 40 MB
