"""What a computer player receives: one seat's knowledge and nothing else.

A perspective is built from an imagined position, so that the true hidden parts are not in it at all: there is no way
back to them, not even by reading private fields.
"""

from __future__ import annotations

from triumvir.draw.view import View
from triumvir.engine.game import Game
from triumvir.engine.native import vec
from triumvir.engine.state import State


class Perspective:
    """A decision as the deciding seat knows it."""

    def __init__(self, state: State, seat: int, random: int = 1) -> None:
        self.game: Game = state.game
        self.seat = seat
        self._guess = state.imagine(seat, random)
        self.legal: list[int] = self._guess.legal() if state.to_act == seat else []

    @property
    def view(self) -> View:
        """What the seat may see, as plain values."""
        return self._guess.view(self.seat)

    def observe(self) -> vec[float]:
        """What the seat may know, as numbers; `game.observation_features` says what is where."""
        return self._guess.observe(self.seat)

    def _repr_html_(self) -> str:
        return self.game.figure(self.view)

    def imagine(self, random: int) -> State:
        """A whole position that fits all the seat knows; other numbers give other guesses."""
        return self._guess.imagine(self.seat, random)
