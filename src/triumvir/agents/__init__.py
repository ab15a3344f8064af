"""Computer players. A player sees a `Perspective` and names an action; it never holds the true position.

>>> import triumvir
>>> from triumvir.agents import make_agent
>>> state = triumvir.load("trajan", players=2).start(seed=7)
>>> agent = make_agent("level:1", seed=1)
>>> agent.choose(triumvir.Perspective(state, state.to_act)) in state.legal()
True
"""

from triumvir.agents.base import Agent
from triumvir.agents.explanation import Candidate, Explanation, explain
from triumvir.agents.fingerprint import made_of
from triumvir.agents.greedy import GreedyAgent
from triumvir.agents.levels import ADVISER, LEVEL_NAMES, LevelAgent, level_name, level_specs
from triumvir.agents.random import RandomAgent
from triumvir.agents.registry import agent_names, make_agent, make_search
from triumvir.agents.reviews import Review, review
from triumvir.agents.search import SearchAgent

__all__ = [
    "ADVISER",
    "LEVEL_NAMES",
    "Agent",
    "Candidate",
    "Explanation",
    "GreedyAgent",
    "LevelAgent",
    "RandomAgent",
    "Review",
    "SearchAgent",
    "agent_names",
    "explain",
    "level_name",
    "level_specs",
    "made_of",
    "make_agent",
    "make_search",
    "review",
]
