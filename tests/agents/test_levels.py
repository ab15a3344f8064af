"""The five levels: known by number and by name, the same in every game's table, each stronger than the one below."""

from __future__ import annotations

from itertools import count, pairwise

import pytest

import triumvir
from triumvir import Perspective, UnknownGame
from triumvir.agents import (
    LEVEL_NAMES,
    LevelAgent,
    agent_names,
    level_name,
    level_specs,
    make_agent,
    make_search,
    search,
)
from triumvir.agents.levels import ADVISER, PATIENCE
from triumvir.agents.search import SearchAgent
from triumvir.engine.opponents import Greedy, Search


def test_levels_are_known_by_number_and_by_name() -> None:
    assert level_specs() == ("level:1", "level:2", "level:3", "level:4", "level:5")
    assert set(level_specs()) <= set(agent_names())
    for number, (spec, name) in enumerate(zip(level_specs(), LEVEL_NAMES, strict=True), start=1):
        for text in (spec, name, name.lower()):
            agent = make_agent(text, 1)
            assert isinstance(agent, LevelAgent)
            assert agent.level == number
        assert level_name(spec) == name
    assert level_name("greedy") is None


@pytest.mark.parametrize("text", ["level", "level:", "level:0", "level:6", "level:x", "level:01"])
def test_an_unknown_level_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(UnknownGame) as refused:
        make_agent(text, 1)
    for words in refused.value.text.everywhere():
        assert "level:1 (Tiro)" in words
        assert "level:5 (Imperator)" in words


def test_every_game_has_its_levels_with_growing_budgets() -> None:
    for title in triumvir.titles().values():
        levels = title.opponents.levels
        budgets = [level.simulations for level in levels if isinstance(level, Search)]
        assert len(budgets) >= 3
        assert all(low < high for low, high in pairwise(budgets))
        assert isinstance(levels[0], Greedy)
        assert levels[0].temperature > 0


def test_who_gives_reasons_must_search() -> None:
    game = triumvir.load("trajan", players=2)
    assert isinstance(make_search(ADVISER, 1, game), SearchAgent)
    assert isinstance(make_search("search:9", 1, game), SearchAgent)
    for spec in ("random", "greedy", "level:1"):
        with pytest.raises(UnknownGame, match="level:4"):
            make_search(spec, 1, game)


@pytest.mark.parametrize("name", triumvir.titles())
def test_reasons_do_not_depend_on_the_clock(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = triumvir.load(name, players=2)
    state = game.start(3)
    while len(state.legal()) < 3:
        state.apply(state.legal()[0])
    perspective = Perspective(state, int(state.to_act), 7)
    usual = make_search("level:4", 5, game).weigh(perspective)
    hours = count(step=3600.0)
    monkeypatch.setattr("triumvir.agents.search.perf_counter", lambda: next(hours))
    assert make_search("level:4", 5, game).weigh(perspective) == usual
    level = game.opponents.levels[3]
    assert isinstance(level, Search)
    assert sum(tally.visits for tally in usual) == level.simulations


@pytest.mark.slow
@pytest.mark.parametrize("name", triumvir.titles())
def test_the_middle_level_beats_the_lowest(name: str) -> None:
    game = triumvir.load(name, players=2)
    wins = 0.0
    for number in range(6):
        state = game.start(number // 2)
        seats = [make_agent("level:3" if seat == number % 2 else "level:1", 10 * number + seat) for seat in range(2)]
        for ply in range(10_000):
            if state.over:
                break
            seat = int(state.to_act)
            state.apply(seats[seat].choose(Perspective(state, seat, ply)))
        wins += state.ranking()[number % 2] == 1
    assert wins >= 5


@pytest.mark.parametrize("title", triumvir.titles())
@pytest.mark.parametrize("spec", level_specs())
def test_a_level_on_a_slow_machine_answers_within_its_patience(
    title: str, spec: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every look at the clock finds a second gone: a level answers with what it has, and never thinks on."""
    seconds = count()
    monkeypatch.setattr(search, "perf_counter", lambda: float(next(seconds)))
    assert PATIENCE <= 3
    game = triumvir.load(title, 2)
    perspective = Perspective(game.start(3), int(game.start(3).to_act))
    agent = LevelAgent(1, int(spec[-1])).player(game)
    assert agent.choose(perspective) in perspective.legal
    assert next(seconds) <= PATIENCE + 1, "it looked at the clock after its time was up"
    if isinstance(agent, SearchAgent) and agent.tree is not None:
        assert agent.tree.root.visits <= PATIENCE * search.SLICE
