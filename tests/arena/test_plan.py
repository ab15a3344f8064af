"""The plan: all follows from one seed, seats rotate, seeds are paired."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from triumvir.arena.plan import Plan
from triumvir.arena.play import Finished, play

from .matches import PLAN


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_block_has_one_seed_and_every_agent_on_every_seat(players: int) -> None:
    plan = Plan("trajan", tuple("abcd"[:players]), seed=3)
    for block in range(3):
        games = [plan.fixture(block * players + i) for i in range(players)]
        assert {game.block for game in games} == {block}
        assert len({game.seed for game in games}) == 1
        taken = {(agent, seat) for game in games for seat, agent in enumerate(game.agents)}
        assert taken == {(agent, seat) for agent in plan.agents for seat in range(players)}


def test_the_seed_decides_everything_and_nothing_is_drawn_twice() -> None:
    again = Plan(PLAN.game, PLAN.agents, PLAN.seed)
    other = replace(PLAN, seed=6)
    games = [PLAN.fixture(number) for number in range(40)]
    assert games == [again.fixture(number) for number in range(40)]
    assert not {game.seed for game in games} & {other.fixture(number).seed for number in range(40)}
    assert len({game.seed for game in games}) == 20
    assert len({seed for game in games for seed in game.agent_seeds}) == 80


def test_a_plan_travels() -> None:
    there = pickle.loads(pickle.dumps(PLAN))
    assert there.identity(there.load()) == PLAN.identity(PLAN.load())
    assert there.fixture(7) == PLAN.fixture(7)


def test_identity_names_what_games_depend_on() -> None:
    def identity(plan: Plan) -> dict[str, object]:
        return plan.identity(plan.load())

    own = identity(PLAN)
    for other in (
        replace(PLAN, seed=6),
        replace(PLAN, agents=("search:1", "random")),
        replace(PLAN, options={"turn_boards": True}),
        replace(PLAN, game="trajan"),
    ):
        assert identity(other) != own


def same(one: Finished, other: Finished) -> bool:
    return (one.record, one.ranks, one.ledgers, one.decisions) == (
        other.record,
        other.ranks,
        other.ledgers,
        other.decisions,
    )


def test_a_game_is_the_same_wherever_it_is_played() -> None:
    game = PLAN.load()
    one = play(PLAN, game, 3)
    play(PLAN, game, 2)
    assert same(one, play(PLAN, game, 3))
    assert not same(one, play(PLAN, game, 2))
    assert one.record.seats == ["search:1", "random"]
    last = one.record.verify(game)
    assert (last.scores(), last.ranking()) == (one.scores, one.ranks)
    assert [sum(ledger.values()) for ledger in one.ledgers] == one.scores
    assert sum(one.decisions) == len(one.record.actions)
    assert all(0 < len(times) <= count for times, count in zip(one.thinking, one.decisions, strict=True))
