"""What a player works towards: cranes and the orders of Trajan cards. Tenths of a VP, or of an order."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64
from triumvir.games.forum_trajanum.actions import CELLS, SIDE
from triumvir.games.forum_trajanum.evaluate_board import FIRST_SPACES
from triumvir.games.forum_trajanum.scoring import counted, held
from triumvir.games.forum_trajanum.state import Player
from triumvir.games.forum_trajanum.tables import (
    COLLECT_COIN,
    COLLECTS,
    COLOURED,
    CORNERS,
    NEEDS,
    SCOPE_COLONIA,
    SCOPE_COLUMN,
    SCOPE_ROW,
    TEMPLES,
    Tables,
)

ORDER_PART: Final = 5  # of ten: an order begun, but not fulfilled
KEPT: Final = 2  # of ten for each turn until then: what a collection order asks for may be spent before it scores
CRANE_GROWTH: Final = 4  # tenths of a building of one colour that a turn brings
CRANE_COVERED: Final = 5  # of ten: a covered crane has to be reached in time


def cranes(tables: Tables, player: Player, cycle: i64, soon: i64) -> i64:
    """Uncovered cranes score now; covered ones in the cycle that suits them best."""
    total: i64 = 0
    i: i64
    c: i64
    for i in range(CORNERS):
        if player.spent & bit(i):
            continue
        tenths = 10 * size(player.built[COLOURED + tables.crane_colour[i]]) + CRANE_GROWTH * soon
        if not player.covered & bit(tables.corner[i]):
            total += tables.crane_vp[cycle] * tenths
            continue
        best: i64 = tables.crane_vp[cycle] * tenths if soon > 0 else 0
        for c in range(cycle + 1, tables.cycles):
            tenths += CRANE_GROWTH * tables.rounds
            best = max(best, tables.crane_vp[c] * tenths)
        total += best * CRANE_COVERED // 10
    return total


def built_part(tables: Tables, player: Player, card: i64, turns: i64) -> i64:
    """How often a building order is fulfilled, in tenths; what is begun counts in part while there are turns."""
    scope = tables.card_scope[card]
    if scope == SCOPE_COLONIA:
        return sets_part(tables, player, card, -1, turns)
    total: i64 = 0
    i: i64
    if scope == SCOPE_ROW or scope == SCOPE_COLUMN:
        first: i64 = 0 if scope == SCOPE_ROW else SIDE
        for i in range(SIDE):
            total += min(sets_part(tables, player, card, tables.street[first + i], turns), 10)
        return total
    for i in range(TEMPLES):
        total += min(sets_part(tables, player, card, tables.temple_near[i], turns), 10)
    return total


def sets_part(tables: Tables, player: Player, card: i64, cells: i64, turns: i64) -> i64:
    """Complete sets of a building order in some cells and the part of the next one, in tenths."""
    needed: i64 = 0
    found: i64 = 0
    sets: i64 = CELLS
    i: i64
    for i in range(NEEDS):
        need = tables.card_needs[card * NEEDS + i]
        if need > 0:
            needed += need
            sets = min(sets, size(counted(player, i) & cells) // need)
    for i in range(NEEDS):
        need = tables.card_needs[card * NEEDS + i]
        if need > 0:
            found += min(size(counted(player, i) & cells) - sets * need, need)
    part: i64 = 0
    if needed - found <= turns:
        part = ORDER_PART * found // needed
    return 10 * sets + part


def collected_part(tables: Tables, player: Player, card: i64, soon: i64) -> i64:
    """How often the collection order will be fulfilled, in tenths; upkeep takes its coins first."""
    least: i64 = 10 * CELLS
    i: i64
    for i in range(COLLECTS):
        need = tables.card_collects[card * COLLECTS + i]
        if need > 0:
            has = held(player, i)
            if i == COLLECT_COIN and soon > 0:
                has = max(has - size(player.placed & FIRST_SPACES) * tables.upkeep, 0)
            least = min(least, 10 * has // need)
    whole = least // 10 * 10
    if soon == 0:
        return whole
    part = (least - whole) * ORDER_PART // 10
    return (whole + part) * max(10 - KEPT * soon, 2) // 10
