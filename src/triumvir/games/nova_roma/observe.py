"""What a seat may know as numbers, in named parts. The observer comes first, then the others clockwise.

Some parts are as long as the box makes them: one flag for each cell of a zone, for each shape, for each kind of tile.
"""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import size
from triumvir.engine.native import i64, vec
from triumvir.games.nova_roma.actions import (
    ACTIONS,
    ESTATE_CELLS,
    FOLLOWERS,
    FORUM,
    MOSAIC_CELLS,
    MOSAIC_TILES,
    ROUTES,
    SHIPS,
    SLOTS,
    TRACKS,
    ZONES,
)
from triumvir.games.nova_roma.scoring import ledger, rival_score
from triumvir.games.nova_roma.state import (
    BUILD_PLACE,
    DRAFT_CARD,
    EMPTY,
    HEIGHT,
    KEEP_CARD,
    MARKER,
    MOSAIC,
    OFFER_BASIC,
    OFFER_BUILDING,
    OFFER_FOLLOWERS,
    OFFER_SHIPPING,
    PLACE_EMPEROR,
    RECRUIT_DROP,
    RIVAL_SHIP,
    SHIP,
    STEPS,
    TILE_DROP,
    UPGRADE_CELL,
    VP_SOURCES,
    ZONE,
    Player,
    Position,
    current,
)
from triumvir.games.nova_roma.steps.cards import left
from triumvir.games.nova_roma.steps.setup import packet
from triumvir.games.nova_roma.tables import ANY_GOODS, ARTISANS, BUNDLE, COINS, NEEDS, STOCK, Tables

SEATS: Final = 4


def table_parts(tables: Tables) -> list[tuple[str, int]]:
    """Parts of the table, in order: name and length."""
    kinds = len(tables.tile_kind)
    shapes = len(tables.shape_size)
    return [
        ("step", STEPS),
        ("seats", 4 * SEATS),
        ("turn", 8),
        ("action", ACTIONS),
        ("amounts", 8),
        ("forum", 8 * ACTIONS),
        ("figures", 4 * FORUM),
        ("chosen", FOLLOWERS + kinds + shapes + ESTATE_CELLS + TRACKS),
        ("shipping", SLOTS * (2 + COINS)),
        ("building", SLOTS * (3 + ARTISANS + shapes)),
        ("followers", SLOTS * FOLLOWERS),
        ("discards", FOLLOWERS),
        ("estate_offer", (SLOTS + 1) * kinds),
        ("rewards", len(tables.space_zone) * (1 + BUNDLE)),
        ("chariots", 2 * TRACKS),
        ("rival", TRACKS + ROUTES + 2),
        ("mosaic_offer", MOSAIC_TILES),
        ("packet", FOLLOWERS),
        ("hand", FOLLOWERS),
    ]


def player_parts(tables: Tables) -> list[tuple[str, int]]:
    """Parts of each player, in order."""
    return [
        ("seated", SEATS),
        ("score", VP_SOURCES + 1),
        ("stock", STOCK),
        ("estate", ESTATE_CELLS * (2 + len(tables.tile_kind))),
        ("row", FOLLOWERS),
        ("face_down", FOLLOWERS),
        ("idle", FOLLOWERS),
        ("known", FOLLOWERS),
        ("counts", 7),
        ("claimed", MOSAIC_CELLS),
        ("achievements", MOSAIC_CELLS * NEEDS),
        ("tracks", 2 * TRACKS),
        ("ships", SHIPS * (ROUTES + 2)),
        ("patricians", FORUM),
        ("blocks", sum(tables.zone_span)),
    ]


def parts(tables: Tables) -> dict[str, slice]:
    """The named slices of an observation."""
    found: dict[str, slice] = {}
    at = 0
    for name, length in table_parts(tables):
        found[name] = slice(at, at + length)
        at += length
    for seat in range(tables.seats):
        for name, length in player_parts(tables):
            found[f"player{seat}.{name}"] = slice(at, at + length)
            at += length
    return found


def observe_into(position: Position, seat: i64, out: vec[float]) -> None:
    """Write the observation of a seat."""
    at = observe_turn(position, seat, out)
    at = observe_offers(position, out, at)
    at = observe_hidden(position, seat, out, at)
    i: i64
    for i in range(position.seats):
        at = observe_player(position, (seat + position.seats + i) % position.seats, out, at)


def flag_set(members: i64, count: i64, out: vec[float], at: i64) -> i64:
    """A bit set as zeros and ones."""
    i: i64
    for i in range(count):
        if members >> i & 1:
            out[at + i] = 1.0
    return at + count


def flag(fits: bool) -> float:
    """One or zero."""
    return 1.0 if fits else 0.0


def write_seat(position: Position, who: i64, seat: i64, out: vec[float], at: i64) -> i64:
    """A seat, counted from the observer."""
    if who >= 0:
        out[at + (who + position.seats - seat) % position.seats] = 1.0
    return at + SEATS


