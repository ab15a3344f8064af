"""What a seat may know as numbers, in named parts. The observer comes first, then the others clockwise."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.games.forum_trajanum.actions import (
    BONUSES,
    CELLS,
    COLOURS,
    FACES,
    FORUM,
    GREYS,
    KINDS,
    MIXED,
    PAIRS,
    RESOURCES,
    ROWS,
    TRACK_STEPS,
)
from triumvir.games.forum_trajanum.scoring import group_points, largest_group, trajan_value
from triumvir.games.forum_trajanum.state import (
    AGENDA_BITS,
    AGENDA_MASK,
    DUE_COLOURED,
    EMPTY,
    HAND_KEPT,
    HAND_PASSED,
    OVER,
    PASS_TILE,
    PICK_FIRST,
    TRACK,
    VP_SOURCES,
    Player,
    Position,
    cycle_of,
    right_of,
    turn_begun,
)
from triumvir.games.forum_trajanum.tables import BUILDINGS, CITIZENS, CORNERS, STREETS, TRAJAN_CARDS

STEPS: Final = OVER + 1
SEATS: Final = 4
CYCLES: Final = 3
SPACES: Final = 12
TARGETS: Final = 6
DUES: Final = DUE_COLOURED + COLOURS
MOSAIC: Final = COLOURS + 1
FEW: Final = 4.0  # what a count of tokens is measured by
MANY: Final = 20.0  # what VP are measured by

# Parts of the table, in order: name and length.
TABLE_PARTS: Final = (
    ("step", STEPS),
    ("turn", 3 * SEATS),
    ("calendar", CYCLES + 2),
    ("streets", 2 * STREETS),
    ("called", STREETS),
    ("orders", 2 * TRAJAN_CARDS),
    ("mosaic", FORUM * MOSAIC),
    ("citizen", CITIZENS),
    ("offer", RESOURCES),
    ("face", FACES),
    ("place", 2 * CELLS),
    ("track", GREYS),
    ("target", TARGETS),
    ("bonuses", 1 + BONUSES),
    ("row", ROWS),
    ("swaps", 3),
    ("due", DUES),
    ("served", 2),
    ("picked", 2 * (CELLS + KINDS)),
    ("paid", 1),
)
TABLE_LENGTH: Final = 668  # of all of them together
# Parts of each player, in order.
PLAYER_PARTS: Final = (
    ("score", VP_SOURCES + 1),
    ("stock", RESOURCES),
    ("tracks", GREYS - 1),
    ("prestige", 5),
    ("covered", CELLS),
    ("corners", CORNERS * KINDS),
    ("buildings", BUILDINGS * CELLS),
    ("cranes", CORNERS),
    ("citizens", 3 * SPACES),
    ("ship", 1),
    ("envoys", FORUM),
    ("reserve", KINDS),
    ("committed", 1),
    ("taken", CELLS),
    ("kept", 1 + KINDS),
    ("passed", 1 + KINDS),
)


def parts(seats: int) -> dict[str, slice]:
    """The named slices of an observation."""
    found: dict[str, slice] = {}
    at = 0
    for name, length in TABLE_PARTS:
        found[name] = slice(at, at + length)
        at += length
    assert at == TABLE_LENGTH
    for seat in range(seats):
        for name, length in PLAYER_PARTS:
            found[f"player{seat}.{name}"] = slice(at, at + length)
            at += length
    return found


def observe_into(position: Position, seat: i64, out: vec[float]) -> None:
    """Write the observation of a seat; a spectator looks from seat 0."""
    place: i64 = max(seat, 0)
    at = observe_table(position, seat, place, out)
    i: i64
    for i in range(position.seats):
        at = observe_player(position, (place + i) % position.seats, seat, out, at)


def flag_set(members: i64, count: i64, out: vec[float], at: i64) -> i64:
    """A bit set as zeros and ones."""
    i: i64
    for i in range(count):
        if members & bit(i):
            out[at + i] = 1.0
    return at + count


def one_of(index: i64, count: i64, out: vec[float], at: i64) -> i64:
    """One of several as zeros and a one; no one if the index is out of range."""
    if 0 <= index < count:
        out[at + index] = 1.0
    return at + count


def in_phase_1(position: Position) -> bool:
    """Whether players commit in secret."""
    return PICK_FIRST <= position.step <= PASS_TILE


def observe_table(position: Position, seat: i64, place: i64, out: vec[float]) -> i64:
    """The parts of the table."""
    tables = position.tables
    seats = position.seats
    secret = in_phase_1(position) and position.to_act != seat
    at = one_of(PICK_FIRST if secret else position.step, STEPS, out, 0)
    at = one_of((position.start - place + seats) % seats, SEATS, out, at)
    at = one_of((position.active - place + seats) % seats, SEATS, out, at)
    at = one_of(EMPTY if position.to_act < 0 else (position.to_act - place + seats) % seats, SEATS, out, at)
    at = one_of(cycle_of(position), CYCLES, out, at)
    out[at] = float(position.round % tables.rounds) / FEW
    out[at + 1] = float(position.turns) / FEW
    at += 2
    i: i64
    for i in range(2):
        if position.drawn > 0:
            out[at + position.streets[position.drawn - 2 + i]] = 1.0
        at += STREETS
    for i in range(position.drawn):
        out[at + position.streets[i]] += 0.5
    at += STREETS
    for i in range(tables.cycles):
        out[at + position.orders[i]] = 1.0
    at += TRAJAN_CARDS
    at = one_of(position.orders[cycle_of(position)], TRAJAN_CARDS, out, at)
    for i in range(tables.columns * 4):
        out[at + i * MOSAIC + position.mosaic[i]] = 1.0
    at += FORUM * MOSAIC
    if secret:
        return TABLE_LENGTH
    at = observe_decision(position, out, at)
    if in_phase_1(position):
        at = one_of(position.card, 2, out, at)
        player = position.players[position.to_act]
        at = observe_pick(player, player.first, out, at)
        at = observe_pick(player, player.second, out, at)
        out[at] = float(player.paid) / FEW
    return TABLE_LENGTH


def observe_decision(position: Position, out: vec[float], at: i64) -> i64:
    """What the player to act is in the middle of."""
    tables = position.tables
    at = one_of(position.tile, CITIZENS, out, at)
    at = flag_set(position.offer, RESOURCES, out, at)
    at = one_of(position.face, FACES, out, at)
    if position.place != EMPTY:
        if position.face < MIXED:
            out[at + position.place] = 1.0
        else:
            turned = position.place >= PAIRS
            pair = position.place - PAIRS if turned else position.place
            out[at + (CELLS if turned else 0) + tables.pair_first[pair]] = 1.0
            out[at + (0 if turned else CELLS) + tables.pair_second[pair]] = 1.0
    at += 2 * CELLS
    at = one_of(position.track, GREYS, out, at)
    at = one_of(position.target, TARGETS, out, at)
    out[at] = float(position.bonuses) / 2.0
    at = flag_set(position.bonuses_taken, BONUSES, out, at + 1)
    at = one_of(position.row, ROWS, out, at)
    out[at] = float(position.merchant_swaps) / 2.0
    out[at + 1] = float(position.worker_swaps) / 2.0
    out[at + 2] = float(position.builder_swaps) / 2.0
    at += 3
    agenda = position.agenda
    while agenda:
        out[at + (agenda & AGENDA_MASK)] += 0.5
        agenda >>= AGENDA_BITS
    return at + DUES


def observe_pick(player: Player, cell: i64, out: vec[float], at: i64) -> i64:
    """A tile that the observer has just taken."""
    if cell != EMPTY:
        out[at + cell] = 1.0
        out[at + CELLS + player.tiles[cell]] = 1.0
    return at + CELLS + KINDS


def observe_player(position: Position, number: i64, seat: i64, out: vec[float], at: i64) -> i64:
    """The parts of one player."""
    tables = position.tables
    player = position.players[number]
    i: i64
    total: i64 = 0
    for i in range(VP_SOURCES):
        total += player.ledger[i]
        out[at + i] = float(player.ledger[i]) / MANY
    out[at + VP_SOURCES] = float(total) / MANY
    at += VP_SOURCES + 1
    for i in range(RESOURCES):
        out[at + i] = float(player.stock[i]) / FEW
    at += RESOURCES
    for i in range(1, GREYS):
        out[at + i - 1] = float(player.stock[TRACK + i]) / float(TRACK_STEPS)
    at += GREYS - 1
    group = largest_group(player.envoys)
    out[at] = float(player.offset) / 10.0
    out[at + 1] = 1.0 if player.flipped else 0.0
    out[at + 2] = float(group) / 10.0
    out[at + 3] = float(group_points(tables, player, group)) / MANY
    out[at + 4] = float(trajan_value(tables, player)) / 10.0
    at = flag_set(player.covered, CELLS, out, at + 5)
    for i in range(CORNERS):
        if player.covered & bit(tables.corner[i]):
            out[at + player.tiles[tables.corner[i]]] = 1.0
        at += KINDS
    for i in range(BUILDINGS):
        at = flag_set(player.built[i], CELLS, out, at)
    at = flag_set(player.spent, CORNERS, out, at)
    at = flag_set(player.placed, SPACES, out, at)
    at = flag_set(player.active, SPACES, out, at)
    at = flag_set(player.foreign, SPACES, out, at)
    out[at] = float(player.ship) / FEW
    at = flag_set(player.envoys, FORUM, out, at + 1)
    for i in range(KINDS):
        out[at + i] = float(player.reserve[i])
    at += KINDS
    return observe_hand(position, number, seat, out, at)


def observe_hand(position: Position, number: i64, seat: i64, out: vec[float], at: i64) -> i64:
    """The tiles of this round, as far as the observer knows them (F-222, F-226)."""
    player = position.players[number]
    if in_phase_1(position):
        if player.committed:
            out[at] = 1.0
        at += 1
        if number == seat:
            if player.first != EMPTY:
                out[at + player.first] = 1.0
            if player.second != EMPTY:
                out[at + player.second] = 1.0
        at += CELLS
        if number == seat:
            observe_tile(player, player.kept, True, out, at)
            observe_tile(player, player.passed, True, out, at + 1 + KINDS)
        return at + 2 * (1 + KINDS)
    at += 1
    if player.kept != EMPTY:
        out[at + player.kept] = 1.0
    if player.passed != EMPTY:
        out[at + player.passed] = 1.0
    at += CELLS
    if player.hand & HAND_KEPT:
        observe_tile(player, player.kept, number == seat or turn_begun(position, number), out, at)
    at += 1 + KINDS
    if player.hand & HAND_PASSED:
        receiver = right_of(position, number)
        known = number == seat or receiver == seat or turn_begun(position, receiver)
        observe_tile(player, player.passed, known, out, at)
    return at + 1 + KINDS


def observe_tile(player: Player, cell: i64, known: bool, out: vec[float], at: i64) -> None:
    """A tile in hand, and its kind if it is known."""
    if cell == EMPTY:
        return
    out[at] = 1.0
    if known:
        out[at + 1 + player.tiles[cell]] = 1.0
