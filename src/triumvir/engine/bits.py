"""Sets of small numbers in one integer, up to 62 members."""

from __future__ import annotations

from typing import Final

from triumvir.engine.native import i64

HIGHEST: Final = 61
TOP: Final = 2305843009213693952  # 2^61; shifting a literal 1 to the left would compile to a 32-bit shift


def bit(index: i64) -> i64:
    """The set of one member."""
    return TOP >> (HIGHEST - index)


def size(members: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while members:
        members &= members - 1
        count += 1
    return count


def members(bits: i64) -> list[int]:
    """The members of a set, ascending."""
    index: i64
    return [index for index in range(HIGHEST + 1) if bits >> index & 1]