def write_bundle(tables: Tables, bundle: i64, count: i64, out: vec[float], at: i64) -> i64:
    """The first amounts of a bundle."""
    i: i64
    for i in range(count):
        out[at + i] = float(tables.bundles[bundle * BUNDLE + i]) / 3.0
    return at + count


def observe_turn(position: Position, seat: i64, out: vec[float]) -> i64:
    """What is decided, and the forum."""
    tables = position.tables
    step = current(position)
    at: i64 = 0
    i: i64
    out[step] = 1.0
    at += STEPS
    at = write_seat(position, position.to_act, seat, out, at)
    at = write_seat(position, position.active, seat, out, at)
    at = write_seat(position, position.first, seat, out, at)
    at = write_seat(position, position.claimant, seat, out, at)
    out[at] = float(position.round) / float(tables.rounds)
    out[at + 1] = float(position.lap) / 3.0
    out[at + 2] = flag(position.second)
    out[at + 3] = flag(position.column)
    out[at + 4] = flag(position.claimed)
    out[at + 5] = flag(position.petition)
    out[at + 6] = flag(position.did)
    out[at + 7] = flag(position.waived)
    at += 8
    if position.action != EMPTY:
        out[at + position.action] = 1.0
    at += ACTIONS
    out[at] = float(position.strength) / 3.0
    out[at + 1] = float(position.bonus) / 3.0
    out[at + 2] = float(position.left) / 5.0
    out[at + 3] = float(position.goods_left) / 3.0
    out[at + 4] = float(left(position)) / 40.0
    out[at + 5] = float(position.artisans) / 16.0
    out[at + 6] = float(len(position.shipping) - position.shipping_at) / 30.0
    out[at + 7] = float(len(position.building) - position.building_at) / 30.0
    at += 8
    for i in range(ACTIONS):
        out[at + i * ACTIONS + position.forum[i]] = 1.0
    at += 8 * ACTIONS
    if position.emperor != EMPTY:
        out[at + position.emperor] = 1.0
    at = flag_set(position.legionnaires, FORUM, out, at + FORUM)
    if position.step == PLACE_EMPEROR:
        tile = position.emperors[position.emperor_at - 1]
        out[at + tables.emperor_cells[2 * tile]] = 1.0
        out[at + tables.emperor_cells[2 * tile + 1]] = 1.0
    at += FORUM
    if position.cell != EMPTY:
        out[at + position.cell] = 1.0
    return observe_chosen(position, seat, step, out, at + FORUM)


def observe_chosen(position: Position, seat: i64, step: i64, out: vec[float], at: i64) -> i64:
    """What an unfinished decision is about: a card, a tile, a building, an estate cell, a track."""
    tables = position.tables
    chosen = position.chosen
    if step == RECRUIT_DROP or step == TILE_DROP:
        out[at + chosen] = 1.0
    elif step == KEEP_CARD and position.to_act == seat:
        flag_set(chosen, FOLLOWERS, out, at)
    at += FOLLOWERS
    if step == UPGRADE_CELL:
        out[at + chosen] = 1.0
    at += len(tables.tile_kind)
    if step == BUILD_PLACE:
        out[at + tables.building_shape[chosen]] = 1.0
    at += len(tables.shape_size)
    if position.spot != EMPTY:
        out[at + position.spot] = 1.0
    at += ESTATE_CELLS
    if position.track != EMPTY:
        out[at + position.track] = 1.0
    return at + TRACKS


def observe_offers(position: Position, out: vec[float], at: i64) -> i64:
    """Contracts, followers, estate tiles, reward tiles, chariots, the automa."""
    tables = position.tables
    shapes = len(tables.shape_size)
    kinds = len(tables.tile_kind)
    offer = position.offer
    i: i64
    for i in range(SLOTS):
        card = offer[OFFER_SHIPPING + i]
        if card != EMPTY:
            out[at] = 1.0
            write_bundle(tables, tables.shipping_cost[card], COINS + 1, out, at + 1)
        at += 2 + COINS
    for i in range(SLOTS):
        card = offer[OFFER_BUILDING + i]
        if card != EMPTY:
            out[at] = 1.0
            out[at + 1] = float(tables.building_vp[card]) / 6.0
            write_bundle(tables, tables.building_cost[card], ARTISANS + 1, out, at + 2)
            out[at + 3 + ARTISANS + tables.building_shape[card]] = 1.0
        at += 3 + ARTISANS + shapes
    for i in range(SLOTS):
        if offer[OFFER_FOLLOWERS + i] != EMPTY:
            out[at + offer[OFFER_FOLLOWERS + i]] = 1.0
        at += FOLLOWERS
    at = flag_set(position.discard, FOLLOWERS, out, at)
    for i in range(SLOTS + 1):
        if offer[OFFER_BASIC + i] != EMPTY:
            out[at + offer[OFFER_BASIC + i]] = 1.0
        at += kinds
    for i in range(len(tables.space_zone)):
        if position.rewards[i] != EMPTY and not position.paid >> i & 1:
            out[at] = 1.0
            write_bundle(tables, tables.reward_gain[position.rewards[i]], ANY_GOODS + 1, out, at + 1)
        at += 1 + BUNDLE
    for i in range(2):
        if position.round + i < tables.rounds:
            out[at + tables.chariot_track[position.chariots[position.round + i]]] = 1.0
        at += TRACKS
    if position.seats == 1:
        for i in range(TRACKS):
            out[at + i] = float(position.rival[MARKER + i]) / float(tables.track_length[i])
        for i in range(ROUTES):
            out[at + TRACKS + i] = float(tables.port_vp[position.rival[RIVAL_SHIP + i]]) / 14.0
        out[at + TRACKS + ROUTES] = float(position.rival_points) / 10.0
        out[at + TRACKS + ROUTES + 1] = float(rival_score(position)) / 100.0
    return at + TRACKS + ROUTES + 2


