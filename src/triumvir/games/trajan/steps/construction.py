"""Construction: recruit a worker or send one to a site."""

from __future__ import annotations

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.trajan.actions import RECRUIT_WORKER, SITE, SITES
from triumvir.games.trajan.state import EMPTY, VP_BUILDINGS, Player, Position, altered
from triumvir.games.trajan.steps.area import Area
from triumvir.games.trajan.steps.step import OFTEN, RARE


def reach(position: Position, player: Player) -> i64:
    """The sites that the next worker may go to (T-172, T-R10)."""
    if player.workers == 0:
        return 0
    own = player.sites
    if own == 0:
        return bit(SITES) - 1
    near: i64 = 0
    neighbours = position.tables.neighbours
    i: i64
    for i in range(SITES):
        if own & bit(i):
            near |= neighbours[i]
    return near & ~own


class Construction(Area):
    """Recruit a worker, or send one to a site."""

    def options(self, position: Position, out: vec[i64], count: i64) -> i64:
        """Recruit, or a site for a worker (T-170)."""
        player = position.player()
        if player.supply > 0:
            out[count] = RECRUIT_WORKER
            count += 1
        near = reach(position, player)
        if near == 0:
            return count
        i: i64
        for i in range(SITES):
            if near & bit(i):
                out[count] = SITE + i
                count += 1
        return count

    def available(self, position: Position) -> bool:
        """Whether any option can be carried out."""
        player = position.player()
        return player.supply > 0 or reach(position, player) != 0

    def perform(self, position: Position, action: i64) -> bool:
        """Carry out one option; the first tile of a kind leaves its action in `pending` (T-175)."""
        player = position.player()
        if action == RECRUIT_WORKER:
            player.supply -= 1  # T-171
            player.workers += 1
            return True
        site = action - SITE
        player.workers -= 1
        player.sites |= bit(site)
        tile = position.site_tile[site]
        if tile == EMPTY:
            return True  # T-174
        tables = position.tables
        position.site_tile = altered(position.site_tile, site, EMPTY)
        player.ledger[VP_BUILDINGS] += tables.building_vp[tile]  # T-173
        kind = tables.building_kind[tile]
        if not player.buildings & tables.building_mask[kind]:
            position.pending = tables.building_action[kind]
        player.buildings |= bit(tile)
        return True

    def refuse(self, position: Position, action: i64) -> str:
        """The rule that forbids an action in the construction district."""
        player = position.player()
        if action == RECRUIT_WORKER:
            return "T-270"
        if SITE <= action < SITE + SITES:
            if player.workers == 0:
                return "T-172"
            return "T-R10" if player.sites & bit(action - SITE) else "T-172"
        return "T-170"

    def lean(self, position: Position, action: i64) -> i64:
        """Sites with a tile, first of all for a set begun; another worker only for an empty camp."""
        player = position.player()
        if action == RECRUIT_WORKER:
            return LIKELY if player.workers == 0 else RARE
        tile = position.site_tile[action - SITE]
        if tile == EMPTY:
            return RARE
        kind = position.tables.building_mask[position.tables.building_kind[tile]]
        return OFTEN if size(player.buildings & kind) == 1 else LIKELY
