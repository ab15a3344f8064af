"""The drafts of the variants: mosaic tiles (D-01) and follower cards (D-02, D-03; section 12)."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.games.nova_roma.actions import KEEP, MOSAIC_TILES, PICK, TILE
from triumvir.games.nova_roma.state import (
    DRAFT_CARD,
    DRAFT_TILE,
    EMPTY,
    KEEP_CARD,
    MOSAIC,
    Position,
    next_seat,
    previous_seat,
)
from triumvir.games.nova_roma.steps import cards
from triumvir.games.nova_roma.steps.step import DRAFTED, DRAFTING, Step
from triumvir.games.nova_roma.tables import PER_COLOUR

ROWS: Final = 3  # of a mosaic board


# ---------------------------------------------------------------- mosaic tiles


def begin(position: Position) -> bool:
    """The first draft, if any, or mosaic tiles and hands are dealt; False if play begins at once (N-020, N-227)."""
    if position.tables.mosaic_draft:
        i: i64
        for i in range(ROWS):
            fill_tiles(position, i)
        position.left = ROWS * position.seats
        position.step = DRAFT_TILE
        position.to_act = previous_seat(position, position.first)
        return True
    seat: i64
    row: i64
    for seat in range(position.seats):
        for row in range(ROWS):
            position.players[seat].board[MOSAIC + row] = position.mosaics[row * PER_COLOUR + seat]
    position.mosaics = vec[i64]([])  # the rest is out of the game
    return begin_cards(position)


def tiles_open(position: Position, row: i64) -> i64:
    """How many tiles of a colour lie face up."""
    shown: i64 = 0
    i: i64
    for i in range(row * PER_COLOUR, (row + 1) * PER_COLOUR):
        if position.open_tiles >> i & 1:
            shown += 1
    return shown


def tiles_drawn(position: Position, row: i64) -> i64:
    """How many tiles of a colour have left their stack."""
    drawn = tiles_open(position, row)
    for player in position.players:
        if player.board[MOSAIC + row] != EMPTY:
            drawn += 1
    return drawn


def fill_tiles(position: Position, row: i64) -> None:
    """Turn up tiles of a colour while its stack lasts (N-225)."""
    drawn = tiles_drawn(position, row)
    while tiles_open(position, row) < position.tables.open_tiles and drawn < PER_COLOUR:
        position.open_tiles |= bit(position.mosaics[row * PER_COLOUR + drawn])
        position.reveals += 1
        drawn += 1


class DraftTile(Step):
    """D-01: a mosaic tile."""

    name = "draft_tile"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A face-up tile of a colour that is still missing (D-01)."""
        player = position.player()
        count: i64 = 0
        i: i64
        for i in range(MOSAIC_TILES):
            if position.open_tiles >> i & 1 and player.board[MOSAIC + i // PER_COLOUR] == EMPTY:
                out[count] = TILE + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Take a tile; the player before in turn order follows, until all have three."""
        tile = action - TILE
        row = tile // PER_COLOUR
        position.open_tiles &= ~bit(tile)
        position.player().board[MOSAIC + row] = tile
        fill_tiles(position, row)
        position.left -= 1
        if position.left > 0:
            position.to_act = previous_seat(position, position.to_act)
            return DRAFTING
        position.open_tiles = 0
        position.mosaics = vec[i64]([])
        return DRAFTING if begin_cards(position) else DRAFTED

    def refuse(self, position: Position, action: i64) -> str:
        """Tiles that do not lie open or have a colour taken before."""
        return "N-225"


# ---------------------------------------------------------------- follower cards


def begin_cards(position: Position) -> bool:
    """Deal the start hands, or the packets of the draft; False if play begins at once (N-021, N-226)."""
    tables = position.tables
    seats = position.seats
    i: i64
    j: i64
    seat = position.first
    if not tables.follower_draft:
        for i in range(seats):
            for j in range(tables.start_cards):
                position.players[seat].hand |= bit(position.deck[position.deck_at])
                position.deck_at += 1
            if tables.open_hands:
                position.players[seat].known = position.players[seat].hand
            seat = next_seat(position, seat)
        return False
    size = tables.draft_cards
    draft = vec[i64]([EMPTY] * (2 * seats * size))
    for i in range(seats):
        for j in range(size):
            draft[seat * size + j] = position.deck[position.deck_at]
            position.deck_at += 1
        seat = next_seat(position, seat)
    position.draft = draft
    position.lap = 0
    position.to_act = position.first
    position.step = DRAFT_CARD
    position.reveals += 1
    if seats == 1:
        for j in range(size):
            take(position, 0, position.draft[j])  # nothing is passed (N-227)
        begin_keeping(position)
    return True


def packet(position: Position, seat: i64) -> i64:
    """The cards that lie before a seat in this pass: a packet as dealt, less what was taken from it."""
    size = position.tables.draft_cards
    seats = position.seats
    draft = position.draft
    owner = (seat + seats * size - position.lap) % seats
    held: i64 = 0
    j: i64
    for j in range(size):
        held |= bit(draft[owner * size + j])
    for j in range(position.lap + 1):
        taker = (owner + j) % seats
        card = draft[(seats + taker) * size + j]
        if card != EMPTY:
            held &= ~bit(card)
    return held


class DraftCard(Step):
    """D-02: a card of the packet."""

    name = "draft_card"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A card of the packet (D-02)."""
        return cards.set_legal(packet(position, position.to_act), PICK, out, 0)

    def do(self, position: Position, action: i64) -> i64:
        """Take a card; when all have chosen the packets go left (N-226)."""
        take(position, position.to_act, action - PICK)
        position.to_act = next_seat(position, position.to_act)
        if position.to_act != position.first:
            return DRAFTING
        position.lap += 1
        if position.lap == position.tables.draft_cards:
            begin_keeping(position)
        else:
            position.reveals += 1
        return DRAFTING

    def refuse(self, position: Position, action: i64) -> str:
        """Cards of other packets."""
        return "N-226"


def take(position: Position, seat: i64, card: i64) -> None:
    """Note a pick; the history is what players know of each other's cards later."""
    size = position.tables.draft_cards
    draft = position.draft[:]
    at = (position.seats + seat) * size
    while draft[at] != EMPTY:
        at += 1
    draft[at] = card
    position.draft = draft
    position.players[seat].hand |= bit(card)


def begin_keeping(position: Position) -> None:
    """All have drafted: each keeps some (D-03)."""
    position.lap = 0
    position.step = KEEP_CARD
    position.left = position.tables.keep_cards
    position.chosen = 0  # here: the set of cards kept so far


class KeepCard(Step):
    """D-03: a drafted card to keep."""

    name = "keep_card"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A drafted card that is not kept yet."""
        return cards.set_legal(position.player().hand & ~position.chosen, KEEP, out, 0)

    def do(self, position: Position, action: i64) -> i64:
        """Keep a card; when all have chosen the rest goes back into the deck and play begins."""
        position.chosen |= bit(action - KEEP)
        position.left -= 1
        if position.left > 0:
            return DRAFTING
        position.player().hand = position.chosen
        position.chosen = 0
        position.left = position.tables.keep_cards
        position.to_act = next_seat(position, position.to_act)
        if position.to_act != position.first:
            return DRAFTING
        position.left = 0
        position.chosen = EMPTY
        give_back(position)
        return DRAFTED

    def refuse(self, position: Position, action: i64) -> str:
        """Cards that were not drafted."""
        return "N-226"


def give_back(position: Position) -> None:
    """Shuffle the cards not kept into the deck (N-226)."""
    size = position.tables.draft_cards
    back: i64 = 0
    i: i64
    for i in range(position.seats * size):
        back |= bit(position.draft[i])
    for player in position.players:
        back &= ~player.hand
    for i in range(position.deck_at, len(position.deck)):
        back |= bit(position.deck[i])
    deck = cards.members(back)
    position.shuffle(deck, 0, len(deck))
    position.deck = deck
    position.deck_at = 0