def observe_hidden(position: Position, seat: i64, out: vec[float], at: i64) -> i64:
    """The drafts, and the observer's own hand."""
    at = flag_set(position.open_tiles, MOSAIC_TILES, out, at)
    if seat >= 0 and position.step == DRAFT_CARD:
        flag_set(packet(position, seat), FOLLOWERS, out, at)
    at += FOLLOWERS
    if seat >= 0:
        flag_set(position.players[seat].hand, FOLLOWERS, out, at)
    return at + FOLLOWERS


def observe_player(position: Position, seat: i64, out: vec[float], at: i64) -> i64:
    """The open parts of one player."""
    player: Player = position.players[seat]
    tables = position.tables
    board = player.board
    i: i64
    j: i64
    out[at + seat] = 1.0
    at += SEATS
    points = ledger(position, seat)
    out[at] = float(position.score_of(seat)) / 100.0
    for i in range(VP_SOURCES):
        out[at + 1 + i] = float(points[i]) / 20.0
    at += 1 + VP_SOURCES
    for i in range(STOCK):
        out[at + i] = float(player.stock[i]) / 5.0
    at += STOCK
    for i in range(ESTATE_CELLS):
        out[at] = flag(player.placed >> i & 1 == 1)
        out[at + 1] = flag(player.flipped >> i & 1 == 1)
        if player.estate[i] != EMPTY:
            out[at + 2 + player.estate[i]] = 1.0
        at += 2 + len(tables.tile_kind)
    at = flag_set(player.row, FOLLOWERS, out, at)
    at = flag_set(player.used, FOLLOWERS, out, at)
    at = flag_set(player.idle, FOLLOWERS, out, at)
    at = flag_set(player.known, FOLLOWERS, out, at)
    out[at] = float(size(player.hand)) / 6.0
    out[at + 1] = float(size(player.shipping)) / 6.0
    out[at + 2] = float(size(player.building)) / 6.0
    out[at + 3] = float(player.markers) / 4.0
    out[at + 4] = float(player.spare) / 3.0
    out[at + 5] = float(player.blocks) / 20.0
    out[at + 6] = float(size(player.chariots)) / 5.0
    at += 7
    at = flag_set(player.claimed, MOSAIC_CELLS, out, at)
    for i in range(MOSAIC_CELLS):
        tile = board[MOSAIC + i // 3]
        if tile != EMPTY:
            for j in range(NEEDS):
                number = tables.mosaic_slots[3 * tile + i % 3]
                out[at + j] = float(tables.achievement_needs[number * NEEDS + j]) / 6.0
        at += NEEDS
    for i in range(TRACKS):
        out[at + i] = float(board[MARKER + i]) / float(tables.track_length[i])
        below: i64 = 0
        for other in position.players:
            if other.board[MARKER + i] == board[MARKER + i] and other.board[HEIGHT + i] < board[HEIGHT + i]:
                below += 1
        out[at + TRACKS + i] = float(below) / 4.0
    at += 2 * TRACKS
    for i in range(SHIPS):
        port = board[SHIP + i]
        if port != EMPTY:
            for j in range(ROUTES):
                if tables.route_first[j] <= port < tables.route_first[j + 1]:
                    out[at + j] = 1.0
                    out[at + ROUTES] = float(port + 1 - tables.route_first[j]) / 8.0
            out[at + ROUTES + 1] = float(tables.port_vp[port]) / 14.0
        at += ROUTES + 2
    at = flag_set(player.patricians, FORUM, out, at)
    for i in range(ZONES):
        at = flag_set(board[ZONE + i], tables.zone_span[i], out, at)
    return at
