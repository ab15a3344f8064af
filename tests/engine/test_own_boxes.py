"""Boxes: those of earlier releases are found by their digest, one's own travel with the record."""

import json
import pickle
from copy import deepcopy

import pytest

import triumvir
from triumvir.engine import box as boxes
from triumvir.engine.box import Box
from triumvir.engine.errors import BoxError, RecordError
from triumvir.engine.record import Record
from triumvir.engine.session import Session
from triumvir.games import ARCHIVE, game_of, shipped_box, standard_box, superseded_boxes, titles
from triumvir.testing.walks import finish


def own_box(name):
    """The standard box with a table more, which the rules do not read."""
    data = deepcopy(standard_box(titles()[name]).data)
    data["house"] = {"source": "seed", "note": "a rule of the house", "confidence": 1.0, "rule": "ours"}
    return Box(data)


@pytest.mark.parametrize("name", titles())
def test_a_box_of_ones_own_travels_with_its_record(name):
    box = own_box(name)
    game = triumvir.load(name, box=box)
    session = Session.new(game, 5)
    for action in finish(game.start(5), 2)[:30]:
        session.act(session.state.to_act, action)
    record = Record.from_json(session.record.to_json())
    again = game_of(record)
    assert again.box.digest == record.box == box.digest != standard_box(titles()[name]).digest
    assert list(again.box.data) == list(box.data), "tables keep their order"
    assert Session(again, record).state.dump() == session.state.dump()
    assert pickle.loads(pickle.dumps(again)).box.digest == box.digest


@pytest.mark.parametrize("name", titles())
def test_records_with_a_shipped_box_do_not_carry_it(name):
    assert "components" not in json.loads(Record.of(triumvir.load(name), 1).to_json())
    copied = Box(deepcopy(standard_box(titles()[name]).data))
    assert "components" not in json.loads(Record.of(triumvir.load(name, box=copied), 1).to_json())


@pytest.fixture
def carried():
    return json.loads(Record.of(triumvir.load("trajan", 2, box=own_box("trajan")), 1).to_json())


def refused(data):
    with pytest.raises(RecordError) as caught:
        Record.from_json(json.dumps(data))
    assert caught.value.text.en != caught.value.text.in_("de")
    return caught.value.text.en


def test_components_must_be_those_of_the_digest(carried):
    assert Record.from_json(json.dumps(carried)).components == carried["components"]
    carried["components"]["house"]["rule"] = "another"
    assert carried["box"] in refused(carried)


@pytest.mark.parametrize("wrong", [1, "text", [], True])
def test_components_are_tables(carried, wrong):
    assert "components" in refused({**carried, "components": wrong})


def test_components_are_bounded(carried):
    carried["components"]["house"]["note"] = "x" * boxes.LARGEST
    assert str(boxes.LARGEST) in refused(carried)


def test_a_box_too_large_to_travel_is_refused_before_anybody_plays():
    data = deepcopy(standard_box(titles()["trajan"]).data)
    data["house"] = {"source": "seed", "note": "x" * boxes.LARGEST, "confidence": 1.0, "more": 1}
    with pytest.raises(BoxError, match=str(boxes.LARGEST)):
        Record.of(triumvir.load("trajan", 2, box=Box(data)), 1)


def test_a_box_survives_json():
    for title in titles().values():
        box = standard_box(title)
        assert json.loads(box.to_json()) == box.data


@pytest.mark.parametrize("digest", ["", "0" * 16, "../box", "box", "/etc/passwd", "\x00"])
def test_an_unknown_digest_is_refused_in_words(digest):
    record = Record.of(triumvir.load("trajan", 2), 1)
    record.box = digest
    with pytest.raises(BoxError) as caught:
        game_of(record)
    assert all(digest in words for words in caught.value.text.everywhere())


@pytest.mark.parametrize("name", titles())
def test_a_superseded_box_lies_under_its_digest(name):
    title = titles()[name]
    folder = title.folder().joinpath(ARCHIVE)
    files = {file.name for file in folder.iterdir()} if folder.is_dir() else set()
    assert files == {f"{digest}.toml" for digest in superseded_boxes(title)}
    for digest, box in superseded_boxes(title).items():
        assert shipped_box(title, digest) is box
        assert box.shipped
        for players in range(title.meta.min_players, title.meta.max_players + 1):
            title(players, {}, box)


def test_an_option_that_came_later_has_its_default():
    game = triumvir.load("trajan", 2)
    record = Record.of(game, 1)
    record.actions = finish(game.start(1), 1)
    del record.options["time_track"]
    assert record.verify(game).over
    with pytest.raises(RecordError, match="options"):
        record.verify(triumvir.load("trajan", 2, time_track="alternative"))


def test_an_option_that_is_not_known_is_refused_by_its_name():
    record = Record.of(triumvir.load("trajan", 2), 1)
    record.options["weather"] = "rain"
    with pytest.raises(RecordError) as caught:
        record.verify(triumvir.load("trajan", 2))
    assert all("weather" in words and "time_track" in words for words in caught.value.text.everywhere())
