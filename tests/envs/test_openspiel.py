"""OpenSpiel: its own simulation test, resampling, bots and search."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

import triumvir
from triumvir.engine.fields import fingerprint

from .settings import TABLES, TITLES, played

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts  # noqa: E402
from open_spiel.python.bots import uniform_random  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

from triumvir.envs import openspiel as ours  # noqa: E402

KINDS = [(title, players) for title, players in TABLES if players in (1, 2, 3)]


def load(title: str, players: int, **parameters: Any) -> Any:
    return pyspiel.load_game(f"python_{title.replace('-', '_')}", {"players": players, **parameters})


def advanced(game: Any, seed: int, decisions: int) -> Any:
    """A state some random decisions into a game, with its history."""
    random = Random(seed)
    state = ours.state_from_seed(game, seed)
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("title", "players"), KINDS)
def test_openspiels_random_simulation(title: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(load(title, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("title", "players"), KINDS)
def test_openspiels_simulation_in_python(title: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    games_sim_test.GamesSimTest().sim_game(load(title, players))


def test_all_titles_are_registered() -> None:
    names = {kind.short_name for kind in pyspiel.registered_games()}
    assert {f"python_{title.replace('-', '_')}" for title in TITLES} <= names
    assert ours.register() == ours.register()


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_resampling_keeps_all_that_the_player_knows(title: str, players: int) -> None:
    game = load(title, players)
    for decisions in (1, 40, 130):
        state = advanced(game, 5, decisions)
        for player in range(players):
            other = state.resample_from_infostate(player, Random(decisions).random)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert not other.position.check()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            deals = {str(state.resample_from_infostate(player, Random(n).random)) for n in range(6)}
            assert len(deals) > 1
            while not other.is_terminal():
                other.apply_action(other.legal_actions()[0])


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_states_survive_cloning_pickling_and_serialisation(title: str, players: int) -> None:
    game = load(title, players)
    state = advanced(game, 6, 70)
    guess = state.resample_from_infostate(0, Random(1).random)
    for original in (game.new_initial_state(), state, guess):
        text = pyspiel.serialize_game_and_state(game, original)
        for again in (
            original.clone(),
            pickle.loads(pickle.dumps(original)),
            pyspiel.deserialize_game_and_state(text)[1],
        ):
            assert str(again) == str(original)
            assert again.history() == original.history()
            for player in range(players):
                assert again.information_state_string(player) == original.information_state_string(player)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != str(state)
    assert pickle.loads(pickle.dumps(game)).get_type() == game.get_type()


def test_the_deal_is_the_seed_and_history_replays() -> None:
    game = load("trajan", 3)
    state = advanced(game, 1234567, 50)
    again = game.new_initial_state()
    assert again.is_chance_node()
    assert sum(chance for _, chance in again.chance_outcomes()) == pytest.approx(1.0)
    assert again.observation_string(0) == ""
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.information_state_string(1) == state.information_state_string(1)
    own = triumvir.load("trajan", players=3).start(1234567)
    assert fingerprint(ours.state_from_seed(game, 1234567).position) == fingerprint(own)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_information_states_tell_other_pasts_apart(title: str, players: int) -> None:
    game = load(title, players)
    state = advanced(game, 8, 30)
    for player in range(players):
        seen = set()
        for action in state.legal_actions():
            following = state.child(action)
            seen.add(following.information_state_string(state.current_player()))
        assert len(seen) == len(state.legal_actions())
    later = ours.state_at(game, state.position)
    assert later.observation_string(0) == state.observation_string(0)
    assert later.information_state_string(0) != state.information_state_string(0)


def test_information_states_do_not_depend_on_what_is_hidden() -> None:
    """Two deals that a player cannot tell apart, played alike as long as that stays so."""
    game = load("trajan", 2)
    random = Random(3)
    true = ours.state_from_seed(game, 9)
    for player in range(2):
        mine = true.clone()
        other = ours.state_at(game, mine.position.imagine(player, 4242))
        mine = ours.state_at(game, mine.position)
        compared = 0
        while mine.position.view(player) == other.position.view(player) and compared < 60:
            assert mine.information_state_string(player) == other.information_state_string(player)
            assert mine.information_state_tensor(player) == other.information_state_tensor(player)
            legal = sorted(set(mine.legal_actions()) & set(other.legal_actions()))
            action = random.choice(legal)
            mine.apply_action(action)
            other.apply_action(action)
            compared += 1
        assert compared > 10


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_tensors_have_the_parts_of_the_game(title: str, players: int) -> None:
    game = load(title, players)
    state = advanced(game, 2, 45)
    own = triumvir.load(title, players=players)
    observer = make_observation(game)
    observer.set_from(state, 0)
    assert list(observer.dict) == list(own.observation_parts)
    expected = np.array(list(state.position.observe(0)), dtype=np.float32)
    assert np.array_equal(observer.tensor, expected)
    assert state.observation_tensor(0) == observer.tensor.tolist()
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    recall.set_from(state, 0)
    assert list(recall.dict) == [*own.observation_parts, "history"]
    assert np.count_nonzero(recall.dict["history"]) == 45
    public = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    public.set_from(state, 0)
    assert np.array_equal(public.tensor, np.array(list(state.position.observe(-1)), dtype=np.float32))


def test_observers_refuse_what_nobody_may_see() -> None:
    game = load("trajan", 2)
    for kind, parameters in (
        (pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS), {}),
        (pyspiel.IIGObservationType(perfect_recall=False, public_info=False), {}),
        (pyspiel.IIGObservationType(perfect_recall=False), {"zoom": 2}),
    ):
        with pytest.raises(ValueError, match="observer"):
            game.make_py_observer(kind, parameters)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_action_strings_are_the_notation(title: str, players: int) -> None:
    state = advanced(load(title, players), 4, 25)
    own = triumvir.load(title, players=players)
    for action in state.legal_actions():
        text = state.action_to_string(action)
        assert text == own.notation(action)
        assert state.string_to_action(text) == action


def test_rewards_and_utilities() -> None:
    kinds = pyspiel.GameType.Utility
    for players, reward, kind in (
        (2, "rank", kinds.ZERO_SUM),
        (3, "rank", kinds.ZERO_SUM),
        (2, "difference", kinds.ZERO_SUM),
        (3, "difference", kinds.GENERAL_SUM),
        (2, "score", kinds.GENERAL_SUM),
    ):
        game = load("trajan", players, reward=reward)
        assert game.get_type().utility == kind
        state = advanced(game, 3, 10_000)
        assert state.is_terminal()
        if kind == kinds.ZERO_SUM:
            assert sum(state.returns()) == pytest.approx(0.0)
        if reward == "score":
            assert state.returns() == [float(score) for score in state.position.scores()]
    for wrong in ("reward=glory", "players=99", "time_track=endless"):
        with pytest.raises(ValueError, match=r"\w"):
            pyspiel.load_game(f"python_trajan({wrong})")


def test_a_state_at_any_position() -> None:
    start = played("trajan", 3, 1, 120)
    state = ours.state_at(load("trajan", 3), start)
    assert fingerprint(state.position) == fingerprint(start)
    assert state.current_player() == start.to_act
    state.apply_action(state.legal_actions()[0])
    assert fingerprint(state.position) != fingerprint(start)


@pytest.mark.parametrize("title", TITLES)
def test_openspiels_ismcts_chooses_legal_actions(title: str) -> None:
    game = load(title, 2)
    state = advanced(game, 10, 60)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 12, random_state=np.random.RandomState(2))
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("title", TITLES)
def test_bots_of_both_sides_play_each_other(title: str) -> None:
    game = load(title, 2)
    bots = [uniform_random.UniformRandomBot(0, np.random.RandomState(1)), ours.AgentBot("random", 2)]
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(3))
    assert sum(returns) == pytest.approx(0.0)
