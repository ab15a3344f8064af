"""Computer players by name, as written in `--seats` and `--agents`."""

from __future__ import annotations

from dataclasses import replace

from triumvir.agents.base import Agent
from triumvir.agents.champion import ChampionAgent
from triumvir.agents.greedy import GreedyAgent
from triumvir.agents.levels import CLASSIC, LEVEL_NAMES, LevelAgent, classic, level_specs, read_level
from triumvir.agents.random import RandomAgent
from triumvir.agents.search import SearchAgent
from triumvir.engine.errors import UnknownGame
from triumvir.engine.game import Game
from triumvir.language import catalogue

WORDS = catalogue("triumvir.agents", "refusals")

_KINDS: dict[str, type[Agent]] = {kind.name: kind for kind in (RandomAgent, GreedyAgent)}


def agent_names() -> tuple[str, ...]:
    """The names that `make_agent` knows; `search` and `champion` take a budget behind a colon."""
    return (*_KINDS, SearchAgent.name, ChampionAgent.name, *level_specs(), CLASSIC)


def make_agent(spec: str, seed: int) -> Agent:
    """A computer player by its spec, such as `level:3`, `Centurio`, `greedy` or `search:2000`; raises UnknownGame."""
    name, colon, rest = spec.partition(":")
    if name == SearchAgent.name:
        return SearchAgent(seed, rest) if colon else SearchAgent(seed)
    if name == ChampionAgent.name:
        return ChampionAgent(seed, rest) if colon else ChampionAgent(seed)
    if spec == CLASSIC:
        return classic(seed)
    if name == LevelAgent.name:
        return LevelAgent(seed, read_level(rest))
    if spec.capitalize() in LEVEL_NAMES:
        return LevelAgent(seed, 1 + LEVEL_NAMES.index(spec.capitalize()))
    kind = _KINDS.get(spec)
    if kind is None:
        known = ", ".join(agent_names())
        raise UnknownGame(WORDS("unknown-computer-player-known", spec=spec, known=known))
    return kind(seed)


def make_search(spec: str, seed: int, game: Game) -> SearchAgent:
    """The search behind a spec, for who wants reasons and not only a choice; raises UnknownGame if there is none.

    A level thinks for its simulations however long that takes: the same question gets the same answer everywhere.
    """
    agent = make_agent(spec, seed)
    if isinstance(agent, LevelAgent):
        agent = agent.player(game)
        if isinstance(agent, SearchAgent):
            agent.budget = replace(agent.budget, seconds=0.0)
    if not isinstance(agent, SearchAgent):
        raise UnknownGame(WORDS("only-player-that-searches", spec=spec))
    return agent
