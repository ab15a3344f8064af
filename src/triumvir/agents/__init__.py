"""Computer players. A player sees a `Perspective` and names an action; it never holds the true position.

>>> import triumvir
>>> from triumvir.agents import make_agent
>>> state = triumvir.load("trajan", players=2).start(seed=7)
>>> agent = make_agent("random", seed=1)
>>> agent.choose(triumvir.Perspective(state, state.to_act)) in state.legal()
True
"""

from triumvir.agents.base import Agent
from triumvir.agents.greedy import GreedyAgent
from triumvir.agents.make import agent_names, make_agent
from triumvir.agents.random import RandomAgent
from triumvir.agents.search import SearchAgent

__all__ = ["Agent", "GreedyAgent", "RandomAgent", "SearchAgent", "agent_names", "make_agent"]
