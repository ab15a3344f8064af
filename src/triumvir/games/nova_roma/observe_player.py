"""What all seats may know of one player as numbers, in sections that seldom change together."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit, size
from triumvir.engine.ink import ONE, SPAN, WHOLE, ZERO, over, write_counts, write_one_more, write_set
from triumvir.engine.native import i32, i64, vec
from triumvir.engine.stamps import stamped, stamped_all
from triumvir.engine.state import EVERYTHING
from triumvir.games.nova_roma.actions import (
    ESTATE_CELLS,
    FOLLOWERS,
    FORUM,
    MOSAIC_CELLS,
    ROUTES,
    SHIPS,
    TRACKS,
    ZONES,
)
from triumvir.games.nova_roma.hidden import newest
from triumvir.games.nova_roma.observe_supplies import write_print
from triumvir.games.nova_roma.scoring import ledger
from triumvir.games.nova_roma.state import (
    BOARD,
    DECLARE,
    DRAFT_CARD,
    DRAFT_TILE,
    EMPTY,
    FIRST_ACTION,
    HEIGHT,
    KEEP_CARD,
    MARKER,
    MOSAIC,
    OVER,
    PLACE_PATRICIAN,
    SHIP,
    STEPS,
    VP_SOURCES,
    ZONE,
    Player,
    Position,
)
from triumvir.games.nova_roma.tables import NEEDS, STOCK

SEATS: Final = 4
MOSAIC_ROWS: Final = 3
EARLIER: Final = 2  # so many reshuffles ago or more
MANY: Final = 256  # more than there are blocks, rounds or reshuffles

# Sections, as in `game.kept_player`.
SCORE: Final = 0
MEANS: Final = 1
ESTATE: Final = 2
ROW: Final = 3
COUNTS: Final = 4
WAYS: Final = 5
BLOCKS: Final = 6
SECTIONS: Final = 7


def changed_since(position: Position, before: i64) -> i64:
    """A patrician is placed, and an action chosen, before anything comes of it."""
    if before == PLACE_PATRICIAN and position.step == FIRST_ACTION:
        return bit(BLOCKS)
    return 0 if before == FIRST_ACTION and position.step == DECLARE else EVERYTHING


def players_stamp(position: Position) -> i64:
    """What is written here of others changes with a block, a marker, a ring, a round, a reshuffle, set-up."""
    blocks: i64 = 0
    for player in position.players:
        blocks += player.blocks
    stamp = (position.heights * MANY + blocks) * MANY + deck_stamp(position)
    stamp = stamped(stamp * SEATS + position.ring_turn, position.paid)
    step = position.step if position.step in (DRAFT_TILE, DRAFT_CARD, KEEP_CARD, OVER) else DECLARE
    return stamped(stamp, (position.round * SEATS + position.first) * STEPS + step)


def deck_stamp(position: Position) -> i64:
    """Changes with a reshuffle: all cards of a new deck are of its generation, as `newest` is, also the last one."""
    deck = position.deck
    last = deck[len(deck) - 1] if len(deck) > 0 else EMPTY
    return newest(position) if last == EMPTY else position.generation[last]


def player_stamp(position: Position, seat: i64, section: i64) -> i64:
    """What `observe_section` writes was made from this."""
    player = position.players[seat]
    if section == SCORE:
        return score_stamp(position, player)
    if section == MEANS:
        return stamped_all(0, player.stock, 0, STOCK)
    if section == ESTATE:
        return stamped_all(stamped(player.placed, player.flipped), player.estate, 0, ESTATE_CELLS)
    if section == ROW:
        return stamped(stamped(stamped(player.row, player.used), player.idle), player.known)
    if section == COUNTS:
        return counts_stamp(position, player)
    if section == WAYS:
        return board_stamp(stamped(player.claimed, players_stamp(position)), player)
    return zones_stamp(player.patricians, player)


def score_stamp(position: Position, player: Player) -> i64:
    """All that the VP of a player follow from; for what others have to do with them stands `players_stamp`."""
    stamp = stamped(stamped(player.building, player.chariots), player.row)
    stamp = stamped(stamped(stamped(stamp, player.claimed), player.shipping), player.placed)
    stamp = stamped(stamp, players_stamp(position))
    stamp = stamped_all(stamp, player.stock, 0, STOCK)
    stamp = stamped_all(stamp, player.estate, 0, ESTATE_CELLS)
    return zones_stamp(board_stamp(stamp, player), player)


def board_stamp(stamp: i64, player: Player) -> i64:
    """A stamp with markers, ships and mosaic tiles more."""
    return stamped_all(stamped_all(stamp, player.board, 0, ZONE), player.board, MOSAIC, BOARD)


def zones_stamp(stamp: i64, player: Player) -> i64:
    """A stamp with the blocks in all zones more."""
    board = player.board
    i: i64
    for i in range(ZONES):
        stamp = stamped(stamp, board[ZONE + i])
    return stamp


def counts_stamp(position: Position, player: Player) -> i64:
    """Cards, contracts, markers, blocks and chariots; unknown cards by the decks that they came from."""
    stamp = stamped(stamped(player.hand, player.known), player.shipping)
    stamp = stamped(stamped(stamp, player.building), player.chariots)
    stamp = stamped(stamp, ((player.markers * MANY + player.spare) * MANY + player.blocks) * MANY + player.blind)
    return stamped_all(stamp, position.generation, 0, len(position.generation)) if deck_stamp(position) else stamp


def observe_section(position: Position, seat: i64, section: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """Write a section of one player; returns where the next one goes."""
    player = position.players[seat]
    if section == SCORE:
        return observe_score(position, seat, ink, out, at)
    if section == MEANS:
        return write_counts(player.stock, 5, ink, out, at)
    if section == ESTATE:
        return observe_estate(position, player, ink, out, at)
    if section == ROW:
        at = write_set(player.row, FOLLOWERS, ink, out, at)
        at = write_set(player.used, FOLLOWERS, ink, out, at)
        at = write_set(player.idle, FOLLOWERS, ink, out, at)
        return write_set(player.known, FOLLOWERS, ink, out, at)
    if section == COUNTS:
        return observe_counts(position, player, ink, out, at)
    if section == WAYS:
        at = write_set(player.claimed, MOSAIC_CELLS, ink, out, at)
        return observe_ways(position, player, ink, out, at)
    at = write_set(player.patricians, FORUM, ink, out, at)
    i: i64
    for i in range(ZONES):
        at = write_set(player.board[ZONE + i], position.tables.zone_span[i], ink, out, at)
    return at


def observe_player(position: Position, seat: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """The open parts of one player."""
    section: i64
    for section in range(SECTIONS):
        at = observe_section(position, seat, section, ink, out, at)
    return at


def observe_score(position: Position, seat: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """The seat and its VP."""
    out[at + seat] = ink[ONE]
    at += SEATS
    points = ledger(position, seat)
    total: i64 = 0
    i: i64
    for i in range(VP_SOURCES):
        total += points[i]
    out[at] = ink[over(total, 100)]
    return write_counts(points, 20, ink, out, at + 1)


def observe_counts(position: Position, player: Player, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """How many of what, and the cards in hand that not all know."""
    out[at] = ink[over(size(player.hand), 6)]
    out[at + 1] = ink[over(size(player.shipping), 6)]
    out[at + 2] = ink[over(size(player.building), 6)]
    out[at + 3] = ink[over(player.markers, 4)]
    out[at + 4] = ink[over(player.spare, 3)]
    out[at + 5] = ink[over(player.blocks, 20)]
    out[at + 6] = ink[over(size(player.chariots), 5)]
    out[at + 7] = ink[over(player.blind, 6)]
    at += 8
    unknown = player.hand & ~player.known
    latest = newest(position)
    if latest == 0:
        out[at] = ink[WHOLE + size(unknown)]
    else:
        i: i64
        for i in range(FOLLOWERS):
            if unknown >> i & 1:
                write_one_more(WHOLE, ink, out, at + min(latest - position.generation[i], EARLIER))
    return at + EARLIER + 1


def observe_estate(position: Position, player: Player, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """The cells of an estate: whether a tile lies there, whether it is turned, and which it is."""
    one = ink[ONE]
    i: i64
    estate = player.estate
    placed, flipped = player.placed, player.flipped
    width = 2 + len(position.tables.tile_kind)
    for i in range(ESTATE_CELLS):
        if placed >> i & 1:
            out[at] = one
        if flipped >> i & 1:
            out[at + 1] = one
        if estate[i] != EMPTY:
            out[at + 2 + estate[i]] = one
        at += width
    return at


def observe_ways(position: Position, player: Player, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """What the mosaic asks for, and how far a player has come in the hippodrome and at sea."""
    tables = position.tables
    board = player.board
    prints, ends = tables.prints, tables.print_ends
    i: i64
    for i in range(MOSAIC_ROWS):
        tile = board[MOSAIC + i]
        if tile != EMPTY:
            number = tables.mosaic_prints + tile
            write_print(prints, ends[number], ends[number + 1], ink, out, at)
        at += 3 * NEEDS
    below: i64 = 0  # markers below on the same space, one byte for each track
    for other in position.players:
        theirs = other.board
        for i in range(TRACKS):
            if theirs[MARKER + i] == board[MARKER + i] and theirs[HEIGHT + i] < board[HEIGHT + i]:
                below += bit(8 * i)
    for i in range(TRACKS):
        out[at + i] = ink[over(board[MARKER + i], tables.track_length[i])]
        out[at + TRACKS + i] = ink[4 * SPAN + ZERO + (below >> 8 * i & 255)]
    at += 2 * TRACKS
    for i in range(SHIPS):
        port = board[SHIP + i]
        if port != EMPTY:
            number = tables.port_prints + port
            write_print(prints, ends[number], ends[number + 1], ink, out, at)
        at += ROUTES + 2
    return at
