"""Gymnasium: its own checker, and one seat against agents."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

import triumvir
from triumvir.engine.errors import WrongMoment, WrongValue
from triumvir.engine.fields import fingerprint

from .settings import TABLES, TITLES, played

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402

from triumvir.envs.gymnasium import IDS, SeatEnv, SeatVectorEnv  # noqa: E402


@pytest.mark.parametrize("observation", ["vector", "dict"])
@pytest.mark.parametrize(("title", "players"), TABLES)
def test_gymnasiums_own_checker(title: str, players: int, observation: str) -> None:
    check_env(SeatEnv(title, players, observation=observation), skip_render_check=True)


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array", "human"])
def test_rendering(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("PIL")
    env = SeatEnv("trajan", 2, render_mode=mode)
    _, info = env.reset(seed=1)
    env.step(env.action_space.sample(info["action_mask"]))
    shown = env.render()
    if mode == "human":
        assert "Player 1" in capsys.readouterr().out
    elif mode == "rgb_array":
        assert shown.shape[2] == 3
    else:
        assert "Player" in shown.replace("&#160;", " ")
    assert env._repr_svg_().startswith("<svg")


def finish(env: Any, seed: int) -> tuple[float, int, dict[str, Any]]:
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    total, steps, over = 0.0, 0, False
    while not over:
        _, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        total += reward
        steps += 1
        over = terminated or truncated
    return total, steps, info


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_whole_games_are_paid_and_repeat_with_their_seed(title: str, players: int) -> None:
    env = gymnasium.make(IDS[title], players=players, reward="score", seat=players - 1)
    (total, steps, info), again = finish(env, 3), finish(env, 3)
    assert (total, steps, info["scores"]) == (again[0], again[1], again[2]["scores"])
    assert total == info["scores"][players - 1]


def test_every_title_is_registered() -> None:
    assert set(TITLES) <= set(IDS)
    for identity in IDS.values():
        assert identity in gymnasium.registry
    assert IDS["trajan"] == f"triumvir/Trajan-v{triumvir.titles()['trajan'].meta.env_version}"


def test_step_rewards_add_up_and_greedy_beats_random_play() -> None:
    total, _, info = finish(SeatEnv("trajan", 2, opponents={1: "greedy"}, reward="step"), 5)
    assert total == info["scores"][0]
    assert info["ranking"] == [2, 1]


def test_max_steps_cuts_the_game() -> None:
    _, steps, info = finish(SeatEnv("trajan", 2, max_steps=9), 1)
    assert steps == 9
    assert "scores" not in info


def test_illegal_actions_end_the_game_or_raise() -> None:
    env = SeatEnv("trajan", 2)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated) == (-1.0, True)
    assert "T-" in info["illegal"]
    with pytest.raises(WrongMoment, match="reset"):
        env.step(wrong)
    strict = SeatEnv("trajan", 2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(triumvir.IllegalAction):
        strict.step(wrong)


def test_masks_for_maskable_ppo() -> None:
    env = SeatEnv("trajan", 2)
    _, info = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), info["action_mask"] == 1)
    assert np.flatnonzero(env.action_masks()).tolist() == env.position.legal()


def test_positions_are_saved_and_started_from() -> None:
    start = played("trajan", 2, 3, 100)
    env = SeatEnv("trajan", 2, seat=int(start.to_act), position=start)
    env.reset(seed=1)
    assert fingerprint(env.position) == fingerprint(start)
    text = env.save()
    env.step(start.legal()[0])
    env.reset(seed=2, options={"position": text})
    assert env.save() == text


def test_wrong_arguments_name_what_is_allowed() -> None:
    for wrong in (
        {"observation": "picture"},
        {"illegal": "ignore"},
        {"render_mode": "hologram"},
        {"opponents": {0: "random"}},
        {"opponents": "nobody"},
    ):
        with pytest.raises(ValueError, match=r"\w"):
            SeatEnv("trajan", 2, **wrong).reset(seed=1)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_many_games_of_one_seat(title: str, players: int) -> None:
    env = gymnasium.make_vec(IDS[title], num_envs=3, players=players, reward="score")
    assert isinstance(env, SeatVectorEnv)
    observations, infos = env.reset(seed=4)
    env.action_space.seed(4)
    ended = 0
    for _ in range(900):
        assert env.observation_space.contains(observations)
        actions = np.array([np.random.default_rng(1).choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        observations, rewards, terminated, truncated, infos = env.step(actions)
        assert not truncated.any()
        if terminated.any():
            ended += 1
            number = int(terminated.argmax())
            assert rewards[number] == infos["final_info"]["scores"][number][0]
            assert infos["_final_obs"].tolist() == terminated.tolist()
            assert infos["final_obs"][number].any()
            assert not np.array_equal(infos["final_obs"][number], observations[number])
        if ended > 1:
            break
    assert ended


def test_a_lone_seat_begins_where_the_single_environment_does_not_depend_on_others() -> None:
    one, many = SeatVectorEnv("trajan", 1, 2), SeatVectorEnv("trajan", 4, 2)
    assert np.array_equal(one.reset(seed=6)[0][0], many.reset(seed=6)[0][0])
    assert not np.array_equal(one.reset()[0], one.reset()[0])


def test_the_vector_plays_the_games_of_the_single_environment() -> None:
    many = SeatVectorEnv("trajan", 3, 2, opponents={1: "greedy"}, max_steps=25)
    one = SeatEnv("trajan", 2, opponents={1: "greedy"}, max_steps=25)
    observations, infos = many.reset(seed=[5, 9, 5])
    observation, info = one.reset(seed=9)
    for _ in range(25):
        assert np.array_equal(observations[1], observation)
        assert np.array_equal(infos["action_mask"][1], info["action_mask"])
        actions = infos["action_mask"].argmax(axis=1)
        observation, reward, terminated, truncated, info = one.step(actions[1])
        observations, rewards, ended, cut, infos = many.step(actions)
        assert (rewards[1], ended[1], cut[1]) == (reward, terminated, truncated)
    assert cut.all()
    assert np.array_equal(infos["final_obs"][1], observation)
    assert not infos["final_info"]["_scores"].any()


@pytest.mark.parametrize("observation", ["vector", "dict"])
@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_modes_of_gymnasium(mode: AutoresetMode, observation: str) -> None:
    env = SeatVectorEnv("trajan", 2, 2, max_steps=4, autoreset_mode=mode, observation=observation)
    assert env.metadata["autoreset_mode"] is mode
    seen, infos = env.reset(seed=1)
    for _ in range(4):
        seen, _, _, cut, infos = env.step(infos["action_mask"].argmax(axis=1))
        assert env.observation_space.contains(seen)
    assert cut.all()
    assert ("final_obs" in infos) == (mode is AutoresetMode.SAME_STEP)
    if mode is AutoresetMode.DISABLED:
        with pytest.raises(WrongMoment, match="reset"):
            env.step(infos["action_mask"].argmax(axis=1))
        seen, infos = env.reset(seed=[1, 2], options={"reset_mask": np.array([True, True])})
    _, _, _, cut, _ = env.step(infos["action_mask"].argmax(axis=1))
    assert not cut.any()


def test_illegal_actions_and_positions_of_the_vector() -> None:
    env = SeatVectorEnv("trajan", 2, 2)
    _, infos = env.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = int((infos["action_mask"][1] == 0).argmax())
    _, rewards, ended, _, infos = env.step(actions)
    assert ended.tolist() == [False, True]
    assert rewards[1] == -1.0
    assert "T-" in infos["final_info"]["illegal"][1]
    assert not infos["final_info"]["_scores"].any()
    start = played("trajan", 2, 3, 100)
    _, infos = env.reset(seed=2, options={"positions": [None, start]})
    assert (env.games.positions[1].to_act, len(env.games.positions)) == (0, 2)
    again = pickle.loads(pickle.dumps(env))
    assert np.array_equal(again.reset(seed=4)[0], env.reset(seed=4)[0])
    shared = pickle.loads(pickle.dumps(SeatVectorEnv("trajan", 2, 2, workers=1, copy=False)))
    assert not shared.reset(seed=4)[0].flags.writeable, "the copy hands out what the next step writes into, too"
    shared.close()
    with pytest.raises(WrongValue, match="seat"):
        SeatVectorEnv("trajan", 2, 2, seat=2)
