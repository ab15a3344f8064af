"""Recruit and playing followers (section 4.4)."""

from __future__ import annotations

import pytest

from triumvir.games.nova_roma import state as s
from triumvir.testing.positions import play, refused

from .arrange import (
    FOLLOWERS,
    at,
    bare,
    deck_only,
    exhaust,
    finish_turn,
    hand,
    has,
    holds,
    in_hand,
    in_row,
    legal,
    members,
    names_of,
    offer_followers,
    offered,
    perform,
    row,
    skip,
    stack_deck,
    starting,
    turn,
)

FOUR = ("Calux", "Gloria", "Hilaria", "Hortense")
SEVEN = ("Nela", "Petran", "Priscus", "Severin", "Valeria", "Vitus", "Marianus")


@pytest.mark.parametrize("strength", [1, 2, 3])
def test_draws_by_strength(strength: int) -> None:
    """N-095 N-R13: as many cards as strength, from offer or deck, one at a time."""
    state = stack_deck(offer_followers(hand(bare(turn("recruit", strength))), *FOUR), "Nela", "Petran", "Vitus")
    perform(state)
    moves = ["draw 2", "draw deck", "draw 1"][:strength]
    play(state, *moves)
    assert in_hand(state) == {"Gloria", "Nela", "Calux"} & {"Gloria", *(["Nela", "Calux"][: strength - 1])}
    assert not at(state, s.RECRUIT_DRAW)


def test_stop_early() -> None:
    """N-R13: draws may stop early."""
    state = hand(bare(turn("recruit", 3)))
    perform(state)
    play(state, "draw 1", "pass")
    assert len(in_hand(state)) == 1
    assert at(state, s.RECRUIT_PLAY)  # free at strength 3


@pytest.mark.parametrize(("strength", "cost"), [(1, 2), (2, 1), (3, 0)])
def test_cost_by_strength(strength: int, cost: int) -> None:
    """N-096 D-33: a follower costs 2, 1 or 0 coins."""
    state = hand(bare(turn("recruit", strength), coins=5), "Calux")
    perform(state)
    play(state, "pass", "play calux")
    assert has(state, "coins") == 5 - cost
    assert in_row(state) == {"Calux"}
    assert in_hand(state) == set()


def test_too_expensive() -> None:
    """N-096 N-165: with 1 coin nothing is played at strength 1."""
    state = hand(bare(turn("recruit", 1), coins=1), "Calux")
    perform(state)
    play(state, "pass")
    assert at(state, s.DECLARE)


def test_only_one() -> None:
    """N-096: exactly one follower is played."""
    state = hand(bare(turn("recruit", 3)), "Calux", "Gloria")
    perform(state)
    play(state, "pass", "play calux")
    assert at(state, s.DECLARE)


def test_influence_from_the_fourth_on() -> None:
    """E-09 N-097 N-R12: with three in the row a coin and an influence at strength 2, only influence at strength 3."""
    state = hand(row(bare(turn("recruit", 2), coins=1, influence=1), "Nela", "Petran", "Vitus"), "Calux")
    perform(state)
    play(state, "pass", "play calux")
    assert holds(state) == {}
    state = hand(row(bare(turn("recruit", 2), coins=1), "Nela", "Petran", "Vitus"), "Calux")
    perform(state)
    play(state, "pass")
    assert at(state, s.DECLARE)
    state = hand(row(bare(turn("recruit", 3), coins=1, influence=1), "Nela", "Petran", "Vitus"), "Calux")
    perform(state)
    play(state, "pass", "play calux")
    assert holds(state) == {"coins": 1}


def test_third_is_free_of_influence() -> None:
    """N-097: with two in the row no influence is due."""
    state = hand(row(bare(turn("recruit", 3)), "Nela", "Petran"), "Calux")
    perform(state)
    play(state, "pass", "play calux")
    assert in_row(state) == {"Nela", "Petran", "Calux"}


def test_full_row() -> None:
    """N-098 N-R12 N-R50: with seven one is dropped after the card was chosen; influence is still due."""
    state = hand(row(bare(turn("recruit", 3), influence=2), *SEVEN, used=()), "Calux")
    perform(state)
    play(state, "pass", "play calux")
    assert starting(state, "drop") == {f"drop {name.lower()}" for name in SEVEN}
    assert refused(state, "pass") == "N-098"
    play(state, "drop nela")
    assert in_row(state) == {"Calux", *SEVEN} - {"Nela"}
    assert names_of(state.discard) == {"Nela"}
    assert has(state, "influence") == 1


def test_full_row_must_be_payable() -> None:
    """N-R50: without influence a card can not even be chosen."""
    state = hand(row(bare(turn("recruit", 3)), *SEVEN), "Calux")
    perform(state)
    play(state, "pass")
    assert at(state, s.DECLARE)


