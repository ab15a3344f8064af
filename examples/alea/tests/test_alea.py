"""All laws of the kit for Alea, and what is its own: its drawings, its opponents, its sentences."""

from __future__ import annotations

import alea
import pytest

from triumvir.engine.game import Game
from triumvir.engine.state import State
from triumvir.testing import GameLaws, Variant
from triumvir.testing.drawings import carried, drawn
from triumvir.testing.walks import visits


class TestLaws(GameLaws):
    game = alea.Alea

    def hidden_fields(self, game: Game) -> frozenset[str]:
        return frozenset({"random"})

    def knows_everything(self, state: State, seat: int) -> bool:
        return True


@pytest.mark.parametrize("players", range(2, 7))
def test_what_can_be_done_can_be_clicked(players: int) -> None:
    for visit in visits(Variant(alea.Alea, players).load(), 3, 5, 40):
        assert carried(drawn(visit.state)[1]) == set(visit.state.legal())
