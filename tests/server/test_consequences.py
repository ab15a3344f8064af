"""What is said of a choice agrees with what a table then allows: on random games, and on games of strong players."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from triumvir.agents import make_agent
from triumvir.engine.consequences import Consequence, Loss, Payment, consequence, obvious
from triumvir.engine.game import Game
from triumvir.engine.perspective import Perspective
from triumvir.engine.record import Record
from triumvir.engine.session import Session
from triumvir.games import load, titles
from triumvir.language import plain
from triumvir.server.config import Config
from triumvir.server.live_table import LiveTable
from triumvir.server.new_table import new_table
from triumvir.server.render.asking import how_asked
from triumvir.server.render.choices import choices
from triumvir.server.store import SeatData
from triumvir.server.visitor import Settings
from triumvir.testing.walks import Walker

DECISIONS = 160  # of a game that are looked at


def table_of(game: Game, seed: int) -> LiveTable:
    seats = tuple(SeatData(number, "person", "Ada", "", 0) for number in range(game.players))
    kept = replace(new_table(Config(), Record.of(game, seed), "o", "link", True, 0, "running"), seats=seats)
    return LiveTable(kept, Session)


def undo_refused(table: LiveTable, seat: int, action: int) -> bool:
    """Whether the server would not take the choice back; the table is left as it was."""
    ply = table.ply
    steps = table.plan((seat, action, "")).steps
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
        assert player == "random" or obvious(guess) in (None, chosen), "who is strong gives up what is not asked about"
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


def told(*, ends: bool = False, reveals: bool = False, rare: bool = False, lost: bool = False) -> Consequence:
    word = plain("x")
    price = (Payment(plain("1 x"), 1, 0, True),) if rare else ()
    return Consequence(ends, reveals, None, price, Loss(word, word) if lost else None, lost)


@pytest.mark.parametrize(
    ("what", "always", "final", "never"),
    [
        ({}, "select", "", ""),
        ({"rare": True}, "select", "", ""),
        ({"ends": True}, "select", "select", ""),
        ({"reveals": True}, "select", "select", ""),
        ({"rare": True, "reveals": True}, "hold", "hold", ""),
        ({"rare": True, "ends": True}, "select", "select", ""),
        ({"lost": True}, "sheet", "sheet", "sheet"),
        ({"lost": True, "reveals": True, "ends": True}, "sheet", "sheet", "sheet"),
    ],
)
def test_what_is_asked_follows_from_the_class_and_the_wish(
    what: dict[str, bool], always: str, final: str, never: str
) -> None:
    asked = [how_asked(told(**what), when) for when in ("always", "final", "never")]
    assert asked == [always, final, never]


@pytest.mark.parametrize("name", titles())
def test_every_entry_says_its_price_and_whether_there_is_a_way_back(name: str) -> None:
    game = load(name, 2)
    table, walker = table_of(game, 5), Walker(3)
    while not table.state.over and table.ply < DECISIONS:
        seat = int(table.state.to_act)
        guess = table.guess(seat)
        listed = [choice for group in choices(table, seat, "en", "final") for choice in group]
        assert {choice.action for choice in listed} == set(table.state.legal())
        assert [choice.out for choice in listed] == sorted(choice.out for choice in listed), "ways out come last"
        for choice in listed:
            follows = consequence(guess, choice.action)
            assert ("cannot be undone" in choice.note) == follows.reveals
            assert ("ends your turn" in choice.note) == follows.ends
            assert ("costs" in choice.note) == bool(follows.price)
            assert bool(choice.ask) == (follows.final or follows.forfeits)
            assert bool(choice.lost) == follows.forfeits
        table.carry_out(table.plan((seat, walker.choose(table.state), ""))[0])


def test_what_nobody_would_give_up_is_done_without_a_question_and_can_be_taken_back() -> None:
    table, asked, walker = table_of(load("nova-roma", 2), 5), 0, Walker(0)
    while not table.state.over:
        seat, ply = int(table.state.to_act), table.ply
        choice = (seat, walker.choose(table.state), "person")
        steps, chosen = table.plan(choice, performs=True)[0], table.plan(choice)[0]
        assert steps[: len(chosen)] == chosen, "what was chosen comes first, with all that follows from it"
        table.carry_out(steps)
        assert table.state.over or obvious(table.guess(int(table.state.to_act))) is None or table.state.to_act != seat
        own = [place for place, step in enumerate(steps) if step[2] == "person"]
        if own != [0]:
            asked += 1
            to = table.undo_of(seat).to
            assert to == ply + own[-1], "to take it back brings the question, and nothing more is taken back"
            table.redo = [table.rewind(to)]
            assert len(table.state.legal()) > 1
            table.redo.append(table.rewind(ply))
            table.carry_out(steps)
            assert table.redo == [], "what is done again is not left to be done again"
    assert asked > 5


def test_who_wants_to_be_asked_about_everything_is_asked_whether_to_perform() -> None:
    assert Settings().performs
    assert not Settings(perform="ask").performs
    assert not Settings(confirm="always").performs


def test_settings_of_an_earlier_release_keep_their_meaning() -> None:
    assert Settings.load("auto_dark_full_on_on_100_off").confirm == "final"
    assert Settings.load("auto_dark_full_off_on_100_off").confirm == "never"
    assert Settings.load("auto_dark_full_always_on_100_off_button").confirmby == "button"
    assert Settings.load(Settings(confirm="always").dump()) == Settings(confirm="always")
