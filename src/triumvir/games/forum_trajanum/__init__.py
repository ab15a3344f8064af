"""Forum Trajanum, by Stefan Feld."""

from triumvir.games.forum_trajanum.game import ForumTrajanum

GAME = ForumTrajanum

__all__ = ["GAME"]
