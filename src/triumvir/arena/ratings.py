"""Ratings of a match by Plackett and Luce, for two to four players, through OpenSkill.

Games are rated in the order of their numbers, so that the same match gives the same ratings. An agent that has several
seats in a game has one rating, and takes the mean of what its seats would have got. Alone at the table, an agent is
rated against the automa: rank 1 beats it.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean

from openskill.models import PlackettLuce

from triumvir.arena.play import Finished

AUTOMA = "automa"


def rate(games: Sequence[Finished]) -> dict[str, tuple[float, float]]:
    """Mean and deviation of the skill of every agent; a newcomer has 25 and 8.33."""
    model = PlackettLuce()
    known = {}
    for game in games:
        agents, ranks = list(game.record.seats), [float(rank) for rank in game.ranks]
        if len(agents) == 1:
            agents.append(AUTOMA)
            ranks.append(3.0 - ranks[0])
        for agent in agents:
            if agent not in known:
                known[agent] = model.rating()
        rated = model.rate([[known[agent]] for agent in agents], ranks=ranks)
        for agent in set(agents):
            own = [team[0] for seat, team in zip(agents, rated, strict=True) if seat == agent]
            known[agent] = model.rating(mu=mean(one.mu for one in own), sigma=mean(one.sigma for one in own))
    return {agent: (round(one.mu, 4), round(one.sigma, 4)) for agent, one in known.items()}
