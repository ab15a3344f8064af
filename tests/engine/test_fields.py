"""Fields of positions as plain values, and back."""

import json

import pytest

import triumvir
from triumvir.engine.errors import RecordError
from triumvir.engine.fields import dump_fields, field_names, fingerprint, load_fields
from triumvir.testing.walks import walk


@pytest.fixture(scope="module")
def game():
    return triumvir.load("trajan", 3)


@pytest.fixture
def state(game):
    for visit in walk(game, 5, 8):
        if visit.ply == 200:
            return visit.state.copy()
    raise AssertionError


def test_all_fields_are_found_and_shared_ones_left_out(state):
    names = field_names(state)
    assert names == sorted(names)
    assert {"to_act", "random", "reveals", "deck", "players"} <= set(names)
    assert not {"game", "tables"} & set(names)
    assert "hand" in field_names(state.players[0])


def test_a_dump_is_plain(state):
    dump = dump_fields(state)
    assert json.loads(json.dumps(dump)) == dump
    assert list(dump) == field_names(state)
    assert len(dump["players"]) == 3


def test_a_dump_shares_nothing(state):
    before = fingerprint(state)
    dump = dump_fields(state)
    dump["deck"].clear()
    dump["players"][0]["hand"].clear()
    dump["players"].clear()
    assert fingerprint(state) == before


def test_fingerprints_are_equal_exactly_for_equal_positions(game, state):
    assert fingerprint(state) == fingerprint(state.copy())
    assert fingerprint(state) == fingerprint(game.restore(state.dump()))
    for action in state.legal():
        other = state.copy()
        other.apply(action)
        assert fingerprint(other) != fingerprint(state)


def test_a_restored_position_has_lists_of_its_own(game, state):
    dump = state.dump()
    back = game.restore(dump)
    before = fingerprint(back)
    dump["players"][0]["hand"][0] = 99
    dump["deck"].clear()
    assert fingerprint(back) == before


@pytest.mark.parametrize("data", [None, [], 3, "x", {}, {"to_act": 0}])
def test_other_fields_are_refused(game, data):
    with pytest.raises(RecordError) as refused:
        load_fields(game.blank(), data)
    assert "fields" in refused.value.text.en
    assert "Felder" in refused.value.text.in_("de")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("time", value) for value in ("3", None, True, 1.0, 2**70)),
        *(("deck", value) for value in (3, [1.0], ["1"], [True], [2**70], [None])),
        *(("forum", value) for value in ([0], [0] * 99)),
        *(("players", value) for value in ([], 3)),
        ("round_over", 1),
    ],
)
def test_a_damaged_field_is_named(game, state, name, value):
    with pytest.raises(RecordError) as refused:
        game.restore({**state.dump(), name: value})
    assert name in refused.value.text.en
    assert name in refused.value.text.in_("de")


def test_a_position_that_breaks_a_rule_is_refused_with_the_first_thing_wrong(game, state):
    dump = state.dump()
    dump["players"][0]["hand"][0] += 1
    with pytest.raises(RecordError, match="not sound: seat 0: I-02"):
        game.restore(dump)
