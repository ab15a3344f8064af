"""The opponent that a game plays itself where a person plays alone. It has no seat and decides nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from triumvir.engine.errors import Text


class Rival(NamedTuple):
    """What everybody may know of it."""

    rank: int  # beside the player: 1 or 2
    score: int
    ledger: Mapping[str, int]  # VP by source, which add up to the score
    names: Mapping[str, Text]  # what these sources are called
