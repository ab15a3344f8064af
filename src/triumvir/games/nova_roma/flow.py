"""Who decides what next: carries out decisions and goes on until there is something to decide.

After every action `settle` goes on. A step in which nothing but "go on" would be possible is passed over. What is legal
is in `flow_legal`, what follows what in `flow_turns`.
"""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64
from triumvir.engine.state import NOBODY
from triumvir.games.nova_roma.actions import (
    ACTION,
    BLOCKS,
    BUILDING,
    BUY,
    CLAIM,
    COLUMN_FIRST,
    DISCARD,
    DRAW,
    DROP,
    EMPEROR,
    ESTATE,
    GOOD,
    KEEP,
    LAY,
    LEGIONNAIRE,
    PASS,
    PATRICIAN,
    PAY,
    PERFORM,
    PICK,
    PLAY,
    SAIL,
    SHIPPING,
    TILE,
    TRACK,
    USE,
)
from triumvir.games.nova_roma.flow_legal import legal_into as legal_into
from triumvir.games.nova_roma.flow_legal import refuse as refuse
from triumvir.games.nova_roma.flow_turns import begin_round, begin_turn, end_action, end_turn, go_on, open_
from triumvir.games.nova_roma.state import (
    BUILD_CONTRACT,
    BUILD_PLACE,
    CLAIM_AFTER,
    CLAIM_BEFORE,
    DECLARE,
    DRAFT_CARD,
    DRAFT_TILE,
    EMPTY,
    END_WINDOW,
    FIRST_ACTION,
    KEEP_CARD,
    NO_EFFECT,
    OVER,
    PETITION_ACTION,
    PETITION_CLAIM,
    PETITION_PAY,
    PLACE_EMPEROR,
    PLACE_LEGIONNAIRE,
    PLACE_PATRICIAN,
    PRODUCE,
    RACE,
    RACE_ARTISAN,
    RACE_EXTRA,
    RECRUIT_DISCARD,
    RECRUIT_DRAW,
    RECRUIT_DROP,
    RECRUIT_PLAY,
    SAIL_CONTRACT,
    SAIL_MOVE,
    TRADE_BUY,
    TRADE_DISCARD,
    UPGRADE_CELL,
    UPGRADE_TILE,
    UPGRADE_WINE,
    WINDOW,
    Position,
)
from triumvir.games.nova_roma.steps import (
    acting,
    build,
    cards,
    estate,
    followers,
    forum,
    gains,
    mosaic,
    petition,
    race,
    recruit,
    sail,
    setup,
    trade,
    upgrade,
)


def do(position: Position, action: i64) -> None:
    """Carry out a legal action and go on to the next decision."""
    if position.goods_left > 0:
        gains.choose_good(position, action - GOOD)
    elif position.wheel:
        race.take_wheel(position, action)
    elif position.effect != NO_EFFECT:
        estate.do_effect(position, action)
    elif position.step <= KEEP_CARD:
        do_setup(position, action)
        return
    elif action == PASS:
        go_on(position)
    else:
        do_step(position, action)
    settle(position)


def do_setup(position: Position, action: i64) -> None:
    """A decision of the drafts; play begins after the last one."""
    if position.step == DRAFT_TILE:
        drafting = setup.take_tile(position, action - TILE)
    elif position.step == DRAFT_CARD:
        setup.pick(position, action - PICK)
        drafting = True
    else:
        drafting = setup.keep(position, action - KEEP)
    if not drafting:
        begin_round(position)


def do_step(position: Position, action: i64) -> None:
    """A decision of the current step other than to go on."""
    step = position.step
    if step == PLACE_PATRICIAN:
        forum.place_patrician(position, action - PATRICIAN)
        position.step = FIRST_ACTION
    elif step == FIRST_ACTION:
        position.column = action == COLUMN_FIRST
        position.second = False
        position.step = DECLARE
    elif step == DECLARE:
        if action == PERFORM:
            acting.open_window(position)
            position.step = WINDOW
        else:
            acting.forgo(position)
            end_action(position)
    elif step == WINDOW or step == END_WINDOW:
        followers.use(position, action - USE)
    elif step == TRADE_BUY:
        trade.buy(position, action - BUY)
    elif step == TRADE_DISCARD:
        trade.discard(position, action - DISCARD)
    elif step == UPGRADE_WINE:
        upgrade.spend_wine(position)
    elif step == UPGRADE_TILE:
        upgrade.take_tile(position, action - ESTATE)
    elif step == UPGRADE_CELL:
        upgrade.lay_tile(position, action - LAY)
    elif step == RECRUIT_DRAW:
        recruit.draw(position, action - DRAW)
    elif step == RECRUIT_PLAY:
        recruit.play(position, action - PLAY)
    elif step == RECRUIT_DROP:
        recruit.drop_and_play(position, action - DROP)
    elif step == RECRUIT_DISCARD:
        cards.discard(position, position.actor(), action - DISCARD)
    elif step == SAIL_CONTRACT:
        sail.take_contract(position, action - SHIPPING)
    elif step == SAIL_MOVE:
        sail.move(position, action - SAIL)
    elif step == BUILD_CONTRACT:
        build.take_contract(position, action - BUILDING)
    elif step == BUILD_PLACE:
        build.place(position, action - BLOCKS)
        position.step = END_WINDOW
    elif step == RACE:
        race.advance(position, action - TRACK)
        position.did = True
    elif step == RACE_ARTISAN:
        race.pay_artisan(position)
        position.step = RACE_EXTRA
    elif step == RACE_EXTRA:
        race.advance(position, action - TRACK)
    elif step == PRODUCE:
        estate.produce(position, action)
    elif step == PETITION_CLAIM:
        petition.claim(position)
    elif step == PETITION_PAY:
        petition.pay(position, action - PAY)
    elif step == PETITION_ACTION:
        acting.choose_action(position, action - ACTION)
    elif step == CLAIM_BEFORE:
        mosaic.claim(position, action - CLAIM)
        position.step = PLACE_PATRICIAN
    elif step == CLAIM_AFTER:
        mosaic.claim(position, action - CLAIM)
        position.step = PLACE_LEGIONNAIRE
    elif step == PLACE_LEGIONNAIRE:
        position.legionnaires |= bit(action - LEGIONNAIRE)
        end_turn(position)
    elif step == PLACE_EMPEROR:
        position.emperor = action - EMPEROR
        begin_turn(position)


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
        if position.wheel:
            return
        if position.effect != NO_EFFECT:
            if estate.effect_open(position):
                return
            estate.skip_effect(position)
            continue
        if open_(position):
            return
        go_on(position)
