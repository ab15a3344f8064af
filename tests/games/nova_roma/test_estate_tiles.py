"""Every kind of estate tile: its exact effect when an artisan is placed on it (section 6)."""

from __future__ import annotations

import pytest

from triumvir.games.nova_roma import state as s
from triumvir.testing.positions import play, refused

from .arrange import (
    at,
    bare,
    blocks,
    build,
    empty_supply,
    estate,
    hand,
    has,
    holds,
    in_row,
    is_used,
    legal,
    names_of,
    perform,
    port_of,
    race_to,
    reward,
    row,
    sail_to,
    space_of,
    starting,
    turn,
)


def placing(tile: str, strength: int = 1, **options: object) -> s.Position:
    """Seat 0 produces with this tile on r3c3, where row and column give wine and a horse."""
    return estate(bare(turn("produce", strength, **options), artisans=1), {"r3c3": tile})


def placed(state: s.Position) -> s.Position:
    perform(state)
    return play(state, "artisan r3c3")


@pytest.mark.parametrize(
    ("tile", "kind"),
    [
        ("prod_wheat", "wheat"),
        ("prod_stone", "stone"),
        ("prod_wood", "wood"),
        ("prod_wine", "wine"),
        ("prod_horse", "horse"),
        ("prod_influence", "influence"),
    ],
)
def test_production(tile: str, kind: str) -> None:
    """N-155: a production tile adds one of what it shows, each time."""
    state = placed(placing(tile))
    expected = {"wine": 1, "horse": 1}
    expected[kind] = expected.get(kind, 0) + 1
    assert holds(state) == expected
    assert not is_used(state, "r3c3")


def test_convert_coin_to_artisan() -> None:
    """N-156: 1 coin for 1 artisan, once per placement, or not at all."""
    state = bare(placing("conv_artisan"), artisans=1, coins=2)
    placed(state)
    assert legal(state) == {"pass", "convert"}
    declined = state.copy()
    play(declined, "pass")
    assert holds(declined) == {"wine": 1, "horse": 1, "coins": 2}
    play(state, "convert")
    assert holds(state) == {"wine": 1, "horse": 1, "coins": 1, "artisans": 1}
    assert at(state, s.DECLARE)


def test_convert_needs_an_artisan_in_the_supply() -> None:
    """N-R17 N-156: with none in the supply the conversion is not offered, nor without a coin."""
    state = empty_supply(bare(placing("conv_artisan"), artisans=1, coins=2))
    placed(state)
    assert at(state, s.DECLARE)
    state = placed(placing("conv_artisan"))
    assert at(state, s.DECLARE)


def test_convert_influence_to_good() -> None:
    """N-156 N-R19: 1 influence for 1 good of choice; not offered with all goods at 5."""
    state = placed(bare(placing("conv_good"), artisans=1, influence=1))
    play(state, "convert", "take stone")
    assert holds(state) == {"wine": 1, "horse": 1, "stone": 1}
    full = bare(placing("conv_good"), artisans=1, influence=1, wheat=5, stone=5, wood=5, wine=5, horse=5)
    placed(full)
    assert at(full, s.DECLARE)


def test_convert_influence_to_coins() -> None:
    """N-156: 1 influence for 2 coins."""
    state = placed(bare(placing("conv_coins"), artisans=1, influence=3))
    play(state, "convert")
    assert holds(state) == {"wine": 1, "horse": 1, "influence": 2, "coins": 2}


def test_conversion_works_again_next_time() -> None:
    """N-156 N-R32: a conversion tile is not used up."""
    state = placed(bare(placing("conv_coins"), artisans=1, influence=3))
    play(state, "convert")
    assert not is_used(state, "r3c3")


def test_animal_blocks() -> None:
    """N-157: no artisan on an animal without Trivia."""
    state = placing("animal")
    perform(state)
    assert "artisan r3c3" not in legal(state)
    assert refused(state, "artisan r3c3") == "N-157"


def test_animal_with_trivia() -> None:
    """E-23 N-R34: with Trivia an animal on (2,2) gives 1 wine, 1 horse and 1 coin."""
    state = placed(row(placing("animal"), "Trivia"))
    assert holds(state) == {"wine": 1, "horse": 1, "coins": 1}


