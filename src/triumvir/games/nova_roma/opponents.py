"""What matches have found: how the search is set for this game, and what its levels are made of."""

from __future__ import annotations

from triumvir.engine.opponents import USUAL, Greedy, Opponents, SearchSettings

OPPONENTS = Opponents(
    levels=(Greedy(1, 20.0), Greedy(2, 1.2), *USUAL[2:]),
    search=SearchSettings(doubt=2.3),
)
