"""How a catalogue is said: values, numbers, forms of pieces, lists, and what is wrong with a catalogue."""

from __future__ import annotations

import pickle
from importlib import import_module

import pytest

from triumvir.language import DEFAULT, Catalogue, Text, catalogue, languages, own_name, plain
from triumvir.language.catalogue import LANGUAGE, speaker
from triumvir.language.message import CatalogueError, messages

PIECES = """
legionary = { $count ->
       *[one] Legionär
        [other] Legionäre
    }
    .dat = { $count ->
       *[one] Legionär
        [other] Legionären
    }
    .gender = m
takes = nimmt { $count } { FORM($piece, "acc", $count) }
with = mit { FORM($piece, "gender") ->
        [f] einer
       *[m] einem
    } { FORM($piece, "dat") }
both = { AND($list) }, { OR($list) }
worth = { NUMBER($n, digits: 1, sign: "always") } SP
typed = nicht { QUOTE($given) }
braces = {"{"}{ $given }{"}"}
-team = { $case ->
       *[nom] Triumvir
        [gen] Triumvirs
    }
owner = Brett { -team(case: "gen") }
other = { owner }, { $count ->
        [0] leer
        [one] ein Stein
       *[other] { $count } Steine
    }
"""


@pytest.fixture
def pieces():
    words = catalogue("tests", "pieces")
    words._tongues.update({lang: messages(PIECES, "pieces", speaker(lang)) for lang in languages()})
    yield words
    words.forget()


def said(words, key, **values):
    return words(key, **values).in_("de")


def test_a_sentence_chooses_the_form_of_a_piece_and_its_number(pieces):
    assert said(pieces, "takes", piece=pieces("legionary"), count=1) == "nimmt 1 Legionär"
    assert said(pieces, "takes", piece=pieces("legionary"), count=3) == "nimmt 3 Legionäre"
    assert said(pieces, "with", piece=pieces("legionary")) == "mit einem Legionär"
    assert said(pieces, "with", piece=pieces("legionary", count=2)) == "mit einem Legionären"
    assert said(pieces, "with", piece="Livia") == "mit einem Livia"


def test_a_number_chooses_exactly_or_by_the_rules_of_the_language(pieces):
    assert [said(pieces, "other", count=count) for count in (0, 1, 2)] == [
        "Brett Triumvirs, leer",
        "Brett Triumvirs, ein Stein",
        "Brett Triumvirs, 2 Steine",
    ]


def test_lists_digits_quotes_and_braces(pieces):
    assert said(pieces, "both", list=("Brot", "Wein", plain("Öl"))) == "Brot, Wein und Öl, Brot, Wein oder Öl"
    assert said(pieces, "both", list=("Brot",)) == "Brot, Brot"
    assert said(pieces, "worth", n=-1.5) == "−1,5 SP"
    assert pieces("worth", n=2).in_("en") == "+2.0 SP"
    assert said(pieces, "typed", given=" x") == "nicht ' x'"
    assert said(pieces, "braces", given="{x}") == "{{x}}"


def test_a_text_is_a_value_that_can_be_compared_and_sent(pieces):
    text = LANGUAGE("and", rest="a", last=plain("b"))
    assert text == LANGUAGE("and", last=plain("b"), rest="a")
    assert hash(text) == hash(LANGUAGE("and", last=plain("b"), rest="a"))
    assert text != LANGUAGE("or", rest="a", last=plain("b"))
    assert pickle.loads(pickle.dumps(text)) == text
    assert str(text) == text.in_("en") == "a and b"
    assert text.of(last="c").in_("de") == "a und c"


def test_a_language_is_a_folder_and_english_stands_in():
    assert languages()[0] == DEFAULT
    assert {lang: own_name(lang) for lang in languages()} == {"en": "English", "de": "Deutsch"}
    assert own_name("xx") == "English"


def test_the_pseudo_language_shows_what_comes_from_a_catalogue(monkeypatch):
    monkeypatch.setenv("TRIUMVIR_PSEUDO", "1")
    assert languages()[-1] == "qps"
    assert LANGUAGE("and", rest=LANGUAGE("name"), last=plain("Livia")).in_("qps") == "⟦⟦English⟧ and Livia⟧"


def test_a_form_that_only_english_has_is_none_of_another_language(monkeypatch):
    files = {"en": "coin = coin\n    .many = coins\nonly = only", "de": "coin = Münze"}
    module = import_module("triumvir.language.catalogue")
    monkeypatch.setattr(module, "words_of", lambda package, lang, file: files[lang])
    words = Catalogue("tests", ("pieces",))
    assert set(words.tongue("de")) == {"coin", "only"}
    assert speaker("de").form(words("coin"), "many", None) == "Münze"
    assert speaker("en").form((words("coin"), "x"), "many", None) == ("coins", "x")


def test_what_a_text_lacks_is_an_error():
    with pytest.raises(CatalogueError, match="no text 'nothing'"):
        LANGUAGE("nothing").in_("en")
    with pytest.raises(KeyError):
        LANGUAGE("and", rest="a").in_("en")
    with pytest.raises(CatalogueError, match=r"lang/en/none\.ftl"):
        Text(catalogue("triumvir.language", "none"), "x", {}).in_("de")


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("a = {", "line 1"),
        ("a = x\na = y", "twice"),
        ("a = { b }", "no b"),
        ("a = { SHOUT($x) }", "no SHOUT"),
        ("a = { FORM($x) }", "no FORM of 1"),
    ],
)
def test_a_wrong_catalogue_is_named(source, wrong):
    with pytest.raises(CatalogueError, match=wrong):
        messages(source, "file", speaker("en"))
