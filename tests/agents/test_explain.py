"""Explanations: what they claim adds up, they are in words, fair, and look back at games."""

from __future__ import annotations

import json

import pytest

import triumvir
from triumvir import Perspective
from triumvir.agents import SearchAgent, explain, make_agent, review
from triumvir.agents.champion import ChampionAgent
from triumvir.agents.chance import Outlook, outlook
from triumvir.agents.words import clue, method, percent, points, promise, standing, told
from triumvir.engine.record import Record
from triumvir.engine.session import Session
from triumvir.engine.state import State

BUDGET = "60"


def decision(name: str, players: int, seed: int = 3, after: int = 20) -> State:
    """A position with a real choice."""
    state = triumvir.load(name, players=players).start(seed)
    for ply in range(10_000):
        if ply >= after and len(state.legal()) > 2:
            return state
        state.apply(make_agent("random", ply).choose(Perspective(state, state.to_act, ply)))
    raise AssertionError


@pytest.mark.slow
@pytest.mark.parametrize("name", triumvir.titles())
@pytest.mark.parametrize("lang", ["en", "de"])
def test_candidates_are_legal_ordered_and_in_words(name: str, lang: str) -> None:
    state = decision(name, 3)
    seat = int(state.to_act)
    found = explain(Perspective(state, seat, 1), lang, SearchAgent(1, BUDGET), ("Livia", "Cato", "Marcus"))
    assert found.simulations == 60
    assert found.choices == len(state.legal())
    assert 1 <= len(found.candidates) <= 5
    shares = [one.share for one in found.candidates]
    assert shares == sorted(shares, reverse=True)
    assert 0 < sum(shares) <= 1.0001
    assert found.best.close
    assert found.best.behind == 0
    for one in found.candidates:
        assert one.action in state.legal()
        assert one.words == state.game.choice(state.view(seat), one.action, lang)
        assert one.visits >= 6
        assert one.chance is not None
        assert 0 <= one.chance <= 1
        assert one.line[0].notation == one.notation
        assert one.line[0].who == ("Livia", "Cato", "Marcus")[seat]
    json.dumps(found.to_json())
    assert str(found.simulations) in method(found, "Livia", lang)
    assert clue(found, "Forum", lang).count("Forum") == 1
    assert found.best.words in told(found.best.line)


@pytest.mark.slow
@pytest.mark.parametrize("name", triumvir.titles())
def test_an_explanation_does_not_depend_on_what_is_hidden(name: str) -> None:
    state = decision(name, 3, seed=8)
    seat = int(state.to_act)
    told_ = [
        explain(Perspective(true, seat, 4), "en", SearchAgent(2, BUDGET)).to_json()
        for true in (state, state.imagine(seat, 77), state.imagine(seat, 78))
    ]
    assert told_[0] == told_[1] == told_[2]


def test_what_was_played_is_compared_with_the_best() -> None:
    state = decision("trajan", 2)
    perspective = Perspective(state, int(state.to_act), 1)
    best = explain(perspective, "en", SearchAgent(1, BUDGET)).best.action
    for played in perspective.legal:
        found = explain(perspective, "en", SearchAgent(1, BUDGET), played=played)
        assert found.played is not None
        assert found.played.action == played
        assert found.loss >= 0
        assert found.chance_loss >= 0
        if played == best:
            assert (found.loss, found.chance_loss) == (0, 0)


@pytest.mark.slow
def test_who_plays_alone_has_points_and_no_chance() -> None:
    state = decision("nova-roma", 1)
    found = explain(Perspective(state, 0, 1), "en", SearchAgent(1, BUDGET))
    assert all(one.chance is None for one in found.candidates)
    assert "VP against the automa in sight" in promise(found.best, "en")


def test_the_chance_follows_the_lead_and_grows_steeper_towards_the_end() -> None:
    early, late = Outlook(0.0, 120.0), Outlook(0.0, 2.0)
    assert early.chance(0.0) == 0.5
    assert 0.5 < early.chance(50.0) < 0.7
    assert late.chance(50.0) > 0.999
    assert Outlook(-60.0, 60.0).chance(0.0) < 0.3  # among several rivals one of them does better than expected
    assert early.chance(1e9) <= 1.0
    assert early.chance(-1e9) >= 0.0


