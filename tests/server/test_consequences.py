"""What is said of a choice agrees with what a table then allows: on random games, and on games of strong players."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from triumvir.agents import make_agent
from triumvir.engine.consequences import consequence
from triumvir.engine.game import Game
from triumvir.engine.perspective import Perspective
from triumvir.engine.record import Record
from triumvir.engine.session import Session
from triumvir.games import load, titles
from triumvir.server.config import Config
from triumvir.server.live_table import LiveTable
from triumvir.server.new_table import new_table
from triumvir.server.store import SeatData
from triumvir.testing.walks import Walker

DECISIONS = 160  # of a game that are looked at


def table_of(game: Game, seed: int) -> LiveTable:
    seats = tuple(SeatData(number, "person", "Ada", "", 0) for number in range(game.players))
    kept = replace(new_table(Config(), Record.of(game, seed), "o", "link", True, 0, "running"), seats=seats)
    return LiveTable(kept, Session)


def undo_refused(table: LiveTable, seat: int, action: int) -> bool:
    """Whether the server would not take the choice back; the table is left as it was."""
    ply = table.ply
    steps, _ = table.plan((seat, action, ""))
    table.carry_out(steps)
    undo = table.undo_of(seat)
    back = undo.refused is not None or undo.to != ply
    del table.session.positions[ply + 1 :], table.session.record.actions[ply:], table.causes[ply:]
    table.session.record.scores = None
    table.data = replace(table.data, status="running")
    return back


@pytest.mark.parametrize("name", titles())
@pytest.mark.parametrize("player", ["random", "champion:60"])
def test_what_cannot_be_undone_is_foretold_and_nothing_else(name: str, player: str) -> None:
    game = load(name, titles()[name].meta.max_players)
    table, walker, agent = table_of(game, 11), Walker(0), make_agent("champion:60", seed=1)
    met: Counter[bool] = Counter()
    while not table.state.over and met.total() < DECISIONS * 6:
        seat = int(table.state.to_act)
        guess = table.guess(seat)
        for action in table.state.legal():
            told, refused = consequence(guess, action), undo_refused(table, seat, action)
            met[refused] += 1
            assert refused or not told.reveals, game.notation(action)
            assert told.final or not refused, game.notation(action)
        chosen = walker.choose(table.state) if player == "random" else agent.choose(Perspective(table.state, seat))
        table.carry_out(table.plan((seat, chosen, ""))[0])
    assert met[True]
    assert met[False]


@pytest.mark.parametrize("name", titles())
def test_a_step_is_judged_by_the_rule_that_undo_goes_by(name: str) -> None:
    game = load(name, 2)
    session = Session.new(game, 3)
    walker = Walker(3)
    while session.ply < DECISIONS and not session.state.over:
        seat, action = int(session.state.to_act), walker.choose(session.state)
        told = consequence(session.state.imagine(seat, 1), action)
        session.act(seat, action)
        if not told.reveals:
            assert session.why_no_undo(seat) is None
