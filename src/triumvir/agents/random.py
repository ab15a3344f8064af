"""The player that takes any legal action with equal probability: the yardstick for all others."""

from __future__ import annotations

from triumvir.agents.base import Agent
from triumvir.engine.perspective import Perspective


class RandomAgent(Agent):
    """Chooses uniformly."""

    name = "random"

    def choose(self, perspective: Perspective) -> int:
        return perspective.legal[self.draw_below(len(perspective.legal))]
