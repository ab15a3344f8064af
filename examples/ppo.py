"""Proximal policy optimisation in one file, by self-play on the vector environment, in the manner of CleanRL.

    python examples/ppo.py                                            # Trajan for two, a quarter long: two minutes
    python examples/ppo.py --game nova-roma --box small --players 3 --decisions 1000000

One net plays every seat of all games; a decision is credited with what its seat gains over the mean of the others
until it decides again. Nothing here is hidden in a library, so that it can be changed; `baselines.py` measures what
it learns. Needs `pip install triumvir[envs,learn]`.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from time import process_time
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn
from torch.distributions import Categorical

from triumvir.envs.vector import VectorEnv

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Settings:
    """All that a run depends on."""

    game: str = "trajan"
    box: str = "tiny"  # a shorter game (docs/environments.md); "" is the whole one
    players: int = 2
    decisions: int = 300_000
    seed: int = 1
    games: int = 64  # at once
    steps: int = 64  # of each game between two lessons
    hidden: int = 128
    rate: float = 1e-3  # falls to a tenth in the end
    discount: float = 0.995
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    epochs: int = 3
    minibatch: int = 1024
    scale: float = 0.1  # VP to rewards of about one


class Net(nn.Module):
    """What to do in a position, and how good it is."""

    def __init__(self, observed: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(observed, hidden), nn.Tanh(), nn.Linear(hidden, hidden), nn.Tanh())
        self.actor = nn.Linear(hidden, actions)
        self.critic = nn.Linear(hidden, 1)
        for head in (self.actor, self.critic):  # at first all that is legal is equally likely
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """A distribution over the legal actions, and values."""
        inner = self.body(seen)
        logits = self.actor(inner).masked_fill(~legal, -1e9)
        return Categorical(logits=logits, validate_args=False), self.critic(inner).squeeze(-1)

    @torch.no_grad()
    def best(self, seen: Floats, legal: NDArray[np.bool_]) -> NDArray[np.int64]:
        """The likeliest action of each game."""
        chosen: NDArray[np.int64] = self(torch.from_numpy(seen), torch.from_numpy(legal))[0].logits.argmax(1).numpy()
        return chosen


class Memory:
    """What happened between two lessons: [step, game]."""

    def __init__(self, s: Settings, observed: int, actions: int) -> None:
        self.seen = torch.zeros(s.steps, s.games, observed)
        self.legal = torch.zeros(s.steps, s.games, actions, dtype=torch.bool)
        self.taken = torch.zeros(s.steps, s.games, dtype=torch.long)
        self.logs = torch.zeros(s.steps, s.games)
        self.values = np.zeros((s.steps, s.games), np.float32)
        self.seats = np.zeros((s.steps, s.games), np.int64)
        self.paid = np.zeros((s.steps, s.games, s.players), np.float32)
        self.done = np.zeros((s.steps, s.games), np.bool_)


def train(s: Settings) -> Iterator[tuple[int, Net]]:
    """After every lesson: from how many decisions was learned, and the net."""
    torch.manual_seed(s.seed)
    torch.set_num_threads(1)
    env = VectorEnv(s.game, s.games, s.players, box=s.box or None, reward="step", copy=False)
    net = Net(env.game.observation_size, env.game.num_actions, s.hidden)
    learner = torch.optim.Adam(net.parameters(), lr=s.rate, eps=1e-5)
    memory = Memory(s, env.game.observation_size, env.game.num_actions)
    now = env.reset(seed=s.seed)
    lessons = -(-s.decisions // (s.games * s.steps))
    for lesson in range(lessons):
        learner.param_groups[0]["lr"] = s.rate * (1 - 0.9 * lesson / lessons)
        now = play(s, env, net, memory, now)
        with torch.no_grad():
            last = net(torch.from_numpy(now.observations), torch.from_numpy(now.masks))[1].numpy()
        learn(s, net, learner, memory, advantages(s, memory, now.seats, last))
        yield (lesson + 1) * s.games * s.steps, net
    env.close()


def play(s: Settings, env: VectorEnv, net: Net, memory: Memory, now: Any) -> Any:
    """Some steps of all games, by the net as it is."""
    for step in range(s.steps):
        memory.seen[step] = torch.from_numpy(now.observations)
        memory.legal[step] = torch.from_numpy(now.masks)
        memory.seats[step] = now.seats
        with torch.no_grad():
            chosen, values = net(memory.seen[step], memory.legal[step])
        memory.values[step] = values.numpy()
        memory.taken[step] = chosen.sample()
        memory.logs[step] = chosen.log_prob(memory.taken[step])
        now = env.step(memory.taken[step].numpy())
        others = (now.rewards.sum(1, keepdims=True) - now.rewards) / max(1, s.players - 1)
        memory.paid[step] = s.scale * (now.rewards - others)
        memory.done[step] = now.done
    return now


def advantages(s: Settings, memory: Memory, seats: NDArray[np.int64], last: Floats) -> Floats:
    """How much better than expected every decision went: generalised advantage estimation, seat by seat.

    Who decides next after the last step has the value of that position; the others are taken at their last value.
    """
    rows = np.arange(s.games)
    following = np.zeros((s.games, s.players), np.float32)
    for step in range(s.steps):
        following[memory.done[step]] = 0
        going = ~memory.done[step]
        following[rows[going], memory.seats[step][going]] = memory.values[step][going]
    following[rows, seats] = last
    gain, owed = np.zeros_like(following), np.zeros_like(following)
    found = np.zeros_like(memory.values)
    for step in reversed(range(s.steps)):
        for array in (following, gain, owed):
            array[memory.done[step]] = 0
        owed += memory.paid[step]
        seat, value = memory.seats[step], memory.values[step]
        surprise = owed[rows, seat] + s.discount * following[rows, seat] - value
        found[step] = gain[rows, seat] = surprise + s.discount * s.trace * gain[rows, seat]
        following[rows, seat] = value
        owed[rows, seat] = 0
    return found


def learn(s: Settings, net: Net, learner: torch.optim.Optimizer, memory: Memory, gains: Floats) -> None:
    """Make what went better than expected more likely, within bounds."""
    goals = torch.from_numpy(gains + memory.values).flatten()
    better = torch.from_numpy((gains - gains.mean()) / (gains.std() + 1e-6)).flatten()
    seen, legal = memory.seen.flatten(0, 1), memory.legal.flatten(0, 1)
    taken, logs = memory.taken.flatten(), memory.logs.flatten()
    for _ in range(s.epochs):
        for part in torch.randperm(len(taken)).split(s.minibatch):
            chosen, values = net(seen[part], legal[part])
            ratio = (chosen.log_prob(taken[part]) - logs[part]).exp()
            gain = torch.min(ratio * better[part], ratio.clamp(1 - s.clip, 1 + s.clip) * better[part]).mean()
            spread = chosen.entropy().mean()
            loss = 0.5 * (values - goals[part]).pow(2).mean() - gain - s.entropy * spread
            learner.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            learner.step()


def settings(given: list[str] | None = None) -> Settings:
    """The settings of a command."""
    parser = ArgumentParser(description="Learn a game by PPO and self-play.")
    for name, default in asdict(Settings()).items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    return Settings(**vars(parser.parse_args(given)))


def main() -> None:
    """Learn, and measure now and then."""
    from baselines import measure  # noqa: PLC0415  # measures other learners too

    wanted = settings()
    spent, shown = 0.0, 0
    begun = process_time()
    for decisions, net in train(wanted):
        if decisions >= shown + wanted.decisions // 6:
            spent += process_time() - begun
            shown = decisions
            found = measure(wanted, net.best, "random", 100)
            print(f"{decisions:,} decisions, {spent:.0f} s: {found['win_rate']:.0%} of 100 games against random")
            begun = process_time()


if __name__ == "__main__":
    main()
