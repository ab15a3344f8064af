"""What every computer player is: a name, a seed, and a choice out of one seat's knowledge."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from triumvir.engine.perspective import Perspective
from triumvir.engine.rng import advance, below, scatter


class Agent(ABC):
    """A computer player. The same seed and the same perspectives give the same choices."""

    name: ClassVar[str]

    def __init__(self, seed: int) -> None:
        self._random = scatter(seed % 2**31)

    @abstractmethod
    def choose(self, perspective: Perspective) -> int:
        """One of `perspective.legal`."""

    def draw_below(self, bound: int) -> int:
        """A random number from 0 to bound - 1, out of this player's own generator."""
        self._random = advance(self._random)
        return below(self._random, bound)
