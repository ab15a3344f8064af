"""Section 4.1: the seaport."""

from __future__ import annotations

import pytest

from triumvir.games.trajan import actions as a
from triumvir.games.trajan import state as s
from triumvir.games.trajan.play import TrajanState
from triumvir.testing.positions import gained, play, refused

from .arrange import (
    LEFT,
    LIKE,
    PAIRS,
    RIGHT,
    UNLIKE,
    acting,
    card,
    deal,
    discards,
    face_down,
    give,
    held,
    owned,
    pair,
    pair_joker,
    ship,
    shown,
    started,
    turn,
)


def harbour(hand: str, *jokers: str, gray: bool = False) -> TrajanState:
    """Seat 0 is about to use the seaport with this hand."""
    state = acting("seaport")
    deal(state, hands={0: hand})
    give(state, 0, *jokers)
    state.gray_ships = 0b111 if gray else 0
    return state


def shipped(state: TrajanState, which: int, *units: int) -> int:
    before = state.score_of(0)
    ship(state, which, *units)
    return state.score_of(0) - before


def test_options() -> None:
    """T-100 D4: draw two, take left or right, lay out, and three ships."""
    state = harbour("fish fish wine")
    assert state.legal() == [a.TAKE, a.TAKE + 1, a.DRAW_TWO, a.LAY_OUT, LIKE, PAIRS, UNLIKE, a.PASS]
    assert harbour("").legal() == [a.TAKE, a.TAKE + 1, a.DRAW_TWO, a.PASS]


def test_draw_two() -> None:
    """T-101 D4: two cards into hand, then exactly one hand card of choice onto either pile, also one just drawn."""
    state = acting("seaport")
    deal(state, hands={0: "wine"}, left="gem", right="oil", pile="fish hide column")
    play(state, a.DRAW_TWO)
    assert held(state).split() == ["hide", "wine", "fish"]
    assert state.step == s.DISCARD_CARD
    assert state.legal() == [card("hide"), card("wine"), card("fish")]
    play(state, card("fish"))
    assert state.legal() == [a.PILE, a.PILE + 1]
    play(state, a.PILE + RIGHT)
    assert held(state).split() == ["hide", "wine"]
    assert (discards(state, LEFT), discards(state, RIGHT)) == (["gem"], ["oil", "fish"])
    assert face_down(state) == ["column"]
    assert (state.step, state.to_act) == (s.CHOOSE_TRAY, 1)


def test_discard_an_old_card() -> None:
    """T-101: the card discarded may be one held before, and go to the left pile."""
    state = acting("seaport")
    deal(state, hands={0: "wine"}, left="gem", right="oil", pile="fish hide column")
    play(state, a.DRAW_TWO, card("wine"), a.PILE + LEFT)
    assert held(state).split() == ["hide", "fish"]
    assert discards(state, LEFT) == ["gem", "wine"]


def test_take_a_discard() -> None:
    """T-102: the top card of one discard pile comes into hand."""
    state = acting("seaport")
    deal(state, hands={0: "wine"}, left="gem scroll", right="oil cattle")
    play(state, a.TAKE + RIGHT)
    assert held(state).split() == ["wine", "cattle"]
    assert (discards(state, LEFT), discards(state, RIGHT)) == (["gem", "scroll"], ["oil"])
    assert (state.step, state.to_act) == (s.CHOOSE_TRAY, 1)


def test_pile_is_restarted() -> None:
    """E-19 T-039: the only card of the left pile is taken: it is restarted from the face-down pile at once."""
    state = acting("seaport")
    deal(state, left="gem", right="oil", pile="fish hide column")
    play(state, a.TAKE + LEFT)
    assert held(state) == "gem"
    assert discards(state, LEFT) == ["fish"]
    assert face_down(state) == ["hide", "column"]


