"""The games of a vector environment that live in one process: compiled steps, and the arrays that they fill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from triumvir.engine.errors import IllegalAction, Text, UnknownGame
from triumvir.engine.game import Game
from triumvir.engine.state import State
from triumvir.envs.arrays import flags, floats, integers, rows
from triumvir.envs.batch import Batch
from triumvir.envs.positions import opening
from triumvir.envs.rewards import STEP, final_rewards, reward_kind


class Step(NamedTuple):
    """What is known after a step, game by game."""

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float64]
    done: NDArray[np.bool_]
    scores: NDArray[np.int64]
    ranks: NDArray[np.int64]

    def kept(self) -> Step:
        """A copy that no later step changes."""
        return Step._make(array.copy() for array in self)


def shapes(game: Game, games: int, observe: bool) -> dict[str, tuple[tuple[int, ...], type[np.generic]]]:
    """Shape and type of every array of a step."""
    seats = game.players
    return {
        "observations": ((games, game.observation_size if observe else 0), np.float32),
        "masks": ((games, game.num_actions), np.bool_),
        "seats": ((games,), np.int64),
        "rewards": ((games, seats), np.float64),
        "done": ((games,), np.bool_),
        "scores": ((games, seats), np.int64),
        "ranks": ((games, seats), np.int64),
    }


class Lanes:
    """Games in this process, written into given arrays."""

    def __init__(
        self,
        game: Game,
        arrays: Step,
        reward: str | None = None,
        observe: bool = True,
        random_seats: Sequence[int] = (),
        position: State | str | None = None,
        redeal: bool = False,
    ) -> None:
        kind = reward_kind(reward, game)
        inside = [seat in random_seats for seat in range(game.players)]
        if all(inside) or any(seat not in range(game.players) for seat in random_seats):
            raise UnknownGame(
                f"random_seats must be some of the seats 0 to {game.players - 1} and leave one out.",
                f"random_seats muss einige der Plätze 0 bis {game.players - 1} nennen und einen auslassen.",
            )
        self.game = game
        self.arrays = arrays
        self.batch = Batch(
            opening(game, position, redeal),
            lambda state: final_rewards(kind, state),
            len(arrays.done),
            game.players,
            game.num_actions,
            game.observation_size if observe else 0,
            kind == STEP,
            inside,
        )
        self._observe = observe

    def fill(self) -> None:
        """Write what the batch knows into the arrays."""
        batch, out = self.batch, self.arrays
        if self._observe:
            np.copyto(out.observations, rows(batch.observations), casting="same_kind")
        np.copyto(out.masks, flags(batch.masks).reshape(out.masks.shape))
        np.copyto(out.seats, integers(batch.to_act))
        np.copyto(out.rewards, floats(batch.rewards).reshape(out.rewards.shape))
        done = flags(batch.done)
        if done.any() or out.done.any():
            np.copyto(out.done, done)
            np.copyto(out.scores, integers(batch.scores).reshape(out.scores.shape))
            np.copyto(out.ranks, integers(batch.ranks).reshape(out.ranks.shape))

    def reset(self, first: int, stride: int) -> None:
        """Start all games anew."""
        self.batch.reset(first, stride)
        for array in (self.arrays.done, self.arrays.scores, self.arrays.ranks):
            array[...] = 0
        self.fill()

    def step(self, actions: list[int]) -> None:
        """One action in each game; nothing is done if any of them is not legal."""
        wrong = self.batch.illegal(actions)
        if wrong >= 0:
            raise not_legal(self.game, int(wrong), actions[wrong])
        self.batch.step(actions)
        self.fill()


def not_legal(game: Game, number: int, action: int) -> IllegalAction:
    """The refusal of one action among many."""
    text = Text(
        f"Action {action} is not legal in game {number}.", f"Aktion {action} ist in Spiel {number} nicht erlaubt."
    )
    return IllegalAction(game.no_action_rule, text)
