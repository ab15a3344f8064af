"""The five scorings at the end of a cycle (section 11)."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64
from triumvir.games.forum_trajanum.actions import DEPTH, GREYS, ROWS, SIDE
from triumvir.games.forum_trajanum.state import (
    FORUM_BESIDE,
    FORUM_DIAGONAL,
    FORUM_EAGLES,
    VP_BUILDING_ORDERS,
    VP_COLLECTION_ORDERS,
    VP_CRANES,
    VP_EAGLES,
    VP_GROUP,
    VP_ROWS,
    Player,
    Position,
    ability,
    buildings_of,
    cycle_of,
)
from triumvir.games.forum_trajanum.tables import (
    ASSISTANT,
    BUILDER,
    BUILDINGS,
    COIN,
    COLLECT_ASSISTANT,
    COLLECT_BUILDER,
    COLLECT_CITIZEN,
    COLLECT_COIN,
    COLLECT_TRIBUNE,
    COLLECT_WORKER,
    COLLECTS,
    COLOURED,
    CORNERS,
    NEED_ANY,
    NEED_GREY,
    NEEDS,
    PATRICIAN_1,
    SCOPE_COLONIA,
    SCOPE_COLUMN,
    SCOPE_ROW,
    SLIDER,
    TEMPLES,
    TRIBUNE,
    WORKER,
    Tables,
)

# The forum of five boards: 15 columns of four cells.
ALL_BUT_TOP_ROW: Final = 0xEEEEEEEEEEEEEEE
ALL_BUT_BOTTOM_ROW: Final = 0x777777777777777
ALL_BUT_LAST_COLUMN: Final = 0xFFFFFFFFFFFFFF


def score_cycle(position: Position) -> None:
    """Cranes, Colonia rows, eagles, largest group, Trajan orders, for every player."""
    cycle = cycle_of(position)
    card = position.orders[cycle]
    for player in position.players:
        ledger = player.ledger[:]
        ledger[VP_CRANES] += score_cranes(position.tables, player, cycle)
        ledger[VP_ROWS] += row_points(position.tables, player)
        ledger[VP_EAGLES] += eagle_points(position, player)
        ledger[VP_GROUP] += group_points(position.tables, player, largest_group(player.envoys))
        value = trajan_value(position.tables, player)
        ledger[VP_BUILDING_ORDERS] += value * times_built(position.tables, player, card)
        ledger[VP_COLLECTION_ORDERS] += value * times_collected(position.tables, player, card)
        player.ledger = ledger


def score_cranes(tables: Tables, player: Player, cycle: i64) -> i64:
    """Cranes uncovered since the last scoring; each scores once (F-141 to F-143, F-R32)."""
    total: i64 = 0
    i: i64
    for i in range(CORNERS):
        if player.covered & bit(tables.corner[i]) or player.spent & bit(i):
            continue
        player.spent |= bit(i)
        total += tables.crane_vp[cycle] * size(player.built[COLOURED + tables.crane_colour[i]])
    return total


def row_points(tables: Tables, player: Player) -> i64:
    """Different grey buildings of each row times its multiplier (F-145, F-146)."""
    total: i64 = 0
    row: i64
    i: i64
    for row in range(ROWS):
        cells = tables.street[row]
        kinds: i64 = 0
        for i in range(GREYS):
            if player.built[i] & cells:
                kinds += 1
        if kinds:
            active = size((player.active >> (2 * row)) & 3)
            total += kinds * tables.multiplier[active]
    return total


def eagle_points(position: Position, player: Player) -> i64:
    """Each envoy on or next to an eagle, by its best relation (F-148 to F-150, F-R30)."""
    tables = position.tables
    forum = position.forum
    envoys = player.envoys
    total = tables.eagle_vp * size(envoys & forum[FORUM_EAGLES]) + tables.beside_vp * size(envoys & forum[FORUM_BESIDE])
    if ability(player, PATRICIAN_1):
        total += tables.diagonal_vp * size(envoys & forum[FORUM_DIAGONAL])
    return total


def largest_group(envoys: i64) -> i64:
    """The size of the largest orthogonally connected group (F-152)."""
    best: i64 = 0
    rest = envoys
    while rest:
        group = rest & -rest
        grown = group | (spread(group) & rest)
        while grown != group:
            group = grown
            grown = group | (spread(group) & rest)
        best = max(best, size(group))
        rest &= ~group
    return best


def spread(cells: i64) -> i64:
    """The cells next to a set of forum cells, four to a column; what leaves the board falls away."""
    beside = (cells >> DEPTH) | ((cells & ALL_BUT_LAST_COLUMN) << DEPTH)
    return beside | ((cells & ALL_BUT_TOP_ROW) >> 1) | ((cells & ALL_BUT_BOTTOM_ROW) << 1)


def group_points(tables: Tables, player: Player, group: i64) -> i64:
    """The prestige field under the slider cell of the group's size (F-153 to F-155)."""
    side: i64 = SLIDER if player.flipped else 0
    i: i64
    for i in range(SLIDER):
        if tables.slider_min[side + i] <= group <= tables.slider_max[side + i] and group > 1:
            return tables.prestige_vp[i + player.offset]
    return 0