@pytest.mark.parametrize("kinds", ["wine fish", "wine wine"])
def test_lay_out_two(kinds: str) -> None:
    """E-20 T-103 D4: two cards of any kinds are displayed, then two drawn; no VP; the hand keeps its size."""
    state = acting("seaport")
    deal(state, hands={0: f"oil {kinds}"}, pile="hide column gem")
    first, second = kinds.split()
    play(state, a.LAY_OUT, card(first))
    assert state.legal()[-1] == a.STOP
    assert len(face_down(state)) == 3, "replacements come only after the second card"
    assert gained(state, 0, card(second)) == 0
    assert sorted(shown(state).split()) == sorted(kinds.split())
    assert held(state).split() == ["column", "hide", "oil"]
    assert face_down(state) == ["gem"]
    assert state.step == s.CHOOSE_TRAY


def test_lay_out_one() -> None:
    """T-103: one card laid out, one drawn."""
    state = acting("seaport")
    deal(state, hands={0: "wine fish"}, pile="hide column")
    play(state, a.LAY_OUT)
    assert a.STOP not in state.legal()
    assert gained(state, 0, card("wine"), a.STOP) == 0
    assert (shown(state), held(state)) == ("wine", "hide fish")
    assert state.step == s.CHOOSE_TRAY


@pytest.mark.parametrize(("number", "colour", "gray"), [(1, 2, 0), (2, 6, 1), (3, 12, 7), (4, 20, 15)])
def test_like_ship(number: int, colour: int, gray: int) -> None:
    """T-104 T-105 T-108: one to four cards of one kind: 2/6/12/20 on colour, 0/1/7/15 on gray, as a total."""
    hand = "wine wine wine wine wine fish"
    assert shipped(harbour(hand), LIKE, *[card("wine")] * number) == colour
    state = harbour(hand, gray=True)
    assert shipped(state, LIKE, *[card("wine")] * number) == gray
    assert shown(state) == " ".join(["wine"] * number)
    assert len(held(state).split()) == 6 - number


@pytest.mark.parametrize(("number", "colour", "gray"), [(1, 5, 1), (2, 10, 6), (3, 15, 11)])
def test_pairs_ship(number: int, colour: int, gray: int) -> None:
    """T-104 T-106 T-108: one to three pairs of different kinds: 5/10/15 on colour, 1/6/11 on gray."""
    hand = "wine wine fish fish gem gem oil oil"
    units = [pair("wine"), pair("fish"), pair("gem")][:number]
    assert shipped(harbour(hand), PAIRS, *units) == colour
    state = harbour(hand, gray=True)
    assert shipped(state, PAIRS, *units) == gray
    assert len(shown(state).split()) == 2 * number


@pytest.mark.parametrize(("number", "colour", "gray"), [(1, 2, 0), (2, 4, 1), (3, 6, 3), (4, 8, 5)])
def test_unlike_ship(number: int, colour: int, gray: int) -> None:
    """T-104 T-107 T-108: one to four cards of different kinds: 2/4/6/8 on colour, 0/1/3/5 on gray."""
    hand = "wine fish gem oil hide hide"
    units = [card(kind) for kind in hand.split()[:number]]
    assert shipped(harbour(hand), UNLIKE, *units) == colour
    assert shipped(harbour(hand, gray=True), UNLIKE, *units) == gray


def test_like_ship_takes_one_kind() -> None:
    """T-105: after the first card only its kind fits."""
    state = play(harbour("wine wine fish"), LIKE, card("wine"))
    assert state.legal() == [card("wine"), a.STOP]
    assert refused(state, card("fish")) == "T-105"


def test_unlike_ship_takes_each_kind_once() -> None:
    """T-107: a kind shipped already does not fit again."""
    state = play(harbour("wine wine fish"), UNLIKE, card("wine"))
    assert state.legal() == [card("fish"), a.STOP]
    assert refused(state, card("wine")) == "T-107"


def test_four_fish_then_three_wine() -> None:
    """E-15 T-109 T-111: 4 fish on the colour like ship: 20, it turns gray; then 3 wine on it: 7, and it stays gray."""
    state = harbour("fish fish fish fish wine wine wine")
    assert shipped(state, LIKE, *[card("fish")] * 4) == 20
    assert state.gray_ships == 0b001
    turn(state, "seaport")
    assert shipped(state, LIKE, *[card("wine")] * 3) == 7
    assert state.gray_ships == 0b001


