"""The trajan action: take a tile from a stack to the slot of the arch."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.trajan.actions import STACK, STACKS, TRAYS
from triumvir.games.trajan.state import EMPTY, Position
from triumvir.games.trajan.steps.area import Area
from triumvir.games.trajan.steps.circle import colours_there
from triumvir.games.trajan.steps.setup import take_top
from triumvir.games.trajan.steps.step import OFTEN, SELDOM
from triumvir.games.trajan.tables import STACK_SIZE


class TrajanTiles(Area):
    """Take a tile to the arch."""

    def options(self, position: Position, out: vec[i64], count: i64) -> i64:
        """Every stack with a tile, unless the arch is in the middle (T-150, T-153, T-271)."""
        if position.player().arch == EMPTY:
            return count
        at = position.stack_at
        i: i64
        for i in range(STACKS):
            if at[i] < STACK_SIZE:
                out[count] = STACK + i
                count += 1
        return count

    def available(self, position: Position) -> bool:
        """Whether a tile can be taken."""
        if position.player().arch == EMPTY:
            return False
        for at in position.stack_at:
            if at < STACK_SIZE:
                return True
        return False

    def perform(self, position: Position, action: i64) -> bool:
        """Put the tile at the arch, which moves on to the next free slot or to the middle (T-151, T-152)."""
        player = position.player()
        slots = player.slots
        slot = player.arch
        slots[slot] = take_top(position, action - STACK)
        for _ in range(TRAYS):
            slot += 1
            if slot == TRAYS:
                slot = 0
            if slots[slot] == EMPTY:
                player.arch = slot
                return True
        player.arch = EMPTY
        return True

    def refuse(self, position: Position, action: i64) -> str:
        """The rule that forbids an action at the arch."""
        if STACK <= action < STACK + STACKS:
            return "T-153" if position.player().arch == EMPTY else "T-271"
        return "T-150"

    def lean(self, position: Position, action: i64) -> i64:
        """Trajan tiles whose colours already lie at the arch."""
        stack = action - STACK
        player = position.player()
        tile = position.stacks[stack * STACK_SIZE + position.stack_at[stack]]
        there = colours_there(position, tile, player.trays[player.arch])
        return LIKELY if there == 2 else (OFTEN if there == 1 else SELDOM)
