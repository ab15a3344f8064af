"""Records: what is stored, and what is refused when it comes back damaged."""

import json
from hashlib import sha256

import pytest

import triumvir
from triumvir.engine.errors import RecordError
from triumvir.engine.record import Record, commitment
from triumvir.engine.rng import SEED_BITS
from triumvir.testing.walks import finish


@pytest.fixture(scope="module")
def game():
    return triumvir.load("trajan", 2)


@pytest.fixture(scope="module")
def finished(game):
    record = Record.of(game, 2**200 + 7, ["Ada", "Öznur"])
    state = game.start(record.seed)
    record.actions = finish(state, 3)
    record.scores = state.scores()
    return record


def damaged(record, **changes):
    data = json.loads(record.to_json())
    for name, value in changes.items():
        if value is ...:
            del data[name]
        else:
            data[name] = value
    return json.dumps(data)


def refused(act, *arguments):
    with pytest.raises(RecordError) as caught:
        act(*arguments)
    text = caught.value.text
    assert text.en.strip().endswith((".", ")"))
    assert text.in_("de").strip().endswith((".", ")"))
    assert text.en != text.in_("de")
    return text


def test_a_record_survives_json(game, finished):
    back = Record.from_json(finished.to_json())
    assert back == finished
    assert back.verify(game).scores() == finished.scores
    assert len(list(back.replay(game))) == len(finished.actions) + 1


def test_a_record_of_a_game_just_begun(game):
    record = Record.of(game, 5)
    assert (record.game, record.players, record.actions, record.scores) == ("trajan", 2, [], None)
    assert record.box == game.box.digest
    assert record.options == game.options
    assert Record.from_json(record.to_json()) == record
    assert len(list(record.replay(game))) == 1


def test_records_do_not_share_lists(game):
    seats = ["a", "b"]
    record = Record.of(game, 1, seats)
    seats.append("c")
    record.actions.append(3)
    record.options["time_track"] = "alternative"
    assert Record.of(game, 1).actions == []
    assert record.seats == ["a", "b"]
    assert game.options["time_track"] == "standard"


@pytest.mark.parametrize("text", ["", "{", "nothing", "\x00", '{"triumvir": 1', "[" * 100_000])
def test_what_is_no_json_is_refused(text):
    refused(Record.from_json, text)


@pytest.mark.parametrize("text", ["[]", "7", "null", '"record"', "{}", '{"triumvir": 2}', '{"triumvir": "1"}'])
def test_what_is_no_record_is_refused(text):
    refused(Record.from_json, text)


WRONG = {
    "game": [..., 7, None, ["trajan"]],
    "rules_version": [..., "1", 1.0, None, True],
    "box": [..., 7, None],
    "players": [..., "2", 2.0, None, True],
    "options": [..., [], "none", {"random_markers": 1}, {"time_track": None}],
    "seats": [..., "Ada", [1, 2], None],
    "seed": [..., 7, "", "-1", "0x7", "7.0", " 7", "²", "9" * 79, None],
    "commitment": [..., 7, None],
    "actions": [..., None, "1", [1.0], ["1"], [True], [-1], [None], [2**31], [2**70], {}],
    "scores": ["many", 7, [1.5, 2], ["1", "2"], {}],
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
def test_a_damaged_field_is_named(finished, name, value):
    text = refused(Record.from_json, damaged(finished, **{name: value}))
    assert all(name in words for words in text.everywhere())


def test_the_seed_has_to_fit_its_commitment(finished):
    text = refused(Record.from_json, damaged(finished, seed="8"))
    assert "commitment" in text.en
    refused(Record.from_json, damaged(finished, commitment="0" * 64))
    refused(Record.from_json, damaged(finished, seed=str(2**SEED_BITS)))


def test_a_commitment_is_the_hash_of_the_seed_and_hides_it():
    assert commitment(7) == sha256(b"triumvir-seed/" + (7).to_bytes(32, "big")).hexdigest()
    assert len({commitment(seed) for seed in (0, 1, 256, 2**248, 2**SEED_BITS - 1)}) == 5


OTHER = {
    "game": "nova-roma",
    "players": 3,
    "options": {"random_markers": True, "reshuffle_discards": True, "time_track": "standard"},
    "rules_version": 99,
    "box": "0123456789abcdef",
}


@pytest.mark.parametrize("name", OTHER)
def test_a_record_of_another_game_does_not_replay(game, finished, name):
    other = Record.from_json(damaged(finished, **{name: OTHER[name]}))
    for act in (other.verify, lambda game: list(other.replay(game))):
        text = refused(act, game)
        assert name in text.en
        assert repr(OTHER[name]) in text.en


def test_an_illegal_action_is_named_with_its_rule_in_both_languages(game, finished):
    other = Record.from_json(damaged(finished, actions=[*finished.actions[:30], 144], scores=...))
    text = refused(other.verify, game)
    assert "31" in text.en
    assert "31" in text.in_("de")
    position = list(Record.from_json(damaged(finished, actions=finished.actions[:30], scores=...)).replay(game))[-1]
    refusal = position.why_not(144)
    assert refusal.rule in text.en
    assert refusal.reason.in_("de") in text.in_("de")


@pytest.mark.parametrize("action", [145, 99_999, 2**31 - 1])
def test_an_action_out_of_the_space_is_refused(game, finished, action):
    other = Record.from_json(damaged(finished, actions=[*finished.actions[:5], action], scores=...))
    refused(other.verify, game)


def test_an_action_after_the_end_is_refused(game, finished):
    refused(Record.from_json(damaged(finished, actions=[*finished.actions, 144])).verify, game)


def test_a_wrong_result_is_refused(game, finished):
    wrong = [score + 1 for score in finished.scores]
    text = refused(Record.from_json(damaged(finished, scores=wrong)).verify, game)
    assert str(wrong) in text.en
    assert str(finished.scores) in text.en


def test_a_result_before_the_end_is_refused(game, finished):
    refused(Record.from_json(damaged(finished, actions=finished.actions[:-1])).verify, game)


def test_a_replay_yields_positions_of_its_own(game, finished):
    positions = list(finished.replay(game))
    before = positions[0].dump()
    positions[0].apply(positions[0].legal()[0])
    assert next(iter(finished.replay(game))).dump() == before
    assert positions[0].dump() != positions[1].dump() or finished.actions[0] == game.start(finished.seed).legal()[0]