def trajan_value(tables: Tables, player: Player) -> i64:
    """The value above the Trajan head (F-159)."""
    return tables.prestige_trajan[tables.head[1 if player.flipped else 0] + player.offset]


def times_built(tables: Tables, player: Player, card: i64) -> i64:
    """How often the building order of a card is fulfilled (F-160, F-161)."""
    scope = tables.card_scope[card]
    everywhere: i64 = -1
    if scope == SCOPE_COLONIA:
        return sets_within(tables, player, card, everywhere)
    count: i64 = 0
    i: i64
    if scope == SCOPE_ROW or scope == SCOPE_COLUMN:
        first: i64 = 0 if scope == SCOPE_ROW else SIDE
        for i in range(SIDE):
            if sets_within(tables, player, card, tables.street[first + i]) > 0:
                count += 1
        return count
    for i in range(TEMPLES):
        if sets_within(tables, player, card, tables.temple_near[i]) > 0:
            count += 1
    return count


def sets_within(tables: Tables, player: Player, card: i64, cells: i64) -> i64:
    """Complete sets of a building order in some cells."""
    sets: i64 = -1
    i: i64
    for i in range(NEEDS):
        need = tables.card_needs[card * NEEDS + i]
        if need > 0:
            found = size(counted(player, i) & cells) // need
            if sets < 0 or found < sets:
                sets = found
    return max(sets, 0)


def counted(player: Player, need: i64) -> i64:
    """The cells with buildings that count for a need."""
    built = player.built
    if need < BUILDINGS:
        return built[need]
    if need == NEED_ANY:
        return buildings_of(player)
    if need == NEED_GREY:
        return built[0] | built[1] | built[2] | built[3]
    return built[4] | built[5] | built[6] | built[7]


def times_collected(tables: Tables, player: Player, card: i64) -> i64:
    """How often the collection order of a card is fulfilled; nothing is spent (F-162, F-R31)."""
    sets: i64 = -1
    i: i64
    for i in range(COLLECTS):
        need = tables.card_collects[card * COLLECTS + i]
        if need > 0:
            found = held(player, i) // need
            if sets < 0 or found < sets:
                sets = found
    return max(sets, 0)


def held(player: Player, what: i64) -> i64:
    """How much the player holds of what a collection order asks for."""
    stock = player.stock
    if what == COLLECT_BUILDER:
        return stock[BUILDER]
    if what == COLLECT_WORKER:
        return stock[WORKER] + stock[WORKER + 1] + stock[WORKER + 2] + stock[WORKER + 3]
    if what == COLLECT_ASSISTANT:
        return stock[ASSISTANT]
    if what == COLLECT_COIN:
        return stock[COIN]
    if what == COLLECT_TRIBUNE:
        return stock[TRIBUNE]
    return size(player.active) if what == COLLECT_CITIZEN else player.ship


def resources_left(player: Player) -> i64:
    """Builders, workers, assistants, tribunes and coins together, for the last tie-break (F-171)."""
    total: i64 = 0
    i: i64
    for i in range(TRIBUNE + 1):
        total += player.stock[i]
    return total
