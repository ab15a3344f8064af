"""The games of a vector environment that live in one process: compiled steps, and the arrays that they fill."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from triumvir.engine.errors import IllegalAction
from triumvir.engine.game import Game
from triumvir.engine.native import compiled
from triumvir.engine.state import State
from triumvir.envs.arrays import Page, shared
from triumvir.envs.batch import ASKED, AT_RANDOM, DISABLED, NEXT_STEP, OUTSIDE, SAME_STEP, Batch
from triumvir.envs.kept import Kept
from triumvir.envs.opponents import RANDOM, AgentSpec, Seated
from triumvir.envs.positions import opening
from triumvir.envs.rewards import STEP, final_rewards, reward_kind
from triumvir.envs.rows import Rows, rows_of
from triumvir.language import catalogue

WORDS = catalogue("triumvir.envs", "refusals")

AUTORESET = {"same_step": SAME_STEP, "next_step": NEXT_STEP, "disabled": DISABLED}
DTYPES = {"float32": np.float32, "int16": np.int16}
LENT = 2  # copies of observations whose memory is used again when nobody holds them: the last step's and this one's


class Step(NamedTuple):
    """What is known after a step, game by game."""

    observations: NDArray[Any]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float64]
    done: NDArray[np.bool_]
    scores: NDArray[np.int64]
    ranks: NDArray[np.int64]
    truncated: NDArray[np.bool_]

    def kept(self) -> Step:
        """A copy that no later step changes."""
        return Step._make(array.copy() for array in self)

    def part(self, games: slice) -> Step:
        """Some of the games."""
        return Step._make(array[games] for array in self)


@dataclass(frozen=True)
class Setting:
    """How the games of a vector environment are played. It travels to the workers."""

    reward: str | None = None
    observe: bool = True
    dtype: str = "float32"
    opponents: dict[int, AgentSpec] = field(default_factory=dict)
    position: State | str | None = None
    redeal: bool = False
    illegal: str = "raise"
    max_steps: int | None = None
    autoreset: str = "same_step"


def shapes(game: Game, games: int, setting: Setting) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Shape and type of every array: those of a step, and the last observations."""
    seats = game.players
    size = game.observation_size if setting.observe else 0
    kind = DTYPES[setting.dtype]
    return {
        "observations": ((games, size), kind),
        "masks": ((games, game.num_actions), np.bool_),
        "seats": ((games,), np.int64),
        "rewards": ((games, seats), np.float64),
        "done": ((games,), np.bool_),
        "scores": ((games, seats), np.int64),
        "ranks": ((games, seats), np.int64),
        "truncated": ((games,), np.bool_),
        "finals": ((games, seats - len(setting.opponents), size), kind),
    }


