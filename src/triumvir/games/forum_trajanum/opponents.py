"""What matches have found: how the search is set for this game, and what its levels are made of."""

from __future__ import annotations

from dataclasses import replace

from triumvir.engine.opponents import LEARNED, USUAL, Champion, Greedy, Opponents

OPPONENTS = Opponents(
    levels=(
        Greedy(1, 20.0),
        Greedy(2, 1.5),
        *USUAL[2:4],
        Champion(4100, 2, 3, habits=True, catch_up=0.5),
    ),
    champion=replace(LEARNED, doubt=1.4, hope=0.15),
)
