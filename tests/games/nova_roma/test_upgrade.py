"""Upgrade and laying estate tiles (section 4.2)."""

from __future__ import annotations

import pytest

from triumvir.games.nova_roma import state as s
from triumvir.games.nova_roma import tables as t
from triumvir.testing.positions import play, refused

from .arrange import (
    TILES,
    E,
    at,
    bare,
    estate,
    finish_round,
    finish_turn,
    has,
    holds,
    is_used,
    offer_estate,
    perform,
    skip,
    starting,
    stock,
    tile_at,
    turn,
)


@pytest.mark.parametrize("strength", [1, 2, 3])
def test_influence_by_strength(strength: int) -> None:
    """N-075: influence equal to the strength."""
    state = bare(turn("upgrade", strength))
    perform(state)
    assert has(state, "influence") == strength


def test_overflow() -> None:
    """E-06 N-005 N-076: from 7 at strength 3: 8 and 2 coins; wine at 8 gives one more coin."""
    state = bare(turn("upgrade", 3), influence=7, wine=1)
    perform(state)
    assert holds(state) == {"influence": 8, "coins": 2, "wine": 1}
    play(state, "wine")
    assert holds(state) == {"influence": 8, "coins": 3}


def test_wine_is_optional() -> None:
    """N-076 D-31: any number of wine, one at a time, or none."""
    state = bare(turn("upgrade"), wine=3)
    perform(state)
    play(state, "wine", "wine")
    assert holds(state) == {"influence": 3, "wine": 1}
    play(state, "pass")
    assert not at(state, s.UPGRADE_WINE)


def test_slot_costs() -> None:
    """N-077: slots 0 and 1 are free, 2 and 3 cost a coin, the special slot a wine."""
    state = bare(turn("upgrade"))
    offer_estate(state, "prod_wheat", "prod_stone", "prod_wood", "prod_wine", special="lion")
    perform(state)
    assert starting(state, "estate") == {"estate 1", "estate 2"}
    assert refused(state, "estate 3") == "N-077"
    state = bare(turn("upgrade"), coins=1)
    perform(offer_estate(state, "prod_wheat", "prod_stone", "prod_wood", "prod_wine", special="lion"))
    assert starting(state, "estate") == {"estate 1", "estate 2", "estate 3", "estate 4"}
    play(state, "estate 4", "tile r2c2")
    assert has(state, "coins") == 0
    assert tile_at(state, "r2c2") == "prod_wine"


def test_special_slot_costs_wine() -> None:
    """N-077 N-248: wine spent for influence is gone when the special tile is paid."""
    state = bare(turn("upgrade"), wine=1)
    perform(offer_estate(state, special="lion"))
    spent = state.copy()
    play(spent, "wine")
    assert not at(spent, s.UPGRADE_TILE)
    play(state, "pass", "estate special", "tile r1c1")
    assert holds(state) == {"influence": 1}
    assert tile_at(state, "r1c1") == "lion"


def test_one_tile_only() -> None:
    """N-079: after one tile the action ends."""
    state = bare(turn("upgrade", 3), coins=5)
    perform(offer_estate(state, "animal", "prod_wheat", "prod_wood"))
    play(state, "estate 1", "tile r1c1")
    assert at(state, s.DECLARE)


def test_replacing() -> None:
    """N-078 N-250: a replaced tile leaves the game, with its animal."""
    state = estate(bare(turn("upgrade")), {"r1c1": "animal", "r2c2": "income_coins"}, used="r2c2")
    offer_estate(state, "prod_wheat", "prod_wood")
    assert state.ledger(0)["animals"] == 2
    perform(state)
    play(state, "estate 1", "tile r1c1")
    assert tile_at(state, "r1c1") == "prod_wheat"
    assert state.ledger(0)["animals"] == 0
    finish_turn(state)
    lying = [tile for player in state.players for tile in player.estate if tile != E]
    assert TILES.index("animal") not in lying


def test_a_new_tile_is_fresh() -> None:
    """N-R32 N-R33: a tile laid over a used one is not used."""
    state = estate(bare(turn("upgrade")), {"r2c2": "income_coins"}, used="r2c2")
    perform(offer_estate(state, "prod_wheat"))
    play(state, "estate 1", "tile r2c2")
    assert not is_used(state, "r2c2")


def test_under_an_artisan() -> None:
    """N-R33: a tile may be laid under an artisan, an animal too; the artisan gains nothing."""
    state = estate(bare(turn("upgrade")), artisans="r1c1")
    perform(offer_estate(state, "prod_wheat", "animal"))
    wheat = state.copy()
    play(wheat, "estate 1", "tile r1c1")
    assert has(wheat, "wheat") == 0
    play(state, "estate 2", "tile r1c1")
    assert state.players[0].placed == 1


def test_refill() -> None:
    """N-081: basic tiles slide left and are refilled at end of turn, a special tile is not replaced before clean-up."""
    state = bare(turn("upgrade"), wine=1)
    offer_estate(state, "prod_wheat", "prod_stone", "prod_wood", "prod_wine", special="lion")
    basic = state.copy()
    perform(basic)
    play(basic, "pass", "estate 1", "tile r1c1")
    following = basic.basic[basic.basic_at]
    finish_turn(basic)
    assert [TILES[tile] for tile in list(basic.offer)[12:15]] == ["prod_stone", "prod_wood", "prod_wine"]
    assert basic.offer[15] == following
    perform(state)
    play(state, "pass", "estate special", "tile r1c1")
    finish_turn(state)
    assert state.offer[16] == E
    assert list(state.offer)[12:16].count(E) == 0
    finish_round(state)
    assert state.offer[16] != E


def test_empty_stacks_stay_empty() -> None:
    """N-R16: when the basic stack is used up slots stay empty."""
    state = bare(turn("upgrade"))
    offer_estate(state, "prod_wheat", "prod_stone", "prod_wood", "prod_wine")
    state.basic_at = 23
    perform(state)
    play(state, "estate 2", "tile r1c1")
    finish_turn(state)
    assert [tile == E for tile in list(state.offer)[12:16]] == [False, False, False, True]


def test_influence_limit_off_the_track() -> None:
    """N-005 N-245: each influence beyond 8 becomes one coin, exactly."""
    state = bare(turn("upgrade", 2), influence=8)
    perform(state)
    assert holds(state) == {"influence": 8, "coins": 2}
    assert state.tables.overflow_coins == 1
    assert t.INFLUENCE == 6


def test_stock_helper_keeps_sound() -> None:
    """N-R17: artisans come out of a supply of 16."""
    state = stock(turn("upgrade"), artisans=5)
    assert state.artisans == 16 - 5 - 2
    skip(state)
