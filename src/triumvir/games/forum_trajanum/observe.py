"""What a seat may know as numbers, in named parts. The observer comes first, then the others clockwise."""

from __future__ import annotations

from typing import Final

from triumvir.engine.ink import ONE, SPAN, ZERO, over, write_one_more, write_set
from triumvir.engine.native import i32, i64, vec
from triumvir.games.forum_trajanum.actions import (
    BONUSES,
    CELLS,
    COLOURS,
    FACES,
    FORUM,
    GREYS,
    MIXED,
    PAIRS,
    RESOURCES,
    ROWS,
)
from triumvir.games.forum_trajanum.hidden import cell_set, knows_kept, knows_passed
from triumvir.games.forum_trajanum.observe_player import FEW, STEPS, cells_taken, observe_player, player_length
from triumvir.games.forum_trajanum.state import (
    AGENDA_BITS,
    AGENDA_MASK,
    DUE_COLOURED,
    EMPTY,
    FROM_COLONIA,
    FROM_RESERVE,
    HAND_KEPT,
    HAND_PASSED,
    PICK_FIRST,
    Player,
    Position,
    committing,
    cycle_of,
    looks_into,
)
from triumvir.games.forum_trajanum.tables import CITIZENS, STREETS, TRAJAN_CARDS

SEATS: Final = 4
CYCLES: Final = 3
TARGETS: Final = 6
DUES: Final = DUE_COLOURED + COLOURS
MOSAIC: Final = COLOURS + 1
HALVES: Final = 2 * SPAN + ZERO  # where counts of halves begin
TABLE_LENGTH: Final = 615  # of all parts of the table together, but for the kinds of the two tiles picked


def observe_into(position: Position, seat: i64, ink: vec[i32], out: vec[i32], at: i64, whole: bool) -> None:
    """Write the observation of a seat, with or without what is kept; a spectator looks from seat 0."""
    place: i64 = max(seat, 0)
    at = observe_table(position, seat, place, ink, out, at, whole)
    length = player_length(position)
    i: i64
    for i in range(position.seats):
        number = (place + i) % position.seats
        if whole:
            observe_player(position, number, ink, out, at)
        at = observe_hand(position, number, seat, ink, out, at + length)


