"""Training: a small network learns by how much the hand-written judgement errs, and who comes first.

The target is how games really ended, not what a search thought of them: its own opinion as a target made the network
worse. One game in ten is left out, and the network is kept as it was when it said most about those. The arithmetic is
NumPy's, or that of CuPy where it is installed and finds a GPU: the same code for both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from typing import Any

import numpy as np

from triumvir.agents.network import LANES
from triumvir.learn.lessons import Sheet

WIDTHS = (64, 32, LANES)
UNSEEN = 10  # one game in so many is not learned from
SCALE = 20.0  # VP that count as one in the target
WON = 0.3  # how much the chance of coming first weighs beside the lead
EPOCHS = 20
BATCH = 4096
RATE = 1.5e-3
DECAY = 0.5
MOMENT, SQUARE, TINY = 0.9, 0.999, 1e-8


@dataclass(frozen=True)
class Epoch:
    """How well the network did on the games it did not learn from."""

    loss: float  # while learning
    unseen: float  # the same on the games left out
    r2: float  # share of the final lead's variance that it explains there
    sign: float  # how often it names the winner


@dataclass(frozen=True)
class Trained:
    """What came of it."""

    weights: list[float]  # layer by layer, those of an input side by side, then the bias; the lead in tenths of a VP
    epochs: list[Epoch]
    best: int  # the epoch that was kept
    hand: Epoch  # the hand-written judgement on the same games
    rows: int
    games: int


def arrays() -> Any:
    """CuPy if it is there with a GPU, else NumPy."""
    if find_spec("cupy") is not None:
        cupy = import_module("cupy")
        try:
            cupy.cuda.runtime.getDeviceCount()
        except cupy.cuda.runtime.CUDARuntimeError:
            return np
        return cupy
    return np


class Adam:
    """Steps with weight decay."""

    def __init__(self, xp: Any, parts: list[Any], decay: float) -> None:
        self.xp, self.parts, self.decay = xp, parts, decay
        self.moments = [xp.zeros_like(part) for part in parts]
        self.squares = [xp.zeros_like(part) for part in parts]
        self.steps = 0

    def step(self, slopes: Sequence[Any], rate: float) -> None:
        """One step down."""
        xp = self.xp
        self.steps += 1
        fix_one, fix_two = 1.0 - MOMENT**self.steps, 1.0 - SQUARE**self.steps
        for i, change in enumerate(slopes):
            self.moments[i] = moment = MOMENT * self.moments[i] + (1.0 - MOMENT) * change
            self.squares[i] = square = SQUARE * self.squares[i] + (1.0 - SQUARE) * change * change
            step = moment / fix_one / (xp.sqrt(square / fix_two) + TINY)
            self.parts[i] -= rate * (step + self.decay * self.parts[i])


class Mlp:
    """Two hidden layers."""

    def __init__(self, xp: Any, inputs: int, widths: Sequence[int], random: np.random.Generator) -> None:
        self.xp = xp
        sizes = [inputs, *widths]
        self.parts: list[Any] = []
        for i, (into, out) in enumerate(pairwise(sizes)):
            last = i == len(widths) - 1  # begins as nothing: an untrained network judges as written by hand
            spread = 0.0 if last else (2.0 / into) ** 0.5
            self.parts.append(xp.asarray(random.normal(0.0, 1.0, (into, out)) * spread, xp.float32))
            self.parts.append(xp.zeros(out, xp.float32))
        self.adam = Adam(xp, self.parts, DECAY)

    def forward(self, x: Any) -> list[Any]:
        """What every layer gives out, the inputs first."""
        found = [x]
        for i in range(0, len(self.parts), 2):
            x = x @ self.parts[i] + self.parts[i + 1]
            if i + 2 < len(self.parts):
                x = self.xp.maximum(x, 0.0)
            found.append(x)
        return found

    def learn(self, x: Any, target: Any, won: Any, rate: float) -> Any:
        """One step; returns the loss before it."""
        layers = self.forward(x)
        loss, slope = losses(self.xp, layers[-1], target, won)
        slopes: list[Any] = []
        for i in range(len(self.parts) - 2, -1, -2):
            into = layers[i // 2]
            slopes[:0] = [into.T @ slope, slope.sum(axis=0)]
            if i:
                slope = (slope @ self.parts[i].T) * (into > 0.0)
        self.adam.step(slopes, rate)
        return loss


def losses(xp: Any, given: Any, target: Any, won: Any) -> tuple[Any, Any]:
    """The loss, and its slope for what the network gives out: the lead first, then who comes first."""
    count = float(len(target))
    error = given[:, 0] - target
    logit = given[:, 1]
    chance = 1.0 / (1.0 + xp.exp(-logit))
    doubt = xp.maximum(logit, 0.0) - logit * won + xp.log1p(xp.exp(-xp.abs(logit)))
    slope = xp.zeros_like(given)
    slope[:, 0] = 2.0 * error / count
    slope[:, 1] = WON * (chance - won) / count
    return (error * error).mean() + WON * doubt.mean(), slope


def train(
    sheet: Sheet,
    seed: int,
    widths: Sequence[int] = WIDTHS,
    epochs: int = EPOCHS,
    tell: Callable[[Epoch], None] = lambda epoch: None,
) -> Trained:
    """Fit a network to what was played."""
    xp = arrays()
    random = np.random.default_rng(seed)
    known = np.unique(sheet.game)
    unseen = np.isin(sheet.game, known[::UNSEEN])
    data = {
        name: xp.asarray(column, xp.float32)
        for name, column in (("hand", sheet.hand), ("final", sheet.final), ("won", sheet.won))
    }
    x = xp.asarray(sheet.inputs, xp.float16)
    target = (data["final"] - data["hand"]) / SCALE
    tests, lessons = xp.asarray(np.flatnonzero(unseen)), np.flatnonzero(~unseen)
    network = Mlp(xp, x.shape[1], widths, random)
    found: list[Epoch] = []
    kept: list[Any] = []
    best = -1
    for number in range(epochs):
        rate = RATE * (1.0 - 0.95 * number / epochs)
        order = random.permutation(lessons)
        total = 0.0
        for at in range(0, len(order), BATCH):
            rows = xp.asarray(order[at : at + BATCH])
            loss = network.learn(x[rows].astype(xp.float32), target[rows], data["won"][rows], rate)
            total += float(loss) * len(rows)
        given = network.forward(x[tests].astype(xp.float32))[-1]
        found.append(_measured(xp, given, data, target, tests, total / max(1, len(order))))
        tell(found[-1])
        if best < 0 or found[-1].unseen < found[best].unseen:
            best, kept = number, [part.copy() for part in network.parts]
    nothing = xp.zeros((len(tests), LANES), xp.float32)
    hand = _measured(xp, nothing, data, target, tests, 0.0)
    kept[-2][:, 0] *= 10.0 * SCALE
    kept[-1][0] *= 10.0 * SCALE
    weights = [float(value) for part in kept for value in part.ravel().tolist()]
    return Trained(weights, found, best, hand, len(sheet.game), len(known))


def _measured(xp: Any, given: Any, data: dict[str, Any], target: Any, tests: Any, loss: float) -> Epoch:
    final, won = data["final"][tests], data["won"][tests]
    said = data["hand"][tests] + SCALE * given[:, 0]
    unseen, _ = losses(xp, given, target[tests], won)
    r2 = 1.0 - float(((said - final) ** 2).mean()) / max(1e-9, float(final.var()))
    return Epoch(loss, float(unseen), r2, float(((said > 0) == (final > 0)).mean()))
