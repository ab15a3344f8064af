"""Perspectives: what a computer player receives. The laws say the rest (`knowledge_laws`)."""

import pytest

import triumvir
from triumvir.engine.fields import fingerprint
from triumvir.testing.walks import walk


@pytest.fixture(scope="module")
def game():
    return triumvir.load("trajan", 3)


@pytest.fixture
def state(game):
    for visit in walk(game, 9, 4):
        if visit.ply == 150:
            return visit.state.copy()
    raise AssertionError


def test_the_seat_to_act_gets_its_legal_actions_and_the_others_none(game, state):
    for seat in range(3):
        perspective = triumvir.Perspective(state, seat)
        assert perspective.seat == seat
        assert perspective.game is game
        assert perspective.legal == (state.legal() if seat == state.to_act else [])
        assert perspective.view == state.view(seat)


def test_numbers_determine_guesses(state):
    perspective = triumvir.Perspective(state, 0, random=5)
    again = triumvir.Perspective(state, 0, random=5)
    guesses = [fingerprint(perspective.imagine(number)) for number in range(20)]
    assert guesses == [fingerprint(again.imagine(number)) for number in range(20)]
    assert len(set(guesses)) == 20


def test_guesses_are_positions_to_play_with(state):
    perspective = triumvir.Perspective(state, state.to_act)
    guess = perspective.imagine(1)
    assert guess.legal() == perspective.legal
    before = perspective.view
    guess.apply(guess.legal()[0])
    assert perspective.view == before
    assert state.view(state.to_act) == before


def test_the_true_position_is_not_inside(state):
    perspective = triumvir.Perspective(state, 0, random=3)
    assert all(value is not state for value in vars(perspective).values())
    truth = state.dump()
    held = perspective._guess.dump()
    assert held["random"] != truth["random"]
    assert held["deck"] != truth["deck"]


def test_a_look_does_not_change_the_position(state):
    before = fingerprint(state)
    triumvir.Perspective(state, 1, random=2).imagine(7)
    assert fingerprint(state) == before


def test_every_guess_of_the_deck_is_as_likely(game):
    # At the start of a game nobody holds a card, and a guess shuffles all sixty: each kind comes first equally often.
    perspective = triumvir.Perspective(game.start(1), 0)
    counts = [0] * 12
    for number in range(1200):
        counts[perspective.imagine(number).deck[0]] += 1
    assert all(60 < count < 145 for count in counts), counts
