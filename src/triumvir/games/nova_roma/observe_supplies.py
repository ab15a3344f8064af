"""Offers, rewards and supplies as numbers: they change when something is drawn or paid, and a batch keeps them."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import size
from triumvir.engine.ink import ONE, WHOLE, write_one_more, write_set
from triumvir.engine.native import i32, i64, vec
from triumvir.engine.stamps import stamped_all
from triumvir.games.nova_roma.actions import FOLLOWERS, SLOTS
from triumvir.games.nova_roma.state import (
    EMPTY,
    OFFER_BASIC,
    OFFER_BUILDING,
    OFFER_FOLLOWERS,
    OFFER_SHIPPING,
    OFFERS,
    Position,
)
from triumvir.games.nova_roma.steps.cleanup import chariots_seen, lost_chariots
from triumvir.games.nova_roma.tables import ARTISANS, BUNDLE, COINS, PRINTED, Tables

DRAWN: Final = 128  # more than can be drawn from a supply
PLACES: Final = 1048575  # the bits of a print that are a place in an ink: PRINTED of them
CONTRACTS: Final = 2 + COINS + 3 + ARTISANS  # numbers of a shipping and a building contract, but for shapes


def write_print(prints: vec[i64], first: i64, stop: i64, ink: vec[i32], out: vec[i32], at: i64) -> None:
    """A printed component (see `prints`)."""
    i: i64
    for i in range(first, stop):
        printed = prints[i]
        out[at + (printed >> PRINTED)] = ink[printed & PLACES]


def contracts_stamp(position: Position) -> i64:
    """What `observe_contracts` writes, as a number: the cards that lie there."""
    offer = position.offer
    stamp: i64 = 0
    i: i64
    for i in range(SLOTS):
        stamp = (stamp * DRAWN + offer[OFFER_SHIPPING + i] + 1) * DRAWN + offer[OFFER_BUILDING + i] + 1
    return stamp


def observe_contracts(position: Position, ink: vec[i32], out: vec[i32], at: i64) -> None:
    """Shipping contracts on offer, then building contracts."""
    tables = position.tables
    offer = position.offer
    prints, ends = tables.prints, tables.print_ends
    i: i64
    for i in range(SLOTS):
        card = offer[OFFER_SHIPPING + i]
        if card != EMPTY:
            number = tables.shipping_prints + card
            write_print(prints, ends[number], ends[number + 1], ink, out, at)
        at += 2 + COINS
    for i in range(SLOTS):
        card = offer[OFFER_BUILDING + i]
        if card != EMPTY:
            number = tables.building_prints + card
            write_print(prints, ends[number], ends[number + 1], ink, out, at)
        at += 3 + ARTISANS + len(tables.shape_size)


def market_stamp(position: Position) -> i64:
    """What `observe_market` writes, as a number."""
    return stamped_all(position.discard, position.offer, OFFER_FOLLOWERS, OFFERS)


def observe_market(position: Position, ink: vec[i32], out: vec[i32], at: i64) -> None:
    """Follower cards on offer and discarded, then estate tiles on offer."""
    offer = position.offer
    i: i64
    for i in range(SLOTS):
        if offer[OFFER_FOLLOWERS + i] != EMPTY:
            out[at + offer[OFFER_FOLLOWERS + i]] = ink[ONE]
        at += FOLLOWERS
    at = write_set(position.discard, FOLLOWERS, ink, out, at)
    for i in range(SLOTS + 1):
        if offer[OFFER_BASIC + i] != EMPTY:
            out[at + offer[OFFER_BASIC + i]] = ink[ONE]
        at += len(position.tables.tile_kind)


def observe_rewards(position: Position, ink: vec[i32], out: vec[i32], at: i64) -> None:
    """Reward tiles that are not paid yet; which lie there follows from `paid`."""
    tables = position.tables
    prints, ends = tables.prints, tables.print_ends
    rewards, paid = position.rewards, position.paid
    i: i64
    for i in range(len(tables.space_zone)):
        if rewards[i] != EMPTY and not paid >> i & 1:
            number = tables.reward_prints + rewards[i]
            write_print(prints, ends[number], ends[number + 1], ink, out, at)
        at += 1 + BUNDLE


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
