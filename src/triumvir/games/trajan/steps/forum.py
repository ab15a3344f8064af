"""The forum: take one face-up tile."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.games.trajan.actions import SPACE, SPACES
from triumvir.games.trajan.state import EMPTY, Position


def options(position: Position, out: vec[i64], count: i64) -> i64:
    """Every space with a tile (T-120)."""
    forum = position.forum
    i: i64
    for i in range(SPACES):
        if forum[i] != EMPTY:
            out[count] = SPACE + i
            count += 1
    return count


def available(position: Position) -> bool:
    """Whether any tile is left (T-123)."""
    for tile in position.forum:
        if tile != EMPTY:
            return True
    return False


def perform(position: Position, action: i64) -> bool:
    """Put the tile on the mat; the space stays empty (T-121, T-122)."""
    space = action - SPACE
    position.player().mat[position.forum[space]] += 1
    position.forum[space] = EMPTY
    return True


def refuse(position: Position, action: i64) -> str:
    """The rule that forbids an action at the forum."""
    return "T-122" if SPACE <= action < SPACE + SPACES else "T-120"
