"""The net of `learn.py` in PyTorch: one hidden layer, a masked policy and a value, trained by PPO."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn
from torch.nn import functional

HIDDEN = 128
RATE = 1e-3
CLIP = 0.2
ENTROPY = 0.01
EPOCHS = 3
MINIBATCH = 1024

Floats = NDArray[np.float32]
Flags = NDArray[np.bool_]


class Policy(nn.Module):
    """What to do in a position, and how good it is."""

    def __init__(self, observed: int, actions: int, seed: int) -> None:
        super().__init__()
        torch.manual_seed(seed)
        torch.set_num_threads(1)  # so small a net gains nothing from more
        self.body = nn.Linear(observed, HIDDEN)
        self.head = nn.Linear(HIDDEN, actions + 1)
        nn.init.zeros_(self.head.weight)
        nn.init.zeros_(self.head.bias)
        self.optimizer = torch.optim.Adam(self.parameters(), RATE)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of the probabilities, and values."""
        out = self.head(torch.tanh(self.body(observations)))
        logits = out[:, :-1].masked_fill(~masks, -1e9)
        return functional.log_softmax(logits, dim=1), out[:, -1]

    @torch.no_grad()
    def act(self, observations: Floats, masks: Flags) -> tuple[NDArray[np.int64], Floats, Floats]:
        """One drawn action for each game, its logarithmic probability, and the value of the position."""
        logs, values = self(torch.from_numpy(observations), torch.from_numpy(masks))
        actions = torch.multinomial(logs.exp(), 1)
        return actions[:, 0].numpy(), logs.gather(1, actions)[:, 0].numpy(), values.numpy()

    def learn(
        self, observations: Floats, masks: Flags, actions: NDArray[np.int64], logs: Floats, gains: Floats, goals: Floats
    ) -> None:
        """Make what went better than expected more likely, within bounds."""
        every = [torch.from_numpy(array) for array in (observations, masks, actions, logs, gains, goals)]
        for _ in range(EPOCHS):
            order = torch.randperm(len(actions))
            for start in range(0, len(order), MINIBATCH):
                chosen = order[start : start + MINIBATCH]
                seen, legal, taken, before, gain, goal = (array[chosen] for array in every)
                now, values = self(seen, legal)
                ratio = (now.gather(1, taken[:, None])[:, 0] - before).exp()
                better = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                spread = -(now.exp() * now.clamp(min=-30)).sum(1).mean()
                loss = 0.5 * functional.mse_loss(values, goal) - better - ENTROPY * spread
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.parameters(), 0.5)
                self.optimizer.step()
