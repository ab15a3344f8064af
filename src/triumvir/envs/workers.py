"""Processes that share the games of one vector environment. They write into shared memory; lines only say when."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import prod
from multiprocessing.sharedctypes import RawArray
from typing import Any

import numpy as np
from numpy.typing import NDArray

from triumvir.engine.box import Box
from triumvir.engine.game import Game
from triumvir.engine.state import State
from triumvir.envs.arrays import LINE, aligned
from triumvir.envs.lanes import Lanes, Setting, Step, not_legal, shapes
from triumvir.envs.positions import load_game
from triumvir.processes import Line, Process, end

Label = tuple[str, int, dict[str, object], Box]  # what a game is loaded from


class Team:
    """The workers as the environment sees them; what `Lanes` can do, they can do."""

    def __init__(self, game: Game, games: int, workers: int, setting: Setting) -> None:
        self.game = game
        self.games = games
        self.setting = setting
        self.refusals: dict[int, str] = {}
        self.broken = False  # as with `Lanes`
        made = {
            name: RawArray("b", prod(shape) * np.dtype(kind).itemsize + LINE)
            for name, (shape, kind) in shapes(game, games, setting).items()
        }
        orders = RawArray("b", games * 8 + LINE)
        self.arrays = view(made, game, games, setting)
        self.step_arrays = Step(**{name: array for name, array in self.arrays.items() if name != "finals"})
        self._actions = aligned(orders, (games,), np.int64)
        bounds = [games * number // workers for number in range(workers + 1)]
        self.groups = [slice(low, high) for low, high in pairwise(bounds)]
        label: Label = (game.name, game.players, dict(game.options), game.box)
        self._processes = [Process(work, made, orders, label, games, group, setting) for group in self.groups]

    # ------------------------------------------------------------ orders

    def _tell(self, group: int, name: str, given: Any = None) -> None:
        self._processes[group].line.send((name, given))

    def _hear(self, groups: Iterable[int]) -> list[Any]:
        """What workers answer; all are heard before it is told that one of them failed."""
        heard = [self._processes[group].line.recv() for group in groups]
        for trouble, _ in heard:
            if trouble:
                self.broken = True
                raise RuntimeError(f"A worker failed: {trouble}")
        return [answer for _, answer in heard]

    def _all(self, name: str, given: list[Any]) -> list[Any]:
        for group, part in enumerate(given):
            self._tell(group, name, part)
        return self._hear(range(len(self.groups)))

    def _shared_out(self, by_number: dict[int, Any]) -> list[dict[int, Any]]:
        """What belongs to single games, by worker and as the worker counts its games."""
        return [
            {number - group.start: what for number, what in by_number.items() if group.start <= number < group.stop}
            for group in self.groups
        ]

    # ------------------------------------------------------------ as Lanes

    def restart(self, seeds: dict[int, int]) -> None:
        """Start some games, each with its seed; all of them where a step has broken off."""
        self._all("restart", self._shared_out(seeds))
        self.broken = False

    def place(self, positions: dict[int, State]) -> None:
        """Put positions in the places of games."""
        self._all("place", self._shared_out(positions))

    def states(self) -> list[State]:
        """Copies of all positions."""
        return [state for part in self._all("states", [None] * len(self.groups)) for state in part]

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, uniformly random."""
        return np.concatenate(self._all("sample", [None] * len(self.groups)))

    def step(self, actions: NDArray[np.int64]) -> None:
        """One action in each game; nothing is done if any of them is refused."""
        self.require_legal(actions, slice(0, self.games))
        for group, games in enumerate(self.groups):
            self.send(actions[games], group)
        self.refusals.clear()
        self.receive(range(len(self.groups)))

    def require_legal(self, actions: NDArray[np.int64], games: slice) -> None:
        """Refuse what a worker would, before any of them does anything."""
        if self.setting.illegal != "raise":
            return
        there = (actions >= 0) & (actions < self.game.num_actions)
        legal = there & self.arrays["masks"][games][np.arange(len(actions)), np.where(there, actions, 0)]
        if not legal.all():
            number = int(legal.argmin())
            raise not_legal(self.game, games.start + number, int(actions[number]))

    def send(self, actions: NDArray[np.int64], group: int) -> None:
        """Let one worker take a step, without waiting for it."""
        self._actions[self.groups[group]] = actions
        self._tell(group, "step")

    def receive(self, groups: Sequence[int]) -> None:
        """Wait for steps that were sent."""
        for group, refusals in zip(groups, self._hear(groups), strict=True):
            first = self.groups[group].start
            self.refusals |= {first + number: why for number, why in refusals.items()}

    def told(self) -> Step:
        """What is known now, in arrays that no later step changes."""
        return self.step_arrays.kept()

    def close(self) -> None:
        """End the workers."""
        end(self._processes)


def view(
    made: dict[str, Any], game: Game, games: int, setting: Setting, part: slice = slice(None)
) -> dict[str, NDArray[Any]]:
    """The shared memory as arrays, or the part of one worker."""
    return {
        name: aligned(made[name], shape, kind)[part] for name, (shape, kind) in shapes(game, games, setting).items()
    }


def work(
    line: Line,
    made: dict[str, Any],
    orders: Any,
    label: Label,
    games: int,
    group: slice,
    setting: Setting,
) -> None:
    """What a worker does until its line is closed."""
    game = load_game(*label)
    lanes = Lanes(game, group.stop - group.start, setting, view(made, game, games, setting, group))
    actions = aligned(orders, (games,), np.int64)[group]
    while True:
        name, given = line.recv()
        trouble = ""
        answer: Any = None
        try:
            if name == "step":
                lanes.step(actions)
                answer = lanes.refusals
            elif name == "sample":
                answer = lanes.sample()
            elif name == "states":
                answer = lanes.states()
            elif name == "restart":
                lanes.restart(given)
            else:
                lanes.place(given)
        except Exception as error:
            trouble = f"{type(error).__name__}: {error}"
        line.send((trouble, answer))
