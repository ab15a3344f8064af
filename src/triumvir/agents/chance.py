"""From a lead to the chance of coming first.

Play-outs of the search stop at a horizon, so counting who leads there would claim too much. Instead, a few whole games
are played on from the position. They show two things: by how much the final lead differs from the one judged at the
horizon (among several rivals one usually does better than expected), and how widely final leads scatter. The chance is
a logistic curve over the expected lead, shifted by the first and as wide as the second, times the doubt of the game's
settings, since the lead itself is an estimate. As the game nears its end both shrink, and in the end the lead decides.

A learned judgement has a view of its own on the chance, which is mixed in as far as a game's settings trust it. And
what is named first is what looked best, so it is less good than it looked: the settings say by how much (`hope`).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, pi, sqrt

from triumvir.agents.tree import Tree

GAMES = 128
NARROWEST = 2.0  # tenths of a VP: whoever ends ahead by one has won
STEEPEST = 40.0  # beyond this the curve is flat to any digit
SUREST = 0.999  # what a learned judgement is believed at most, and the other way round at least


@dataclass(frozen=True)
class Outlook:
    """The curve for one position."""

    drift: float
    width: float

    def chance(self, lead: float) -> float:
        """The chance of coming first with this lead, in tenths of a VP, at the horizon."""
        steps = (lead + self.drift) / self.width
        return 1.0 / (1.0 + exp(max(-STEEPEST, min(STEEPEST, -steps))))

    def mixed(self, lead: float, learned: float, trust: float, hope: float) -> Outlook:
        """The same curve, moved so that at this lead it says what both together do; means are those of log-odds."""
        believed = min(SUREST, max(1.0 - SUREST, learned))
        steps = (lead + self.drift) / self.width
        agreed = (1.0 - trust) * steps + trust * log(believed / (1.0 - believed)) - hope
        return Outlook(agreed * self.width - lead, self.width)


def outlook(tree: Tree, doubt: float) -> Outlook:
    """The curve for the position that a tree is about, out of whole games."""
    drift, spread = tree.foresee(GAMES)
    return Outlook(drift, max(NARROWEST, doubt * spread * sqrt(3.0) / pi))
