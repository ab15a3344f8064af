"""Game and State as OpenSpiel knows them, for every game of Triumvir."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, ClassVar

import pyspiel

from triumvir.engine.errors import WrongValue
from triumvir.engine.meta import Meta
from triumvir.engine.options import Option, resolve
from triumvir.engine.state import State
from triumvir.envs.batch import SMALL
from triumvir.envs.openspiel.observer import TriumvirObserver
from triumvir.envs.openspiel.play import DEAL_BYTES, Label, Play
from triumvir.envs.rewards import DIFFERENCE, RANK, SCORE, final_rewards
from triumvir.games import titles
from triumvir.language import catalogue

WORDS = catalogue("triumvir.envs", "refusals")

FACES = 256
CHANCES = [(byte, 1.0 / FACES) for byte in range(FACES)]
MAX_DECISIONS = 8192  # far beyond any game seen; games always end by their rules
SCORE_BOUND = 1000.0
PAID_AT_THE_END = (RANK, SCORE, DIFFERENCE)


def short_name(title: str) -> str:
    """The name in OpenSpiel, which asks games written in Python to be called so."""
    return f"python_{title.replace('-', '_')}"


def default_players(meta: Meta) -> int:
    """Two, which most algorithms of OpenSpiel are for."""
    return min(max(2, meta.min_players), meta.max_players)


def as_parameter(option: Option) -> bool | int | str:
    """The default of an option. OpenSpiel reads what looks like a number as one, so such choices are numbers there."""
    numeric = bool(option.choices) and all(choice.isdecimal() for choice in option.choices)
    return int(option.default) if numeric else option.default


def as_option(option: Option, value: object) -> object:
    """The value of an option out of a parameter."""
    return str(value) if option.choices else value


def game_type(title: str, utility: pyspiel.GameType.Utility = pyspiel.GameType.Utility.ZERO_SUM) -> pyspiel.GameType:
    """What OpenSpiel is told about a game; only the kind of utility depends on the reward."""
    meta = titles()[title].meta
    options = {option.name: as_parameter(option) for option in meta.options}
    return pyspiel.GameType(
        short_name=short_name(title),
        long_name=f"{meta.title} (Triumvir)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.max_players,
        min_num_players=meta.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": default_players(meta), "reward": RANK, "box": "", **options},
    )


def utility(reward: str, players: int) -> pyspiel.GameType.Utility:
    """Ranks sum to zero, and so does the difference of two."""
    zero = players > 1 and (reward == RANK or (reward == DIFFERENCE and players == 2))
    return pyspiel.GameType.Utility.ZERO_SUM if zero else pyspiel.GameType.Utility.GENERAL_SUM


class TriumvirGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters chosen. OpenSpiel makes its games out of classes, so there is one for each title."""

    title: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        title = self.title
        meta = titles()[title].meta
        players = int(given.get("players", default_players(meta)))
        reward = str(given.get("reward", RANK))
        if reward not in PAID_AT_THE_END:
            known = ", ".join(PAID_AT_THE_END)
            raise WrongValue(WORDS("reward-cannot-be-allowed", reward=reward, known=known))
        self.reward = SCORE if players == 1 and reward == RANK else reward
        options = resolve(meta.options, {o.name: as_option(o, given[o.name]) for o in meta.options if o.name in given})
        self.label: Label = (title, players, tuple(sorted(options.items())), str(given.get("box", "")))
        self.triumvir = Play(self.label).game
        bound = 1.0 if self.reward == RANK else SCORE_BOUND
        kind = utility(self.reward, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.triumvir.num_actions,
            max_chance_outcomes=FACES,
            num_players=players,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0 if kind == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=MAX_DECISIONS,
        )
        super().__init__(game_type(title, kind), info, given)

    def __reduce__(self) -> tuple[Callable[[str], pyspiel.Game], tuple[str]]:
        return pyspiel.load_game, (str(self),)  # the class is not to be found by its name

    def new_initial_state(self) -> TriumvirState:
        """A state before the deal."""
        return TriumvirState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The chance events of the deal."""
        return DEAL_BYTES

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> TriumvirObserver:
        """What looks at states; see `triumvir.envs.openspiel.observer`."""
        return TriumvirObserver(self.triumvir, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class TriumvirState(pyspiel.State):  # type: ignore[misc]
    """A position, or the deal that leads to one."""

    def __init__(self, game: TriumvirGame) -> None:
        super().__init__(game)
        self.play = Play(game.label)
        self.reward = game.reward

    @property
    def position(self) -> State | None:
        """The position of the engine; None before the deal is done."""
        return self.play.position

    def current_player(self) -> int:
        position = self.play.position
        if position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if position.over else int(position.to_act)

    def _legal_actions(self, player: int) -> list[int]:
        position = self.play.position
        return position.legal() if position is not None and position.to_act == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every byte of the deal is equally likely."""
        return CHANCES

    def _apply_action(self, action: int) -> None:
        if self.play.position is None:
            self.play.draw(action)
        else:
            self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.play.game.notation(action)

    def is_terminal(self) -> bool:
        position = self.play.position
        return position is not None and position.over

    def returns(self) -> list[float]:
        position = self.play.position
        if position is None or not position.over:
            return [0.0] * self.play.game.players
        return final_rewards(self.reward, position)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TriumvirState:
        """A state that the player cannot tell from this one, with all that is hidden from him dealt anew.

        Its `history()` is still that of this state: no deal leads to a guess.
        """
        other: TriumvirState = self.clone()
        other.play = self.play.imagined(player, int(sampler() * SMALL) % SMALL)
        return other

    def __str__(self) -> str:
        if self.play.position is None:
            return f"deal {self.play.deal}"
        return json.dumps(self.play.position.dump(), separators=(",", ":"))


def state_at(game: TriumvirGame, position: State) -> TriumvirState:
    """A state at any position of the game. It has no history, and seats know of the past what they see now."""
    state = game.new_initial_state()
    state.play.begin(position)
    return state


def state_from_seed(game: TriumvirGame, seed: int) -> TriumvirState:
    """The first decision of the game with this seed, the same as everywhere in Triumvir; seeds below 2^64."""
    state = game.new_initial_state()
    for byte in seed.to_bytes(DEAL_BYTES, "big"):
        state.apply_action(byte)
    return state


@cache
def register() -> tuple[str, ...]:
    """Enter all games into OpenSpiel, once; returns their names there."""
    for title in titles():
        pyspiel.register_game(game_type(title), type(f"{title}_game", (TriumvirGame,), {"title": title}))
    return tuple(short_name(title) for title in titles())
