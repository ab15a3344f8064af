"""Section 7: rewards of grey buildings."""

from __future__ import annotations

import pytest

from triumvir.games.forum_trajanum import state as s
from triumvir.games.forum_trajanum.play import ForumState
from triumvir.testing.positions import after, play, refused

from .arrange import (
    at_build,
    build,
    built,
    cells,
    citizens,
    envoys,
    held,
    kind,
    lay,
    ledger,
    moves,
    only_covered,
    people,
    ship,
    stock,
    tracks,
)

SPOTS = "12 13 14"


def reward(track: str, before: int = 0, rows: dict[int, str] | None = None, **resources: int) -> ForumState:
    """A building of a track has just been built, with so many before; its step is to be chosen."""
    state = at_build(rows=rows, **{"builder": 1, **resources})
    build(state, 0, **{track: " ".join(SPOTS.split()[:before])})
    play(state, f"build {track}", "c21", "pay m")
    assert state.step == s.CHOOSE_STEP
    return state


@pytest.mark.parametrize(("cycle", "rows", "vp"), [(1, {1: "AA", 2: "A", 3: "I"}, 6), (3, {}, 1), (2, {5: "IA"}, 3)])
def test_victory_column(cycle: int, rows: dict[int, str], vp: int) -> None:
    """F-110 E-14: the top fragment and 1 VP per active citizen: 3 + 3 = 6 in cycle I, 1 in cycle III with none."""
    state = at_build(rows=rows, builder=1)
    state.round = 4 * cycle - 4
    state.drawn = 2 * (state.round + 1)
    play(state, "build victory_column", "c21", "pay m")
    assert ledger(state) == {"columns": vp}
    assert tracks(state) == [0, 0, 0]


def test_marker_moves() -> None:
    """F-111 F-R18 D-15: the marker moves by itself; then the step reached or an earlier one, or none."""
    state = reward("basilica", 2)
    assert tracks(state) == [0, 3, 0]
    assert moves(state) == ["decline", "step 1", "step 2", "step 3"]
    assert refused(state, "step 4") == "F-111"
    play(state, "decline")
    assert tracks(state) == [0, 3, 0]
    assert held(state) == {}


def test_library_1() -> None:
    """F-112 D-15: step 1: any one worker and 1 tribune."""
    state = play(reward("library"), "step 1")
    assert moves(state) == ["gain worker_red", "gain worker_yellow", "gain worker_green", "gain worker_blue"]
    play(state, "gain worker_green")
    assert held(state) == {"green": 1, "tribune": 1}


def test_library_2() -> None:
    """F-112: step 2: 1 builder."""
    assert held(play(reward("library", 1), "step 2")) == {"builder": 1}


def test_library_3() -> None:
    """F-112 F-117 D-15: step 3: one envoy onto a free eagle cell, which may be declined."""
    state = envoys(reward("library", 2), 1, "2.8")
    play(state, "step 3")
    assert moves(state) == ["envoy 2.2", "envoy 3.5", "decline"]
    assert refused(state, "envoy 2.8") == "F-126"
    assert refused(state, "envoy 1.1") == "F-112"
    play(state, "envoy 3.5")
    assert state.players[0].ship == 0
    assert state.to_act == 1


def test_only_way_onto_eagles() -> None:
    """F-117: neither a coloured building nor market step 3 leads onto an eagle."""
    state = play(reward("market", 2), "step 3")
    assert "envoy 2.2" not in moves(state)
    assert refused(state, "envoy 2.2") == "F-117"


@pytest.mark.parametrize("track", ["library", "market"])
def test_take_and_use(track: str) -> None:
    """F-112 F-114 F-R21 D-15: step 4: any covered tile, seen only after choosing, used, then on the ship."""
    state = lay(reward(track, 3), 0, "66", "w_rr")
    play(state, "step 4")
    assert len(moves(state)) == bin(state.players[0].covered).count("1")
    assert refused(state, "c21") == "F-030"
    assert state.view(0)["players"][0]["cells"][7] is None
    play(state, "c66")
    assert held(state) == {"red": 2}
    assert state.players[0].ship == 2
    assert not state.players[0].covered & cells("66")  # F-R21: a corner uncovers its crane
    assert state.view(1)["players"][0]["cells"][35] == {"kind": "crane", "id": "yellow", "spent": False}


