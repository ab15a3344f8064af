"""Fulfilling the Trajan tile at the target tray, and the choices that follow from it (D3)."""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.trajan.actions import ACCEPT, DECLINE, PLUS2, TYPES
from triumvir.games.trajan.state import EMPTY, PLACE_PLUS2, TAKE_FIGURES, VP_TRAJAN, Player, Position, markers
from triumvir.games.trajan.steps import cards
from triumvir.games.trajan.steps.step import MAIN_ACTION, Step
from triumvir.games.trajan.tables import (
    EFFECT_CARDS,
    EFFECT_DEMAND,
    EFFECT_LEGIONARY,
    EFFECT_PLUS2,
    EFFECT_WORKER,
    Tables,
)


def is_fulfilled(tables: Tables, tile: i64, tray: i64) -> bool:
    """Whether a packed tray holds the markers that a tile shows (T-070, T-071)."""
    first = tables.tile_first[tile]
    second = tables.tile_second[tile]
    if first == second:
        return markers(tray, first) >= 2
    return markers(tray, first) > 0 and markers(tray, second) > 0


def fulfil(position: Position) -> bool:
    """Check the tile at the target tray and carry it out (T-073, T-R01); True if a choice follows."""
    player = position.player()
    tables = position.tables
    slot = position.tray
    tile = player.slots[slot]
    if tile == EMPTY or not is_fulfilled(tables, tile, player.trays[slot]):
        return False
    player.ledger[VP_TRAJAN] += tables.tile_vp[tile]  # T-075
    player.slots[slot] = EMPTY
    if player.arch == EMPTY:
        player.arch = slot  # T-083
    effect = tables.tile_effect[tile]
    position.chosen = tile
    if effect == EFFECT_CARDS:
        cards.draw(position, player, tables.tile_amount[tile])  # T-076
    elif effect >= EFFECT_DEMAND:
        player.fulfilled |= bit(tile)  # T-081
    elif effect == EFFECT_WORKER or effect == EFFECT_LEGIONARY:
        if player.supply > 0:  # T-R02
            position.step = TAKE_FIGURES
            return True
    elif effect == EFFECT_PLUS2:
        if player.plus2 != bit(TYPES) - 1:  # T-R32
            position.step = PLACE_PLUS2
            return True
    position.chosen = EMPTY
    return False


class TakeFigures(Step):
    """D3: whether to take the figures of a tile."""

    name = "take_figures"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Take the figures or decline (T-R02)."""
        out[0] = ACCEPT
        out[1] = DECLINE
        return 2

    def do(self, position: Position, action: i64) -> i64:
        """Move the printed number of figures, or all that are left (T-078, T-079, T-R02)."""
        player = position.player()
        tile = position.chosen
        position.chosen = EMPTY
        if action == DECLINE:
            return MAIN_ACTION
        count = position.tables.tile_amount[tile]
        count = min(count, player.supply)
        player.supply -= count
        if position.tables.tile_effect[tile] == EFFECT_WORKER:
            player.workers += count
        else:
            player.camp += count
        return MAIN_ACTION

    def refuse(self, position: Position, action: i64) -> str:
        """Nothing else is asked now."""
        return "T-R02"

    def lean(self, position: Position, action: i64) -> i64:
        """Figures are always of use."""
        return 0 if action == DECLINE else LIKELY


class PlacePlus2(Step):
    """D3: the type of action that a +2 marker goes to."""

    name = "place_plus2"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Action types that have no +2 marker yet (T-080)."""
        taken = position.player().plus2
        count: i64 = 0
        i: i64
        for i in range(TYPES):
            if not taken & bit(i):
                out[count] = PLUS2 + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Put the +2 marker down."""
        position.player().plus2 |= bit(action - PLUS2)
        position.chosen = EMPTY
        return MAIN_ACTION

    def refuse(self, position: Position, action: i64) -> str:
        """Types that have a marker already."""
        return "T-080"


def demand_tiles(tables: Tables, player: Player, demand: i64) -> i64:
    """How many fulfilled Trajan tiles on the mat cover a demand."""
    count: i64 = 0
    tile: i64 = 0
    kept = player.fulfilled
    while kept:
        if kept & 1 and tables.tile_effect[tile] == EFFECT_DEMAND + demand:
            count += 1
        kept >>= 1
        tile += 1
    return count
