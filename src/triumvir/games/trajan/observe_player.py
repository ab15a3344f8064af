"""What all seats may know of one player as numbers, in sections that seldom change together."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit
from triumvir.engine.ink import ONE, SPAN, WHOLE, ZERO, over, write_counts, write_one_more, write_set
from triumvir.engine.native import i32, i64, vec
from triumvir.engine.stamps import stamped, stamped_all
from triumvir.engine.state import EVERYTHING
from triumvir.games.trajan.actions import COLOURS, KINDS, PROVINCES, SITES, TRAYS, TYPES
from triumvir.games.trajan.state import (
    CHOOSE_BONUS,
    CHOOSE_TRAY,
    COLOUR_BITS,
    COLOUR_MASK,
    EMPTY,
    OVER,
    SOW,
    VP_SOURCES,
    Player,
    Position,
)
from triumvir.games.trajan.steps import cards
from triumvir.games.trajan.tables import BONUSES, BUILDING_KINDS, DEMANDS, EFFECT_DEMAND, MAT_KINDS, Tables

STEPS: Final = OVER + 1
EFFECTS: Final = 8
SHOWN: Final = 8  # so many cards shown since discards were shuffled are told; five are many
TILE: Final = 2 + EFFECTS + COLOURS  # a Trajan tile: there or not, VP, effect, colours
DRAWN: Final = 256  # more than can be drawn from a supply
NINTHS: Final = 9 * SPAN + ZERO  # place in an ink of what the box keeps small enough: `over` without its limits

# Sections, as in `game.kept_player`.
SCORE: Final = 0
TRAYS_OF: Final = 1
CIRCLE: Final = 2
MAT: Final = 3
SECTIONS: Final = 4


def changed_since(position: Position, before: i64) -> i64:
    """Markers that are picked up or laid change nothing but the trays, until the last of them is laid."""
    if position.step == SOW and before in (SOW, CHOOSE_TRAY):
        return bit(TRAYS_OF)
    return EVERYTHING


def players_stamp(position: Position) -> i64:
    """What is written here of others changes with a vote, a quarter, the last of set-up and a reshuffle."""
    stamp = (position.discs * DRAWN + position.quarter) * DRAWN + len(position.players[0].older)
    stamp = stamp * 2 + (1 if position.laid_out else 0)
    return stamp * STEPS + (position.step if position.step in (CHOOSE_BONUS, OVER) else 0)


def player_stamp(position: Position, seat: i64, section: i64) -> i64:
    """What `observe_section` writes was made from this."""
    player = position.players[seat]
    if section == SCORE:
        return stamped_all(0, player.ledger, 0, VP_SOURCES)
    if section == TRAYS_OF:
        return stamped_all(0, player.trays, 0, TRAYS)
    if section == CIRCLE:
        stamp = stamped_all(player.plus2, player.slots, 0, TRAYS)
        stamp = stamped(stamped(stamp, player.supply), player.arch)
        stamp = stamped(stamped(stamp, player.workers), player.camp)
        stamp = stamped(stamped(stamp, player.leader), player.provinces)
        return stamped(stamped(stamp, player.sites), player.buildings)
    stamp = stamped_all(player.fulfilled, player.mat, 0, MAT_KINDS)
    stamp = stamped(stamped(stamp, player.bonus_yellow), player.bonus_gray)
    stamp = stamped(stamped(stamp, player.senate), player.disc)
    stamp = stamped(stamped(stamp, position.discs), player.cards)
    stamp = stamped_all(stamp, player.known, 0, KINDS)
    stamp = stamped_all(stamp, player.display, 0, KINDS)
    if len(player.older) > 0:
        stamp = stamped_all(stamp, player.older, 0, len(player.older))
        stamp = stamped_all(stamp, player.shown, 0, len(player.shown))
    return stamp


def observe_section(position: Position, seat: i64, section: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """Write a section of one player; returns where the next one goes."""
    player = position.players[seat]
    if section == SCORE:
        return observe_score(position, player, seat, ink, out, at)
    if section == TRAYS_OF:
        trays = player.trays
        i: i64
        for i in range(TRAYS):
            at = write_packed(trays[i], ink, out, at)
        return at
    if section == CIRCLE:
        return observe_circle(position.tables, player, ink, out, at)
    return observe_mat(position, player, ink, out, at)


def observe_player(position: Position, seat: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """The open parts of one player."""
    section: i64
    for section in range(SECTIONS):
        at = observe_section(position, seat, section, ink, out, at)
    return at


def observe_score(position: Position, player: Player, seat: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """The seat and its VP."""
    out[at + seat] = ink[ONE]
    at += 4
    out[at] = ink[over(position.score_of(seat), 100)]
    return write_counts(player.ledger, 30, ink, out, at + 1)


def observe_circle(tables: Tables, player: Player, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """What lies at the trays, and what stands on the boards."""
    one = ink[ONE]
    slots = player.slots
    i: i64
    for i in range(TRAYS):
        at = write_tile(tables, slots[i], ink, out, at)
    if player.arch != EMPTY:
        out[at + player.arch] = one
    at += TRAYS
    at = write_set(player.plus2, TYPES, ink, out, at)
    out[at] = ink[over(player.supply, 13)]
    out[at + 1] = ink[over(player.workers, 5)]
    out[at + 2] = ink[over(player.camp, 5)]
    at += 3
    if player.leader != EMPTY:
        out[at + player.leader] = one
    at += PROVINCES
    at = write_set(player.provinces, PROVINCES, ink, out, at)
    at = write_set(player.sites, SITES, ink, out, at)
    write_kinds(player.buildings, tables.building_kind, ink, out, at)
    return at + BUILDING_KINDS


def observe_mat(position: Position, player: Player, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """The mat, votes and cards."""
    tables = position.tables
    at = write_counts(player.mat, 1, ink, out, at)
    write_kinds(player.fulfilled, tables.tile_effect, ink, out, at - EFFECT_DEMAND)
    at += DEMANDS
    at = write_set(player.bonus_yellow, BONUSES, ink, out, at)
    at = write_set(player.bonus_gray, BONUSES, ink, out, at)
    out[at] = ink[over(player.senate, 7)]
    out[at + 1] = ink[over(player.disc, position.discs)]
    at += 2
    out[at] = ink[over(player.cards, 10)]
    at = write_counts(player.known, 1, ink, out, at + 1)
    at = write_counts(player.display, 1, ink, out, at)
    if len(player.older) > 0:
        observe_drawn(player, ink, out, at)
    return at + 1 + 2 * SHOWN


def write_tile(tables: Tables, tile: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """A Trajan tile: there or not, VP, effect with its amount, colours."""
    if tile != EMPTY:
        out[at] = ink[ONE]
        out[at + 1] = ink[NINTHS + tables.tile_vp[tile]]
        out[at + 2 + tables.tile_effect[tile]] = ink[WHOLE + max(tables.tile_amount[tile], 1)]
        first = tables.tile_first[tile]
        second = tables.tile_second[tile]
        out[at + 2 + EFFECTS + first] = ink[ONE]
        out[at + 2 + EFFECTS + second] = ink[ONE + 1 if first == second else ONE]
    return at + TILE


def write_packed(markers: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """The markers of a packed tray by colour."""
    i = at
    while markers:
        if markers & COLOUR_MASK:
            out[i] = ink[WHOLE + (markers & COLOUR_MASK)]
        markers >>= COLOUR_BITS
        i += 1
    return at + COLOURS


def observe_drawn(player: Player, ink: vec[i32], out: vec[i32], at: i64) -> None:
    """What is known of the piles that a player's cards were drawn from (T-R15)."""
    count: i64 = 0
    i: i64
    for i in range(len(player.older)):
        count += player.older[i]
    out[at] = ink[over(count, 10)]
    last = len(player.shown) - 1
    for i in range(min(len(player.shown), SHOWN)):
        entry = player.shown[last - i]
        out[at + 1 + i] = ink[over(entry % KINDS + 1, KINDS)]
        out[at + 1 + SHOWN + i] = ink[over(entry // KINDS % cards.SINCE, 10)]


def write_kinds(members: i64, kind_of: vec[i64], ink: vec[i32], out: vec[i32], at: i64) -> None:
    """How many of a set's members are of each kind."""
    i: i64 = 0
    while members:
        if members & 1:
            write_one_more(WHOLE, ink, out, at + kind_of[i])
        members >>= 1
        i += 1
