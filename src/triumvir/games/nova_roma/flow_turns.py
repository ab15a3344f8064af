"""What follows what: the steps of an action, the actions of a turn, turns and rounds."""

from __future__ import annotations

from triumvir.engine.state import NOBODY
from triumvir.games.nova_roma.state import (
    CLAIM_AFTER,
    CLAIM_BEFORE,
    DECLARE,
    EMPTY,
    END_WINDOW,
    OVER,
    PETITION_CLAIM,
    PETITION_PAY,
    PLACE_EMPEROR,
    PLACE_LEGIONNAIRE,
    PLACE_PATRICIAN,
    RACE,
    RACE_ARTISAN,
    RECRUIT_DISCARD,
    RECRUIT_DRAW,
    RECRUIT_PLAY,
    TRADE_BUY,
    TRADE_DISCARD,
    UPGRADE_TILE,
    UPGRADE_WINE,
    WINDOW,
    Position,
    next_seat,
)
from triumvir.games.nova_roma.steps import (
    acting,
    cleanup,
    forum,
)


def go_on(position: Position) -> None:
    """The step after the current one, when it is passed or has nothing to decide."""
    step = position.step
    if step == WINDOW:
        position.strength = acting.base_strength(position)
        if not acting.begin(position):
            end_action(position)  # N-R47: no step is possible
    elif step == END_WINDOW:
        end_action(position)
    elif step == TRADE_DISCARD:
        position.step = TRADE_BUY
    elif step == UPGRADE_WINE:
        position.step = UPGRADE_TILE
    elif step == RECRUIT_DRAW:
        position.step = RECRUIT_PLAY
    elif step == RECRUIT_PLAY:
        position.step = RECRUIT_DISCARD
    elif step == PETITION_CLAIM:
        position.step = PETITION_PAY
    elif step == RACE:
        position.step = RACE_ARTISAN
    elif step == CLAIM_BEFORE:
        position.step = PLACE_PATRICIAN
    elif step == CLAIM_AFTER:
        position.step = PLACE_LEGIONNAIRE
    elif step == PLACE_LEGIONNAIRE:
        end_turn(position)
    else:
        position.step = END_WINDOW


def end_action(position: Position) -> None:
    """An action is finished or given up: the other one follows, or the end of the turn (N-052, N-099)."""
    acting.clear(position)
    position.actor().idle = 0
    if position.second:
        position.step = CLAIM_AFTER
        return
    position.second = True
    position.column = not position.column
    position.step = DECLARE


def begin_turn(position: Position) -> None:
    """A turn; alone legionnaires come first (N-195)."""
    position.claimed = False
    position.claim = EMPTY
    position.cell = EMPTY
    position.column = False
    position.second = False
    position.step = CLAIM_BEFORE
    if position.seats == 1:
        forum.march_in(position)


def end_turn(position: Position) -> None:
    """Refill the offers; the next player follows, or clean-up after the last lap (N-031, N-060, N-062)."""
    cleanup.refill_all(position)
    position.active = next_seat(position, position.active)
    if position.active == position.first:
        position.lap += 1
        if position.lap == position.tables.laps:
            end_round(position)
            return
    begin_turn(position)


def begin_round(position: Position) -> None:
    """The emperor phase (N-040); alone the player always begins (N-193)."""
    forum.reveal_emperor(position)
    position.lap = 0
    position.active = position.first
    position.to_act = position.first
    position.step = PLACE_EMPEROR


def end_round(position: Position) -> None:
    """Clean-up, or the end of the game after steps 1 and 2 of the last round (N-200, N-R45, N-R46)."""
    last = position.round + 1 == position.tables.rounds
    position.cell = EMPTY
    if position.seats > 1:
        cleanup.pass_marker(position)
    cleanup.award_chariot(position)
    if not last:
        cleanup.take_back_figures(position)
        position.round += 1
        position.reveals += 1  # the next chariot tile is turned up
        if position.seats == 1:
            cleanup.advance_rival(position)
        cleanup.rest(position)
    if position.seats == 1:
        cleanup.sail_rival(position)
    if last:
        position.step = OVER
        position.to_act = NOBODY
        return
    begin_round(position)
