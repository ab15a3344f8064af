"""A game is its record: what it was started from and every action since. The only thing that is ever stored."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from triumvir.engine.box import Box
from triumvir.engine.errors import BoxError, IllegalAction, RecordError, UnknownGame
from triumvir.engine.game import Game
from triumvir.engine.options import OptionValue, resolve
from triumvir.engine.plain import all_plain
from triumvir.engine.rng import SEED_BITS
from triumvir.engine.state import State
from triumvir.language import catalogue

WORDS = catalogue("triumvir.engine", "refusals")

FORMAT = 1


def commitment(seed: int) -> str:
    """What can be shown before a game starts and checked when the seed is revealed."""
    return sha256(b"triumvir-seed/" + seed.to_bytes(SEED_BITS // 8, "big")).hexdigest()


@dataclass
class Record:
    """Everything needed to play a game again.

    An option that it does not name has its default: the game may have got it later. `components` are the contents of a
    box that is not shipped with the game, for which `box` is the digest.
    """

    game: str
    players: int
    seed: int
    options: dict[str, OptionValue] = field(default_factory=dict)
    rules_version: int = 1
    box: str = ""
    seats: list[str] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    scores: list[int] | None = None
    components: dict[str, Any] | None = None

    @staticmethod
    def of(game: Game, seed: int, seats: list[str] | None = None) -> Record:
        """The empty record of a game about to start; raises BoxError if its box is too large to travel."""
        return Record(
            game=game.name,
            players=game.players,
            seed=seed,
            options=dict(game.options),
            rules_version=game.rules_version,
            box=game.box.digest,
            seats=list(seats or []),
            components=None if game.box.shipped else json.loads(game.box.to_json()),
        )

    def to_json(self) -> str:
        """The record as JSON text."""
        data: dict[str, Any] = {
            "triumvir": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "box": self.box,
            "players": self.players,
            "options": self.options,
            "seats": self.seats,
            "seed": str(self.seed),
            "commitment": commitment(self.seed),
            "actions": self.actions,
        }
        if self.scores is not None:
            data["scores"] = self.scores
        if self.components is not None:
            data["components"] = self.components
        return json.dumps(data)

    @staticmethod
    def from_json(text: str) -> Record:
        """A record out of JSON text; raises RecordError naming the first thing that does not fit."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise RecordError(WORDS("this-record-not-json", error=error)) from error
        if not isinstance(data, dict) or data.get("triumvir") != FORMAT:
            raise RecordError(WORDS("this-not-triumvir-record", format=FORMAT))
        if not all_plain(data):
            raise RecordError(WORDS("text-in-this-record"))
        for name, fits in _SHAPE.items():
            if not fits(data.get(name)):
                raise RecordError(WORDS("field-this-record-missing", name=name))
        record = Record(
            game=data["game"],
            players=data["players"],
            seed=int(data["seed"]),
            options=data["options"],
            rules_version=data["rules_version"],
            box=data["box"],
            seats=data["seats"],
            actions=data["actions"],
            scores=data.get("scores"),
            components=data.get("components"),
        )
        if record.seed >= 2**SEED_BITS or data["commitment"] != commitment(record.seed):
            raise RecordError(WORDS("seed-this-record-does"))
        if record.components is not None:
            _require_box(record.components, record.box)
        return record

    def replay(self, game: Game) -> Iterator[State]:
        """Every position in order, the first included; raises RecordError if anything does not fit."""
        self._require(game)
        state = game.start(self.seed)
        yield state.copy()
        for ply, action in enumerate(self.actions):
            try:
                state.apply(action)
            except IllegalAction as error:
                raise RecordError(WORDS("action-this-record-not", ply=ply + 1, text=error.text)) from error
            yield state.copy()

    def verify(self, game: Game) -> State:
        """The last position; raises RecordError if anything in the record does not hold."""
        state = game.start(self.seed)
        for position in self.replay(game):
            state = position
        if self.scores is not None and (not state.over or state.scores() != self.scores):
            raise RecordError(WORDS("record-claims-result-replay", scores=self.scores, scores2=state.scores()))
        return state

    def _require(self, game: Game) -> None:
        for what, own, fits, given in (
            ("game", self.game, self.game == game.name, game.name),
            ("players", self.players, self.players == game.players, game.players),
            ("options", self.options, self._options_of(game) == game.options, game.options),
            ("rules_version", self.rules_version, self.rules_version == game.rules_version, game.rules_version),
            ("box", self.box, self.box == game.box.digest, game.box.digest),
        ):
            if not fits:
                raise RecordError(WORDS("this-record-was-made", what=what, own=own, given=given))

    def _options_of(self, game: Game) -> dict[str, OptionValue]:
        """All options of the game as the record means them."""
        try:
            return resolve(game.meta.options, self.options)
        except UnknownGame as error:
            raise RecordError(error.text) from error


def _require_box(components: dict[str, Any], digest: str) -> None:
    try:
        found = Box(components)
        found.to_json()
    except BoxError as error:
        raise RecordError(error.text) from error
    if found.digest != digest:
        raise RecordError(WORDS("components-in-this-record", digest=found.digest, digest2=digest))


def _ints(value: Any) -> bool:
    return isinstance(value, list) and all(type(item) is int and 0 <= item < 2**31 for item in value)


_SHAPE: dict[str, Callable[[Any], bool]] = {
    "game": lambda v: isinstance(v, str),
    "rules_version": lambda v: type(v) is int,
    "box": lambda v: isinstance(v, str),
    "players": lambda v: type(v) is int,
    "options": lambda v: isinstance(v, dict) and all(isinstance(item, bool | str) for item in v.values()),
    "seats": lambda v: isinstance(v, list) and all(isinstance(item, str) for item in v),
    "seed": lambda v: isinstance(v, str) and v.isascii() and v.isdigit() and len(v) <= 78,
    "commitment": lambda v: isinstance(v, str),
    "actions": _ints,
    "components": lambda v: v is None or isinstance(v, dict),
    "scores": lambda v: v is None or (isinstance(v, list) and all(type(item) is int for item in v)),
}
