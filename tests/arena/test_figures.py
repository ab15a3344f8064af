"""Statistics against known values, ratings, and what a summary adds up."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from openskill.models import PlackettLuce

from triumvir.arena.figures import percentile, spread, thinking, wilson
from triumvir.arena.plan import Plan
from triumvir.arena.play import Finished
from triumvir.arena.ratings import AUTOMA, rate
from triumvir.arena.sequential import ERROR, MISSED, OPEN, PASSED, false_alarm, judge, looks, widths
from triumvir.arena.summary import shares, summarise
from triumvir.engine.record import Record

from .matches import PLAN, played


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.490162, 0.943318), (0, 10, 0.0, 0.277533), (10, 10, 0.722467, 1.0), (50, 100, 0.403832, 0.596168)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-6)


def test_spread_and_percentiles() -> None:
    assert spread([1, 2, 3, 4, 5]) == {"mean": 3, "sd": 1.581, "min": 1, "q1": 2, "median": 3, "q3": 4, "max": 5}
    assert spread([7])["sd"] == 0
    assert percentile(range(1, 101), 0.95) == 95
    assert percentile([3], 0.95) == 3
    assert percentile([], 0.95) == 0
    times = thinking([1000, 2000, 6000])
    assert times == {"choices": 3, "total_s": 0.009, "mean_ms": 3.0, "p95_ms": 6.0, "max_ms": 6.0}


# ---------------------------------------------------------------- looking several times


@pytest.mark.parametrize("better", [True, False])
def test_false_alarms_as_counted_one_by_one(better: bool) -> None:
    """All ways that twelve games can go, each looked at three times."""
    bound, times, z = 0.6, (6, 9, 12), 1.3
    wrong = 0.0
    for games in product((0, 1), repeat=12):
        ends = [wilson(sum(games[:count]), count, z) for count in times]
        if any(low > bound if better else high < bound for low, high in ends):
            wrong += bound ** sum(games) * (1 - bound) ** (12 - sum(games))
    assert 0.02 < wrong < 0.5
    assert false_alarm(bound, times, z, better) == pytest.approx(wrong)


@pytest.mark.parametrize("bound", [0.45, 0.7, 0.99])
def test_all_looks_together_err_as_rarely_as_they_say(bound: float) -> None:
    down, up = widths(bound, 400)
    for z, better in ((down, True), (up, False)):
        assert false_alarm(bound, looks(400), z, better) <= ERROR
    assert false_alarm(bound, looks(400), 1.96, better=False) > 4 * ERROR, "an ordinary interval errs far more often"


def test_when_to_look_and_what_to_say() -> None:
    assert looks(120) == (60, 80, 100, 120)
    assert looks(70) == (60, 70)
    assert looks(20) == (20,)
    assert judge(60, 60, 0.7, 400).verdict == PASSED
    assert judge(25, 60, 0.7, 400).verdict == MISSED
    assert judge(42, 60, 0.7, 400).verdict == OPEN
    assert judge(70, 70, 0.7, 400).verdict == OPEN, "between looks nothing is decided"
    assert judge(400, 400, 0.99, 400).verdict == PASSED
    assert judge(399, 400, 0.99, 400).verdict == OPEN


# ---------------------------------------------------------------- ratings and summary


def game(number: int, seats: list[str], ranks: list[int], scores: list[int]) -> Finished:
    record = Record("forum-trajanum", len(seats), number, seats=seats, scores=scores)
    ledgers = [{"columns": score} for score in scores]
    return Finished(number, record, ranks, ledgers, [1] * len(seats), [[10]] * len(seats), 0.1)


def test_ratings_are_those_of_openskill() -> None:
    model = PlackettLuce()
    one, other, third = model.rating(), model.rating(), model.rating()
    for ranks in ([1, 2, 3], [1, 1, 3]):
        [[one], [other], [third]] = model.rate([[one], [other], [third]], ranks=[float(rank) for rank in ranks])
    found = rate([game(0, ["a", "b", "c"], [1, 2, 3], [9, 5, 1]), game(1, ["a", "b", "c"], [1, 1, 3], [5, 5, 0])])
    assert found["a"] == (round(one.mu, 4), round(one.sigma, 4))
    assert found["c"] == (round(third.mu, 4), round(third.sigma, 4))
    assert found["a"][0] > found["b"][0] > found["c"][0]


def test_shared_ranks_leave_equals_equal() -> None:
    found = rate([game(0, ["a", "b"], [1, 1], [5, 5])])
    assert found["a"] == found["b"]


def test_an_agent_on_three_seats_has_one_rating() -> None:
    found = rate([game(0, ["a", "b", "b", "b"], [1, 2, 3, 4], [9, 5, 3, 1])])
    assert set(found) == {"a", "b"}
    assert found["a"][0] > 25 > found["b"][0]


def test_alone_the_automa_is_the_rival() -> None:
    found = rate([game(0, ["a"], [1], [50]), game(1, ["a"], [1], [60])])
    assert found["a"][0] > 25 > found[AUTOMA][0]
    lost = rate([game(0, ["a"], [2], [5])])
    assert lost["a"][0] < 25 < lost[AUTOMA][0]


def test_a_shared_win_counts_in_part() -> None:
    assert shares([1, 1, 3]) == [0.5, 0.5, 0.0]
    assert shares([2, 1]) == [0.0, 1.0]
    assert shares([2]) == [0.0], "alone and beaten"


def test_a_summary_adds_up(tmp_path: Path) -> None:
    folder = played(tmp_path, games=5)
    finished = folder.read_first(5)
    summary = summarise(PLAN, PLAN.load(), finished)
    agents = {agent["agent"]: agent for agent in summary["agents"]}
    assert sum(agent["wins"] for agent in agents.values()) == pytest.approx(5)
    assert sum(agent["decisions"] for agent in agents.values()) == summary["decisions"]
    for name, agent in agents.items():
        own = [one.scores[one.record.seats.index(name)] for one in finished]
        assert agent["seats"] == 5
        assert agent["score"]["mean"] == pytest.approx(sum(own) / 5)
        assert sum(agent["ledger"].values()) == pytest.approx(sum(own) / 5, abs=0.01)
        assert sum(agent["ranks"].values()) == 5
        assert agent["win_interval"][0] <= agent["win_rate"] <= agent["win_interval"][1]
    assert summary["mean_winning_score"] == pytest.approx(sum(max(one.scores) for one in finished) / 5)
    assert summary["agents"] == sorted(summary["agents"], key=lambda agent: -agent["rating"]["mu"])


def test_a_solo_match(tmp_path: Path) -> None:
    plan = Plan("nova-roma", ("random",), seed=2)
    finished = played(tmp_path, plan, games=2).read_first(2)
    summary = summarise(plan, plan.load(), finished)
    assert summary["agents"][0]["wins"] == sum(one.ranks == [1] for one in finished)
    assert set(summary["automa"]) == {"mu", "sigma"}
