"""What was made is given back: games, positions and what is handed to compiled code leave nothing behind."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from triumvir.agents import make_agent
from triumvir.engine.perspective import Perspective
from triumvir.games import load, titles
from triumvir.testing.walks import walk

TIMES = 10
LEFT = 1000  # bytes for each time: half of what the smallest of these things left when vectors were not given back


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


def left_by_each(title: str) -> dict[str, float]:
    """What each kind of thing leaves, measured in a process in which nothing else goes on."""
    tracemalloc.start()
    game = load(title, 2)
    state = next(visit.state.copy() for visit in walk(game, 5, 1) if visit.ply == 40)
    dump = state.dump()
    kinds: dict[str, Callable[[int], object]] = {
        "a game that was made": lambda _: load(title, 2),
        "a new position": game.start,
        "a position from a dump": lambda _: game.restore(dump),
        "an imagined position": lambda number: state.imagine(0, number),
        "an observation": lambda _: state.observe(0),
        "a view": lambda _: state.view(0),
        "a decision": lambda number: make_agent("champion:20", number).choose(Perspective(state, state.to_act, number)),
    }
    return {kind: left_behind(work) for kind, work in kinds.items()}


def test_games_and_positions_are_given_back() -> None:
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as own:
        for title in titles():
            left = own.submit(left_by_each, title).result()
            assert {kind: size for kind, size in left.items() if size >= LEFT} == {}, title
