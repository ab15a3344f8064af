"""What a seat may know as numbers, in named parts. The observer comes first, then the others clockwise.

Some parts are as long as the box makes them: one flag for each cell of a zone, for each shape, for each kind of tile.
"""

from __future__ import annotations

from triumvir.engine.bits import size
from triumvir.engine.ink import ONE, WHOLE, over, write_set
from triumvir.engine.native import i32, i64, vec
from triumvir.games.nova_roma.actions import (
    ACTIONS,
    ESTATE_CELLS,
    FOLLOWERS,
    FORUM,
    MOSAIC_CELLS,
    MOSAIC_TILES,
    ROUTES,
    SLOTS,
    TRACKS,
)
from triumvir.games.nova_roma.hidden import newest, packets_seen, picked, unseen
from triumvir.games.nova_roma.observe_player import SEATS, observe_player
from triumvir.games.nova_roma.observe_supplies import (
    CONTRACTS,
    observe_contracts,
    observe_market,
    observe_rewards,
    observe_supplies,
    to_come,
)
from triumvir.games.nova_roma.scoring import rival_score
from triumvir.games.nova_roma.state import (
    BUILD_PLACE,
    DRAFT_CARD,
    EMPTY,
    KEEP_CARD,
    MARKER,
    NO_EFFECT,
    PLACE_EMPEROR,
    RECRUIT_DROP,
    RIVAL_SHIP,
    STEPS,
    TILE_DROP,
    UPGRADE_CELL,
    Position,
    current,
)
from triumvir.games.nova_roma.steps.cards import left
from triumvir.games.nova_roma.steps.drafting import packet
from triumvir.games.nova_roma.tables import BUNDLE, LINES


def observe_into(position: Position, seat: i64, ink: vec[i32], out: vec[i32], at: i64, whole: bool) -> None:
    """Write the observation of a seat, with or without contracts, rewards, supplies and players."""
    at = observe_turn(position, seat, ink, out, at)
    at = observe_offers(position, ink, out, at, whole)
    if whole:
        observe_supplies(position, ink, out, at)
    at += to_come(position.tables)
    latest = newest(position)
    at = observe_hidden(position, seat, latest, ink, out, at)
    if whole:
        i: i64
        for i in range(position.seats):
            at = observe_player(position, (seat + position.seats + i) % position.seats, ink, out, at)


