"""Refusals speak both languages."""

import pytest

import triumvir
from triumvir.engine.errors import LANGUAGES, IllegalAction, Text, TriumvirError
from triumvir.engine.session import UndoRefused


def test_a_text_in_each_language():
    text = Text("pass", "passen")
    assert [text.in_(lang) for lang in (*LANGUAGES, "fr")] == ["pass", "passen", "pass"]


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
    error = kind("No.", "Nein.")
    assert str(error) == "No."
    assert error.text == Text("No.", "Nein.")
    assert isinstance(error, triumvir.TriumvirError)


def test_an_illegal_action_names_its_rule_in_both_languages():
    error = IllegalAction("T-153", Text("The arch is in the middle.", "Der Bogen steht in der Mitte."))
    assert error.rule == "T-153"
    assert str(error) == "The arch is in the middle. (T-153)"
    assert error.text.de == "Der Bogen steht in der Mitte. (T-153)"
    assert error.reason.de == "Der Bogen steht in der Mitte."
