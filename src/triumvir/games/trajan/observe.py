"""What a seat may know as numbers, in named parts. The observer comes first, then the others clockwise."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.games.trajan.actions import (
    COLOURS,
    KINDS,
    PROVINCES,
    SHIPS,
    SITES,
    SPACES,
    STACKS,
    TRAYS,
    TYPES,
)
from triumvir.games.trajan.state import DISCARD_PILE, EMPTY, OVER, SHIP_CARD, VP_SOURCES, Player, Position, markers
from triumvir.games.trajan.steps import cards, quarter
from triumvir.games.trajan.tables import (
    BONUSES,
    BUILDING_KINDS,
    DEMANDS,
    MAT_KINDS,
    STACK_SIZE,
    Tables,
)

STEPS: Final = OVER + 1
EFFECTS: Final = 8
TILE: Final = 2 + EFFECTS + COLOURS  # a Trajan tile: there or not, VP, effect, colours

# Parts of the table, in order: name and length.
TABLE_PARTS: Final = (
    ("step", STEPS),
    ("action", TYPES),
    ("turn", 8),
    ("performed", TYPES),
    ("held", COLOURS),
    ("target", TRAYS),
    ("calendar", 3),
    ("demands", DEMANDS),
    ("ships", 3),
    ("shipment", 2 + KINDS),
    ("chosen", SHIPS + KINDS + TILE),
    ("forum", MAT_KINDS),
    ("spaces", SPACES),
    ("provinces", PROVINCES * 3),
    ("sites", SITES * (BUILDING_KINDS + 1)),
    ("stacks", STACKS * TILE),
    ("discards", 2 * KINDS),
    ("bonus", BONUSES),
    ("supplies", 4),
    ("hand", KINDS),
)
# Parts of each player, in order.
PLAYER_PARTS: Final = (
    ("seated", 4),
    ("score", VP_SOURCES + 1),
    ("trays", TRAYS * COLOURS),
    ("slots", TRAYS * TILE),
    ("arch", TRAYS),
    ("plus2", TYPES),
    ("figures", 3),
    ("leader", PROVINCES),
    ("legionaries", PROVINCES),
    ("workers", SITES),
    ("buildings", BUILDING_KINDS),
    ("mat", MAT_KINDS),
    ("fulfilled", DEMANDS),
    ("bonus_tiles", 2 * BONUSES),
    ("senate", 2),
    ("cards", 1),
    ("known", KINDS),
    ("display", KINDS),
)


def parts(seats: int) -> dict[str, slice]:
    """The named slices of an observation."""
    found: dict[str, slice] = {}
    at = 0
    for name, length in TABLE_PARTS:
        found[name] = slice(at, at + length)
        at += length
    for seat in range(seats):
        for name, length in PLAYER_PARTS:
            found[f"player{seat}.{name}"] = slice(at, at + length)
            at += length
    return found


def observe_into(position: Position, seat: i64, out: vec[float]) -> None:
    """Write the observation of a seat."""
    at = observe_table(position, seat, out)
    i: i64
    for i in range(position.seats):
        at = observe_player(position, (seat + i) % position.seats, out, at)


def flag_set(members: i64, count: i64, out: vec[float], at: i64) -> i64:
    """A bit set as zeros and ones."""
    i: i64
    for i in range(count):
        if members & bit(i):
            out[at + i] = 1.0
    return at + count


def write_counts(counts: vec[i64], length: i64, scale: float, out: vec[float], at: i64) -> i64:
    """Counts, scaled."""
    i: i64
    for i in range(length):
        out[at + i] = float(counts[i]) / scale
    return at + length


def write_tile(tables: Tables, tile: i64, out: vec[float], at: i64) -> i64:
    """A Trajan tile: there or not, VP, effect with its amount, colours."""
    if tile != EMPTY:
        out[at] = 1.0
        out[at + 1] = float(tables.tile_vp[tile]) / 9.0
        amount = tables.tile_amount[tile]
        out[at + 2 + tables.tile_effect[tile]] = 1.0 if amount == 0 else float(amount)
        out[at + 2 + EFFECTS + tables.tile_first[tile]] += 1.0
        out[at + 2 + EFFECTS + tables.tile_second[tile]] += 1.0
    return at + TILE


def observe_table(position: Position, seat: i64, out: vec[float]) -> i64:
    """The common parts and the observer's own hand."""
    tables = position.tables
    i: i64
    at: i64 = 0
    out[at + position.step] = 1.0
    at += STEPS
    out[at + position.action] = 1.0
    at += TYPES
    if position.to_act >= 0:
        out[at + (position.to_act + position.seats - seat) % position.seats] = 1.0
        out[at + 4 + (position.active + position.seats - seat) % position.seats] = 1.0
    at += 8
    at = flag_set(position.performed, TYPES, out, at)
    for i in range(COLOURS):
        out[at + i] = float(markers(position.held, i))
    at += COLOURS
    out[at + position.tray] = 1.0
    at += TRAYS
    out[at] = float(position.time) / float(tables.circuit)
    out[at + 1] = float(position.quarter) / float(tables.quarters)
    out[at + 2] = 1.0 if position.round_over else 0.0
    at += 3
    for i in range(DEMANDS):
        out[at + i] = float(quarter.demanded(position, i))
    at += DEMANDS
    at = flag_set(position.gray_ships, 3, out, at)
    out[at] = float(position.units)
    out[at + 1] = float(position.left) / 12.0
    at = flag_set(position.shipped, KINDS, out, at + 2)
    at = observe_chosen(position, out, at)
    for i in range(SPACES):
        if position.forum[i] != EMPTY:
            out[at + position.forum[i]] += 1.0
            out[at + MAT_KINDS + i] = float(position.forum[i] + 1) / float(MAT_KINDS)
    at += MAT_KINDS + SPACES
    for i in range(PROVINCES):
        tile = position.province_tile[i]
        if tile != EMPTY:
            out[at + i * 3] = 1.0
            out[at + i * 3 + 1] = float(tile + 1) / float(MAT_KINDS)
        out[at + i * 3 + 2] = float(tables.province_vp[i]) / 10.0
    at += PROVINCES * 3
    for i in range(SITES):
        tile = position.site_tile[i]
        if tile != EMPTY:
            out[at + tables.building_kind[tile]] = 1.0
            out[at + BUILDING_KINDS] = float(tables.building_vp[tile]) / 5.0
        at += BUILDING_KINDS + 1
    for i in range(STACKS):
        tile = EMPTY
        if position.laid_out and position.stack_at[i] < STACK_SIZE:
            tile = position.stacks[i * STACK_SIZE + position.stack_at[i]]
        at = write_tile(tables, tile, out, at)
    for i in range(2):
        kind = cards.top(position, i)
        if kind != EMPTY:
            out[at + kind] = 1.0
        at += KINDS
    for i in range(2):
        if position.bonus[i] != EMPTY:
            out[at + position.bonus[i]] = 1.0 if i == 0 else 0.5
    at += BONUSES
    out[at] = float(len(position.deck) - position.deck_at) / 60.0
    out[at + 1] = float(position.pile_size[0] + position.pile_size[1]) / 60.0
    out[at + 2] = float(len(position.supply) - position.supply_at) / 70.0
    out[at + 3] = 1.0 if position.granted else float(position.repeat)
    at += 4
    if seat >= 0:
        write_counts(position.players[seat].hand, KINDS, 1.0, out, at)
    return at + KINDS


