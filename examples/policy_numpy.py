"""The net of `policy_torch.py` in NumPy, with its gradients written out, for those who do not have PyTorch."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

HIDDEN = 128
RATE = 1e-3
CLIP = 0.2
ENTROPY = 0.01
EPOCHS = 3
MINIBATCH = 1024
MOMENTS = (0.9, 0.999)  # of Adam

Floats = NDArray[np.float32]
Flags = NDArray[np.bool_]


class Policy:
    """What to do in a position, and how good it is."""

    def __init__(self, observed: int, actions: int, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        bound = observed**-0.5
        self.weights: list[Floats] = [
            self.random.uniform(-bound, bound, (observed, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, actions + 1), np.float32),
            np.zeros(actions + 1, np.float32),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def forward(self, observations: Floats, masks: Flags) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, logarithms of the probabilities, and values."""
        first, bias, second, offset = self.weights
        hidden = np.tanh(observations @ first + bias)
        out = hidden @ second + offset
        logits = np.where(masks, out[:, :-1], np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        logs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return hidden, logs, out[:, -1]

    def act(self, observations: Floats, masks: Flags) -> tuple[NDArray[np.int64], Floats, Floats]:
        """One drawn action for each game, its logarithmic probability, and the value of the position."""
        _, logs, values = self.forward(observations, masks)
        noise = self.random.gumbel(size=logs.shape).astype(np.float32)
        actions = np.where(masks, logs + noise, -np.inf).argmax(axis=1)
        return actions, logs[np.arange(len(actions)), actions], values

    def learn(
        self, observations: Floats, masks: Flags, actions: NDArray[np.int64], logs: Floats, gains: Floats, goals: Floats
    ) -> None:
        """Make what went better than expected more likely, within bounds."""
        for _ in range(EPOCHS):
            order = self.random.permutation(len(actions))
            for start in range(0, len(order), MINIBATCH):
                chosen = order[start : start + MINIBATCH]
                self._step(
                    observations[chosen], masks[chosen], actions[chosen], logs[chosen], gains[chosen], goals[chosen]
                )

    def _step(
        self, seen: Floats, legal: Flags, taken: NDArray[np.int64], before: Floats, gain: Floats, goal: Floats
    ) -> None:
        count = len(taken)
        rows = np.arange(count)
        hidden, logs, values = self.forward(seen, legal)
        chances = np.exp(logs)
        ratio = np.exp(logs[rows, taken] - before)
        free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = np.where(free, ratio * gain, 0.0)
        bounded = np.maximum(logs, -30)
        spread = -(chances * bounded).sum(axis=1, keepdims=True)
        out = np.empty((count, logs.shape[1] + 1), np.float32)
        out[:, :-1] = pull[:, None] * chances + ENTROPY * chances * (bounded + spread)
        out[rows, taken] -= pull
        out[:, -1] = values - goal
        out /= count
        back = (out @ self.weights[2].T) * (1 - hidden**2)
        slopes = [seen.T @ back, back.sum(axis=0), hidden.T @ out, out.sum(axis=0)]
        length = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes)))
        self._descend([slope * min(1.0, 0.5 / (length + 1e-6)) for slope in slopes])

    def _descend(self, slopes: list[Floats]) -> None:
        """One step of Adam."""
        self.steps += 1
        slow, slower = MOMENTS
        scale = RATE * np.sqrt(1 - slower**self.steps) / (1 - slow**self.steps)
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean[...] = slow * mean + (1 - slow) * slope
            square[...] = slower * square + (1 - slower) * slope**2
            weight[...] = weight - scale * mean / (np.sqrt(square) + 1e-8)
