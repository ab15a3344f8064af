"""What is not legal is refused with the rule that forbids it, and changes nothing."""

from __future__ import annotations

from functools import cache

import pytest

import triumvir
from triumvir.engine.errors import IllegalAction
from triumvir.games.trajan import actions as a
from triumvir.games.trajan import state as s
from triumvir.games.trajan.play import TrajanState
from triumvir.testing.positions import play, refused, skip_to

from .arrange import (
    LIKE,
    PAIRS,
    UNLIKE,
    acting,
    at,
    card,
    deal,
    drop,
    end_game,
    end_quarter,
    extra,
    extra_joker,
    fresh,
    give,
    last_quarter,
    lay_site,
    loaded,
    no_tiles,
    pair,
    put_tile,
    seed_for,
    set_trays,
    site,
    slot,
    stack,
    started,
    tray,
    turn,
    with_plus2,
)


def harbour(*moves: int) -> TrajanState:
    state = acting("seaport")
    deal(state, hands={0: "wine wine fish"})
    return play(state, *moves)


def fulfilling(tile: str) -> TrajanState:
    state = put_tile(no_tiles(started(), 0), 0, "IV", tile)
    set_trays(state, 0, {"III": "blue", "IV": "yellow pink"}, rest="I")
    return play(state, tray("III"), *drop("blue"))


def set_up(step: int) -> TrajanState:
    return skip_to(fresh(3, seed_for(3, 0)), lambda position: at(position, step))


@cache
def positions() -> dict[str, TrajanState]:
    """A position at every step of the game."""
    window = play(give(acting("senate"), 0, "extra_senate"), a.ADVANCE)
    return {
        "place_marker": set_up(s.PLACE_MARKER),
        "take_card": set_up(s.TAKE_CARD),
        "take_tile": set_up(s.TAKE_TILE),
        "choose_slot": set_up(s.CHOOSE_SLOT),
        "choose_tray": set_trays(started(), 0, {"I": "blue"}, rest="III"),
        "sow": play(set_trays(started(), 0, {"I": "blue white"}, rest="III"), tray("I")),
        "take_figures": fulfilling("legionary-1"),
        "place_plus2": fulfilling("plus2-8"),
        "seaport": harbour(),
        "forum": acting("forum"),
        "military": acting("military"),
        "senate": acting("senate"),
        "trajan": acting("trajan"),
        "construction": acting("construction"),
        "discard_card": harbour(a.DRAW_TWO),
        "discard_pile": harbour(a.DRAW_TWO, card("wine")),
        "lay_card": harbour(a.LAY_OUT),
        "lay_second": harbour(a.LAY_OUT, card("wine")),
        "ship_like": harbour(LIKE),
        "ship_pairs": harbour(PAIRS),
        "ship_unlike": harbour(UNLIKE, card("wine")),
        "extra_action": window,
        "first_repeat": play(window.copy(), extra("senate")),
        "choose_bonus": end_quarter(started()),
        "over": end_game(last_quarter(started())),
    }


@pytest.mark.parametrize("name", list(positions()))
def test_everything_else_is_refused(name: str) -> None:
    """T-051 T-091 T-245: every action outside the legal list names a rule and leaves the position alone."""
    state = positions()[name].copy()
    rules = loaded(3).rules("en")
    legal = state.legal()
    assert legal or state.over
    before = state.dump()
    for action in range(-1, a.NUM_ACTIONS + 2):
        if action in legal:
            assert state.why_not(action) is None
            continue
        with pytest.raises(IllegalAction) as caught:
            state.apply(action)
        assert caught.value.rule in rules
        assert caught.value.reason.en.endswith(".")
        assert caught.value.reason.in_("de").endswith(".")
        assert caught.value.rule in str(caught.value)
    assert state.dump() == before


