"""What was made is given back: games, positions and what is handed to compiled code leave nothing behind."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterator

import pytest

from triumvir.agents import make_agent
from triumvir.engine.perspective import Perspective
from triumvir.games import load, titles
from triumvir.testing.walks import walk

TIMES = 40
LEFT = 1000  # bytes for each time: half of what the smallest of these things left when vectors were not given back


@pytest.fixture
def traced() -> Iterator[None]:
    tracemalloc.start()
    yield
    tracemalloc.stop()


def left_behind(work: Callable[[int], object]) -> float:
    """How many bytes each time leaves, when all that is kept on purpose was made before."""
    for number in range(3):
        work(number)
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    for number in range(TIMES):
        work(number)
    gc.collect()
    return (tracemalloc.get_traced_memory()[0] - before) / TIMES


@pytest.mark.parametrize("title", titles())
@pytest.mark.usefixtures("traced")
def test_games_and_positions_are_given_back(title: str) -> None:
    game = load(title, 2)
    state = next(visit.state.copy() for visit in walk(game, 5, 1) if visit.ply == 40)
    dump = state.dump()

    def think(number: int) -> None:
        make_agent("champion:20", number).choose(Perspective(state, state.to_act, number))

    assert left_behind(lambda _: load(title, 2)) < LEFT, "a game that was made"
    assert left_behind(game.start) < LEFT, "a new position"
    assert left_behind(lambda _: game.restore(dump)) < LEFT, "a position from a dump"
    assert left_behind(lambda number: state.imagine(0, number)) < LEFT, "an imagined position"
    assert left_behind(lambda _: state.observe(0)) < LEFT, "an observation"
    assert left_behind(lambda _: state.view(0)) < LEFT, "a view"
    assert left_behind(think) < LEFT, "a decision"
