"""Every record that a release has written replays, goes on, is taken back, reviewed and exported in all later ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.runs import run
from triumvir.engine.record import Record
from triumvir.engine.session import Session
from triumvir.games import game_of, titles
from triumvir.testing.walks import Walker

from .releases import Release, releases

EACH = [pytest.param(release, name, id=f"{release}-{name}") for release in releases() for name in titles()]


def records(release: Release, name: str) -> list[Record]:
    found = [Record.from_json(text) for text in release.records()]
    return [record for record in found if record.game == name]


def session_of(record: Record) -> Session:
    return Session(game_of(record), record)


@pytest.mark.parametrize(("release", "name"), EACH)
def test_finished_games_end_as_they_did(release: Release, name: str) -> None:
    finished = [record for record in records(release, name) if record.scores is not None]
    assert finished
    for record in finished:
        session = session_of(record)
        assert session.state.over
        assert session.state.scores() == record.scores
        assert Record.from_json(record.to_json()) == record


@pytest.mark.parametrize(("release", "name"), EACH)
def test_games_left_in_the_middle_are_taken_back_and_played_to_their_end(release: Release, name: str) -> None:
    left = [record for record in records(release, name) if record.scores is None]
    taken_back = 0
    assert left
    for record in left:
        session, walker = session_of(record), Walker(len(record.actions))
        assert not session.state.over
        while not session.state.over:
            seat = int(session.state.to_act)
            session.act(seat, walker.choose(session.state))
            if session.why_no_undo(seat) is None and session.ply % 5 == 0:
                action = session.record.actions[-1]
                session.undo(seat)
                session.act(seat, action)
                taken_back += 1
        assert session.state.check() == []
        exported = Record.from_json(session.record.to_json())
        assert exported.verify(session.game).scores() == session.record.scores
    assert taken_back


@pytest.mark.parametrize(("release", "name"), EACH)
def test_the_commands_take_them(release: Release, name: str, tmp_path: Path) -> None:
    record = next(record for record in records(release, name) if record.scores is None)
    record.actions = record.actions[:40]
    path = tmp_path / "old.json"
    path.write_text(record.to_json(), encoding="utf-8")
    for words in (["verify"], ["replay", "--at", "3"], ["review", "--agent", "search:8"]):
        result = run(words[0], path, *words[1:])
        assert result.exit_code == 0, result.output