@pytest.mark.parametrize(
    ("name", "action", "rule"),
    [
        ("place_marker", a.PASS, "T-031"),
        ("take_card", a.PASS, "T-038"),
        ("take_tile", slot("II"), "T-040"),
        ("choose_slot", slot("I"), "T-041"),
        ("choose_tray", tray("II"), "T-060"),
        ("choose_tray", a.PASS, "T-051"),
        ("choose_tray", a.ADVANCE, "T-051"),
        ("sow", drop("pink")[0], "T-063"),
        ("sow", a.PASS, "T-062"),
        ("take_figures", a.PASS, "T-R02"),
        ("place_plus2", a.DECLINE, "T-080"),
        ("seaport", a.ADVANCE, "T-100"),
        ("forum", a.SPACE + 9, "T-122"),
        ("forum", a.ADVANCE, "T-120"),
        ("military", a.DEPLOY, "T-137"),
        ("military", a.MOVE + 5, "T-132"),
        ("military", a.RECRUIT_WORKER, "T-130"),
        ("senate", a.DEPLOY, "T-160"),
        ("trajan", a.ADVANCE, "T-150"),
        ("construction", a.RECRUIT_LEGIONARY, "T-170"),
        ("discard_card", card("gem"), "T-101"),
        ("discard_card", a.PASS, "T-101"),
        ("discard_pile", card("wine"), "T-101"),
        ("discard_pile", a.PASS, "T-101"),
        ("lay_card", a.STOP, "T-103"),
        ("lay_card", a.PASS, "T-103"),
        ("lay_second", a.PASS, "T-103"),
        ("ship_like", a.STOP, "T-105"),
        ("ship_like", a.PASS, "T-105"),
        ("ship_pairs", pair("fish"), "T-106"),
        ("ship_pairs", a.PASS, "T-106"),
        ("ship_unlike", card("wine"), "T-107"),
        ("ship_unlike", a.PASS, "T-107"),
        ("extra_action", extra("forum"), "T-190"),
        ("extra_action", extra_joker("senate"), "T-195"),
        ("first_repeat", a.PASS, "T-R14"),
        ("choose_bonus", a.PASS, "T-231"),
        ("over", a.PASS, "T-245"),
    ],
)
def test_rule_of_the_refusal(name: str, action: int, rule: str) -> None:
    """T-060 T-063 T-080 T-101 T-103 T-106 T-137 T-190 T-195 T-231 T-R02 T-R14: the rule is the one that forbids."""
    state = positions()[name].copy()
    assert refused(state, action) == rule


def test_third_marker_of_a_colour() -> None:
    """T-002 S1: a third marker of a colour is refused."""
    state = play(set_up(s.PLACE_MARKER), *drop("blue", "blue"))
    assert refused(state, drop("blue")[0]) == "T-002"


def test_ship_without_cards() -> None:
    """T-103 T-104 T-106: without a card there is nothing to ship or lay out."""
    state = acting("seaport")
    deal(state)
    assert refused(state, LIKE) == "T-104"
    assert refused(state, UNLIKE) == "T-104"
    assert refused(state, PAIRS) == "T-106"
    assert refused(state, a.LAY_OUT) == "T-103"


def test_second_tile_in_a_turn() -> None:
    """T-194: in the repeats no further extra action tile can be spent."""
    state = with_plus2(give(acting("senate"), 0, "extra_senate", "extra_senate"), 0, "senate")
    play(state, a.ADVANCE, extra("senate"), a.ADVANCE)
    assert extra("senate") not in state.legal()
    refused(state, extra("senate"))


def test_granted_action_only() -> None:
    """T-175 T-R11: between a first-of-kind tile and its action nothing else can be done."""
    state = lay_site(started(), "r1c1", "roof-2")
    play(turn(state, "construction"), site("r1c1"))
    assert state.legal() == [
        *(stack(name) for name in ("cards", "points", "worker", "legionary", "plus2", "demand")),
        a.PASS,
    ]
    assert refused(state, a.RECRUIT_WORKER) == "T-150"


def test_another_seat() -> None:
    """T-050: in a session only the seat whose decision it is may act."""
    session = triumvir.Session.new(loaded(3), seed_for(3, 0))
    with pytest.raises(IllegalAction):
        session.act(1, session.state.legal()[0])
    session.act(0, session.state.legal()[0])
    assert session.ply == 1
