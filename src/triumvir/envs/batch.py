"""Many games of one kind stepped at once, compiled together with the rules.

A `Batch` knows nothing of NumPy. It writes what a step led to into long flat vectors, which compiled code lends out as
buffers: `triumvir.envs.lanes` wraps them in arrays, once, and copies nothing. Interpreted, the vectors are lists.

| vector | holds, for each game |
|---|---|
| `orders` | the action to take in the next step, written from outside |
| `drawn` | a random legal action, written by `sample` |
| `to_act` | the seat that decides now; -1 if the game is over |
| `masks` | for each action whether it is legal now; all of them are where the game is over |
| `rewards` | for each seat what it was paid since the last step |
| `done`, `cut` | whether the last step ended the game, and whether that was before its time |
| `scores`, `ranks` | for each seat VP and rank at the end of the last game that was played out |
| `observations` | what the seat to act may know; what does not stay (`Kept`) is made zero before `step` and `show` |
| `finals` | for each seat played from outside what it knew at the end of the last game |

Every game has generators of its own, for each seat and for `sample`, that start from the seed of the game. So a game is
the same whatever is played beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from triumvir.engine.ink import blank_row, float_ink, whole_ink
from triumvir.engine.native import i32, i64, vec
from triumvir.engine.rng import advance, below, scatter
from triumvir.engine.state import MAX_LEGAL, State
from triumvir.envs.kept import Kept

# Who plays a seat.
OUTSIDE: Final = 0  # asked for in `orders`
AT_RANDOM: Final = 1  # in here
ASKED: Final = 2  # by calling `ask`

# What follows when a game has ended.
SAME_STEP: Final = 0  # the next one starts at once
NEXT_STEP: Final = 1  # the next one starts in the next step, whatever is ordered
DISABLED: Final = 2  # nothing, until `restart`

STRIDE: Final = 11400714819323198485  # between the seeds of games that follow each other: 2^64 by the golden ratio
SEEDS: Final = 2**256
SMALL: Final = 2**30  # seeds are folded to this size where a generator starts from them
PENALTY: Final = -1.0  # for an illegal action that ends a game
SCATTERED: Final = 4  # a part of the positions: when so many are new, all are copied, and lie in memory in order again
ALIGN: Final = 16  # entries of 4 bytes; observations begin where the address is a multiple of 64


def player_seed(seed: int, seat: int) -> int:
    """The seed of who plays a seat; of `sample` for seat -1."""
    return (seed * 8 + seat + 1) % SMALL


def observed(state: State, seat: i64, length: i64) -> vec[i32]:
    """What a seat may know as the bits of 32-bit floats, in a vector of its own.

    Made in here, because every vector that plain Python hands to compiled code stays in memory for ever (mypyc 2.4.1).
    """
    out = blank_row(length)
    state.observe_into(seat, float_ink(), out, 0)
    return out


@final
class Batch:
    """Games that are stepped together."""

    def __init__(
        self,
        start: Callable[[int], State],
        final_rewards: Callable[[State], list[float]],
        ask: Callable[[int, State, int], None],
        games: i64,
        seats: i64,
        actions: i64,
        observed: i64,
        kept: Kept,
        floats: bool,
        step_rewards: bool,
        played: list[int],
        max_steps: i64,
        autoreset: i64,
    ) -> None:
        self.start: Callable[[int], State] = start
        self.final_rewards: Callable[[State], list[float]] = final_rewards
        self.ask: Callable[[int, State, int], None] = ask  # number of the game, position, how many were asked before
        self.games: i64 = games
        self.seats: i64 = seats
        self.actions: i64 = actions
        self.observed: i64 = observed  # length of an observation; 0 where none are wanted
        self.kept: Kept = kept  # of observations
        self.ink: vec[i32] = float_ink() if floats else whole_ink()
        self.step_rewards: bool = step_rewards
        self.played: vec[i64] = vec[i64]([i64(kind) for kind in played])
        self.outside: vec[i64] = vec[i64]([i64(seat) for seat, kind in enumerate(played) if kind == OUTSIDE])
        self.attended: bool = len(self.outside) < seats
        self.max_steps: i64 = max_steps  # 0: as long as they last
        self.autoreset: i64 = autoreset
        self.lead: i64 = 0  # entries before the first observation, so that it can be aligned
        self.seeds: list[int] = [0] * games
        self.states: list[State] = []
        self.scattered: i64 = 0  # positions that were made since all of them lay in order
        self.legal: vec[i64] = vec[i64]([0] * max(MAX_LEGAL, actions))  # where a game is over all are
        self.listed: vec[i64] = vec[i64]([0] * (games * actions))  # the legal actions of each game
        self.counts: vec[i64] = vec[i64]([0] * games)
        self.random: vec[i64] = vec[i64]([1] * (games * seats))
        self.luck: vec[i64] = vec[i64]([1] * games)
        self.asked: vec[i64] = vec[i64]([0] * games)  # decisions of seats that are not played from outside
        self.steps: vec[i64] = vec[i64]([0] * games)
        self.standing: vec[i64] = vec[i64]([0] * (games * seats))  # VP when rewards were last paid
        self.ended: vec[bool] = vec[bool]([False] * games)  # games that wait for the next one
        self.orders: vec[i64] = vec[i64]([0] * games)
        self.drawn: vec[i64] = vec[i64]([0] * games)
        self.to_act: vec[i64] = vec[i64]([0] * games)
        self.masks: vec[bool] = vec[bool]([False] * (games * actions))
        self.rewards: vec[float] = vec[float]([0.0] * (games * seats))
        self.done: vec[bool] = vec[bool]([False] * games)
        self.cut: vec[bool] = vec[bool]([False] * games)
        self.scores: vec[i64] = vec[i64]([0] * (games * seats))
        self.ranks: vec[i64] = vec[i64]([0] * (games * seats))
        self.observations: vec[i32] = blank_row(games * observed + ALIGN)
        self.finals: vec[i32] = blank_row(games * len(self.outside) * observed)

    # ------------------------------------------------------------ for everyone

    def keep_in_rows(self) -> None:
        """Let what is kept lie in the observations themselves; told from here, as plain Python would leak vectors."""
        self.kept.lie_in(self.observations, self.lead, self.observed)

    def restart(self, i: i64, seed: int) -> None:
        """Start a game with a seed of its own."""
        if len(self.states) < self.games:
            self.states = [self.start(seed)] * self.games
        at = i * self.seats
        seat: i64
        for seat in range(self.seats):
            self.rewards[at + seat] = 0.0
            self.scores[at + seat] = 0
            self.ranks[at + seat] = 0
        self.done[i] = False
        self.cut[i] = False
        self.begin(i, seed, self.start(seed))

    def replace(self, i: i64, state: State) -> None:
        """Put a position in the place of a game, with the generators as they are."""
        self.states[i] = state
        self.kept.forget(i)
        self.go_on(i)

    def illegal(self, first: i64) -> i64:
        """The first game from there on whose order is not legal; -1 if all are."""
        i: i64
        for i in range(first, self.games):
            action = self.orders[i]
            if not self.ended[i]:
                if action < 0 or action >= self.actions or not self.masks[i * self.actions + action]:
                    return i
        return -1

    def step(self, low: i64, high: i64) -> None:
        """Carry out the orders of some games. They must be legal; -1 ends a game for an action that was not."""
        self.kept.begin()
        if low == 0 and self.scattered * SCATTERED > self.games:
            self.states = [state.copy() for state in self.states]
            self.scattered = 0
        i: i64
        for i in range(low, high):
            state = self.states[i]
            self.done[i] = False
            self.cut[i] = False
            if self.ended[i]:
                self.pay_nothing(i)
                self.renew(i)
            elif self.orders[i] < 0:
                self.pay_nothing(i)
                self.rewards[i * self.seats + state.to_act] = PENALTY
                self.end(i, state)
            else:
                self.steps[i] += 1
                self.kept.acts(i, state)
                state.do(self.orders[i])
                if self.attended:
                    self.let_play(i, state)
                self.pay(i, state)
                if state.to_act < 0:
                    self.pay_result(i, state)
                    self.end(i, state)
                elif self.steps[i] == self.max_steps:
                    self.cut[i] = True
                    self.end(i, state)
            self.show(i)

    def give_up(self, i: i64) -> None:
        """Let the next step end a game for an illegal action."""
        self.orders[i] = -1

    def sample(self) -> None:
        """One legal action for each game into `drawn`, uniformly random."""
        i: i64
        for i in range(self.games):
            self.luck[i] = advance(self.luck[i])
            self.drawn[i] = self.listed[i * self.actions + below(self.luck[i], self.counts[i])]

    def show(self, i: i64) -> None:
        """Write who is to act, the mask and the observation."""
        state = self.states[i]
        at = i * self.actions
        masks, listed, legal = self.masks, self.listed, self.legal
        j: i64
        for j in range(at, at + self.counts[i]):
            masks[at + listed[j]] = False
        count: i64 = self.actions
        seat = state.to_act
        if self.ended[i]:
            for j in range(count):
                legal[j] = j
            seat = -1
        else:
            count = state.legal_into(legal)
        self.counts[i] = count
        for j in range(count):
            action = legal[j]
            listed[at + j] = action
            masks[at + action] = True
        self.to_act[i] = seat
        if self.observed:
            self.write(i, state, self.outside[0] if seat < 0 else seat)

    def write(self, i: i64, state: State, viewer: i64) -> None:
        """Write an observation; what stays in its place only if it is no longer as it stands there."""
        at = self.lead + i * self.observed
        kept = self.kept
        if len(kept.sizes) == 0 and kept.block_size == 0:
            state.observe_into(viewer, self.ink, self.observations, at)
            return
        state.observe_rest_into(viewer, self.ink, self.observations, at)
        kept.write(i, state, viewer, self.ink)

    # ------------------------------------------------------------ one game

    def begin(self, i: i64, seed: int, state: State) -> None:
        """Start a game: generators that follow from its seed, and play up to the first decision from outside."""
        seat: i64
        for seat in range(self.seats):
            self.random[i * self.seats + seat] = scatter(player_seed(seed, int(seat)))
        self.luck[i] = scatter(player_seed(seed, -1))
        self.asked[i] = 0
        self.kept.forget(i)
        self.seeds[i] = seed
        self.states[i] = state
        self.scattered += 1
        self.go_on(i)

    def go_on(self, i: i64) -> None:
        """Play up to the first decision from outside, from where rewards are counted."""
        state = self.states[i]
        self.steps[i] = 0
        if self.attended:
            self.let_play(i, state)
        self.ended[i] = state.to_act < 0  # without a decision from outside: the next step starts another
        seat: i64
        for seat in range(self.seats):
            self.standing[i * self.seats + seat] = state.score_of(seat)

    def renew(self, i: i64) -> None:
        """Start the next game in the place of one."""
        seed = (self.seeds[i] + STRIDE) % SEEDS
        self.begin(i, seed, self.start(seed))

    def let_play(self, i: i64, state: State) -> None:
        """Play the seats that are not played from outside."""
        while state.to_act >= 0 and self.played[state.to_act] != OUTSIDE:
            self.kept.acts(i, state)
            if self.played[state.to_act] == AT_RANDOM:
                at = i * self.seats + state.to_act
                count = state.legal_into(self.legal)
                self.random[at] = advance(self.random[at])
                state.do(self.legal[below(self.random[at], count)])
            else:
                self.ask(int(i), state, int(self.asked[i]))
            self.asked[i] += 1

    def pay_nothing(self, i: i64) -> None:
        """A step that earns nothing."""
        seat: i64
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = 0.0

    def pay(self, i: i64, state: State) -> None:
        """Write the rewards of a step."""
        if not self.step_rewards:
            self.pay_nothing(i)
            return
        at = i * self.seats
        seat: i64
        for seat in range(self.seats):
            score = state.score_of(seat)
            self.rewards[at + seat] = float(score - self.standing[at + seat])
            self.standing[at + seat] = score

    def pay_result(self, i: i64, state: State) -> None:
        """A game is over: pay and write its result."""
        at = i * self.seats
        paid = self.final_rewards(state)
        ranking = state.ranking()
        seat: i64
        for seat in range(self.seats):
            self.rewards[at + seat] += paid[seat]
            self.scores[at + seat] = state.score_of(seat)
            self.ranks[at + seat] = ranking[seat]

    def end(self, i: i64, state: State) -> None:
        """A game has ended: keep what was seen last, and start the next if that is wanted."""
        self.done[i] = True
        if self.observed:
            rows = len(self.outside)
            finals = self.finals
            j: i64
            for j in range(rows):
                at = (i * rows + j) * self.observed
                k: i64
                for k in range(at, at + self.observed):
                    finals[k] = 0
                state.observe_into(self.outside[j], self.ink, finals, at)
        if self.autoreset == SAME_STEP:
            self.renew(i)
        else:
            self.ended[i] = True
