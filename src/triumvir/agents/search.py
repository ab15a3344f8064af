"""The player that searches: a tree over imagined positions, within a number of simulations or a time.

`search:2000` thinks for 2000 simulations a decision, `search:1s` for one second. Play-outs stop after a number of
decisions and are judged by the lead: over whole random games chance drowns what a good move is worth.
"""

from __future__ import annotations

from time import perf_counter

from triumvir.agents.base import Agent
from triumvir.agents.tree import Tree
from triumvir.engine.errors import UnknownGame
from triumvir.engine.perspective import Perspective

EXPLORE = 0.7
HORIZON = 40
SCALE = 15.0
SLICE = 64  # simulations between two looks at the clock
MOST = 1_000_000


class SearchAgent(Agent):
    """Information-set Monte Carlo tree search."""

    name = "search"

    def __init__(self, seed: int, budget: str = "1000") -> None:
        super().__init__(seed)
        self._simulations, self._seconds = read_budget(budget)

    def choose(self, perspective: Perspective) -> int:
        if len(perspective.legal) == 1:
            return perspective.legal[0]
        tree = self.think(perspective)
        return max(tree.root.children, key=lambda node: (node.visits, -node.action)).action

    def think(self, perspective: Perspective) -> Tree:
        """The whole search of a decision."""
        position = perspective.imagine(self.draw_below(1 << 30))
        tree = Tree(position, perspective.seat, 1 + self.draw_below(1 << 30), EXPLORE, HORIZON, SCALE, guided=True)
        end = perf_counter() + self._seconds
        left = self._simulations
        while left > 0 and (not self._seconds or perf_counter() < end):
            tree.run(min(SLICE, left))
            left -= SLICE
        return tree


def read_budget(text: str) -> tuple[int, float]:
    """Simulations and seconds (0: no limit) of a budget such as `2000` or `1.5s`; raises UnknownGame."""
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            if 0 < seconds <= 3600:
                return MOST, seconds
        elif 0 < int(text) <= MOST:
            return int(text), 0.0
    except ValueError:
        pass
    raise UnknownGame(
        f"A search takes simulations from 1 to {MOST} or seconds, such as search:2000 or search:1.5s, not {text!r}.",
        f"Eine Suche nimmt 1 bis {MOST} Simulationen oder Sekunden, etwa search:2000 oder search:1.5s, nicht {text!r}.",
    )