def test_gray_ship_serves_everyone() -> None:
    """T-109 T-111: each ship turns for itself; a gray one serves any player any number of times."""
    state = started()
    deal(state, hands={0: "fish wine", 1: "fish wine", 2: "gem gem"})
    for seat, vp, gray in ((0, 2, 0b100), (1, 0, 0b100), (0, 0, 0b100), (1, 0, 0b100)):
        turn(state, "seaport", seat)
        before = state.score_of(seat)
        ship(state, UNLIKE, card("fish" if state.players[seat].hand[7] else "wine"))
        assert (state.score_of(seat) - before, state.gray_ships) == (vp, gray)
    turn(state, "seaport", 2)
    ship(state, PAIRS, pair("gem"))
    assert state.score_of(2) == 5
    assert state.gray_ships == 0b110


def test_pairs_must_differ() -> None:
    """E-16 T-106: 2 fish and 2 gems on the colour pairs ship: 10; two fish pairs are refused."""
    state = harbour("fish fish gem gem")
    assert shipped(state, PAIRS, pair("fish"), pair("gem")) == 10
    state = play(harbour("fish fish fish fish wine wine"), PAIRS, pair("fish"))
    assert pair("fish") not in state.legal()
    assert refused(state, pair("fish")) == "T-106"
    assert PAIRS not in harbour("fish gem wine").legal()


def test_gray_ship_for_nothing() -> None:
    """E-17 T-R35: one card on the gray unlike ship: 0 VP, legal; four different ones on colour: 8."""
    state = harbour("fish", gray=True)
    assert UNLIKE in state.legal()
    assert shipped(state, UNLIKE, card("fish")) == 0
    assert shown(state) == "fish"
    assert shipped(harbour("fish wine gem oil"), UNLIKE, *map(card, ("fish", "wine", "gem", "oil"))) == 8


def test_no_replacement_for_shipping() -> None:
    """T-110: a shipment draws no cards."""
    state = harbour("fish wine gem")
    before = len(face_down(state))
    ship(state, UNLIKE, card("fish"), card("wine"))
    assert held(state) == "gem"
    assert len(face_down(state)) == before


def test_display_is_final() -> None:
    """T-112: displayed cards can be neither shipped nor laid out nor discarded."""
    state = acting("seaport")
    deal(state, hands={0: "gem"}, displays={0: "fish fish wine"})
    assert PAIRS not in state.legal()
    play(state, LIKE)
    assert state.legal() == [card("gem")]


def test_no_hand_limit() -> None:
    """T-113: a hand may hold any number of cards."""
    state = started()
    deal(state, hands={0: "fish fish fish fish fish wine wine wine wine wine gem gem gem gem gem oil oil oil"})
    for size in (19, 20):
        turn(state, "seaport")
        play(state, a.TAKE)
        assert state.players[0].cards == size
    turn(state, "seaport")
    play(state, a.DRAW_TWO, card("fish"), a.PILE)
    assert state.players[0].cards == 21


def test_shipment_stops_by_itself_at_the_limit() -> None:
    """D4: a shipment is closed and scored at the ship's limit."""
    state = play(harbour("wine wine wine wine wine"), LIKE, *[card("wine")] * 4)
    assert (state.step, state.score_of(0)) == (s.CHOOSE_TRAY, 20)
    state = play(harbour("wine wine fish fish gem gem oil oil"), PAIRS, pair("wine"), pair("fish"), pair("gem"))
    assert (state.step, state.score_of(0)) == (s.CHOOSE_TRAY, 15)


