"""The search tree: information-set Monte Carlo tree search over one seat's knowledge, compiled with the rules.

Every simulation deals anew what the seat cannot know, walks down the tree among the actions that are legal in that
deal, adds one node, plays on at random to the end or to a horizon, and credits each node to the seat that chose it.
Actions are compared by how often they were available, since not every deal allows each of them.
"""

from __future__ import annotations

from math import exp, log, sqrt

from triumvir.engine.native import i64, vec
from triumvir.engine.rng import advance, below
from triumvir.engine.state import MAX_LEGAL, State


class Node:
    """An action in the tree and what became of it."""

    def __init__(self, action: i64, seat: i64) -> None:
        self.action: i64 = action
        self.seat: i64 = seat  # who chose it
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0
        self.children: list[Node] = []


class Tree:
    """The search from one decision."""

    def __init__(self, root: State, seat: i64, random: i64, explore: float, horizon: i64, scale: float) -> None:
        self.position: State = root
        self.seat: i64 = seat
        self.random: i64 = random
        self.explore: float = explore
        self.horizon: i64 = horizon  # decisions of a play-out, 0 for the whole game
        self.scale: float = scale  # points of lead that count as a clear advantage
        self.root: Node = Node(-1, -1)
        self.legal: vec[i64] = vec[i64]([0] * MAX_LEGAL)
        self.stamps: vec[i64] = vec[i64]([0] * int(root.game.num_actions))
        self.stamp: i64 = 0

    def run(self, simulations: i64) -> None:
        """Grow the tree."""
        i: i64
        for i in range(simulations):
            self.simulate()

    def draw_below(self, bound: i64) -> i64:
        """A random number from 0 to bound - 1."""
        self.random = advance(self.random)
        return below(self.random, bound)

    def simulate(self) -> None:
        """One walk down, one node more, one play-out, and the credit for it."""
        state = self.position.copy()
        self.random = advance(self.random)
        state.random = self.random
        state.redeal(self.seat)
        path: list[Node] = [self.root]
        node = self.root
        growing = True
        while growing and state.to_act >= 0:
            count = state.legal_into(self.legal)
            seat = state.to_act
            following, growing = self.step(node, seat, count)
            path.append(following)
            state.do(following.action)
            node = following
        self.play_out(state)
        self.credit(state, path)

    def step(self, node: Node, seat: i64, count: i64) -> tuple[Node, bool]:
        """The child to follow, and whether it was there before."""
        self.stamp += 2
        stamp = self.stamp
        legal = self.legal
        stamps = self.stamps
        i: i64
        for i in range(count):
            stamps[legal[i]] = stamp
        best: Node | None = None
        highest = -1.0
        for child in node.children:
            if child.seat == seat and stamps[child.action] == stamp:
                stamps[child.action] = stamp + 1  # tried before
                child.available += 1
                visits = float(child.visits)
                bound = child.total / visits + self.explore * sqrt(log(float(child.available)) / visits)
                if bound > highest:
                    highest = bound
                    best = child
        fresh: i64 = 0
        for i in range(count):
            if stamps[legal[i]] == stamp:
                legal[fresh] = legal[i]
                fresh += 1
        if fresh == 0 and best is not None:
            return best, True
        added = Node(legal[self.draw_below(fresh)], seat)
        added.available = 1
        node.children.append(added)
        return added, False

    def play_out(self, state: State) -> None:
        """Go on at random to the horizon or the end."""
        legal = self.legal
        left = self.horizon
        random = self.random
        while state.to_act >= 0:
            random = advance(random)
            state.do(legal[below(random, state.legal_into(legal))])
            left -= 1
            if left == 0:
                break
        self.random = random

    def credit(self, state: State, path: list[Node]) -> None:
        """Every seat's share of the outcome goes to the nodes it chose: half for leading, half for by how much."""
        seats = state.seats
        scores = vec[i64]([0] * seats)
        i: i64
        j: i64
        for i in range(seats):
            scores[i] = state.score_of(i)
        worth = vec[float]([0.0] * seats)
        for i in range(seats):
            rival: i64 = -1000000
            for j in range(seats):
                if j != i and scores[j] > rival:
                    rival = scores[j]
            if seats == 1:
                rival = 0
            lead = float(scores[i] - rival)
            won = 1.0 if lead > 0.0 else (0.5 if lead == 0.0 else 0.0)
            worth[i] = 0.5 * won + 0.5 / (1.0 + exp(-lead / self.scale))
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.total += worth[node.seat]
