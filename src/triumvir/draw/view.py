"""What all views have in common, whatever the game: as much as may be read of a view without knowing its title.

A game describes its own view, with players and decision, in its `view_types.py`. At run time all are plain
dictionaries.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict, TypeVar

from typing_extensions import ReadOnly

T = TypeVar("T")


class PlayerView(TypedDict):
    """One player as a seat knows it."""

    score: ReadOnly[int]
    ledger: NotRequired[ReadOnly[Mapping[str, int]]]  # VP by source


class View(TypedDict):
    """A position as a seat knows it."""

    game: ReadOnly[str]
    seat: ReadOnly[int | None]  # who looks on; None is a spectator
    step: ReadOnly[str]  # what is being decided
    to_act: ReadOnly[int]  # -1 when the game is over
    decision: NotRequired[
        ReadOnly[Mapping[str, object] | None]
    ]  # what has been chosen so far; None while that is secret
    players: ReadOnly[Sequence[PlayerView]]


def sure(value: T | None) -> T:
    """Something that a view of this moment must hold, such as the tile that may be taken."""
    assert value is not None
    return value
