"""Section 6: the building action, its costs, places and exchanges."""

from __future__ import annotations

from itertools import product

import pytest

from triumvir.games.forum_trajanum import actions as a
from triumvir.games.forum_trajanum import state as s
from triumvir.games.forum_trajanum.payments import all_payments
from triumvir.games.forum_trajanum.play import ForumState
from triumvir.games.forum_trajanum.steps import building
from triumvir.testing.positions import after, play, refused

from .arrange import at_build, build, built, held, loaded, moves, ship, stock, uncover

GREY = ["victory_column", "library", "basilica", "market"]
COLOURS = ["red", "yellow", "green", "blue"]
MIXED = ["victory_column+red", "library+yellow", "basilica+green", "market+blue"]
SAME = [f"{colour}+{colour}" for colour in COLOURS]
PLENTY = {"builder": 3, "red": 3, "yellow": 3, "green": 3, "blue": 3, "assistant": 3}


def payments(face: str, pairs: bool = True, **resources: int) -> set[str]:
    """The payments offered for a face."""
    state = at_build(**resources)
    if not pairs:
        game = loaded(2, assistant_pairs=False)
        state = game.restore(state.dump())  # type: ignore[assignment]
    where = "c21-22" if "+" in face else "c21"
    play(state, f"build {face}", where)
    return {move.removeprefix("pay ") for move in moves(state)}


def test_one_tile_or_none() -> None:
    """F-090 D-09: one building tile per turn, single or double, or nothing."""
    state = at_build(**PLENTY)
    assert moves(state)[-1] == "no build"
    play(state, "build victory_column", "c21", "pay m")
    assert state.to_act == 1
    passed = play(at_build(**PLENTY), "no build")
    assert passed.to_act == 1
    assert built(passed) == {}


def test_sixteen_faces() -> None:
    """F-091 F-101 F-R34 D-09: four grey, four coloured, four mixed, four of one colour twice, no stack sizes."""
    state = at_build(**PLENTY)
    assert moves(state, "build") == [f"build {face}" for face in GREY + COLOURS + MIXED + SAME]
    build(state, 0, library="12 13 14 15 24 25 26 31 32 33 34 36 41 43 44 45")
    assert "build library" in moves(state)


def test_only_free_ordinary_cells() -> None:
    """F-092 D-10: never on covered cells, temples, crane corners or buildings."""
    state = at_build(**PLENTY)
    uncover(state, 0, "11 12 24 36")
    build(state, 0, market="24")
    play(state, "build library")
    assert moves(state) == ["c12", "c21", "c22", "c36"]
    for wrong in ("c11", "c23", "c24", "c33"):
        assert refused(state, wrong) == "F-092"
    full = build(at_build(**PLENTY), 0, market="21 22")
    assert moves(full) == ["no build"]
    assert refused(full, "build library") == "F-092"


def test_double_tiles() -> None:
    """F-093 D-10: two orthogonal neighbours; for the mixed face the player decides which cell is grey."""
    state = at_build(**PLENTY)
    uncover(state, 0, "32 43")
    mixed = after(state, "build market+blue")
    assert moves(mixed) == ["c21-22", "c22-32", "c22-21", "c32-22"]
    same = after(state, "build red+red")
    assert moves(same) == ["c21-22", "c22-32"]
    assert refused(same, "c22-21") == "F-093"
    turned = play(mixed, "c32-22", "pay mb")
    assert built(turned) == {"market": ["32"], "blue": ["22"]}
    lonely = build(at_build(**PLENTY), 0, red="21")
    assert moves(lonely, "build") == [f"build {face}" for face in GREY + COLOURS]
    assert refused(lonely, "build red+red") == "F-093"


def test_all_pairs() -> None:
    """D-10: 60 pairs of neighbouring cells; 36 single cells."""
    tables = loaded().tables
    pairs = {(tables.pair_first[i], tables.pair_second[i]) for i in range(60)}
    assert pairs == {(c, c + 1) for c in range(36) if c % 6 < 5} | {(c, c + 6) for c in range(30)}
    for free in (0b111111, 0b1000001, 0b110000, 0xFFFFFFFFF, 0b100000 | 0b1000000):
        wanted = {(c, d) for c, d in pairs if free >> c & 1 and free >> d & 1}
        beside, above = building.beside_pairs(free), building.above_pairs(free)
        found = {(c, c + 1) for c in range(36) if beside >> c & 1} | {(c, c + 6) for c in range(36) if above >> c & 1}
        assert found == wanted


