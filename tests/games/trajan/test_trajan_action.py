"""Section 4.4: the trajan action."""

from __future__ import annotations

import pytest

from triumvir.games.trajan import actions as a
from triumvir.testing.positions import play, refused

from .arrange import NUMERALS, STACKS, acting, arch, at_slot, no_tiles, on_top, put_tile, stack, started, turn


def test_take_the_top_tile() -> None:
    """E-13 T-150 T-151 D4: tiles at II, IV, VI, arch at I: the top tile of a stack comes to I, the arch goes to III."""
    state = on_top(acting("trajan"), "legionary-4")
    assert [at_slot(state, 0, numeral) is None for numeral in NUMERALS] == [True, False] * 3
    assert state.legal() == [*(stack(name) for name in STACKS), a.PASS]
    play(state, stack("legionary"))
    assert at_slot(state, 0, "I") == "legionary-4"
    assert arch(state) == "III"


def test_next_tiles() -> None:
    """E-14 T-151 T-152 T-153: then III and the arch to V, then V and the arch to the middle, then unavailable."""
    state = started()
    for numeral, goes_to in (("I", "III"), ("III", "V"), ("V", "middle")):
        play(turn(state, "trajan"), stack("demand"))
        assert (at_slot(state, 0, numeral) or "").startswith("demand")
        assert arch(state) == goes_to
    turn(state, "trajan")
    assert state.legal() == [a.PASS]
    assert refused(state, stack("demand")) == "T-153"


@pytest.mark.parametrize(
    ("arch_at", "filled", "goes_to"),
    [("VI", "", "I"), ("VI", "I II", "III"), ("III", "IV V", "VI"), ("V", "VI I II III", "IV"), ("II", "I", "III")],
)
def test_arch_moves_clockwise(arch_at: str, filled: str, goes_to: str) -> None:
    """T-151: the arch moves clockwise to the next slot without a tile, past VI to I."""
    state = no_tiles(started(), 0)
    state.players[0].arch = NUMERALS.index(arch_at)
    for i, numeral in enumerate(filled.split()):
        put_tile(state, 0, numeral, f"plus2-{i + 1}")
    assert arch(state) == arch_at
    play(turn(state, "trajan"), stack("demand"))
    assert (at_slot(state, 0, arch_at) or "").startswith("demand")
    assert arch(state) == goes_to


def test_same_stack_again() -> None:
    """T-154: in play a player may take from the same stack again and again."""
    state = no_tiles(started(), 0)
    for _ in range(6):
        play(turn(state, "trajan"), stack("points"))
    assert all((at_slot(state, 0, numeral) or "").startswith("points") for numeral in NUMERALS)


def test_empty_stacks() -> None:
    """T-271: an empty stack cannot be chosen; if all are empty the action is not available."""
    state = acting("trajan")
    state.stack_at[1] = 9
    assert stack("points") not in state.legal()
    assert refused(state, stack("points")) == "T-271"
    for i in range(6):
        state.stack_at[i] = 9
    assert state.legal() == [a.PASS]
