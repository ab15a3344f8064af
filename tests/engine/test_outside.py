"""Games of other packages: found by their entry point, and if one is broken it is named and the rest goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

import triumvir
from triumvir.engine.errors import UnknownGame
from triumvir.games import broken, registry

OFFERS = """
[triumvir.games]
again = triumvir.games.trajan:GAME
gone = nowhere_at_all:GAME
half = strangers:Half
boxless = strangers:Boxless
copycat = strangers:Copycat
dice = json:dumps
crowd = strangers:Crowd
fails = strangers:Fails
reborn = strangers:Reborn
silent = strangers:NAMELESS
"""
STRANGERS = """
from dataclasses import replace
from pathlib import Path

from triumvir.engine.game import Game
from triumvir.games.trajan import GAME as Trajan


class Half(Game):
    meta = replace(Trajan.meta, name="half")


class Own(Trajan):
    @classmethod
    def folder(cls):
        return Trajan.folder()


class Reborn(Own):
    meta = replace(Trajan.meta, name="reborn", title="Trajan reborn")


class Boxless(Trajan):
    meta = replace(Trajan.meta, name="boxless")


class Copycat(Own):
    pass


class Crowd(Own):
    meta = replace(Trajan.meta, name="crowd", max_players=7)


class Fails(Own):
    meta = replace(Trajan.meta, name="fails")

    def set_up(self, stream):
        raise ZeroDivisionError("planted")
"""
WRONG = {
    "boxless": "box.toml",
    "copycat": "another game called trajan",
    "crowd": "more than 6 players",
    "dice": "derived from Game",
    "fails": "ZeroDivisionError: planted",
    "gone": "nowhere_at_all",
    "half": "blank, check, describe",
    "silent": "NAMELESS",
}


@pytest.fixture
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package beside ours that offers ten games, of which two can be played."""
    about = tmp_path / "strangers-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(OFFERS, encoding="utf-8")
    (tmp_path / "strangers").mkdir()
    (tmp_path / "strangers" / "__init__.py").write_text(dedent(STRANGERS), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    registry._found.cache_clear()
    yield
    registry._found.cache_clear()


@pytest.mark.usefixtures("strangers")
def test_a_game_from_outside_stands_beside_ours() -> None:
    assert "reborn" in triumvir.titles()
    assert list(triumvir.titles()) == sorted(triumvir.titles())
    state = triumvir.load("reborn", players=2).start(seed=1)
    state.apply(state.legal()[0])
    assert repr(state).startswith("<reborn for 2")
    assert triumvir.titles()["trajan"].__module__.startswith("triumvir.games")


@pytest.mark.usefixtures("strangers")
def test_a_broken_game_is_named_in_one_sentence_and_the_rest_goes_on() -> None:
    assert set(broken()) == set(WRONG)
    for name, why in WRONG.items():
        assert name not in triumvir.titles() or name == "copycat"
        for words in broken()[name].everywhere():
            assert words.count("\n") == 0
            assert "strangers" in words
            assert name in words
            assert words.endswith(".")
        assert why in broken()[name].en
        with pytest.raises(UnknownGame) as refused:
            triumvir.load(name)
        assert refused.value.text == broken()[name]


def test_without_others_nothing_is_broken() -> None:
    assert not broken()