def test_anywhere() -> None:
    """F-094: no need to build next to earlier buildings."""
    state = build(at_build(builder=1), 0, market="12")
    uncover(state, 0, "55")
    play(state, "build library", "c55", "pay m")
    assert built(state) == {"market": ["12"], "library": ["55"]}


def test_grey_cost() -> None:
    """F-095 F-R14 E-13: a builder, two workers of one colour, or two unlike ones and an assistant."""
    assert payments("market", builder=1, red=2, yellow=1) == {"m", "rr"}
    assert payments("market", yellow=1, green=1, assistant=1) == {"yga"}
    poor = at_build(yellow=1, green=1)
    assert refused(poor, "build market") == "F-095"
    assert len(payments("market", **PLENTY)) == 11  # F-R39


def test_without_assistant_pairs() -> None:
    """F-R14: as an option assistants do not make pairs for grey buildings."""
    game = loaded(2, assistant_pairs=False)
    state = game.restore(at_build(yellow=1, green=1, assistant=1).dump())
    assert "build market" not in [game.notation(action) for action in state.legal()]
    assert payments("market", False, **PLENTY) == {"m", "rr", "yy", "gg", "bb"}
    assert len(payments("market+blue", False, **PLENTY)) == 20


def test_coloured_cost() -> None:
    """F-096: a worker of the colour, or another one and an assistant."""
    assert payments("red", red=1, blue=1, assistant=1) == {"r", "ba"}
    assert refused(at_build(blue=2), "build red") == "F-096"
    assert refused(at_build(assistant=2), "build red") == "F-096"
    assert payments("red", **PLENTY) == {"r", "ya", "ga", "ba"}  # F-R39: four


def test_mixed_cost() -> None:
    """F-097 E-12: victory column + red: three reds, or two red, blue and an assistant; not builder + green."""
    assert payments("victory_column+red", red=3) == {"rrr"}
    assert payments("victory_column+red", red=2, blue=1, assistant=1) == {"rrba"}
    assert refused(at_build(builder=1, green=1), "build victory_column+red") == "F-097"
    assert len(payments("victory_column+red", **PLENTY)) == 24  # F-R39


def test_no_overpaying() -> None:
    """E-29 F-R39 D-11: 1 red, 2 blue, 2 assistants for victory column + red: {1 red, 2 blue} is the only payment."""
    assert payments("victory_column+red", red=1, blue=2, assistant=2) == {"rbb"}
    state = play(at_build(red=1, blue=2, assistant=2), "build victory_column+red", "c21-22")
    assert all("aa" not in move for move in moves(state))


def test_same_colour_cost() -> None:
    """F-098 E-11: red + red: {red, blue, assistant} legal; {blue, green, assistant} not; with two assistants it is."""
    assert payments("red+red", red=1, blue=1, assistant=1) == {"rba"}
    assert refused(at_build(blue=1, green=1, assistant=1), "build red+red") == "F-098"
    assert payments("red+red", blue=1, green=1, assistant=2) == {"gbaa"}
    assert payments("red+red", red=2) == {"rr"}
    assert len(payments("red+red", **PLENTY)) == 10  # F-R39


def test_refused_payments() -> None:
    """F-R39 D-11: a payment for another tile, and one that is not at hand."""
    state = play(at_build(red=1), "build red", "c21")
    assert moves(state) == ["pay r"]
    assert refused(state, "pay m") == "F-096"
    assert refused(state, "pay ya") == "F-099"


@pytest.mark.parametrize("pairs", [True, False])
def test_faces_offered_can_be_paid(pairs: bool) -> None:
    """F-095 F-096 F-097 F-098 D-09: a face is offered exactly if one of its payments can be made."""
    game = loaded(2, assistant_pairs=pairs)
    tables = game.tables
    listed = all_payments()
    state = game.restore(at_build(**PLENTY).dump())
    assert isinstance(state, ForumState)
    for counts in product((0, 1), (0, 1, 2, 3), (0, 1, 2), (0, 1), (0, 2), (0, 1, 2)):
        for i, amount in enumerate(counts):
            state.players[0].stock[i] = amount
        offered = [action - a.FACE for action in state.legal() if a.FACE <= action < a.NO_BUILD]
        payable = []
        for face in range(16):
            costs = [listed[tables.face_payments[i]] for i in range(tables.face_at[face], tables.face_at[face + 1])]
            if any(all(have >= need for have, need in zip(counts, cost, strict=True)) for cost in costs):
                payable.append(face)
        assert offered == payable, counts