def test_lion() -> None:
    """N-158 N-R35 N-157: the lion is an animal tile: closed without Trivia, two animals in sets."""
    state = placing("lion")
    assert state.ledger(0)["animals"] == 5
    perform(state)
    assert refused(state, "artisan r3c3") == "N-157"
    state = placed(row(placing("lion"), "Trivia"))
    assert holds(state) == {"wine": 1, "horse": 1, "coins": 1}
    assert not is_used(state, "r3c3")


def test_recruit_tile() -> None:
    """N-159 N-R32: play a follower without coins; the tile flips when it is used."""
    state = placed(hand(placing("recruit"), "Calux", "Gloria"))
    assert legal(state) == {"pass", "play calux", "play gloria"}
    declined = state.copy()
    play(declined, "pass")
    assert not is_used(declined, "r3c3")
    play(state, "play calux")
    assert in_row(state) == {"Calux"}
    assert is_used(state, "r3c3")
    assert holds(state) == {"wine": 1, "horse": 1}


def test_recruit_tile_costs_influence() -> None:
    """N-159 N-097: from the fourth follower on influence is due; without it the tile is not offered."""
    three = ("Nela", "Petran", "Vitus")
    state = placed(hand(row(bare(placing("recruit"), artisans=1, influence=1), *three), "Calux"))
    play(state, "play calux")
    assert has(state, "influence") == 0
    state = placed(hand(row(placing("recruit"), *three), "Calux"))
    assert at(state, s.DECLARE)
    assert not is_used(state, "r3c3")


def test_recruit_tile_with_a_full_row() -> None:
    """N-098 N-159 N-R50: with seven in the row one is dropped first."""
    seven = ("Nela", "Petran", "Priscus", "Severin", "Valeria", "Vitus", "Marianus")
    state = placed(hand(row(bare(placing("recruit", 2), artisans=2, influence=1), *seven), "Calux"))
    play(state, "play calux", "drop nela")
    assert in_row(state) == {"Calux", *seven} - {"Nela"}
    assert "Nela" in names_of(state.discard)
    assert at(state, s.PRODUCE)  # one sub-action is left
    assert state.left == 1


def test_recruit_tile_trivia_is_idle() -> None:
    """N-R11: a follower played by the tile is idle until the action ends, Trivia included."""
    state = estate(bare(turn("produce", 2), artisans=2), {"r3c3": "recruit", "r2c2": "animal"})
    placed(hand(state, "Trivia"))
    play(state, "play trivia")
    assert "artisan r2c2" not in legal(state)


def test_sail_tile() -> None:
    """N-160 N-R32: up to 2 sails without a contract, port rewards as usual; flips with the first leg."""
    state = placed(placing("sail"))
    declined = state.copy()
    play(declined, "pass")
    assert not is_used(declined, "r3c3")
    play(state, "ship 1 north")
    assert is_used(state, "r3c3")
    assert has(state, "coins") == 2
    play(state, "ship 2 south", "take wood")
    assert holds(state) == {"wine": 1, "horse": 1, "coins": 2, "wood": 1}
    assert (port_of(state, 0), port_of(state, 1)) == ("north1", "south1")
    assert state.players[0].shipping == 0
    assert at(state, s.DECLARE)


def test_sail_tile_not_offered() -> None:
    """N-R32: without a leg within 2 sails the tile is not offered."""
    state = placing("sail")
    sail_to(sail_to(state, 0, "north8"), 1, "south8")
    assert at(placed(state), s.DECLARE)


def test_sail_tile_within_produce() -> None:
    """N-160 N-140: after the tile the remaining sub-actions go on."""
    state = placed(bare(placing("sail", 2), artisans=2))
    play(state, "ship 1 north", "pass")
    assert at(state, s.PRODUCE)
    assert state.left == 1