def test_dropped_follower_comes_back_face_up() -> None:
    """N-R50 N-250: a dropped follower that was used comes into play face up; an F achievement already claimed stays."""
    state = hand(row(bare(turn("recruit", 3), influence=5), *SEVEN[:6], "Titus", used=("Titus",)), "Calux")
    state.players[0].claimed = 1
    state.players[0].markers = 3
    perform(state)
    play(state, "pass", "play calux", "drop titus")
    assert state.players[0].claimed == 1
    assert state.players[0].used == 0
    assert "Titus" in names_of(state.discard)


def test_hand_limit() -> None:
    """E-10 N-100 N-R14: with hand 5 at strength 3: draws to 8, plays 1, discards 1, keeps 6."""
    state = hand(bare(turn("recruit", 3)), "Calux", "Gloria", "Nela", "Petran", "Vitus")
    perform(state)
    play(state, "draw deck", "draw deck", "draw deck")
    assert len(in_hand(state)) == 8
    play(state, "play calux")
    assert at(state, s.RECRUIT_DISCARD)
    assert refused(state, "pass") == "N-100"
    play(state, "discard gloria")
    assert len(in_hand(state)) == 6
    assert at(state, s.DECLARE)


def test_most_cards() -> None:
    """N-R14: 6 in hand and 3 draws make 9, of which 3 are discarded one at a time."""
    state = hand(bare(turn("recruit", 3)), "Calux", "Gloria", "Nela", "Petran", "Vitus", "Valeria")
    perform(state)
    play(state, "draw deck", "draw deck", "draw deck", "pass")
    assert len(in_hand(state)) == 9
    play(state, "discard calux", "discard gloria", "discard nela")
    assert at(state, s.DECLARE)


def test_reshuffle_in_the_middle() -> None:
    """N-101 N-R15: a draw from an empty deck shuffles the discard pile at that moment."""
    state = deck_only(hand(bare(turn("recruit", 2))), "Calux")
    pile = names_of(state.discard)
    assert len(pile) > 10
    perform(state)
    play(state, "draw deck")
    assert in_hand(state) == {"Calux"}
    assert state.discard != 0
    play(state, "draw deck")
    assert state.discard == 0
    assert len(in_hand(state)) == 2
    assert in_hand(state) - {"Calux"} <= pile


def test_nothing_to_draw() -> None:
    """N-R15: with deck and discard pile empty the deck can not be drawn from."""
    state = exhaust(bare(turn("recruit", 2)))
    skip(perform(state), s.WINDOW)
    assert "draw deck" not in legal(state)
    assert refused(state, "draw deck") == "N-R15"


def test_refill_at_the_end_of_the_turn() -> None:
    """N-102 N-R05: the offer slides left and is filled from the deck at end of turn only."""
    state = stack_deck(offer_followers(hand(bare(turn("recruit", 2))), *FOUR), "Nela", "Petran")
    perform(state)
    play(state, "draw 1", "draw 3")
    assert offered(state, 8, FOLLOWERS) == [None, "Gloria", None, "Hortense"]
    finish_turn(state)
    assert offered(state, 8, FOLLOWERS) == ["Gloria", "Hortense", "Nela", "Petran"]


def test_playable_at_once() -> None:
    """N-R13: a card just drawn may be played in step 2."""
    state = offer_followers(hand(bare(turn("recruit", 3))), *FOUR)
    perform(state)
    play(state, "draw 1", "pass", "play calux")
    assert in_row(state) == {"Calux"}


def test_used_from_the_next_action_on() -> None:
    """N-099 N-R11: a follower played in the first action works in the second of the same turn."""
    state = hand(bare(turn("recruit", 3, other="race"), horse=1), "Gratian")
    perform(state)
    play(state, "pass", "play gratian")
    assert at(state, s.DECLARE)
    play(state, "perform")
    assert has(state, "coins") == 1


def test_known_cards() -> None:
    """N-095: a card taken from the offer is known to all, one from the deck is not."""
    state = stack_deck(offer_followers(hand(bare(turn("recruit", 2))), *FOUR), "Nela")
    perform(state)
    play(state, "draw 1", "draw deck")
    assert names_of(state.players[0].known) == {"Calux"}
    assert state.view(1)["players"][0]["known"] == ["Calux"]
    assert "hand" not in state.view(1)["players"][0]


def test_limit_outside_recruit() -> None:
    """N-R14: the limit is checked in Recruit only."""
    state = hand(bare(turn("race")), "Calux", "Gloria", "Nela", "Petran", "Vitus", "Valeria")
    perform(state)
    play(state, "race red")
    assert len(members(state.players[0].hand)) == 6
