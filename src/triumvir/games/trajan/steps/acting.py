"""Performing one action of any type, and spending an extra action tile to perform a type again (D4 to D6)."""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.games.trajan.actions import EXTRA, EXTRA_JOKER, PASS, TYPES
from triumvir.games.trajan.state import ACT, EXTRA_ACTION, Player, Position
from triumvir.games.trajan.steps import construction, forum, military, seaport, senate, trajan
from triumvir.games.trajan.tables import FORUM_EXTRA, JOKER_ACTION, SET_EXTRA


def available(position: Position, action_type: i64) -> bool:
    """Whether the player to act can perform an action type now (T-092)."""
    if action_type == 0:
        return seaport.available(position)
    if action_type == 1:
        return forum.available(position)
    if action_type == 2:
        return military.available(position)
    if action_type == 3:
        return senate.available(position)
    if action_type == 4:
        return trajan.available(position)
    return construction.available(position)


def act_legal(position: Position, out: vec[i64]) -> i64:
    """The options of the action type, and to pass unless it is the first repeat (T-091, T-R11, T-R14)."""
    action_type = position.action
    if action_type == 0:
        count = seaport.options(position, out, 0)
    elif action_type == 1:
        count = forum.options(position, out, 0)
    elif action_type == 2:
        count = military.options(position, out, 0)
    elif action_type == 3:
        count = senate.options(position, out, 0)
    elif action_type == 4:
        count = trajan.options(position, out, 0)
    else:
        count = construction.options(position, out, 0)
    if position.granted or position.repeat != 1:
        out[count] = PASS
        count += 1
    return count


def perform(position: Position, action: i64) -> bool:
    """Carry out an option; True if the action is complete, False if it asks for more."""
    action_type = position.action
    position.performed |= bit(action_type)
    if action_type == 0:
        return seaport.perform(position, action)
    if action_type == 1:
        return forum.perform(position, action)
    if action_type == 2:
        return military.perform(position, action)
    if action_type == 3:
        return senate.perform(position, action)
    if action_type == 4:
        return trajan.perform(position, action)
    return construction.perform(position, action)


# ---------------------------------------------------------------- extra action tiles


def has_tile(player: Player, action_type: i64) -> bool:
    """Whether a plain extra action tile of either set is on the mat (T-196)."""
    return player.mat[SET_EXTRA + action_type] > 0 or player.mat[FORUM_EXTRA + action_type] > 0


def spendable(position: Position) -> i64:
    """The action types performed this turn that can be performed again now (T-190, T-191, T-R12)."""
    found: i64 = 0
    i: i64
    for i in range(TYPES):
        if position.performed & bit(i) and available(position, i):
            found |= bit(i)
    return found


def extra_legal(position: Position, out: vec[i64]) -> i64:
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


def opens_window(position: Position) -> bool:
    """Whether any extra action tile could be spent (T-R12)."""
    if position.performed == 0:
        return False
    player = position.player()
    joker = player.mat[JOKER_ACTION] > 0
    i: i64
    for i in range(TYPES):
        if position.performed & bit(i) and (joker or has_tile(player, i)) and available(position, i):
            return True
    return False


def spend(position: Position, action: i64) -> None:
    """Remove the tile and start the first repeat (T-192, T-193, T-195)."""
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


def refuse(position: Position, action: i64) -> str:
    """The rule that forbids an action while acting or at the extra action window."""
    if position.step == EXTRA_ACTION:
        if EXTRA <= action < EXTRA + TYPES:
            return "T-190"
        return "T-195" if EXTRA_JOKER <= action < EXTRA_JOKER + TYPES else "T-194"
    if action == PASS and position.step == ACT:
        return "T-R14"
    action_type = position.action
    if position.step != ACT or action_type == 0:
        return seaport.refuse(position, action)
    if action_type == 1:
        return forum.refuse(position, action)
    if action_type == 2:
        return military.refuse(position, action)
    if action_type == 3:
        return senate.refuse(position, action)
    if action_type == 4:
        return trajan.refuse(position, action)
    return construction.refuse(position, action)
