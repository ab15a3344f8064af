"""A position as Python expects it: whole numbers of any library, seats, copies, pickles, comparison, words."""

from __future__ import annotations

import copy
import inspect
import pickle

import pytest

import triumvir
from triumvir.engine.errors import WrongType, WrongValue
from triumvir.engine.fields import fingerprint
from triumvir.engine.state import State
from triumvir.testing.walks import walk

np = pytest.importorskip("numpy")

TITLES = list(triumvir.titles())


def position(title: str, ply: int = 60) -> State:
    game = triumvir.load(title, players=3)
    for visit in walk(game, 2, 4):
        if visit.ply == ply:
            return visit.state.copy()
    raise AssertionError


@pytest.mark.parametrize("title", TITLES)
def test_whole_numbers_of_numpy(title: str) -> None:
    game = triumvir.load(title, players=np.int64(3))
    state = game.start(np.uint32(7))
    assert game.players == 3
    assert state == game.start(7)
    action = np.int64(state.legal()[0])
    assert state.is_legal(action)
    assert state.why_not(action) is None
    state.apply(action)
    assert list(state.observe(np.int8(1))) == list(state.observe(1))
    assert state.view(np.int64(1)) == state.view(1)
    assert state.ledger(np.int64(2)) == state.ledger(2)
    assert state.imagine(np.int64(0), np.int64(5)) == state.imagine(0, 5)
    for wrong in (0.5, "0", None):
        with pytest.raises(WrongType, match="whole number"):
            state.apply(wrong)
    with pytest.raises(WrongValue, match="seed"):
        game.start(1.5)


@pytest.mark.parametrize("title", TITLES)
def test_seats_are_checked(title: str) -> None:
    state = position(title)
    assert list(state.observe(None)) == list(state.observe(-1))
    assert state.view(None) == state.view(-1)
    assert state.imagine(None, 3) == state.imagine(-1, 3)
    for seat in (3, -2, -3):
        for ask in (state.observe, state.view, state.ledger, lambda seat: state.imagine(seat, 1)):
            with pytest.raises(WrongValue, match="0 to 2"):
                ask(seat)


@pytest.mark.parametrize("title", TITLES)
def test_copies_pickles_and_comparison(title: str) -> None:
    state = position(title)
    before = fingerprint(state)
    for again in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert again == state
        again.apply(again.legal()[0])
        assert again != state
        assert fingerprint(state) == before
    assert state != position(title, 61)
    assert state != "a position"
    with pytest.raises(TypeError, match="hash"):
        hash(state)


@pytest.mark.parametrize("title", TITLES)
def test_words_and_pictures_show_no_more_than_a_spectator_sees(title: str) -> None:
    state = position(title)
    assert title in repr(state)
    assert f"seat {state.to_act}" in repr(state)
    assert "<svg" in state._repr_html_()
    other = state.imagine(None, 99)
    assert (repr(other), other._repr_html_()) == (repr(state), state._repr_html_())
    seen = triumvir.Perspective(state, 0)._repr_html_()
    assert seen.startswith("<figure>")
    assert seen == triumvir.Perspective(state.imagine(0, 12), 0)._repr_html_()


def test_help_says_what_everything_does() -> None:
    for name, method in inspect.getmembers(State, callable):
        if not name.startswith("_"):
            assert inspect.getdoc(method), name
    assert inspect.getdoc(State)
    assert list(inspect.signature(State.apply).parameters) == ["self", "action"]