def test_a_learned_chance_is_mixed_in_as_far_as_it_is_trusted_less_what_was_hoped() -> None:
    curve = Outlook(20.0, 40.0)
    same = curve.mixed(30.0, learned=0.9, trust=0.0, hope=0.0)
    assert same.chance(30.0) == pytest.approx(curve.chance(30.0))
    believed = curve.mixed(30.0, learned=0.9, trust=1.0, hope=0.0)
    assert believed.chance(30.0) == pytest.approx(0.9)
    half = curve.mixed(30.0, learned=0.9, trust=0.5, hope=0.0)
    assert curve.chance(30.0) < half.chance(30.0) < 0.9
    assert curve.mixed(30.0, learned=0.9, trust=0.5, hope=0.2).chance(30.0) < half.chance(30.0)
    assert half.chance(31.0) > half.chance(30.0)
    assert Outlook(0.0, 2.0).mixed(50.0, learned=1.0, trust=0.5, hope=0.3).chance(50.0) > 0.999


def test_the_curve_narrows_as_the_game_goes_on() -> None:
    widths = []
    state = triumvir.load("trajan", players=2).start(3)
    for ply in range(10_000):
        if state.over:
            break
        if ply % 60 == 0:
            widths.append(outlook(SearchAgent(1, "2").think(Perspective(state, state.to_act, ply)), 1.0).width)
        state.apply(state.legal()[-1])
    assert widths[-1] < widths[0]


def test_numbers_are_written_as_the_language_does() -> None:
    assert points(1.25, "en") == "+1.2"
    assert points(-1.5, "de") == "−1,5"
    assert points(3.0, "de", sign=False) == "3,0"
    assert [percent(share) for share in (0.0, 0.5, 0.999)] == ["< 1 %", "50 %", "> 99 %"]


@pytest.mark.slow
def test_a_review_finds_the_worst_moves_first() -> None:
    game = triumvir.load("trajan", players=2, random_markers=True)
    record = Record.of(game, 5)
    session = Session(game, record)
    agents = [make_agent("random", 1), make_agent("greedy", 2)]
    while not session.state.over:
        seat = int(session.state.to_act)
        session.act(seat, agents[seat].choose(Perspective(session.state, seat, session.ply)))
    found = [review(session, seat, "search:200", "en") for seat in range(2)]
    assert found[0].accuracy < found[1].accuracy
    assert found[0].mean_loss > found[1].mean_loss
    worst = found[0].worst
    assert worst
    severity = [("blunder", "mistake", "slip").index(one.grade) for one in worst]
    assert severity == sorted(severity)
    assert all(one.told.loss > 0 for one in worst)
    for one in found[0].decisions:
        assert session.positions[one.ply].to_act == 0
        assert one.told.played is not None
        assert one.told.played.action == record.actions[one.ply]
        assert standing(one.told.best, one.told.best, "en") == "best"
    kept = json.loads(json.dumps(found[0].to_json()))
    assert len(kept["decisions"]) == len(found[0].decisions)
    assert sum(kept["grades"].values()) == len(worst)


COUNTS = [
    (name, players)
    for name, title in triumvir.titles().items()
    for players in range(title.meta.min_players, title.meta.max_players + 1)
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), COUNTS)
@pytest.mark.parametrize("kind", [SearchAgent, ChampionAgent])
def test_the_best_has_the_best_figures_and_as_good_is_never_shown_as_worse(
    name: str, players: int, kind: type[SearchAgent]
) -> None:
    state = decision(name, players)
    perspective = Perspective(state, int(state.to_act), 1)
    found = explain(perspective, "en", kind(1, BUDGET), played=perspective.legal[-1])
    assert found.played is not None
    for one in (*found.candidates, found.played):
        assert one.lead <= found.best.lead
        assert one.behind == pytest.approx(found.best.lead - one.lead)
        if one.chance is not None:
            assert found.best.chance is not None
            assert one.chance <= found.best.chance
        if one.close:
            assert (one.lead, one.behind, one.chance) == (found.best.lead, 0, found.best.chance)
        else:
            assert one.behind > 0
    again = explain(perspective, "en", kind(1, BUDGET), played=perspective.legal[-1])
    assert again.to_json() == found.to_json(), "an analysis can be repeated"
