"""Trade (section 4.1)."""

from __future__ import annotations

import pytest

from triumvir.games.nova_roma import state as s
from triumvir.testing.positions import play, refused

from .arrange import at, bare, hand, has, holds, in_hand, legal, perform, row, skip, starting, stock, turn


@pytest.mark.parametrize("strength", [1, 2, 3])
def test_coins_by_strength(strength: int) -> None:
    """N-070: coins equal to the strength."""
    state = bare(hand(turn("trade", strength)))
    perform(state)
    assert has(state, "coins") == strength


def test_example() -> None:
    """E-05 N-071 N-R18: 1 coin and 5 cards at strength 2; four cards bring 2 coins, the fifth is not offered."""
    state = bare(hand(turn("trade", 2), "Calux", "Gloria", "Nela", "Petran", "Vitus"), coins=1)
    perform(state)
    assert has(state, "coins") == 3
    play(state, "discard calux")
    assert refused(state, "pass") == "N-R18"
    play(state, "discard gloria")
    assert has(state, "coins") == 4
    play(state, "discard nela", "discard petran")
    assert has(state, "coins") == 5
    assert at(state, s.TRADE_BUY)  # one card alone can not be discarded
    play(state, "buy wheat", "buy stone", "buy stone", "pass")
    assert holds(state) == {"wheat": 1, "stone": 2, "coins": 2}
    assert in_hand(state) == {"Vitus"}


def test_discards_go_to_the_pile() -> None:
    """N-071: discarded cards lie on the discard pile."""
    state = hand(turn("trade"), "Calux", "Gloria")
    perform(state)
    play(state, "discard calux", "discard gloria")
    assert bin(state.discard).count("1") == 2
    assert state.players[0].hand == 0


def test_buying() -> None:
    """N-072 N-R19 D-30: each coin buys one good; a good at 5 is not offered."""
    state = bare(hand(turn("trade", 3)), horse=5, wine=4)
    perform(state)
    assert starting(state, "buy") == {"buy wheat", "buy stone", "buy wood", "buy wine"}
    assert refused(state, "buy horse") == "N-R19"
    play(state, "buy wine")
    assert starting(state, "buy") == {"buy wheat", "buy stone", "buy wood"}
    play(state, "buy wood", "buy wood")
    assert holds(state) == {"wood": 2, "wine": 5, "horse": 5}
    assert at(state, s.DECLARE)  # no coin left


def test_all_goods_full() -> None:
    """N-R19: with all goods at 5 nothing can be bought."""
    state = bare(hand(turn("trade", 2)), wheat=5, stone=5, wood=5, wine=5, horse=5)
    perform(state)
    assert at(state, s.DECLARE)
    assert has(state, "coins") == 2


def test_coins_of_the_action_buy() -> None:
    """N-249: coins of steps 1 and 2 and goods of followers in this action all count."""
    state = bare(hand(row(turn("trade"), "Bernardo"), "Calux", "Gloria"))
    perform(state)
    play(state, "use bernardo", "discard calux", "discard gloria", "buy stone", "buy stone")
    assert holds(state) == {"wheat": 1, "stone": 2}


def test_stop_at_once() -> None:
    """N-057 N-061: both optional steps may be skipped."""
    state = bare(hand(turn("trade", 2), "Calux", "Gloria"))
    perform(state)
    assert "pass" in legal(state)
    skip(state, s.TRADE_DISCARD, s.TRADE_BUY)
    assert holds(state) == {"coins": 2}
    assert len(in_hand(state)) == 2


def test_no_trading_elsewhere() -> None:
    """N-166 N-R20: coins and goods are not turned into each other outside of Trade."""
    state = stock(turn("upgrade"), coins=9)
    perform(state)
    assert not starting(state, "buy")
