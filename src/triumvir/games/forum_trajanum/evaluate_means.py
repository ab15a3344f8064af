"""What a player can still do: resources, tracks begun and the tiles of this turn. Tenths of a VP."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import size
from triumvir.engine.native import i64
from triumvir.games.forum_trajanum.actions import GREYS, TRACK_STEPS
from triumvir.games.forum_trajanum.state import (
    EMPTY,
    TRACK,
    UPKEEP,
    USE_TILE,
    Player,
    Position,
    ability,
    before_turns,
    cycle_of,
    left_of,
    turn_begun,
    workers_of,
)
from triumvir.games.forum_trajanum.tables import (
    ASSISTANT,
    BUILDER,
    CITIZENS,
    COIN,
    CRAFTSMAN_1,
    CRAFTSMAN_2,
    GAINS,
    TRIBUNE,
    UPGRADE,
    WORKER,
)

TILE: Final = 34  # the tile that a turn to come brings: two workers or the like
WORKER_VALUE: Final = 18  # half a grey building, or a coloured one with its envoy
BUILDER_VALUE: Final = 30  # a grey building scores in its row again and again
ASSISTANT_VALUE: Final = 11  # colours a worker as needed
ASSISTANT_SKILLED: Final = 6  # more with a craftsman, who makes a worker or a builder of it
TRIBUNE_VALUE: Final = 12  # two of them use a whole tile more, one takes any tile
COIN_VALUE: Final = 12  # keeps a row awake in a later upkeep
IDLE: Final = 4  # what resources beyond all uses still serve: orders and the tie
UPGRADE_VALUE: Final = 24  # every later group and order scores higher; the slider itself is judged by `prestige`
CITIZEN_VALUE: Final = 40  # a tile with a citizen that finds a space
PER_TURN: Final = 2  # resources that a turn can spend on buildings: a double tile takes two or three
COLUMN_SHARE: Final = 16  # the end of a track draws near with the square of the steps taken


def resources(player: Player, turns: i64) -> i64:
    """Resources that the turns left can spend; the rest is idle."""
    stock = player.stock
    builders = min(stock[BUILDER], turns)
    workers = workers_of(player)
    useful = min(workers, PER_TURN * turns - builders)
    total = BUILDER_VALUE * builders + WORKER_VALUE * useful + IDLE * (workers - useful)
    assistants = min(stock[ASSISTANT], turns)
    each: i64 = ASSISTANT_VALUE
    if ability(player, CRAFTSMAN_1) or ability(player, CRAFTSMAN_2):
        each += ASSISTANT_SKILLED
    total += each * assistants + IDLE * (stock[ASSISTANT] - assistants)
    tribunes = min(stock[TRIBUNE] - player.paid, turns + 1)
    return total + TRIBUNE_VALUE * tribunes


def tracks(position: Position, player: Player, turns: i64) -> i64:
    """The columns that wait at the end of tracks well begun."""
    tables = position.tables
    column = tables.fragment_vp[cycle_of(position)] + tables.citizen_vp * size(player.active)
    total: i64 = 0
    i: i64
    for i in range(1, GREYS):
        step = player.stock[TRACK + i]
        if step < TRACK_STEPS <= step + turns:
            total += column * step * step * 10 // COLUMN_SHARE
    return total


def hand(position: Position, seat: i64) -> i64:
    """By how much the tiles of this turn are better than any: the better one counts, none once one has been used."""
    player = position.players[seat]
    giver = position.players[left_of(position, seat)]
    known = player.committed and giver.committed
    if before_turns(position):
        if not player.committed or player.kept == EMPTY:
            return 0
    elif turn_begun(position, seat):
        if position.active != seat or position.step == UPKEEP:
            return 0
        known = position.step == USE_TILE
        if not known:
            return -TILE
    best: i64 = 0 if known else TILE
    if player.kept != EMPTY:
        best = max(best, tile_value(position, player, player.tiles[player.kept]))
    if known and giver.passed != EMPTY:
        best = max(best, tile_value(position, player, giver.tiles[giver.passed]))
    return best - TILE


def tile_value(position: Position, player: Player, kind: i64) -> i64:
    """What a tile would bring the player."""
    tables = position.tables
    if kind < CITIZENS:
        return CITIZEN_VALUE if tables.type_spaces[kind] & ~player.placed else 0
    gain = tables.gain
    at = kind * GAINS
    workers = gain[at + WORKER] + gain[at + WORKER + 1] + gain[at + WORKER + 2] + gain[at + WORKER + 3]
    total = BUILDER_VALUE * gain[at + BUILDER] + WORKER_VALUE * workers + ASSISTANT_VALUE * gain[at + ASSISTANT]
    total += COIN_VALUE * gain[at + COIN] + TRIBUNE_VALUE * gain[at + TRIBUNE]
    return total + UPGRADE_VALUE * gain[at + UPGRADE]
