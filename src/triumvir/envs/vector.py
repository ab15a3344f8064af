"""Many games stepped at once, in NumPy arrays that compiled code fills.

    from triumvir.envs.vector import VectorEnv

    env = VectorEnv("trajan", games=64, players=3)
    now = env.reset(seed=7)
    for _ in range(1000):
        now = env.step(env.sample())     # or any legal action of each game: now.masks tells which
    env.close()

| array | shape | holds, for each game |
|---|---|---|
| `observations` | games x `observation_size`, float32 | what the seat to act may know: `game.observation_features` |
| `masks` | games x `num_actions`, bool | its legal actions |
| `seats` | games, int64 | which seat is to act; -1 where the game is over |
| `rewards` | games x players, float64 | what every seat was paid for the last step (`triumvir.envs.rewards`) |
| `done`, `truncated` | games, bool | whether the last step ended the game, and whether `max_steps` did |
| `scores`, `ranks` | games x players, int64 | the results of the last game that was played out |

**Seeds.** `reset(seed=7)` starts game number i with seed 7 + i, `reset(seed=[...])` each with its own. The games that
follow in the same place have that seed plus a multiple of `STRIDE`. A game follows from its seed and the actions alone:
it is the same whatever is played beside it, however many `workers` share the games, and the same as that of every other
environment with this seed. Computer players and `sample` have generators of their own for each game.

**The end.** `autoreset="same_step"`, the default, starts the next game in the step that ends one: `done` says so, all
but `rewards`, `scores` and `ranks` belongs to the next game then, and `env.final_observations` has what each seat
played from outside saw last. `"next_step"` and `"disabled"` are as Gymnasium names them: the game stays, its mask all
true, until the next step (whose action counts for nothing), or until `reset(mask=...)`.

| option | meaning |
|---|---|
| `box` | components of one's own, as `triumvir.load` takes them |
| `reward` | `"rank"`, `"score"`, `"difference"` or `"step"` |
| `observe` | False leaves the observations out |
| `dtype` | `"float32"`, or `"int16"` for the numbers before they are divided: `env.divisors` has what to divide by |
| `opponents` | seats that are not played from outside: `{1: "random", 2: "level:2"}`, see `triumvir.envs.opponents` |
| `random_seats` | short for opponents that play at random |
| `illegal` | `"raise"`: IllegalAction, and nothing is done; `"end"`: ends that game with -1, `env.refusals` says why |
| `max_steps` | a game is cut after so many decisions from outside |
| `position`, `redeal` | start from a position instead of the set-up, see `triumvir.envs.positions` |
| `workers` | processes that share the games; 0, the default, plays them in this one |
| `copy` | False hands out the arrays themselves, to be read only: the next step writes into them what has changed |

**Without waiting.** `send(actions)` starts a step, `recv()` waits for its end. With workers, `group=k` does so for the
games `env.groups[k]` of one worker alone, so that one group is played while a network thinks about another.

A vector environment can be pickled; the copy has the same settings and starts anew.

Version history of the games of the house (`Meta.env_version`): v0, the first; v1, observations tell all that views
tell.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from secrets import randbits
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from triumvir.engine.errors import WrongMoment, WrongType, WrongValue, whole
from triumvir.engine.rng import SEED_BITS as LONGEST_SEED
from triumvir.engine.state import State
from triumvir.envs.arguments import at_least, limit, mapping, one_of, several
from triumvir.envs.batch import STRIDE as STRIDE
from triumvir.envs.display import Shown
from triumvir.envs.lanes import AUTORESET, DTYPES, Lanes, Setting, Step
from triumvir.envs.opponents import AgentSpec, checked
from triumvir.envs.positions import BoxSource, load_game, position_of
from triumvir.envs.workers import Team
from triumvir.language import catalogue

WORDS = catalogue("triumvir.envs", "refusals")

SEED_BITS = 62  # of seeds that nobody names


class VectorEnv(Shown):
    """Many games at once; see the top of this module."""

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        box: BoxSource | None = None,
        reward: str | None = None,
        observe: bool = True,
        dtype: str = "float32",
        opponents: Mapping[int, AgentSpec] | None = None,
        random_seats: Sequence[int] = (),
        illegal: str = "raise",
        max_steps: int | None = None,
        autoreset: str = "same_step",
        position: State | str | None = None,
        redeal: bool = False,
        workers: int = 0,
        copy: bool = True,
    ) -> None:
        one_of("illegal", illegal, ("raise", "end"))
        one_of("autoreset", autoreset, tuple(AUTORESET))
        one_of("dtype", dtype, tuple(DTYPES))
        self.games = whole(games, WORDS("number-games"))
        workers = at_least(0, "workers", workers)
        if self.games < 1 or workers > self.games:
            raise WrongValue(WORDS("at-least-one-game", games=games, workers=workers))
        max_steps = limit("max_steps", max_steps)
        self.game = load_game(game, players, options, box)
        seated = {**dict.fromkeys(several("random_seats", random_seats), "random"), **mapping("opponents", opponents)}
        self.setting = Setting(
            reward, observe, dtype, checked(self.game, seated), position, redeal, illegal, max_steps, autoreset
        )
        self._workers = workers
        self._copy = copy
        self._started = False
        self._sent: dict[int, NDArray[np.int64]] = {}  # orders that wait for `recv`, by group
        self._lanes: Lanes | Team = (
            Team(self.game, self.games, workers, self.setting)
            if workers
            else Lanes(self.game, self.games, self.setting, lend=copy)
        )
        self.groups = self._lanes.groups if isinstance(self._lanes, Team) else [slice(0, self.games)]
        self._now = self._lanes.step_arrays
        self._lent = Step._make(_to_be_read(array) for array in self._now)

    def __reduce__(self) -> tuple[Callable[[], VectorEnv], tuple[()]]:
        game = self.game
        settings = {name: getattr(self.setting, name) for name in asdict(Setting())}
        settings |= {"players": game.players, "options": dict(game.options), "box": game.box}
        settings |= {"workers": self._workers, "copy": self._copy}
        return partial(VectorEnv, game.name, self.games, **settings), ()  # a copy of its own starts anew

    @property
    def divisors(self) -> NDArray[np.float32]:
        """What observations of dtype int16 are divided by to be those of float32."""
        return np.array(self.game.observation_divisors, dtype=np.float32)

    # ------------------------------------------------------------ play

    def reset(self, seed: int | Sequence[int | None] | None = None, *, mask: ArrayLike | None = None) -> Step:
        """Start all games anew, or those of a mask; without a seed with one that nobody knows."""
        wanted = np.ones(self.games, dtype=np.bool_) if mask is None else np.asarray(mask)
        if wanted.shape != (self.games,) or wanted.dtype != np.bool_:
            raise WrongValue(WORDS("mask-has-truth-values", games=self.games))
        if not wanted.all():
            self._require_known("first-reset-starts-all")
        self._require_nothing_sent()
        seeds = self._seeds(seed)
        self._lanes.restart({number: seeds[number] for number in np.flatnonzero(wanted).tolist()})
        self._started = True
        return self._told()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int]:
        given: list[int | None]
        if isinstance(seed, Sequence | np.ndarray) and not isinstance(seed, str):
            given = list(seed)
        else:
            first = randbits(SEED_BITS) if seed is None else whole(seed, WORDS("seed"))
            given = [first + number for number in range(self.games)]
        if len(given) != self.games:
            raise WrongValue(WORDS("seeds-are-needed-one", games=self.games, count=len(given)))
        seeds = [randbits(SEED_BITS) if own is None else whole(own, WORDS("seed")) for own in given]
        if any(not 0 <= own < 2**LONGEST_SEED for own in seeds):
            raise WrongValue(WORDS("seed-whole-number-from", longest_seed=LONGEST_SEED))
        return seeds

    def step(self, actions: ArrayLike) -> Step:
        """One action in each game. Nothing is done if they are not as they should be."""
        chosen = self._checked(actions, self.games)
        self._require_nothing_sent()
        self._lanes.step(chosen)
        return self._told()

    def _require_known(self, unknown: str = "call-reset-before-first") -> None:
        """Refuse what needs games that stand as they were told."""
        if not self._started:
            raise WrongMoment(WORDS(unknown))
        if self._lanes.broken:
            raise WrongMoment(WORDS("games-broke-off"))

    def _checked(self, actions: ArrayLike, count: int) -> NDArray[np.int64]:
        self._require_known()
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise WrongType(WORDS("actions-are-whole-numbers", dtype=chosen.dtype))
        if chosen.shape != (count,):
            raise WrongValue(WORDS("actions-are-needed-one", count=count, shape=chosen.shape))
        if self.setting.autoreset == "disabled" and self._now.done.any():
            raise WrongMoment(WORDS("game-over-reset-mask", argmax=int(self._now.done.argmax())))
        return chosen.astype(np.int64, copy=False)

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, uniformly random."""
        self._require_known()
        self._require_nothing_sent()
        return self._lanes.sample()

    # ------------------------------------------------------------ without waiting

    def send(self, actions: ArrayLike, group: int | None = None) -> None:
        """Start a step of all games, or of those of one worker; `recv` waits for its end."""
        numbers = self._numbers(group)
        games = slice(0, self.games) if group is None else self.groups[group]
        chosen = self._checked(actions, games.stop - games.start)
        if any(number in self._sent for number in numbers):
            raise WrongMoment(WORDS("last-step-was-not"))
        if isinstance(self._lanes, Team):
            self._lanes.require_legal(chosen, games)
        for number in numbers:
            part = self.groups[number]
            self._sent[number] = chosen[part.start - games.start : part.stop - games.start]
            if isinstance(self._lanes, Team):
                self._lanes.send(self._sent[number], number)

    def recv(self, group: int | None = None) -> Step:
        """The step that was sent: of all games, or of those of one worker alone."""
        numbers = self._numbers(group)
        if any(number not in self._sent for number in numbers):
            raise WrongMoment(WORDS("nothing-was-sent-that"))
        actions = [self._sent.pop(number) for number in numbers]
        if isinstance(self._lanes, Team):
            self._lanes.receive(numbers)
        else:
            self._lanes.step(actions[0])
        if group is None or not isinstance(self._lanes, Team):
            return self._told()
        games = self.groups[group]
        return self._now.part(games).kept() if self._copy else self._lent.part(games)

    def _numbers(self, group: int | None) -> Sequence[int]:
        """The groups that are meant."""
        every = range(len(self.groups))
        if group is None:
            return every
        if group not in every:
            raise WrongValue(WORDS("there-no-group", group=group, last=len(self.groups) - 1))
        return [group]

    def _require_nothing_sent(self) -> None:
        if self._sent:
            raise WrongMoment(WORDS("receive-step-that-was"))

    # ------------------------------------------------------------ what else is known

    @property
    def masks(self) -> NDArray[np.bool_]:
        """The legal actions of the seat to act in each game."""
        return self._now.masks.copy() if self._copy else self._lent.masks

    @property
    def final_observations(self) -> NDArray[Any]:
        """What the seats played from outside saw at the end of the last game: games x seats x size."""
        finals = self._lanes.arrays["finals"]
        return finals.copy() if self._copy else _to_be_read(finals)

    @property
    def refusals(self) -> dict[int, str]:
        """Why the last step ended games for illegal actions, by their numbers."""
        return dict(self._lanes.refusals)

    @property
    def position(self) -> State:
        """The first game."""
        return self.positions[0]

    @property
    def positions(self) -> list[State]:
        """Copies of all positions."""
        return self._lanes.states()

    def place(self, number: int, state: State | str) -> Step:
        """Put a position, or the text of a saved one, in the place of one game."""
        self._require_known("call-reset-before-position")
        if not 0 <= whole(number, WORDS("game")) < self.games:
            raise WrongValue(WORDS("there-no-game-they", number=number, games=self.games - 1))
        self._lanes.place({number: position_of(self.game, state)})
        return self._told()

    def close(self) -> None:
        """Let the workers go."""
        if isinstance(self._lanes, Team):
            self._lanes.close()

    def _told(self) -> Step:
        return self._lanes.told() if self._copy else self._lent


def _to_be_read(array: NDArray[Any]) -> NDArray[Any]:
    """The same memory, for somebody who may not write there: what stays as it is will not be written again."""
    view = array.view()
    view.flags.writeable = False
    return view
