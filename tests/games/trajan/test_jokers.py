"""Section 6: jokers; see also test_seaport, test_extra_actions and test_game_end."""

from __future__ import annotations

import pytest

from triumvir.games.trajan import actions as a
from triumvir.games.trajan import state as s
from triumvir.testing.positions import gained, play

from .arrange import (
    LIKE,
    acting,
    deal,
    end_game,
    end_quarter,
    extra,
    fulfilled,
    give,
    last_quarter,
    lay_site,
    own_buildings,
    owned,
    shown,
    site,
    started,
    turn,
)


def test_commodity_joker() -> None:
    """T-200 I-02: replaces any one card, is removed when used, and is no card of the 60."""
    state = give(acting("seaport"), 0, "joker_commodity")
    deal(state, hands={0: ""})
    assert state.players[0].cards == 0
    play(state, LIKE, a.JOKER)
    if state.step == s.SHIP_CARD:
        play(state, a.STOP)
    assert state.score_of(0) == 2
    assert (shown(state), owned(state)) == ("", {})


@pytest.mark.parametrize("kind", ["bread", "games", "religion"])
def test_demand_joker(kind: str) -> None:
    """T-201: covers one demand of any kind, then is removed."""
    state = give(started(), 0, "joker_demand", "joker_demand")
    fulfilled(state, 0, "demand-7", "demand-8")
    end_quarter(state, f"religion religion {kind}")
    assert state.score_of(0) == 0
    assert owned(state) == {"joker_demand": 1}


@pytest.mark.parametrize("kind", ["stairs", "door", "fountain", "roof", "window"])
def test_construction_joker(kind: str) -> None:
    """T-202: at game end it is one construction tile of any kind for sets."""
    state = give(last_quarter(started()), 0, "joker_construction")
    own_buildings(state, 0, f"{kind}-2", f"{kind}-3")
    end_game(state)
    assert state.players[0].ledger[s.VP_SETS] == 10


def test_construction_joker_in_play() -> None:
    """T-203: it triggers no first-of-kind action, prevents none, and scores no building VP."""
    state = give(lay_site(started(), "r1c1", "door-2"), 0, "joker_construction")
    assert gained(turn(state, "construction"), 0, site("r1c1")) == 2
    assert state.legal() == [a.ADVANCE, a.PASS]
    play(state, a.PASS)
    assert owned(state) == {"joker_construction": 1}
    state = give(last_quarter(started()), 0, "joker_construction")
    end_game(state)
    assert state.players[0].ledger[s.VP_BUILDINGS] == 0
    assert state.players[0].ledger[s.VP_SETS] == 0


def test_other_jokers_are_no_action_jokers() -> None:
    """T-195 T-201 T-202: only the action joker repeats an action."""
    state = give(acting("senate"), 0, "joker_demand", "joker_construction", "joker_commodity")
    play(state, a.ADVANCE)
    assert state.step == s.CHOOSE_TRAY
    state = give(acting("senate"), 0, "extra_senate")
    assert play(state, a.ADVANCE).legal() == [extra("senate"), a.PASS]
