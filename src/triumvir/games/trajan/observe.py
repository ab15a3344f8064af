"""What a seat may know as numbers, in named parts. The observer comes first, then the others clockwise."""

from __future__ import annotations

from typing import Final

from triumvir.engine.ink import ONE, SPAN, WHOLE, ZERO, over, write_counts, write_one_more, write_set
from triumvir.engine.native import i32, i64, vec
from triumvir.games.trajan.actions import (
    KINDS,
    PROVINCES,
    SHIPS,
    SITES,
    SPACES,
    STACKS,
    TRAYS,
    TYPES,
)
from triumvir.games.trajan.hidden import unseen
from triumvir.games.trajan.observe_player import DRAWN, STEPS, TILE, observe_player, write_packed, write_tile
from triumvir.games.trajan.state import (
    DISCARD_PILE,
    EMPTY,
    SHIP_CARD,
    Position,
)
from triumvir.games.trajan.steps import cards, quarter
from triumvir.games.trajan.steps.setup import face_down
from triumvir.games.trajan.tables import (
    BONUSES,
    BUILDING_KINDS,
    CARDS,
    DEMANDS,
    MAT_KINDS,
    STACK_SIZE,
    TILES,
)

ON_BOARD: Final = MAT_KINDS + SPACES + 3 * PROVINCES + (BUILDING_KINDS + 1) * SITES + STACKS * TILE
TO_COME: Final = MAT_KINDS + DEMANDS + BONUSES + TILES  # what the supplies still hold

# Places in an ink of what the box keeps small enough for it: `over` without its limits, written many times.
FIFTHS: Final = 5 * SPAN + ZERO
TENTHS: Final = 10 * SPAN + ZERO
FIRST_KIND: Final = MAT_KINDS * SPAN + ZERO + 1  # of a forum tile, the kinds counted from one


def observe_into(position: Position, seat: i64, ink: vec[i32], out: vec[i32], at: i64, whole: bool) -> None:
    """Write the observation of a seat, with or without tiles on the board, supplies and players."""
    at = observe_table(position, seat, ink, out, at, whole)
    if whole:
        i: i64
        for i in range(position.seats):
            at = observe_player(position, (seat + i) % position.seats, ink, out, at)


def observe_table(position: Position, seat: i64, ink: vec[i32], out: vec[i32], at: i64, whole: bool) -> i64:
    """The common parts and the observer's own hand."""
    tables = position.tables
    one = ink[ONE]
    i: i64
    out[at + position.step] = one
    at += STEPS
    out[at + position.action] = one
    at += TYPES
    seats = position.seats
    if position.to_act >= 0:
        out[at + (position.to_act + seats - seat) % seats] = one
    out[at + 4 + (position.active + seats - seat) % seats] = one
    out[at + 8 + (position.start + seats - seat) % seats] = one
    at += 12
    at = write_set(position.performed, TYPES, ink, out, at)
    at = write_packed(position.held, ink, out, at)
    out[at + position.tray] = one
    at += TRAYS
    out[at] = ink[over(position.time, tables.circuit)]
    out[at + 1] = ink[over(position.quarter, tables.quarters)]
    if position.round_over:
        out[at + 2] = one
    at += 3
    for i in range(DEMANDS):
        out[at + i] = ink[WHOLE + quarter.demanded(position, i)]
    at += DEMANDS
    at = write_set(position.gray_ships, SHIPS, ink, out, at)
    out[at] = ink[WHOLE + position.units]
    out[at + 1] = ink[over(position.left, 12)]
    at = write_set(position.shipped, KINDS, ink, out, at + 2)
    at = observe_chosen(position, ink, out, at)
    at = observe_following(position, ink, out, at)
    if whole:
        observe_tiles(position, ink, out, at)
    at += ON_BOARD
    at = observe_piles(position, ink, out, at)
    for i in range(2):
        if position.bonus[i] != EMPTY:
            out[at + position.bonus[i]] = ink[over(2 - i, 2)]
    at += BONUSES
    out[at] = ink[over(len(position.deck) - position.deck_at, 60)]
    out[at + 1] = ink[over(position.pile_size[0] + position.pile_size[1], 60)]
    out[at + 2] = ink[over(len(position.supply) - position.supply_at, 70)]
    at += 3
    if whole:
        observe_supplies(position, ink, out, at)
    at += TO_COME
    if seat >= 0:
        write_counts(position.players[seat].hand, 1, ink, out, at)
    at += KINDS
    if len(position.players[0].older) > 0:
        observe_earlier(position, seat, ink, out, at)
    return at + 2 * KINDS


def observe_earlier(position: Position, seat: i64, ink: vec[i32], out: vec[i32], at: i64) -> None:
    """Cards of the face-down piles before the present one: those the observer has not seen, and its own (T-R15)."""
    cards_of = unseen(position, seat)
    i: i64
    for i in range(len(position.players[0].older)):
        write_more(cards_of[i], ink, out, at + i % KINDS)
        if seat >= 0:
            write_more(position.players[seat].older[i], ink, out, at + KINDS + i % KINDS)


