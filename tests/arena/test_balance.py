"""How a game is balanced, out of games between equal players: the figures add up and say what was played."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from triumvir.arena.balance import ALWAYS, FEWEST, NEVER, balance, leads, verdicts
from triumvir.arena.plan import Plan
from triumvir.arena.play import Finished, play
from triumvir.engine.game import Game
from triumvir.games import titles

COUNTS = [
    (name, players)
    for name, title in titles().items()
    for players in range(title.meta.min_players, title.meta.max_players + 1)
]


def played(name: str, players: int, games: int) -> tuple[Game, list[Finished]]:
    plan = Plan(name, ("random",) * players, seed=4)
    game = plan.load()
    return game, [play(plan, game, number) for number in range(games)]


def test_a_lead_is_counted_from_the_best_other_seat() -> None:
    assert leads([10, 7, 12]) == [-2, -5, 2]
    assert leads([5, 5]) == [0, 0]
    assert leads([31]) == [31]


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_everything_adds_up(name: str, players: int) -> None:
    game, games = played(name, players, 2 * players)
    found = json.loads(json.dumps(balance(game, games)))
    assert (found["games"], found["players"], len(found["order"])) == (2 * players, players, players)
    if players > 1:
        assert sum(place["wins"] for place in found["order"]) == pytest.approx(2 * players)
        mean = sum(place["mean_score"] for place in found["order"]) / players
        assert mean == pytest.approx(found["scores"]["mean"], abs=1e-3)
    everybody = [score for one in games for score in one.scores]
    assert found["scores"]["mean"] == pytest.approx(sum(everybody) / len(everybody), abs=1e-3)
    assert sum(source["mean"] for source in found["sources"]) == pytest.approx(found["scores"]["mean"], abs=0.01)
    assert sum(source["share"] for source in found["sources"]) in (0, pytest.approx(1, abs=1e-4))
    for thing in found["things"]:
        assert thing["offered"] >= FEWEST
        assert 0 <= thing["taken"] <= thing["offered"]
        assert thing["rate"] == pytest.approx(thing["taken"] / thing["offered"], abs=1e-6)
        game.parse(thing["thing"])
    assert sum(verdicts(found["things"]).values()) == len(found["things"])


def test_what_is_offered_and_taken_is_what_the_records_say() -> None:
    game, games = played("forum-trajanum", 2, 4)
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for one in games:
        state = game.start(one.record.seed)
        for action in one.record.actions:
            if len(state.legal()) > 1:
                offered.update(game.notation(legal) for legal in state.legal())
                taken[game.notation(action)] += 1
            state.apply(action)
    told = {thing["thing"]: (thing["offered"], thing["taken"]) for thing in balance(game, games)["things"]}
    assert told == {thing: (count, taken[thing]) for thing, count in offered.items() if count >= FEWEST}
    assert told


def test_who_begins_is_told_from_who_follows_whatever_seat_begins() -> None:
    plan = Plan("forum-trajanum", ("random",) * 2, seed=4)
    game = plan.load()
    games = [play(plan, game, number) for number in range(40)]
    begins = [int(game.start(one.record.seed).to_act) for one in games]
    assert set(begins) == {0, 1}
    for one, first in zip(games, begins, strict=True):
        one.ranks[:] = [1, 2] if first == 0 else [2, 1]
    found = balance(game, games)
    assert [(place["place"], place["wins"], place["off"]) for place in found["order"]] == [(0, 40, True), (1, 0, True)]
    for number, (one, first) in enumerate(zip(games, begins, strict=True)):
        one.ranks[:] = [1, 2] if (first + number // 2) % 2 == 0 else [2, 1]  # both games of a pair have one set-up
    assert not any(place["off"] for place in balance(game, games)["order"])
    for thing in found["things"]:
        rate = thing["taken"] / thing["offered"]
        assert thing["verdict"] == (NEVER if rate < 0.01 else ALWAYS if rate > 0.99 else "")


def test_what_a_thing_brings_is_the_lead_of_those_who_took_it_over_those_who_left_it() -> None:
    game, games = played("trajan", 2, 12)
    thing = next(one for one in balance(game, games)["things"] if one["brings"] is not None)
    wanted = game.parse(thing["thing"])
    took: dict[tuple[int, int], bool] = {}
    for one in games:
        state = game.start(one.record.seed)
        for action in one.record.actions:
            if len(state.legal()) > 1 and wanted in state.legal():
                place = (one.number, int(state.to_act))
                took[place] = took.get(place, False) or action == wanted
            state.apply(action)
    ends = {(one.number, seat): lead for one in games for seat, lead in enumerate(leads(one.scores))}
    sides = [[ends[place] for place, taken in took.items() if taken is side] for side in (True, False)]
    assert thing["brings"] == pytest.approx(sum(sides[0]) / len(sides[0]) - sum(sides[1]) / len(sides[1]), abs=1e-3)
