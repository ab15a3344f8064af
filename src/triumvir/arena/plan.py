"""The plan of a match: which agents meet, on which seats, with which seeds. All of it follows from one seed.

The agents form a circle. One seed of the game is played once for every turn of that circle, so that each agent has
each seat once with the same set-up: such a block of games lets luck cancel. Any game of a plan can be played alone and
anywhere, which is why the number of workers and their order change nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from triumvir.arena.programs import made
from triumvir.engine.box import Box
from triumvir.engine.game import Game
from triumvir.engine.rng import SEED_BITS
from triumvir.games import load
from triumvir.version import VERSION

WORD = 2**31  # what the generators of agents start from


@dataclass(frozen=True)
class Fixture:
    """One game of a plan."""

    number: int
    block: int
    rotation: int
    seed: int
    agents: tuple[str, ...]  # by seat
    agent_seeds: tuple[int, ...]  # by seat
    random: int  # what the first perspective is imagined with


@dataclass(frozen=True)
class Plan:
    """Small and self-contained, so that it can be handed to other processes and machines."""

    game: str
    agents: tuple[str, ...]
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)
    box: Box | None = None

    @property
    def players(self) -> int:
        """How many seats; every agent of the plan takes one."""
        return len(self.agents)

    def load(self) -> Game:
        """The game of this plan; refuses what it does not have."""
        return load(self.game, self.players, self.options, self.box)

    def fixture(self, number: int) -> Fixture:
        """What one of its games is played with."""
        block, rotation = divmod(number, self.players)
        return Fixture(
            number=number,
            block=block,
            rotation=rotation,
            seed=self._draw(f"block/{block}"),
            agents=tuple(self.agents[(seat + rotation) % self.players] for seat in range(self.players)),
            agent_seeds=tuple(self._draw(f"agent/{number}/{seat}") % WORD for seat in range(self.players)),
            random=self._draw(f"random/{number}") % WORD,
        )

    def identity(self, game: Game) -> dict[str, Any]:
        """All that the games of this plan depend on, as plain values; how many are played is no part of it."""
        return {
            "triumvir": VERSION,
            "game": game.name,
            "rules_version": game.rules_version,
            "box": game.box.digest,
            "options": dict(game.options),
            "agents": list(self.agents),
            "made_of": {agent: made(agent, game) for agent in dict.fromkeys(self.agents)},
            "seed": str(self.seed),
        }

    def _draw(self, label: str) -> int:
        return int.from_bytes(sha256(f"arena/{self.seed}/{label}".encode()).digest()[: SEED_BITS // 8], "big")
