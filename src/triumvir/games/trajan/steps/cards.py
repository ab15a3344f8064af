"""Commodity cards: the face-down pile, the two discard piles and hands."""

from __future__ import annotations

from typing import Final

from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.trajan.actions import KINDS, TAKE
from triumvir.games.trajan.state import EMPTY, Player, Position
from triumvir.games.trajan.steps.step import OFTEN, SELDOM
from triumvir.games.trajan.tables import CARDS

SINCE: Final = 64  # more cards than anybody draws from one pile


def can_draw(position: Position) -> bool:
    """Whether at least one card can be drawn from the face-down pile (T-R15, T-R16)."""
    if position.deck_at < len(position.deck):
        return True
    if not position.tables.reshuffle_discards:
        return False
    return position.pile_size[0] > 1 or position.pile_size[1] > 1


def next_card(position: Position) -> i64:
    """Take the top card of the face-down pile, reshuffling the discards if it is empty; EMPTY if there is none."""
    if position.deck_at == len(position.deck):
        if not can_draw(position):
            return EMPTY
        reshuffle(position)
    kind = position.deck[position.deck_at]
    position.deck_at += 1
    position.reveals += 1
    return kind


def reshuffle(position: Position) -> None:
    """All discards but the top card of each pile become the new face-down pile (T-R15)."""
    sizes = position.pile_size
    left: i64 = 0
    right: i64 = 0
    if sizes[0] > 1:
        left = sizes[0] - 1
    if sizes[1] > 1:
        right = sizes[1] - 1
    deck = vec[i64]([0] * (left + right))
    pile = position.pile
    i: i64
    for i in range(left):
        deck[i] = pile[i]
        pile[i] = EMPTY
    for i in range(right):
        deck[left + i] = pile[CARDS + i]
        pile[CARDS + i] = EMPTY
    if left > 0:
        pile[0] = pile[left]
        pile[left] = EMPTY
        sizes[0] = 1
    if right > 0:
        pile[CARDS] = pile[CARDS + right]
        pile[CARDS + right] = EMPTY
        sizes[1] = 1
    for player in position.players:
        player.older = drawn_by_kind(player)
    position.shuffle(deck, 0, left + right)
    position.deck = deck
    position.deck_at = 0


def draw(position: Position, player: Player, count: i64) -> None:
    """Draw cards into hand, as many as there are (T-R16)."""
    i: i64
    for i in range(count):
        kind = next_card(position)
        if kind == EMPTY:
            return
        player.hand[kind] += 1
        player.cards += 1
        if position.tables.open_hands:
            player.known[kind] += 1


def put(position: Position, side: i64, kind: i64) -> None:
    """Lay a card face up onto a discard pile."""
    position.pile[side * CARDS + position.pile_size[side]] = kind
    position.pile_size[side] += 1


def top(position: Position, side: i64) -> i64:
    """The top card of a discard pile, EMPTY if there is none."""
    count = position.pile_size[side]
    if count == 0:
        return EMPTY
    return position.pile[side * CARDS + count - 1]


def restart(position: Position, side: i64) -> None:
    """An empty discard pile is restarted from the face-down pile (T-039)."""
    kind = next_card(position)
    if kind != EMPTY:
        put(position, side, kind)


def take(position: Position, player: Player, side: i64) -> None:
    """Take the top card of a discard pile into hand; everyone saw it (T-102, T-038)."""
    at = side * CARDS + position.pile_size[side] - 1
    kind = position.pile[at]
    position.pile[at] = EMPTY
    position.pile_size[side] -= 1
    player.hand[kind] += 1
    player.known[kind] += 1
    player.cards += 1
    if position.pile_size[side] == 0:
        restart(position, side)


def leave_hand(player: Player, kind: i64) -> None:
    """A card of the hand is shown and leaves it."""
    announce(player, kind)
    player.known[kind] -= 1
    player.hand[kind] -= 1
    player.cards -= 1


def announce(player: Player, kind: i64) -> None:
    """A card of the hand is shown and stays there for now."""
    if player.known[kind] == 0:
        turn_up(player, kind)
        player.known[kind] = 1


def turn_up(player: Player, kind: i64) -> None:
    """A card that nobody knew is seen by all; which of several face-down piles it was drawn from is not.

    So it is written down, with how many cards of the present pile the player had drawn by then. As long as there has
    been one pile only there is nothing to remember.
    """
    if len(player.older) > 0:
        count = len(player.shown)
        shown = vec[i64]([0] * (count + 1))
        i: i64
        for i in range(count):
            shown[i] = player.shown[i]
        shown[count] = kind + KINDS * (drawn_now(player) + SINCE * (len(player.older) // KINDS))
        player.shown = shown


def drawn_now(player: Player) -> i64:
    """How many cards a player has drawn unseen from the present face-down pile."""
    count = player.cards + len(player.shown)
    i: i64
    for i in range(KINDS):
        count -= player.known[i]
    for i in range(len(player.older)):
        count -= player.older[i]
    return count


def drawn_by_kind(player: Player) -> vec[i64]:
    """What a player has drawn unseen from every face-down pile so far, the present one last."""
    piles = len(player.older) // KINDS
    drawn = vec[i64]([0] * ((piles + 1) * KINDS))
    last = piles * KINDS
    i: i64
    for i in range(KINDS):
        drawn[last + i] = player.hand[i] - player.known[i]
    for i in range(last):
        drawn[i] = player.older[i]
        drawn[last + i % KINDS] -= player.older[i]
    for i in range(len(player.shown)):
        drawn[last + player.shown[i] % KINDS] += 1
    return drawn


def lean_taking(position: Position, action: i64) -> i64:
    """A discarded card rather than one unseen only if it makes a pair."""
    if action < TAKE:
        return OFTEN
    side = action - TAKE
    return LIKELY if position.player().hand[top(position, side)] > 0 else SELDOM
