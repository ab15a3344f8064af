"""Who is ahead in an imagined position, and play that follows the leanings of a game; compiled with the rules."""

from __future__ import annotations

from typing import Final

from triumvir.engine.native import i64, vec
from triumvir.engine.rng import advance, below
from triumvir.engine.state import LIKELY, MAX_LEGAL, State

NO_RIVAL: Final = -1000000
WORST: Final = -2000000
RETRIES: Final = 2  # how often a leaning play-out draws again when it does not lean towards what it drew


def lead_of(state: State, seat: i64) -> i64:
    """By how many tenths of a VP the seat will be ahead of the best other one; alone, what its worth says."""
    own: i64 = 0
    rival: i64 = NO_RIVAL
    i: i64
    for i in range(state.seats):
        worth = state.worth_of(i)
        if i == seat:
            own = worth
        elif worth > rival:
            rival = worth
    return own if rival == NO_RIVAL else own - rival


class PlayOut:
    """Plays positions on, with a generator and a buffer of its own."""

    def __init__(self, random: i64, guided: bool) -> None:
        self.random: i64 = random
        self.guided: bool = guided  # by the game's leanings, or by chance alone
        self.legal: vec[i64] = vec[i64]([0] * MAX_LEGAL)

    def draw_below(self, bound: i64) -> i64:
        """A random number from 0 to bound - 1."""
        self.random = advance(self.random)
        return below(self.random, bound)

    def drawn(self, state: State, count: i64) -> i64:
        """One of the first actions in the buffer, by chance, and drawn again where the game does not lean to it."""
        legal = self.legal
        action = legal[self.draw_below(count)]
        if self.guided and count > 1:
            tries: i64 = RETRIES
            while tries > 0 and self.draw_below(LIKELY) >= state.leaning(action):
                action = legal[self.draw_below(count)]
                tries -= 1
        return action

    def go_on(self, state: State) -> None:
        """One action more."""
        state.do(self.drawn(state, state.legal_into(self.legal)))

    def turn_of(self, state: State, tries: i64, most: i64) -> State:
        """The position after the turn of the seat that is to decide, the best one for it out of several tries.

        Best by its own worth: looking at the others too takes up to twice as long and wins no more games. A turn
        counts as ended after `most` decisions: in solitaire it never does.
        """
        seat = state.to_act
        found = state
        best: i64 = WORST
        i: i64
        for i in range(tries):
            after = state.copy() if i + 1 < tries else state
            left = most
            while left > 0 and after.to_act == seat:
                self.go_on(after)
                left -= 1
            if tries == 1:
                return after
            worth = after.worth_of(seat)
            if worth > best:
                best = worth
                found = after
        return found

    def best_end(self, state: State, seat: i64, tries: i64, most: i64) -> i64:
        """The best lead of the seat at the end of its turn, out of several tries."""
        if state.to_act != seat:
            return lead_of(state, seat)
        return lead_of(self.turn_of(state.copy(), tries, most), seat)
