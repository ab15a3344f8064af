"""Upgrade: influence, wine for influence, an estate tile (D-31)."""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.nova_roma.actions import ESTATE, ESTATE_CELLS, LAY, PASS, SPEND_WINE
from triumvir.games.nova_roma.state import (
    EMPTY,
    END_WINDOW,
    OFFER_BASIC,
    UPGRADE_CELL,
    UPGRADE_WINE,
    Position,
)
from triumvir.games.nova_roma.steps.gains import pay, payable, receive
from triumvir.games.nova_roma.steps.step import ASKED, ActionStep
from triumvir.games.nova_roma.tables import ANIMAL, INFLUENCE, SPECIAL_SLOT, WINE


def begin(position: Position) -> None:
    """Step 1: influence by strength (N-075)."""
    receive(position, position.actor(), INFLUENCE, position.strength)
    position.step = UPGRADE_WINE


class UpgradeWine(ActionStep):
    """D-31: wine for influence."""

    name = "upgrade_wine"

    def is_open(self, position: Position) -> bool:
        """Whether there is wine to spend."""
        return position.actor().stock[WINE] > 0

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """One wine, or stop (N-076)."""
        out[0] = PASS
        out[1] = SPEND_WINE
        return 2

    def do(self, position: Position, action: i64) -> i64:
        """One wine for one influence."""
        player = position.actor()
        player.stock[WINE] -= 1
        receive(position, player, INFLUENCE, 1)
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """Nothing else is asked now."""
        return "N-076"

    def lean(self, position: Position, action: i64) -> i64:
        """Wine is kept."""
        return LIKELY if action == PASS else 1


def available(position: Position, slot: i64) -> bool:
    """Whether the tile of a slot is there and can be paid (N-077)."""
    if position.offer[OFFER_BASIC + slot] == EMPTY:
        return False
    return payable(position, position.actor(), position.tables.slot_cost[slot], 0, False)


class UpgradeTile(ActionStep):
    """D-31: an estate tile."""

    name = "upgrade_tile"

    def is_open(self, position: Position) -> bool:
        """Whether any tile can be taken."""
        i: i64
        for i in range(SPECIAL_SLOT + 1):
            if available(position, i):
                return True
        return False

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A slot of the offer, or none; at most one tile (N-079)."""
        out[0] = PASS
        count: i64 = 1
        i: i64
        for i in range(SPECIAL_SLOT + 1):
            if available(position, i):
                out[count] = ESTATE + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Pay the cost of the slot and take its tile."""
        slot = action - ESTATE
        pay(position, position.actor(), position.tables.slot_cost[slot], False)
        position.chosen = position.offer[OFFER_BASIC + slot]
        position.offer[OFFER_BASIC + slot] = EMPTY
        position.step = UPGRADE_CELL
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """Tiles that are gone or cannot be paid."""
        return "N-077" if ESTATE <= action <= ESTATE + SPECIAL_SLOT else "N-057"

    def lean(self, position: Position, action: i64) -> i64:
        """Animals at any time, other tiles while they can still be used."""
        if action == PASS:
            return 0
        if position.tables.tile_kind[position.offer[OFFER_BASIC + action - ESTATE]] == ANIMAL:
            return LIKELY
        return 3 if 2 * position.round <= position.tables.rounds else 1


class UpgradeCell(ActionStep):
    """D-31: the cell of the estate tile."""

    name = "upgrade_cell"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Every cell: empty, with a tile that is replaced, or under an artisan (N-078, N-R33)."""
        i: i64
        for i in range(ESTATE_CELLS):
            out[i] = LAY + i
        return ESTATE_CELLS

    def do(self, position: Position, action: i64) -> i64:
        """Lay the tile; a tile that lay there leaves the game."""
        cell = action - LAY
        player = position.actor()
        player.estate[cell] = position.chosen
        player.flipped &= ~bit(cell)
        position.chosen = EMPTY
        position.step = END_WINDOW
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """All that is no cell."""
        return "N-078"

    def lean(self, position: Position, action: i64) -> i64:
        """An empty cell, or a tile that is used up."""
        cell = action - LAY
        player = position.player()
        if player.estate[cell] == EMPTY:
            return LIKELY
        return 3 if player.flipped >> cell & 1 else 0
