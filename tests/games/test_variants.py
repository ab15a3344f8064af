"""Games for those who learn: laws hold for them, records find them again, and nobody is offered one unasked."""

from __future__ import annotations

import json

import pytest

import triumvir
from triumvir.engine.box import Box
from triumvir.engine.errors import BoxError
from triumvir.engine.game import Game
from triumvir.engine.record import Record
from triumvir.games import game_of, load, standard_box, titles, variant_text, variants
from triumvir.testing import caption_laws, consequence_laws, knowledge_laws, open_laws, play_laws, text_laws
from triumvir.testing.walks import visits

VARIANTS = ["open", "small", "small-open", "tiny", "tiny-open"]
EVERY = [
    (title, name, players)
    for title, game in titles().items()
    for name in variants(game)
    for players in range(game.meta.min_players, game.meta.max_players + 1)
]
OPEN = [(title, players) for title, name, players in EVERY if name == "open"]
QUICK = [(title, name, players) for title, name, players in EVERY if name.startswith("tiny")]


def played(game: Game, seed: int) -> Record:
    """A game played with the first legal action each time."""
    record = Record.of(game, seed)
    state = game.start(seed)
    while not state.over:
        record.actions.append(state.legal()[0])
        state.apply(record.actions[-1])
    record.scores = state.scores()
    return record


@pytest.mark.parametrize(("title", "name", "players"), EVERY)
def test_a_variant_is_sound_and_its_record_finds_it_again(title: str, name: str, players: int) -> None:
    game = load(title, players, box=name)
    play_laws.sound(game, 3, 3)
    record = played(game, 5)
    assert record.components is None
    shorter = len(record.actions) < len(played(load(title, players), 5).actions)
    assert shorter or name == "open"
    again = game_of(Record.from_json(record.to_json()))
    assert again.box.variant == name
    assert again.same_as(game)
    assert record.verify(again).scores() == record.scores


@pytest.mark.parametrize(("title", "name", "players"), QUICK)
def test_laws_of_play_and_knowledge_hold(title: str, name: str, players: int) -> None:
    game = load(title, players, box=name)
    play_laws.copies_are_independent(game, 1, 1)
    play_laws.legality_is_exact(game, 1, 1, count=4)
    play_laws.dump_restores(game, 1, 1, count=4)
    knowledge_laws.guesses_keep_knowledge(game, 1, 1, count=4)
    knowledge_laws.views_are_plain(game, 1, 1)
    knowledge_laws.hidden_actions_stay_hidden(game, 1, 1, count=6)
    knowledge_laws.reveals_are_counted(game, 1, 1, count=6)
    knowledge_laws.undo_teaches_nothing(game, 1, 1, count=3)


@pytest.mark.parametrize(("title", "name", "players"), QUICK)
def test_everybody_can_be_told_and_shown_what_happens(title: str, name: str, players: int) -> None:
    game = load(title, players, box=name)
    text_laws.play_is_told(game, 1, 1, count=8)
    text_laws.positions_can_be_drawn(game, 1, 1, count=4)
    caption_laws.turns_are_told(game, 1, 1)
    consequence_laws.undo_is_foretold(game, 1, 1, count=4)
    for visit in visits(game, 2, 2, 12):
        for seat in (None, *range(players)):
            view = visit.state.view(seat)
            assert game.prompt(view, "en")
            assert game.prompt(view, "de")
            assert game.draw_parts(view, "en")


@pytest.mark.parametrize(("title", "players"), OPEN)
def test_with_open_hands_every_seat_knows_the_same(title: str, players: int) -> None:
    game = load(title, players, box="open")
    for seed in (1, 2):
        open_laws.open_hands_are_seen_by_all(game, seed, seed)
        knowledge_laws.guesses_keep_knowledge(game, seed, seed, count=8)
        knowledge_laws.histories_leave_no_trace(game, seed, seed, count=2)


@pytest.mark.parametrize(("title", "players"), [(title, players) for title, players in OPEN if players > 1])
def test_in_the_printed_game_hands_are_not_seen_by_all(title: str, players: int) -> None:
    game = load(title, players)
    game.box = load(title, players, box="open").box  # the law is asked of a game whose hands do not lie open
    with pytest.raises(AssertionError, match=r"seats guess differently|may not see"):
        open_laws.open_hands_are_seen_by_all(game, 1, 1, count=200)


@pytest.mark.parametrize(("title", "name"), [("trajan", "hand"), ("nova-roma", "hand")])
def test_open_cards_are_in_the_observations_of_the_others(title: str, name: str) -> None:
    game = load(title, 3, box="open")
    for visit in visits(game, 4, 4, 30):
        state = visit.state
        for seat in range(3):
            own, known = state.view(seat)["players"][seat][name], state.view((seat + 1) % 3)["players"][seat]["known"]
            assert own == known
            cards = list(state.observe(seat))[game.observation_parts[name]]
            other = list(state.observe((seat + 1) % 3))[game.observation_parts["player2.known"]]
            assert cards == other[-len(cards) :]


@pytest.mark.parametrize("title", titles())
def test_an_open_variant_differs_in_nothing_else(title: str) -> None:
    found = variants(titles()[title])
    pairs = {"open": standard_box(titles()[title]), "small-open": found["small"], "tiny-open": found["tiny"]}
    for name, hidden in pairs.items():
        assert found[name].data == {**hidden.data, "open_hands": True}
        assert not hidden.open_hands


def test_open_hands_are_on_or_off() -> None:
    box = variants(titles()["trajan"])["open"]
    assert box.open_hands
    assert not Box({**box.data, "open_hands": False}).open_hands
    with pytest.raises(BoxError, match="open_hands"):
        load("trajan", box=Box({**box.data, "open_hands": "all"}))
    with pytest.raises(BoxError, match="drafted"):
        load("nova-roma", 2, box="open", follower_draft=True)


@pytest.mark.parametrize("title", titles())
def test_a_variant_says_what_it_is(title: str) -> None:
    game = titles()[title]
    assert list(variants(game)) == VARIANTS
    for name in variants(game):
        assert f"({name})" in repr(load(title, box=name).start(1))
        assert all(variant_text(game, name).everywhere())
    assert standard_box(game).variant is None
    assert load(title).box is standard_box(game)
    assert load(title, box=Box(json.loads(variants(game)["tiny"].to_json()))).box.variant == "tiny"


def test_a_name_that_is_no_variant_is_a_file() -> None:
    with pytest.raises(BoxError, match="nothing-like-it"):
        triumvir.load("trajan", box="nothing-like-it")


def test_a_variant_changes_only_what_the_box_has() -> None:
    with pytest.raises(BoxError, match="changes weather"):
        standard_box(titles()["trajan"]).altered({"calendar": {"weather": 1}}, "odd")
