"""The search tree: information-set Monte Carlo tree search over one seat's knowledge, compiled with the rules.

Every simulation deals anew what the seat cannot know, walks down the tree among the actions that are legal in that
deal, adds one node, plays on by the game's leanings to a horizon, and credits each node to the seat that chose it with
what the game then judges everyone's final score to be. Actions are compared by how often they were available, since not
every deal allows each of them.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from triumvir.agents.judge import Player, lead_of
from triumvir.engine.native import i64, vec
from triumvir.engine.rng import advance
from triumvir.engine.state import State

ENDLESS: Final = 1000000
LONGEST: Final = 24  # decisions after which a turn counts as ended, for solitaire where it never does


class Node:
    """An action in the tree and what became of it."""

    def __init__(self, action: i64, seat: i64) -> None:
        self.action: i64 = action
        self.seat: i64 = seat  # who chose it
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0  # credit, from 0 to 1 for each visit
        self.lead: float = 0.0  # tenths of a VP ahead of the best other seat, summed
        self.squares: float = 0.0  # of these leads, for how far they scatter
        self.children: list[Node] = []


class Tree(Player):
    """The search from one decision."""

    def __init__(
        self, root: State, seat: i64, random: i64, explore: float, horizon: i64, tries: i64, scale: float, guided: bool
    ) -> None:
        super().__init__(random, guided)
        self.position: State = root
        self.seat: i64 = seat
        self.explore: float = explore
        self.horizon: i64 = horizon  # turns of a play-out, 0 for the whole game
        self.tries: i64 = tries  # for each of these turns, of which the best counts
        self.scale: float = 10.0 * scale  # lead in tenths of a VP that counts as a clear advantage
        self.root: Node = Node(-1, -1)
        self.stamps: vec[i64] = vec[i64]([0] * int(root.game.num_actions))
        self.stamp: i64 = 0
        self.base: vec[float] = vec[float]([0.0] * root.seats)  # leads now, from which more or less is counted
        i: i64
        for i in range(root.seats):
            self.base[i] = float(lead_of(root, i))

    def go_on_from(self, node: Node, position: State, random: i64) -> None:
        """Make a node below the root the root, for a position that the seat knows to have followed from it."""
        self.root = node
        self.position = position
        self.random = random

    def run(self, simulations: i64) -> None:
        """Grow the tree."""
        i: i64
        for i in range(simulations):
            self.simulate(-1)

    def decided(self, simulations: i64) -> bool:
        """Whether so many simulations more cannot change which action was visited most."""
        most: i64 = 0
        second: i64 = 0
        for child in self.root.children:
            visits = child.visits
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most > second + simulations

    def study(self, action: i64, simulations: i64) -> None:
        """Grow the tree below one action, so that more is known of it than the search wanted to know."""
        i: i64
        for i in range(simulations):
            self.simulate(action)

    def dealt(self) -> State:
        """The position with all that the seat cannot know dealt anew."""
        state = self.position.copy()
        self.random = advance(self.random)
        state.random = self.random
        state.redeal(self.seat)
        return state

    def simulate(self, first: i64) -> None:
        """One walk down, one node more, one play-out, and the credit for it; -1 leaves the first step open."""
        state = self.dealt()
        path: list[Node] = [self.root]
        node = self.root
        growing = True
        if first >= 0:
            node, growing = self.child(node, first, state.to_act)
            path.append(node)
            state.do(first)
        left = self.horizon if self.horizon > 0 else ENDLESS
        mover = self.position.to_act
        while growing and state.to_act >= 0:
            seat = state.to_act
            if seat != mover:
                mover = seat
                left -= 1
                if left == 0:
                    break
            count = state.legal_into(self.legal)
            following, growing = self.step(state, node, seat, count)
            path.append(following)
            state.do(following.action)
            node = following
        self.credit(self.play_out(state, mover, left), path)

    def child(self, node: Node, action: i64, seat: i64) -> tuple[Node, bool]:
        """The child with this action, and whether it was there before."""
        for known in node.children:
            if known.seat == seat and known.action == action:
                known.available += 1
                return known, True
        return self.added(node, action, seat), False

    def added(self, node: Node, action: i64, seat: i64) -> Node:
        """A child more."""
        child = Node(action, seat)
        child.available = 1
        node.children.append(child)
        return child

    def step(self, state: State, node: Node, seat: i64, count: i64) -> tuple[Node, bool]:
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
        return self.added(node, self.drawn(state, fresh), seat), False

    def play_out(self, state: State, mover: i64, left: i64) -> State:
        """Go on until so many turns have ended, the one of the mover among them, or to the end of the game."""
        if self.horizon == 0:
            while state.to_act >= 0:
                self.go_on(state)
            return state
        if state.to_act != mover:
            left -= 1
        while left > 0 and state.to_act >= 0:
            state = self.turn_of(state, self.tries, LONGEST)
            left -= 1
        return state

    def credit(self, state: State, path: list[Node]) -> None:
        """Every seat's share of the outcome goes to the nodes it chose: half for leading, half for by how much."""
        seats = state.seats
        leads = vec[float]([0.0] * seats)
        worth = vec[float]([0.0] * seats)
        i: i64
        for i in range(seats):
            lead = float(lead_of(state, i))
            won = 1.0 if lead > 0.0 else (0.5 if lead == 0.0 else 0.0)
            leads[i] = lead
            worth[i] = 0.5 * won + 0.5 / (1.0 + exp((self.base[i] - lead) / self.scale))
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.total += worth[node.seat]
                lead = leads[node.seat]
                node.lead += lead
                node.squares += lead * lead

    def foresee(self, games: i64) -> tuple[float, float]:
        """How the seat's final lead relates to the one judged at the horizon, over whole games played on from here.

        By how many tenths of a VP it differs on average, and how widely final leads scatter (their standard deviation).
        """
        drift = 0.0
        total = 0.0
        squares = 0.0
        i: i64
        for i in range(games):
            state = self.dealt()
            state = self.play_out(state, state.to_act, self.horizon)
            judged = float(lead_of(state, self.seat))
            while state.to_act >= 0:
                self.go_on(state)
            final = float(lead_of(state, self.seat))
            drift += final - judged
            total += final
            squares += final * final
        mean = total / float(games)
        scatter = squares / float(games) - mean * mean
        return drift / float(games), sqrt(scatter) if scatter > 0.0 else 0.0
