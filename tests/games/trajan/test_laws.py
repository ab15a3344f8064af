"""All laws of the test kit, for Trajan."""

from triumvir.engine.game import Game
from triumvir.testing import GameLaws


class TestLaws(GameLaws):
    game = "trajan"

    def hidden_fields(self, game: Game) -> frozenset[str]:
        return frozenset({"random", "deck", "supply", "extras", "demands", "bag", "stacks", "players.hand"})

    def rarely_hidden(self, game: Game) -> frozenset[str]:
        return frozenset({"players.older"})  # after the discards were shuffled
