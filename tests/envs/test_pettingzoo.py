"""PettingZoo: its own conformance tests for every game and player count, and what they do not look at."""

from __future__ import annotations

import warnings
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import triumvir
from triumvir.engine.fields import fingerprint

from .settings import TABLES, TITLES, played

pettingzoo = pytest.importorskip("pettingzoo")
pytest.importorskip("PIL")

with warnings.catch_warnings():  # its own tests import a classic game in a way that it warns of
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

import triumvir.envs.pettingzoo as ours  # noqa: E402
from triumvir.envs.pettingzoo import trajan_v1  # noqa: E402
from triumvir.envs.pettingzoo.aec import TriumvirAEC, wrapped  # noqa: E402

# PettingZoo silences these two for its classic games by their names (test/api_test.py: env_obs_dicts, env_obs_space).
DICT_WARNINGS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


def test_every_title_has_its_module() -> None:
    assert {module.GAME for module in ours.MODULES.values()} == set(triumvir.titles())
    for module in ours.MODULES:
        page = import_module(f"triumvir.envs.pettingzoo.{module}")
        assert "| parallel API | no" in page.__doc__
        assert "What a version promises" in page.__doc__
        assert getattr(ours, module) is page
        if page.GAME in TITLES and "observation shape" in page.__doc__:
            kinds = [triumvir.load(title, players) for title, players in TABLES if title == page.GAME]
            assert f"discrete, {kinds[0].num_actions}, masked" in page.__doc__
            assert all(str(kind.observation_size) in page.__doc__ for kind in kinds)
    with pytest.raises(AttributeError):
        _ = ours.senet_v0


def test_a_game_that_is_not_there_is_refused_when_it_is_made() -> None:
    with pytest.raises(triumvir.UnknownGame, match="no game"):
        wrapped("senet")


@pytest.mark.parametrize("maker", [wrapped, TriumvirAEC])
@pytest.mark.parametrize(("title", "players"), TABLES)
def test_api_without_any_warning(title: str, players: int, maker: Any) -> None:
    api_test(maker(title, players=players, observation="vector"), num_cycles=300)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_api_with_dicts_warns_of_nothing_but_the_dicts(title: str, players: int) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(wrapped(title, players=players), num_cycles=300)
    assert {str(warning.message) for warning in caught} == DICT_WARNINGS


@pytest.mark.parametrize("reward", ["score", "difference", "step"])
def test_api_with_other_rewards(reward: str) -> None:
    api_test(trajan_v1.env(players=2, observation="vector", reward=reward), num_cycles=250)


def test_api_with_agents_in_some_seats() -> None:
    env = trajan_v1.env(players=3, observation="vector", agents={1: "random"})
    api_test(env, num_cycles=250)
    assert env.possible_agents == ["player_0", "player_2"]


@pytest.mark.parametrize("observation", ["dict", "vector"])
@pytest.mark.parametrize(("title", "players"), TABLES)
def test_seeds(title: str, players: int, observation: str) -> None:
    seed_test(partial(wrapped, title, players=players, observation=observation), num_cycles=150)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_rendering(title: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(wrapped, title, players=players), {"svg": lambda text: text.startswith("<svg")})
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_max_cycles_cuts_the_game(title: str, players: int) -> None:
    """PettingZoo's max_cycles_test needs a parallel environment, so this asks for the same in AEC terms."""
    env = wrapped(title, players=players, max_cycles=11, reward="step")
    env.reset(seed=5)
    decisions = 0
    last: dict[str, tuple[bool, bool]] = {}
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        last[agent] = (terminated, truncated)
        over = terminated or truncated
        decisions += not over
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    assert decisions == 11
    assert last == dict.fromkeys(env.possible_agents, (False, True))


def test_api_with_games_that_are_cut() -> None:
    api_test(trajan_v1.env(players=3, observation="vector", max_cycles=40), num_cycles=100)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(trajan_v1.env(players=3, max_cycles=40), num_cycles=100)
    assert {str(warning.message) for warning in caught} == DICT_WARNINGS


