"""Who decides what next: how steps, actions, turns and quarters follow each other. What a step is says `steps`."""

from __future__ import annotations

from triumvir.engine.native import i64
from triumvir.engine.state import NOBODY
from triumvir.games.trajan.scoring import score_final
from triumvir.games.trajan.state import ACT, CHOOSE_TRAY, EMPTY, EXTRA_ACTION, OVER, Position, next_seat
from triumvir.games.trajan.steps import acting, quarter
from triumvir.games.trajan.steps.step import ACTION_DONE, ACTION_PASSED, ASKED, MAIN_ACTION, TURN_OVER
from triumvir.games.trajan.steps.table import step_of


def do(position: Position, action: i64) -> None:
    """Carry out a legal action and go on to the next decision."""
    follows = step_of(position).do(position, action)
    if follows == ASKED:
        return
    if follows == ACTION_DONE:
        finish(position)
    elif follows == MAIN_ACTION:
        begin_main(position)
    elif follows == ACTION_PASSED:
        decline(position)
    elif follows == TURN_OVER:
        end_turn(position)
    else:
        end_quarter(position)


def begin_main(position: Position) -> None:
    """Step 3 of a turn: the action of the target tray (T-090)."""
    position.action = position.tables.tray_action[position.tray]
    position.repeat = 0
    position.granted = False
    position.performed = 0
    position.step = ACT


def finish(position: Position) -> None:
    """An action is complete: a first-of-kind action comes at once, before anything else (T-R11)."""
    if position.pending == EMPTY:
        follow(position)
        return
    position.action = position.pending
    position.pending = EMPTY
    position.granted = True
    position.step = ACT


def decline(position: Position) -> None:
    """Passing the main action or a repeat ends the turn, passing a first-of-kind action does not (T-R12, T-R14)."""
    if position.granted:
        follow(position)
    else:
        end_turn(position)


def follow(position: Position) -> None:
    """After an action and what it granted: the extra action window, the next repeat, or the end of the turn."""
    if position.repeat == 0:
        if acting.opens_window(position):
            position.step = EXTRA_ACTION
            return
    elif position.repeat < position.repeats:
        position.repeat += 1
        position.granted = False
        position.action = position.extra
        position.step = ACT
        return
    end_turn(position)


def end_turn(position: Position) -> None:
    """The next player follows, after the round if it is over (T-050, T-211)."""
    position.step = CHOOSE_TRAY
    position.performed = 0
    position.repeat = 0
    position.repeats = 0
    position.extra = EMPTY
    position.granted = False
    position.action = 0
    position.tray = 0
    if position.round_over:
        position.round_over = False
        if position.revealed == position.tables.demands:  # T-213
            quarter.settle_demands(position)
            quarter.ask_consul(position)
            return
        quarter.reveal_demand(position)
    next_turn(position)


def next_turn(position: Position) -> None:
    """The turn passes clockwise."""
    position.active = next_seat(position, position.active)
    position.to_act = position.active


def end_quarter(position: Position) -> None:
    """The rest of the quarter's end, or of the game (T-234 to T-245, T-R22)."""
    quarter.restack(position)
    quarter.clean_up(position)
    position.quarter += 1
    if position.quarter == position.tables.quarters:
        score_final(position)
        position.step = OVER
        position.to_act = NOBODY
        return
    quarter.refill(position)
    position.step = CHOOSE_TRAY
    next_turn(position)
