"""Refusals speak both languages."""

import pytest

import triumvir
from triumvir.engine.errors import IllegalAction, TriumvirError
from triumvir.engine.session import UndoRefused
from triumvir.language import languages
from triumvir.testing.words import pair


def test_a_text_in_each_language():
    text = pair("pass", "passen")
    assert [text.in_(lang) for lang in (*languages(), "fr")] == ["pass", "passen", "pass"]


@pytest.mark.parametrize(
    "kind",
    [
        triumvir.UnknownGame,
        triumvir.WrongValue,
        triumvir.WrongType,
        triumvir.WrongMoment,
        triumvir.BoxError,
        triumvir.RecordError,
        triumvir.NotationError,
        UndoRefused,
        TriumvirError,
    ],
)
def test_an_error_is_its_english_sentence_and_keeps_the_german_one(kind):
    error = kind(pair("No.", "Nein."))
    assert str(error) == "No."
    assert error.text == pair("No.", "Nein.")
    assert isinstance(error, triumvir.TriumvirError)


def test_an_illegal_action_names_its_rule_in_both_languages():
    error = IllegalAction("T-153", pair("The arch is in the middle.", "Der Bogen steht in der Mitte."))
    assert error.rule == "T-153"
    assert str(error) == "The arch is in the middle. (T-153)"
    assert error.text.in_("de") == "Der Bogen steht in der Mitte. (T-153)"
    assert error.reason.in_("de") == "Der Bogen steht in der Mitte."
