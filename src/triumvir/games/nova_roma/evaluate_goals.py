"""What a player works towards: the claims of the mosaic, made and to come. Tenths of a VP."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import size
from triumvir.engine.native import i64
from triumvir.games.nova_roma import scoring
from triumvir.games.nova_roma.actions import MOSAIC_CELLS
from triumvir.games.nova_roma.state import MARKER, MOSAIC, Player, Position
from triumvir.games.nova_roma.steps.mosaic import THREE, estate_tiles, steps_taken
from triumvir.games.nova_roma.tables import (
    INFLUENCE,
    LINES,
    NEED_AT_THREE,
    NEED_BUILDING,
    NEED_ESTATE,
    NEED_FOLLOWERS,
    NEED_INFLUENCE,
    NEED_SHIPPING,
    NEED_STEPS,
    NEED_SUM,
    NEEDS,
    Tables,
)

HASTE: Final = 2  # turns, of those left, that each thing missing takes off the chance of a claim
LINE_BEGUN: Final = 10  # percent of a mosaic line's VP in its first cell,
LINE_HALF: Final = 35  # in its second,
LINE_DONE: Final = 100  # and in its third


def mosaic(position: Position, player: Player, turns: i64) -> i64:
    """Claims made, and the best ones that the markers at hand can still be put on, by their chance."""
    tables = position.tables
    total = 10 * scoring.mosaic_points(tables, player)
    alone = position.seats == 1
    claims = player.markers if turns > 0 or not position.claimed else 0
    claims = min(claims, turns + 1)
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    others: i64 = 0
    cell: i64
    for cell in range(MOSAIC_CELLS):
        points = 10 * tables.claim_vp[cell // 3]
        if player.claimed >> cell & 1:
            continue
        chance = turns + HASTE - HASTE * missing(tables, player, cell)
        if claims == 0 or chance <= 0:
            continue
        if alone:
            points += points  # the automa scores what is not claimed
        value = points + line_share(tables, player.claimed, cell)
        value = value * chance // (turns + HASTE)
        if value > first:
            others = max(others, third)
            third = second
            second = first
            first = value
        elif value > second:
            others = max(others, third)
            third = second
            second = value
        elif value > third:
            others = max(others, third)
            third = value
        else:
            others = max(others, value)
    if claims > 0:
        total += first
    if claims > 1:
        total += second
    if claims > 2:
        total += third
    return total + others if claims > 3 else total


def line_share(tables: Tables, claimed: i64, cell: i64) -> i64:
    """What a cell adds to the lines it lies in: the fuller a line, the more."""
    total: i64 = 0
    i: i64
    for i in range(LINES):
        mask = tables.line_mask[i]
        if mask >> cell & 1:
            have = size(mask & claimed)
            share: i64 = LINE_DONE if have == 2 else (LINE_HALF if have == 1 else LINE_BEGUN)
            total += tables.line_vp[i] * share // 10
    return total


def missing(tables: Tables, player: Player, cell: i64) -> i64:
    """How many actions, about, the requirement of a cell is away."""
    needs = tables.achievement_needs
    at = tables.mosaic_slots[3 * player.board[MOSAIC + cell // 3] + cell % 3] * NEEDS
    if needs[at + NEED_AT_THREE] > 0:
        return (spaces_to_three(player, needs[at + NEED_AT_THREE]) + 1) // 2
    if needs[at + NEED_STEPS] > 0:
        return (max(needs[at + NEED_STEPS] - steps_taken(player), 0) + 1) // 2
    if needs[at + NEED_INFLUENCE] > 0:
        return (max(needs[at + NEED_INFLUENCE] - player.stock[INFLUENCE], 0) + 1) // 2
    lack: i64 = 0
    together = needs[at + NEED_SUM]
    if needs[at + NEED_BUILDING] > 0:
        count = size(player.building)
        lack += max(needs[at + NEED_BUILDING] - count, 0)
        together -= count
    if needs[at + NEED_SHIPPING] > 0:
        count = size(player.shipping)
        lack += max(needs[at + NEED_SHIPPING] - count, 0)
        together -= count
    if needs[at + NEED_FOLLOWERS] > 0:
        count = size(player.row)
        lack += max(needs[at + NEED_FOLLOWERS] - count, 0)
        together -= count
    if needs[at + NEED_ESTATE] > 0:
        count = estate_tiles(player)
        lack += max(needs[at + NEED_ESTATE] - count, 0)
        together -= count
    return max(lack, together)


def spaces_to_three(player: Player, markers: i64) -> i64:
    """Spaces until one or two markers are on the space that H3 and H33 ask for."""
    one = max(THREE - player.board[MARKER], 0)
    two = max(THREE - player.board[MARKER + 1], 0)
    three = max(THREE - player.board[MARKER + 2], 0)
    if markers == 1:
        return min(one, two, three)
    return one + two + three - max(one, two, three)
