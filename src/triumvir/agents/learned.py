"""Learned judgements as files: one for each game in its folder, with where it comes from, read once and checked.

A judgement belongs to a version of the rules, a box and a list of features. For another box, or where a game has none,
there is no learned judgement: who would have used it judges as written by hand, and `why_not` says why. A candidate of
`triumvir learn` is such a file too, named behind an `@`, as in `champion:500@runs/trajan/round-1.json`.
"""

from __future__ import annotations

import json
import struct
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

from triumvir.agents.habits import Habits
from triumvir.agents.network import BLOCKS, LANES, Layer, Network
from triumvir.engine.errors import UnknownGame
from triumvir.engine.features import Features
from triumvir.engine.game import Game
from triumvir.engine.state import LIKELY
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.agents", "refusals")

FILE = "champion.json"
JUDGEMENTS_KEPT = 16  # of those that were read from files
HALF = "e"  # weights are kept as numbers of two bytes: their third digit is noise


@dataclass(frozen=True)
class Practice:
    """What habits are made of: the hidden layer, and its weights for each action."""

    digest: str
    first: Layer
    weights: list[float]  # those of an action side by side
    bias: list[float]  # of each action
    lean: list[float]  # what each leaning adds


@dataclass(frozen=True)
class Judgement:
    """A learned judgement, ready to be used in any number of searches."""

    game: str
    rules_version: int
    box: str  # the digest of the box that it was learned with
    features: str  # the digest of the features' names
    digest: str  # of the weights
    origin: Mapping[str, Any]  # where it comes from: commit, games, settings, the match that accepted it
    table: int
    seat: int
    layers: tuple[Layer, Layer, Layer]
    practice: Practice | None  # none where only the judgement was learned

    def network(self) -> Network:
        """A network with room of its own to reckon in; the weights are shared."""
        return Network(self.table, self.seat, *self.layers)

    def habits(self) -> Habits | None:
        """Habits with room of their own to reckon in, where there are any."""
        p = self.practice
        return None if p is None else Habits(self.table, self.seat, p.first, p.weights, p.bias, p.lean)

    def why_not(self, game: Game) -> Text | None:
        """Why it cannot judge a game; None if it can."""
        if (game.name, game.rules_version) != (self.game, self.rules_version):
            return WORDS("it-was-learned-for")
        if game.features is None or named(game.features) != self.features:
            return WORDS("it-was-learned-from")
        if game.box.digest != self.box:
            return WORDS("it-was-learned-with")
        if self.practice is not None and len(self.practice.bias) != game.num_actions:
            return WORDS("it-was-learned-from")
        return None


def named(features: Features) -> str:
    """The digest of a list of features: other features, another judgement."""
    return sha256("\n".join(features.names(BLOCKS)).encode()).hexdigest()[:16]


def written(
    game: Game,
    widths: Sequence[int],
    weights: Sequence[float],
    origin: Mapping[str, Any],
    habits: tuple[int, Sequence[float]] | None = None,
) -> str:
    """A judgement as the text of a file; the weights layer by layer, those of an input side by side, then the bias.

    Habits are the width of their hidden layer and their weights: those of the layer, then those of the actions, those
    of an action side by side, then their bias, then what each leaning adds.
    """
    assert game.features is not None
    data = {
        "game": game.name,
        "rules_version": game.rules_version,
        "box": game.box.digest,
        "features": named(game.features),
        "origin": dict(origin),
        "widths": list(widths),
        **_packed(weights),
    }
    if habits is not None:
        data["habits"] = {"width": habits[0], "actions": game.num_actions, **_packed(habits[1])}
    return json.dumps(data, indent=1) + "\n"


def with_habits(text: str, game: Game, habits: tuple[int, Sequence[float]], origin: Mapping[str, Any]) -> str:
    """The text of a judgement's file with other habits, and with where these come from."""
    data = json.loads(text)
    data["origin"]["habits"] = dict(origin)
    data["habits"] = {"width": habits[0], "actions": game.num_actions, **_packed(habits[1])}
    return json.dumps(data, indent=1) + "\n"


def _packed(weights: Sequence[float]) -> dict[str, Any]:
    packed = struct.pack(f"<{len(weights)}{HALF}", *weights)
    return {"digest": sha256(packed).hexdigest(), "weights": b64encode(packed).decode()}


def _unpacked(data: Mapping[str, Any]) -> list[float]:
    """The weights of a part of a file; raises ValueError if they are not those that were written."""
    packed = b64decode(data["weights"], validate=True)
    if sha256(packed).hexdigest() != data["digest"]:
        raise ValueError
    return list(struct.unpack(f"<{len(packed) // 2}{HALF}", packed))


def _layer(values: list[float], inputs: int, width: int) -> tuple[Layer, list[float]]:
    """The first of the weights as a layer, and those that are left."""
    size = inputs * width
    if width % LANES or len(values) < size + width:
        raise ValueError
    return Layer(width, values[:size], values[size : size + width]), values[size + width :]


def _practice(data: Mapping[str, Any], features: Features) -> Practice:
    width = int(data["width"])
    first, values = _layer(_unpacked(data), len(features.table) + len(features.seat), width)
    lean, values = values[-LIKELY - 1 :], values[: -LIKELY - 1]
    actions = int(data["actions"])
    if len(values) != actions * (width + 1):
        raise ValueError
    return Practice(str(data["digest"]), first, values[: actions * width], values[actions * width :], lean)


def read(text: str, features: Features | None) -> Judgement:
    """The judgement of a file's text; raises UnknownGame for one that is damaged."""
    try:
        data = json.loads(text)
        values = _unpacked(data)
        if features is None:
            raise ValueError
        widths = [len(features.table) + BLOCKS * len(features.seat), *(int(width) for width in data["widths"])]
        layers = []
        for inputs, width in pairwise(widths):
            layer, values = _layer(values, inputs, width)
            layers.append(layer)
        if values:
            raise ValueError
        first, second, last = layers
        return Judgement(
            game=str(data["game"]),
            rules_version=int(data["rules_version"]),
            box=str(data["box"]),
            features=str(data["features"]),
            digest=str(data["digest"]),
            origin=dict(data["origin"]),
            table=len(features.table),
            seat=len(features.seat),
            layers=(first, second, last),
            practice=_practice(data["habits"], features) if "habits" in data else None,
        )
    except (ValueError, KeyError, TypeError, struct.error) as error:
        raise UnknownGame(WORDS("this-file-holds-no")) from error


def judgement_of(game: Game, path: str = "") -> Judgement | None:
    """The judgement that came with a game, or that of a file; None where there is none. Raises UnknownGame."""
    return _from_path(path, game.features) if path else _shipped(type(game), game.features)


def shipped_file(title: type[Game]) -> Path:
    """Where the judgement that comes with a game is kept, if it has one."""
    return Path(str(title.folder().joinpath(FILE)))


@cache
def _shipped(title: type[Game], features: Features | None) -> Judgement | None:
    file = title.folder().joinpath(FILE)
    return read(file.read_text(encoding="utf-8"), features) if file.is_file() else None


@lru_cache(JUDGEMENTS_KEPT)
def _from_path(path: str, features: Features | None) -> Judgement:
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise UnknownGame(WORDS("cannot-read", path=path, strerror=error.strerror)) from error
    return read(text, features)


NONE = WORDS("there-none-for-this")


def fitting(game: Game, path: str = "") -> tuple[Judgement | None, Text | None]:
    """The judgement to be used in a game, or None and why."""
    found = judgement_of(game, path)
    why = NONE if found is None else found.why_not(game)
    return (found, None) if why is None else (None, why)
