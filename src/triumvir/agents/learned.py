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

from triumvir.agents.network import BLOCKS, LANES, Layer, Network
from triumvir.engine.errors import UnknownGame
from triumvir.engine.features import Features
from triumvir.engine.game import Game
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.agents", "refusals")

FILE = "champion.json"
JUDGEMENTS_KEPT = 16  # of those that were read from files
HALF = "e"  # weights are kept as numbers of two bytes: their third digit is noise


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

    def network(self) -> Network:
        """A network with room of its own to reckon in; the weights are shared."""
        return Network(self.table, self.seat, *self.layers)

    def why_not(self, game: Game) -> Text | None:
        """Why it cannot judge a game; None if it can."""
        if (game.name, game.rules_version) != (self.game, self.rules_version):
            return WORDS("it-was-learned-for")
        if game.features is None or named(game.features) != self.features:
            return WORDS("it-was-learned-from")
        if game.box.digest != self.box:
            return WORDS("it-was-learned-with")
        return None


def named(features: Features) -> str:
    """The digest of a list of features: other features, another judgement."""
    return sha256("\n".join(features.names(BLOCKS)).encode()).hexdigest()[:16]


def written(game: Game, widths: Sequence[int], weights: Sequence[float], origin: Mapping[str, Any]) -> str:
    """A judgement as the text of a file; the weights layer by layer, those of an input side by side, then the bias."""
    assert game.features is not None
    packed = struct.pack(f"<{len(weights)}{HALF}", *weights)
    data = {
        "game": game.name,
        "rules_version": game.rules_version,
        "box": game.box.digest,
        "features": named(game.features),
        "origin": dict(origin),
        "widths": list(widths),
        "digest": sha256(packed).hexdigest(),
        "weights": b64encode(packed).decode(),
    }
    return json.dumps(data, indent=1) + "\n"


def read(text: str, features: Features | None) -> Judgement:
    """The judgement of a file's text; raises UnknownGame for one that is damaged."""
    try:
        data = json.loads(text)
        packed = b64decode(data["weights"], validate=True)
        if sha256(packed).hexdigest() != data["digest"] or features is None:
            raise ValueError
        widths = [len(features.table) + BLOCKS * len(features.seat), *(int(width) for width in data["widths"])]
        values = struct.unpack(f"<{len(packed) // 2}{HALF}", packed)
        layers = []
        for inputs, width in pairwise(widths):
            weights, values = list(values[: inputs * width]), values[inputs * width :]
            bias, values = list(values[:width]), values[width:]
            if width % LANES or len(bias) != width:
                raise ValueError
            layers.append(Layer(width, weights, bias))
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
        )
    except (ValueError, KeyError, TypeError, struct.error) as error:
        raise UnknownGame(WORDS("this-file-holds-no")) from error


def judgement_of(game: Game, path: str = "") -> Judgement | None:
    """The judgement that came with a game, or that of a file; None where there is none. Raises UnknownGame."""
    return _from_path(path, game.features) if path else _shipped(type(game), game.features)


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
