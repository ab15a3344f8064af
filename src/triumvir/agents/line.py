"""The main line: what the search expects to follow from an action, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from triumvir.agents.tree import Node, Tree
from triumvir.engine.state import State

LONGEST = 8  # steps of a line
ANSWERS = 3  # of which others take at most so many
SEEN = 8  # visits below which a continuation is a guess


@dataclass(frozen=True)
class Step:
    """One choice in a line."""

    seat: int
    who: str
    notation: str
    words: str


def main_line(tree: Tree, action: int, lang: str, names: Sequence[str]) -> tuple[Step, ...]:
    """The action and its most visited continuation: the rest of the own turn, then the likely answers.

    It stops where something hidden or random would be shown: what lies beyond was only imagined. Steps without a choice
    are left out.
    """
    state = tree.position.copy()
    node = next((child for child in tree.root.children if child.action == action), None)
    steps: list[Step] = []
    answers = 0
    while node is not None and len(steps) < LONGEST and answers <= ANSWERS:
        seat, chosen = int(state.to_act), int(node.action)
        if state.game.shown(state, chosen, int(tree.seat)) is None:
            break
        answers += seat != tree.seat
        if answers > ANSWERS:
            break
        if len(state.legal()) > 1 or not steps:
            words = state.game.choice(state.view(seat), chosen, lang)
            steps.append(Step(seat, names[seat], state.game.notation(chosen), words))
        reveals = int(state.reveals)
        state.do(chosen)
        if state.over or int(state.reveals) != reveals or (answers and state.to_act == tree.seat):
            break
        node = _likeliest(node, state)
    return tuple(steps)


def _likeliest(node: Node, state: State) -> Node | None:
    """The most visited continuation that this position allows."""
    legal = set(state.legal())
    known = [
        child
        for child in node.children
        if child.seat == state.to_act and child.action in legal and (child.visits >= SEEN or len(legal) == 1)
    ]
    return max(known, key=lambda child: (child.visits, -child.action), default=None)
