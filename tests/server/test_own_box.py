"""A box of the host's own: new tables begin with it, keep it without it, and their records carry it."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import pytest

from triumvir.engine.box import Box
from triumvir.engine.errors import BoxError
from triumvir.engine.record import Record
from triumvir.engine.session import Session
from triumvir.games import load, titles
from triumvir.server.boxes import read_boxes
from triumvir.testing.walks import finish

from .running import Visitor, in_process

HOUSE = '\n[house]\nsource = "seed"\nnote = "a rule of the house"\nconfidence = 1.0\nrule = "ours"\n'


def own_box(folder: Path, name: str = "trajan") -> Path:
    printed = files(f"triumvir.games.{name.replace('-', '_')}").joinpath("box.toml").read_text("utf-8")
    path = folder / f"{name}.toml"
    path.write_text(printed + HOUSE, encoding="utf-8")
    return path


def finished(box: Box) -> Record:
    game = load("trajan", 2, random_markers=True, box=box)
    session = Session.new(game, 9, ["Ada", "Bo"])
    for action in finish(game.start(9), 4):
        session.act(int(session.state.to_act), action)
    return session.record


def test_tables_keep_the_box_they_were_begun_with(tmp_path: Path) -> None:
    path = own_box(tmp_path)
    digest = Box.read(path).digest
    with in_process(tmp_path, boxes=(path,)) as client:
        who = Visitor(client)
        assert digest in who.get("/new/trajan").text
        assert "own components" not in who.get("/new/nova-roma").text
        tables = [who.new_table(seats="me,random") for _ in range(2)]
    path.unlink()
    with in_process(tmp_path) as client:
        who.client = client
        assert "own components" not in who.get("/new/trajan").text
        standard = who.new_table(seats="me,local")
        for table in tables:
            assert who.get(table).status_code == 200
        while not who.state(tables[0])["legal"]:
            time.sleep(0.02)  # the other begins
        hint = who.post(f"{tables[0]}/hint")  # thought of in a process that has never seen the file
        assert hint.status_code == 200, hint.text
        state = who.state(tables[0])
        assert who.act(tables[0], state["legal"][0]["action"], state).status_code == 200
        live = client.app.state.site.tables.store
        assert live.load(standard.removeprefix("/t/")).box != digest
        assert live.load(tables[0].removeprefix("/t/")).box == digest
    with closing(sqlite3.connect(tmp_path / "test.db")) as database:
        assert database.execute("SELECT digest, game FROM boxes").fetchall() == [(digest, "trajan")]


def test_a_record_with_a_box_of_ones_own_can_be_uploaded_and_comes_back_whole(tmp_path: Path) -> None:
    record = finished(Box.read(own_box(tmp_path)))
    with in_process(tmp_path) as client:
        who = Visitor(client)

        def upload(text: str) -> object:
            sent = {"record": ("game.json", text, "application/json")}
            return who.request("POST", "/upload", data={"csrf": who.csrf}, files=sent)

        answer = upload(record.to_json())
        assert answer.status_code == 303, answer.text
        table = answer.headers["location"].partition("/replay")[0]
        assert who.get(answer.headers["location"]).status_code == 200
        assert Record.from_json(who.get(f"{table}/record").text) == record
        other = json.loads(record.to_json())
        other["components"]["house"]["rule"] = "another"
        refused = upload(json.dumps(other))
        assert refused.status_code == 422
        assert record.box in refused.text
        del other["components"]
        refused = upload(json.dumps(other))
        assert refused.status_code == 422
        assert record.box in refused.text


@pytest.mark.parametrize("name", titles())
def test_a_box_is_known_by_trying(name: str, tmp_path: Path) -> None:
    found = read_boxes([own_box(tmp_path, name)])
    assert list(found) == [name]
    assert not found[name].shipped


def test_boxes_that_cannot_be_used_are_refused_in_words(tmp_path: Path) -> None:
    path = own_box(tmp_path)
    with pytest.raises(BoxError, match="two boxes for trajan"):
        read_boxes([path, path])
    broken = tmp_path / "broken.toml"
    broken.write_text(path.read_text(encoding="utf-8").replace("[calendar]", "[kalender]"), encoding="utf-8")
    with pytest.raises(BoxError, match=r"broken\.toml fits no game: Box table \[calendar\]"):
        read_boxes([broken])
    broken.write_text("", encoding="utf-8")
    with pytest.raises(BoxError, match="fits no game"):
        read_boxes([broken])
