"""Phase 2b: exchanges (D-08), the building face (D-09), its place (D-10) and its payment (D-11)."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.forum_trajanum.actions import (
    CELL,
    COLOURS,
    FACE,
    FACES,
    GREYS,
    HIRE,
    MIXED,
    NO_BUILD,
    PAIR,
    PAIRS,
    RECRUIT,
    ROW_PAIRS,
    SAME,
    SIDE,
    SWAP,
    SWAPS,
    TURNED,
)
from triumvir.games.forum_trajanum.state import (
    BUILD,
    CHOOSE_PAYMENT,
    CHOOSE_PLACE,
    Player,
    Position,
    ability,
    buildings_of,
)
from triumvir.games.forum_trajanum.steps.paying import pays_coloured, pays_grey, pays_mixed, pays_same, price_rule
from triumvir.games.forum_trajanum.steps.step import ASKED, HARDLY, RATHER, RATHER_NOT, SELDOM, Step
from triumvir.games.forum_trajanum.steps.taking import write_cells
from triumvir.games.forum_trajanum.tables import (
    ASSISTANT,
    BUILDER,
    COIN,
    COLOURED,
    CRAFTSMAN_1,
    CRAFTSMAN_2,
    MERCHANT_2,
    TRIBUNE,
    WORKER,
)

FIRST_FIVE_COLUMNS: Final = 33814345695  # of every Colonia row


def free_cells(position: Position, player: Player) -> i64:
    """Uncovered, unbuilt ordinary cells (F-092)."""
    return position.tables.ordinary & ~player.covered & ~buildings_of(player)


def beside_pairs(free: i64) -> i64:
    """The left cells of two free cells side by side, the last column left out."""
    return free & (free >> 1) & FIRST_FIVE_COLUMNS


def above_pairs(free: i64) -> i64:
    """The upper cells of two free cells one above the other."""
    return free & (free >> SIDE)


def swap_given(swap: i64) -> i64:
    """What a swap of Merchant II gives up."""
    if swap < 2:
        return COIN
    return TRIBUNE if swap < 4 else ASSISTANT


def swap_gained(swap: i64) -> i64:
    """What a swap of Merchant II brings."""
    if swap == 0 or swap == 5:
        return TRIBUNE
    return COIN if swap == 2 or swap == 4 else ASSISTANT


class Build(Step):
    """D-08 and D-09: an exchange, the building face, or none."""

    name = "build"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Exchanges within their limits (F-R16), faces that can be paid and placed, or no building (F-090)."""
        player = position.player()
        stock = player.stock
        swaps = position.tables.swaps
        count: i64 = 0
        i: i64
        if ability(player, MERCHANT_2) and position.merchant_swaps < swaps[MERCHANT_2]:
            for i in range(SWAPS):
                if stock[swap_given(i)] > 0:
                    out[count] = SWAP + i
                    count += 1
        if stock[ASSISTANT] > 0:
            if ability(player, CRAFTSMAN_1) and position.worker_swaps < swaps[CRAFTSMAN_1]:
                for i in range(COLOURS):
                    out[count] = RECRUIT + i
                    count += 1
            if ability(player, CRAFTSMAN_2) and position.builder_swaps < swaps[CRAFTSMAN_2]:
                out[count] = HIRE
                count += 1
        free = free_cells(position, player)
        if free:
            count = faces_into(position, player, free, out, count)
        out[count] = NO_BUILD
        return count + 1

    def do(self, position: Position, action: i64) -> i64:
        """After an exchange the building action goes on; the place of a face is asked next."""
        if action < FACE:
            exchange(position, action)
            position.step = BUILD
        elif action < NO_BUILD:
            position.face = action - FACE
            position.step = CHOOSE_PLACE
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Faces that cannot be paid or placed, and exchanges without their ability."""
        if FACE <= action < FACE + FACES:
            return refuse_face(position, action - FACE)
        if SWAP <= action < RECRUIT:
            return "F-186"
        if RECRUIT <= action < HIRE:
            limit = position.tables.swaps[CRAFTSMAN_1]
            exhausted = ability(position.player(), CRAFTSMAN_1) and position.worker_swaps >= limit
            return "F-R16" if exhausted else "F-188"
        return "F-190" if action == HIRE else "F-090"

    def lean(self, position: Position, action: i64) -> i64:
        """Two buildings rather than one, one rather than none, with envoys at hand for the coloured ones."""
        if action == NO_BUILD:
            return HARDLY
        if action < FACE:
            return RATHER_NOT if action == HIRE else SELDOM
        face = action - FACE
        ship = position.player().ship
        if face >= SAME:
            return LIKELY if ship > 1 else RATHER_NOT
        if face >= MIXED:
            return LIKELY
        if face >= GREYS:
            return RATHER_NOT if ship > 0 else SELDOM
        return RATHER_NOT


def faces_into(position: Position, player: Player, free: i64, out: vec[i64], count: i64) -> i64:
    """The faces that the player can pay for and has room for."""
    i: i64
    if pays_grey(position, player):
        for i in range(GREYS):
            out[count] = FACE + i
            count += 1
    for i in range(COLOURS):
        if pays_coloured(player, i):
            out[count] = FACE + COLOURED + i
            count += 1
    if beside_pairs(free) | above_pairs(free):
        for i in range(GREYS):
            if pays_mixed(position, player, position.tables.partner[i]):
                out[count] = FACE + MIXED + i
                count += 1
        for i in range(COLOURS):
            if pays_same(player, i):
                out[count] = FACE + SAME + i
                count += 1
    return count


def exchange(position: Position, action: i64) -> None:
    """Merchant II, Craftsman I or Craftsman II (F-186, F-188, F-190)."""
    stock = position.player().stock
    if action < RECRUIT:
        stock[swap_given(action - SWAP)] -= 1
        stock[swap_gained(action - SWAP)] += 1
        position.merchant_swaps += 1
    else:
        stock[ASSISTANT] -= 1
        if action == HIRE:
            stock[BUILDER] += 1
            position.builder_swaps += 1
        else:
            stock[WORKER + action - RECRUIT] += 1
            position.worker_swaps += 1


class ChoosePlace(Step):
    """D-10: the place of the building tile."""

    name = "choose_place"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Free cells, or neighbouring ones for a double tile (F-092, F-093)."""
        free = free_cells(position, position.player())
        if position.face < MIXED:
            return write_cells(free, CELL, out, 0)
        beside = beside_pairs(free)
        above = above_pairs(free)
        count = pairs_into(beside, above, PAIR, out, 0)
        if position.face < SAME:
            count = pairs_into(beside, above, TURNED, out, count)
        return count

    def do(self, position: Position, action: i64) -> i64:
        """The payment is asked next."""
        position.place = action - CELL if action < PAIR else action - PAIR
        position.step = CHOOSE_PAYMENT
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Cells that are not free, or not for a tile of this size."""
        single = position.face < MIXED
        if single != (CELL <= action < PAIR) or not CELL <= action < TURNED + PAIRS:
            return "F-091"
        if single or action < TURNED or position.face < SAME:
            return "F-092"
        return "F-093"

    def lean(self, position: Position, action: i64) -> i64:
        """A grey building into a row with citizens that has none of its kind; coloured ones stay out of such rows."""
        face = position.face
        tables = position.tables
        player = position.player()
        if face >= SAME or GREYS <= face < MIXED:
            cell = action - CELL if action < PAIR else tables.pair_first[action - PAIR]
            return RATHER_NOT if player.placed & bit(2 * (cell // SIDE)) else LIKELY
        cell = action - CELL
        if action >= TURNED:
            cell = tables.pair_second[action - TURNED]
        elif action >= PAIR:
            cell = tables.pair_first[action - PAIR]
        row = cell // SIDE
        grey = face if face < MIXED else face - MIXED
        if player.built[grey] & tables.street[row]:
            return HARDLY
        if player.placed & bit(2 * row + 1):
            return LIKELY
        return RATHER if player.placed & bit(2 * row) else SELDOM


def pairs_into(beside: i64, above: i64, first_action: i64, out: vec[i64], count: i64) -> i64:
    """Write an action for every pair; those side by side come first."""
    i: i64
    action = first_action
    for i in range(SIDE):
        row = (beside >> (SIDE * i)) & 31
        count = write_cells(row, action, out, count)
        action += SIDE - 1
    return write_cells(above, first_action + ROW_PAIRS, out, count)


def refuse_face(position: Position, face: i64) -> str:
    """The rule that forbids a face: no room for it, or no payment."""
    free = free_cells(position, position.player())
    if face >= MIXED and not beside_pairs(free) | above_pairs(free):
        return "F-093"
    return price_rule(face) if free else "F-092"
