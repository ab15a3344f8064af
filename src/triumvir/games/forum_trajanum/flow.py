"""Who decides what next: how steps, turns, rounds and cycles follow each other. What a step is says `steps`.

A decision can bring others, which can bring others again: a library lets the player take a tile, the tile is a citizen,
the citizen sends an envoy, the envoy fills an area. What waits until all that is done stands on the agenda.
"""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64
from triumvir.engine.state import NOBODY
from triumvir.games.forum_trajanum.scoring import score_cycle
from triumvir.games.forum_trajanum.state import (
    BUILD,
    DUE_BUILD,
    DUE_COLOURED,
    DUE_END,
    DUE_GREY,
    DUE_PUT_AWAY,
    DUE_SECOND_TILE,
    EMPTY,
    NEXT,
    OVER,
    PICK_FIRST,
    Position,
    left_of,
    pop,
    right_of,
)
from triumvir.games.forum_trajanum.steps import envoys, rewards, taking, upkeep, using
from triumvir.games.forum_trajanum.steps.step import COMMITTED, CYCLE_OVER, TILES_LAID
from triumvir.games.forum_trajanum.steps.table import step_of


def do(position: Position, action: i64) -> None:
    """Carry out a legal action and go on to the next decision."""
    step = step_of(position)
    position.step = NEXT  # unless the step asks for something
    follows = step.do(position, action)
    if follows == COMMITTED:
        next_commit(position)
    elif follows == TILES_LAID:
        taking.begin_round(position)
    elif follows == CYCLE_OVER:
        end_cycle(position)
    while position.step == NEXT:
        go_on(position)


def go_on(position: Position) -> None:
    """What stands next on the agenda."""
    due = pop(position)
    if due >= DUE_COLOURED:
        envoys.ask_envoy(position, due - DUE_COLOURED)  # F-120
    elif due >= DUE_GREY:
        rewards.grey_reward(position, due - DUE_GREY)
    elif due == DUE_BUILD:
        position.step = BUILD
    elif due == DUE_PUT_AWAY:
        using.put_away(position)
    elif due == DUE_SECOND_TILE:
        using.use_second(position)
    elif due == DUE_END:
        end_turn(position)


def next_commit(position: Position) -> None:
    """The next player commits in secret; after the last one all is published and the turns begin (F-R35, F-043)."""
    position.to_act = left_of(position, position.to_act)
    position.step = PICK_FIRST
    if position.to_act == position.start:
        taking.publish(position)
        using.begin_turn(position, position.start)


def end_turn(position: Position) -> None:
    """The next player clockwise follows, or the round ends (F-132, F-R01)."""
    position.merchant_swaps = 0
    position.worker_swaps = 0
    position.builder_swaps = 0
    if position.turns < position.seats:
        using.begin_turn(position, left_of(position, position.active))
        return
    forget_cells(position)
    position.start = right_of(position, position.start)  # F-133
    if (position.round + 1) % position.tables.rounds > 0:
        position.round += 1
        taking.begin_round(position)
    elif not upkeep.begin_upkeep(position):  # F-134
        end_cycle(position)


def forget_cells(position: Position) -> None:
    """Which of two face-down cells a tile came from is of no account now; written in one order it tells nothing."""
    for player in position.players:
        low = min(player.kept, player.passed)
        high = max(player.kept, player.passed)
        player.kept = EMPTY
        player.passed = EMPTY
        if low == EMPTY or position.tables.corners & (bit(low) | bit(high)):
            continue
        if player.tiles[low] > player.tiles[high]:
            tiles = player.tiles[:]
            tiles[low] = player.tiles[high]
            tiles[high] = player.tiles[low]
            player.tiles = tiles


def end_cycle(position: Position) -> None:
    """After upkeep: the scorings, then the next cycle or the end (F-040, F-138, F-170)."""
    score_cycle(position)
    position.active = position.start
    if position.round + 1 == position.tables.rounds * position.tables.cycles:
        position.step = OVER
        position.to_act = NOBODY
        return
    position.round += 1
    taking.begin_round(position)
