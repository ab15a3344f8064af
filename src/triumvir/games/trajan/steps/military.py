"""Military: recruit a legionary, move the leader, deploy a legionary."""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.trajan.actions import DEPLOY, MOVE, PROVINCES, RECRUIT_LEGIONARY
from triumvir.games.trajan.state import EMPTY, VP_PROVINCES, Player, Position, altered
from triumvir.games.trajan.steps.area import Area
from triumvir.games.trajan.steps.step import OFTEN, RARE, SELDOM


def reach(position: Position, player: Player) -> i64:
    """The provinces that the leader can enter (T-132, T-R08)."""
    if player.leader == EMPTY:
        return position.tables.borders[PROVINCES]
    return position.tables.borders[player.leader]


def conquest(position: Position, player: Player, province: i64) -> i64:
    """What a legionary of the player would score in a province; 0 where one stands (T-138)."""
    if player.provinces & bit(province):
        return 0
    tables = position.tables
    vp = tables.province_vp[province]
    for other in position.players:
        if other.provinces & bit(province):
            vp -= tables.deduction
    return max(vp, tables.deploy_floor)


def can_deploy(player: Player) -> bool:
    """Whether a legionary may join the leader (T-135 to T-137)."""
    return player.camp > 0 and player.leader != EMPTY and not player.provinces & bit(player.leader)


class Military(Area):
    """Recruit a legionary, lead the leader on, or deploy a legionary to it."""

    def options(self, position: Position, out: vec[i64], count: i64) -> i64:
        """Recruit, deploy, or a province for the leader (T-130)."""
        player = position.player()
        if player.supply > 0:
            out[count] = RECRUIT_LEGIONARY
            count += 1
        if can_deploy(player):
            out[count] = DEPLOY
            count += 1
        near = reach(position, player)
        i: i64
        for i in range(PROVINCES):
            if near & bit(i):
                out[count] = MOVE + i
                count += 1
        return count

    def available(self, position: Position) -> bool:
        """Whether any option can be carried out."""
        player = position.player()
        return player.supply > 0 or can_deploy(player) or reach(position, player) != 0

    def perform(self, position: Position, action: i64) -> bool:
        """Carry out one option."""
        player = position.player()
        if action == RECRUIT_LEGIONARY:
            player.supply -= 1  # T-131
            player.camp += 1
        elif action == DEPLOY:
            deploy(position, player)
        else:
            province = action - MOVE
            player.leader = province
            tile = position.province_tile[province]
            if tile != EMPTY:  # T-133, T-R09
                player.mat[tile] += 1
                position.province_tile = altered(position.province_tile, province, EMPTY)
        return True

    def refuse(self, position: Position, action: i64) -> str:
        """The rule that forbids an action of the military."""
        player = position.player()
        if action == RECRUIT_LEGIONARY:
            return "T-270"
        if action == DEPLOY:
            if player.leader == EMPTY:
                return "T-137"
            return "T-135" if player.camp == 0 else "T-136"
        return "T-132" if MOVE <= action < MOVE + PROVINCES else "T-130"

    def lean(self, position: Position, action: i64) -> i64:
        """Where a legionary scores; another one only for an empty camp."""
        player = position.player()
        if action == RECRUIT_LEGIONARY:
            return LIKELY if player.camp == 0 else RARE
        if action == DEPLOY:
            return LIKELY if conquest(position, player, player.leader) > 0 else SELDOM
        return LIKELY if conquest(position, player, action - MOVE) > 5 else OFTEN


def deploy(position: Position, player: Player) -> None:
    """Move a legionary to the leader and score the province (T-135, T-138)."""
    player.ledger[VP_PROVINCES] += conquest(position, player, player.leader)
    player.camp -= 1
    player.provinces |= bit(player.leader)
