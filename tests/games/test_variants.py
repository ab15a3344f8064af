"""Shorter games for those who learn: laws hold for them, records find them again, and nobody is offered one unasked."""

from __future__ import annotations

import json

import pytest

import triumvir
from triumvir.engine.box import Box
from triumvir.engine.errors import BoxError
from triumvir.engine.game import Game
from triumvir.engine.record import Record
from triumvir.games import game_of, load, standard_box, titles, variant_text, variants
from triumvir.testing import knowledge_laws, play_laws

SHORTER = [
    (title, name, players)
    for title, game in titles().items()
    for name in variants(game)
    for players in range(game.meta.min_players, game.meta.max_players + 1)
]
TINY = [(title, players) for title, name, players in SHORTER if name == "tiny"]


def played(game: Game, seed: int) -> Record:
    """A game played with the first legal action each time."""
    record = Record.of(game, seed)
    state = game.start(seed)
    while not state.over:
        record.actions.append(state.legal()[0])
        state.apply(record.actions[-1])
    record.scores = state.scores()
    return record


@pytest.mark.parametrize(("title", "name", "players"), SHORTER)
def test_a_shorter_game_is_sound_and_shorter_and_its_record_finds_it_again(title: str, name: str, players: int) -> None:
    game = load(title, players, box=name)
    play_laws.sound(game, 3, 3)
    record = played(game, 5)
    assert record.components is None
    assert len(record.actions) < len(played(load(title, players), 5).actions)
    again = game_of(Record.from_json(record.to_json()))
    assert again.box.variant == name
    assert again.same_as(game)
    assert record.verify(again).scores() == record.scores


@pytest.mark.parametrize(("title", "players"), TINY)
def test_laws_of_play_and_knowledge_hold(title: str, players: int) -> None:
    game = load(title, players, box="tiny")
    play_laws.copies_are_independent(game, 1, 1)
    play_laws.legality_is_exact(game, 1, 1, count=4)
    play_laws.dump_restores(game, 1, 1, count=4)
    knowledge_laws.guesses_keep_knowledge(game, 1, 1, count=4)
    knowledge_laws.views_are_plain(game, 1, 1)


@pytest.mark.parametrize("title", titles())
def test_a_shorter_game_says_what_it_is(title: str) -> None:
    game = titles()[title]
    assert list(variants(game)) == ["small", "tiny"]
    for name in variants(game):
        assert f"({name})" in repr(load(title, box=name).start(1))
        assert all(variant_text(game, name).everywhere())
    assert standard_box(game).variant is None
    assert load(title).box is standard_box(game)
    assert load(title, box=Box(json.loads(variants(game)["tiny"].to_json()))).box.variant == "tiny"


def test_a_name_that_is_no_shorter_game_is_a_file() -> None:
    with pytest.raises(BoxError, match="nothing-like-it"):
        triumvir.load("trajan", box="nothing-like-it")


def test_a_shorter_game_changes_only_what_the_box_has() -> None:
    with pytest.raises(BoxError, match="changes weather"):
        standard_box(titles()["trajan"]).altered({"calendar": {"weather": 1}}, "odd")
