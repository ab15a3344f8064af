"""The searching player: budgets, fairness, and that searching pays."""

from __future__ import annotations

import pytest

import triumvir
from triumvir import Perspective, UnknownGame
from triumvir.agents import make_agent
from triumvir.agents.budget import Budget, read_budget
from triumvir.agents.search import SearchAgent
from triumvir.agents.tally import best_of
from triumvir.agents.tree import Tree
from triumvir.engine.opponents import SearchSettings
from triumvir.engine.rng import scatter


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1", Budget(1)),
        ("2000", Budget(2000)),
        ("1.5s", Budget(1_000_000, 1.5)),
        ("2000x2", Budget(2000, 0.0, 2)),
        ("3sx4", Budget(1_000_000, 3.0, 4)),
    ],
)
def test_a_budget_is_simulations_or_seconds(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget


@pytest.mark.parametrize(
    "text",
    ["", "0", "-5", "x", "s", "0s", "nans", "1e9", "1000001", "1.5", "4000s", "9x", "9x0", "9x65", "x2", "9x2x2"],
)
def test_a_budget_that_is_none_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(UnknownGame) as refused:
        make_agent(f"search:{text}", 1)
    assert "search:2000" in refused.value.text.en
    assert "search:2000" in refused.value.text.in_("de")


@pytest.mark.parametrize("name", triumvir.titles())
def test_every_visit_is_counted_once(name: str) -> None:
    state = triumvir.load(name).start(3)
    tree = Tree(state, state.to_act, scatter(1), 0.7, 3, 2, 15.0, guided=True)
    tree.run(50)
    assert tree.root.visits == 50
    assert sum(child.visits for child in tree.root.children) == 50
    assert all(0.0 <= child.total <= child.visits for child in tree.root.children)
    assert {child.action for child in tree.root.children} <= set(state.legal())


@pytest.mark.slow
@pytest.mark.parametrize("name", triumvir.titles())
def test_the_choice_does_not_depend_on_what_is_hidden(name: str) -> None:
    state = triumvir.load(name, players=2).start(5)
    for ply in range(60):
        seat = state.to_act
        if ply % 12 == 11:
            other = state.imagine(seat, scatter(900 + ply))
            chosen = [SearchAgent(7, "40").choose(Perspective(true, seat, 11)) for true in (state, other)]
            assert chosen[0] == chosen[1]
        state.apply(SearchAgent(ply, "4").choose(Perspective(state, seat, ply)))


def test_the_search_looks_at_nothing_but_a_copy() -> None:
    state = triumvir.load("trajan", players=3).start(1)
    before = state.dump()
    SearchAgent(1, "30").choose(Perspective(state, state.to_act, 1))
    assert state.dump() == before


@pytest.mark.slow
def test_searching_beats_chance() -> None:
    game = triumvir.load("trajan", players=2, random_markers=True)
    wins = 0
    for number in range(4):
        state = game.start(number)
        players = [SearchAgent(number, "30"), make_agent("random", number)]
        while not state.over:
            player = players[(state.to_act + number) % 2]
            state.apply(player.choose(Perspective(state, state.to_act, number)))
        wins += state.ranking()[number % 2] == 1
    assert wins == 4


def test_settings_change_the_search() -> None:
    state = triumvir.load("trajan", players=2).start(1)
    leads = set()
    for settings in (SearchSettings(rounds=0), SearchSettings(rounds=2)):
        agent = SearchAgent(1, "30", settings)
        leads.add(sum(tally.lead for tally in agent.weigh(Perspective(state, state.to_act, 1))))
    assert len(leads) == 2


@pytest.mark.parametrize("name", triumvir.titles())
def test_a_choice_ends_early_and_is_the_one_of_the_whole_search(name: str) -> None:
    spared = 0
    for seed in range(6):
        state = triumvir.load(name, players=2).start(seed)
        for _ in range(30):
            state.apply(state.legal()[-1])
        while len(state.legal()) < 3:
            state.apply(state.legal()[0])
        known = Perspective(state, state.to_act, 1)
        quick, slow = SearchAgent(5, "400"), SearchAgent(5, "400")
        assert quick.choose(known) == best_of(slow.weigh(known)).action
        assert quick.tree is not None
        assert slow.tree is not None
        spared += int(slow.tree.root.visits) - int(quick.tree.root.visits)
    assert spared > 0


def test_who_gives_a_second_choice_less_time_to_catch_up_thinks_shorter() -> None:
    state = triumvir.load("trajan", players=2).start(1)
    while len(state.legal()) < 3:
        state.apply(state.legal()[0])
    known = Perspective(state, state.to_act, 1)
    visits = []
    for catch_up in (1.0, 0.5, 0.0):
        agent = SearchAgent(5, "400", SearchSettings(catch_up=catch_up))
        agent.choose(known)
        assert agent.tree is not None
        visits.append(int(agent.tree.root.visits))
    assert visits[0] >= visits[1] >= visits[2]
    assert visits[0] > visits[2]


@pytest.mark.parametrize(("players", "turns"), [(2, 7), (3, 7), (4, 9)])
def test_the_more_players_the_fewer_rounds_a_play_out_looks_ahead(players: int, turns: int) -> None:
    state = triumvir.load("trajan", players=players).start(1)
    agent = SearchAgent(1, "1", SearchSettings(rounds=3))
    assert agent.think(Perspective(state, state.to_act, 1)).horizon == turns


def test_an_action_can_be_studied_more_than_the_search_wants() -> None:
    state = triumvir.load("trajan", players=2).start(1)
    tree = Tree(state, state.to_act, scatter(1), 0.7, 3, 2, 15.0, guided=True)
    wanted = state.legal()[-1]
    tree.study(wanted, 12)
    tree.run(10)
    visits = {int(child.action): int(child.visits) for child in tree.root.children}
    assert visits[wanted] >= 12
    assert sum(visits.values()) == int(tree.root.visits) == 22


def test_whole_games_show_how_far_the_final_lead_strays() -> None:
    state = triumvir.load("trajan", players=2).start(1)
    cut = Tree(state, state.to_act, scatter(1), 0.7, 5, 1, 15.0, guided=True)
    assert cut.foresee(8)[1] > 10
    whole = Tree(state, state.to_act, scatter(1), 0.7, 0, 1, 15.0, guided=True)
    assert whole.foresee(8)[0] == 0
