"""The learned judgement: kept in a file that is checked, at work only where it fits, and nothing without it."""

from __future__ import annotations

import json
from itertools import pairwise
from math import exp
from pathlib import Path
from random import Random

import pytest

import triumvir
from triumvir.agents import made_of, make_agent
from triumvir.agents.champion import ChampionAgent
from triumvir.agents.habits import FARTHEST, seen_by
from triumvir.agents.judge import lead_of
from triumvir.agents.learned import fitting, judgement_of, read, written
from triumvir.agents.network import BLOCKS, LANES, judged
from triumvir.engine.box import Box
from triumvir.engine.errors import UnknownGame
from triumvir.engine.game import Game
from triumvir.engine.perspective import Perspective
from triumvir.engine.state import LIKELY, State
from triumvir.games import load, titles

WIDTHS = (8, 4, LANES)
COUNTS = [
    (name, players)
    for name, title in titles().items()
    for players in range(title.meta.min_players, title.meta.max_players + 1)
]


def middle(game: Game, plies: int = 40) -> State:
    """A position in which everybody has done something."""
    state = game.start(3)
    for _ in range(plies):
        state.apply(state.legal()[-1])
    return state


def weights(game: Game, each: float = 0.0, bias: float = 0.0) -> list[float]:
    """All alike, but for the bias of the lead in the end."""
    assert game.features is not None
    sizes = (len(game.features.table) + BLOCKS * len(game.features.seat), *WIDTHS)
    found: list[float] = []
    for into, out in pairwise(sizes):
        found += [each] * (into * out) + [0.0] * out
    found[-LANES] = bias
    return found


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_what_is_learned_is_added_to_the_hand_written_lead(name: str, players: int) -> None:
    game = load(name, players)
    state = middle(game)
    for bias in (0.0, 37.0):
        network = read(written(game, WIDTHS, weights(game, bias=bias), {}), game.features).network()
        for seat in range(players):
            assert judged(network, state, seat) == lead_of(state, seat) + bias
    while not state.over:
        state.apply(state.legal()[0])
    assert [judged(network, state, seat) for seat in range(players)] == [lead_of(state, i) for i in range(players)]


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_the_network_sums_as_plain_arithmetic_does(name: str, players: int) -> None:
    """Its short cuts (nothing is left out, four units at a time, rivals in order) change no sum."""
    game = load(name, players)
    state = middle(game)
    assert game.features is not None
    judgement = judgement_of(game)
    assert judgement is not None
    network = judgement.network()
    network.read(state)
    blocks = max(players, 2)
    seen, table, size = list(network.seats_seen), list(network.table_seen), len(game.features.seat)
    for seat in range(players):
        others = [other % blocks for other in range(seat + 1, seat + blocks)]
        order = [seat, *sorted(others, key=lambda other: -network.worths[other])]
        values = table + [value for one in order for value in seen[one * size : one * size + size]]
        for layer in judgement.layers:
            width = int(layer.width)
            sums = [
                layer.bias[unit] + sum(value * layer.weights[i * width + unit] for i, value in enumerate(values))
                for unit in range(width)
            ]
            values = [max(0.0, value) for value in sums]
        expected = sums[0] + network.worths[seat] - network.worths[order[1]]
        assert network.lead(seat) == pytest.approx(expected, abs=1e-6)
        assert 0.0 < network.chance < 1.0


def practised(game: Game, width: int = 8) -> tuple[int, list[float]]:
    """Some habits."""
    assert game.features is not None
    random = Random(3)
    inputs = len(game.features.table) + len(game.features.seat)
    size = (inputs + 1) * width + game.num_actions * (width + 1) + LIKELY + 1
    return width, [random.uniform(-0.5, 0.5) for _ in range(size)]


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_habits_sum_as_plain_arithmetic_does(name: str, players: int) -> None:
    game = load(name, players)
    judgement = read(written(game, WIDTHS, weights(game), {}, practised(game)), game.features)
    habits, practice = judgement.habits(), judgement.practice
    assert habits is not None
    assert practice is not None
    state = middle(game)
    seat = int(state.to_act)
    seen = seen_by(habits, state, seat)
    width = int(practice.first.width)
    hidden = [
        max(
            0.0,
            practice.first.bias[unit] + sum(v * practice.first.weights[i * width + unit] for i, v in enumerate(seen)),
        )
        for unit in range(width)
    ]
    for action in state.legal():
        own = practice.weights[action * width : action * width + width]
        logit = practice.bias[action] + sum(value * weight for value, weight in zip(hidden, own, strict=True))
        assert habits.factor(action) == pytest.approx(exp(max(-FARTHEST, min(FARTHEST, logit))), rel=1e-6)


