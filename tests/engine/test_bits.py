"""Sets of small numbers. Compiled, a shift of a literal would be done in 32 bits; so every member is tried."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.engine.bits import bit, members, size


@pytest.mark.parametrize("index", range(62))
def test_the_set_of_one_member(index):
    assert bit(index) == 2**index
    assert size(bit(index)) == 1


def test_members_do_not_overlap():
    everything = 0
    for index in range(62):
        assert not everything & bit(index)
        everything |= bit(index)
    assert everything == 2**62 - 1
    assert size(everything) == 62


@given(st.sets(st.integers(0, 61)))
def test_size_and_members_of_a_set(chosen):
    together = 0
    for index in chosen:
        together |= bit(index)
    assert size(together) == len(chosen)
    assert members(together) == sorted(chosen)
