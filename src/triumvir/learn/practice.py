"""Training of habits: which actions searches came to visit most, by what their seat looked at.

They begin as the leanings of the game, and learn by how much each action is taken more or less readily than these say.
As for the judgement, one game in ten is left out, and what was best there is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import log
from typing import Any

import numpy as np

from triumvir.engine.state import LIKELY
from triumvir.learn.lessons import Choices
from triumvir.learn.training import UNSEEN, Adam, arrays

WIDTH = 64
EPOCHS = 20
BATCH = 2048  # decisions
RATE = 3e-3
DECAY = 0.02
SHARPNESS = 2.0  # shares of visits are taken to this power: what was looked at most counts for more
FLAT = 30.0  # logits beyond this count as this


@dataclass(frozen=True)
class Habit:
    """How well habits foresee the visits of decisions they did not learn from."""

    unseen: float  # cross entropy, in nats
    first: float  # how often their first choice was the one visited most


@dataclass(frozen=True)
class Practised:
    """What came of it."""

    width: int
    weights: list[float]  # as `triumvir.agents.learned.written` takes them
    epochs: list[Habit]
    best: int  # the epoch that was kept
    leanings: Habit  # what the leanings of the game foresee
    decisions: int
    games: int


class Trainee:
    """Habits that learn."""

    def __init__(self, xp: Any, inputs: int, actions: int, random: np.random.Generator) -> None:
        self.xp, self.actions = xp, actions
        spread = (2.0 / inputs) ** 0.5
        self.parts: list[Any] = [
            xp.asarray(random.normal(0.0, 1.0, (inputs, WIDTH)) * spread, xp.float32),
            xp.zeros(WIDTH, xp.float32),
            xp.zeros((actions, WIDTH), xp.float32),
            xp.zeros(actions, xp.float32),
            xp.asarray([log(1.0 + lean) for lean in range(LIKELY + 1)], xp.float32),
        ]
        self.adam = Adam(xp, self.parts, DECAY)

    def chances(self, x: Any, row: Any, action: Any, lean: Any) -> tuple[Any, Any]:
        """The hidden units of decisions, and how likely each of their legal actions is taken."""
        xp = self.xp
        first, bias, weights, each, leaning = self.parts
        hidden = xp.maximum(x @ first + bias, 0.0)
        logits = (hidden @ weights.T)[row, action] + each[action] + leaning[lean]
        raised = xp.exp(xp.clip(logits, -FLAT, FLAT))
        return hidden, raised / xp.bincount(row, raised, len(x))[row]

    def learn(self, rate: float, x: Any, row: Any, action: Any, lean: Any, share: Any) -> None:
        """One step."""
        xp = self.xp
        hidden, chance = self.chances(x, row, action, lean)
        slope = ((chance - share) / len(x)).astype(xp.float32)
        spread = xp.zeros((len(x), self.actions), xp.float32)
        spread[row, action] = slope
        back = (spread @ self.parts[2]) * (hidden > 0.0)
        slopes = [x.T @ back, back.sum(axis=0), spread.T @ hidden, spread.sum(axis=0)]
        slopes.append(xp.bincount(lean, slope, LIKELY + 1).astype(xp.float32))
        self.adam.step(slopes, rate)


def practise(
    choices: Choices,
    actions: int,
    seed: int,
    epochs: int = EPOCHS,
    tell: Callable[[Habit], None] = lambda habit: None,
    sharpness: float = SHARPNESS,
) -> Practised:
    """Fit habits to what was searched."""
    xp = arrays()
    random = np.random.default_rng(seed)
    known = np.unique(choices.game)
    unseen = np.isin(choices.game, known[::UNSEEN])
    begin = np.searchsorted(choices.row, np.arange(len(choices.game) + 1))
    sharp = choices.share**sharpness
    share = (sharp / np.bincount(choices.row, sharp, len(choices.game))[choices.row]).astype(np.float32)
    trainee = Trainee(xp, choices.seen.shape[1], actions, random)

    def entries(rows: Any) -> tuple[Any, ...]:
        """Some decisions with the entries of their actions."""
        sizes = begin[rows + 1] - begin[rows]
        at = np.repeat(begin[rows] - np.concatenate([[0], np.cumsum(sizes)[:-1]]), sizes) + np.arange(sizes.sum())
        columns = (choices.action[at], choices.lean[at], share[at])
        row = np.repeat(np.arange(len(rows)), sizes)
        x = xp.asarray(choices.seen[rows].astype(np.float32))
        return x, *(xp.asarray(column) for column in (row, *(c.astype(np.int64) for c in columns[:2]), columns[2]))

    def measured() -> Habit:
        """All decisions that are left out."""
        loss = hits = 0.0
        tests = np.flatnonzero(unseen)
        for at in range(0, len(tests), BATCH):
            x, row, action, lean, true_share = entries(tests[at : at + BATCH])
            _, chance = trainee.chances(x, row, action, lean)
            loss -= float((true_share * xp.log(chance)).sum())
            said, true = xp.zeros((len(x), actions), xp.float32), xp.zeros((len(x), actions), xp.float32)
            said[row, action], true[row, action] = chance, true_share
            hits += float((said.argmax(axis=1) == true.argmax(axis=1)).sum())
        return Habit(loss / max(1, len(tests)), hits / max(1, len(tests)))

    leanings, lessons = measured(), np.flatnonzero(~unseen)
    found: list[Habit] = []
    kept: list[Any] = []
    best = -1
    for number in range(epochs):
        order = random.permutation(lessons)
        for at in range(0, len(order), BATCH):
            trainee.learn(RATE * (1.0 - 0.95 * number / epochs), *entries(order[at : at + BATCH]))
        found.append(measured())
        tell(found[-1])
        if best < 0 or found[-1].unseen < found[best].unseen:
            best, kept = number, [part.copy() for part in trainee.parts]
    weights = [float(value) for part in kept for value in part.ravel().tolist()]
    return Practised(WIDTH, weights, found, best, leanings, len(choices.game), len(known))
