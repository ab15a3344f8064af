"""The player that takes any legal action with equal probability: the yardstick for all others."""

from __future__ import annotations

from collections.abc import Sequence

from triumvir.agents.base import Agent
from triumvir.engine.perspective import Perspective


class RandomAgent(Agent):
    """Chooses uniformly."""

    name = "random"

    def choose(self, perspective: Perspective) -> int:
        return self.draw(perspective.legal)

    def draw(self, legal: Sequence[int]) -> int:
        """One of these actions."""
        return legal[self.draw_below(len(legal))]
