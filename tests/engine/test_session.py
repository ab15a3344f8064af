"""Sessions: acting, taking back within what fairness allows, and the log."""

import pytest

import triumvir
from triumvir.engine.errors import IllegalAction, RecordError
from triumvir.engine.fields import fingerprint
from triumvir.engine.record import Record
from triumvir.engine.session import Session, UndoRefused
from triumvir.testing.walks import finish


@pytest.fixture(scope="module")
def game():
    return triumvir.load("trajan", 2)


@pytest.fixture
def session(game):
    return Session.new(game, 11, ["Ada", "Bea"])


def act(session, *texts):
    for text in texts:
        action = session.game.parse(text) if text else session.state.legal()[0]
        session.act(session.state.to_act, action)


def placed(session):
    """Past the placing of markers: both players, twelve each."""
    act(session, *[""] * 24)
    return session


def test_a_new_session(session):
    assert session.ply == session.floor == 0
    assert session.record.seats == ["Ada", "Bea"]
    assert session.log(None, "en") == []
    assert "Nothing" in session.why_no_undo(0).en


def test_only_the_seat_to_act_acts(session):
    waiting = session.state.to_act
    with pytest.raises(IllegalAction) as refused:
        session.act(1 - waiting, session.state.legal()[0])
    assert refused.value.rule == session.game.no_action_rule
    assert f"seat {waiting + 1}" in refused.value.text.en
    assert f"Platz {waiting + 1}" in refused.value.text.in_("de")
    assert session.ply == 0


@pytest.mark.parametrize("action", [-1, 144, 145, 10**9, 2**70])
def test_an_illegal_action_changes_nothing(session, action):
    before = fingerprint(session.state)
    with pytest.raises(IllegalAction):
        session.act(session.state.to_act, action)
    assert session.ply == 0
    assert len(session.positions) == 1
    assert fingerprint(session.state) == before


def test_steps_back_are_free_until_another_seat_acted(session):
    start = session.state.to_act
    act(session, *[""] * 12)  # all markers of the start player
    assert session.state.to_act != start
    assert session.floor == 0
    assert session.why_no_undo(start) is None
    assert "Another seat" in session.why_no_undo(1 - start).en
    act(session, "")
    assert session.floor == 12
    assert "Another seat" in session.why_no_undo(start).en
    with pytest.raises(UndoRefused) as refused:
        session.undo(start)
    assert "ein anderer Platz" in refused.value.text.in_("de")
    session.undo(1 - start)
    assert session.ply == 12
    session.undo(start)
    assert (session.ply, session.state.to_act) == (11, start)


def test_what_was_undone_is_forgotten(session):
    before = fingerprint(session.state)
    act(session, "yellow")
    session.undo(session.positions[0].to_act)
    act(session, "blue")
    assert session.record.actions == [session.game.parse("blue")]
    session.undo(session.positions[0].to_act)
    assert fingerprint(session.state) == before
    assert session.record.actions == []
    with pytest.raises(UndoRefused, match="Nothing"):
        session.undo(0)


def test_nobody_goes_back_behind_something_revealed(session):
    placed(session)
    ply = session.ply
    assert session.floor == ply  # the last marker turned up cards, tiles and stacks
    last = session.positions[-2].to_act
    assert "revealed" in session.why_no_undo(last).en
    assert "aufgedeckt" in session.why_no_undo(last).in_("de")
    drawer = session.state.to_act
    act(session, "draw")
    assert session.floor == ply + 1
    with pytest.raises(UndoRefused, match="revealed"):
        session.undo(drawer)


def test_a_finished_game_has_its_result(game):
    session = Session.new(game, 3)
    for action in finish(game.start(3), 1):
        session.act(session.state.to_act, action)
    assert session.state.over
    assert session.record.scores == session.state.scores()
    with pytest.raises(IllegalAction) as refused:
        session.act(0, 0)
    assert refused.value.rule == game.over_rule
    again = Session(game, Record.from_json(session.record.to_json()))
    assert fingerprint(again.state) == fingerprint(session.state)
    last = session.positions[-2].to_act
    if session.why_no_undo(last) is None:
        session.undo(last)
        assert session.record.scores is None


def test_a_session_goes_on_from_a_record(game, session):
    act(placed(session), "draw")
    again = Session(game, Record.from_json(session.record.to_json()))
    assert again.ply == session.ply
    assert again.floor == session.floor
    assert fingerprint(again.state) == fingerprint(session.state)
    with pytest.raises(RecordError):
        Session(triumvir.load("trajan", 3), session.record)


def test_positions_are_kept_apart(session):
    act(session, "", "", "")
    prints = [fingerprint(position) for position in session.positions]
    act(session, "", "", "")
    assert [fingerprint(position) for position in session.positions[:4]] == prints


def test_the_log_tells_each_action_once(session):
    act(placed(session), "draw", "take left")
    for seat in (None, 0, 1):
        for lang in ("en", "de"):
            told = session.log(seat, lang)
            assert len(told) == session.ply
            assert all(sentences and all(sentences) for sentences in told)
            assert session.log(seat, lang, since=20) == told[20:]
            assert session.log(seat, lang, since=session.ply) == []
    assert session.log(0, "en") != session.log(0, "de")


def test_the_log_keeps_a_drawn_card_from_others(session):
    placed(session)
    drawer = session.state.to_act
    act(session, "draw")
    own, others, crowd = (session.log(seat, "en")[-1] for seat in (drawer, 1 - drawer, None))
    assert others == crowd
    before, after = session.positions[-2].view(drawer), session.state.view(drawer)
    card = next(
        k
        for k in after["players"][drawer]["hand"]
        if after["players"][drawer]["hand"][k] != before["players"][drawer]["hand"].get(k, 0)
    )
    assert card not in " ".join(others)
    assert own
