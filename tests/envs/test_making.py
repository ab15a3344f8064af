"""Environments made with a box of one's own, copied by pickle, and described with their true sizes."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import triumvir
from triumvir.engine.box import Box
from triumvir.envs.pettingzoo.titles import module_name
from triumvir.envs.vector import VectorEnv
from triumvir.games import standard_box

from .settings import TITLES, played

gymnasium = pytest.importorskip("triumvir.envs.gymnasium")
aec = pytest.importorskip("triumvir.envs.pettingzoo.aec")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A box of Trajan with a commodity of its own."""
    text = files("triumvir.games.trajan").joinpath("box.toml").read_text(encoding="utf-8")
    path = tmp_path / "box.toml"
    path.write_text(text.replace('"fish"', '"tuna"'), encoding="utf-8")
    return path


@pytest.fixture
def own_box(file: Path) -> Box:
    return Box.read(file)


def settle(env: Any, steps: int) -> list[bytes]:
    """Play the lowest legal actions of an environment for one seat; what it shows on the way."""
    seen = []
    for _ in range(steps):
        legal = np.flatnonzero(env.table.mask(env.seat))
        observation, reward, over, _, _ = env.step(int(legal[-1]))
        seen.append(observation.tobytes() + repr(reward).encode())
        if over:
            break
    return seen


def test_a_box_of_ones_own_in_every_environment(own_box: Box, file: Path) -> None:
    made = [
        gymnasium.SeatEnv("trajan", 2, box=own_box).game,
        gymnasium.SeatVectorEnv("trajan", 2, 2, box=own_box).game,
        aec.TriumvirAEC("trajan", 2, box=file).game,
        VectorEnv("trajan", 2, 2, box=str(file)).game,
    ]
    assert {game.box.digest for game in made} == {own_box.digest}
    assert own_box.digest != standard_box(triumvir.titles()["trajan"]).digest


def test_a_box_out_of_a_file_in_openspiel(file: Path) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import_module("triumvir.envs.openspiel")
    game = pyspiel.load_game(f"python_trajan(box={file})")
    assert game.triumvir.box.digest == Box.read(file).digest
    assert pickle.loads(pickle.dumps(game)).triumvir.box.digest == Box.read(file).digest


@pytest.mark.parametrize("title", TITLES)
def test_a_pickled_seat_goes_on_as_the_original(title: str) -> None:
    env = gymnasium.SeatEnv(title, 2, opponents="random")
    env.reset(seed=5)
    settle(env, 6)
    copy = pickle.loads(pickle.dumps(env))
    assert copy.position.dump() == env.position.dump()
    assert settle(copy, 12) == settle(env, 12)
    assert copy.reset()[0].tobytes() == env.reset()[0].tobytes()


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("redeal", [False, True])
def test_a_pickled_table_goes_on_as_the_original(title: str, redeal: bool) -> None:
    env = aec.wrapped(title, players=2, position=played(title, 2, 3, 9), redeal=redeal)
    env.reset(seed=8)
    copy = pickle.loads(pickle.dumps(env))
    for one in (env, copy):
        for _ in range(5):
            one.step(int(np.flatnonzero(one.last()[0]["action_mask"])[0]))
    assert copy.unwrapped.position.dump() == env.unwrapped.position.dump()
    env.reset(seed=9)
    copy.reset(seed=9)
    assert copy.unwrapped.position.dump() == env.unwrapped.position.dump()


@pytest.mark.parametrize("title", TITLES)
def test_the_module_of_a_game_can_be_sent_to_another_process(title: str) -> None:
    module = getattr(import_module("triumvir.envs.pettingzoo"), module_name(title))
    sent = pickle.dumps(module)
    assert pickle.loads(sent) is module
    code = f"import pickle; print(pickle.loads({sent!r}).env(players=2).unwrapped.game.name)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == title


def test_a_pickled_vector_starts_anew_with_the_same_settings(own_box: Box) -> None:
    env = VectorEnv("trajan", 3, 2, box=own_box, reward="score", observe=False)
    copy = pickle.loads(pickle.dumps(env))
    for one, other in zip(env.reset(seed=4), copy.reset(seed=4), strict=True):
        assert np.array_equal(one, other)
    assert copy.game.box.digest == own_box.digest
    seats = gymnasium.SeatVectorEnv("trajan", 2, 2, seat=1)
    again = pickle.loads(pickle.dumps(seats))
    assert np.array_equal(seats.reset(seed=4)[0], again.reset(seed=4)[0])
    assert again.seat == 1


@pytest.mark.parametrize("title", TITLES)
def test_sizes_are_described_as_they_are(title: str) -> None:
    meta = triumvir.titles()[title].meta
    module = f"{title.replace('-', '_')}_v{meta.env_version}"
    text = import_module(f"triumvir.envs.pettingzoo.{module}").__doc__ or ""
    games = [triumvir.load(title, players=n) for n in range(meta.min_players, meta.max_players + 1)]
    row = re.search(r"observation shape \| ([\d, or]+) numbers", text)
    assert row is not None
    assert [int(number) for number in re.findall(r"\d+", row[1])] == [game.observation_size for game in games]
    assert f"| actions | discrete, {games[0].num_actions}, masked |" in text
