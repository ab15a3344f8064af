"""The judgement says what its reasons claim."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from triumvir.engine.rng import advance, below
from triumvir.engine.state import LIKELY
from triumvir.games.forum_trajanum import state as s
from triumvir.games.forum_trajanum.play import ForumState
from triumvir.testing.positions import play

from .arrange import (
    at_build,
    build,
    citizens,
    envoys,
    fresh,
    moves,
    orders,
    prestige,
    ship,
    stock,
    to_upkeep,
    turn,
    uncover,
)

Change = Callable[[ForumState], object]
VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"shuffle_boards": True, "turn_boards": True}),
    (4, {"shuffle_boards": True, "turn_boards": True}),
]
WRITTEN_DOWN = (94388681, 952825)


def walk(players: int, seed: int, **options: object) -> list[ForumState]:
    """All positions of a game whose actions are drawn with the engine's generator."""
    state = fresh(players, seed, **options)
    found = []
    random = seed + 1
    while not state.over:
        found.append(state.copy())
        legal = state.legal()
        random = advance(random)
        state.do(legal[below(random, len(legal))])
    return [*found, state]


def plain() -> ForumState:
    """Seat 0 builds, with a citizen in row 6, no order begun."""
    return orders(at_build(rows={6: "A"}), "I-3", "II-1", "III-1")


BETTER: dict[str, tuple[Change, Change]] = {
    "a builder is worth more than a worker": (lambda p: stock(p, builder=1), lambda p: stock(p, red=1)),
    "a worker is worth more than a tribune": (lambda p: stock(p, red=1), lambda p: stock(p, tribune=1)),
    "a coin that keeps a row awake": (lambda p: stock(p, coin=1), stock),
    "an envoy in waiting": (lambda p: ship(p, 0, 2), lambda p: ship(p, 0, 1)),
    "an upgrade": (lambda p: prestige(p, 0, 3), lambda p: prestige(p, 0, 2)),
    "a group rather than scattered envoys": (lambda p: envoys(p, 0, "1.1 1.2"), lambda p: envoys(p, 0, "1.1 1.3")),
    "beside an eagle rather than not": (lambda p: envoys(p, 0, "1.2"), lambda p: envoys(p, 0, "1.1")),
    "a grey building where a citizen is": (
        lambda p: stock(build(p, 0, library="62"), coin=1),
        lambda p: stock(build(p, 0, library="52"), coin=1),
    ),
    "two grey kinds in a row rather than one twice": (
        lambda p: build(p, 0, victory_column="52", library="53"),
        lambda p: build(p, 0, library="52 53"),
    ),
    "two citizens in a row with a building": (
        lambda p: citizens(build(p, 0, library="62"), 0, {6: "AA"}),
        lambda p: citizens(build(p, 0, library="62"), 0, {6: "A"}),
    ),
    "an open crane of a colour that stands": (
        lambda p: uncover(build(p, 0, red="21 22"), 0, "11"),
        lambda p: uncover(build(p, 0, red="21 22"), 0, "16"),
    ),
}


@pytest.mark.parametrize("reason", BETTER)
def test_orders_positions(reason: str) -> None:
    better, worse = (plain(), plain())
    BETTER[reason][0](better)
    BETTER[reason][1](worse)
    assert better.worth_of(0) > worse.worth_of(0)


def test_coins_beyond_all_rows_hardly_count() -> None:
    worths = [stock(plain(), coin=coins).worth_of(0) for coins in range(8)]
    gains = [more - less for less, more in pairwise(worths)]
    assert gains[0] > gains[-1] > 0


def test_order_begun_counts_in_part() -> None:
    """The first card of stack I asks for red and blue: red alone is worth more than where no card asks for it."""

    def of(card: str) -> int:
        without = orders(plain(), card)
        begun = build(orders(plain(), card), 0, red="12")
        return begun.worth_of(0) - without.worth_of(0)

    assert of("I-1") > of("I-2")


def test_better_tile_in_hand() -> None:
    """What the left neighbour passed counts for the receiver: the better of the two tiles."""
    assert turn(own="tribunes", received="w_rr").worth_of(0) > turn(own="tribunes", received="tribunes").worth_of(0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_exact_at_the_end(players: int) -> None:
    final = walk(players, 3)[-1]
    for seat in range(players):
        assert final.worth_of(seat) == 10 * final.score_of(seat)


def test_exact_in_the_last_upkeep() -> None:
    """Without a choice left, all five scorings are foreseen exactly."""
    state = plain()
    citizens(state, 0, {6: "A"})
    citizens(state, 1, {})
    build(state, 0, library="62", red="12 13", blue="15")
    envoys(state, 0, "1.1 1.2 1.3")
    uncover(state, 0, "11")
    stock(state, coin=1)
    stock(state, 1)
    to_upkeep(state, cycle=3)
    foreseen = state.worth_of(0)
    play(state, "pay row")
    assert state.over
    assert foreseen == 10 * state.score_of(0)


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_every_decision_can_be_judged(players: int, options: dict[str, object]) -> None:
    for state in walk(players, 7, **options):
        for seat in range(players):
            assert 0 <= state.worth_of(seat) < 5000
        for action in state.legal():
            assert 0 <= state.leaning(action) <= LIKELY


def test_same_compiled_and_interpreted() -> None:
    """The sum of all judgements and leanings of a game, written down once, so that both ways of running agree."""
    positions = walk(3, 11)
    worths = sum(state.worth_of(seat) * (i + 1) for i, state in enumerate(positions) for seat in range(3))
    leanings = sum(state.leaning(action) * (action + 1) for state in positions for action in state.legal())
    assert (worths, leanings) == WRITTEN_DOWN


def test_leans_to_use_and_keep_the_better_tile() -> None:
    state = turn(own="w_rr", received="tribunes")
    leaning = {state.game.notation(action): state.leaning(action) for action in state.legal()}
    assert leaning["use own"] > leaning["use received"]


def test_leans_to_build() -> None:
    """Two buildings rather than one, one rather than none."""
    state = ship(at_build(builder=1, red=2), 0, 2)
    leaning = {state.game.notation(action): state.leaning(action) for action in state.legal()}
    assert leaning["build red+red"] > leaning["build red"] > leaning["no build"]


def test_leans_to_keep_envoys_together() -> None:
    state = envoys(at_build(rows={1: "A"}, red=1), 0, "1.5")
    play(state, "build red", "c21", "pay r")
    assert state.step == s.SEND_ENVOY
    leaning = {state.game.notation(action): state.leaning(action) for action in state.legal()}
    assert leaning["envoy 2.5"] > leaning["envoy 4.2"] >= leaning["decline"]
    assert moves(state, "decline") == ["decline"]
