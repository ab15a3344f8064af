"""Section 10: component limits, over whole games."""

from __future__ import annotations

import random

import pytest

from triumvir.games.trajan import actions as a
from triumvir.games.trajan import state as s
from triumvir.games.trajan.play import TrajanState
from triumvir.testing.positions import play

from .arrange import acting, end_quarter, figures, lead, move, started


def walk(players: int, seed: int = 1) -> TrajanState:
    """A whole game by chance, checked at every turn."""
    state = started(players)
    chance = random.Random(seed)
    while not state.over:
        state.apply(chance.choice(state.legal()))
        if state.step == s.CHOOSE_TRAY:
            assert state.check() == []
            for player in state.players:
                outside = bin(player.sites).count("1") + bin(player.provinces).count("1")
                assert player.supply + player.workers + player.camp + outside == 15
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_supplies_last(players: int) -> None:
    """T-272 T-274: twelve extra action and demand tiles serve four quarters, twelve bonus tiles four players."""
    state = walk(players)
    assert state.check() == []
    assert state.extra_at == 12
    assert state.bag_at == players + 8
    assert (state.quarter, state.revealed) == (4, 0)
    tiles = sum(bin(player.bonus_yellow | player.bonus_gray).count("1") for player in state.players)
    assert tiles == players + 8


@pytest.mark.parametrize(("players", "spare"), [(2, 36), (3, 24), (4, 12)])
def test_forum_tiles_for_refills(players: int, spare: int) -> None:
    """T-273: after set-up and four forums 36, 24 or 12 forum tiles are left for provinces."""
    state = started(players)
    for quarter in range(4):
        end_quarter(state)
        play(state, a.BONUS)
        assert state.over == (quarter == 3)
    assert len(state.supply) - state.supply_at == spare


def test_figures_run_out() -> None:
    """T-270 T-274: without supply neither camp can be joined; figures elsewhere stay what they are."""
    state = figures(acting("military"), 0, supply=0, workers=3)
    assert a.RECRUIT_LEGIONARY not in state.legal()
    lead(state, 0, "alpes")
    play(state, a.DEPLOY)
    player = state.players[0]
    assert (player.supply, player.workers, player.camp) == (0, 3, 11)
    state = figures(acting("construction"), 0, supply=0, workers=3)
    assert a.RECRUIT_WORKER not in state.legal()
    assert move("alpes") not in state.legal()
