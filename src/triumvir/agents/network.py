"""A learned judgement at work: a small network over a position's features, compiled with the rules.

It says by how much the hand-written judgement errs, so that the two are added, and how likely a seat is to come first.
What a position shows of its seats is read once for all of them. Inputs that are nothing are left out, and four units
are summed at a time: packed vectors check every access, and this way most of the time is spent on sums (0.43 ns for
each, against 1.0 in the plain order).
"""

from __future__ import annotations

from math import exp
from typing import Final

from triumvir.agents.judge import lead_of
from triumvir.engine.native import i64, vec
from triumvir.engine.state import State

LANES: Final = 4  # hidden units that are summed at a time: layers are as wide as a multiple of it
BLOCKS: Final = 4  # seats that it can tell apart
STEEPEST: Final = 30.0  # beyond this a chance is certain


class Layer:
    """Sums over inputs, given by their numbers and values; the weights of one input stand side by side."""

    def __init__(self, width: i64, weights: list[float], bias: list[float]) -> None:
        self.width: i64 = width
        self.weights: vec[float] = vec[float](list(weights))
        self.bias: vec[float] = vec[float](list(bias))

    def sums_into(self, rows: vec[i64], values: vec[float], count: i64, out: vec[float]) -> None:
        """The sums of all units; `rows` says where the weights of each input begin."""
        weights = self.weights
        bias = self.bias
        i: i64
        unit: i64 = 0
        while unit < self.width:
            one = bias[unit]
            two = bias[unit + 1]
            three = bias[unit + 2]
            four = bias[unit + 3]
            for i in range(count):
                value = values[i]
                at = rows[i] + unit
                one += value * weights[at]
                two += value * weights[at + 1]
                three += value * weights[at + 2]
                four += value * weights[at + 3]
            out[unit] = one
            out[unit + 1] = two
            out[unit + 2] = three
            out[unit + 3] = four
            unit += LANES


class Network:
    """Features of the table and of its seats, two hidden layers, a correction of the lead and a chance."""

    def __init__(self, table: i64, seat: i64, first: Layer, second: Layer, last: Layer) -> None:
        self.table: i64 = table  # how many features the table has
        self.seat: i64 = seat  # and each seat
        self.first: Layer = first
        self.second: Layer = second
        self.last: Layer = last  # two of its units are used
        most = table + BLOCKS * seat
        self.table_seen: vec[float] = vec[float]([0.0] * table)
        self.seats_seen: vec[float] = vec[float]([0.0] * (BLOCKS * seat))
        self.worths: vec[i64] = vec[i64]([0] * BLOCKS)
        self.order: vec[i64] = vec[i64]([0] * BLOCKS)
        self.rows: vec[i64] = vec[i64]([0] * max(most, first.width, second.width))
        self.values: vec[float] = vec[float]([0.0] * max(most, first.width, second.width))
        self.sums: vec[float] = vec[float]([0.0] * max(first.width, second.width, last.width))
        self.seats: i64 = 0  # of the position that was read
        self.chance: float = 0.0  # of coming first, of the seat last asked for

    def read(self, state: State) -> None:
        """Look at a running position, for all seats at once."""
        seen = self.seats_seen
        i: i64
        for i in range(self.table):
            self.table_seen[i] = 0.0
        state.table_features_into(self.table_seen)
        self.seats = state.seats
        for i in range(self.seat * max(state.seats, 2)):
            seen[i] = 0.0
        for i in range(max(state.seats, 2)):
            self.worths[i] = state.seat_features_into(i, seen, i * self.seat)

    def inputs_of(self, seat: i64) -> i64:
        """Gather the inputs for one seat of the position that was read; returns how many are not nothing."""
        count = self.gathered(self.table_seen, 0, self.table, 0, 0)
        count = self.gathered(self.seats_seen, seat * self.seat, self.seat, self.table, count)
        rivals = self.rivals_of(seat)
        place: i64
        for place in range(rivals):
            begin = self.order[place] * self.seat
            count = self.gathered(self.seats_seen, begin, self.seat, self.table + (1 + place) * self.seat, count)
        return count

    def gathered(self, seen: vec[float], begin: i64, length: i64, place: i64, count: i64) -> i64:
        """Add a stretch of features as the inputs from `place` on."""
        width = self.first.width
        rows = self.rows
        values = self.values
        i: i64
        for i in range(length):
            value = seen[begin + i]
            if value != 0.0:
                values[count] = value
                rows[count] = (place + i) * width
                count += 1
        return count

    def rivals_of(self, seat: i64) -> i64:
        """Put the other seats in order, the strongest first, equal ones as they sit; returns how many there are."""
        order = self.order
        count: i64 = 0
        i: i64
        for i in range(1, max(self.seats, 2)):
            other = (seat + i) % max(self.seats, 2)
            at = count
            while at > 0 and self.worths[order[at - 1]] < self.worths[other]:
                order[at] = order[at - 1]
                at -= 1
            order[at] = other
            count += 1
        return count

    def lead(self, seat: i64) -> float:
        """The lead of a seat of the position that was read, in tenths of a VP; `chance` is then that of coming first.

        Alone, the worth of the seat is already what it will be ahead of the automa by, and the automa's is nothing.
        """
        count = self.inputs_of(seat)
        self.first.sums_into(self.rows, self.values, count, self.sums)
        count = self.above_nothing(self.first.width, self.second.width)
        self.second.sums_into(self.rows, self.values, count, self.sums)
        count = self.above_nothing(self.second.width, self.last.width)
        self.last.sums_into(self.rows, self.values, count, self.sums)
        self.chance = 1.0 / (1.0 + exp(max(-STEEPEST, min(STEEPEST, -self.sums[1]))))
        return self.sums[0] + float(self.worths[seat] - self.worths[self.order[0]])

    def above_nothing(self, width: i64, following: i64) -> i64:
        """The sums of a layer that are above nothing, as inputs of the next; returns how many."""
        sums = self.sums
        count: i64 = 0
        i: i64
        for i in range(width):
            if sums[i] > 0.0:
                self.values[count] = sums[i]
                self.rows[count] = i * following
                count += 1
        return count


def inputs(network: Network, state: State, seat: i64) -> tuple[list[float], i64]:
    """All inputs for a seat of a running position, for learning, and the lead as written by hand."""
    network.read(state)
    count = network.inputs_of(seat)
    found = [0.0] * (network.table + BLOCKS * network.seat)
    i: i64
    for i in range(count):
        found[network.rows[i] // network.first.width] = network.values[i]
    return found, network.worths[seat] - network.worths[network.order[0]]


def judged(network: Network | None, state: State, seat: i64) -> float:
    """The lead of a seat in tenths of a VP: learned where there is a network and the game is still running."""
    if network is None or state.to_act < 0:
        return float(lead_of(state, seat))
    network.read(state)
    return network.lead(seat)