def observe_chosen(position: Position, out: vec[float], at: i64) -> i64:
    """What an unfinished action is about: the ship, the card to discard or the Trajan tile."""
    tile: i64 = EMPTY
    if position.step == SHIP_CARD:
        out[at + position.chosen] = 1.0
    elif position.step == DISCARD_PILE:
        out[at + SHIPS + position.chosen] = 1.0
    else:
        tile = position.chosen
    return write_tile(position.tables, tile, out, at + SHIPS + KINDS)


def observe_player(position: Position, seat: i64, out: vec[float], at: i64) -> i64:
    """The open parts of one player."""
    player: Player = position.players[seat]
    tables = position.tables
    i: i64
    j: i64
    out[at + seat] = 1.0
    at += 4
    out[at] = float(position.score_of(seat)) / 100.0
    at = write_counts(player.ledger, VP_SOURCES, 30.0, out, at + 1)
    for i in range(TRAYS):
        for j in range(COLOURS):
            out[at + j] = float(markers(player.trays[i], j))
        at += COLOURS
    for i in range(TRAYS):
        at = write_tile(tables, player.slots[i], out, at)
    if player.arch != EMPTY:
        out[at + player.arch] = 1.0
    at += TRAYS
    at = flag_set(player.plus2, TYPES, out, at)
    out[at] = float(player.supply) / 13.0
    out[at + 1] = float(player.workers) / 5.0
    out[at + 2] = float(player.camp) / 5.0
    at += 3
    if player.leader != EMPTY:
        out[at + player.leader] = 1.0
    at += PROVINCES
    at = flag_set(player.provinces, PROVINCES, out, at)
    at = flag_set(player.sites, SITES, out, at)
    for i in range(len(tables.building_kind)):
        if player.buildings & bit(i):
            out[at + tables.building_kind[i]] += 1.0
    at += BUILDING_KINDS
    at = write_counts(player.mat, MAT_KINDS, 1.0, out, at)
    for i in range(len(tables.tile_effect)):
        if player.fulfilled & bit(i):
            out[at + tables.tile_effect[i] - 5] += 1.0
    at += DEMANDS
    at = flag_set(player.bonus_yellow, BONUSES, out, at)
    at = flag_set(player.bonus_gray, BONUSES, out, at)
    out[at] = float(player.senate) / 7.0
    out[at + 1] = float(player.disc) / float(position.discs)
    at += 2
    out[at] = float(player.cards) / 10.0
    at = write_counts(player.known, KINDS, 1.0, out, at + 1)
    return write_counts(player.display, KINDS, 1.0, out, at)
