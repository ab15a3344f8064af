"""Who decides what next: carries out decisions and goes on until there is something to decide.

After every action `settle` goes on. A step in which nothing but "go on" would be possible is passed over. What a step
is says `steps`, what follows what is in `flow_turns`.
"""

from __future__ import annotations

from triumvir.engine.native import i64
from triumvir.engine.state import NOBODY
from triumvir.games.nova_roma.actions import PASS
from triumvir.games.nova_roma.flow_turns import begin_round, begin_turn, end_action, end_turn, go_on
from triumvir.games.nova_roma.state import EMPTY, NO_EFFECT, OVER, Position
from triumvir.games.nova_roma.steps import build, effects, gains, mosaic
from triumvir.games.nova_roma.steps.step import ACTION_OVER, DRAFTED, DRAFTING, PASSED, TURN_BEGINS, TURN_OVER
from triumvir.games.nova_roma.steps.table import step_of


def do(position: Position, action: i64) -> None:
    """Carry out a legal action and go on to the next decision."""
    follows: i64 = PASSED if action == PASS else step_of(position).do(position, action)
    if follows == DRAFTING:
        return
    if follows == DRAFTED:
        begin_round(position)
        return
    if follows == PASSED:
        pass_over(position)
    elif follows == ACTION_OVER:
        end_action(position)
    elif follows == TURN_OVER:
        end_turn(position)
    elif follows == TURN_BEGINS:
        begin_turn(position)
    settle(position)


def pass_over(position: Position) -> None:
    """Go on without the decision that is on top."""
    if position.effect != NO_EFFECT:
        effects.skip(position)
    else:
        go_on(position)


def settle(position: Position) -> None:
    """Go on until there is something to decide."""
    while True:
        if position.goods_left > 0:
            if gains.has_room(position, position.players[position.goods_seat]):
                position.to_act = position.goods_seat
                return
            position.goods_left = 0  # N-R19
            continue
        if position.rings != 0:
            build.pay_next(position)
            continue
        if position.due != 0:
            mosaic.pay_next(position)
            continue
        if position.step == OVER:
            position.to_act = NOBODY
            return
        position.goods_seat = EMPTY
        position.to_act = position.active
        if step_of(position).is_open(position):
            return
        pass_over(position)
