"""All laws of the test kit, for Trajan."""

from triumvir.engine.game import Game
from triumvir.testing import GameLaws, Silence


class TestLaws(GameLaws):
    game = "trajan"

    def hidden_fields(self, game: Game) -> frozenset[str]:
        return frozenset({"random", "deck", "supply", "extras", "demands", "bag", "stacks", "players.hand"})

    def rarely_hidden(self, game: Game) -> frozenset[str]:
        return frozenset({"players.older"})  # after the discards were shuffled

    def silence(self, game: Game) -> Silence:
        shown = {"demands", "players.fulfilled"}  # in which order they came; which tiles of one kind they are
        return Silence(shown, kept={"players.buildings"})  # which tiles of one kind: their VP are scored
