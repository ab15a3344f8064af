"""The drawings of Trajan: the laws of all boards, and what its tips say of values."""

import re
from collections import Counter
from typing import Any, ClassVar

import pytest

import triumvir
from triumvir.games.trajan.board.words import WORDS
from triumvir.games.trajan.board.worth import bonus_values, can_fulfil, covered
from triumvir.games.trajan.game import Trajan
from triumvir.games.trajan.play import TrajanState
from triumvir.games.trajan.scoring import bonus_points
from triumvir.games.trajan.steps.table import STEPS
from triumvir.testing import BoardLaws
from triumvir.testing.drawings import drawn, whole
from triumvir.testing.walks import visits


class TestBoard(BoardLaws):
    game = "trajan"
    walks = ((2, 0, {}), (3, 1, {}), (4, 2, {}), (2, 5, {}), (4, 4, {}))
    steps = frozenset(step.name for step in STEPS)
    tabs: ClassVar = {"map": "Provinzen", "forum": "Forum", "works": "Bau", "port": "Hafen"}
    mat = "Tableau von C"
    words = WORDS
    english = ("Senate", "your mat", "Legionary of", "Trajan tiles", "Picked up now")
    renamed: ClassVar = {'yellow"': 'lemon"', '"fish"': '"tuna"', "noricum": "histria", "r1c1": "a1"}
    upheavals = ("take_card", "choose_tray", "over")

    def steady(self, ids: set[str], step: str) -> bool:
        stones = [ident for ident in ids if re.fullmatch(r"mk-\d-\w+-\d", ident)]
        return step == "place_marker" or len(stones) == 36


@pytest.mark.parametrize("players", [2, 4])
def test_bonus_tiles_are_valued_as_the_final_scoring_does(players: int) -> None:
    game = triumvir.load("trajan", players=players)
    assert isinstance(game, Trajan)
    for visit in visits(game, 21, 9, 60):
        state = visit.state
        assert isinstance(state, TrajanState)
        for seat, player in enumerate(state.view(None)["players"]):
            values = bonus_values(game.printed, player, player["bonus_yellow"], player["bonus_gray"])
            assert sum(values.values()) == bonus_points(state.tables, state.players[seat])


def test_trays_that_can_fulfil_a_tile_are_told_apart() -> None:
    """A tray is said to fulfil iff some order of dropping its markers does."""
    game = triumvir.load("trajan", players=2)
    assert isinstance(game, Trajan)
    checked: Counter[bool] = Counter()
    for visit in visits(game, 6, 4, 300):
        state = visit.state
        view = state.view(None)
        if view["step"] != "choose_tray":
            continue
        for tray in range(6):
            player = view["players"][state.to_act]
            if not 0 < len(player["trays"][tray]) <= 4:
                continue
            told = can_fulfil(game.names, player["slots"], player["trays"], tray)
            assert told == _some_order_fulfils(state, 6 + tray)
            checked[told] += 1
    assert min(checked[True], checked[False]) > 3


def _some_order_fulfils(state: Any, action: int) -> bool:
    after = state.copy()
    seat = state.to_act
    before = state.ledger(seat)["trajan_tiles"]
    after.apply(action)
    waiting = [after]
    while waiting:
        position = waiting.pop()
        if position.ledger(seat)["trajan_tiles"] > before:
            return True
        if position.view(None)["step"] == "sow":
            for colour in position.legal():
                following = position.copy()
                following.apply(colour)
                waiting.append(following)
    return False


def test_demands_are_covered_by_tiles_then_by_jokers() -> None:
    game = triumvir.load("trajan", players=2)
    assert isinstance(game, Trajan)
    player = {"mat": {"bread": 1, "joker-demand": 1}, "fulfilled": ["tj-demand-4"]}
    assert covered(game.names, player, ["bread", "bread", "games"]) == [True, True, True]
    assert covered(game.names, player, ["religion", "bread", "bread"]) == [True, True, False]


def test_nothing_is_said_of_tiles_that_lie_elsewhere() -> None:
    """What the tips list as unseen is exactly what lies nowhere on the table: never a negative number of anything."""
    game = triumvir.load("trajan", players=3)
    for visit in visits(game, 14, 2, 30):
        _, parts = drawn(visit.state)
        tips = "\n".join(re.findall(r'data-tip="([^"]*)"', whole(parts)))
        assert not re.search(r"-\d+ (bread|games|religion|votes|extra|fish|wine|oil)", tips)