def write_more(count: i64, ink: vec[i32], out: vec[i32], at: i64) -> None:
    """So many more of what is counted there."""
    i: i64
    for i in range(count):
        write_one_more(WHOLE, ink, out, at)


def observe_following(position: Position, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """Repeats by an extra action tile, and what the first building tile of a kind grants."""
    one = ink[ONE]
    out[at] = ink[WHOLE + position.repeat]
    out[at + 1] = ink[WHOLE + position.repeats]
    if position.granted:
        out[at + 2] = one
    at += 3
    if position.extra != EMPTY:
        out[at + position.extra] = one
    if position.pending != EMPTY:
        out[at + TYPES + position.pending] = one
    return at + 2 * TYPES


def observe_chosen(position: Position, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """What an unfinished action is about: the ship, the card to discard or the Trajan tile."""
    tile: i64 = EMPTY
    if position.step == SHIP_CARD:
        out[at + position.chosen] = ink[ONE]
    elif position.step == DISCARD_PILE:
        out[at + SHIPS + position.chosen] = ink[ONE]
    else:
        tile = position.chosen
    return write_tile(position.tables, tile, ink, out, at + SHIPS + KINDS)


def tiles_stamp(position: Position) -> i64:
    """What `observe_tiles` writes, as a number: tiles are drawn from supplies and else only leave the board."""
    left: i64 = 0
    for tile in position.forum:
        if tile != EMPTY:
            left += 1
    for tile in position.province_tile:
        if tile != EMPTY:
            left += 1
    for tile in position.site_tile:
        if tile != EMPTY:
            left += 1
    taken: i64 = 1 if position.laid_out else 0
    for count in position.stack_at:
        taken += count
    return ((position.supply_at * DRAWN + position.extra_at) * DRAWN + taken) * DRAWN + left


def observe_tiles(position: Position, ink: vec[i32], out: vec[i32], at: i64) -> None:
    """The tiles on the board: forum, provinces, construction, Trajan stacks."""
    tables = position.tables
    one = ink[ONE]
    i: i64
    forum = position.forum
    for i in range(SPACES):
        kind = forum[i]
        if kind != EMPTY:
            write_one_more(WHOLE, ink, out, at + kind)
            out[at + MAT_KINDS + i] = ink[FIRST_KIND + kind]
    at += MAT_KINDS + SPACES
    lying, worth = position.province_tile, tables.province_vp
    for i in range(PROVINCES):
        tile = lying[i]
        if tile != EMPTY:
            out[at] = one
            out[at + 1] = ink[FIRST_KIND + tile]
        out[at + 2] = ink[TENTHS + worth[i]]
        at += 3
    lying, worth = position.site_tile, tables.building_vp
    kinds = tables.building_kind
    for i in range(SITES):
        tile = lying[i]
        if tile != EMPTY:
            out[at + kinds[tile]] = one
            out[at + BUILDING_KINDS] = ink[FIFTHS + worth[tile]]
        at += BUILDING_KINDS + 1
    for i in range(STACKS):
        tile = EMPTY
        if position.laid_out and position.stack_at[i] < STACK_SIZE:
            tile = position.stacks[i * STACK_SIZE + position.stack_at[i]]
        at = write_tile(tables, tile, ink, out, at)


def observe_piles(position: Position, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """The discard piles: the top card, then the kind of every card from the top down; all were seen (T-R37)."""
    i: i64
    side: i64
    for side in range(2):
        kind = cards.top(position, side)
        if kind != EMPTY:
            out[at + kind] = ink[ONE]
        at += KINDS
    for side in range(2):
        last = side * CARDS + position.pile_size[side] - 1
        for i in range(position.pile_size[side]):
            out[at + i] = ink[over(position.pile[last - i] + 1, KINDS)]
        at += CARDS
    return at


def supplies_stamp(position: Position) -> i64:
    """What `observe_supplies` writes follows from how far each supply has been drawn: here as one number."""
    stamp = (position.supply_at * DRAWN + position.extra_at) * DRAWN + quarter.demands_seen(position)
    stamp = (stamp * (BONUSES + 1) + position.bag_at) * 2 + (1 if position.laid_out else 0)
    drawn = position.stack_at
    i: i64
    for i in range(STACKS):
        stamp = stamp * (STACK_SIZE + 1) + drawn[i]
    return stamp


def observe_supplies(position: Position, ink: vec[i32], out: vec[i32], at: i64) -> None:
    """What the supplies still hold: all that has not been seen."""
    i: i64
    for i in range(position.supply_at, len(position.supply)):
        write_one_more(WHOLE, ink, out, at + position.supply[i])
    for i in range(position.extra_at, len(position.extras)):
        write_one_more(WHOLE, ink, out, at + position.extras[i])
    at += MAT_KINDS
    for i in range(quarter.demands_seen(position), len(position.demands)):
        write_one_more(WHOLE, ink, out, at + position.demands[i])
    at += DEMANDS
    for i in range(position.bag_at, len(position.bag)):
        out[at + position.bag[i]] = ink[ONE]
    at += BONUSES
    stack: i64
    for stack in range(STACKS):
        for i in range(face_down(position, stack), (stack + 1) * STACK_SIZE):
            out[at + position.stacks[i]] = ink[ONE]
