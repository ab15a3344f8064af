"""Other processes that search the same decision with other random numbers; what they find is added up.

A process is given an imagined position, never the true one. It looks at its line between slices of its search, so that
it ends when the line is closed: by `close`, by an interrupted search, or because the asking process has died.

A search may itself run in a process of a pool, as in a server or an arena, where the cores have work already. Then all
is searched one after the other in that process: a number of simulations gives the same result either way.
"""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import parent_process
from typing import TYPE_CHECKING, Any

from triumvir.agents.tally import Tally, summed, tallies
from triumvir.engine.game import Game
from triumvir.engine.perspective import Perspective
from triumvir.processes import Line, Process, end

if TYPE_CHECKING:
    from triumvir.agents.search import SearchAgent

Request = tuple[dict[str, Any], int, int] | int  # guess, seat and random number to think about; or an action to follow


class Helpers:
    """The helpers of one searching player."""

    def __init__(self, hand: list[SearchAgent]) -> None:
        self._hand = hand
        self._game: Game | None = None
        self._processes: list[Process] = []

    def weigh(self, perspective: Perspective, random: int, own: Callable[[], list[Tally]]) -> list[Tally]:
        """What all searches of a decision came to; `own` is the one of this process."""
        guess, seat = perspective.imagine(random), perspective.seat
        if parent_process() is not None:
            known = Perspective(guess, seat, random)
            timed = any(agent.budget.seconds for agent in self._hand)
            return summed([own(), *(tallies(agent.think(known)) for agent in self._hand if not timed)])
        try:
            self._start(perspective.game)
            for process in self._processes:
                process.line.send((guess.dump(), seat, random))
            found = own()
            return summed([found, *(process.line.recv() for process in self._processes)])
        except (EOFError, OSError):  # a process was killed from outside: go on without, and start anew next time
            self.close()
            return own()
        except BaseException:
            self.close()
            raise

    def follow(self, action: int) -> None:
        """Tell all searches what was chosen."""
        if parent_process() is not None:
            for agent in self._hand:
                if agent.tree is not None:
                    agent.follow(action)
        for process in self._processes:
            process.line.send(action)

    def _start(self, game: Game) -> None:
        if game is self._game:
            return
        self.close()
        self._game = game
        for agent in self._hand:
            self._processes.append(Process(help_out, agent, game))  # one by one: an interruption ends those there are

    def close(self) -> None:
        """End all processes."""
        end(self._processes)
        self._game, self._processes = None, []


def help_out(line: Line, agent: SearchAgent, game: Game) -> None:
    """What a process does until its line is closed."""
    while True:
        request: Request = line.recv()
        if isinstance(request, int):
            agent.follow(request)
        else:
            guess, seat, random = request
            perspective = Perspective(game.restore(guess), seat, random)
            line.send(tallies(agent.think(perspective, lambda: not line.poll())))
