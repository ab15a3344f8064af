"""The search tree: information-set Monte Carlo tree search over one seat's knowledge, compiled with the rules.

Every simulation deals anew what the seat cannot know, walks down the tree among the actions that are legal in that
deal, adds one node, plays on by the game's leanings to a horizon, and credits each node to the seat that chose it with
what the game then judges everyone's final score to be. Actions are compared by how often they were available, since not
every deal allows each of them.

Which action to look at next is either decided by how good it was so far and how seldom it was tried (UCB), or also by
how readily a sensible player takes it: then the leanings of the game are priors (PUCT), and what was never tried counts
a little less than what was tried on average.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from triumvir.agents.habits import Habits
from triumvir.agents.judge import PlayOut, lead_of
from triumvir.agents.network import Network, judged
from triumvir.engine.native import i64, vec
from triumvir.engine.rng import advance
from triumvir.engine.state import State

ENDLESS: Final = 1000000
UNTRIED: Final = 0.05  # credit below the mean that is expected of what was not tried
KNOWN: Final = 3  # visits from which on habits are asked about a node: most nodes are never seen again
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
        self.chance: float = 0.0  # of coming first, summed; learned, or 1 for who leads
        self.children: list[Node] = []
        self.habits: vec[float] = vec[float]([])  # what habits say of the actions after it, 0 where they were not asked


class Tree(PlayOut):
    """The search from one decision."""

    def __init__(
        self,
        root: State,
        seat: i64,
        random: i64,
        explore: float,
        horizon: i64,
        tries: i64,
        scale: float,
        guided: bool,
        priors: float = 0.0,
        network: Network | None = None,
        habits: Habits | None = None,
    ) -> None:
        super().__init__(random, guided)
        self.network: Network | None = network  # judges where play-outs end; they themselves go by the hand-written
        self.habits: Habits | None = habits  # join the leanings as priors
        self.priors: float = priors  # how much the leanings steer what is looked at, 0 for not at all
        self.position: State = root
        self.seat: i64 = seat
        self.explore: float = explore
        self.horizon: i64 = horizon  # turns of a play-out, 0 for the whole game
        self.tries: i64 = tries  # for each of these turns, of which the best counts
        self.scale: float = 10.0 * scale  # lead in tenths of a VP that counts as a clear advantage
        self.root: Node = Node(-1, -1)
        self.stamps: vec[i64] = vec[i64]([0] * int(root.game.num_actions))
        self.stamp: i64 = 0
        self.prior: vec[float] = vec[float]([0.0] * int(root.game.num_actions))
        self.leads: vec[float] = vec[float]([0.0] * root.seats)
        self.chances: vec[float] = vec[float]([0.0] * root.seats)
        self.base: vec[float] = vec[float]([0.0] * root.seats)  # leads now, from which more or less is counted
        i: i64
        for i in range(root.seats):
            self.base[i] = judged(network, root, i)

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
        if self.priors > 0.0:
            return self.leaning_step(state, node, seat, count)
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

    def leaning_step(self, state: State, node: Node, seat: i64, count: i64) -> tuple[Node, bool]:
        """The same with the leanings as priors, and with habits where they were learned."""
        self.stamp += 2
        stamp = self.stamp
        legal = self.legal
        stamps = self.stamps
        prior = self.prior
        weight = self.weigh(state, node, seat, count)
        i: i64
        for i in range(count):
            stamps[legal[i]] = stamp
        total = 0.0
        visits: i64 = 0
        for child in node.children:
            if child.seat == seat and stamps[child.action] == stamp:
                child.available += 1
                total += child.total
                visits += child.visits
        urge = self.priors * sqrt(float(visits + 1)) / weight
        best: Node | None = None
        highest = -1.0
        for child in node.children:
            if child.seat == seat and stamps[child.action] == stamp:
                stamps[child.action] = stamp + 1  # tried before
                tried = float(child.visits)
                bound = child.total / tried + urge * prior[child.action] / (1.0 + tried)
                if bound > highest:
                    highest = bound
                    best = child
        likeliest: i64 = -1
        for i in range(count):
            action = legal[i]
            if stamps[action] == stamp:
                more = 1.0 if likeliest < 0 else prior[action] - prior[likeliest]
                if more > 0.0 or (more == 0.0 and self.draw_below(2) == 0):
                    likeliest = action
        if likeliest >= 0:
            hope = (total / float(visits) if visits > 0 else 0.5) - UNTRIED
            if best is None or hope + urge * prior[likeliest] > highest:
                return self.added(node, likeliest, seat), False
        assert best is not None, "there is always something to do"
        return best, True

    def weigh(self, state: State, node: Node, seat: i64, count: i64) -> float:
        """Write the priors of the legal actions; returns their sum."""
        legal = self.legal
        prior = self.prior
        weight = 0.0
        i: i64
        habits = self.habits
        if habits is None or node.visits < KNOWN:
            for i in range(count):
                prior[legal[i]] = float(1 + state.leaning(legal[i]))
                weight += prior[legal[i]]
            return weight
        if len(node.habits) == 0:
            node.habits = vec[float]([0.0] * len(prior))
        known = node.habits
        fresh = True
        for i in range(count):
            action = legal[i]
            if known[action] == 0.0:
                if fresh:
                    habits.read(state, seat)
                    fresh = False
                known[action] = habits.factor(action)
            prior[action] = known[action] * habits.lean[state.leaning(action)]
            weight += prior[action]
        return weight

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
        self.judge_all(state)
        leads = self.leads
        chances = self.chances
        for node in path:
            node.visits += 1
            seat = node.seat
            if seat >= 0:
                lead = leads[seat]
                won = 1.0 if lead > 0.0 else (0.5 if lead == 0.0 else 0.0)
                node.total += 0.5 * won + 0.5 / (1.0 + exp((self.base[seat] - lead) / self.scale))
                node.lead += lead
                node.squares += lead * lead
                node.chance += chances[seat]

    def judge_all(self, state: State) -> None:
        """The leads of all seats and their chances of coming first."""
        leads = self.leads
        chances = self.chances
        network = self.network
        i: i64
        if network is None or state.to_act < 0:
            for i in range(state.seats):
                lead = float(lead_of(state, i))
                leads[i] = lead
                chances[i] = 1.0 if lead > 0.0 else (0.5 if lead == 0.0 else 0.0)
            return
        network.read(state)
        if state.seats == 2:  # what one is ahead by the other is behind: one look is enough
            lead = network.lead(self.seat)
            leads[self.seat] = lead
            leads[1 - self.seat] = -lead
            chances[self.seat] = network.chance
            chances[1 - self.seat] = 1.0 - network.chance
            return
        for i in range(state.seats):
            leads[i] = network.lead(i)
            chances[i] = network.chance

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
            expected = judged(self.network, state, self.seat)
            while state.to_act >= 0:
                self.go_on(state)
            final = float(lead_of(state, self.seat))
            drift += final - expected
            total += final
            squares += final * final
        mean = total / float(games)
        scatter = squares / float(games) - mean * mean
        return drift / float(games), sqrt(scatter) if scatter > 0.0 else 0.0
