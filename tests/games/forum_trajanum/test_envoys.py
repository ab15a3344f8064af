"""Section 8: envoys and area bonuses."""

from __future__ import annotations

import pytest

from triumvir.games.forum_trajanum import state as s
from triumvir.games.forum_trajanum.play import ForumState
from triumvir.testing.positions import after, play, refused

from .arrange import at_build, build, envoys, held, ledger, moves, places, ship

RED = "1.5 2.5 2.6 2.7 3.1 3.2 4.2 4.7"


def sending(
    colour: str = "red",
    others: str = "",
    own: str = "",
    rows: dict[int, str] | None = None,
    tiles: int = 1,
    players: int = 2,
) -> ForumState:
    """A building of this colour has just been built; other and own envoys lie in the forum."""
    state = at_build(players, rows=rows, **{colour: 1})
    envoys(state, 1, others)
    envoys(state, 0, own)
    ship(state, 0, tiles)
    return play(state, f"build {colour}", "c21", f"pay {colour[0]}")


def targets(state: ForumState) -> set[str]:
    return {move.removeprefix("envoy ") for move in moves(state, "envoy")}


def test_one_envoy_for_each_coloured_building() -> None:
    """F-120 F-128 D-13: one tile may move from the ship to a free cell of the building's colour, or be kept."""
    state = sending("red")
    assert targets(state) == set(RED.split())
    assert moves(state)[-1] == "decline"
    sent = after(state, "envoy 3.1")
    assert (sent.players[0].ship, sent.players[0].envoys) == (0, places("3.1"))
    declined = after(state, "decline")
    assert (declined.players[0].ship, declined.players[0].envoys) == (1, 0)
    assert refused(state, "envoy 1.1") == "F-120"


def test_colour_area_rule() -> None:
    """E-16 F-121 F-122: no open area: any red cell; after (2,7) only (1,5), (2,5), (2,6), for everybody."""
    assert targets(sending("red")) == set(RED.split())
    state = sending("red", others="2.7")
    assert targets(state) == {"1.5", "2.5", "2.6"}
    assert refused(state, "envoy 3.1") == "F-122"
    assert refused(state, "envoy 2.7") == "F-126"
    assert targets(sending("red", own="2.7")) == {"1.5", "2.5", "2.6"}


def test_full_areas_are_not_open() -> None:
    """F-121 E-18: areas that are full or untouched leave every free cell of the colour legal."""
    assert targets(sending("red", others="1.5 2.5 2.6 2.7")) == {"3.1", "3.2", "4.2", "4.7"}


def test_patrician_1_ignores_the_rule() -> None:
    """F-123 F-180 E-17: Patrician I active: any free red cell; asleep, the rule holds."""
    assert targets(sending("red", others="2.7", rows={1: "A"})) == set(RED.split()) - {"2.7"}
    assert targets(sending("red", others="2.7", rows={1: "IA"})) == {"1.5", "2.5", "2.6"}


def test_several_open_areas() -> None:
    """E-17 F-R23: two red areas open: (1,5), (2,5), (2,6), (3,2), (4,2), but not (4,7)."""
    state = sending("red", others="2.7 3.1")
    assert targets(state) == {"1.5", "2.5", "2.6", "3.2", "4.2"}
    assert refused(state, "envoy 4.7") == "F-122"


def test_need_not_touch() -> None:
    """F-122: within the open area the envoy need not touch other envoys."""
    state = sending("red", others="2.7")
    play(state, "envoy 1.5")
    assert state.players[0].envoys == places("1.5")


def test_area_bonus() -> None:
    """F-124 D-14: who fills the last cell gets one bonus, whoever owns the other envoys; it is not declined (F-128)."""
    state = sending("red", others="1.5 2.5 2.6")
    play(state, "envoy 2.7")
    assert moves(state) == ["bonus tribune", "bonus assistant", "bonus coin", "bonus upgrade", "bonus vp2"]
    assert refused(state, "decline") == "F-124"
    assert held(after(state, "bonus tribune")) == {"tribune": 1}
    assert held(after(state, "bonus assistant")) == {"assistant": 1}
    assert held(after(state, "bonus coin")) == {"coin": 1}
    assert after(state, "bonus upgrade").players[0].offset == 1
    assert ledger(after(state, "bonus vp2")) == {"areas": 2}


def test_two_different_bonuses() -> None:
    """F-125 F-182 E-18: with Patrician II two different ones, for example 2 VP and 1 upgrade, never coin twice."""
    state = sending("red", rows={2: "A"})
    play(state, "envoy 4.7", "bonus vp2")
    assert moves(state) == ["bonus tribune", "bonus assistant", "bonus coin", "bonus upgrade"]
    assert refused(state, "bonus vp2") == "F-125"
    play(state, "bonus upgrade")
    assert (ledger(state), state.players[0].offset) == ({"areas": 2}, 1)
    assert state.to_act == 1


def test_one_cell_area() -> None:
    """F-204 E-18: (4,7) is a 1-cell red area: its first envoy pays the bonus at once."""
    assert play(sending("red"), "envoy 4.7").step == s.AREA_BONUS
    assert play(sending("red"), "envoy 2.7").to_act == 1


def test_one_envoy_per_cell() -> None:
    """F-126: envoys stay; no cell takes a second one."""
    state = sending("red", own="1.5")
    assert refused(state, "envoy 1.5") == "F-126"
    play(state, "envoy 2.5")
    assert state.players[0].envoys == places("1.5 2.5")


def test_eagles_belong_to_no_area() -> None:
    """F-127 F-117: an eagle cell need not be filled to complete an area, and its envoy completes none."""
    state = sending("green", others="1.2 1.3")
    play(state, "envoy 1.1")
    assert state.step == s.AREA_BONUS  # though 2.2 is free


def test_no_envoy_possible() -> None:
    """F-R36 F-205: with an empty ship or all cells of the colour taken nothing is asked; building is legal."""
    assert sending("red", tiles=0).to_act == 1
    assert sending("red", others=RED).to_act == 1


def test_two_envoys_of_one_tile() -> None:
    """F-206 F-R17: a same-colour double completes one area with the first envoy and starts another with the second."""
    state = at_build(red=2)
    envoys(state, 1, "1.5 2.5 2.6")
    ship(state, 0, 2)
    play(state, "build red+red", "c21-22", "pay rr")
    assert targets(state) == {"2.7"}
    play(state, "envoy 2.7", "bonus coin")
    assert targets(state) == {"3.1", "3.2", "4.2", "4.7"}


def test_all_ways_complete_areas() -> None:
    """F-R25: market step 3 and the Patrician I bonus complete areas too; library step 3 cannot."""
    market = build(at_build(builder=1), 0, market="12 13")
    play(market, "build market", "c21", "pay m", "step 3", "envoy 4.7")
    assert market.step == s.AREA_BONUS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_forum_grows_with_the_players(players: int) -> None:
    """F-120 F-023: the cells of a colour depend on the boards in use."""
    red = {2: 8, 3: 11, 4: 14}
    assert len(targets(sending("red", players=players))) == red[players]