class Lanes:
    """Games in this process, written into arrays of their own or into given ones.

    With `lend`, observations that are handed out to stay as they are go into memory that was handed out before and
    that nobody holds any more: new memory would take as long as the copy. Who holds `LENT` steps gets new memory.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        setting: Setting,
        given: dict[str, NDArray[Any]] | None = None,
        lend: bool = False,
    ) -> None:
        kind = reward_kind(setting.reward, game)
        opponents = setting.opponents
        played = [
            OUTSIDE if seat not in opponents else AT_RANDOM if opponents[seat] == RANDOM else ASKED
            for seat in range(game.players)
        ]
        kept = game.observation_kept if setting.observe else ()
        players = game.observation_players if setting.observe else ()
        lend = lend and compiled() and setting.observe
        self.game = game
        self.games = games
        self.setting = setting
        self.refusals: dict[int, str] = {}  # why the last step ended a game for an illegal action
        self.broken = False  # who plays inside has broken off: some games have gone on, of which nobody has been told
        self._seated: dict[int, Seated] = {}
        self.batch = Batch(
            opening(game, setting.position, setting.redeal),
            lambda state: final_rewards(kind, state),
            self._ask,
            games,
            game.players,
            game.num_actions,
            game.observation_size if setting.observe else 0,
            Kept(
                games,
                game.players,
                [part.stop - part.start for part in kept],
                [part.start for part in kept],
                [part.start for part in players],
                list(game.player_sections) if players else [],
            ),
            setting.dtype == "float32",
            kind == STEP,
            played,
            setting.max_steps or 0,
            AUTORESET[setting.autoreset],
        )
        self._orders = shared(self.batch.orders, np.int64)
        self._rows = rows_of(self.batch, kept)
        self._apart = [] if given is None else list(given)  # arrays that do not share the memory of the batch
        self.arrays = given if given is not None else self._own_arrays()
        self.step_arrays = Step(**{name: array for name, array in self.arrays.items() if name != "finals"})
        observations = self.step_arrays.observations
        self._out = _bits(observations) if "observations" in self._apart else None  # where rows are copied to
        self._pages = [Page(observations.shape, observations.dtype) for _ in range(LENT if lend else 0)]
        self._page: Page | None = None  # holds a copy of what is known now

    def told(self) -> Step:
        """What is known now, in arrays that no later step changes."""
        now, page = self.step_arrays, self._page
        if page is None:
            return now.kept()
        return Step._make([page.array, *(array.copy() for array in now[1:])])

    def _free_page(self) -> Page | None:
        return next((page for page in self._pages if page.free), None)

    # ------------------------------------------------------------ memory

    def _sources(self) -> dict[str, tuple[Any, Any]]:
        """The vector of every array but the observations, and its type there."""
        batch = self.batch
        return {
            "masks": (batch.masks, np.bool_),
            "seats": (batch.to_act, np.int64),
            "rewards": (batch.rewards, np.float64),
            "done": (batch.done, np.bool_),
            "scores": (batch.scores, np.int64),
            "ranks": (batch.ranks, np.int64),
            "truncated": (batch.cut, np.bool_),
            "finals": (batch.finals, np.int32),
        }

    def _own_arrays(self) -> dict[str, NDArray[Any]]:
        """Arrays in the memory of the batch wherever they can be."""
        made = {}
        for name, (shape, kind) in shapes(self.game, self.games, self.setting).items():
            if name != "observations":
                memory = shared(*self._sources()[name])
            else:
                memory = self._rows.now if isinstance(self._rows, Rows) else None
            if memory is not None and memory.itemsize == np.dtype(kind).itemsize:
                made[name] = memory.view(kind).reshape(shape)
            else:
                made[name] = np.zeros(shape, kind)
                self._apart.append(name)
        return made

    def _fill(self) -> None:
        """Write what the batch knows, but for observations, into the arrays that do not share its memory."""
        sources = self._sources()
        for name in self._apart:
            if name == "finals":
                self._fill_finals()
            elif name != "observations":
                self.arrays[name][...] = _numbers(*sources[name]).reshape(self.arrays[name].shape)

    def _fill_finals(self) -> None:
        """Write what was seen at the end of games that have just ended: the others have what they had."""
        ended = _numbers(self.batch.done, np.bool_)
        if ended.any():
            finals = _bits(self.arrays["finals"])
            finals[ended] = _numbers(self.batch.finals, np.int32).reshape(finals.shape)[ended]

    # ------------------------------------------------------------ play

    def _ask(self, number: int, state: State, decisions: int) -> None:
        seed = self.batch.seeds[number]
        if number not in self._seated or self._seated[number].seed != seed:
            self._seated[number] = Seated(self.setting.opponents, seed)
        self._seated[number].act(state, decisions)

    def restart(self, seeds: dict[int, int]) -> None:
        """Start some games, each with its seed; all of them where a step has broken off."""
        self.broken = True
        for number, seed in seeds.items():
            self._seated.pop(number, None)
            self.batch.restart(number, seed)
        self._show(seeds)
        self.broken = False

    def place(self, positions: dict[int, State]) -> None:
        """Put positions in the places of games."""
        self.broken = True
        for number, state in positions.items():
            self.batch.replace(number, state.copy())
        self._show(positions)
        self.broken = False

    def _show(self, changed: Iterable[int]) -> None:
        """Write games that were changed."""
        self._page = None
        for number in changed:
            self._rows.show(number)
        if self._out is not None:
            self._out[...] = self._rows.now
        self._fill()

    def step(self, actions: NDArray[np.int64]) -> None:
        """One action in each game; nothing is done if any of them is refused."""
        batch = self.batch
        if self._orders is not None:
            self._orders[:] = actions
        else:
            batch.orders[:] = actions.tolist()  # type: ignore[index]
        self.refusals.clear()
        wrong = int(batch.illegal(0))
        while wrong >= 0:
            if self.setting.illegal == "raise":
                raise not_legal(self.game, wrong, int(actions[wrong]))
            refusal = batch.states[wrong].why_not(int(actions[wrong]))
            assert refusal is not None
            self.refusals[wrong] = f"{refusal.reason.en} ({refusal.rule})"
            batch.give_up(wrong)
            wrong = int(batch.illegal(wrong + 1))
        self.broken = True
        page = self._free_page()
        self._rows.step(self._out if page is None else _bits(page.array))
        self._page = page
        self._fill()
        self.broken = False

    def states(self) -> list[State]:
        """Copies of all positions."""
        return [state.copy() for state in self.batch.states]

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, uniformly random."""
        self.batch.sample()
        return np.array(self.batch.drawn, dtype=np.int64)


def _bits(array: NDArray[Any]) -> NDArray[Any]:
    """The same memory, as what a batch writes: the bits of floats, or whole numbers."""
    return array.view(np.int32) if array.dtype == np.float32 else array


def _numbers(vector: Any, kind: Any) -> NDArray[Any]:
    """The numbers of a vector, or of a list where nothing is compiled."""
    return np.array(vector, dtype=kind) if isinstance(vector, list) else np.frombuffer(vector, dtype=kind)


def not_legal(game: Game, number: int, action: int) -> IllegalAction:
    """The refusal of one action among many."""
    text = WORDS("action-not-legal-in", action=action, number=number)
    return IllegalAction(game.no_action_rule, text)
