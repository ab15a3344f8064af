"""What a position is worth in VP, by source (section 10), and the automa's score (N-235).

Nova Roma counts VP at the end only. Nothing is stored: the same reckoning, applied to a running game, says what it
would be worth if it ended now.
"""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64, vec
from triumvir.games.nova_roma.actions import ESTATE_CELLS, FOLLOWERS, GOODS, MOSAIC_CELLS, ROUTES, SHIPS, TRACKS, ZONES
from triumvir.games.nova_roma.state import (
    EMPTY,
    MARKER,
    RIVAL_SHIP,
    SHIP,
    VP_ANIMALS,
    VP_CHARIOTS,
    VP_CONTRACTS,
    VP_FOLLOWERS,
    VP_GOODS,
    VP_INFLUENCE,
    VP_MARKER,
    VP_MOSAIC,
    VP_SEA,
    VP_SOURCES,
    VP_TRACKS,
    VP_ZONES,
    ZONE,
    Player,
    Position,
)
from triumvir.games.nova_roma.steps.mosaic import estate_tiles, steps_taken
from triumvir.games.nova_roma.tables import (
    ANIMAL,
    ARTISANS,
    COINS,
    COUNT_ANIMALS,
    COUNT_BUILDING,
    COUNT_ESTATE,
    COUNT_ROW,
    COUNT_SHIPPING,
    COUNT_STEPS,
    INFLUENCE,
    LINES,
    Tables,
)

PLACES: Final = 3  # values of a zone

# Where the automa's VP come from.
AI_START: Final = 0
AI_BLOCKED: Final = 1
AI_SEA: Final = 2
AI_CONTRACTS: Final = 3
AI_ZONES: Final = 4
AI_CHARIOTS: Final = 5
AI_TRACKS: Final = 6
AI_MOSAIC: Final = 7
AI_SOURCES: Final = 8


def ledger(position: Position, seat: i64) -> vec[i64]:
    """VP of a seat by source."""
    tables = position.tables
    player = position.players[seat]
    vp = vec[i64]([0] * VP_SOURCES)
    i: i64
    for i in range(SHIPS):
        port = player.board[SHIP + i]
        if port != EMPTY:
            vp[VP_SEA] += tables.port_vp[port]  # N-201
    vp[VP_CONTRACTS] = contract_points(tables, player.building)
    for i in range(ZONES):
        vp[VP_ZONES] += zone_points(position, seat, i)
    vp[VP_CHARIOTS] = chariot_points(tables, player.chariots)
    for i in range(TRACKS):
        if player.board[MARKER + i] == tables.track_length[i]:
            vp[VP_TRACKS] += tables.track_end_vp  # N-205
    vp[VP_FOLLOWERS] = follower_points(tables, player)
    vp[VP_ANIMALS] = animal_points(tables, player)
    vp[VP_MOSAIC] = mosaic_points(tables, player)
    if position.seats > 1 or tables.solo_leftovers:
        vp[VP_GOODS] = goods_left(player) // tables.goods_per_vp
        vp[VP_INFLUENCE] = influence_left(player) // tables.influence_per_vp
    if position.seats > 1 and seat == position.first:
        vp[VP_MARKER] = tables.marker_vp  # N-211
    return vp


def contract_points(tables: Tables, contracts: i64) -> i64:
    """Printed VP of building contracts (N-202)."""
    return printed_points(tables.building_vp, contracts)


def printed_points(printed: vec[i64], owned: i64) -> i64:
    """What is printed on all that is in a set."""
    total: i64 = 0
    i: i64 = 0
    while owned:  # ends with the highest member: most sets are small
        if owned & 1:
            total += printed[i]
        owned >>= 1
        i += 1
    return total


def zone_points(position: Position, seat: i64, zone: i64) -> i64:
    """The place of a seat among distinct block counts (N-203, N-220, N-R39); alone the automa wins ties (N-235)."""
    tables = position.tables
    own = size(position.players[seat].board[ZONE + zone])
    if own == 0:
        return 0
    neutral = size(tables.zone_neutral[zone])
    place: i64 = 0
    if position.seats == 1:
        place = 1 if neutral >= own else 0
    else:
        larger: i64 = 0  # the set of distinct larger counts
        if neutral > own:
            larger |= bit(neutral)
        for player in position.players:
            other = size(player.board[ZONE + zone])
            if other > own:
                larger |= bit(other)
        place = min(size(larger), PLACES - 1)
    return tables.zone_vp[PLACES * zone + place]


def chariot_points(tables: Tables, tiles: i64) -> i64:
    """Chariot tiles (N-204)."""
    return printed_points(tables.chariot_vp, tiles)