def one_of(index: i64, count: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """One of several as zeros and a one; no one if the index is out of range."""
    if 0 <= index < count:
        out[at + index] = ink[ONE]
    return at + count


def observe_table(position: Position, seat: i64, place: i64, ink: vec[i32], out: vec[i32], at: i64, whole: bool) -> i64:
    """The parts of the table."""
    tables = position.tables
    seats = position.seats
    end = at + TABLE_LENGTH + 2 * tables.kinds
    secret = committing(position) and not looks_into(position, seat, position.to_act)
    at = one_of(PICK_FIRST if secret else position.step, STEPS, ink, out, at)
    at = one_of((position.start - place + seats) % seats, SEATS, ink, out, at)
    at = one_of((position.active - place + seats) % seats, SEATS, ink, out, at)
    at = one_of(EMPTY if position.to_act < 0 else (position.to_act - place + seats) % seats, SEATS, ink, out, at)
    at = one_of(cycle_of(position), CYCLES, ink, out, at)
    out[at] = ink[over(position.round % tables.rounds, FEW)]
    out[at + 1] = ink[over(position.turns, FEW)]
    at += 2
    if whole:
        observe_cards(position, ink, out, at)
    at += 3 * STREETS + 2 * TRAJAN_CARDS + FORUM * MOSAIC
    if committing(position):
        observe_commit(position, seat, ink, out, at)
    at += 1 + 2 + 2 * (CELLS + tables.kinds) + 1
    if not secret:
        observe_decision(position, ink, out, at)
    return end


def cards_stamp(position: Position) -> i64:
    """What `observe_cards` writes, as a number: cards are turned up, and the mosaic stays as it is."""
    return position.drawn * CYCLES + cycle_of(position)


def observe_cards(position: Position, ink: vec[i32], out: vec[i32], at: i64) -> None:
    """Street cards, Trajan cards and the mosaic."""
    tables = position.tables
    one = ink[ONE]
    i: i64
    for i in range(2):
        if position.drawn > 0:
            out[at + position.streets[position.drawn - 2 + i]] = one
        at += STREETS
    for i in range(position.drawn):
        write_one_more(HALVES, ink, out, at + position.streets[i])
    at += STREETS
    for i in range(tables.cycles):
        out[at + position.orders[i]] = one
    at += TRAJAN_CARDS
    at = one_of(position.orders[cycle_of(position)], TRAJAN_CARDS, ink, out, at)
    for i in range(tables.columns * 4):
        out[at + i * MOSAIC + position.mosaic[i]] = one


def observe_commit(position: Position, seat: i64, ink: vec[i32], out: vec[i32], at: i64) -> None:
    """How far who commits has come, and what the observer has chosen itself."""
    kinds = position.tables.kinds
    out[at] = ink[over(position.step - PICK_FIRST, 2)]
    at += 1
    if looks_into(position, seat, position.to_act):
        one_of(position.card, 2, ink, out, at)
    at += 2
    if seat >= 0:
        player = position.players[seat]
        at = observe_pick(player, player.first, kinds, ink, out, at)
        at = observe_pick(player, player.second, kinds, ink, out, at)
        out[at] = ink[over(player.paid, FEW)]


def observe_decision(position: Position, ink: vec[i32], out: vec[i32], at: i64) -> None:
    """What the player to act is in the middle of."""
    tables = position.tables
    at = one_of(position.tile, CITIZENS, ink, out, at)
    at = one_of(position.origin - 1, FROM_COLONIA, ink, out, at)
    at = one_of(position.second - 1, FROM_RESERVE, ink, out, at)
    out[at] = ink[over(position.reserve_tile + 1, tables.kinds)]
    at += 1
    at = write_set(position.offer, RESOURCES, ink, out, at)
    at = one_of(position.face, FACES, ink, out, at)
    if position.place != EMPTY:
        if position.face < MIXED:
            out[at + position.place] = ink[ONE]
        else:
            turned = position.place >= PAIRS
            pair = position.place - PAIRS if turned else position.place
            out[at + (CELLS if turned else 0) + tables.pair_first[pair]] = ink[ONE]
            out[at + (0 if turned else CELLS) + tables.pair_second[pair]] = ink[ONE]
    at += 2 * CELLS
    at = one_of(position.track, GREYS, ink, out, at)
    at = one_of(position.target, TARGETS, ink, out, at)
    out[at] = ink[over(position.bonuses, 2)]
    at = write_set(position.bonuses_taken, BONUSES, ink, out, at + 1)
    at = one_of(position.row, ROWS, ink, out, at)
    out[at] = ink[over(position.merchant_swaps, 2)]
    out[at + 1] = ink[over(position.worker_swaps, 2)]
    out[at + 2] = ink[over(position.builder_swaps, 2)]
    at += 3
    agenda = position.agenda
    place: i64 = 1
    while agenda:
        due = agenda & AGENDA_MASK
        if not out[at + due]:
            out[at + due] = ink[over(place * standing(agenda, due), 8)]
        agenda >>= AGENDA_BITS
        place <<= 1


def standing(agenda: i64, due: i64) -> i64:
    """Where something stands on the agenda: 1 for the first place, 2 for the second, 4 for the third, added up."""
    places: i64 = 0
    place: i64 = 1
    while agenda:
        if agenda & AGENDA_MASK == due:
            places += place
        agenda >>= AGENDA_BITS
        place <<= 1
    return places


def observe_pick(player: Player, cell: i64, kinds: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """A tile that the observer has just taken."""
    if cell != EMPTY:
        out[at + cell] = ink[ONE]
        out[at + CELLS + player.tiles[cell]] = ink[ONE]
    return at + CELLS + kinds


def observe_hand(position: Position, number: i64, seat: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """The tiles of this round, as far as the observer knows them, also when they are put away (F-222, F-226)."""
    player = position.players[number]
    own = looks_into(position, seat, number)
    tile = 1 + position.tables.kinds
    if committing(position):
        if player.committed:
            out[at] = ink[ONE]
        at += 1
        if own:
            at = write_set(cell_set(player.first) | cell_set(player.second), CELLS, ink, out, at)
            observe_tile(player, player.kept, player.kept != EMPTY, True, ink, out, at)
            observe_tile(player, player.passed, player.passed != EMPTY, True, ink, out, at + tile)
            return at + 2 * tile
        return at + CELLS + 2 * tile
    at = write_set(cells_taken(position, player), CELLS, ink, out, at + 1)
    known = own or knows_kept(position, number)
    observe_tile(player, player.kept, player.hand & HAND_KEPT != 0, known, ink, out, at)
    known = own or knows_passed(position, number, seat)
    observe_tile(player, player.passed, player.hand & HAND_PASSED != 0, known, ink, out, at + tile)
    return at + 2 * tile


def observe_tile(player: Player, cell: i64, held: bool, known: bool, ink: vec[i32], out: vec[i32], at: i64) -> None:
    """Whether a tile of this round is in hand, and its kind if it is known."""
    if held:
        out[at] = ink[ONE]
    if known and cell != EMPTY:
        out[at + 1 + player.tiles[cell]] = ink[ONE]
