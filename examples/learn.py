"""A short learning run: a small policy learns a game against random players, and is then measured against them.

    python examples/learn.py                                      # Trajan for two, less than a minute
    python examples/learn.py --decisions 1000000 --players 3      # longer

Masked proximal policy optimisation (PPO) on the vector environment: 64 games at once, one seat learns, the others are
played at random inside the compiled loop. A decision is credited with the VP that the seat gains over the others from
there on. PyTorch is used where it is installed (`pip install triumvir[learn]`), else the same net in NumPy.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter
from typing import Any, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read when NumPy is loaded; so small a net gains nothing from more

import numpy as np
from numpy.typing import NDArray

from triumvir.envs.vector import VectorEnv

GAMES = 64
STEPS = 64  # decisions in each game between two lessons
DISCOUNT, TRACE = 0.99, 0.95
SCALE = 0.1  # VP to rewards of about one


class Result(NamedTuple):
    """How a player did against random ones."""

    games: int
    wins: float  # share of first places, shared ones shared
    lead: float  # mean VP ahead of the best other seat
    score: float


def environment(title: str, players: int, reward: str) -> VectorEnv:
    """Games in which seat 0 is asked."""
    return VectorEnv(title, GAMES, players, reward=reward, random_seats=range(1, players), copy=False)


def make_policy(env: VectorEnv, seed: int, library: str | None = None) -> Any:
    """A policy that knows nothing yet."""
    library = library or ("torch" if find_spec("torch") else "numpy")
    module = import_module(f"policy_{library}")
    return module.Policy(env.game.observation_size, env.game.num_actions, seed)


def lessons(
    title: str, players: int, decisions: int, seed: int = 1, library: str | None = None
) -> Iterator[tuple[int, Any]]:
    """After every lesson: from how many decisions of its own a policy has learned, and the policy."""
    env = environment(title, players, "step")
    policy = make_policy(env, seed, library)
    now = env.reset(seed=1000)
    for before in range(0, decisions, GAMES * STEPS):
        memory: list[tuple[NDArray[Any], ...]] = []
        for _ in range(STEPS):
            seen, legal = now.observations.copy(), now.masks.copy()
            actions, logs, values = policy.act(seen, legal)
            now = env.step(actions)
            others = now.rewards[:, 1:].mean(axis=1) if players > 1 else 0.0
            paid = (SCALE * (now.rewards[:, 0] - others)).astype(np.float32)
            memory.append((seen, legal, actions, logs, values, paid, now.done.copy()))
        _, _, last = policy.act(now.observations, now.masks)
        policy.learn(*lesson(memory, last))
        yield before + GAMES * STEPS, policy


def train(title: str, players: int, decisions: int, seed: int = 1, library: str | None = None) -> Any:
    """A policy that has learned from so many decisions of its own."""
    return [policy for _, policy in lessons(title, players, decisions, seed, library)][-1]


def lesson(memory: list[tuple[NDArray[Any], ...]], last: NDArray[np.float32]) -> list[NDArray[Any]]:
    """What to learn from: how much better than expected every decision went (generalised advantage estimation)."""
    seen, legal, actions, logs, values, paid, done = (np.stack(part) for part in zip(*memory, strict=True))
    gains = np.zeros_like(values)
    following, gain = last, np.zeros_like(last)
    for step in reversed(range(len(memory))):
        goes_on = 1.0 - done[step]
        surprise = paid[step] + DISCOUNT * following * goes_on - values[step]
        gain = (surprise + DISCOUNT * TRACE * goes_on * gain).astype(np.float32)
        gains[step], following = gain, values[step]
    goals = gains + values
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    return [part.reshape(-1, *part.shape[2:]) for part in (seen, legal, actions, logs, gains, goals)]


def measure(title: str, players: int, games: int, policy: Any = None) -> Result:
    """Play games that were not learned from; without a policy seat 0 plays at random too."""
    env = environment(title, players, "difference")
    now = env.reset(seed=10**9)
    ranks: list[NDArray[np.int64]] = []
    leads: list[float] = []
    scores: list[float] = []
    while len(ranks) < games:
        actions = env.sample() if policy is None else policy.act(now.observations, now.masks)[0]
        now = env.step(actions)
        for number in np.flatnonzero(now.done):
            ranks.append(now.ranks[number].copy())
            leads.append(now.rewards[number, 0])
            scores.append(now.scores[number, 0])
    wins = [float(rank[0] == 1) / np.count_nonzero(rank == 1) for rank in ranks]
    return Result(len(ranks), float(np.mean(wins)), float(np.mean(leads)), float(np.mean(scores)))


def main() -> None:
    """Learn, measure, tell."""
    parser = ArgumentParser(description="Learn a game by PPO and measure the policy against random players.")
    parser.add_argument("--game", default="trajan")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=150_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=400, help="games of the measurement")
    parser.add_argument("--library", choices=["torch", "numpy"])
    args = parser.parse_args()
    begin = perf_counter()
    policy = train(args.game, args.players, args.decisions, library=args.library)
    print(f"learned from {args.decisions:,} decisions in {perf_counter() - begin:.0f} s")
    for name, player in (("random", None), ("learned", policy)):
        found = measure(args.game, args.players, args.games, player)
        wins, lead, score = f"{found.wins:.1%}", f"{found.lead:+.1f}", f"{found.score:.1f}"
        print(f"{name:8} {wins} wins in {found.games} games, lead {lead} VP, score {score} VP")


if __name__ == "__main__":
    main()
