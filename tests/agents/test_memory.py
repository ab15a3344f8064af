"""The tree that is kept between the decisions of a turn."""

from __future__ import annotations

from itertools import product

import pytest

import triumvir
from triumvir import Perspective
from triumvir.agents.search import SearchAgent
from triumvir.engine.state import State


class Watched(SearchAgent):
    """Notes at every search how many visits were there already."""

    def __init__(self, seed: int, budget: str) -> None:
        super().__init__(seed, budget)
        self.found: list[int] = []
        self.grown: list[int] = []

    def think(self, perspective, go_on=lambda: True, thorough=True):  # type: ignore[no-untyped-def]
        kept = self._kept
        before: list[int] = []

        def noted(perspective: Perspective) -> object:
            tree = kept(perspective)
            before.append(0 if tree is None else int(tree.root.visits))
            return tree

        self._kept = noted  # type: ignore[assignment, method-assign]
        tree = super().think(perspective, go_on, thorough)
        self._kept = kept  # type: ignore[method-assign]
        self.found += before
        self.grown.append(int(tree.root.visits) - before[0])
        return tree


def play(state: State, agents: list[SearchAgent], stop: int, ask_forced: bool = True) -> list[int]:
    actions: list[int] = []
    while not state.over and len(actions) < stop:
        legal, seat = state.legal(), int(state.to_act)
        forced = len(legal) == 1 and not ask_forced
        action = legal[0] if forced else agents[seat].choose(Perspective(state, seat, len(actions)))
        actions.append(action)
        state.apply(action)
    return actions


@pytest.mark.slow
@pytest.mark.parametrize(("name", "ask_forced"), [*product(triumvir.titles(), (True, False))])
def test_what_was_thought_counts_and_a_quarter_is_always_added(name: str, ask_forced: bool) -> None:
    agents = [Watched(seat, "40") for seat in range(2)]
    play(triumvir.load(name, players=2).start(3), list(agents), 80, ask_forced)
    kept = 0
    for agent in agents:
        for found, grown in zip(agent.found, agent.grown, strict=True):
            assert grown == max(40 - found, 10)
            kept += found > 0
    assert kept >= 3


@pytest.mark.slow
@pytest.mark.parametrize("name", triumvir.titles())
def test_same_choices_whether_or_not_forced_steps_are_asked_for(name: str) -> None:
    game = triumvir.load(name, players=2)
    played = [
        play(game.start(4), [SearchAgent(seat, "24") for seat in range(2)], 60, ask_forced)
        for ask_forced in (True, False)
    ]
    assert played[0] == played[1]


def test_another_move_than_the_chosen_one_is_not_mistaken_for_it() -> None:
    state = triumvir.load("trajan", players=2).start(3)
    agent = Watched(1, "40")
    seat = int(state.to_act)
    chosen = agent.choose(Perspective(state, seat, 0))
    state.apply(next(action for action in state.legal() if action != chosen))
    while len(state.legal()) == 1:
        state.apply(state.legal()[0])
    agent.choose(Perspective(state, int(state.to_act), 1))
    assert agent.found == [0, 0]


@pytest.mark.slow
@pytest.mark.parametrize("name", triumvir.titles())
def test_memory_holds_nothing_but_knowledge(name: str) -> None:
    """Two players of one seed, one shown the truth, one always another guess, never part over a whole stretch."""
    game = triumvir.load(name, players=2)
    state = game.start(9)
    pairs = [[SearchAgent(seat, "16") for seat in range(2)] for _ in range(2)]
    for ply in range(90):
        if state.over:
            break
        seat = int(state.to_act)
        other = state.imagine(seat, 500 + ply)
        chosen = [pairs[i][seat].choose(Perspective(true, seat, ply)) for i, true in enumerate((state, other))]
        assert chosen[0] == chosen[1]
        state.apply(chosen[0])