def test_build_tile() -> None:
    """N-161 N-R27: one single block in any zone, no contract, rewards as usual; then flipped."""
    state = reward(placing("build"), "C", "r1c1", "R03")
    build(state, "C", "r1c2 r2c2", seat=1)
    placed(state)
    assert {text.split()[1] for text in starting(state, "build ")} == {"A", "B", "C"}
    assert refused(state, "build A r4c2 r4c3") == "N-161"
    coins = has(state, "coins", 1)
    play(state, "build C r2c1")
    assert blocks(state, "C") == {"r2c1"}
    assert state.players[0].blocks == 19
    assert has(state, "coins") == 3
    assert has(state, "coins", 1) == coins + 3
    assert is_used(state, "r3c3")
    assert state.players[0].building == 0


def test_build_tile_declined() -> None:
    """N-R32: declined, the tile stays unused."""
    state = placed(placing("build"))
    play(state, "pass")
    assert not is_used(state, "r3c3")


def test_income_goods() -> None:
    """N-162 N-R30: 3 goods of choice, one by one; then flipped."""
    state = placed(placing("income_goods"))
    assert legal(state) == {"pass", "income 1"}
    assert refused(state, "income 2") == "N-R30"
    play(state, "income 1", "take wheat", "take wheat", "take stone")
    assert holds(state) == {"wine": 1, "horse": 1, "wheat": 2, "stone": 1}
    assert is_used(state, "r3c3")


def test_income_coins() -> None:
    """N-162 N-R30: 4 coins; then flipped."""
    state = placed(placing("income_coins"))
    assert legal(state) == {"pass", "income 2"}
    play(state, "income 2")
    assert has(state, "coins") == 4
    assert is_used(state, "r3c3")


@pytest.mark.parametrize("tile", ["income_goods", "income_coins"])
def test_income_switch(tile: str) -> None:
    """N-R30 N-162: with the switch both tiles offer 3 goods or 4 coins."""
    state = placed(placing(tile, income_tiles_offer_choice=True))
    assert legal(state) == {"pass", "income 1", "income 2"}
    play(state, "income 2")
    assert has(state, "coins") == 4


def test_hippodrome_tile() -> None:
    """N-163 N-R28: up to 2 spaces on one track, one more for an artisan; horses due as usual; then flipped."""
    state = race_to(bare(placing("hippodrome"), artisans=2), "red", 1)
    placed(state)
    play(state, "race red")
    assert is_used(state, "r3c3")
    assert refused(state, "race blue") == "N-163"
    play(state, "race red", "wheel influence")  # the horse of the column pays the line
    assert has(state, "horse") == 0
    assert legal(state) == {"pass", "charioteer"}
    play(state, "charioteer", "race red")
    assert space_of(state, "red") == 4
    assert has(state, "artisans") == 0
    assert at(state, s.DECLARE)


def test_hippodrome_tile_stops() -> None:
    """N-163 N-R32: it may be declined, or stopped after one space."""
    state = placed(placing("hippodrome"))
    declined = state.copy()
    play(declined, "pass")
    assert not is_used(declined, "r3c3")
    assert at(declined, s.DECLARE)
    play(state, "race green", "pass")
    assert space_of(state, "green") == 1
    assert is_used(state, "r3c3")


def test_hippodrome_tile_not_offered() -> None:
    """N-R32: without a marker that can advance it is not offered."""
    state = placing("hippodrome")
    for track in ("red", "green", "blue"):
        race_to(state, track, 7)
    assert at(placed(state), s.DECLARE)


def test_flipped_tile_is_blank() -> None:
    """N-R32: a used tile has no effect, counts as an estate tile, and an artisan may be placed on it."""
    state = estate(bare(turn("produce"), artisans=1), {"r3c3": "income_coins"}, used="r3c3")
    row(state, "Hilaria")
    placed(state)
    assert holds(state) == {"wine": 1, "horse": 1}
    assert state.ledger(0)["followers"] == 1


def test_tiles_work_inside_a_petitioned_action() -> None:
    """N-088 N-R10: tiles are no followers: they work in a petitioned Produce."""
    state = estate(bare(turn("petition", 1), influence=1, artisans=1), {"r3c3": "income_coins"})
    perform(state)
    play(state, "pay 1", "action produce", "artisan r3c3", "income 2")
    assert has(state, "coins") == 4
