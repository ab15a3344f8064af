"""Processes that share the games of one vector environment. They write into shared memory; pipes only say when."""

from __future__ import annotations

import json
from itertools import pairwise
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from triumvir.engine.box import Box
from triumvir.engine.game import Game
from triumvir.engine.state import State
from triumvir.envs.lanes import Lanes, Step, not_legal, shapes
from triumvir.envs.positions import load_game, save_position

WAIT = 20.0  # seconds that a worker is given to end


class Team:
    """The workers as the environment sees them."""

    def __init__(self, game: Game, games: int, workers: int, given: dict[str, Any]) -> None:
        context = get_context("spawn")  # the only way to start that is safe beside threads
        self.game = game
        self.games = games
        made = {
            name: context.RawArray("b", max(1, prod(shape) * np.dtype(kind).itemsize))
            for name, (shape, kind) in shapes(game, games, given["observe"]).items()
        }
        orders = context.RawArray("b", games * 8)
        self.arrays = view(made, game, games, given["observe"])
        self.actions = np.frombuffer(orders, dtype=np.int64)
        position = given["position"]
        if isinstance(position, State):
            given = {**given, "position": save_position(position)}
        bounds = [games * number // workers for number in range(workers + 1)]
        self.bounds = list(pairwise(bounds))
        self.pipes: list[Connection] = []
        self.processes = []
        for low, high in self.bounds:
            here, there = context.Pipe()
            label = (game.name, game.players, dict(game.options), game.box)
            process = context.Process(
                target=work, args=(there, made, orders, label, games, low, high, given), daemon=True
            )
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)

    def tell(self, *order: int | str) -> None:
        """Give all workers an order and wait until it is done."""
        text = json.dumps(order).encode()
        for pipe in self.pipes:
            pipe.send_bytes(text)
        troubles = [pipe.recv_bytes().decode() for pipe in self.pipes]
        for trouble in troubles:
            if trouble:
                raise RuntimeError(f"A worker failed: {trouble}")

    def reset(self, first: int) -> None:
        """Start all games anew."""
        self.tell("reset", str(first))

    def step(self, actions: NDArray[np.int64]) -> None:
        """One action in each game; nothing is done if any of them is not legal."""
        there = (actions >= 0) & (actions < self.game.num_actions)
        legal = there & self.arrays.masks[np.arange(self.games), np.where(there, actions, 0)]
        if not legal.all():
            number = int(legal.argmin())
            raise not_legal(self.game, number, int(actions[number]))
        self.actions[:] = actions
        self.tell("step")

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, uniformly random."""
        self.tell("sample")
        return self.actions.copy()

    def close(self) -> None:
        """End the workers."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join(WAIT)


def view(made: dict[str, Any], game: Game, games: int, observe: bool, low: int = 0, high: int | None = None) -> Step:
    """The shared memory as arrays, or the part of one worker."""
    arrays = {}
    for name, (shape, kind) in shapes(game, games, observe).items():
        whole: NDArray[Any] = np.frombuffer(made[name], dtype=kind, count=prod(shape)).reshape(shape)
        arrays[name] = whole[low:high]
    return Step(**arrays)


def work(
    pipe: Connection,
    made: dict[str, Any],
    orders: Any,
    label: tuple[str, int, dict[str, object], Box],
    games: int,
    low: int,
    high: int,
    given: dict[str, Any],
) -> None:
    """What a worker does until its pipe is closed."""
    game = load_game(*label)
    lanes = Lanes(game, view(made, game, games, given["observe"], low, high), **given)
    actions = np.frombuffer(orders, dtype=np.int64)[low:high]
    while True:
        try:
            order = json.loads(pipe.recv_bytes())
        except EOFError:
            return
        trouble = ""
        try:
            if order[0] == "reset":
                lanes.reset(int(order[1]) + low, games)
            elif order[0] == "step":
                lanes.step(actions.tolist())
            else:
                actions[:] = lanes.batch.sample()
        except Exception as error:
            trouble = f"{type(error).__name__}: {error}"
        pipe.send_bytes(trouble.encode())
