"""Options: what may be chosen, and errors that list what is allowed."""

from types import SimpleNamespace

import pytest

from triumvir.engine.errors import UnknownGame
from triumvir.engine.options import Option, resolve, set_switches
from triumvir.games import load, titles
from triumvir.language import languages
from triumvir.testing.words import pair

SWITCH = Option("fast", False, pair("Fast.", "Schnell."), "T-1")
CHOICE = Option("track", "short", pair("Track.", "Leiste."), "T-2", ("short", "long"))


def test_what_holds_if_nothing_is_said():
    assert resolve((SWITCH, CHOICE), {}) == {"fast": False, "track": "short"}


@pytest.mark.parametrize("value", [True, "on", "ON", "true", "yes", "1"])
def test_switched_on(value):
    assert resolve((SWITCH,), {"fast": value}) == {"fast": True}


@pytest.mark.parametrize("value", [False, "off", "Off", "false", "no", "0"])
def test_switched_off(value):
    assert resolve((SWITCH,), {"fast": value}) == {"fast": False}


def test_a_choice():
    assert resolve((SWITCH, CHOICE), {"track": "long"}) == {"fast": False, "track": "long"}
    assert CHOICE.allowed == ("short", "long")
    assert SWITCH.allowed == ("on", "off")


@pytest.mark.parametrize("value", ["maybe", "", 1, 0, None, 0.5, [True]])
def test_a_wrong_value_of_a_switch_lists_what_is_allowed(value):
    with pytest.raises(UnknownGame) as refused:
        resolve((SWITCH,), {"fast": value})
    for words in refused.value.text.everywhere():
        assert "fast" in words
        assert repr(value) in words
        assert "on, off" in words


@pytest.mark.parametrize("value", ["Long", "longer", "", True, None, 3])
def test_a_wrong_choice_lists_what_is_allowed(value):
    with pytest.raises(UnknownGame) as refused:
        resolve((CHOICE,), {"track": value})
    for words in refused.value.text.everywhere():
        assert "short, long" in words


def test_an_unknown_option_lists_the_known_ones():
    with pytest.raises(UnknownGame) as refused:
        resolve((SWITCH, CHOICE), {"fats": True})
    for words in refused.value.text.everywhere():
        assert "'fats'" in words
        assert "fast, track" in words


def test_a_game_without_options():
    assert resolve((), {}) == {}
    with pytest.raises(UnknownGame, match="has: -"):
        resolve((), {"fast": True})


def test_a_switch_sets_the_field_of_its_name_and_no_other():
    tables = SimpleNamespace(fast=False, track=3)
    set_switches(tables, {"fast": True, "track": "long", "unknown": True})
    assert vars(tables) == {"fast": True, "track": 3}


@pytest.mark.parametrize("title", titles())
def test_every_switch_of_a_game_makes_other_tables(title):
    low = titles()[title].meta.min_players
    for option in titles()[title].meta.options:
        if not option.choices:
            usual, other = (load(title, low, {option.name: value}) for value in (option.default, not option.default))
            fields = [name for name in dir(usual.tables) if not name.startswith("_")]
            assert any(getattr(usual.tables, name) != getattr(other.tables, name) for name in fields), option.name


@pytest.mark.parametrize(("lang", "words"), [("en", "(on)"), ("de", "(an)")])
def test_the_help_explains_options_by_what_is_usual(lang, words):
    game = load("trajan")
    lines = {option.name: option.explained(lang) for option in game.meta.options}
    assert lines["reshuffle_discards"].startswith(f"`reshuffle_discards` {words}: ")
    assert "`alternative`" in lines["time_track"]
    assert all(f"- {line}\n" in game.help(lang) for line in lines.values())
    assert "<!--" not in game.help(lang)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("title", titles())
def test_every_value_of_every_option_has_words_and_stands_at_its_clause(title, lang):
    game = load(title)
    for option in game.meta.options:
        for value in option.choices or (True, False):
            words = option.said(value, lang)
            assert words.isdigit() or f"{option.text.key}.{value}" in option.text.words or not option.choices
            assert words.strip()
        assert option.text.in_(lang) in game.rules(lang)[option.rule]
