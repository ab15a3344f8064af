"""Positions saved, restored and started from."""

from __future__ import annotations

import json

import pytest

import triumvir
from triumvir.engine.errors import WrongValue
from triumvir.engine.fields import fingerprint
from triumvir.envs.positions import load_game, load_position, opening, save_position

from .settings import TABLES, played


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_a_saved_position_comes_back_as_it_was(title: str, players: int) -> None:
    state = played(title, players, 11, 60)
    again = load_position(save_position(state))
    assert fingerprint(again) == fingerprint(state)
    assert again.game.options == state.game.options


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_games_start_from_a_position(title: str, players: int) -> None:
    state = played(title, players, 4, 40)
    start = opening(state.game, save_position(state))
    assert fingerprint(start(1)) == fingerprint(start(2)) == fingerprint(state)
    start(1).apply(state.legal()[0])
    assert fingerprint(start(1)) == fingerprint(state)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_redealt_starts_differ_in_what_is_hidden_only(title: str, players: int) -> None:
    state = played(title, players, 4, 40)
    start = opening(state.game, state, redeal=True)
    assert fingerprint(start(1)) == fingerprint(start(1))
    assert len({fingerprint(start(seed)) for seed in range(8)}) > 1
    assert all(start(seed).view(None) == state.view(None) for seed in range(8))


def test_damaged_positions_are_refused() -> None:
    text = save_position(played("trajan", 2, 1, 20))
    data = json.loads(text)
    for damage in ({"triumvir_position": 9}, {"box": "other"}, {"rules_version": 99}, {"game": 3}):
        with pytest.raises(triumvir.RecordError):
            load_position(json.dumps({**data, **damage}))
    data["position"].pop("to_act")
    for broken in (json.dumps(data), "{", "[]"):
        with pytest.raises(triumvir.RecordError):
            load_position(broken)


def test_positions_of_another_game_are_refused() -> None:
    state = played("trajan", 2, 1, 20)
    with pytest.raises(WrongValue, match="another game"):
        opening(triumvir.load("trajan", players=3), state)
    finished = state.copy()
    while not finished.over:
        finished.apply(finished.legal()[0])
    with pytest.raises(WrongValue, match="over"):
        opening(state.game, finished)


def test_a_game_that_is_not_there_is_named() -> None:
    with pytest.raises(triumvir.UnknownGame, match="no game 'senet'"):
        load_game("senet")