def test_stopping_is_the_only_choice_when_nothing_fits() -> None:
    """D4: with nothing more that fits the shipment can only be closed, and then scores."""
    for begin, vp in (
        ((LIKE, card("wine"), card("wine")), 6),
        ((UNLIKE, card("wine"), card("fish")), 4),
        ((PAIRS, pair("wine")), 5),
    ):
        state = play(harbour("wine wine fish"), *begin)
        assert state.legal() == [a.STOP]
        play(state, a.STOP)
        assert (state.step, state.score_of(0)) == (s.CHOOSE_TRAY, vp)


def test_no_shipment_without_a_unit() -> None:
    """D4: a shipment that was begun has at least one unit."""
    for which in (LIKE, PAIRS, UNLIKE):
        assert a.STOP not in play(harbour("wine wine fish"), which).legal()


def test_joker_in_a_like_shipment() -> None:
    """E-18 T-200 T-R18: two fish and a joker on the colour like ship: 12; display +2 fish; the joker is removed."""
    state = harbour("fish fish", "joker_commodity")
    assert shipped(state, LIKE, card("fish"), a.JOKER, card("fish")) == 12
    assert shown(state) == "fish fish"
    assert owned(state) == {}


def test_joker_first_leaves_the_kind_open() -> None:
    """T-R18: after a joker any kind may follow on the like ship, and then only that kind."""
    state = play(harbour("fish wine wine", "joker_commodity"), LIKE, a.JOKER)
    assert state.legal() == [card("wine"), card("fish"), a.STOP]
    play(state, card("wine"))
    assert state.legal() == [card("wine"), a.STOP]


def test_jokers_alone() -> None:
    """T-R18: one joker is one card, two jokers are a pair of some kind."""
    state = harbour("", "joker_commodity")
    assert LIKE in state.legal()
    assert UNLIKE in state.legal()
    assert PAIRS not in state.legal()
    assert shipped(state, UNLIKE, a.JOKER) == 2
    state = harbour("", "joker_commodity", "joker_commodity")
    assert shipped(state, PAIRS, a.PAIR_JOKERS) == 5
    assert owned(state) == {}
    state = harbour("", "joker_commodity", "joker_commodity", "joker_commodity")
    assert shipped(state, LIKE, a.JOKER, a.JOKER, a.JOKER) == 12


def test_joker_in_pairs() -> None:
    """T-106 T-R18 D4: a card and a joker are a pair of the card's kind, which no other pair may have."""
    state = play(harbour("fish fish fish wine", "joker_commodity", "joker_commodity"), PAIRS)
    assert state.legal() == [pair("fish"), pair_joker("wine"), pair_joker("fish"), a.PAIR_JOKERS]
    play(state, pair_joker("fish"))
    assert state.legal() == [pair_joker("wine"), a.STOP]
    assert gained(state, 0, pair_joker("wine")) in (0, 10)
    if state.step == s.SHIP_CARD:
        play(state, a.STOP)
    assert state.score_of(0) == 10
    assert shown(state).split() == ["wine", "fish"]
    assert owned(state) == {}


def test_joker_on_the_unlike_ship() -> None:
    """T-R18: a joker is one more kind."""
    state = harbour("fish wine wine", "joker_commodity", "joker_commodity")
    assert shipped(state, UNLIKE, a.JOKER, card("fish"), a.JOKER, card("wine")) == 8
    assert shown(state).split() == ["wine", "fish"]


def test_joker_laid_out() -> None:
    """T-R17: a joker may be either card of option (c): it leaves the game and its replacement is drawn."""
    state = acting("seaport")
    deal(state, hands={0: "wine"}, pile="hide column gem")
    give(state, 0, "joker_commodity", "joker_commodity")
    play(state, a.LAY_OUT, a.JOKER, card("wine"))
    assert (shown(state), held(state)) == ("wine", "column hide")
    assert owned(state) == {"joker_commodity": 1}
    state = acting("seaport")
    deal(state, pile="hide column gem")
    give(state, 0, "joker_commodity", "joker_commodity")
    play(state, a.LAY_OUT, a.JOKER, a.JOKER)
    assert (shown(state), held(state)) == ("", "column hide")
    assert owned(state) == {}


