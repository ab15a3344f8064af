"""Triumvir: three Roman board games for people, programs and research.

>>> import triumvir
>>> game = triumvir.load("trajan", players=3)
>>> state = game.start(seed=7)
>>> while not state.over:
...     state.apply(state.legal()[0])
>>> len(state.scores())
3
"""

from triumvir.engine.errors import (
    BoxError,
    IllegalAction,
    NotationError,
    RecordError,
    TriumvirError,
    UnknownGame,
    WrongMoment,
    WrongType,
    WrongValue,
)
from triumvir.engine.game import Game
from triumvir.engine.perspective import Perspective
from triumvir.engine.record import Record
from triumvir.engine.session import Session
from triumvir.engine.state import State
from triumvir.games import game_of, load, titles
from triumvir.version import VERSION

__version__ = VERSION

__all__ = [
    "BoxError",
    "Game",
    "IllegalAction",
    "NotationError",
    "Perspective",
    "Record",
    "RecordError",
    "Session",
    "State",
    "TriumvirError",
    "UnknownGame",
    "WrongMoment",
    "WrongType",
    "WrongValue",
    "game_of",
    "load",
    "titles",
]
