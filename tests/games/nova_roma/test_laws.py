"""All laws of the test kit, for Nova Roma."""

from triumvir.engine.game import Game
from triumvir.testing import GameLaws


class TestLaws(GameLaws):
    game = "nova-roma"

    def hidden_fields(self, game: Game) -> frozenset[str]:
        hidden = {"random", "deck", "shipping", "building", "basic", "special", "emperors", "chariots", "players.hand"}
        if game.options["mosaic_draft"]:
            hidden.add("mosaics")
        if game.options["follower_draft"]:
            hidden |= {"draft", "chosen"}
        return frozenset(hidden)
