"""Performing one action of any type, and spending an extra action tile to perform a type again (D4 to D6)."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.trajan.actions import EXTRA, EXTRA_JOKER, PASS, TYPES
from triumvir.games.trajan.state import ACT, Player, Position
from triumvir.games.trajan.steps.area import Area
from triumvir.games.trajan.steps.construction import Construction
from triumvir.games.trajan.steps.forum import Forum
from triumvir.games.trajan.steps.military import Military
from triumvir.games.trajan.steps.seaport import Seaport
from triumvir.games.trajan.steps.senate import Senate
from triumvir.games.trajan.steps.step import ACTION_DONE, ACTION_PASSED, ASKED, SELDOM, TURN_OVER, Step
from triumvir.games.trajan.steps.trajan import TrajanTiles
from triumvir.games.trajan.tables import FORUM_EXTRA, JOKER_ACTION, SET_EXTRA

AREAS: Final[vec[Area]] = vec[Area]([Seaport(), Forum(), Military(), Senate(), TrajanTiles(), Construction()])


class Act(Step):
    """D4: an option of the action type."""

    name = "act"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """The options of the action type, and to pass unless it is the first repeat (T-091, T-R11, T-R14)."""
        count = AREAS[position.action].options(position, out, 0)
        if position.granted or position.repeat != 1:
            out[count] = PASS
            count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Carry out an option, or none."""
        if action == PASS:
            return ACTION_PASSED
        action_type = position.action
        position.performed |= bit(action_type)
        return ACTION_DONE if AREAS[action_type].perform(position, action) else ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Passing the first repeat, and what the area forbids."""
        return "T-R14" if action == PASS else AREAS[position.action].refuse(position, action)

    def lean(self, position: Position, action: i64) -> i64:
        """What the area suggests; to pass hardly ever."""
        return 0 if action == PASS else AREAS[position.action].lean(position, action)


# ---------------------------------------------------------------- extra action tiles


def has_tile(player: Player, action_type: i64) -> bool:
    """Whether a plain extra action tile of either set is on the mat (T-196)."""
    return player.mat[SET_EXTRA + action_type] > 0 or player.mat[FORUM_EXTRA + action_type] > 0


def spendable(position: Position) -> i64:
    """The action types performed this turn that can be performed again now (T-190, T-191, T-R12)."""
    found: i64 = 0
    i: i64
    for i in range(TYPES):
        if position.performed & bit(i) and AREAS[i].available(position):
            found |= bit(i)
    return found


class ExtraAction(Step):
    """D5: an extra action tile to spend, or none."""

    name = "extra_action"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Plain tiles and jokers for the spendable types, or none."""
        player = position.player()
        types = spendable(position)
        count: i64 = 0
        i: i64
        for i in range(TYPES):
            if types & bit(i) and has_tile(player, i):
                out[count] = EXTRA + i
                count += 1
        if player.mat[JOKER_ACTION] > 0:
            for i in range(TYPES):
                if types & bit(i):
                    out[count] = EXTRA_JOKER + i
                    count += 1
        out[count] = PASS
        return count + 1

    def do(self, position: Position, action: i64) -> i64:
        """Remove the tile and start the first repeat (T-192, T-193, T-195)."""
        if action == PASS:
            return TURN_OVER
        player = position.player()
        if action >= EXTRA_JOKER:
            action_type = action - EXTRA_JOKER
            player.mat[JOKER_ACTION] -= 1
        else:
            action_type = action - EXTRA
            if player.mat[SET_EXTRA + action_type] > 0:
                player.mat[SET_EXTRA + action_type] -= 1
            else:
                player.mat[FORUM_EXTRA + action_type] -= 1
        if player.plus2 & bit(action_type):
            position.repeats = position.tables.repeats_plus2
        else:
            position.repeats = position.tables.repeats
        position.extra = action_type
        position.action = action_type
        position.repeat = 1
        position.granted = False
        position.step = ACT
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Types that were not performed or have no tile."""
        if EXTRA <= action < EXTRA + TYPES:
            return "T-190"
        return "T-195" if EXTRA_JOKER <= action < EXTRA_JOKER + TYPES else "T-194"

    def lean(self, position: Position, action: i64) -> i64:
        """A tile brings more now than later."""
        return SELDOM if action == PASS else LIKELY


def opens_window(position: Position) -> bool:
    """Whether any extra action tile could be spent (T-R12)."""
    if position.performed == 0:
        return False
    player = position.player()
    joker = player.mat[JOKER_ACTION] > 0
    i: i64
    for i in range(TYPES):
        if position.performed & bit(i) and (joker or has_tile(player, i)) and AREAS[i].available(position):
            return True
    return False
