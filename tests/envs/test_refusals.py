"""What is not as it should be gets one clear sentence, an error of its own kind, and loses nothing."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from triumvir.engine.errors import IllegalAction, TriumvirError, WrongMoment, WrongType, WrongValue
from triumvir.envs.gymnasium import SeatEnv, SeatVectorEnv
from triumvir.envs.opponents import Pool
from triumvir.envs.pettingzoo import trajan_v1
from triumvir.envs.vector import VectorEnv
from triumvir.games import load

from .settings import TITLES

SEAT = ("players", "options", "box", "seat", "opponents", "reward", "observation", "illegal", "max_steps", "position")
VECTOR = ("options", "box", "reward", "dtype", "opponents", "random_seats", "illegal", "max_steps", "autoreset")


def test_errors_are_of_pythons_kinds_too() -> None:
    assert issubclass(WrongValue, TriumvirError | ValueError)
    assert issubclass(WrongMoment, ValueError)
    assert issubclass(WrongType, TypeError)


def test_nothing_goes_before_reset() -> None:
    env = VectorEnv("trajan", 2, 2)
    for call in (lambda: env.step([0, 0]), env.sample, lambda: env.send([0, 0])):
        with pytest.raises(WrongMoment, match="reset"):
            call()
    with pytest.raises(WrongMoment, match="sent"):
        env.recv()


@pytest.mark.parametrize(
    ("actions", "kind", "words"),
    [
        ([0.5, 0.5], WrongType, "whole numbers"),
        ([True, False], WrongType, "whole numbers"),
        (["a", "b"], WrongType, "whole numbers"),
        ([0], WrongValue, "2 actions"),
        ([[0, 0]], WrongValue, "2 actions"),
    ],
)
def test_actions_of_another_shape_or_kind(actions: Any, kind: type[Exception], words: str) -> None:
    env = VectorEnv("trajan", 2, 2)
    now = env.reset(seed=1)
    with pytest.raises(kind, match=words):
        env.step(actions)
    env.step(env.sample().astype(np.int32))
    assert now.masks.any()


def test_seeds_and_masks_have_one_entry_for_each_game() -> None:
    env = VectorEnv("trajan", 3, 2)
    for seed, kind in (([1, 2], WrongValue), ([1, 2, 3, 4], WrongValue), (-1, WrongValue), ("7", WrongType)):
        with pytest.raises(kind):
            env.reset(seed=seed)  # type: ignore[arg-type]
    env.reset(seed=[7, 8, 9])
    for mask in ([True], [1, 0, 1]):
        with pytest.raises(WrongValue, match="mask"):
            env.reset(mask=mask)


def test_arguments_say_what_is_allowed() -> None:
    for wrong in ({"illegal": "ignore"}, {"autoreset": "never"}, {"dtype": "float64"}, {"reward": "money"}):
        with pytest.raises(WrongValue, match=r"allowed|known"):
            VectorEnv("trajan", 2, 2, **wrong)  # type: ignore[arg-type]
    with pytest.raises(WrongValue, match="max_steps"):
        VectorEnv("trajan", 2, 2, max_steps=0)
    with pytest.raises(WrongValue, match="seat"):
        VectorEnv("trajan", 2, 2, opponents={2: "random"})
    with pytest.raises(ValueError, match="nobody"):
        VectorEnv("trajan", 2, 2, opponents={1: "nobody"})
    with pytest.raises(WrongValue, match="weights"):
        Pool({"random": 0.0})


def test_an_illegal_action_ends_its_game_alone_where_that_is_wanted() -> None:
    env = VectorEnv("trajan", 3, 2, illegal="end")
    now = env.reset(seed=1)
    actions = env.sample()
    actions[1] = int(np.flatnonzero(~now.masks[1])[0])
    seat = int(now.seats[1])
    after = env.step(actions)
    assert after.done.tolist() == [False, True, False]
    assert after.rewards[1, seat] == -1.0
    assert after.rewards.sum() == -1.0
    assert list(env.refusals) == [1]
    assert "T-" in env.refusals[1]
    env.step(env.sample())
    assert not env.refusals
    strict = VectorEnv("trajan", 3, 2)
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="game 1"):
        strict.step(actions)


def test_environments_are_pickled_with_their_settings() -> None:
    env = VectorEnv("trajan", 2, 2, opponents={1: "greedy"}, max_steps=5, illegal="end", dtype="int16", copy=False)
    again = pickle.loads(pickle.dumps(env))
    assert again.setting == env.setting
    assert np.array_equal(again.reset(seed=3).observations, env.reset(seed=3).observations)


@pytest.mark.parametrize(
    ("settings", "kind", "words"),
    [
        ({"max_steps": "many"}, WrongType, "max_steps"),
        ({"max_steps": 2.5}, WrongType, "max_steps"),
        ({"max_steps": 0}, WrongValue, "max_steps is 1 or more"),
        ({"workers": "two"}, WrongType, "workers"),
        ({"workers": -1}, WrongValue, "workers is 0 or more"),
        ({"position": 3}, WrongType, "position"),
        ({"options": [1]}, WrongType, "options are a mapping"),
        ({"box": 3}, WrongType, "box is a file"),
        ({"random_seats": 1}, WrongType, "random_seats are several"),
        ({"random_seats": "12"}, WrongType, "random_seats are several"),
        ({"random_seats": [0.5]}, WrongValue, "seat 0.5"),
        ({"opponents": "random"}, WrongType, "opponents is a mapping"),
        ({"opponents": {1: 7}}, WrongType, "A computer player is a name"),
    ],
)
def test_settings_of_a_vector(settings: dict[str, Any], kind: type[Exception], words: str) -> None:
    with pytest.raises(kind, match=words):
        VectorEnv("trajan", 2, 2, **settings)


def test_games_groups_and_positions_of_a_vector() -> None:
    env = VectorEnv("trajan", 2, 2)
    env.reset(seed=1)
    calls: list[tuple[Callable[[], object], type[Exception], str]] = [
        (lambda: env.send(env.sample(), group=7), WrongValue, "group 7"),
        (lambda: env.recv(group=1), WrongValue, "group 1"),
        (lambda: env.place("a", env.position), WrongType, "A game"),  # type: ignore[arg-type]
        (lambda: env.place(2, env.position), WrongValue, "game 2"),
        (lambda: env.place(0, 5), WrongType, "position"),  # type: ignore[arg-type]
        (lambda: env.place(0, load("trajan", 3).start(1)), WrongValue, "another game"),
    ]
    for call, kind, words in calls:
        with pytest.raises(kind, match=words):
            call()


@pytest.mark.parametrize("title", TITLES)
def test_tables_of_gymnasium_and_pettingzoo(title: str) -> None:
    gymnasium = pytest.importorskip("triumvir.envs.gymnasium")
    aec = pytest.importorskip("triumvir.envs.pettingzoo.aec")
    seat, table = gymnasium.SeatEnv(title, 2, opponents="random"), aec.TriumvirAEC(title, players=2)
    for before_reset in (lambda: seat.step(0), lambda: table.step(0), table.last):
        with pytest.raises(WrongMoment, match="reset"):
            before_reset()
    other = load(title, 3).start(1)
    for env in (seat, table):
        for wrong, kind in ((other, WrongValue), (5, WrongType)):
            with pytest.raises(kind, match="position"):
                env.reset(seed=1, options={"position": wrong})
        env.reset(seed=1)
        with pytest.raises(WrongType, match="whole number"):
            env.step(0.5)
    for asked in (table.observe, table.action_space, table.observation_space):
        with pytest.raises(WrongValue, match="player_7"):
            asked("player_7")
    for make in (gymnasium.SeatEnv, aec.TriumvirAEC):
        for size, kind in (((0, 5), WrongValue), (("a", 5), WrongType), (5, WrongType), ((1, 2, 3), WrongType)):
            with pytest.raises(kind, match="render_size"):
                make(title, players=2, render_size=size)
    with pytest.raises(WrongValue, match="max_steps"):
        gymnasium.SeatEnv(title, 2, max_steps=0)
    with pytest.raises(WrongType, match="max_cycles"):
        aec.TriumvirAEC(title, players=2, max_cycles="many")


STRANGE: list[Any] = [[1], 3, "x", object(), {1}, {"a": 1}, 2.5, b"x", {0: [1]}, {"a": 1, 1: 2}]


@pytest.mark.parametrize(
    ("make", "arguments"),
    [
        (lambda **given: load(**{"name": "trajan", **given}), ("name", "players", "options", "box", "rules")),
        (lambda **given: VectorEnv("trajan", 2, **{"players": 2, **given}), VECTOR),
        (lambda **given: SeatEnv("trajan", **{"players": 2, **given}), SEAT),
        (lambda **given: SeatVectorEnv("trajan", 2, **{"players": 2, **given}), (*SEAT, "autoreset_mode")),
        (lambda **given: trajan_v1.env(**{"players": 2, **given}), ("players", "options", "box", "agents", "reward")),
        (lambda **given: SeatEnv("trajan", players=2).reset(**given), ("options",)),
        (lambda **given: SeatVectorEnv("trajan", 2, players=2).reset(**given), ("options",)),
        (lambda **given: trajan_v1.env(players=2).reset(**given), ("options",)),
    ],
    ids=["load", "vector", "seat", "seats", "pettingzoo", "seat-reset", "seats-reset", "pettingzoo-reset"],
)
def test_whatever_is_given_is_taken_or_refused_in_words(make: Callable[..., Any], arguments: tuple[str, ...]) -> None:
    refused = 0
    for argument in arguments:
        for strange in STRANGE:
            try:
                make(**{argument: strange})
            except TriumvirError:
                refused += 1
    assert refused >= 6 * len(arguments)
