"""The short way to a game: what small games do alike, so that theirs is only what tells them apart.

For games whose position is a few numbers and lists of numbers, in which nothing is hidden but chance. They are written
in plain Python; `examples/alea` is one, and docs/new-game.md explains it line by line. A game that needs more
overrides more, up to everything that `State` and `Game` have.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from typing_extensions import TypeVar

from triumvir.draw.view import View
from triumvir.engine.errors import Text
from triumvir.engine.game import Game
from triumvir.engine.ink import over
from triumvir.engine.rng import SeedStream
from triumvir.engine.state import State, vector
from triumvir.language import Catalogue

V = TypeVar("V", bound=View, default=Any)

GENERATORS = 2**62  # states of the generator lie below
OVER = "over"  # the step of a game that has ended


class SmallState(State):
    """A position whose fields are numbers and lists of numbers, set by `lay_out`."""

    game: Any  # the title's own class

    def __init__(self, game: Game, source: SmallState | None = None) -> None:
        super().__init__(game, game.players, source)
        if source is None:
            self.lay_out()
            return
        for name, value in vars(source).items():
            if name != "game":
                setattr(self, name, value[:] if hasattr(value, "__len__") else value)

    def lay_out(self) -> None:
        """Give every field the value, or the length, that it has at the start."""
        raise NotImplementedError

    def open(self) -> None:
        """Lead to the first decision, with this position's chance."""

    def choices(self) -> Iterable[int]:
        """The legal actions, in ascending order."""
        raise NotImplementedError

    def accounts(self, seat: int) -> list[int]:
        """VP of the seat by source."""
        raise NotImplementedError

    def numbers(self, seat: int) -> list[int]:
        """What the seat sees as whole numbers, in the order of `game.observation_features`."""
        raise NotImplementedError

    # ------------------------------------------------------------ what the engine asks for

    def copy(self) -> SmallState:
        return type(self)(self.game, self)

    def legal_into(self, out: Any) -> int:
        count = 0
        for action in self.choices():
            out[count] = action
            count += 1
        return count

    def redeal(self, seat: int) -> None:
        """Nothing is hidden but what chance will bring."""

    def observe_into(self, seat: int, ink: Any, out: Any, at: int) -> None:
        for i, (number, divisor) in enumerate(zip(self.numbers(seat), self.game.observation_divisors, strict=True)):
            if number:
                out[at + i] = ink[over(number, divisor)]

    def ledger_of(self, seat: int) -> Any:
        return vector(self.accounts(seat))

    def tie_break(self, seat: int) -> int:
        return 0

    def clockwise(self, seat: int) -> list[int]:
        """All seats in the order of an observation: the observer, or seat 0 for a spectator, then the others."""
        return [(max(seat, 0) + i) % self.seats for i in range(self.seats)]


class SmallGame(Game[V]):
    """A title whose words are in one catalogue, under keys that follow from what they are for.

    | key | what it says |
    |---|---|
    | `action-<notation>` | an action in words; spaces of the notation are hyphens |
    | `prompt-<step>` | the question; `prompt-over` when the game has ended |
    | `reason-<rule>` | why a rule forbids an action, the id in lower case |
    | `source-<source>` | a source of VP |
    """

    state: ClassVar[type[SmallState]]
    words: ClassVar[Catalogue]
    actions: ClassVar[Sequence[str]]  # their notation, in order

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.num_actions = len(cls.actions)
        cls.ledger_names = {source: cls.words(f"source-{source}") for source in cls.ledger_sources}

    def blank(self) -> SmallState:
        return self.state(self)

    def set_up(self, stream: SeedStream) -> SmallState:
        state = self.blank()
        state.random = stream.generator()
        state.open()
        return state

    def reason(self, rule: str) -> Text:
        return self.words(f"reason-{rule.lower()}")

    def notation(self, action: int) -> str:
        return self.actions[action]

    def describe(self, action: int, lang: str) -> str:
        return self.words.say(lang, f"action-{self.actions[action].replace(' ', '-')}")

    def prompt(self, view: V, lang: str) -> str:
        return self.words.say(lang, f"prompt-{view['step']}")

    def check(self, state: State) -> list[str]:
        """What holds in every position of every game, then what the title says of its own."""
        if state.seats != self.players or not -1 <= state.to_act < self.players:
            return ["seats"]
        if not 0 < state.random < GENERATORS or not 0 <= state.reveals < GENERATORS:
            return ["chance"]
        return [name for name, holds in self.sound(state).items() if not holds]

    def sound(self, state: Any) -> dict[str, bool]:
        """What must hold of every position, by name; together it must leave no number of it open."""
        raise NotImplementedError
