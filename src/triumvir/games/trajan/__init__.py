"""Trajan, by Stefan Feld."""

from triumvir.games.trajan.game import Trajan

GAME = Trajan

__all__ = ["GAME"]
