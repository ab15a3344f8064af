"""Rewards of grey buildings: victory columns, tracks (D-15), a tile out of the Colonia, and the order of two (D-12)."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.forum_trajanum.actions import (
    CELL,
    CELLS,
    COLOUR_FIRST,
    DECLINE,
    GREY_FIRST,
    STEP,
    TRACK_STEPS,
)
from triumvir.games.forum_trajanum.state import (
    CHOOSE_STEP,
    DUE_BUILD,
    EMPTY,
    ENVOY_COLOURED,
    ENVOY_EAGLE,
    TAKE_TILE,
    TRACK,
    VP_COLUMNS,
    VP_TRACKS,
    Player,
    Position,
    award,
    push,
)
from triumvir.games.forum_trajanum.steps.envoys import area_bonus, ask_envoy, open_cells
from triumvir.games.forum_trajanum.steps.gaining import column_value, offer, upgrade
from triumvir.games.forum_trajanum.steps.paying import order_rewards
from triumvir.games.forum_trajanum.steps.step import ASKED, HARDLY, Step
from triumvir.games.forum_trajanum.steps.taking import write_cells
from triumvir.games.forum_trajanum.steps.using import use_from_colonia
from triumvir.games.forum_trajanum.tables import (
    ASSISTANT,
    BUILDER,
    COIN,
    REWARD_AREA,
    REWARD_ASSISTANTS,
    REWARD_BUILD,
    REWARD_BUILDER,
    REWARD_COIN,
    REWARD_EAGLE,
    REWARD_ENVOY,
    REWARD_TAKE,
    REWARD_TRIBUNES,
    REWARD_UPGRADE,
    TRIBUNE,
    VICTORY_COLUMN,
    WORKERS,
)


class ChooseOrder(Step):
    """D-12: which reward of a mixed tile comes first."""

    name = "choose_order"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Either reward of a mixed tile comes first (F-R17)."""
        out[0] = GREY_FIRST
        out[1] = COLOUR_FIRST
        return 2

    def do(self, position: Position, action: i64) -> i64:
        """Put the two rewards on the agenda."""
        order_rewards(position, position.track, action == GREY_FIRST)
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Nothing else is asked now."""
        return "F-R17"


def grey_reward(position: Position, grey: i64) -> None:
    """A victory column scores (F-110); a marker moves on, scores at its end (F-115), its reward is asked (F-111)."""
    player = position.player()
    if grey == VICTORY_COLUMN:
        award(player, VP_COLUMNS, column_value(position, player))
        return
    step = player.stock[TRACK + grey]
    if step == TRACK_STEPS:  # F-116
        return
    player.stock[TRACK + grey] = step + 1
    if step + 1 == TRACK_STEPS:
        award(player, VP_TRACKS, column_value(position, player))  # F-R20: before the reward
    position.track = grey
    position.step = CHOOSE_STEP


def reward_of(position: Position, step: i64) -> i64:
    """The reward of a step of the track in question."""
    return position.tables.track[(position.track - 1) * TRACK_STEPS + step]


def possible(position: Position, player: Player, reward: i64) -> bool:
    """Whether a reward can be carried out at all; one that cannot is the same as declining (F-R19)."""
    if reward == REWARD_EAGLE:
        return player.ship > 0 and open_cells(position, player, ENVOY_EAGLE) != 0
    if reward == REWARD_ENVOY:
        return player.ship > 0 and open_cells(position, player, ENVOY_COLOURED) != 0
    return reward != REWARD_TAKE or player.covered != 0


class ChooseStep(Step):
    """D-15: the reward of a track."""

    name = "choose_step"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """The step reached or an earlier one, or to decline (F-111, F-R18)."""
        player = position.player()
        out[0] = DECLINE
        count: i64 = 1
        i: i64
        for i in range(player.stock[TRACK + position.track]):
            if possible(position, player, reward_of(position, i)):
                out[count] = STEP + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Take the reward of a step, or decline."""
        reward: i64 = EMPTY if action == DECLINE else reward_of(position, action - STEP)
        position.track = EMPTY
        if reward != EMPTY:
            take_reward(position, reward)
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Steps that are not reached, and rewards that cannot be carried out."""
        if not STEP <= action < STEP + TRACK_STEPS:
            return "F-111"
        reached = action - STEP < position.player().stock[TRACK + position.track]
        return "F-R19" if reached else "F-111"

    def lean(self, position: Position, action: i64) -> i64:
        """Any reward rather than none."""
        return HARDLY if action == DECLINE else LIKELY


def take_reward(position: Position, reward: i64) -> None:
    """Take the reward of a step (F-112 to F-114)."""
    player = position.player()
    stock = player.stock
    if reward == REWARD_BUILDER:
        stock[BUILDER] += 1
    elif reward == REWARD_EAGLE:
        ask_envoy(position, ENVOY_EAGLE)
    elif reward == REWARD_TAKE:
        position.step = TAKE_TILE
    elif reward == REWARD_ASSISTANTS:
        stock[ASSISTANT] += 2
    elif reward == REWARD_TRIBUNES:
        stock[TRIBUNE] += 2
    elif reward == REWARD_UPGRADE:
        upgrade(position, player)
    elif reward == REWARD_BUILD:
        push(position, DUE_BUILD)  # F-R22: before anything else that is due
    elif reward == REWARD_COIN:
        stock[COIN] += 1
    elif reward == REWARD_AREA:
        area_bonus(position)
    elif reward == REWARD_ENVOY:
        ask_envoy(position, ENVOY_COLOURED)
    else:
        stock[TRIBUNE] += 1
        offer(position, WORKERS)


class TakeTile(Step):
    """D-16: the tile taken out of the Colonia."""

    name = "take_tile"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Any covered cell (F-R21)."""
        return write_cells(position.player().covered, CELL, out, 0)

    def do(self, position: Position, action: i64) -> i64:
        """Take the tile and use it at once."""
        use_from_colonia(position, action - CELL)
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Cells without a tile."""
        return "F-030" if CELL <= action < CELL + CELLS else "F-R21"
