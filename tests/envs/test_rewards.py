"""Rewards: what every seat is paid, in every environment."""

from __future__ import annotations

from random import Random

import pytest

import triumvir
from triumvir.engine.errors import WrongValue
from triumvir.envs.rewards import final_rewards, rank_values, reward_kind

from .settings import TABLES


@pytest.mark.parametrize(
    ("ranking", "values"),
    [
        ([1, 2], [1.0, -1.0]),
        ([2, 1, 3], [0.0, 1.0, -1.0]),
        ([1, 1, 3], [0.5, 0.5, -1.0]),
        ([1, 1, 1], [0.0, 0.0, 0.0]),
        ([4, 1, 2, 2], [-1.0, 1.0, 0.0, 0.0]),
        ([1], [0.0]),
    ],
)
def test_ranks_are_evenly_spaced_and_shared_ones_share(ranking: list[int], values: list[float]) -> None:
    assert rank_values(ranking) == pytest.approx(values)
    assert sum(rank_values(ranking)) == pytest.approx(0.0)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_final_rewards_follow_scores_and_ranks(title: str, players: int) -> None:
    random = Random(5)
    state = triumvir.load(title, players=players).start(3)
    while not state.over:
        state.apply(random.choice(state.legal()))
    scores = state.scores()
    assert final_rewards("score", state) == [float(score) for score in scores]
    best = [max((s for other, s in enumerate(scores) if other != seat), default=0) for seat in range(players)]
    assert final_rewards("difference", state) == [float(own - other) for own, other in zip(scores, best, strict=True)]
    assert final_rewards("rank", state) == rank_values(state.ranking())
    assert final_rewards("step", state) == [0.0] * players


def test_an_unknown_reward_is_refused_with_what_is_allowed() -> None:
    game = triumvir.load("trajan", players=2)
    with pytest.raises(WrongValue, match="rank, score, difference, step"):
        reward_kind("glory", game)
    assert reward_kind(None, game) == "rank"