def test_parallel_is_declared_not_applicable() -> None:
    assert trajan_v1.env(players=2).metadata["is_parallelizable"] is False
    assert not hasattr(trajan_v1, "parallel_env")
    assert "Parallel API: not applicable." in (ours.__doc__ or "")


def test_the_registry_knows_them() -> None:
    env = pettingzoo.make("aec", "triumvir/trajan_v1", players=2)
    assert str(env) == "trajan_v1"
    ours.register()  # a second time changes nothing and warns of nothing


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_masks_and_rewards_are_those_of_the_game(title: str, players: int) -> None:
    env = TriumvirAEC(title, players=players, reward="score")
    env.reset(seed=2)
    paid = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        paid[agent] += reward
        if terminated:
            assert observation["action_mask"].all()
            env.step(None)
            continue
        assert agent == f"player_{env.position.to_act}"
        assert np.flatnonzero(observation["action_mask"]).tolist() == env.position.legal()
        others = [env.observe(other)["action_mask"] for other in env.agents if other != agent]
        assert not any(mask.any() for mask in others)
        env.step(env.action_space(agent).sample(observation["action_mask"]))
    assert list(paid.values()) == [float(score) for score in env.position.scores()]


def test_step_rewards_add_up_to_the_score() -> None:
    env = trajan_v1.raw_env(players=2, reward="step", agents={0: "random"})
    env.reset(seed=6)
    begun = env.position.scores()[1]
    total = 0.0
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        total += reward
        env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))
    assert total == env.position.scores()[1] - begun


def test_an_illegal_action_ends_the_guarded_game_and_raises_in_the_raw_one(capfd: pytest.CaptureFixture[str]) -> None:
    env = trajan_v1.env(players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(wrong)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1.0
    raw = trajan_v1.raw_env(players=2)
    raw.reset(seed=1)
    before = raw.save()
    with pytest.raises(triumvir.IllegalAction):
        raw.step(wrong)
    assert raw.save() == before


def test_resets_without_a_seed_go_on_from_the_last_one() -> None:
    one, two = trajan_v1.raw_env(players=2), trajan_v1.raw_env(players=2)
    for env in (one, two):
        env.reset(seed=3)
        assert fingerprint(env.position) == fingerprint(triumvir.load("trajan", players=2).start(3))
        env.reset()
    assert one.save() == two.save()
    one.reset()
    assert one.save() != two.save()


def test_positions_are_saved_restored_and_started_from() -> None:
    start = played("trajan", 2, 3, 100)
    env = trajan_v1.raw_env(players=2, position=start)
    env.reset(seed=1)
    text = env.save()
    assert fingerprint(env.position) == fingerprint(start)
    env.step(env.position.legal()[0])
    env.reset(seed=2, options={"position": text})
    assert env.save() == text
    env.reset(seed=2, options={"position": played("trajan", 2, 4, 50)})
    assert fingerprint(env.position) == fingerprint(played("trajan", 2, 4, 50))


def test_the_same_seed_fixes_the_agents_too() -> None:
    ends = []
    for _ in range(2):
        env = trajan_v1.raw_env(players=2, agents={1: "greedy"}, max_cycles=12)
        env.reset(seed=8)
        for _ in range(12):
            env.step(env.position.legal()[-1])
        ends.append(env.save())
    assert ends[0] == ends[1]


def test_state_is_what_all_seats_know_together() -> None:
    env = trajan_v1.env(players=3, observation="vector")
    env.reset(seed=1)
    assert env.unwrapped.state_space.contains(env.state())
    assert np.array_equal(env.state()[: env.unwrapped.table.length], env.observe("player_0"))


def test_it_shows_itself_in_a_notebook() -> None:
    env = trajan_v1.raw_env(players=2)
    env.reset(seed=1)
    assert env._repr_svg_().startswith("<svg")


def test_wrong_arguments_name_what_is_allowed() -> None:
    for wrong in (
        {"observation": "picture"},
        {"render_mode": "hologram"},
        {"agents": {7: "random"}},
        {"agents": {0: "random", 1: "random"}},
        {"players": 9},
        {"options": {"colour": "red"}},
        {"reward": "glory"},
    ):
        with pytest.raises(ValueError, match=r"\w"):
            trajan_v1.env(**{"players": 2, **wrong})
