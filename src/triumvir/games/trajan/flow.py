"""Who decides what next: the steps, what is legal in each, and how they follow each other."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.engine.state import NOBODY
from triumvir.games.trajan.actions import (
    BONUS,
    CARD,
    COLOUR,
    PASS,
    PILE,
    PLUS2,
    SLOT,
    STACK,
    TRAY,
)
from triumvir.games.trajan.scoring import score_final
from triumvir.games.trajan.state import (
    ACT,
    CHOOSE_BONUS,
    CHOOSE_SLOT,
    CHOOSE_TRAY,
    DISCARD_CARD,
    DISCARD_PILE,
    EMPTY,
    EXTRA_ACTION,
    LAY_CARD,
    OVER,
    PLACE_MARKER,
    PLACE_PLUS2,
    SHIP_CARD,
    SOW,
    TAKE_CARD,
    TAKE_FIGURES,
    TAKE_TILE,
    Position,
    next_seat,
)
from triumvir.games.trajan.steps import acting, fulfilling, quarter, seaport, setup, sowing


def legal_into(position: Position, out: vec[i64]) -> i64:
    """Write the legal actions of the current step; return how many."""
    step = position.step
    if step == ACT:
        return acting.act_legal(position, out)
    if step == SOW:
        return sowing.sow_legal(position, out)
    if step == CHOOSE_TRAY:
        return sowing.tray_legal(position, out)
    if step == SHIP_CARD:
        return seaport.ship_legal(position, out)
    if step == LAY_CARD:
        return seaport.lay_legal(position, out)
    if step == DISCARD_CARD:
        return seaport.discard_card_legal(position, out)
    if step == DISCARD_PILE:
        return seaport.discard_pile_legal(out)
    if step == EXTRA_ACTION:
        return acting.extra_legal(position, out)
    if step == TAKE_FIGURES:
        return fulfilling.figures_legal(out)
    if step == PLACE_PLUS2:
        return fulfilling.plus2_legal(position, out)
    if step == PLACE_MARKER:
        return setup.marker_legal(position, out)
    if step == TAKE_CARD:
        return setup.card_legal(position, out)
    if step == TAKE_TILE:
        return setup.stack_legal(position, out)
    if step == CHOOSE_SLOT:
        return setup.slot_legal(position, out)
    if step == CHOOSE_BONUS:
        return quarter.bonus_legal(position, out)
    return 0


def do(position: Position, action: i64) -> None:
    """Carry out a legal action and go on to the next decision."""
    step = position.step
    if step == SOW:
        if sowing.drop(position, action - COLOUR) and not fulfilling.fulfil(position):
            begin_main(position)
    elif step == ACT:
        if action == PASS:
            decline(position)
        elif acting.perform(position, action):
            finish(position)
    elif step == CHOOSE_TRAY:
        sowing.pick_up(position, action - TRAY)
    elif step == SHIP_CARD:
        if seaport.ship_card(position, action):
            finish(position)
    elif step == LAY_CARD:
        if seaport.lay_card(position, action):
            finish(position)
    elif step == DISCARD_CARD:
        seaport.discard_card(position, action - CARD)
    elif step == DISCARD_PILE:
        seaport.discard_pile(position, action - PILE)
        finish(position)
    elif step == EXTRA_ACTION:
        if action == PASS:
            end_turn(position)
        else:
            acting.spend(position, action)
    elif step == TAKE_FIGURES:
        fulfilling.take_figures(position, action)
        begin_main(position)
    elif step == PLACE_PLUS2:
        fulfilling.place_plus2(position, action - PLUS2)
        begin_main(position)
    elif step == PLACE_MARKER:
        setup.place_marker(position, action - COLOUR)
    elif step == TAKE_CARD:
        setup.take_card(position, action)
    elif step == TAKE_TILE:
        setup.take_tile(position, action - STACK)
    elif step == CHOOSE_SLOT:
        setup.choose_slot(position, action - SLOT)
    elif step == CHOOSE_BONUS:
        quarter.award(position, action - BONUS)
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


def refuse(position: Position, action: i64) -> str:
    """The rule that forbids an action that is not legal now."""
    step = position.step
    if step <= CHOOSE_SLOT:
        return setup.refuse(position, action)
    if step <= SOW:
        return sowing.refuse(position, action)
    if step <= PLACE_PLUS2:
        return fulfilling.refuse(position, action)
    if step == CHOOSE_BONUS:
        return quarter.refuse()
    return acting.refuse(position, action)
