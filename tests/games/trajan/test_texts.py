"""What is told and drawn: the numbers of the rules in the log, and no card to whom it is hidden."""

from __future__ import annotations

import pytest

from triumvir.engine.state import vector
from triumvir.games.trajan import actions as a
from triumvir.games.trajan.play import TrajanState
from triumvir.testing.positions import after

from .arrange import (
    GOODS,
    LIKE,
    TYPES,
    acting,
    at,
    card,
    deal,
    drop,
    end_quarter,
    lead,
    loaded,
    move,
    no_tiles,
    pair,
    put_tile,
    set_trays,
    site,
    stack,
    started,
    tray,
)


def told(state: TrajanState, action: int, seat: int | None, lang: str = "en") -> str:
    """What a seat is told of an action."""
    following = after(state, action)
    return " ".join(state.game.sentences(state.view(seat), action, following.view(seat), lang))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_drawn_cards_are_told_to_the_drawer_only(lang: str) -> None:
    """T-101: the drawer is told the cards, the others only that two were drawn."""
    state = acting("seaport")
    deal(state, hands={0: "wine"}, pile="fish hide column")
    game = state.game
    other = state.copy()
    other.deck = vector([GOODS.index(name) for name in ("column", "fish", "hide")])
    assert told(state, a.DRAW_TWO, 0, lang) != told(other, a.DRAW_TWO, 0, lang)
    for seat in (1, 2, None):
        assert told(state, a.DRAW_TWO, seat, lang) == told(other, a.DRAW_TWO, seat, lang)
        drawn, otherwise = after(state, a.DRAW_TWO), after(other, a.DRAW_TWO)
        assert game.draw_text(drawn.view(seat), lang) == game.draw_text(otherwise.view(seat), lang)
        assert game.prompt(drawn.view(seat), lang) == game.prompt(otherwise.view(seat), lang)


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_vp_are_told(seat: int | None, lang: str) -> None:
    """T-075 T-138 T-160 T-224: whoever scores or loses VP, everyone is told how many."""
    state = put_tile(no_tiles(started(), 0), 0, "IV", "points-6")
    set_trays(state, 0, {"III": "white", "IV": "white"}, rest="I")
    state.apply(tray("III"))
    assert "9" in told(state, drop("white")[0], seat, lang)
    assert "10" in told(lead(acting("military"), 0, "britannia"), a.DEPLOY, seat, lang)
    assert "2" in told(acting("senate"), a.ADVANCE, seat, lang)
    state = acting("seaport")
    deal(state, hands={0: "fish fish fish fish"})
    for action in (LIKE, *[card("fish")] * 3):
        state.apply(action)
    assert "20" in told(state, card("fish"), seat, lang)


def test_notation_of_the_rules() -> None:
    """D1 D4 D6: every action has a short text that reads back as the same action, also from its words."""
    game = loaded(3)
    for action in range(a.NUM_ACTIONS):
        assert game.parse(game.notation(action)) == action
        assert game.parse(game.notation(action).upper()) == action
    for action in (tray("V"), card("fish"), pair("gem"), move("britannia"), site("r2c3"), stack("plus2")):
        assert game.parse(game.describe(action, "en")) == action
        assert game.parse(game.describe(action, "de")) == action
    assert len({game.notation(action) for action in range(a.NUM_ACTIONS)}) == a.NUM_ACTIONS


@pytest.mark.parametrize("action_type", TYPES)
def test_prompts(action_type: str) -> None:
    """D4 D7: every decision is asked as a sentence in both languages, and differs between steps."""
    state = acting(action_type)
    game = state.game
    for lang in ("en", "de"):
        asked = game.prompt(state.view(0), lang)
        assert asked
        assert asked != game.prompt(end_quarter(started()).view(0), lang)
        assert asked != game.prompt(started().view(0), lang)
    assert not at(state, 0)
