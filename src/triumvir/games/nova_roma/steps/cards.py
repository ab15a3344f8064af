"""The follower deck, its discard pile, and hands."""

from __future__ import annotations

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64, vec
from triumvir.games.nova_roma.actions import FOLLOWERS
from triumvir.games.nova_roma.state import EMPTY, Player, Position


def left(position: Position) -> i64:
    """Cards in the deck."""
    return len(position.deck) - position.deck_at


def can_draw(position: Position) -> bool:
    """Whether deck or discard pile hold a card (N-R15)."""
    return position.deck_at < len(position.deck) or position.discard != 0


def members(cards: i64) -> vec[i64]:
    """The cards of a set, ascending."""
    items = vec[i64]([0] * size(cards))
    at: i64 = 0
    i: i64
    for i in range(FOLLOWERS):
        if cards >> i & 1:
            items[at] = i
            at += 1
    return items


def take_top(position: Position) -> i64:
    """The top card, after a reshuffle if need be; EMPTY if there is none at all (N-101, N-R15)."""
    if position.deck_at == len(position.deck):
        if position.discard == 0:
            return EMPTY
        reshuffle(position)
    card = position.deck[position.deck_at]
    position.deck_at += 1
    position.reveals += 1
    return card


def reshuffle(position: Position) -> None:
    """The discard pile becomes the deck."""
    deck = members(position.discard)
    generation = position.generation[:]
    highest: i64 = 0
    i: i64
    for i in range(FOLLOWERS):
        highest = max(highest, generation[i])
    for card in deck:
        generation[card] = highest + 1
    position.generation = generation
    position.shuffle(deck, 0, len(deck))
    position.deck = deck
    position.deck_at = 0
    position.discard = 0


def draw(position: Position, player: Player) -> None:
    """Draw the top card into a hand."""
    card = take_top(position)
    player.hand |= bit(card)
    player.blind += 1
    if position.tables.open_hands:
        player.known = player.hand


def lose(player: Player, card: i64) -> None:
    """A card leaves a hand."""
    player.hand &= ~bit(card)
    player.known &= ~bit(card)


def discard(position: Position, player: Player, card: i64) -> None:
    """A hand card goes to the discard pile."""
    lose(player, card)
    position.discard |= bit(card)


def set_legal(chosen: i64, first: i64, out: vec[i64], count: i64) -> i64:
    """One action for every card of a set."""
    i: i64
    for i in range(FOLLOWERS):
        if chosen >> i & 1:
            out[count] = first + i
            count += 1
    return count


def hand_legal(player: Player, first: i64, out: vec[i64], count: i64) -> i64:
    """One action for every card in hand."""
    return set_legal(player.hand, first, out, count)