def write_seat(position: Position, who: i64, seat: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """A seat, counted from the observer."""
    if who >= 0:
        out[at + (who + position.seats - seat) % position.seats] = ink[ONE]
    return at + SEATS


def observe_turn(position: Position, seat: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """What is decided, and the forum."""
    tables = position.tables
    step = current(position)
    one = ink[ONE]
    i: i64
    out[at + step] = one
    at += STEPS
    at = write_seat(position, position.to_act, seat, ink, out, at)
    at = write_seat(position, position.active, seat, ink, out, at)
    at = write_seat(position, position.first, seat, ink, out, at)
    at = write_seat(position, position.claimant, seat, ink, out, at)
    at = write_seat(position, position.goods_seat, seat, ink, out, at)
    out[at] = ink[over(position.round, tables.rounds)]
    out[at + 1] = ink[over(position.lap, 3)]
    if position.second:
        out[at + 2] = one
    if position.column:
        out[at + 3] = one
    if position.claimed:
        out[at + 4] = one
    if position.petition:
        out[at + 5] = one
    if position.did:
        out[at + 6] = one
    if position.waived:
        out[at + 7] = one
    at += 8
    if position.action != EMPTY:
        out[at + position.action] = ink[ONE]
    at += ACTIONS
    out[at] = ink[over(position.strength, 3)]
    out[at + 1] = ink[over(position.bonus, 3)]
    out[at + 2] = ink[over(position.left, 5)]
    out[at + 3] = ink[over(position.goods_left, 3)]
    out[at + 4] = ink[over(left(position), 40)]
    out[at + 5] = ink[over(position.artisans, 16)]
    out[at + 6] = ink[over(len(position.shipping) - position.shipping_at, 30)]
    out[at + 7] = ink[over(len(position.building) - position.building_at, 30)]
    at += 8
    for i in range(ACTIONS):
        out[at + i * ACTIONS + position.forum[i]] = ink[ONE]
    at += 8 * ACTIONS
    if position.emperor != EMPTY:
        out[at + position.emperor] = ink[ONE]
    at = write_set(position.legionnaires, FORUM, ink, out, at + FORUM)
    if position.step == PLACE_EMPEROR:
        tile = position.emperors[position.emperor_at - 1]
        out[at + tables.emperor_cells[2 * tile]] = ink[ONE]
        out[at + tables.emperor_cells[2 * tile + 1]] = ink[ONE]
    at += FORUM
    if position.cell != EMPTY:
        out[at + position.cell] = ink[ONE]
    return observe_chosen(position, seat, step, ink, out, at + FORUM)


def observe_chosen(position: Position, seat: i64, step: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """What an unfinished decision is about: a card, a tile, a building, an estate cell, a track."""
    tables = position.tables
    chosen = position.chosen
    if step == RECRUIT_DROP or step == TILE_DROP:
        out[at + chosen] = ink[ONE]
    elif step == KEEP_CARD and position.to_act == seat:
        write_set(chosen, FOLLOWERS, ink, out, at)
    at += FOLLOWERS
    if step == UPGRADE_CELL:
        out[at + chosen] = ink[ONE]
    at += len(tables.tile_kind)
    if step == BUILD_PLACE:
        out[at + tables.building_shape[chosen]] = ink[ONE]
    at += len(tables.shape_size)
    if position.spot != EMPTY:
        out[at + position.spot] = ink[ONE]
    at += ESTATE_CELLS
    if position.track != EMPTY:
        out[at + position.track] = ink[ONE]
    return observe_waiting(position, step, ink, out, at + TRACKS)


def observe_waiting(position: Position, step: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """What goes on when the decision is made: the steps below it, and rewards that are still due."""
    if position.step != step:
        out[at] = ink[over(position.step + 1, STEPS)]
    if position.effect != NO_EFFECT and position.effect != step:
        out[at + 1] = ink[over(position.effect, STEPS)]
    if position.wheel:
        out[at + 2] = ink[ONE]
    out[at + 3] = ink[over(position.rest, 5)]
    at += 4
    if position.claim != EMPTY:
        out[at + position.claim] = ink[ONE]
    at = write_set(position.due, 1 + LINES, ink, out, at + MOSAIC_CELLS)
    at = write_set(position.rings, len(position.tables.space_zone), ink, out, at)
    if position.rings:
        out[at] = ink[over(position.ring_turn, SEATS)]
    return at + 1


def observe_offers(position: Position, ink: vec[i32], out: vec[i32], at: i64, whole: bool) -> i64:
    """Contracts, followers, estate tiles, reward tiles, chariots, the automa."""
    tables = position.tables
    i: i64
    if whole:
        observe_contracts(position, ink, out, at)
    at += SLOTS * (CONTRACTS + len(tables.shape_size))
    if whole:
        observe_market(position, ink, out, at)
    at += (SLOTS + 1) * (FOLLOWERS + len(tables.tile_kind))
    if whole:
        observe_rewards(position, ink, out, at)
    at += len(tables.space_zone) * (1 + BUNDLE)
    for i in range(2):
        if position.round + i < tables.rounds:
            out[at + tables.chariot_track[position.chariots[position.round + i]]] = ink[ONE]
        at += TRACKS
    if position.seats == 1:
        for i in range(TRACKS):
            out[at + i] = ink[over(position.rival[MARKER + i], tables.track_length[i])]
        for i in range(ROUTES):
            port = position.rival[RIVAL_SHIP + i]
            out[at + TRACKS + i] = ink[over(port + 1 - tables.route_first[i], 8)]
            out[at + TRACKS + ROUTES + i] = ink[over(tables.port_vp[port], 14)]
        out[at + TRACKS + 2 * ROUTES] = ink[over(position.rival_points, 10)]
        out[at + TRACKS + 2 * ROUTES + 1] = ink[over(rival_score(position), 100)]
        out[at + TRACKS + 2 * ROUTES + 2] = ink[over(size(position.rival_chariots), 5)]
    return at + TRACKS + 2 * ROUTES + 3


def observe_hidden(position: Position, seat: i64, latest: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """The drafts, the observer's own hand, and the followers that it has not seen."""
    at = write_set(position.open_tiles, MOSAIC_TILES, ink, out, at)
    if seat >= 0 and position.step == DRAFT_CARD:
        write_set(packet(position, seat), FOLLOWERS, ink, out, at)
    at += FOLLOWERS
    if seat >= 0:
        if len(position.draft) > 0:
            observe_draft(position, seat, ink, out, at)
        write_set(position.players[seat].hand, FOLLOWERS, ink, out, at + FOLLOWERS)
    at += 2 * FOLLOWERS
    out[at] = ink[over(latest, 3)]
    at += 1
    if position.step == DRAFT_CARD or position.step == KEEP_CARD:
        return at + FOLLOWERS
    cards = unseen(position, seat)
    if latest == 0:
        return write_set(cards, FOLLOWERS, ink, out, at)
    i: i64
    for i in range(FOLLOWERS):
        if cards >> i & 1:
            out[at + i] = ink[WHOLE + 1 + latest - position.generation[i]]
    return at + FOLLOWERS


def observe_draft(position: Position, seat: i64, ink: vec[i32], out: vec[i32], at: i64) -> None:
    """In which pass of the draft the observer saw a card last, and half a pass more for those that it took."""
    taken = picked(position, seat)
    packets = packets_seen(position, seat)
    lap: i64
    i: i64
    for lap in range(len(packets)):
        for i in range(FOLLOWERS):
            if packets[lap] >> i & 1:
                out[at + i] = ink[over(2 * lap + (3 if taken >> i & 1 else 2), 2)]
