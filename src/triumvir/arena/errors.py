"""What a match refuses."""

from __future__ import annotations

from triumvir.engine.errors import TriumvirError


class ArenaError(TriumvirError):
    """A match that cannot be played or read as asked; the text says what is allowed."""
