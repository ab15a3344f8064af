"""Computer players by name, as written in `--seats` and `--agents`."""

from __future__ import annotations

from triumvir.agents.base import Agent
from triumvir.agents.greedy import GreedyAgent
from triumvir.agents.random import RandomAgent
from triumvir.agents.search import SearchAgent
from triumvir.engine.errors import UnknownGame

_KINDS: dict[str, type[Agent]] = {kind.name: kind for kind in (RandomAgent, GreedyAgent)}


def agent_names() -> tuple[str, ...]:
    """The names that `make_agent` knows."""
    return (*_KINDS, SearchAgent.name)


def make_agent(spec: str, seed: int) -> Agent:
    """A computer player by its spec, such as `greedy` or `search:2000`; raises UnknownGame naming what is allowed."""
    name, colon, budget = spec.partition(":")
    if name == SearchAgent.name:
        return SearchAgent(seed, budget) if colon else SearchAgent(seed)
    kind = _KINDS.get(spec)
    if kind is None:
        known = ", ".join(agent_names())
        raise UnknownGame(
            f"Unknown computer player {spec!r}; known are: {known}.",
            f"Unbekannte Computerperson {spec!r}; bekannt sind: {known}.",
        )
    return kind(seed)