def test_joker_is_no_discard() -> None:
    """T-R17: a joker is never the discard of option (a)."""
    state = play(harbour("wine", "joker_commodity"), a.DRAW_TWO)
    assert a.JOKER not in state.legal()
    assert refused(state, a.JOKER) == "T-R17"


def test_reshuffle() -> None:
    """T-R15: with an empty pile all discards but the two tops become the new face-down pile, card by card."""
    state = acting("seaport")
    deal(state, hands={0: "wine"}, left="gem oil hide", right="fish scroll", pile="")
    assert a.DRAW_TWO in state.legal()
    play(state, a.DRAW_TWO)
    assert (discards(state, LEFT), discards(state, RIGHT)) == (["hide"], ["scroll"])
    assert state.players[0].cards == 3
    hand = held(state).split()
    assert set(hand) < {"wine", "gem", "oil", "fish"}
    assert sorted(hand + face_down(state)) == ["fish", "gem", "oil", "wine"]
    state = acting("seaport")
    deal(state, left="gem oil hide", right="fish scroll", pile="wheat")
    play(state, a.DRAW_TWO)
    assert "wheat" in held(state).split()
    assert len(held(state).split()) == 2
    assert len(face_down(state)) == 2


def test_reshuffle_is_random() -> None:
    """T-R15: the new face-down pile is shuffled."""
    orders = set()
    for random in range(1, 9):
        state = acting("seaport")
        deal(state, left="gem oil hide column fruit wine", right="fish scroll", pile="")
        state.random = random * 7919
        play(state, a.DRAW_TWO)
        orders.add((held(state), tuple(face_down(state))))
    assert len(orders) > 2


def test_reshuffle_to_restart_a_pile() -> None:
    """T-R15: restarting an emptied discard pile needs a card, too."""
    state = acting("seaport")
    deal(state, left="gem", right="fish scroll", pile="")
    play(state, a.TAKE + LEFT)
    assert (discards(state, LEFT), discards(state, RIGHT)) == (["fish"], ["scroll"])
    assert face_down(state) == []


def test_without_reshuffling() -> None:
    """T-R15: with the option off the discards are never shuffled back."""
    state = turn(started(3, reshuffle_discards=False), "seaport")
    deal(state, hands={0: "wine"}, left="gem oil hide", right="fish scroll", pile="")
    assert a.DRAW_TWO not in state.legal()
    assert refused(state, a.DRAW_TWO) == "T-R16"
    play(state, a.LAY_OUT, card("wine"))
    if state.step == s.LAY_CARD:
        play(state, a.STOP)
    assert (shown(state), held(state)) == ("wine", "")
    assert started().game.options["reshuffle_discards"] is True


def test_short_draws() -> None:
    """T-R16: (a) needs a card that can be drawn, then draws up to two; (c) draws as many as possible."""
    state = acting("seaport")
    deal(state, hands={0: "wine"}, left="gem", right="fish", pile="oil")
    play(state, a.DRAW_TWO)
    assert held(state).split() == ["oil", "wine"]
    play(state, card("wine"), a.PILE)
    assert held(state) == "oil"
    state = acting("seaport")
    deal(state, hands={0: "wine hide"}, left="gem", right="fish", pile="oil")
    play(state, a.LAY_OUT, card("wine"), card("hide"))
    assert held(state) == "oil"
    state = acting("seaport")
    deal(state, hands={0: "wine"}, left="gem", right="fish", pile="")
    assert a.DRAW_TWO not in state.legal()


def test_dead_pile() -> None:
    """T-R16: a discard pile that cannot be restarted stays empty and cannot be taken from."""
    state = acting("seaport")
    deal(state, left="gem", right="fish", pile="")
    play(state, a.TAKE + LEFT)
    assert discards(state, LEFT) == []
    turn(state, "seaport", 1)
    assert state.legal() == [a.TAKE + RIGHT, a.PASS]
    assert refused(state, a.TAKE + LEFT) == "T-R16"