def test_habits_steer_what_is_looked_at_and_are_checked_like_the_judgement(tmp_path: Path) -> None:
    game = load("forum-trajanum", players=2)
    text = written(game, WIDTHS, weights(game), {}, practised(game))
    file = tmp_path / "one.json"
    file.write_text(text, encoding="utf-8")
    plain = tmp_path / "plain.json"
    plain.write_text(written(game, WIDTHS, weights(game), {}), encoding="utf-8")
    assert "habits=" in made_of(f"champion:9@{file}", game)
    assert "habits" not in made_of(f"champion:9@{plain}", game)
    assert "habits" not in made_of("level:4", game), "only the strongest level has them"
    state = game.start(1)
    looked = []
    for path in (file, plain):
        agent = ChampionAgent(1, "300", path=str(path))
        looked.append([one.visits for one in agent.weigh(Perspective(state, int(state.to_act), 1))])
    assert looked[0] != looked[1]
    data = json.loads(text)
    own = data["habits"]
    for wrong in ({**own, "width": 12}, {**own, "digest": "0" * 64}, {**own, "weights": own["weights"][:-8]}, {}):
        with pytest.raises(UnknownGame, match="no learned judgement"):
            read(json.dumps({**data, "habits": wrong}), game.features)
    width, values = practised(game)
    fewer = json.loads(written(game, WIDTHS, weights(game), {}, (width, values[: -width - 1])))["habits"]
    fewer["actions"] -= 1
    assert read(json.dumps({**data, "habits": fewer}), game.features).why_not(game) is not None, "another game"


@pytest.mark.parametrize("name", titles())
def test_every_game_comes_with_a_judgement_that_fits(name: str) -> None:
    game = load(name)
    found, why = fitting(game)
    assert why is None
    assert found is not None
    assert {"games", "settings", "gate"} <= set(found.origin), "where it comes from is told"
    assert found.digest[:12] in made_of("champion:9", game)


def test_another_box_is_judged_by_hand_and_that_is_said() -> None:
    box = Box(load("trajan").box.data)
    box.digest = "another"
    game = load("trajan", players=2, box=box)
    found, why = fitting(game)
    assert found is None
    assert why is not None
    assert "another box" in why.en
    assert "anderen Schachtel" in why.in_("de")
    assert "hand-written, for it was learned with another box" in made_of("level:5", game)
    state = game.start(1)
    agent = ChampionAgent(1, "20")
    agent.choose(Perspective(state, int(state.to_act)))
    assert agent.tree is not None
    assert agent.tree.network is None


def test_a_file_is_checked(tmp_path: Path) -> None:
    game = load("trajan", players=2)
    text = written(game, WIDTHS, weights(game, bias=5.0), {"games": 3})
    file = tmp_path / "one.json"
    file.write_text(text, encoding="utf-8")
    agent = make_agent(f"champion:9@{file}", 1)
    assert isinstance(agent, ChampionAgent)
    assert agent.judgement_for(game) is not None
    data = json.loads(text)
    broken = (
        "{",
        "[]",
        json.dumps({**data, "weights": data["weights"][:-8]}),
        json.dumps({**data, "digest": "0" * 64}),
        json.dumps({**data, "widths": [8, 4]}),
        json.dumps({**data, "widths": [8, 8, LANES]}),
        json.dumps({name: value for name, value in data.items() if name != "box"}),
    )
    for wrong in broken:
        with pytest.raises(UnknownGame, match="no learned judgement") as refused:
            read(wrong, game.features)
        assert "gelernte Beurteilung" in refused.value.text.in_("de")
    with pytest.raises(UnknownGame, match="Cannot read"):
        made_of(f"champion:9@{tmp_path / 'none.json'}", game)


def test_the_classic_stays_as_it_was() -> None:
    game = triumvir.load("trajan", players=2)
    assert made_of("classic:5", game) == "search:2000 rounds=3 tries=4 explore=0.2 priors=0.0 scale=5.0 guided"
