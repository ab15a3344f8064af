"""What the supplies still hold, as numbers: it changes only when something is drawn, and a batch keeps it that long."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import size
from triumvir.engine.ink import ONE, WHOLE, write_one_more, write_set
from triumvir.engine.native import i32, i64, vec
from triumvir.games.nova_roma.state import Position
from triumvir.games.nova_roma.steps.cleanup import chariots_seen, lost_chariots
from triumvir.games.nova_roma.tables import Tables

DRAWN: Final = 128  # more than can be drawn from a supply


def to_come(tables: Tables) -> i64:
    """How many numbers tell what the supplies still hold."""
    contracts = len(tables.shipping_cost) + len(tables.building_vp)
    return contracts + len(tables.tile_kind) + len(tables.emperor_cells) // 2 + 2 * len(tables.chariot_track)


def supplies_stamp(position: Position) -> i64:
    """What `observe_supplies` writes follows from how far each supply has been drawn and what was lost: one number."""
    stamp = (position.shipping_at * DRAWN + position.building_at) * DRAWN + position.basic_at
    stamp = (stamp * DRAWN + position.special_at) * DRAWN + position.emperor_at
    return (stamp * DRAWN + position.round) * DRAWN + size(lost_chariots(position))


def observe_supplies(position: Position, ink: vec[i32], out: vec[i32], at: i64) -> None:
    """What the supplies still hold: all that has not been seen; and the chariot tiles that nobody won."""
    tables = position.tables
    at = write_rest(position.shipping, position.shipping_at, len(tables.shipping_cost), ink, out, at)
    at = write_rest(position.building, position.building_at, len(tables.building_vp), ink, out, at)
    basic, special = position.basic, position.special
    i: i64
    for i in range(position.basic_at, len(basic)):
        write_one_more(WHOLE, ink, out, at + basic[i])
    for i in range(position.special_at, len(special)):
        write_one_more(WHOLE, ink, out, at + special[i])
    at += len(tables.tile_kind)
    at = write_rest(position.emperors, position.emperor_at, len(tables.emperor_cells) // 2, ink, out, at)
    at = write_rest(position.chariots, chariots_seen(position), len(tables.chariot_track), ink, out, at)
    write_set(lost_chariots(position), len(tables.chariot_track), ink, out, at)


def write_rest(pile: vec[i64], first: i64, count: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """What a pile holds from here on, of so many things that are all different."""
    one = ink[ONE]
    i: i64
    for i in range(first, len(pile)):
        out[at + pile[i]] = one
    return at + count
