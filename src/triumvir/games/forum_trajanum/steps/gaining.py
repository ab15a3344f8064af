"""What is gained at once: resources, upgrades, and the value of a victory column."""

from __future__ import annotations

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64, vec
from triumvir.games.forum_trajanum.actions import GAIN, RESOURCES
from triumvir.games.forum_trajanum.state import CHOOSE_GAIN, Player, Position, cycle_of
from triumvir.games.forum_trajanum.steps.step import ASKED, Step
from triumvir.games.forum_trajanum.tables import GAINS, UPGRADE


def gain_tile(position: Position, player: Player, kind: i64) -> None:
    """All that a resource tile shows; two upgrades are two moves (F-073, F-074)."""
    gain = position.tables.gain
    at = kind * GAINS
    i: i64
    for i in range(RESOURCES):
        player.stock[i] += gain[at + i]
    for i in range(gain[at + UPGRADE]):
        upgrade(position, player)


def upgrade(position: Position, player: Player) -> None:
    """Move the slider: one field on the front, to the next cypress on the back (F-165 to F-167, F-R29)."""
    if player.flipped:
        player.offset = position.tables.next_cypress[player.offset]
    elif player.offset < position.tables.offset_max:
        player.offset += 1


def column_value(position: Position, player: Player) -> i64:
    """The top fragment and the active citizens (F-110)."""
    tables = position.tables
    return tables.fragment_vp[cycle_of(position)] + tables.citizen_vp * size(player.active)


def offer(position: Position, resources: i64) -> None:
    """Ask which of these resources is taken."""
    position.offer = resources
    position.step = CHOOSE_GAIN


class ChooseGain(Step):
    """D-07: the resource taken."""

    name = "choose_gain"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """The resources on offer."""
        count: i64 = 0
        i: i64
        for i in range(RESOURCES):
            if position.offer & bit(i):
                out[count] = GAIN + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Take one of the resource chosen."""
        position.player().stock[action - GAIN] += 1
        position.offer = 0
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Resources that are not on offer."""
        return "F-081" if GAIN <= action < GAIN + RESOURCES else "F-082"