def test_resources_go_back() -> None:
    """F-099 F-R15: exactly the payment is gone; two workers never become a builder to keep."""
    state = at_build(red=2, yellow=1, coin=1)
    assert all("builder" not in move for move in moves(state))
    play(state, "build victory_column", "c21", "pay rr")
    assert held(state) == {"yellow": 1, "coin": 1}


def test_rewards_follow() -> None:
    """F-100 F-R17: each building on the tile gives its reward once the whole tile lies."""
    state = at_build(builder=1, red=1)
    play(state, "build victory_column+red", "c21-22", "pay mr")
    assert built(state) == {"victory_column": ["21"], "red": ["22"]}
    assert state.score_of(0) == 3
    assert state.step == s.SEND_ENVOY


def test_two_envoys_for_one_colour() -> None:
    """F-R17: a same-colour double allows two envoys."""
    state = ship(at_build(red=2), 0, 2)
    play(state, "build red+red", "c21-22", "pay rr", "envoy 1.5", "envoy 2.6")
    assert bin(state.players[0].envoys).count("1") == 2
    assert state.to_act == 1


# ---------------------------------------------------------------- exchanges


def test_merchant_2() -> None:
    """F-186 F-R16 D-08: once per turn one of coin, tribune, assistant for another of the three; used at once."""
    state = at_build(rows={4: "A"}, coin=1, tribune=1, red=1)
    swaps = ["coin>tribune", "coin>assistant", "tribune>coin", "tribune>assistant"]
    assert moves(state)[:4] == swaps
    play(state, "coin>assistant")
    assert held(state) == {"red": 1, "assistant": 1, "tribune": 1}
    assert "build blue" in moves(state)
    assert refused(state, "tribune>coin") == "F-186"


def test_all_swaps() -> None:
    """F-186: each of the three for each of the two others."""
    for given, got in (("coin", "tribune"), ("tribune", "assistant"), ("assistant", "coin"), ("assistant", "tribune")):
        state = at_build(rows={4: "A"}, **{given: 1})
        play(state, f"{given}>{got}")
        assert held(state) == {got: 1}


def test_craftsman_1() -> None:
    """F-188 E-26 F-R16: two assistants become blue workers and build blue + blue; a third exchange is illegal."""
    state = at_build(rows={5: "A"}, assistant=3)
    play(state, "assistant>blue", "assistant>blue")
    assert held(state) == {"blue": 2, "assistant": 1}
    assert refused(state, "assistant>red") == "F-R16"
    play(state, "build blue+blue", "c21-22", "pay bb")
    assert built(state) == {"blue": ["21", "22"]}


def test_craftsman_2() -> None:
    """F-190: once per turn an assistant becomes a builder, which may be kept."""
    state = at_build(rows={6: "A"}, assistant=2)
    play(state, "assistant>builder")
    assert refused(state, "assistant>builder") == "F-190"
    play(state, "no build")
    assert held(state) == {"builder": 1, "assistant": 1}


def test_exchanges_need_an_active_first_citizen() -> None:
    """F-R27 F-180: an ability needs the citizen of the first space to be active."""
    for rows in ({}, {4: "I", 5: "I", 6: "I"}, {4: "IA", 5: "IA", 6: "IA"}):
        state = at_build(rows=rows, coin=1, tribune=1, assistant=1)
        assert moves(state) == ["no build"]
    assert refused(at_build(assistant=1), "assistant>red") == "F-188"


def test_limits_are_per_turn() -> None:
    """F-R16: limits start anew with each turn, and not with an extra building action."""
    state = at_build(rows={6: "A"}, assistant=3, builder=1)
    build(state, 0, basilica="12 13 14")
    play(state, "assistant>builder", "build basilica", "c21", "pay m", "step 4")
    assert state.step == s.BUILD
    assert refused(state, "assistant>builder") == "F-190"
    assert "build library" in moves(stock(state, 0, builder=1))
