"""The example of a game from outside keeps all laws, and is played in the terminal and in the environments."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from .alea_beside import ALEA, environment, python


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return environment(tmp_path_factory.mktemp("alea"))


def run(beside: dict[str, str], *command: str | Path, typed: str = "") -> str:
    order = [python(), *map(str, command)]
    ended = subprocess.run(order, cwd=ALEA, env=beside, input=typed, capture_output=True, encoding="utf-8", check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def test_all_laws_hold(beside: dict[str, str]) -> None:
    plugin = ("-p", "triumvir.testing.plugin", "-p", "no:cacheprovider")
    told = run(beside, "-m", "pytest", "-q", "--strict-markers", "--rootdir", ALEA, *plugin, "tests")
    assert " passed" in told


def test_it_is_played_in_the_terminal(beside: dict[str, str], tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    seats = ("--players", "6", "--seats", "human,greedy,random,level:1,level:3,random")
    told = run(
        beside, "-m", "triumvir.cli", "play", "alea", *seats, "--seed", "4", "--record", record, typed="keep\n" * 20
    )
    assert "In the pot" in told
    assert "keeps" in told
    scores = json.loads(record.read_text(encoding="utf-8"))["scores"]
    assert len(scores) == 6
    assert "alea" in run(beside, "-m", "triumvir.cli", "verify", record).lower()


ENVIRONMENTS = """
import gymnasium, numpy
import triumvir.envs.gymnasium
from triumvir.envs.pettingzoo import alea_v0
from triumvir.envs.vector import VectorEnv

env = gymnasium.make("triumvir/Alea-v0", players=4, opponents="greedy")
seen, info = env.reset(seed=3)
over = False
while not over:
    seen, reward, over, cut, info = env.step(env.action_space.sample(info["action_mask"]))
assert len(info["scores"]) == 4, info
env = alea_v0.env(players=2)
env.reset(seed=3)
for agent in env.agent_iter():
    seen, reward, over, cut, info = env.last()
    env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
assert "11, 13, 15, 17 or 19 numbers for 2, 3, 4, 5 or 6 players" in alea_v0.__doc__, alea_v0.__doc__
many = VectorEnv("alea", games=8, players=3)
now = many.reset(seed=1)
finished = 0
while finished < 8:
    now = many.step([numpy.flatnonzero(mask)[-1] for mask in now.masks])
    finished += int(now.done.sum())
print("played")
"""


def test_it_is_played_in_the_environments(beside: dict[str, str]) -> None:
    missing = "import importlib.util as u; print([n for n in ('gymnasium', 'pettingzoo') if not u.find_spec(n)])"
    if (lacking := run(beside, "-c", missing).strip()) != "[]":
        pytest.skip(f"that Python has no {lacking}")
    assert run(beside, "-c", ENVIRONMENTS).strip() == "played"
