"""What a computer player is made of, in plain text: the same text means the same player.

A match is kept under the names of its players. What stands behind a name may change from one day to the next, and games
of before and after must not be mixed.
"""

from __future__ import annotations

from dataclasses import asdict

from triumvir.agents.greedy import GreedyAgent
from triumvir.agents.learned import fitting
from triumvir.agents.levels import LevelAgent
from triumvir.agents.registry import make_agent
from triumvir.agents.search import SearchAgent
from triumvir.engine.game import Game

SHORT = 12  # letters of a digest that tell judgements apart
WHOLE = 1.0  # a search that goes on as long as its choice could change: not worth a word
WORDS_ONLY = ("doubt", "trust", "hope")  # settings that shape what is said of a move, not which one is chosen


def made_of(spec: str, game: Game) -> str:
    """What stands behind a spec in a game, such as `greedy tries=6`; raises UnknownGame."""
    agent = make_agent(spec, seed=0)
    if isinstance(agent, LevelAgent):
        agent = agent.player(game)
    parts: dict[str, object] = {}
    name = agent.name
    if isinstance(agent, SearchAgent):
        name = f"{name}:{agent.budget}"
        parts = asdict(agent.settings_for(game))
        habits = parts.pop("habits")
        if parts["catch_up"] == WHOLE:
            del parts["catch_up"]
        if parts.pop("learned"):
            found, why = fitting(game, agent.path)
            parts["judgement"] = f"hand-written, for {why.en}" if why else found.digest[:SHORT] if found else ""
            if habits and found and found.practice:
                parts["habits"] = found.practice.digest[:SHORT]
    elif isinstance(agent, GreedyAgent):
        parts = {"tries": agent.tries, "temperature": agent.temperature}
    return " ".join([name, *(_written(part, value) for part, value in parts.items() if part not in WORDS_ONLY)])


def _written(part: str, value: object) -> str:
    if isinstance(value, bool):
        return part if value else f"not-{part}"
    return f"{part}={value}"
