"""How a player stands on the boards: the circle of trays, the district and the provinces. Tenths of a VP."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64
from triumvir.games.trajan.actions import TRAYS
from triumvir.games.trajan.evaluate_goals import reward
from triumvir.games.trajan.evaluate_tempo import AMPLE, faded
from triumvir.games.trajan.scoring import one_set, set_points
from triumvir.games.trajan.state import EMPTY, Player, Position
from triumvir.games.trajan.steps.circle import colours_there, lacks_only, markers_in
from triumvir.games.trajan.steps.construction import reach as building_sites
from triumvir.games.trajan.steps.military import conquest
from triumvir.games.trajan.steps.military import reach as marching_routes
from triumvir.games.trajan.tables import BUILDING_KINDS, JOKER_CONSTRUCTION

# Trajan tiles: chance in percent that a tile on the circle is fulfilled, by how far its colours are there.
CHANCE_FAR: Final = 32  # neither colour lies in the tray
CHANCE_HALF: Final = 48
CHANCE_BOTH: Final = 62  # any marker that ends there fulfils it
CHANCE_NEXT: Final = 84  # can be fulfilled next turn
TARGETS: Final = 5  # each tray that the next turn could end in: choice is what the circle is for

# Construction: what two or three of a kind promise while more of that kind lie on the board.
SET_OF_TWO: Final = 30
SET_OF_THREE: Final = 35
FIRST_OF_KIND: Final = 30  # the action it grants
BEST_SITE: Final = 25  # percent of the best site within reach
SPARE_CONSTRUCTION_JOKER: Final = 25

# Military: percent of a province's points by how near the deployment is.
LEADER_AND_LEGION: Final = 55
LEADER_ALONE: Final = 30
NEXT_PROVINCE: Final = 22
PROVINCE_TILE: Final = 6  # a tile to be picked up there


def circle_worth(position: Position, player: Player, later: i64, outlook: i64) -> i64:
    """Trajan tiles at the circle by how near they are to be fulfilled, and the choice of trays for the next turn."""
    tables = position.tables
    trays = player.trays
    slots = player.slots
    targets: i64 = 0
    ready: i64 = 0
    i: i64
    for i in range(TRAYS):
        count = markers_in(trays[i])
        if count == 0:
            continue
        target = (i + count) % TRAYS
        targets |= bit(target)
        tile = slots[target]
        if tile != EMPTY and target != i and lacks_only(position, tile, trays[target], trays[i]):
            ready |= bit(target)
    total = TARGETS * size(targets) * outlook // AMPLE
    for i in range(TRAYS):
        tile = slots[i]
        if tile == EMPTY:
            continue
        there = colours_there(position, tile, trays[i])
        if ready & bit(i):
            chance: i64 = CHANCE_NEXT
        elif there == 2:
            chance = CHANCE_BOTH
        else:
            chance = CHANCE_HALF if there == 1 else CHANCE_FAR
        total += faded(10 * tables.vp_tile, reward(position, tile, later) * chance // 100, outlook)
    return total


def kind_left(position: Position, kind: i64) -> bool:
    """Whether tiles of a construction kind still lie on the board."""
    taken: i64 = 0
    for player in position.players:
        taken |= player.buildings
    return (position.tables.building_mask[kind] & ~taken) != 0


def district_worth(position: Position, player: Player, outlook: i64) -> i64:
    """Sets of construction tiles, those begun, and the best site that the next worker can reach."""
    tables = position.tables
    sets: i64 = 0
    hoped: i64 = 0
    open_sets: i64 = 0
    i: i64
    for i in range(BUILDING_KINDS):
        count = size(player.buildings & tables.building_mask[i])
        sets += one_set(tables, count)
        if (count == 2 or count == 3) and kind_left(position, i):
            hoped += SET_OF_TWO if count == 2 else SET_OF_THREE
            open_sets |= bit(i)
    if player.mat[JOKER_CONSTRUCTION] > 0:
        sets = set_points(tables, player)
        hoped += SPARE_CONSTRUCTION_JOKER
    near = building_sites(position, player)
    best: i64 = 0
    i = 0
    while near:
        if near & 1:
            tile = position.site_tile[i]
            if tile != EMPTY:
                value = 10 * tables.building_vp[tile]
                kind = tables.building_kind[tile]
                if not player.buildings & tables.building_mask[kind]:
                    value += FIRST_OF_KIND
                elif open_sets & bit(kind):
                    value += SET_OF_TWO
                best = max(best, value)
        near >>= 1
        i += 1
    return 10 * sets + (hoped + best * BEST_SITE // 100) * outlook // AMPLE


def march_worth(position: Position, player: Player, outlook: i64) -> i64:
    """Where the leader stands, and the best province it can go to next."""
    total: i64 = 0
    if player.leader != EMPTY:
        share: i64 = LEADER_AND_LEGION if player.camp > 0 else LEADER_ALONE
        total = 10 * conquest(position, player, player.leader) * share // 100
    near = marching_routes(position, player)
    best: i64 = 0
    i: i64 = 0
    while near:
        if near & 1:
            value = 10 * conquest(position, player, i) * NEXT_PROVINCE // 100
            if position.province_tile[i] != EMPTY:
                value += PROVINCE_TILE
            best = max(best, value)
        near >>= 1
        i += 1
    return (total + best) * outlook // AMPLE
