"""Who plays the games of a plan: this process, worker processes, or a Ray cluster. All give the same games.

What a worker plays is up to who makes it: games of a match, or games to learn from (`triumvir.learn`). It plays whole
games, one after the other, with the game loaded once. It ends with its master, also if that is killed, and hears no
Ctrl-C: the master ends it.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from os import _exit
from typing import Any, Protocol, TypeVar

from triumvir.arena.errors import ArenaError
from triumvir.arena.plan import Plan
from triumvir.arena.play import Finished, play
from triumvir.engine.errors import Text, TriumvirError

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
    context = get_context("spawn")  # a progress bar is a thread: no forks
    waiting = iter(numbers)
    pipes: list[Connection] = []
    processes = []
    try:
        with _deaf():
            for _, number in zip(range(workers), waiting, strict=False):
                ours, theirs = context.Pipe()
                process = context.Process(target=_work, args=(theirs, maker), daemon=True)
                process.start()
                theirs.close()
                ours.send(number)
                pipes.append(ours)
                processes.append(process)
        busy = set(pipes)
        while busy:
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                yield _received(pipe)
                number = next(waiting, -1)
                if number < 0:
                    busy.remove(pipe)
                else:
                    pipe.send(number)
    finally:
        for pipe in pipes:
            pipe.close()
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


def _received(pipe: Connection) -> Any:
    try:
        return accepted(pipe.recv())
    except (EOFError, ConnectionError) as error:
        raise ArenaError(
            "A worker process ended unexpectedly; the same command goes on with what is missing.",
            "Ein Arbeitsprozess endete unerwartet; derselbe Befehl macht mit dem Fehlenden weiter.",
        ) from error


def accepted(answer: Played | Text) -> Played:
    """What was played; raises what the worker could not do."""
    if isinstance(answer, Text):
        raise ArenaError(*answer)
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


def _work(pipe: Connection, maker: Maker[Any]) -> None:
    """What a worker process does until its master is gone."""
    threading.Thread(target=_follow, daemon=True).start()
    worker = maker()
    while True:
        try:
            pipe.send(worker.play(pipe.recv()))
        except (EOFError, ConnectionError):
            return


def _follow() -> None:
    """End this process, also in the middle of a long thought, as soon as its master has ended."""
    master = parent_process()
    assert master is not None, "a worker has a master"
    wait([master.sentinel])
    _exit(1)


@contextmanager
def _deaf() -> Iterator[None]:
    """Started now, a process hears no Ctrl-C from its first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
