"""Envoys: where they may go (D-13), and the bonus for a completed colour area (D-14)."""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.forum_trajanum.actions import BONUS, BONUSES, DECLINE, ENVOY, FORUM
from triumvir.games.forum_trajanum.scoring import spread
from triumvir.games.forum_trajanum.state import (
    AREA_BONUS,
    EMPTY,
    ENVOY_COLOURED,
    ENVOY_EAGLE,
    FORUM_AREAS,
    FORUM_AT,
    FORUM_BESIDE,
    FORUM_COLOUR,
    FORUM_EAGLES,
    SEND_ENVOY,
    VP_AREAS,
    Player,
    Position,
    ability,
    award,
    occupied,
)
from triumvir.games.forum_trajanum.steps.gaining import upgrade
from triumvir.games.forum_trajanum.steps.step import ASKED, HARDLY, RATHER_NOT, SELDOM, Step
from triumvir.games.forum_trajanum.steps.taking import write_cells
from triumvir.games.forum_trajanum.tables import (
    AREA_ASSISTANT,
    AREA_COIN,
    AREA_TRIBUNE,
    AREA_UPGRADE,
    ASSISTANT,
    COIN,
    PATRICIAN_1,
    PATRICIAN_2,
    TRIBUNE,
)


def open_cells(position: Position, player: Player, target: i64) -> i64:
    """The cells that an envoy may go to."""
    forum = position.forum
    taken = occupied(position)
    if target == ENVOY_EAGLE:
        return forum[FORUM_EAGLES] & ~taken  # F-112
    if target == ENVOY_COLOURED:  # F-114, F-R24
        coloured = forum[FORUM_COLOUR] | forum[FORUM_COLOUR + 1] | forum[FORUM_COLOUR + 2] | forum[FORUM_COLOUR + 3]
        return coloured & ~taken
    free = forum[FORUM_COLOUR + target] & ~taken
    if ability(player, PATRICIAN_1):  # F-123
        return free
    begun: i64 = 0
    i: i64
    for i in range(forum[FORUM_AT + target], forum[FORUM_AT + target + 1]):
        area = forum[FORUM_AREAS + i]
        if area & taken:
            begun |= area & ~taken
    return begun if begun else free  # F-121, F-122, F-R23


def ask_envoy(position: Position, target: i64) -> None:
    """Ask for a cell, unless the ship is empty or no cell is free: then the reward is lost (F-R36)."""
    player = position.player()
    if player.ship > 0 and open_cells(position, player, target):
        position.target = target
        position.step = SEND_ENVOY


class SendEnvoy(Step):
    """D-13: the cell of an envoy."""

    name = "send_envoy"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """The cells allowed, or to decline (F-128)."""
        count = write_cells(open_cells(position, position.player(), position.target), ENVOY, out, 0)
        out[count] = DECLINE
        return count + 1

    def do(self, position: Position, action: i64) -> i64:
        """Move a tile from the ship to the forum (F-120), or decline."""
        position.target = EMPTY
        if action != DECLINE:
            place_envoy(position, bit(action - ENVOY))
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Cells that are taken or not meant."""
        if not ENVOY <= action < ENVOY + FORUM:
            return "F-128"
        cell = bit(action - ENVOY)
        forum = position.forum
        eagle = forum[FORUM_EAGLES] & cell
        if position.target == ENVOY_EAGLE:
            return "F-126" if eagle else "F-112"
        if eagle:
            return "F-117"
        if occupied(position) & cell:
            return "F-126"
        if position.target == ENVOY_COLOURED or not forum[FORUM_COLOUR + position.target] & cell:
            return "F-120"
        return "F-122"

    def lean(self, position: Position, action: i64) -> i64:
        """Next to own envoys where that is possible, or to an eagle; never not at all."""
        if action == DECLINE:
            return HARDLY
        cell = bit(action - ENVOY)
        player = position.player()
        beside = spread(player.envoys)
        if cell & beside:
            return LIKELY
        if cell & (position.forum[FORUM_EAGLES] | position.forum[FORUM_BESIDE]):
            return RATHER_NOT if player.envoys else LIKELY
        return HARDLY if open_cells(position, player, position.target) & beside else SELDOM


def place_envoy(position: Position, cell: i64) -> None:
    """Who fills the last cell of an area gets the bonus (F-124)."""
    player = position.player()
    player.ship -= 1
    player.envoys |= cell
    forum = position.forum
    taken = occupied(position)
    i: i64
    for i in range(forum[FORUM_AT + 4]):
        area = forum[FORUM_AREAS + i]
        if area & cell:
            if area & ~taken == 0:
                area_bonus(position)
            return


def area_bonus(position: Position) -> None:
    """One area bonus, or two different ones with Patrician II (F-124, F-125, F-R26)."""
    ask_bonuses(position, 2 if ability(position.player(), PATRICIAN_2) else 1)


def ask_bonuses(position: Position, count: i64) -> None:
    """Ask for area bonuses."""
    position.bonuses = count
    position.bonuses_taken = 0
    position.step = AREA_BONUS


class AreaBonus(Step):
    """D-14: the bonus of a completed area."""

    name = "area_bonus"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Any bonus, the second one different (F-125)."""
        count: i64 = 0
        i: i64
        for i in range(BONUSES):
            if not position.bonuses_taken & bit(i):
                out[count] = BONUS + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Take an area bonus; the second one is asked next."""
        bonus = action - BONUS
        player = position.player()
        if bonus == AREA_TRIBUNE:
            player.stock[TRIBUNE] += 1
        elif bonus == AREA_ASSISTANT:
            player.stock[ASSISTANT] += 1
        elif bonus == AREA_COIN:
            player.stock[COIN] += 1
        elif bonus == AREA_UPGRADE:
            upgrade(position, player)
        else:
            award(player, VP_AREAS, position.tables.area_vp)
        position.bonuses -= 1
        position.bonuses_taken |= bit(bonus)
        if position.bonuses > 0:
            position.step = AREA_BONUS
        else:
            position.bonuses_taken = 0
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """The same bonus twice."""
        return "F-125" if BONUS <= action < BONUS + BONUSES else "F-124"

    def lean(self, position: Position, action: i64) -> i64:
        """An upgrade or VP."""
        return LIKELY if action >= BONUS + AREA_UPGRADE else RATHER_NOT
