"""Produce and the estate board (section 4.8)."""

from __future__ import annotations

import pytest

from triumvir.games.nova_roma import state as s
from triumvir.testing.positions import play, refused

from .arrange import at, bare, declare, empty_supply, estate, has, holds, legal, perform, row, turn


def test_example() -> None:
    """E-21 N-140 N-141 N-142 N-143 N-144 N-147 D-38: hire, place (0,0), place (0,1): 3 coins, 1 wood, 1 stone."""
    state = bare(turn("produce", 3), artisans=1, wheat=1)
    perform(state)
    play(state, "hire")
    assert holds(state) == {"artisans": 2}
    play(state, "artisan r1c1")
    assert holds(state) == {"coins": 1, "wood": 1, "artisans": 1}
    play(state, "artisan r1c2")
    assert holds(state) == {"coins": 3, "wood": 1, "stone": 1}
    assert at(state, s.DECLARE)


def test_production_tile_at_the_limit() -> None:
    """E-22 N-004 N-145 N-155: a stone tile on (0,1) with stone at 4: one of two is lost."""
    state = estate(bare(turn("produce", 2), artisans=2, stone=4), {"r1c2": "prod_stone"})
    perform(state)
    play(state, "artisan r1c1", "artisan r1c2")
    assert holds(state) == {"stone": 5, "coins": 3, "wood": 1}


@pytest.mark.parametrize(
    ("place", "gain"),
    [
        ("r1c1", {"coins": 1, "wood": 1}),
        ("r1c2", {"coins": 1, "stone": 1}),
        ("r1c3", {"coins": 1, "horse": 1}),
        ("r2c1", {"wheat": 1, "wood": 1}),
        ("r2c2", {"wheat": 1, "stone": 1}),
        ("r2c3", {"wheat": 1, "horse": 1}),
        ("r3c1", {"wine": 1, "wood": 1}),
        ("r3c2", {"wine": 1, "stone": 1}),
        ("r3c3", {"wine": 1, "horse": 1}),
    ],
)
def test_outputs(place: str, gain: dict[str, int]) -> None:
    """N-143: rows give coins, wheat, wine; columns wood, stone, horse."""
    state = bare(turn("produce"), artisans=1)
    perform(state)
    play(state, f"artisan {place}")
    assert holds(state) == gain


def test_other_artisans_add() -> None:
    """N-144: each other artisan of the row and of the column adds one."""
    state = estate(bare(turn("produce"), artisans=1), artisans="r2c1 r2c3 r1c2")
    perform(state)
    play(state, "artisan r2c2")
    assert holds(state) == {"wheat": 3, "stone": 2}


def test_one_artisan_per_cell() -> None:
    """N-142 N-R31: an occupied cell is not offered."""
    state = estate(bare(turn("produce"), artisans=1), artisans="r2c1")
    perform(state)
    assert "artisan r2c1" not in legal(state)
    assert refused(state, "artisan r2c1") == "N-R31"


def test_order_is_free_and_first_is_compulsory() -> None:
    """N-140 N-R47 N-061: hire and place in any mix; one of them must be done, then one may stop."""
    state = bare(turn("produce", 2), artisans=1, wheat=2)
    perform(state)
    assert refused(state, "pass") == "N-R47"
    play(state, "artisan r3c1", "hire")
    assert holds(state) == {"wine": 1, "wood": 1, "wheat": 1, "artisans": 1}
    state = bare(turn("produce", 3), wheat=2)
    perform(state)
    play(state, "hire", "pass")
    assert has(state, "artisans") == 1


def test_hire_costs() -> None:
    """N-141 N-R17: no wheat or no artisan in the supply, no hire."""
    state = bare(turn("produce"), artisans=1)
    perform(state)
    assert refused(state, "hire") == "N-141"
    state = empty_supply(bare(turn("produce"), artisans=1, wheat=3))
    perform(state)
    assert "hire" not in legal(state)
    assert refused(state, "hire") == "N-R17"


def test_any_number_of_artisans() -> None:
    """N-146: within a round a player may own any number."""
    state = estate(bare(turn("produce"), artisans=8, wheat=1), artisans="r1c1 r1c2 r1c3")
    perform(state)
    play(state, "hire")
    assert has(state, "artisans") == 9


def test_no_available_artisan() -> None:
    """N-142: without an available artisan only hiring is possible."""
    state = bare(turn("produce"), wheat=1)
    perform(state)
    assert legal(state) == {"hire"}
    assert refused(state, "artisan r1c1") == "N-142"


def test_availability() -> None:
    """N-R04: Produce needs a placement or a hire."""
    assert legal(declare(bare(turn("produce")))) == {"forgo"}
    assert legal(declare(bare(turn("produce"), wheat=1))) == {"perform", "forgo"}
    assert legal(declare(bare(turn("produce"), artisans=1))) == {"perform", "forgo"}


def test_only_animals_free() -> None:
    """N-157 N-R04: free cells with animals do not count without Trivia."""
    cells = [f"r{r}c{c}" for r in range(1, 4) for c in range(1, 4)]
    state = estate(bare(turn("produce"), artisans=1), {"r3c3": "animal"}, artisans=" ".join(cells[:8]))
    assert legal(declare(state.copy())) == {"forgo"}
    assert legal(declare(row(state, "Trivia"))) == {"perform", "forgo"}


def test_output_before_the_tile() -> None:
    """E-36 N-145 N-156: with 0 coins the coin of the row pays for the coin-to-artisan tile on the same cell."""
    state = estate(bare(turn("produce", 2), artisans=1), {"r1c2": "conv_artisan"})
    perform(state)
    play(state, "artisan r1c2")
    assert holds(state) == {"coins": 1, "stone": 1}
    play(state, "convert")
    assert holds(state) == {"stone": 1, "artisans": 1}
    play(state, "artisan r3c3")
    assert holds(state) == {"stone": 1, "wine": 1, "horse": 1}
