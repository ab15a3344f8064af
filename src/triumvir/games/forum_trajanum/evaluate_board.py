"""How a player stands on the boards: rows with their citizens, and the envoys in the forum. Tenths of a VP."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64
from triumvir.games.forum_trajanum.actions import GREYS, ROWS
from triumvir.games.forum_trajanum.evaluate_means import COIN_VALUE, IDLE
from triumvir.games.forum_trajanum.scoring import eagle_points, group_points, largest_group, spread
from triumvir.games.forum_trajanum.state import UPKEEP, Player, Position, ability, buildings_of, occupied
from triumvir.games.forum_trajanum.tables import COIN

FIRST_SPACES: Final = 1365  # of all citizen rows
ABILITY_VALUE: Final = 2  # of an awake first citizen, for each turn to come
FUTURE_CITIZEN: Final = 2  # an awake citizen counts for columns, for each turn to come
ROW_GROWTH: Final = 3  # grey buildings to come in a row with citizens, for each citizen, kind and later scoring
GROWTH: Final = 6  # tenths of an envoy that the largest group gains each turn
GROUP_STEP: Final = 3  # every envoy in it, for each scoring: most sizes share a slider cell with the next
OFFSET_STEP: Final = 5  # the slider, for each scoring: the values above the head rise late, but a lot
LATER_UPKEEP: Final = 6  # of ten: rows that later upkeeps will pay for
COIN_CHANCE: Final = 1  # of ten for each turn: a coin still missing for this upkeep turns up


def rows(position: Position, player: Player, seat: i64, soon: i64, turns: i64) -> i64:
    """Grey buildings in rows, awake citizens, and the coins that keep them awake."""
    tables = position.tables
    later = (turns - soon) // tables.rounds
    after = turns - soon
    asked = first_asked(position, seat)
    free = tables.ordinary & ~buildings_of(player)
    total: i64 = 0
    gains: i64 = 0  # what paying is worth, eight bits for each row
    unpaid: i64 = 0
    row: i64
    i: i64
    for row in range(ROWS):
        cells = tables.street[row]
        kinds: i64 = 0
        for i in range(GREYS):
            if player.built[i] & cells:
                kinds += 1
        people = size((player.placed >> (2 * row)) & 3)
        awake = size((player.active >> (2 * row)) & 3)
        plain = 10 * kinds * tables.multiplier[0]
        extra = 10 * kinds * (tables.multiplier[people] - tables.multiplier[0])
        total += plain * (later + 1) + extra * later * LATER_UPKEEP // 10
        if people == 0:
            continue
        total += ROW_GROWTH * people * min(GREYS - kinds, size(free & cells)) * later
        total += FUTURE_CITIZEN * awake * soon + (ABILITY_VALUE * soon if ability(player, row) else 0)
        gain = extra + (FUTURE_CITIZEN * people + ABILITY_VALUE) * after
        if row >= asked:
            gains |= min(gain, 255) << (8 * row)
            unpaid += 1
        elif awake:
            total += gain
    return total + upkeep(player.stock[COIN], gains, unpaid, soon, later * size(player.placed & FIRST_SPACES))


def first_asked(position: Position, seat: i64) -> i64:
    """The first row that the seat has not decided on in this upkeep, 0 outside of it."""
    if position.step != UPKEEP:
        return 0
    seats = position.seats
    order = (seat - position.start + seats) % seats
    asked = (position.to_act - position.start + seats) % seats
    if order == asked:
        return position.row
    return ROWS if order < asked else 0


def upkeep(coins: i64, gains: i64, unpaid: i64, soon: i64, later: i64) -> i64:
    """The coins pay for the rows that gain most; a coin too few may still come, one too many serves later upkeeps."""
    total: i64 = 0
    i: i64
    while unpaid > 0:
        best: i64 = 0
        at: i64 = 0
        for i in range(ROWS):
            gain = (gains >> (8 * i)) & 255
            if gain > best:
                best = gain
                at = i
        gains &= ~(255 * bit(8 * at))
        unpaid -= 1
        if coins > 0:
            coins -= 1
            total += best
        else:
            total += best * min(COIN_CHANCE * soon, 10) // 10
    if coins <= later:
        return total + COIN_VALUE * coins
    return total + COIN_VALUE * later + (IDLE * (coins - later) if soon > 0 else 0)


def prestige(position: Position, player: Player, soon: i64, scorings: i64) -> i64:
    """Eagles and the largest group, in this scoring and, as far as there is room to grow, in the later ones."""
    envoys = player.envoys
    tables = position.tables
    group = largest_group(envoys)
    everywhere = bit(len(position.mosaic)) - 1
    room = everywhere & ~occupied(position)
    most = largest_group(envoys | (spread(envoys) & room)) if envoys else tables.offset_max
    total = 10 * scorings * eagle_points(position, player)
    total += (scorings if soon > 0 else scorings - 1) * (GROUP_STEP * group + OFFSET_STEP * player.offset)
    ahead = soon
    i: i64
    for i in range(scorings):
        tenths = 10 * group + GROWTH * ahead
        size_then = tenths // 10
        part = tenths % 10
        low = group_points(tables, player, min(size_then, most))
        high = group_points(tables, player, min(size_then + 1, most))
        total += low * (10 - part) + high * part
        ahead += tables.rounds
    return total
