"""Performing or giving up an action (D-23), and which actions can be performed at all (N-R04, N-R47, N-R48)."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.nova_roma.actions import ACTION, ACTIONS, FORGO, PERFORM
from triumvir.games.nova_roma.state import (
    BUILD_CONTRACT,
    EMPTY,
    NO_EFFECT,
    SAIL_CONTRACT,
    WINDOW,
    Position,
)
from triumvir.games.nova_roma.steps import build, estate, followers, petition, race, recruit, sail, trade, upgrade
from triumvir.games.nova_roma.steps.forum import line_action, line_strength
from triumvir.games.nova_roma.steps.step import ACTION_OVER, ASKED, ActionStep
from triumvir.games.nova_roma.tables import (
    ARTISANS,
    BUILD,
    COINS,
    INFLUENCE,
    PETITION,
    PRODUCE_ACTION,
    RACE_ACTION,
    RECRUIT,
    SAIL_ACTION,
    TRADE,
    UPGRADE,
)


def base_strength(position: Position) -> i64:
    """Strength of the running action with the followers used so far (N-007, N-053, N-R02)."""
    strength = line_strength(position, position.actor(), position.cell, position.column) + position.bonus
    return min(strength, position.tables.max_strength)


def plainly_possible(position: Position, action: i64, strength: i64) -> bool:
    """Whether an action has a possible step, followers left aside (N-R47, N-R48)."""
    if action == SAIL_ACTION:
        return sail.available(position, strength, 0)
    if action == BUILD:
        return build.available(position, strength, 0, position.waived)
    if action == RACE_ACTION:
        return race.available(position)
    if action == PRODUCE_ACTION:
        return estate.available(position)
    if action == PETITION:
        return petition.available(position, position.actor().stock[INFLUENCE])
    return True


def can_perform(position: Position) -> bool:
    """Whether the action of the line may be performed, reckoned with the followers that could help (N-R04)."""
    action = line_action(position, position.cell, position.column)
    player = position.actor()
    tables = position.tables
    if action == PRODUCE_ACTION:
        return estate.available(position)
    if action == PETITION:
        ready = followers.ready(position, player, action)
        extra = followers.promised(position, ready, INFLUENCE)
        return petition.available(position, player.stock[INFLUENCE] + extra)
    if action != SAIL_ACTION and action != BUILD and action != RACE_ACTION:
        return True
    coins = followers.promised_coins(position, player, action)
    if tables.window_start:
        ready = followers.ready(position, player, action)
        if followers.can_use_placement(position, player, ready, coins):
            return True
    if action == RACE_ACTION:
        return race.available(position)
    strength = line_strength(position, player, position.cell, position.column)
    strength += followers.promised_strength(position, player, action)
    strength = min(strength, tables.max_strength)
    if action == SAIL_ACTION:
        return sail.available(position, strength, coins)
    waived = followers.ready(position, player, action) & tables.waiver_cards != 0
    return build.available(position, strength, coins, waived)


class Declare(ActionStep):
    """D-23: whether an action is performed."""

    name = "declare"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Perform the action if a step can have an effect, or give it up (N-055, N-R03)."""
        count: i64 = 0
        if can_perform(position):
            out[0] = PERFORM
            count = 1
        out[count] = FORGO
        return count + 1

    def do(self, position: Position, action: i64) -> i64:
        """Followers come first; who gives the action up gets a coin (N-055, N-251)."""
        if action == PERFORM:
            open_window(position)
            return ASKED
        position.actor().stock[COINS] += position.tables.forgo_coins
        return ACTION_OVER

    def forbid(self, position: Position, action: i64) -> str:
        """Actions without a possible step."""
        return "N-R04" if action == PERFORM else "N-R03"

    def lean(self, position: Position, action: i64) -> i64:
        """Any action rather than a coin."""
        return 0 if action == FORGO else LIKELY


def clear(position: Position) -> None:
    """Nothing of an action is left."""
    position.action = EMPTY
    position.petition = False
    position.bonus = 0
    position.strength = 0
    position.waived = False
    position.did = False
    position.left = 0
    position.chosen = EMPTY
    position.effect = NO_EFFECT


def open_window(position: Position) -> None:
    """An action begins: permanent followers, then the window (N-R07)."""
    clear(position)
    position.step = WINDOW
    position.action = line_action(position, position.cell, position.column)
    followers.permanent_gains(position)


def begin(position: Position) -> bool:
    """The first step of the action, or of the one petitioned for; False if no step is possible (N-R47)."""
    action = position.action
    if not plainly_possible(position, action, position.strength):
        return False
    if action == TRADE:
        trade.begin(position)
    elif action == UPGRADE:
        upgrade.begin(position)
    elif action == PETITION:
        petition.begin(position)
    elif action == SAIL_ACTION:
        position.step = SAIL_CONTRACT
    elif action == BUILD:
        position.step = BUILD_CONTRACT
    elif action == RACE_ACTION:
        race.begin(position)
    elif action == PRODUCE_ACTION:
        estate.begin(position)
    else:
        recruit.begin(position)
    return True


class PetitionAction(ActionStep):
    """D-32: the action petitioned for."""

    name = "petition_action"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """The other actions that have a possible step at the strength paid (N-087, N-R48)."""
        count: i64 = 0
        i: i64
        for i in range(ACTIONS):
            if i != PETITION and plainly_possible(position, i, position.strength):
                out[count] = ACTION + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Carry it out (N-088)."""
        position.action = action - ACTION
        position.did = False
        begin(position)
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """Petition itself, and actions without a possible step."""
        if ACTION <= action < ACTION + ACTIONS:
            return "N-252" if action - ACTION == PETITION else "N-R48"
        return "N-087"

    def lean(self, position: Position, action: i64) -> i64:
        """The action that brings most at the strength paid."""
        return lean_to(position, action - ACTION, position.strength)


def lean_to(position: Position, action: i64, strength: i64) -> i64:
    """An action with a strength, if it is possible at all: building brings most, racing least."""
    player = position.player()
    if not plainly_possible(position, action, strength):
        return 0
    if action == BUILD:
        return 3 + strength + strength // 2
    if action == SAIL_ACTION:
        return 1 + strength + strength // 2
    if action == UPGRADE:
        return 2 + strength
    if action == RECRUIT or action == TRADE:
        return 1 + strength
    if action == PRODUCE_ACTION:
        return 1 + strength if player.stock[ARTISANS] > 0 else 1
    return min(strength, player.stock[INFLUENCE]) if action == PETITION else strength
