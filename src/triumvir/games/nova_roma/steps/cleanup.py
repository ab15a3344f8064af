"""The end of a turn and of a round: refills, first player, chariot, clean-up, and the automa's moves (section 9)."""

from __future__ import annotations

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64
from triumvir.games.nova_roma.actions import ROUTES, SLOTS
from triumvir.games.nova_roma.state import (
    EMPTY,
    HEIGHT,
    MARKER,
    OFFER_BASIC,
    OFFER_BUILDING,
    OFFER_FOLLOWERS,
    OFFER_SHIPPING,
    OFFER_SPECIAL,
    OVER,
    RIVAL_SHIP,
    Position,
    next_seat,
)
from triumvir.games.nova_roma.steps import cards
from triumvir.games.nova_roma.steps.sail import next_port
from triumvir.games.nova_roma.tables import ARTISANS


def close_up(position: Position, first: i64) -> i64:
    """Slide the cards of an offer to the left; return the first free slot."""
    offer = position.offer
    at = first
    i: i64
    for i in range(first, first + SLOTS):
        if offer[i] != EMPTY:
            if i != at:
                offer[at] = offer[i]
                offer[i] = EMPTY
            at += 1
    return at


def next_card(position: Position, first: i64) -> i64:
    """The next card for an offer; EMPTY if its stack is used up (N-R15, N-R16)."""
    card: i64 = EMPTY
    if first == OFFER_FOLLOWERS:
        return cards.take_top(position)
    if first == OFFER_SHIPPING:
        if position.shipping_at < len(position.shipping):
            card = position.shipping[position.shipping_at]
            position.shipping_at += 1
    elif first == OFFER_BUILDING:
        if position.building_at < len(position.building):
            card = position.building[position.building_at]
            position.building_at += 1
    elif position.basic_at < len(position.basic):
        card = position.basic[position.basic_at]
        position.basic_at += 1
    if card != EMPTY:
        position.reveals += 1
    return card


def refill(position: Position, first: i64) -> None:
    """Close an offer up and fill its free slots (N-058)."""
    offer = position.offer
    if (
        offer[first] != EMPTY
        and offer[first + 1] != EMPTY
        and offer[first + 2] != EMPTY
        and offer[first + SLOTS - 1] != EMPTY
    ):
        return
    i: i64
    for i in range(close_up(position, first), first + SLOTS):
        offer[i] = next_card(position, first)


def refill_all(position: Position) -> None:
    """The end of a turn; the special tile waits for clean-up (N-081, N-102, N-112, N-123)."""
    refill(position, OFFER_SHIPPING)
    refill(position, OFFER_BUILDING)
    refill(position, OFFER_FOLLOWERS)
    refill(position, OFFER_BASIC)


def turn_up_special(position: Position) -> None:
    """A new special tile; one that is still there leaves the game (N-186)."""
    position.offer[OFFER_SPECIAL] = EMPTY
    if position.special_at < len(position.special):
        position.offer[OFFER_SPECIAL] = position.special[position.special_at]
        position.special_at += 1
        position.reveals += 1


# ---------------------------------------------------------------- the steps of clean-up


def pass_marker(position: Position) -> None:
    """Step 1: the claimant is first player, else the marker goes round (N-180)."""
    if position.claimant != EMPTY:
        position.first = position.claimant
        position.claimant = EMPTY
    else:
        position.first = next_seat(position, position.first)


def leader(position: Position, track: i64) -> i64:
    """The seat furthest on a track; on a tie the marker lowest in the stack leads (N-181)."""
    best: i64 = 0
    i: i64
    for i in range(1, position.seats):
        own = position.players[i].board
        other = position.players[best].board
        if own[MARKER + track] > other[MARKER + track] or (
            own[MARKER + track] == other[MARKER + track] and own[HEIGHT + track] < other[HEIGHT + track]
        ):
            best = i
    return best


def chariots_seen(position: Position) -> i64:
    """How many chariot tiles have been turned up: this round's and the next one's last (N-023)."""
    return min(position.round + 2, position.tables.rounds)


def lost_chariots(position: Position) -> i64:
    """Chariot tiles of rounds gone by that nobody won."""
    lost: i64 = 0
    i: i64
    for i in range(position.round + (1 if position.step == OVER else 0)):
        lost |= bit(position.chariots[i])
    for player in position.players:
        lost &= ~player.chariots
    return lost & ~position.rival_chariots


def award_chariot(position: Position) -> None:
    """Step 2: the favoured chariot (N-181, N-219, N-230, N-R29, N-R41)."""
    tables = position.tables
    tile = position.chariots[position.round]
    track = tables.chariot_track[tile]
    seat = leader(position, track)
    space = position.players[seat].board[MARKER + track]
    if position.seats == 1:
        if space > position.rival[track]:
            position.players[0].chariots |= bit(tile)
        else:
            position.rival_chariots |= bit(tile)
        return
    if position.seats == 2 and space <= tables.neutral_space:
        return
    if space == 0 and tables.chariot_needs_step:
        return
    position.players[seat].chariots |= bit(tile)


def take_back_figures(position: Position) -> None:
    """Step 3: patricians and legionnaires leave the forum (N-182, N-218)."""
    for player in position.players:
        player.patricians = 0
    position.legionnaires = 0
    position.emperor = EMPTY


def rest(position: Position) -> None:
    """Steps 4 to 7: artisans, followers, follower offer, estate offer (N-183 to N-186)."""
    tables = position.tables
    for player in position.players:
        artisans = player.stock[ARTISANS] + size(player.placed)
        player.placed = 0
        kept = min(artisans, tables.keep_artisans)
        player.stock[ARTISANS] = kept
        position.artisans += artisans - kept
        player.used = 0
    card = position.offer[OFFER_FOLLOWERS]
    if card != EMPTY:
        position.offer[OFFER_FOLLOWERS] = EMPTY
        position.discard |= bit(card)
    refill(position, OFFER_FOLLOWERS)
    position.offer[OFFER_BASIC] = EMPTY
    refill(position, OFFER_BASIC)
    turn_up_special(position)


# ---------------------------------------------------------------- the automa of the solo game


def advance_rival(position: Position) -> None:
    """The automa's marker follows a new favoured chariot (N-191, N-230)."""
    tables = position.tables
    track = tables.chariot_track[position.chariots[position.round]]
    rival = position.rival[:]
    rival[MARKER + track] = min(rival[MARKER + track] + tables.ai_steps, tables.track_length[track])
    position.rival = rival


def sail_rival(position: Position) -> None:
    """The automa's ships sail on, and the leftmost contracts are discarded (N-231, N-232)."""
    tables = position.tables
    rival = position.rival[:]
    route: i64
    i: i64
    position.offer[OFFER_SHIPPING] = EMPTY
    refill(position, OFFER_SHIPPING)
    for route in range(ROUTES):
        for i in range(tables.ai_ports):
            port = next_port(tables, rival[RIVAL_SHIP + route], route)
            if port != EMPTY:
                rival[RIVAL_SHIP + route] = port
    position.rival = rival
    card = position.offer[OFFER_BUILDING]
    if card != EMPTY:
        position.rival_contracts |= bit(card)
        position.offer[OFFER_BUILDING] = EMPTY
    refill(position, OFFER_BUILDING)
