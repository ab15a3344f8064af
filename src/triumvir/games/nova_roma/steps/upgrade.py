"""Upgrade: influence, wine for influence, an estate tile (D-31)."""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.games.nova_roma.actions import ESTATE, ESTATE_CELLS, LAY, PASS, SPEND_WINE
from triumvir.games.nova_roma.state import (
    EMPTY,
    END_WINDOW,
    OFFER_BASIC,
    UPGRADE_CELL,
    UPGRADE_TILE,
    UPGRADE_WINE,
    Position,
)
from triumvir.games.nova_roma.steps.gains import pay, payable, receive
from triumvir.games.nova_roma.tables import INFLUENCE, SPECIAL_SLOT, WINE


def begin(position: Position) -> None:
    """Step 1: influence by strength (N-075)."""
    receive(position, position.actor(), INFLUENCE, position.strength)
    position.step = UPGRADE_WINE


def wine_open(position: Position) -> bool:
    """Whether there is wine to spend."""
    return position.actor().stock[WINE] > 0


def wine_legal(out: vec[i64]) -> i64:
    """One wine, or stop (N-076)."""
    out[0] = PASS
    out[1] = SPEND_WINE
    return 2


def spend_wine(position: Position) -> None:
    """One wine for one influence."""
    player = position.actor()
    player.stock[WINE] -= 1
    receive(position, player, INFLUENCE, 1)


def available(position: Position, slot: i64) -> bool:
    """Whether the tile of a slot is there and can be paid (N-077)."""
    if position.offer[OFFER_BASIC + slot] == EMPTY:
        return False
    return payable(position, position.actor(), position.tables.slot_cost[slot], 0, False)


def tile_open(position: Position) -> bool:
    """Whether any tile can be taken."""
    i: i64
    for i in range(SPECIAL_SLOT + 1):
        if available(position, i):
            return True
    return False


def tile_legal(position: Position, out: vec[i64]) -> i64:
    """A slot of the offer, or none; at most one tile (N-079)."""
    out[0] = PASS
    count: i64 = 1
    i: i64
    for i in range(SPECIAL_SLOT + 1):
        if available(position, i):
            out[count] = ESTATE + i
            count += 1
    return count


def take_tile(position: Position, slot: i64) -> None:
    """Pay the cost of the slot and take its tile."""
    pay(position, position.actor(), position.tables.slot_cost[slot], False)
    position.chosen = position.offer[OFFER_BASIC + slot]
    position.offer[OFFER_BASIC + slot] = EMPTY
    position.step = UPGRADE_CELL


def cell_legal(out: vec[i64]) -> i64:
    """Every cell: empty, with a tile that is replaced, or under an artisan (N-078, N-R33)."""
    i: i64
    for i in range(ESTATE_CELLS):
        out[i] = LAY + i
    return ESTATE_CELLS


def lay_tile(position: Position, cell: i64) -> None:
    """Lay the tile; a tile that lay there leaves the game."""
    player = position.actor()
    player.estate[cell] = position.chosen
    player.flipped &= ~bit(cell)
    position.chosen = EMPTY
    position.step = END_WINDOW


def refuse(position: Position, action: i64) -> str:
    """The rule that forbids an action while upgrading."""
    if position.step == UPGRADE_WINE:
        return "N-076"
    if position.step == UPGRADE_TILE:
        return "N-077" if ESTATE <= action <= ESTATE + SPECIAL_SLOT else "N-057"
    return "N-078"
