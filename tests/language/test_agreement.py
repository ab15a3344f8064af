"""Numbers agree with their words in every language, in all that a game says."""

from __future__ import annotations

import pytest

from tools.agreement import faults, pairs, report
from triumvir.language import languages


@pytest.mark.parametrize("lang", languages())
def test_the_catalogues_name_their_pairs(lang):
    singular, plural = pairs(lang)
    assert len(singular) > 5
    assert len(plural) > 5
    assert not singular & plural


@pytest.mark.parametrize(("text", "lang", "wrong"), [
    ("1 games", "en", ["1 games"]),
    ("21 game", "en", ["21 game"]),
    ("1 game, 2 games, 1.5 games", "en", []),
    ("1 Partien, 3 Partie", "de", ["1 Partien", "3 Partie"]),
    ("1 Partie", "de", []),
])  # fmt: skip
def test_the_check_sees_what_does_not_agree(text, lang, wrong):
    assert faults(text, lang) == wrong


def test_what_a_game_says_agrees():
    """A short reading; `python -m tools.agreement` reads 400 plies of each title with all boards."""
    assert report(plies=40, boards=20) == {}
