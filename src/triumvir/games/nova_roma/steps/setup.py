"""Set-up: shuffles and dealing (section 2)."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.engine.rng import SeedStream
from triumvir.games.nova_roma.actions import (
    ACTIONS,
    FOLLOWERS,
    GOODS,
    MOSAIC_TILES,
    ROUTES,
    SHIPS,
    TRACKS,
)
from triumvir.games.nova_roma.state import (
    EMPTY,
    HEIGHT,
    MARKER,
    MOSAIC,
    OFFER_BASIC,
    OFFER_BUILDING,
    OFFER_FOLLOWERS,
    OFFER_SHIPPING,
    OFFERS,
    RIVAL,
    RIVAL_SHIP,
    SHIP,
    Position,
    next_seat,
)
from triumvir.games.nova_roma.steps import cleanup
from triumvir.games.nova_roma.steps.drafting import ROWS
from triumvir.games.nova_roma.tables import ARTISANS, COINS, INFLUENCE, PER_COLOUR


def numbers(first: i64, stop: i64) -> vec[i64]:
    """The numbers from `first` to `stop` - 1."""
    items = vec[i64]([0] * (stop - first))
    i: i64
    for i in range(first, stop):
        items[i - first] = i
    return items


def copies(counts: vec[i64], first: i64, stop: i64) -> vec[i64]:
    """The numbers from `first` on, each as often as its count says."""
    total: i64 = 0
    i: i64
    for i in range(first, stop):
        total += counts[i]
    items = vec[i64]([0] * total)
    at: i64 = 0
    j: i64
    for i in range(first, stop):
        for j in range(counts[i]):
            items[at] = i
            at += 1
    return items


def deal(position: Position, stream: SeedStream) -> None:
    """Everything before the first decision (N-010 to N-023, N-190, N-191, N-215)."""
    tables = position.tables
    position.first = stream.below(position.seats)
    position.active = position.first
    position.to_act = position.first
    position.shipping = stream.shuffled(numbers(0, len(tables.shipping_cost)))
    position.building = stream.shuffled(numbers(0, len(tables.building_cost)))
    position.rewards = deal_rewards(position, stream)
    position.forum = stream.shuffled(numbers(0, ACTIONS))
    position.emperors = stream.shuffled(numbers(0, len(tables.emperor_cells) // 2))
    position.basic = stream.shuffled(copies(tables.tile_copies, 0, tables.basic_kinds))
    position.special = stream.shuffled(copies(tables.tile_copies, tables.basic_kinds, len(tables.tile_copies)))
    position.deck = stream.shuffled(numbers(0, FOLLOWERS))
    position.generation = vec[i64]([0] * FOLLOWERS)
    position.chariots = stream.shuffled(numbers(0, len(tables.chariot_track)))
    position.mosaics = deal_mosaics(stream)
    deal_kits(position, stream)
    position.offer = vec[i64]([EMPTY] * OFFERS)
    cleanup.refill(position, OFFER_SHIPPING)
    cleanup.refill(position, OFFER_BUILDING)
    cleanup.refill(position, OFFER_FOLLOWERS)
    cleanup.refill(position, OFFER_BASIC)
    cleanup.turn_up_special(position)
    position.rival = vec[i64]([0] * RIVAL)
    if position.seats == 1:
        place_rival(position)
    position.random = stream.generator()


def deal_rewards(position: Position, stream: SeedStream) -> vec[i64]:
    """Reward tiles on the tile spaces; spaces not used at this player count stay empty (N-012)."""
    tables = position.tables
    order = stream.shuffled(numbers(0, len(tables.reward_gain)))
    rewards = vec[i64]([EMPTY] * len(tables.space_zone))
    i: i64
    for i in range(len(tables.space_zone)):
        if tables.space_used[i] == 1:
            rewards[i] = order[i]
    return rewards


def deal_mosaics(stream: SeedStream) -> vec[i64]:
    """Three shuffled stacks of mosaic tiles by colour (N-020, N-225)."""
    stacks = vec[i64]([0] * MOSAIC_TILES)
    i: i64
    j: i64
    for i in range(ROWS):
        order = stream.shuffled(numbers(i * PER_COLOUR, (i + 1) * PER_COLOUR))
        for j in range(PER_COLOUR):
            stacks[i * PER_COLOUR + j] = order[j]
    return stacks


def deal_kits(position: Position, stream: SeedStream) -> None:
    """What every player starts with (N-018, N-019, N-022)."""
    tables = position.tables
    i: i64
    j: i64
    for j in range(TRACKS):
        order = stream.shuffled(numbers(0, position.seats))
        for i in range(position.seats):
            position.players[i].board[HEIGHT + j] = order[i]
    position.heights = position.seats
    position.artisans = tables.artisans
    seat = position.first
    for i in range(position.seats):
        player = position.players[seat]
        for j in range(GOODS):
            player.stock[j] = tables.start_goods
        player.stock[COINS] = tables.start_coins[i]
        player.stock[INFLUENCE] = tables.start_influence
        player.stock[ARTISANS] = tables.start_artisans
        position.artisans -= tables.start_artisans
        player.markers = tables.start_markers
        player.spare = tables.start_spare
        player.blocks = tables.start_blocks
        for j in range(SHIPS):
            player.board[SHIP + j] = EMPTY
        for j in range(ROWS):
            player.board[MOSAIC + j] = EMPTY
        seat = next_seat(position, seat)


def place_rival(position: Position) -> None:
    """The automa: markers, and a ship on the first port of its value on each route (N-191)."""
    tables = position.tables
    rival = position.rival[:]
    i: i64
    for i in range(TRACKS):
        rival[MARKER + i] = min(tables.neutral_space, tables.track_length[i])
    for i in range(ROUTES):
        port = tables.route_first[i]
        while tables.port_vp[port] < tables.ai_port_vp:
            port += 1
        rival[RIVAL_SHIP + i] = port
    position.rival = rival
    cleanup.advance_rival(position)
