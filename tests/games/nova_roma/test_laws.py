"""All laws of the test kit, for Nova Roma."""

from triumvir.engine.game import Game
from triumvir.testing import GameLaws, Silence


class TestLaws(GameLaws):
    game = "nova-roma"

    def hidden_fields(self, game: Game) -> frozenset[str]:
        hidden = {"random", "deck", "shipping", "building", "basic", "special", "emperors", "chariots", "players.hand"}
        if game.options["mosaic_draft"]:
            hidden.add("mosaics")
        if game.options["follower_draft"]:
            hidden |= {"draft", "chosen"}
        return frozenset(hidden)

    def silence(self, game: Game) -> Silence:
        scored = {"players.shipping", "players.building", "players.chariots", "rival.contracts"}  # by number and VP
        alike = {"rewards.tile"}  # reward tiles that give the same, or that were paid
        return Silence(
            scored | alike, kept={"heights", "players.board"}
        )  # heights: only which marker lies lower counts
