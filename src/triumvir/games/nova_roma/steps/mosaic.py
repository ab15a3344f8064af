"""The mosaic board: what an achievement needs, claims (D-20, D-27) and their instant rewards (section 8)."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64, vec
from triumvir.games.nova_roma.actions import CLAIM, ESTATE_CELLS, MOSAIC_CELLS, PASS, TRACKS
from triumvir.games.nova_roma.state import EMPTY, MARKER, MOSAIC, Player, Position
from triumvir.games.nova_roma.steps.gains import gain
from triumvir.games.nova_roma.steps.step import ASKED, Step
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
    SPEND_INFLUENCE,
)

THREE: Final = 3  # the space that H3 and H33 ask for


def estate_tiles(player: Player) -> i64:
    """Estate tiles owned, used ones included (N-R32)."""
    count: i64 = 0
    i: i64
    for i in range(ESTATE_CELLS):
        if player.estate[i] != EMPTY:
            count += 1
    return count


def steps_taken(player: Player) -> i64:
    """Spaces advanced on all tracks together."""
    return player.board[MARKER] + player.board[MARKER + 1] + player.board[MARKER + 2]


def markers_at_three(player: Player) -> i64:
    """Own markers on space 3 or further."""
    count: i64 = 0
    i: i64
    for i in range(TRACKS):
        if player.board[MARKER + i] >= THREE:
            count += 1
    return count


def achievement(position: Position, player: Player, cell: i64) -> i64:
    """The achievement on a mosaic cell (N-170)."""
    return position.tables.mosaic_slots[3 * player.board[MOSAIC + cell // 3] + cell % 3]


def claimable(position: Position, player: Player) -> i64:
    """The unclaimed cells whose requirement is met now; the marker is asked for elsewhere (N-171, N-172)."""
    needs = position.tables.achievement_needs
    building = size(player.building)
    shipping = size(player.shipping)
    followers = size(player.row)  # N-R22: face-down ones too
    estate = estate_tiles(player)
    at_three = markers_at_three(player)
    steps = steps_taken(player)
    influence = player.stock[INFLUENCE]
    slots = position.tables.mosaic_slots
    board = player.board
    found: i64 = 0
    cell: i64
    for cell in range(MOSAIC_CELLS):
        if player.claimed >> cell & 1:
            continue
        at = slots[3 * board[MOSAIC + cell // 3] + cell % 3] * NEEDS
        if (
            building < needs[at + NEED_BUILDING]
            or shipping < needs[at + NEED_SHIPPING]
            or followers < needs[at + NEED_FOLLOWERS]
            or estate < needs[at + NEED_ESTATE]
            or at_three < needs[at + NEED_AT_THREE]
            or steps < needs[at + NEED_STEPS]
            or influence < needs[at + NEED_INFLUENCE]
        ):
            continue
        total: i64 = needs[at + NEED_SUM]
        if total > 0:  # of the kinds that the achievement names
            if needs[at + NEED_BUILDING] > 0:
                total -= building
            if needs[at + NEED_SHIPPING] > 0:
                total -= shipping
            if needs[at + NEED_FOLLOWERS] > 0:
                total -= followers
            if needs[at + NEED_ESTATE] > 0:
                total -= estate
            if total > 0:
                continue
        found |= bit(cell)
    return found


class Claim(Step):
    """D-20 and D-27: an achievement to claim, before the patrician is placed or at the end of the turn."""

    def __init__(self, name: str, then: i64) -> None:
        self.name = name
        self.then: i64 = then

    def is_open(self, position: Position) -> bool:
        """Whether any claim is possible (N-059, N-246)."""
        player = position.actor()
        return not position.claimed and player.markers > 0 and claimable(position, player) != 0

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """None, or one of the cells that can be claimed."""
        cells: i64 = claimable(position, position.actor()) if position.actor().markers > 0 else 0
        out[0] = PASS
        count: i64 = 1
        i: i64
        for i in range(MOSAIC_CELLS):
            if cells >> i & 1:
                out[count] = CLAIM + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Claim it; the turn goes on."""
        claim(position, action - CLAIM)
        position.step = self.then
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """The rule that forbids a claim."""
        if not CLAIM <= action < CLAIM + MOSAIC_CELLS:
            return "N-059"
        player = position.actor()
        if player.markers == 0:
            return "N-246"
        cell = action - CLAIM
        if not player.claimed >> cell & 1:
            needs = position.tables.achievement_needs
            if needs[achievement(position, player, cell) * NEEDS + NEED_INFLUENCE] > 0:
                return "N-172"
        return "N-171"


def claim(position: Position, cell: i64) -> None:
    """Pay the influence, put the marker, note the rewards that are due (N-172, N-174, N-R49)."""
    player = position.actor()
    tables = position.tables
    spent = tables.achievement_needs[achievement(position, player, cell) * NEEDS + SPEND_INFLUENCE]
    player.stock[INFLUENCE] -= spent
    player.markers -= 1
    player.claimed |= bit(cell)
    position.claimed = True
    position.claim = cell
    due = bit(0)
    i: i64
    for i in range(LINES):
        mask = tables.line_mask[i]
        if mask >> cell & 1 and player.claimed & mask == mask:
            due |= bit(1 + i)
    position.due = due


def pay_next(position: Position) -> None:
    """The next instant reward of the claim: the cell, its row, its column, the diagonals (N-R49)."""
    tables = position.tables
    if position.due & 1:
        position.due &= ~bit(0)
        gain(position, position.active, tables.claim_gain[position.claim // 3])
        return
    i: i64
    for i in range(LINES):
        if position.due >> (1 + i) & 1:
            position.due &= ~bit(1 + i)
            gain(position, position.active, tables.line_gain[i])
            return
