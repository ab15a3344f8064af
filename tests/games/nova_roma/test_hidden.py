"""Hidden information: what guesses keep and what they deal anew (section 16)."""

from __future__ import annotations

from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma import state as s
from triumvir.testing.positions import play

from .arrange import (
    at,
    bare,
    deck_only,
    hand,
    loaded,
    members,
    names_of,
    offer_followers,
    perform,
    stack_deck,
    started,
    turn,
)

FOUR = ("Calux", "Gloria", "Hilaria", "Hortense")


def guesses(state: s.Position, seat: int, count: int = 40) -> list[s.Position]:
    found = []
    for number in range(1, count + 1):
        guess = state.imagine(seat, number * 7919 + 1)
        assert isinstance(guess, s.Position)
        found.append(guess)
    return found


def test_known_cards_stay() -> None:
    """N-095 N-R13: a card taken from the open offer stays in every guess; a blind draw does not."""
    state = stack_deck(offer_followers(hand(bare(turn("recruit", 2))), *FOUR), "Nela")
    perform(state)
    play(state, "draw 1", "draw deck")
    hands = {frozenset(names_of(guess.players[0].hand)) for guess in guesses(state, 1)}
    assert all("Calux" in cards and len(cards) == 2 for cards in hands)
    assert len(hands) > 5
    own = {guess.players[0].hand for guess in guesses(state, 0)}
    assert own == {state.players[0].hand}


def test_all_stacks_are_dealt_anew() -> None:
    """N-014 N-017: the order of every stack is guessed; what is open stays."""
    state = started()
    for name in ("shipping", "building", "basic", "special", "emperors", "chariots", "deck"):
        assert len({tuple(getattr(guess, name)) for guess in guesses(state, 0, 10)}) > 1
    for guess in guesses(state, 0, 10):
        assert list(guess.offer) == list(state.offer)
        assert list(guess.chariots)[:2] == list(state.chariots)[:2]
        assert guess.emperors[0] == state.emperors[0]


def test_reshuffle_tells_who_had_what() -> None:
    """N-101: cards in hands at a reshuffle can not be in the new deck, so hands keep to those unseen then."""
    state = deck_only(hand(bare(turn("recruit", 2))), "Nela")
    held = state.players[1].hand | state.players[2].hand
    perform(state)
    play(state, "draw deck", "draw deck")
    assert at(state, s.RECRUIT_DRAW) is False
    for guess in guesses(state, 0):
        assert (guess.players[1].hand | guess.players[2].hand) == held


def test_draft_memory() -> None:
    """N-226: a seat never imagines its own returned cards in a hand that drew nothing blindly since the draft."""
    state = loaded(2, follower_draft=True).start(21)
    while state.step <= s.KEEP_CARD:
        state.apply(state.legal()[0])
    assert isinstance(state, s.Position)
    for seat in range(2):
        size = state.tables.draft_cards
        first = (2 + seat) * size
        drafted = set(list(state.draft)[first : first + size])
        for guess in guesses(state, seat):
            assert not drafted & set(members(guess.players[1 - seat].hand))


def test_draft_packets_seen() -> None:
    """N-226: cards passed on are imagined in the hands of those who picked from the packet."""
    state = loaded(2, follower_draft=True).start(21)
    seat = state.to_act
    passed = set(state.view(seat)["players"][seat]["packet"])
    mine = state.legal()[0]
    state.apply(mine)
    passed -= {loaded().names.followers[mine - a.PICK]}
    state.apply(state.legal()[0])
    for guess in guesses(state, seat, 10):
        assert set(guess.view(1 - seat)["players"][1 - seat]["packet"]) == passed


def test_spectator_sees_no_hand() -> None:
    """N-021: a spectator sees the number of cards only."""
    view = started().view(None)
    assert all("hand" not in player for player in view["players"])
    assert [player["cards"] for player in view["players"]] == [2, 2, 2]
