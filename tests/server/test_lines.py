"""The lines of a log are made once for all who are told the same, and nobody is shown what only another is told."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import triumvir.server
from triumvir.engine.record import Record
from triumvir.engine.session import Session
from triumvir.games import load, titles
from triumvir.server.config import Config
from triumvir.server.live_table import LiveTable
from triumvir.server.new_table import new_table
from triumvir.server.render.chronicle import Chronicle, Selection
from triumvir.server.render.lines import Lines, Page
from triumvir.server.render.tongues import Templates
from triumvir.server.store import SeatData
from triumvir.testing.walks import Walker

WHO = ("Ada", "Bea", "Cato", "Dora")
STEPS = 90
TABLES = [
    (name, players)
    for name, title in titles().items()
    for players in range(title.meta.min_players, title.meta.max_players + 1)
]


@pytest.fixture(scope="module")
def macros() -> Any:
    folder = Path(triumvir.server.__file__).parent / "templates"
    return Templates(folder, "test")["en"].get_template("parts/log-entry.html").module


def table_of(name: str, players: int) -> LiveTable:
    seats = tuple(SeatData(number, "person", WHO[number], "", 0) for number in range(players))
    record = Record.of(load(name, players), players)
    kept = replace(new_table(Config(), record, "o", "link", True, 0, "running"), seats=seats)
    return LiveTable(kept, Session)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_lines_made_for_others_are_what_a_viewer_would_be_shown(name: str, players: int, macros: Any) -> None:
    """To the letter, through a game with things taken back, whoever looks first."""
    table, walker, common, told_apart = table_of(name, players), Walker(players), Lines(), 0
    page = Page(macros, table.id, table.names)
    for step in range(STEPS):
        if table.state.over:
            break
        seat, ply = int(table.state.to_act), table.ply
        table.carry_out(*_planned(table, seat, walker.choose(table.state)))
        if step % 7 == 3 and table.session.why_no_undo(seat) is None and table.undo_of(seat).to == ply:
            table.rewind(ply)
            table.carry_out(*_planned(table, seat, walker.choose(table.state)))
        shown = set()
        for viewer in (None, *range(players))[:: 1 if step % 2 else -1]:
            log = Chronicle(table, viewer, [] if viewer is None else [viewer], "en", Selection())
            for entries in (log.latest, log.past):
                html = common.html(page, entries, log.captions, True)
                assert html == Lines().html(page, entries, log.captions, True)
                shown.add(html)
        told_apart += len(shown) > 2
    assert told_apart or name != "forum-trajanum" or players == 1, "there are choices that are told to one alone"


def _planned(table: LiveTable, seat: int, action: int) -> tuple[Any, ...]:
    steps, _, ahead = table.plan((seat, action, "person"))
    return steps, {}, ahead


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_planned_game_that_is_carried_out_is_the_game_played(name: str, players: int) -> None:
    """Position for position and view for view, and planning alone changes nothing."""
    table, plain, walker = table_of(name, players), table_of(name, players), Walker(players)
    for _ in range(STEPS):
        if table.state.over:
            break
        before = (table.state.dump(), table.ply, [*table.session.record.actions])
        steps, standing, ahead = table.plan((int(table.state.to_act), walker.choose(table.state), "person"))
        assert (table.state.dump(), table.ply, table.session.record.actions) == before
        table.carry_out(steps, {}, ahead)
        plain.carry_out(steps)
        assert table.state.dump() == plain.state.dump()
        assert table.causes == plain.causes
        assert table.session.record.actions == plain.session.record.actions
        assert table.standing() == plain.standing() == standing
        for viewer in (None, *range(players)):
            assert table.view(viewer) == plain.state.view(viewer)
            assert table.view(viewer, table.ply - 1) == plain.session.positions[-2].view(viewer)
    assert table.session.record.scores == plain.session.record.scores
