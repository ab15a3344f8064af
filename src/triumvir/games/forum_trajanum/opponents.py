"""What matches have found: how the search is set for this game, and what its levels are made of."""

from __future__ import annotations

from triumvir.engine.opponents import USUAL, Champion, Greedy, Opponents

OPPONENTS = Opponents(levels=(Greedy(1, 20.0), Greedy(2, 1.5), *USUAL[2:4], Champion(3100, 2, 3, habits=True)))
