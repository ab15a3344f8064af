"""Options: what may be chosen, and errors that list what is allowed."""

import pytest

from triumvir.engine.errors import Text, UnknownGame
from triumvir.engine.options import Option, resolve

SWITCH = Option("fast", False, Text("Fast.", "Schnell."), "T-1")
CHOICE = Option("track", "short", Text("Track.", "Leiste."), "T-2", ("short", "long"))


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
    for words in refused.value.text:
        assert "fast" in words
        assert repr(value) in words
        assert "on, off" in words


@pytest.mark.parametrize("value", ["Long", "longer", "", True, None, 3])
def test_a_wrong_choice_lists_what_is_allowed(value):
    with pytest.raises(UnknownGame) as refused:
        resolve((CHOICE,), {"track": value})
    for words in refused.value.text:
        assert "short, long" in words


def test_an_unknown_option_lists_the_known_ones():
    with pytest.raises(UnknownGame) as refused:
        resolve((SWITCH, CHOICE), {"fats": True})
    for words in refused.value.text:
        assert "'fats'" in words
        assert "fast, track" in words


def test_a_game_without_options():
    assert resolve((), {}) == {}
    with pytest.raises(UnknownGame, match="has: -"):
        resolve((), {"fast": True})
