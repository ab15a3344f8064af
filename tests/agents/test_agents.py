"""Computer players: legal, repeatable, blind to what is hidden, and greedy clearly better than random."""

from __future__ import annotations

import doctest
from itertools import product

import pytest

from triumvir import agents as package
from triumvir.agents import GreedyAgent, agent_names, make_agent
from triumvir.agents.levels import CLASSIC
from triumvir.engine.errors import UnknownGame
from triumvir.engine.fields import fingerprint
from triumvir.engine.game import Game
from triumvir.engine.perspective import Perspective
from triumvir.engine.state import State
from triumvir.games import load, titles

SPECS = (
    "random",
    "greedy",
    "search:20",
    "champion:20",
    "level:1",
    "level:3",
)  # every kind, with a budget that tests can afford
COUNTS = [
    (name, players)
    for name, title in titles().items()
    for players in range(title.meta.min_players, title.meta.max_players + 1)
]


def played(game: Game, seed: int, kinds: list[str], stop: int = 10_000) -> tuple[State, list[int]]:
    """A game between computer players, up to a number of actions."""
    state = game.start(seed)
    agents = [make_agent(kind, 10 * seed + seat) for seat, kind in enumerate(kinds)]
    actions: list[int] = []
    while not state.over and len(actions) < stop:
        seat = int(state.to_act)
        actions.append(agents[seat].choose(Perspective(state, seat, len(actions))))
        state.apply(actions[-1])  # refuses what is not legal
    return state, actions


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_every_agent_plays_every_game(name: str, players: int) -> None:
    kinds = [SPECS[seat % len(SPECS)] for seat in range(players)]
    state, _ = played(load(name, players), seed=3, kinds=kinds)
    assert state.over


@pytest.mark.slow
@pytest.mark.parametrize(("agent", "name"), [*product(SPECS, titles())])
def test_same_seed_same_choices(agent: str, name: str) -> None:
    game = load(name)
    kinds = [agent] * game.players
    assert played(game, 5, kinds, stop=60)[1] == played(game, 5, kinds, stop=60)[1]


@pytest.mark.slow
@pytest.mark.parametrize(("agent", "name"), [*product(SPECS, titles())])
def test_hidden_parts_change_no_choice(agent: str, name: str) -> None:
    """The same knowledge gives the same choice, whatever the true position hides."""
    game = load(name)
    state = game.start(11)
    guide = [make_agent("random", seat) for seat in range(game.players)]
    compared = 0
    other_truths = 0
    for ply in range(150):
        if state.over:
            break
        seat = int(state.to_act)
        if len(state.legal()) > 1 and ply % 3 == 0:
            true = make_agent(agent, 7).choose(Perspective(state, seat, ply))
            for random in (101, 202):
                redealt = state.imagine(seat, random)
                other_truths += fingerprint(redealt) != fingerprint(state)
                assert make_agent(agent, 7).choose(Perspective(redealt, seat, ply)) == true
                compared += 1
        state.apply(guide[seat].choose(Perspective(state, seat, ply)))
    assert compared >= 20
    assert other_truths >= compared // 2


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    game = load("trajan", players=2, random_markers=True)
    wins = lead = 0
    for seed in range(6):
        me = seed % 2
        kinds = ["random", "random"]
        kinds[me] = "greedy"
        state, _ = played(game, seed, kinds)
        wins += state.ranking()[me] == 1
        lead += state.scores()[me] - state.scores()[1 - me]
    assert wins == 6
    assert lead > 6 * 40


def test_agents_only_look_through_the_perspective() -> None:
    """A perspective without a decision offers nothing to choose."""
    state = load("trajan", players=2).start(1)
    waiting = 1 - int(state.to_act)
    assert Perspective(state, waiting).legal == []


@pytest.mark.parametrize("seed", [0, 2**31, 2**255 + 1])
def test_any_seed_will_do(seed: int) -> None:
    state = load("trajan", players=2).start(1)
    for agent in SPECS:
        assert make_agent(agent, seed).choose(Perspective(state, int(state.to_act))) in state.legal()


def test_every_kind_is_tested() -> None:
    """The classic is a search with settings of its own."""
    assert {spec.partition(":")[0] for spec in (*SPECS, CLASSIC)} == {name.partition(":")[0] for name in agent_names()}


class Indifferent(GreedyAgent):
    """Cares for nothing, but for not doing what nobody leans to."""

    def judge(self, perspective: Perspective) -> list[float]:
        known = perspective.imagine(1)
        return [0.0 if known.leaning(action) else -1.0 for action in perspective.legal]


@pytest.mark.parametrize("name", titles())
def test_nobody_passes_on_a_whim(name: str) -> None:
    """What nobody leans to, such as to pass, is never done on a whim, however strong that is."""
    state = load(name, players=2).start(3)
    agents = [Indifferent(seat, tries=1, temperature=1e6) for seat in range(2)]
    tempted = 0
    for ply in range(400):
        if state.over:
            break
        seat = int(state.to_act)
        known = Perspective(state, seat, ply)
        leans = {action for action in known.legal if known.imagine(1).leaning(action)}
        chosen = agents[seat].choose(known)
        if 0 < len(leans) < len(known.legal):
            tempted += 1
            assert chosen in leans
        state.apply(chosen)
    assert tempted > 10


def test_unknown_agent_lists_what_is_allowed() -> None:
    with pytest.raises(UnknownGame, match="random, greedy") as caught:
        make_agent("wizard", 1)
    assert "bekannt sind: random, greedy" in caught.value.text.in_("de")


def test_docstring_runs() -> None:
    result = doctest.testmod(package)
    assert result.attempted >= 5
    assert result.failed == 0
