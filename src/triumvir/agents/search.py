"""The player that searches: a tree over imagined positions, within a number of simulations or a time.

`search:2000` thinks for 2000 simulations a decision, `search:1s` for one second, `search:2000x2` for 2000 in each of
two processes. Play-outs stop after a number of turns and are judged by the lead: over whole random games chance drowns
what a good move is worth. A choice ends its search early once nothing can change it within the budget.

A turn is several decisions. Where the next one follows from the last without anything new having been shown, the part
of the tree below the chosen action is kept, and what was thought there counts.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from triumvir.agents.base import Agent
from triumvir.agents.budget import Budget, read_budget
from triumvir.agents.helpers import Helpers
from triumvir.agents.learned import Judgement, fitting
from triumvir.agents.tally import Tally, best_of, tallies
from triumvir.agents.tree import Node, Tree
from triumvir.engine.game import Game
from triumvir.engine.native import compiled
from triumvir.engine.opponents import SearchSettings
from triumvir.engine.perspective import Perspective
from triumvir.engine.state import State

SLICE = 64 if compiled() else 8  # simulations between two looks at the clock: a few hundredths of a second
LEAST = 4  # a kept tree grows by at least this part of the budget: one in four
FARTHEST = 8  # turns that a play-out looks ahead: with four players two rounds beat three, whose end is mostly chance
DRAWS = 1 << 30


class SearchAgent(Agent):
    """Information-set Monte Carlo tree search."""

    name = "search"

    def __init__(self, seed: int, budget: str | Budget = "1000", settings: SearchSettings | None = None) -> None:
        super().__init__(seed)
        self.budget = read_budget(budget) if isinstance(budget, str) else budget
        self.settings = settings  # None: those of the game
        self.path = ""  # of a learned judgement; empty: the one that came with the game
        self.tree: Tree | None = None  # of the last decision
        self._after: State | None = None  # where the own choice led in the remembered guess
        self._node: Node | None = None  # what the tree knows from there on
        self._reveals = 0
        self._helpers: Helpers | None = None

    def choose(self, perspective: Perspective) -> int:
        if len(perspective.legal) == 1:
            return perspective.legal[0]
        action = best_of(self.weigh(perspective, thorough=False)).action
        self.follow(action)
        return action

    def weigh(self, perspective: Perspective, thorough: bool = True) -> list[Tally]:
        """What became of every action that was tried, by all processes together."""
        if self.budget.processes == 1:
            return tallies(self.think(perspective, thorough=thorough))
        if self._helpers is None:
            self._helpers = Helpers(self._hand())
        return self._helpers.weigh(perspective, self.draw_below(DRAWS), lambda: tallies(self.think(perspective)))

    def _hand(self) -> list[SearchAgent]:
        """The searches that the other processes carry out."""
        alone = Budget(self.budget.simulations, self.budget.seconds)
        return [self._like(self.draw_below(DRAWS), alone) for _ in range(1, self.budget.processes)]

    def _like(self, seed: int, budget: Budget) -> SearchAgent:
        """A player that thinks as this one does."""
        return SearchAgent(seed, budget, self.settings)

    def close(self) -> None:
        """End the processes that help; they also end with this one."""
        if self._helpers is not None:
            self._helpers.close()
            self._helpers = None

    def think(self, perspective: Perspective, go_on: Callable[[], bool] = lambda: True, thorough: bool = True) -> Tree:
        """The search of a decision in this process, for as long as it is to go on; or until it is decided."""
        tree = self._kept(perspective) or self._fresh(perspective)
        self.tree = tree
        catch_up = self.settings_for(perspective.game).catch_up
        seconds = self.budget.seconds
        end = perf_counter() + seconds
        left = max(self.budget.simulations - int(tree.root.visits), self.budget.simulations // LEAST, 1)
        while left > 0 and (not seconds or perf_counter() < end) and go_on():
            tree.run(min(SLICE, left))
            left -= SLICE
            if not thorough and tree.decided(int(left * catch_up)):
                break
        return tree

    def _fresh(self, perspective: Perspective) -> Tree:
        position = perspective.imagine(self.draw_below(DRAWS))
        s = self.settings_for(perspective.game)
        random = 1 + self.draw_below(DRAWS)
        players = perspective.game.players
        turns = 1 + players * max(1, min(s.rounds, FARTHEST // players))
        found = self.judgement_for(perspective.game) if s.learned else None
        network = None if found is None else found.network()
        habits = found.habits() if found is not None and s.habits else None
        seat = perspective.seat
        return Tree(position, seat, random, s.explore, turns, s.tries, s.scale, s.guided, s.priors, network, habits)

    def settings_for(self, game: Game) -> SearchSettings:
        """How it searches in a game."""
        return self.settings or game.opponents.search

    def judgement_for(self, game: Game) -> Judgement | None:
        """The learned judgement of a game; None where there is none that fits."""
        return fitting(game, self.path)[0]

    def follow(self, action: int) -> None:
        """Remember where an action leads, whoever named it, in case the next decision is the one expected."""
        assert self.tree is not None, "nothing was thought about yet"
        self._node = next((child for child in self.tree.root.children if child.action == action), None)
        self._after = None
        if self._node is not None:
            self._reveals = int(self.tree.position.reveals)
            self._after = self.tree.position.copy()
            self._after.do(action)
        if self._helpers is not None:
            self._helpers.follow(action)

    def _kept(self, perspective: Perspective) -> Tree | None:
        """The tree of the last decision from here on, if this is exactly what was to be expected then."""
        after, node, tree, seat = self._after, self._node, self.tree, perspective.seat
        self._after = self._node = None
        if after is None or tree is None or after.game is not perspective.game:
            return None
        while node is not None and after.to_act == seat and len(legal := after.legal()) == 1:
            node = next((child for child in node.children if child.action == legal[0]), None)
            after.do(legal[0])
        if (
            node is None
            or after.to_act != seat
            or int(after.reveals) != self._reveals  # what lies below is mixed from other things shown
            or after.legal() != perspective.legal
            or after.view(seat) != perspective.view
        ):
            return None
        tree.go_on_from(node, perspective.imagine(self.draw_below(DRAWS)), 1 + self.draw_below(DRAWS))
        return tree