def counted(tables: Tables, player: Player, what: i64) -> i64:
    """How many a player has of what an end-game follower counts."""
    if what < ARTISANS:
        return player.stock[what]
    if what == COUNT_ESTATE:
        return estate_tiles(player)
    if what == COUNT_ROW:
        return size(player.row)
    if what == COUNT_STEPS:
        return steps_taken(player)
    if what == COUNT_BUILDING:
        return size(player.building)
    if what == COUNT_SHIPPING:
        return size(player.shipping)
    assert what == COUNT_ANIMALS
    return animal_tiles(tables, player)


def follower_points(tables: Tables, player: Player) -> i64:
    """End-game followers in the row (N-206)."""
    mine = player.row & tables.scoring_cards
    total: i64 = 0
    if mine == 0:
        return total
    i: i64
    for i in range(FOLLOWERS):
        if mine >> i & 1:
            count = counted(tables, player, tables.follower_count[i])
            if tables.follower_least[i] > 0:
                if count >= tables.follower_least[i]:
                    total += tables.follower_base[i]
            else:
                total += tables.follower_base[i] + tables.follower_per[i] * (count // tables.follower_divisor[i])
    return total


def animal_tiles(tables: Tables, player: Player) -> i64:
    """Animal tiles; the lion is one (N-R35)."""
    count: i64 = 0
    i: i64
    for i in range(ESTATE_CELLS):
        tile = player.estate[i]
        if tile != EMPTY and tables.tile_kind[tile] == ANIMAL:
            count += 1
    return count


def animal_points(tables: Tables, player: Player) -> i64:
    """Sets of animals; the lion counts twice here (N-158, N-207)."""
    animals: i64 = 0
    estate, kinds = player.estate, tables.tile_kind
    i: i64
    for i in range(ESTATE_CELLS):
        tile = estate[i]
        if tile != EMPTY and kinds[tile] == ANIMAL:
            animals += tables.tile_animals[tile]
    if animals == 0:
        return 0
    sets = tables.animal_sets
    whole = len(sets)
    total = sets[whole - 1] * (animals // whole)
    rest = animals % whole
    if rest > 0:
        total += sets[rest - 1]
    return total


def mosaic_points(tables: Tables, player: Player) -> i64:
    """Claimed cells and complete lines (N-208)."""
    total: i64 = 0
    if player.claimed == 0:
        return total
    i: i64
    for i in range(MOSAIC_CELLS):
        if player.claimed >> i & 1:
            total += tables.claim_vp[i // 3]
    for i in range(LINES):
        if player.claimed & tables.line_mask[i] == tables.line_mask[i]:
            total += tables.line_vp[i]
    return total


def goods_left(player: Player) -> i64:
    """Goods and coins (N-209)."""
    stock = player.stock
    total = stock[COINS]
    i: i64
    for i in range(GOODS):
        total += stock[i]
    return total


def influence_left(player: Player) -> i64:
    """Influence and all artisans, available and placed (N-210, N-R37)."""
    return player.stock[INFLUENCE] + player.stock[ARTISANS] + size(player.placed)


# ---------------------------------------------------------------- the automa


def rival_ledger(position: Position) -> vec[i64]:
    """VP of the solo game's automa by source (N-192, N-235)."""
    tables = position.tables
    player = position.players[0]
    vp = vec[i64]([0] * AI_SOURCES)
    vp[AI_START] = tables.ai_start
    vp[AI_BLOCKED] = position.rival_points
    i: i64
    for i in range(ROUTES):
        vp[AI_SEA] += tables.port_vp[position.rival[RIVAL_SHIP + i]]
    vp[AI_CONTRACTS] = contract_points(tables, position.rival_contracts)
    for i in range(ZONES):
        neutral = size(tables.zone_neutral[i])
        if neutral > 0:
            place: i64 = 0 if neutral >= size(player.board[ZONE + i]) else 1
            vp[AI_ZONES] += tables.zone_vp[PLACES * i + place]
    vp[AI_CHARIOTS] = chariot_points(tables, position.rival_chariots)
    for i in range(TRACKS):
        if position.rival[MARKER + i] > player.board[MARKER + i]:
            vp[AI_TRACKS] += tables.ai_lead_vp
    for i in range(MOSAIC_CELLS):
        if not player.claimed >> i & 1:
            vp[AI_MOSAIC] += tables.claim_vp[i // 3]
    return vp


def rival_score(position: Position) -> i64:
    """VP of the automa."""
    total: i64 = 0
    for vp in rival_ledger(position):
        total += vp
    return total
