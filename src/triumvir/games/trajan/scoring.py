"""The end of the game: everything that scores then (section 9)."""

from __future__ import annotations

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64, vec
from triumvir.games.trajan.actions import TRAYS
from triumvir.games.trajan.state import (
    EMPTY,
    VP_BONUS,
    VP_CARDS,
    VP_CIRCLE,
    VP_LEGIONARIES,
    VP_SETS,
    VP_WORKERS,
    Player,
    Position,
)
from triumvir.games.trajan.tables import (
    BONUS_COMMODITIES,
    BONUS_LEGIONARIES,
    BONUS_TILES,
    BONUS_WORKERS,
    BONUSES,
    BUILDING_KINDS,
    DEMAND,
    JOKER_COMMODITY,
    JOKER_CONSTRUCTION,
    JOKER_DEMAND,
    Tables,
)


def score_final(position: Position) -> None:
    """Add the final scoring of every player to the ledger."""
    tables = position.tables
    for player in position.players:
        ledger = player.ledger
        ledger[VP_CARDS] += tables.vp_card * player.cards  # T-250
        ledger[VP_WORKERS] += tables.vp_worker * player.workers  # T-251
        ledger[VP_LEGIONARIES] += tables.vp_legionary * player.camp  # T-252
        ledger[VP_CIRCLE] += tables.vp_tile * tiles_on_circle(player)  # T-253
        ledger[VP_SETS] += set_points(tables, player)
        ledger[VP_BONUS] += bonus_points(tables, player)


def tiles_on_circle(player: Player) -> i64:
    """Trajan tiles not fulfilled."""
    count: i64 = 0
    i: i64
    for i in range(TRAYS):
        if player.slots[i] != EMPTY:
            count += 1
    return count


def set_points(tables: Tables, player: Player) -> i64:
    """Sets of construction tiles, jokers assigned as well as possible (T-254, T-R27)."""
    jokers = player.mat[JOKER_CONSTRUCTION]
    best = vec[i64]([0] * (jokers + 1))  # by jokers used so far, over the kinds seen so far
    i: i64
    used: i64
    share: i64
    for i in range(BUILDING_KINDS):
        owned = size(player.buildings & tables.building_mask[i])
        used = jokers
        while used >= 0:
            top: i64 = 0
            for share in range(used + 1):
                points = best[used - share] + one_set(tables, owned + share)
                top = max(top, points)
            best[used] = top
            used -= 1
    return best[jokers]


def one_set(tables: Tables, count: i64) -> i64:
    """Points of one kind by the number of tiles, jokers included."""
    if count >= 4:
        return tables.vp_set4
    return tables.vp_set3 if count == 3 else 0


def bonus_points(tables: Tables, player: Player) -> i64:
    """All bonus tiles of a player, both sides (T-255 to T-259)."""
    total: i64 = 0
    i: i64
    for i in range(BONUSES):
        counted = tables.bonus_counts[i]
        if counted < BONUS_WORKERS and player.mat[DEMAND + counted] == 0:
            continue  # a demand tile that only a joker can serve
        total += (value_of(tables, player, i) * times(tables, player, i) + 1) // 2  # T-R29
    return total + joker_points(tables, player)


def value_of(tables: Tables, player: Player, tile: i64) -> i64:
    """What a bonus tile is worth each time in half points, by the side that lies up; 0 if it is not owned."""
    if player.bonus_yellow & bit(tile):
        return tables.bonus_yellow[tile]
    if player.bonus_gray & bit(tile):
        return tables.bonus_gray[tile]
    return 0


def times(tables: Tables, player: Player, tile: i64) -> i64:
    """How often a bonus tile counts, jokers left aside."""
    counted = tables.bonus_counts[tile]
    if counted == BONUS_WORKERS:
        return size(player.sites)
    if counted == BONUS_LEGIONARIES:
        return size(player.provinces)
    if counted == BONUS_TILES:
        return size(player.bonus_yellow)  # T-R28
    if counted == BONUS_COMMODITIES:
        return player.display[tables.bonus_first[tile]] + player.display[tables.bonus_second[tile]]
    return 1


def joker_points(tables: Tables, player: Player) -> i64:
    """Each demand joker serves one demand tile, each commodity joker the best commodity tile (T-R25, T-R26)."""
    total: i64 = 0
    served: i64 = 0
    i: i64
    for _ in range(player.mat[JOKER_DEMAND]):
        best: i64 = 0
        best_tile: i64 = EMPTY
        for i in range(BONUSES):
            counted = tables.bonus_counts[i]
            if counted < BONUS_WORKERS and player.mat[DEMAND + counted] == 0 and not served & bit(i):
                value = value_of(tables, player, i)
                if value > best:
                    best = value
                    best_tile = i
        if best_tile != EMPTY:
            served |= bit(best_tile)
            total += (best + 1) // 2
    commodity: i64 = 0
    for i in range(BONUSES):
        if tables.bonus_counts[i] == BONUS_COMMODITIES:
            value = value_of(tables, player, i)
            commodity = max(commodity, value)
    return total + player.mat[JOKER_COMMODITY] * commodity // 2
