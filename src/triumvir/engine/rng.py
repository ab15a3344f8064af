"""Randomness: a hash stream for the set-up, and a one-integer generator that a position carries during play.

`SeedStream` turns a seed of up to 256 bits into as many unbiased draws as a set-up needs; finding the seed from what
is shown means inverting SHAKE-256. The generator of a position is a multiply-with-carry: its whole state is one integer
below 2^62, so that copies are free and compiled and interpreted runs agree bit for bit.
"""

from __future__ import annotations

from hashlib import shake_256
from typing import Final

from triumvir.engine.native import i64, vec

SEED_BITS: Final = 256
BLOCK_BYTES: Final = 2048
WORDS: Final = 4294967296

# MULTIPLIER * 2^31 - 1 and MULTIPLIER * 2^30 - 1 are prime, which gives a period near 2^61.
MULTIPLIER: Final = 2147483583
LOW: Final = 2147483647


def advance(state: i64) -> i64:
    """The next state of the generator."""
    return MULTIPLIER * (state & LOW) + (state >> 31)


def below(state: i64, bound: i64) -> i64:
    """A draw from 0 to bound - 1 out of a state that was just advanced."""
    return (((state & LOW) ^ (state >> 31)) * bound) >> 31


def mixed(number: i64) -> i64:
    """A number of 31 bits with its bits mixed up; the generator alone is linear and keeps neighbours alike."""
    number = ((number >> 15) ^ number) * 739982445 & LOW
    number = ((number >> 12) ^ number) * 695872825 & LOW
    return (number >> 15) ^ number


def scatter(number: i64) -> i64:
    """A generator state out of any small number, so that neighbouring numbers give unrelated draws."""
    high = mixed((number & LOW) ^ 625079441)
    low = mixed(high ^ 461845907)
    return advance(1 + (high << 29 | low >> 2))


class SeedStream:
    """Unbiased draws that follow from a seed and a label, and from nothing else."""

    def __init__(self, seed: int, label: str) -> None:
        self.key: bytes = label.encode() + b"/" + seed.to_bytes(SEED_BITS // 8, "big")
        self.blocks: i64 = 0
        self.at: i64 = BLOCK_BYTES
        self.block: bytes = b""

    def word(self) -> i64:
        """The next 32 bits."""
        if self.at == BLOCK_BYTES:
            self.block = shake_256(self.key + b"/" + str(self.blocks).encode()).digest(BLOCK_BYTES)
            self.blocks += 1
            self.at = 0
        block = self.block
        at = self.at
        self.at = at + 4
        high: i64 = block[at] << 8 | block[at + 1]
        low: i64 = block[at + 2] << 8 | block[at + 3]
        return high << 16 | low

    def below(self, bound: i64) -> i64:
        """A draw from 0 to bound - 1, without bias."""
        limit = WORDS // bound * bound
        drawn = self.word()
        while drawn >= limit:
            drawn = self.word()
        return drawn % bound

    def shuffled(self, items: vec[i64]) -> vec[i64]:
        """A shuffled copy."""
        mixed = items[:]
        i: i64 = len(mixed) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = mixed[i]
            mixed[i] = mixed[j]
            mixed[j] = kept
            i -= 1
        return mixed

    def generator(self) -> i64:
        """A start value for the generator of a position."""
        return 1 + ((self.word() & LOW) << 29 | self.below(1 << 29))
