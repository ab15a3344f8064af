"""What a search found out about one action, as plain values that several searches can add up."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

from triumvir.agents.tree import Node, Tree


class Tally(NamedTuple):
    """Sums over all visits of an action. Leads are in tenths of a VP."""

    action: int
    visits: int
    credit: float
    lead: float
    squares: float

    def plus(self, other: Tally, sign: int = 1) -> Tally:
        """Two searches of the same action taken together; with the sign -1, what one knows more than the other."""
        return Tally(
            self.action,
            self.visits + sign * other.visits,
            self.credit + sign * other.credit,
            self.lead + sign * other.lead,
            self.squares + sign * other.squares,
        )

    @property
    def mean_lead(self) -> float:
        """The lead to be expected, in tenths of a VP."""
        return self.lead / self.visits

    @property
    def error(self) -> float:
        """The standard error of that lead."""
        spread = max(0.0, self.squares / self.visits - self.mean_lead**2)
        return sqrt(spread / self.visits)


def tally(node: Node) -> Tally:
    """The sums of one node."""
    return Tally(int(node.action), int(node.visits), node.total, node.lead, node.squares)


def tallies(tree: Tree) -> list[Tally]:
    """The actions of the decision that a tree is about."""
    return [tally(child) for child in tree.root.children]


def summed(parts: Iterable[list[Tally]]) -> list[Tally]:
    """Several searches of one decision taken together, by action."""
    found: dict[int, Tally] = {}
    for part in parts:
        for one in part:
            known = found.get(one.action)
            found[one.action] = one if known is None else known.plus(one)
    return [found[action] for action in sorted(found)]


def best_of(found: Iterable[Tally]) -> Tally:
    """The action that was visited most: steadier than the best mean, which may rest on a few visits."""
    return max(found, key=lambda one: (one.visits, -one.action))
