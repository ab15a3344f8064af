"""How a table stands, as its row keeps it: what lists say of it without loading its game or replaying anything."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Standing:
    """What everybody may know. None is not known: the row is of an older release and the table was not opened since."""

    to_act: int | None = None  # the seat that decides; -1 when the game is over
    phase: Mapping[str, str] | None = None  # where the game stands, in the words of each language
    scores: list[int] | None = None  # VP by seat
    ranks: list[int] | None = None  # of a finished game

    def said(self, lang: str) -> str:
        """Where the game stands, in a language or, if it was not known when this was stored, in another."""
        phase = self.phase or {}
        return phase.get(lang) or next(iter(phase.values()), "")

    def columns(self) -> dict[str, Any]:
        """As the columns of a row."""
        return {"to_act": self.to_act, "phase": self.phase, "scores": self.scores, "ranks": self.ranks}


UNKNOWN = Standing()
