"""What a player works towards: rewards of Trajan tiles, demands met, bonus tiles and votes. Tenths of a VP."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import size
from triumvir.engine.native import i64
from triumvir.games.trajan.evaluate_tempo import AMPLE
from triumvir.games.trajan.state import EMPTY, Player, Position
from triumvir.games.trajan.steps.fulfilling import demand_tiles
from triumvir.games.trajan.steps.quarter import demanded
from triumvir.games.trajan.steps.senate import leads, votes
from triumvir.games.trajan.tables import (
    BONUS_LEGIONARIES,
    BONUS_TILES,
    BONUS_WORKERS,
    DEMAND,
    DEMANDS,
    EFFECT_CARDS,
    EFFECT_DEMAND,
    EFFECT_NONE,
    EFFECT_PLUS2,
    JOKER_DEMAND,
)

# Trajan tiles: what they bring apart from VP.
REWARD_CARD: Final = 13
REWARD_FIGURE: Final = 22
REWARD_PLUS2: Final = 30

# Senate.
SENATE_STEPS: Final = 10  # percent: chance for each turn left that the next space is reached
SOON: Final = 5  # turns that far ahead count for it

# Demands: covering one costs a forum action that also had other uses; the penalty is worse.
DEMAND_COVER: Final = 30
TURNS_TO_COVER: Final = 3  # own turns in which one missing demand can be covered
KEPT_COVERS: Final = 7  # tenths of a demand that a Trajan tile covers in a quarter
SECOND_COVERS: Final = 3  # and another one of the same kind

# Bonus tiles: tenths of what they count that come along each turn.
GROWTH: Final = 1


def reward(position: Position, tile: i64, later: i64) -> i64:
    """What a Trajan tile brings when it is fulfilled."""
    tables = position.tables
    vp = 10 * tables.tile_vp[tile]
    effect = tables.tile_effect[tile]
    if effect == EFFECT_NONE:
        return vp
    if effect >= EFFECT_DEMAND:
        return vp + DEMAND_COVER * (KEPT_COVERS * later + SECOND_COVERS) // 10
    if effect == EFFECT_PLUS2:
        return vp + REWARD_PLUS2 * (later + 1) // 4
    return vp + tables.tile_amount[tile] * (REWARD_CARD if effect == EFFECT_CARDS else REWARD_FIGURE)


def demands_worth(position: Position, player: Player, later: i64, soon: i64, settled: bool) -> i64:
    """What demands will cost in this quarter, and what tiles and Trajan tiles save in the next ones."""
    tables = position.tables
    hidden: i64 = 0 if settled else tables.demands - position.revealed
    to_come = hidden + tables.demands * later  # of all kinds together
    covered: i64 = 0
    missing: i64 = 0
    lying: i64 = 0  # missing ones that the forum offers
    i: i64
    for i in range(DEMANDS):
        kept = demand_tiles(tables, player, i)
        needed: i64 = 0 if settled else demanded(position, i)
        tiles = player.mat[DEMAND + i]
        spare = tiles - max(needed - kept, 0)
        if spare < 0:
            missing -= spare
            lying += min(on_forum(position, DEMAND + i), -spare)
            spare = 0
        chances = 10 * to_come // DEMANDS  # tenths of a tile of this kind
        if kept > 0:
            covered += KEPT_COVERS * later + SECOND_COVERS * (kept - 1) * later
            if kept > needed:
                covered += SECOND_COVERS * hidden
            chances = chances * SECOND_COVERS // 10
        covered += min(10 * spare, chances) * 8 // 10
    jokers = player.mat[JOKER_DEMAND]
    used = min(jokers, missing)
    missing -= used
    covered += min(10 * (jokers - used), 10 * to_come)
    total = DEMAND_COVER * covered // 10
    if missing == 0:
        return total
    lying = min(lying, missing)
    sure = 10 * tables.penalty[missing]
    mended = 10 * tables.penalty[missing - lying] - DEMAND_COVER * lying
    return total + sure + (mended - sure) * min(soon, TURNS_TO_COVER * missing) // (TURNS_TO_COVER * missing)


def on_forum(position: Position, kind: i64) -> i64:
    """How many tiles of a kind the forum offers."""
    count: i64 = 0
    for tile in position.forum:
        if tile == kind:
            count += 1
    return count


def bonus_times(position: Position, player: Player, tile: i64, turns: i64, outlook: i64) -> i64:
    """How often a bonus tile will count, in tenths."""
    tables = position.tables
    counted = tables.bonus_counts[tile]
    if counted < BONUS_WORKERS:
        if player.mat[DEMAND + counted] > 0 or player.mat[JOKER_DEMAND] > 0:
            return 10 - outlook * 3 // 10  # it may have to be given away before
        return min(turns, 6)
    grown = GROWTH * turns
    if counted == BONUS_WORKERS:
        return 10 * size(player.sites) + grown
    if counted == BONUS_LEGIONARIES:
        return 10 * size(player.provinces) + grown
    if counted == BONUS_TILES:
        return 10 * size(player.bonus_yellow) + grown // 2
    first = tables.bonus_first[tile]
    second = tables.bonus_second[tile]
    shown = player.display[first] + player.display[second]
    return 10 * shown + 8 * (player.hand[first] + player.hand[second]) * outlook // AMPLE + grown


def senate_worth(position: Position, seat: i64, player: Player, turns: i64, soon: i64) -> i64:
    """The next steps on the track, and the bonus tile that the vote of this quarter will bring."""
    tables = position.tables
    total: i64 = 0
    if player.senate + 1 < len(tables.senate_vp):
        total = 10 * tables.senate_vp[player.senate + 1] * min(soon, SOON) * SENATE_STEPS // 100
    if position.bonus[0] == EMPTY or position.bonus[1] == EMPTY:
        return total
    own = votes(position, player)
    ahead: i64 = 1000  # half votes before the best of the others
    i: i64
    for i in range(position.seats):
        if i != seat:
            other = position.players[i]
            ahead = min(ahead, 2 * (own - votes(position, other)) + (1 if leads(position, player, other) else -1))
    spread = 4 + 4 * soon
    chance = max(0, min(100, 50 + 50 * ahead // spread)) if soon > 0 else (100 if ahead > 0 else 0)
    outlook = min(turns, AMPLE)
    left = bonus_times(position, player, position.bonus[0], turns, outlook)
    right = bonus_times(position, player, position.bonus[1], turns, outlook)
    consul = max(tables.bonus_yellow[position.bonus[0]] * left, tables.bonus_yellow[position.bonus[1]] * right) // 2
    second = min(tables.bonus_gray[position.bonus[0]] * left, tables.bonus_gray[position.bonus[1]] * right) // 2
    if position.seats > 2:
        second //= 2
    return total + (consul * chance + second * (100 - chance)) // 100
