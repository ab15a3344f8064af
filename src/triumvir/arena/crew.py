"""Who plays the games of a plan: this process, worker processes, or a Ray cluster. All give the same games.

What a worker plays is up to who makes it: games of a match, or games to learn from (`triumvir.learn`). It plays whole
games, one after the other, with the game loaded once. It ends with its master, also if that is killed, and hears no
Ctrl-C: the master ends it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from multiprocessing.connection import wait
from typing import Any, Protocol, TypeVar

from triumvir.arena.errors import ArenaError
from triumvir.arena.plan import Plan
from triumvir.arena.play import Finished, play
from triumvir.engine.errors import TriumvirError
from triumvir.language import Text, catalogue
from triumvir.processes import Line, Process, end

WORDS = catalogue("triumvir.arena", "refusals")

Played = TypeVar("Played")
Played_co = TypeVar("Played_co", covariant=True)
Games = Generator[Played, None, None]


class Plays(Protocol[Played_co]):
    """Who plays what has a number."""

    def play(self, number: int, /) -> Played_co | Text:
        """What was played, or why it could not be."""


Maker = Callable[[], Plays[Played]]  # makes a worker where it is to work; it travels there


def here(maker: Maker[Played], numbers: Sequence[int], workers: int = 1) -> Games[Played]:
    """Play in this process, in order."""
    worker = maker()
    for number in numbers:
        yield accepted(worker.play(number))


def local(maker: Maker[Played], numbers: Sequence[int], workers: int) -> Games[Played]:
    """Play in worker processes; games come as they are finished. Closing it ends the workers at once."""
    if min(workers, len(numbers)) <= 1:
        yield from here(maker, numbers)
        return
    waiting = iter(numbers)
    processes: list[Process] = []
    try:
        for _, number in zip(range(workers), waiting, strict=False):
            process = Process(_work, maker)
            processes.append(process)
            process.line.send(number)
        busy = list(processes)
        while busy:
            ready = wait([process.line for process in busy])
            for process in [process for process in busy if process.line in ready]:
                yield _received(process.line)
                number = next(waiting, -1)
                if number < 0:
                    busy.remove(process)
                else:
                    process.line.send(number)
    finally:
        end(processes, patience=0)


def _received(line: Line) -> Any:
    try:
        return accepted(line.recv())
    except (EOFError, ConnectionError) as error:
        raise ArenaError(WORDS("worker-process-ended-unexpectedly")) from error


def accepted(answer: Played | Text) -> Played:
    """What was played; raises what the worker could not do."""
    if isinstance(answer, Text):
        raise ArenaError(answer)
    return answer


class Worker:
    """Plays games of one plan, with the game loaded once."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = plan.load()

    def play(self, number: int) -> Finished | Text:
        """A game; errors of ours are told in words, because they cannot be pickled."""
        try:
            return play(self.plan, self.game, number)
        except TriumvirError as error:
            return error.text


def _work(line: Line, maker: Maker[Any]) -> None:
    """What a worker process does until its master is gone."""
    worker = maker()
    while True:
        line.send(worker.play(line.recv()))
