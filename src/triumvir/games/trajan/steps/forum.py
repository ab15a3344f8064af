"""The forum: take one face-up tile."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.trajan.actions import SPACE, SPACES
from triumvir.games.trajan.state import EMPTY, Position
from triumvir.games.trajan.steps.area import Area
from triumvir.games.trajan.steps.fulfilling import demand_tiles
from triumvir.games.trajan.steps.quarter import demanded
from triumvir.games.trajan.steps.step import OFTEN, RARE
from triumvir.games.trajan.tables import DEMAND, JOKER_COMMODITY


class Forum(Area):
    """Take one tile."""

    def options(self, position: Position, out: vec[i64], count: i64) -> i64:
        """Every space with a tile (T-120)."""
        forum = position.forum
        i: i64
        for i in range(SPACES):
            if forum[i] != EMPTY:
                out[count] = SPACE + i
                count += 1
        return count

    def available(self, position: Position) -> bool:
        """Whether any tile is left (T-123)."""
        for tile in position.forum:
            if tile != EMPTY:
                return True
        return False

    def perform(self, position: Position, action: i64) -> bool:
        """Put the tile on the mat; the space stays empty (T-121, T-122)."""
        space = action - SPACE
        position.player().mat[position.forum[space]] += 1
        position.forum[space] = EMPTY
        return True

    def refuse(self, position: Position, action: i64) -> str:
        """The rule that forbids an action at the forum."""
        return "T-122" if SPACE <= action < SPACE + SPACES else "T-120"

    def lean(self, position: Position, action: i64) -> i64:
        """Demands that are missing, then jokers and extra actions."""
        tile = position.forum[action - SPACE]
        if tile >= JOKER_COMMODITY:
            return LIKELY - 1
        if tile < DEMAND:
            return OFTEN
        player = position.player()
        needed = demanded(position, tile - DEMAND)
        if player.mat[tile] < needed:
            if player.mat[tile] + demand_tiles(position.tables, player, tile - DEMAND) < needed:
                return LIKELY
        return OFTEN if player.mat[tile] == 0 else RARE
