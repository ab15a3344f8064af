"""Laws of judging: the end is worth its score, and what a learned judgement looks at is named, finite and whole."""

from __future__ import annotations

from math import isfinite

from triumvir.engine.game import Game
from triumvir.engine.state import State, float_zeros
from triumvir.testing.walks import finish, visits


def the_end_is_worth_its_score(game: Game, seed: int, luck: int) -> None:
    """Once a game is over nothing is left to hope for; alone, who is ahead of the automa has won."""
    state = game.start(seed)
    finish(state, luck)
    if game.players == 1:
        assert (state.worth_of(0) > 0) == (state.ranking() == [1]), f"worth {state.worth_of(0)}, {state.ranking()}"
        return
    for seat in range(game.players):
        worth, score = int(state.worth_of(seat)), int(state.score_of(seat))
        assert worth == 10 * score, f"seat {seat} has {score} VP, which are judged as {worth / 10}"


def features_are_named(game: Game, seed: int, luck: int, count: int = 20) -> None:
    """Features are as many as their names, finite, leave all other places alone, and come with the worth."""
    if game.features is None:
        return
    table, seat = len(game.features.table), len(game.features.seat)
    assert len(set(game.features.table)) == table, "two features of the table share a name"
    assert len(set(game.features.seat)) == seat, "two features of a seat share a name"
    for visit in visits(game, seed, luck, count):
        if not visit.state.over:
            _features_at(visit.state, table, seat, f"ply {visit.ply}")


def _features_at(state: State, table: int, seat: int, where: str) -> None:
    beyond = 5.0  # written behind the last feature, to see that it stays
    out = float_zeros(table + 1)
    out[table] = beyond
    state.table_features_into(out)
    assert out[table] == beyond, f"{where}: the table has more features than names"
    assert all(isfinite(value) for value in out), f"{where}: the table has features that are no numbers"
    for one in range(max(2, state.seats)):
        out = float_zeros(seat + 2)
        out[0] = out[seat + 1] = beyond
        worth = int(state.seat_features_into(one, out, 1))
        assert (out[0], out[seat + 1]) == (beyond, beyond), f"{where}: seat {one} has more features than names"
        assert all(isfinite(value) for value in out), f"{where}: seat {one} has features that are no numbers"
        if one < state.seats:
            assert worth == state.worth_of(one), f"{where}: seat {one} is worth {state.worth_of(one)}, not {worth}"
            assert state.game.features is not None
            parts = sum(out[1 + part] for part in range(state.game.features.parts))
            assert abs(100 * parts - worth) < 0.01, f"{where}: the parts of seat {one} add up to {100 * parts}"
