"""What the numbers of an observation mean, as data: `game.observation_features`, and the page made from it.

A game describes its observation in `layout.py`: parts of the table, then parts of each player. A part is a list of
`Numbers` that stand next to each other, have the same divisor and bounds, and mean the same kind of thing. The order is
the one in which `observe.py` writes them; the laws compare the two, number by number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from triumvir.engine.ink import HIGHEST, LOWEST

VARIES = 0  # the divisor of numbers that are measured by another number of the position

TABLE, PLAYER = "table", "player"


class Numbers(NamedTuple):
    """Some numbers in a row. A flag is 0 or 1; a count is divided by its divisor."""

    length: int
    meaning: str
    divisor: int = 1
    highest: int = 1  # before it is divided
    lowest: int = 0


Parts = Mapping[str, Sequence[Numbers]]


class Feature(NamedTuple):
    """`Numbers` in their place: `observation[at : at + length]` is a whole number over `divisor` (or over VARIES)."""

    part: str
    at: int
    length: int
    divisor: int
    lowest: int
    highest: int
    meaning: str

    @property
    def bounds(self) -> tuple[float, float]:
        """The least and the greatest value of each of these numbers."""
        divisor = self.divisor or max(self.highest, 1)
        return self.lowest / divisor, self.highest / divisor


def points(length: int, meaning: str, divisor: int) -> Numbers:
    """VP, which nothing bounds but the ink."""
    return Numbers(length, meaning, divisor, HIGHEST, LOWEST)


def lay_out(table: Parts, player: Parts, seats: int) -> tuple[Feature, ...]:
    """All features in order: the table, then the observer and the others clockwise."""
    found: list[Feature] = []
    at = 0
    named = [(name, numbers) for name, numbers in table.items()]
    for seat in range(seats):
        named += [(f"player{seat}.{name}", numbers) for name, numbers in player.items()]
    for part, rows in named:
        for numbers in rows:
            found.append(
                Feature(part, at, numbers.length, numbers.divisor, numbers.lowest, numbers.highest, numbers.meaning)
            )
            at += numbers.length
    return tuple(found)


def parts_of(features: Sequence[Feature]) -> dict[str, slice]:
    """The named slices of an observation."""
    parts: dict[str, slice] = {}
    for feature in features:
        first = parts[feature.part].start if feature.part in parts else feature.at
        parts[feature.part] = slice(first, feature.at + feature.length)
    return parts
