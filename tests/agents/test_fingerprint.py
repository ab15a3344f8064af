"""What a name stands for: the text changes with everything that can change a choice, and with nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

import triumvir
from triumvir import UnknownGame
from triumvir.agents import level_specs, made_of
from triumvir.agents.budget import Budget, read_budget
from triumvir.engine.opponents import Greedy, Opponents, Search, SearchSettings

GAME = triumvir.load("trajan", players=2)
PLAIN = SearchSettings(rounds=2, tries=3, explore=0.25, scale=4.0, guided=True, doubt=1.0)


@pytest.fixture(autouse=True)
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels and settings of our own, so that a new finding changes no test."""
    search = Search(70, rounds=2, tries=3)
    levels = (Greedy(2, 1.5), Greedy(5), search, search, search)
    monkeypatch.setattr(type(GAME), "opponents", Opponents(levels, PLAIN))


def search_with(settings: SearchSettings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "opponents", replace(GAME.opponents, search=settings))


def test_everything_behind_a_name_is_said() -> None:
    assert made_of("random", GAME) == "random"
    assert made_of("level:1", GAME) == "greedy tries=2 temperature=1.5"
    assert made_of("level:2", GAME) == "greedy tries=5 temperature=0.0"
    assert made_of("level:3", GAME) == "search:70 rounds=2 tries=3 explore=0.25 priors=0.6 scale=4.0 guided"
    assert made_of("Centurio", GAME) == made_of("search:70", GAME) == made_of("level:3", GAME)
    assert made_of("search:9x2", GAME).startswith("search:9x2 rounds=2 ")
    assert made_of("greedy", GAME).startswith("greedy tries=")


@pytest.mark.parametrize(
    "other",
    [
        replace(PLAIN, rounds=1),
        replace(PLAIN, tries=4),
        replace(PLAIN, explore=0.3),
        replace(PLAIN, scale=5.0),
        replace(PLAIN, guided=False),
        replace(PLAIN, priors=0.0),
        replace(PLAIN, learned=True),
    ],
)
def test_every_setting_that_shapes_a_choice_counts(other: SearchSettings, monkeypatch: pytest.MonkeyPatch) -> None:
    before = made_of("search:70", GAME)
    search_with(other, monkeypatch)
    assert made_of("search:70", GAME) != before


def test_what_only_words_depend_on_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    before = made_of("level:3", GAME)
    search_with(replace(PLAIN, doubt=2.0), monkeypatch)
    assert made_of("level:3", GAME) == before


@pytest.mark.parametrize("name", triumvir.titles())
def test_every_level_of_every_game_can_be_told(name: str) -> None:
    game = triumvir.load(name, players=2)
    assert all(made_of(spec, game).startswith(("greedy tries=", "search:", "champion:")) for spec in level_specs())


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(UnknownGame, match="level:1"):
        made_of("nobody", GAME)


@pytest.mark.parametrize("budget", [Budget(2000), Budget(2000, processes=2)])
def test_a_budget_reads_what_it_writes(budget: Budget) -> None:
    assert read_budget(str(budget)) == budget


def test_a_budget_in_seconds_reads_what_it_writes() -> None:
    for text in ("1.5s", "2s", "0.25sx3"):
        assert read_budget(str(read_budget(text))) == read_budget(text)
