"""Triumvir's computer players as bots of OpenSpiel."""

from __future__ import annotations

import pyspiel

from triumvir.agents import make_agent
from triumvir.engine.perspective import Perspective
from triumvir.envs.batch import SMALL
from triumvir.envs.openspiel.game import TriumvirState


class AgentBot(pyspiel.Bot):  # type: ignore[misc]
    """Plays any seat as the agent of this name does."""

    def __init__(self, agent: str, seed: int) -> None:
        super().__init__()
        self._agent = make_agent(agent, seed)
        self._random = seed % SMALL

    def step(self, state: TriumvirState) -> int:
        """The action that the agent chooses out of what the seat to act knows."""
        assert state.position is not None, "a bot is not asked before the deal"
        self._random = (self._random + 1) % SMALL
        return self._agent.choose(Perspective(state.position, int(state.position.to_act), self._random))

    def restart_at(self, state: TriumvirState) -> None:
        """What agents remember counts only where it fits what they are shown next."""
