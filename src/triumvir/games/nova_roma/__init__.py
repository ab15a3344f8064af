"""Nova Roma, by Stanislav Kordonskiy."""

from triumvir.games.nova_roma.game import NovaRoma

GAME = NovaRoma

__all__ = ["GAME"]
