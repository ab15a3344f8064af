"""Who decides what next: the steps, what is legal in each, and how they follow each other.

A decision can bring others, which can bring others again: a library lets the player take a tile, the tile is a citizen,
the citizen sends an envoy, the envoy fills an area. What waits until all that is done stands on the agenda.
"""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.state import NOBODY
from triumvir.games.forum_trajanum.actions import BONUS, CELL, FACE, GAIN, NO_BUILD, PAY, ROW
from triumvir.games.forum_trajanum.scoring import score_cycle
from triumvir.games.forum_trajanum.state import (
    AREA_BONUS,
    BUILD,
    CHOOSE_GAIN,
    CHOOSE_ORDER,
    CHOOSE_PAYMENT,
    CHOOSE_PLACE,
    CHOOSE_ROW,
    CHOOSE_STEP,
    DUE_BUILD,
    DUE_COLOURED,
    DUE_END,
    DUE_GREY,
    DUE_PUT_AWAY,
    DUE_SECOND_TILE,
    EMPTY,
    FIRST_CITIZEN,
    NEXT,
    OVER,
    PASS_TILE,
    PICK_FIRST,
    PICK_SECOND,
    SEND_ENVOY,
    TAKE_TILE,
    UPKEEP,
    USE_TILE,
    Position,
    left_of,
    pop,
    right_of,
)
from triumvir.games.forum_trajanum.steps import building, envoys, gaining, rewards, setup, taking, upkeep, using


def legal_into(position: Position, out: vec[i64]) -> i64:
    """Write the legal actions of the current step; return how many."""
    step = position.step
    if step == BUILD:
        return building.build_legal(position, out)
    if step == PICK_FIRST:
        return taking.first_legal(position, out)
    if step == PICK_SECOND:
        return taking.second_legal(position, out)
    if step == PASS_TILE:
        return taking.pass_legal(position, out)
    if step == USE_TILE:
        return using.use_legal(position, out)
    if step == CHOOSE_PLACE:
        return building.place_legal(position, out)
    if step == CHOOSE_PAYMENT:
        return building.payment_legal(position, out)
    if step == SEND_ENVOY:
        return envoys.envoy_legal(position, out)
    if step == UPKEEP:
        return upkeep.upkeep_legal(position, out)
    if step == CHOOSE_ROW:
        return using.row_legal(position, out)
    if step == CHOOSE_STEP:
        return rewards.step_legal(position, out)
    if step == AREA_BONUS:
        return envoys.bonus_legal(position, out)
    if step == CHOOSE_ORDER:
        return rewards.order_legal(out)
    if step == CHOOSE_GAIN:
        return gaining.gain_legal(position, out)
    if step == TAKE_TILE:
        return rewards.tile_legal(position, out)
    if step == FIRST_CITIZEN:
        return setup.citizen_legal(out)
    return 0


def do(position: Position, action: i64) -> None:
    """Carry out a legal action and go on to the next decision."""
    step = position.step
    if step <= PASS_TILE:
        if step == FIRST_CITIZEN:
            if setup.place_first(position, action - ROW):
                taking.begin_round(position)
        elif step == PASS_TILE:
            taking.pass_on(position, action)
            next_commit(position)
        else:
            taking.pick(position, action)
    else:
        position.step = NEXT
        act(position, step, action)
    while position.step == NEXT:
        go_on(position)


def act(position: Position, step: i64, action: i64) -> None:
    """Carry out an action of a turn or of upkeep; what it asks next is the new step, if anything."""
    if step == BUILD:
        if action < FACE:
            building.exchange(position, action)
        elif action < NO_BUILD:
            building.choose_face(position, action - FACE)
    elif step == USE_TILE:
        using.use(position, action)
    elif step == CHOOSE_PLACE:
        building.choose_place(position, action)
    elif step == CHOOSE_PAYMENT:
        building.pay(position, action - PAY)
    elif step == SEND_ENVOY:
        envoys.send_envoy(position, action)
    elif step == UPKEEP:
        upkeep.keep_row(position, action)
        if not upkeep.next_row(position):
            end_cycle(position)
    elif step == CHOOSE_ROW:
        using.choose_row(position, action - ROW)
    elif step == CHOOSE_STEP:
        rewards.take_step(position, action)
    elif step == AREA_BONUS:
        envoys.take_bonus(position, action - BONUS)
    elif step == CHOOSE_ORDER:
        rewards.choose_order(position, action)
    elif step == CHOOSE_GAIN:
        gaining.take_gain(position, action - GAIN)
    elif step == TAKE_TILE:
        rewards.take_tile(position, action - CELL)


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


def refuse(position: Position, action: i64) -> str:
    """The rule that forbids an action that is not legal now."""
    step = position.step
    if step == FIRST_CITIZEN:
        return setup.refuse(action)
    if step <= PASS_TILE:
        return taking.refuse(position, action)
    if step <= CHOOSE_GAIN:
        return using.refuse(position, action)
    if step <= CHOOSE_PAYMENT:
        return building.refuse(position, action)
    if step == SEND_ENVOY or step == AREA_BONUS:
        return envoys.refuse(position, action)
    if step == UPKEEP:
        return upkeep.refuse(action)
    return rewards.refuse(position, action)
