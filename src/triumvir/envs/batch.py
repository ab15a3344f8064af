"""Many games of one kind stepped at once, compiled together with the rules.

A `Batch` knows nothing of NumPy. It writes what a step led to into long flat vectors, which compiled code lends out as
buffers: `triumvir.envs.vector` wraps them in arrays. Interpreted, the same vectors are lists.

| vector | holds, for each game |
|---|---|
| `to_act` | the seat that decides now |
| `masks` | for each action whether it is legal now |
| `rewards` | for each seat what it was paid since the last step |
| `done` | whether the game ended in the last step (and was started anew) |
| `episodes` | how many games have ended there: the seed of the next one follows from that |
| `scores`, `ranks` | for each seat VP and rank at the end of the last finished game |

Observations are not in one vector: `observations` holds one for each game, of the seat to act. Where a single seat is
played from outside, `last_observations` holds what it saw at the end of the last finished game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from triumvir.engine.native import i64, vec
from triumvir.engine.rng import advance, below, scatter
from triumvir.engine.state import MAX_LEGAL, State


def observed(state: State, seat: i64, length: i64) -> vec[float]:
    """What a seat may know, in a vector of its own.

    Made in here, because every vector that plain Python hands to compiled code stays in memory for ever (mypyc 2.4.1).
    """
    out = vec[float]([0.0] * length)
    state.observe_into(seat, out)
    return out


@final
class Batch:
    """Games that are stepped together and start anew by themselves."""

    def __init__(
        self,
        start: Callable[[int], State],
        final_rewards: Callable[[State], list[float]],
        games: i64,
        seats: i64,
        actions: i64,
        observed: i64,
        step_rewards: bool,
        inside: list[bool],
    ) -> None:
        self.start: Callable[[int], State] = start
        self.final_rewards: Callable[[State], list[float]] = final_rewards
        self.games: i64 = games
        self.seats: i64 = seats
        self.actions: i64 = actions
        self.observed: i64 = observed  # length of an observation; 0 where none are wanted
        self.step_rewards: bool = step_rewards
        self.inside: vec[i64] = vec[i64]([i64(played) for played in inside])  # seats played at random in here
        self.lone: i64 = inside.index(False) if inside.count(False) == 1 else -1  # the only seat played from outside
        self.random: i64 = 1
        self.first: int = 0
        self.stride: int = int(games)
        self.states: list[State] = []
        self.legal: vec[i64] = vec[i64]([0] * MAX_LEGAL)
        self.listed: vec[i64] = vec[i64]([0] * (games * actions))  # the legal actions of each game
        self.counts: vec[i64] = vec[i64]([0] * games)
        self.to_act: vec[i64] = vec[i64]([0] * games)
        self.masks: vec[bool] = vec[bool]([False] * (games * actions))
        self.rewards: vec[float] = vec[float]([0.0] * (games * seats))
        self.done: vec[bool] = vec[bool]([False] * games)
        self.episodes: vec[i64] = vec[i64]([0] * games)
        self.standing: vec[i64] = vec[i64]([0] * (games * seats))  # VP when rewards were last paid
        self.scores: vec[i64] = vec[i64]([0] * (games * seats))
        self.ranks: vec[i64] = vec[i64]([0] * (games * seats))
        self.observations: list[vec[float]] = []
        self.last_observations: list[vec[float]] = []

    # ------------------------------------------------------------ for everyone

    def reset(self, first: int, stride: int) -> None:
        """Start all games anew: number i with seed first + i, and later with that plus a multiple of stride."""
        self.first = first
        self.stride = stride
        self.random = scatter(first & 1073741823)
        self.states = []
        self.observations = []
        self.last_observations = []
        i: i64
        for i in range(self.games):
            self.episodes[i] = 0
            self.done[i] = False
            self.states.append(self.start(first + int(i)))
            if self.observed:
                self.observations.append(vec[float]([0.0] * self.observed))
                self.last_observations.append(vec[float]([0.0] * self.observed))
            self.begin(i)
            self.show(i)

    def illegal(self, actions: list[int]) -> i64:
        """The first game whose action is not legal there; -1 if all are."""
        i: i64
        for i in range(self.games):
            action: i64 = actions[i]
            if action < 0 or action >= self.actions or not self.masks[i * self.actions + action]:
                return i
        return -1

    def step(self, actions: list[int]) -> None:
        """Carry out one action in each game; they must be legal."""
        i: i64
        for i in range(self.games):
            state = self.states[i]
            self.done[i] = False
            state.do(actions[i])
            self.let_play(state)
            self.pay(i, state)
            if state.to_act < 0:
                self.finish(i, state)
            self.show(i)

    def sample(self) -> list[int]:
        """One legal action for each game, uniformly random."""
        chosen: list[int] = []
        random = self.random
        i: i64
        for i in range(self.games):
            random = advance(random)
            chosen.append(int(self.listed[i * self.actions + below(random, self.counts[i])]))
        self.random = random
        return chosen

    def replace(self, i: i64, state: State) -> None:
        """Put a position in the place of a game."""
        self.states[i] = state
        self.begin(i)
        self.show(i)

    # ------------------------------------------------------------ one game

    def let_play(self, state: State) -> None:
        """Play the seats that are played in here."""
        while state.to_act >= 0 and self.inside[state.to_act]:
            count = state.legal_into(self.legal)
            self.random = advance(self.random)
            state.do(self.legal[below(self.random, count)])

    def begin(self, i: i64) -> None:
        """A game has started: play up to the first decision from outside."""
        state = self.states[i]
        self.let_play(state)
        seat: i64
        for seat in range(self.seats):
            self.standing[i * self.seats + seat] = state.score_of(seat)
            self.rewards[i * self.seats + seat] = 0.0

    def pay(self, i: i64, state: State) -> None:
        """Write the rewards of a step."""
        at = i * self.seats
        seat: i64
        if not self.step_rewards:
            for seat in range(self.seats):
                self.rewards[at + seat] = 0.0
            return
        for seat in range(self.seats):
            score = state.score_of(seat)
            self.rewards[at + seat] = float(score - self.standing[at + seat])
            self.standing[at + seat] = score

    def finish(self, i: i64, state: State) -> None:
        """A game is over: write its result and start the next one in its place."""
        at = i * self.seats
        seat: i64
        final_rewards = self.final_rewards(state)
        ranking = state.ranking()
        paid: list[float] = []
        for seat in range(self.seats):
            paid.append(self.rewards[at + seat] + final_rewards[seat])
            self.scores[at + seat] = state.score_of(seat)
            self.ranks[at + seat] = ranking[seat]
        if self.observed and self.lone >= 0:
            self.last_observations[i] = observed(state, self.lone, self.observed)
        self.done[i] = True
        self.episodes[i] += 1
        self.states[i] = self.start(self.first + int(i) + self.stride * int(self.episodes[i]))
        self.begin(i)
        for seat in range(self.seats):
            self.rewards[at + seat] = paid[seat]

    def show(self, i: i64) -> None:
        """Write who is to act, the mask and the observation."""
        state = self.states[i]
        at = i * self.actions
        j: i64
        for j in range(self.counts[i]):
            self.masks[at + self.listed[at + j]] = False
        legal = self.legal
        count = state.legal_into(legal)
        self.counts[i] = count
        for j in range(count):
            action = legal[j]
            self.listed[at + j] = action
            self.masks[at + action] = True
        self.to_act[i] = state.to_act
        if self.observed:
            self.observations[i] = observed(state, state.to_act, self.observed)
