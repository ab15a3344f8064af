"""All laws of the test kit, for Forum Trajanum."""

from triumvir.engine.game import Game
from triumvir.testing import GameLaws, Silence


class TestLaws(GameLaws):
    game = "forum-trajanum"

    def hidden_fields(self, game: Game) -> frozenset[str]:
        commit = {"first", "second", "paid", "kept", "passed"}
        return frozenset(
            {"random", "streets", "card", "players.tiles", "players.order", "players.corners"}
            | {f"players.{field}" for field in commit}
        )

    def silence(self, game: Game) -> Silence:
        return Silence(shown={"called"})  # in which order the streets were called