def test_taken_citizen() -> None:
    """F-R21 F-209 D-15 F-208: a citizen is placed, active at once, or goes to the ship if there is no space."""
    state = lay(reward("library", 3), 0, "33", "citizen_craftsman")
    vp = state.score_of(0)
    play(state, "step 4", "c33")
    assert moves(state) == ["row5", "row6"]
    play(state, "row5")
    assert people(state) == {5: "A"}
    assert state.players[0].ship == 1
    assert state.score_of(0) == vp  # F-R20
    full = lay(reward("library", 3, rows={5: "AA", 6: "AA"}), 0, "33", "citizen_craftsman")
    play(full, "step 4", "c33")
    assert full.players[0].ship == 2
    assert full.to_act == 1


def test_taken_patrician_works_at_once() -> None:
    """F-209 F-083: Patrician I or II taken this way works for an envoy of the same tile that is still pending."""
    state = at_build(builder=1, yellow=1)
    build(state, 0, library=SPOTS)
    envoys(state, 1, "2.3")
    ship(state, 0, 1)
    lay(state, 0, "33", "citizen_patrician")
    play(state, "build library+yellow", "c21-22", "pay my", "grey first", "step 4", "c33", "row1")
    assert "envoy 3.7" in moves(state)  # though the area of 2.3 is open


def test_basilica() -> None:
    """F-113: 2 assistants, 2 tribunes, 1 upgrade."""
    assert held(play(reward("basilica"), "step 1")) == {"assistant": 2}
    assert held(play(reward("basilica", 1), "step 2")) == {"tribune": 2}
    assert play(reward("basilica", 2), "step 3").players[0].offset == 1


def test_extra_building_action() -> None:
    """F-113 F-R22 D-16: step 4: one more building action, optional, paid normally, with exchanges and rewards."""
    state = reward("basilica", 3, rows={6: "A"}, red=1, assistant=1)
    play(state, "step 4")
    assert state.step == s.BUILD
    play(state, "assistant>builder", "build market", "c22", "pay m", "step 1")
    assert built(state)["market"] == ["22"]
    assert held(state) == {"red": 1, "coin": 1}
    assert state.to_act == 1
    passed = play(reward("basilica", 3), "step 4", "no build")
    assert passed.to_act == 1


def test_extra_build_comes_before_other_rewards() -> None:
    """F-R22 D-16: it happens with all its rewards before the envoy of the tile that brought it."""
    state = at_build(builder=2, green=1)
    build(state, 0, basilica=SPOTS)
    only_covered(state, 0, "11 33 44")
    play(state, "build basilica+green", "c21-22", "pay mg", "grey first", "step 4")
    assert state.step == s.BUILD
    play(state, "build victory_column", "c15", "pay m")
    assert ledger(state) == {"tracks": 3, "columns": 3}
    assert state.step == s.SEND_ENVOY
    assert state.view(0)["decision"]["target"] == "green"


def test_one_extra_action_per_game() -> None:
    """F-207: basilica step 4 is reached once; a fifth basilica brings nothing."""
    state = at_build(builder=1)
    build(state, 0, basilica="12 13 14 15")
    play(state, "build basilica", "c21", "pay m")
    assert state.to_act == 1
    assert tracks(state) == [0, 4, 0]


def test_market() -> None:
    """F-114: 1 coin; one area bonus; one envoy onto any free coloured cell, whatever areas are open."""
    assert held(play(reward("market"), "step 1")) == {"coin": 1}
    two = play(reward("market", 1), "step 2")
    assert moves(two) == ["bonus tribune", "bonus assistant", "bonus coin", "bonus upgrade", "bonus vp2"]
    play(two, "bonus vp2")
    assert ledger(two) == {"areas": 2}
    three = envoys(reward("market", 2), 1, "2.7")
    play(three, "step 3")
    assert len(moves(three, "envoy")) == 32
    play(three, "envoy 4.7")
    assert three.step == s.AREA_BONUS


def test_market_2_with_patrician_2() -> None:
    """F-182 F-R26: with Patrician II active market step 2 brings two different bonuses, also as an earlier step."""
    for before in (1, 2):
        state = play(reward("market", before, rows={2: "A"}), "step 2", "bonus coin")
        assert moves(state) == ["bonus tribune", "bonus assistant", "bonus upgrade", "bonus vp2"]
        play(state, "bonus tribune")
        assert held(state) == {"coin": 1, "tribune": 1}
    asleep = play(reward("market", 1, rows={2: "IA"}), "step 2", "bonus coin")
    assert asleep.to_act == 1


@pytest.mark.parametrize("track", ["library", "basilica", "market"])
def test_end_of_a_track(track: str) -> None:
    """F-115 E-15 F-R20: the 4th in cycle II with 2 active citizens: 2 + 2 = 4 VP at once, then any reward."""
    state = at_build(rows={1: "AA"}, builder=1)
    state.round = 4
    state.drawn = 10
    build(state, 0, **{track: SPOTS})
    play(state, f"build {track}", "c21", "pay m")
    assert ledger(state) == {"tracks": 4}
    taken = [move for move in moves(state) if move.startswith("step")]
    assert set(taken) >= {"step 1", "step 2", "step 3", "step 4"}


