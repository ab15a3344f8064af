"""What is kept only in memory is safe to lose: a restart empties redo, and covers a shared screen."""

from __future__ import annotations

from pathlib import Path

from .running import Visitor, in_process


def test_after_a_restart_redo_is_empty_and_is_refused_in_words(tmp_path: Path) -> None:
    with in_process(tmp_path) as client:
        who = Visitor(client)
        table = who.new_table(seats="me,local")
        acting = who.state(table)["to_act"]
        who.post(f"{table}/sit", seat=acting)
        state = who.play(table, 2)
        assert who.post(f"{table}/undo", rev=state["rev"]).status_code == 200
        assert 'id="redo"' in who.get(table).text
    with in_process(tmp_path) as client:
        who.client = client
        who.post(f"{table}/sit", seat=acting)
        page = who.get(table).text
        assert 'id="redo"' not in page
        assert 'id="undo"' in page
        state = who.state(table)
        refused = who.post(f"{table}/redo", rev=state["rev"])
        assert refused.status_code == 422
        assert refused.json()["error"] == "There is nothing to do again."
        assert who.state(table) == state
        assert who.act(table, state["legal"][0]["action"], state).status_code == 200  # the game goes on


def test_after_a_restart_a_shared_screen_hides_every_hand(tmp_path: Path) -> None:
    with in_process(tmp_path) as client:
        who = Visitor(client)
        table = who.new_table(seats="me,local", option__random_markers="on")
        acting = who.state(table)["to_act"]
        who.post(f"{table}/sit", seat=acting)
        seen = who.state(table)
        assert seen["legal"]
        assert "hand" in seen["view"]["players"][acting]
    with in_process(tmp_path) as client:
        who.client = client
        covered = who.state(table)
        assert covered["seat"] is None
        assert covered["legal"] == []
        assert not any("hand" in player for player in covered["view"]["players"])
        page = who.get(table).text
        assert "Hand the screen to" in page
        assert 'name="action"' not in page
        assert who.act(table, seen["legal"][0]["action"], covered).status_code == 409
        assert who.state(table)["ply"] == seen["ply"]
        who.post(f"{table}/sit", seat=acting)
        assert who.state(table)["legal"] == seen["legal"]
