"""Random play-outs, compiled together with the rules."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.engine.rng import advance, below, scatter
from triumvir.engine.state import MAX_LEGAL, State


def playout(state: State, random: i64) -> i64:
    """Play a position to its end with uniformly random actions; return the number of decisions."""
    legal = vec[i64]([0] * MAX_LEGAL)
    decisions: i64 = 0
    while state.to_act >= 0:
        count = state.legal_into(legal)
        random = advance(random)
        state.do(legal[below(random, count)])
        decisions += 1
    return decisions


def playouts(state: State, games: i64, random: i64) -> i64:
    """Play copies of a position to their ends; return the number of decisions."""
    decisions: i64 = 0
    i: i64
    for i in range(games):
        game = state.copy()
        game.random = scatter(random + 2 * i)
        decisions += playout(game, scatter(random + 2 * i + 1))
    return decisions


def copies(state: State, count: i64) -> i64:
    """Copy a position many times, for measurement."""
    seats: i64 = 0
    i: i64
    for i in range(count):
        seats += state.copy().seats
    return seats
