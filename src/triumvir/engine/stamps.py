"""Stamps: many numbers as one that changes with any of them, so that what was made from them need not be made again.

Other numbers could come to the same stamp: one chance in 2^62, if they were nothing but chance.
"""

from __future__ import annotations

from typing import Final

from triumvir.engine.native import i64, vec

WORD: Final = 4611686018427387903  # 62 bits; what is above is cut off, so that compiled and interpreted runs agree
FACTOR: Final = 3202034522624059733  # odd, without a pattern
HALF: Final = 31
LENGTH: Final = 40  # where the length stands in what comes last


def stamped(stamp: i64, number: i64) -> i64:
    """A stamp, or a first number that is not negative, with a number more."""
    return ((stamp ^ (stamp >> HALF)) * FACTOR + number) & WORD


def stamped_all(stamp: i64, numbers: vec[i64], first: i64, last: i64) -> i64:
    """A stamp with numbers of a vector more, from one place up to another; they must lie below 2^20."""
    i = first
    while i < last - 1:  # two at once: each multiplication waits for the one before it
        stamp = (stamp * FACTOR + numbers[i] + (numbers[i + 1] << HALF)) & WORD
        i += 2
    return stamped(stamp, (last - first << LENGTH) + (numbers[i] if i < last else 0))
