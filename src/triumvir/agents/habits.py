"""Habits at work: how readily a strong player took each action in positions like this one, compiled with the rules.

They were learned from what searches came to look at most. The leanings of a game know the action and little of the
position; habits know what the judgement looks at: the table and the block of the seat that decides. The search takes
both together as its priors.
"""

from __future__ import annotations

from math import exp
from typing import Final

from triumvir.agents.network import Layer
from triumvir.engine.native import i64, vec
from triumvir.engine.state import State

FARTHEST: Final = 6.0  # logits beyond this count as this: no action is ruled out by habit


class Habits:
    """One hidden layer over the features of a table and of a seat; a sum over its units for each action."""

    def __init__(
        self, table: i64, seat: i64, first: Layer, weights: list[float], bias: list[float], lean: list[float]
    ) -> None:
        self.table: i64 = table  # how many features the table has
        self.seat: i64 = seat  # and each seat
        self.first: Layer = first
        self.weights: vec[float] = vec[float](list(weights))  # those of an action side by side
        self.bias: vec[float] = vec[float](list(bias))
        self.lean: vec[float] = vec[float]([exp(value) for value in lean])  # what a leaning counts beside habits
        most = max(table + seat, first.width)
        self.seen: vec[float] = vec[float]([0.0] * (table + seat))
        self.rows: vec[i64] = vec[i64]([0] * most)
        self.values: vec[float] = vec[float]([0.0] * most)
        self.sums: vec[float] = vec[float]([0.0] * first.width)
        self.count: i64 = 0  # of the hidden units that are above nothing

    def read(self, state: State, seat: i64) -> None:
        """Look at a running position as the seat that decides."""
        seen = self.seen
        i: i64
        for i in range(self.table + self.seat):
            seen[i] = 0.0
        state.table_features_into(seen)
        state.seat_features_into(seat, seen, self.table)
        width = self.first.width
        count: i64 = 0
        for i in range(self.table + self.seat):
            if seen[i] != 0.0:
                self.values[count] = seen[i]
                self.rows[count] = i * width
                count += 1
        self.first.sums_into(self.rows, self.values, count, self.sums)
        count = 0
        for i in range(width):
            if self.sums[i] > 0.0:
                self.values[count] = self.sums[i]
                self.rows[count] = i
                count += 1
        self.count = count

    def factor(self, action: i64) -> float:
        """How much more readily than others an action is taken in the position that was read."""
        total = self.bias[action]
        begin = action * self.first.width
        i: i64
        for i in range(self.count):
            total += self.values[i] * self.weights[begin + self.rows[i]]
        return exp(max(-FARTHEST, min(FARTHEST, total)))


def seen_by(habits: Habits, state: State, seat: i64) -> list[float]:
    """What habits look at in a position, for learning."""
    habits.read(state, seat)
    i: i64
    return [habits.seen[i] for i in range(habits.table + habits.seat)]