def test_vp_before_the_citizen() -> None:
    """F-R20 E-15: if step 4 brings a citizen the VP do not change."""
    state = lay(reward("market", 3), 0, "33", "citizen_merchant")
    assert ledger(state) == {"tracks": 3}
    play(state, "step 4", "c33", "row4")
    assert ledger(state) == {"tracks": 3}


def test_fifth_building() -> None:
    """F-116 E-15: a 5th market gives no reward and no VP, but stands in its row."""
    state = at_build(rows={1: "AA"}, builder=1)
    build(state, 0, market="12 13 14 15")
    play(state, "build market", "c21", "pay m")
    assert ledger(state) == {}
    assert held(state) == {}
    assert built(state) == {"market": ["12", "13", "14", "15", "21"]}


def test_rewards_without_effect() -> None:
    """F-R19 D-15: a reward that cannot be carried out is not offered: declining is the same."""
    no_ship = ship(reward("library", 3), 0, 0)
    assert moves(no_ship) == ["decline", "step 1", "step 2", "step 4"]
    assert refused(no_ship, "step 3") == "F-R19"
    no_eagle = envoys(reward("library", 2), 1, "2.2 3.5 2.8")
    assert moves(no_eagle) == ["decline", "step 1", "step 2"]
    nothing = only_covered(reward("market", 3), 0, "")
    assert moves(nothing) == ["decline", "step 1", "step 2", "step 3"]
    no_envoy = ship(reward("market", 2), 0, 0)
    assert moves(no_envoy) == ["decline", "step 1", "step 2"]


def test_lost_upgrade() -> None:
    """F-R29: an upgrade at offset 10 may be picked and is lost."""
    state = reward("basilica", 2)
    state.players[0].offset = 10
    play(state, "step 3")
    assert state.players[0].offset == 10


def test_order_of_rewards() -> None:
    """D-12 F-R17: asked for a mixed tile whose track is not finished; both orders give both rewards."""
    state = at_build(builder=1, yellow=1)
    play(state, "build library+yellow", "c21-22", "pay my")
    assert moves(state) == ["grey first", "colour first"]
    assert refused(state, "decline") == "F-R17"
    grey = after(state, "grey first")
    assert grey.step == s.CHOOSE_STEP
    assert after(grey, "step 1", "gain worker_red").step == s.SEND_ENVOY
    coloured = after(state, "colour first")
    assert coloured.step == s.SEND_ENVOY
    assert tracks(coloured) == [0, 0, 0]
    play(coloured, "envoy 1.4")
    assert coloured.step == s.CHOOSE_STEP
    assert tracks(coloured) == [1, 0, 0]


def test_order_is_not_asked() -> None:
    """D-12: a victory column and a finished track come first without a question."""
    column = play(at_build(builder=1, red=1), "build victory_column+red", "c21-22", "pay mr")
    assert column.step == s.SEND_ENVOY
    assert ledger(column) == {"columns": 3}
    done = build(at_build(builder=1, yellow=1), 0, library="12 13 14 15")
    play(done, "build library+yellow", "c21-22", "pay my")
    assert done.step == s.SEND_ENVOY


def test_last_round() -> None:
    """F-208: library step 4 taken in the last round still works: the tile is used, the ship grows."""
    state = lay(at_build(builder=1), 0, "33", "coins")
    build(state, 0, library=SPOTS)
    state.round = 11
    state.drawn = 24
    play(state, "build library", "c21", "pay m", "step 4", "c33")
    assert held(state) == {"coin": 2}
    assert state.players[0].ship == 2


def test_exchanges_wait_for_the_next_turn() -> None:
    """F-209: exchanges gained by a taken citizen wait, as no building action can follow in this turn."""
    state = lay(reward("library", 3, assistant=1), 0, "33", "citizen_craftsman")
    play(state, "step 4", "c33", "row6")
    assert state.to_act == 1
    assert held(state) == {"assistant": 1}


def test_kinds() -> None:
    """F-R21: the tile seen is the one that lay there."""
    state = lay(reward("library", 3), 0, "33", "upgrade")
    assert state.players[0].tiles[14] == kind(state, "upgrade")
    play(state, "step 4", "c33")
    assert state.players[0].offset == 2
    assert citizens(stock(state, 0), 0, {}).players[0].placed == 0
