"""Who decides what next: the steps, what is legal in each, and how they follow each other.

After every action `settle` goes on until there is something to decide. A step in which nothing but "go on" would be
possible is passed over.
"""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
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
from triumvir.games.nova_roma.state import (
    BUILD_CONTRACT,
    BUILD_PLACE,
    CHOOSE_GOOD,
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
    WHEEL,
    WINDOW,
    Position,
    current,
    next_seat,
)
from triumvir.games.nova_roma.steps import (
    acting,
    build,
    cards,
    cleanup,
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


def legal_into(position: Position, out: vec[i64]) -> i64:
    """Write the legal actions of the current step; return how many."""
    if position.goods_left > 0:
        return gains.good_legal(position, out)
    if position.wheel:
        return race.wheel_legal(out)
    if position.effect != NO_EFFECT:
        return estate.effect_legal(position, out)
    step = position.step
    if step == PLACE_PATRICIAN:
        return forum.free_legal(position, PATRICIAN, out)
    if step == FIRST_ACTION:
        return forum.order_legal(out)
    if step == DECLARE:
        return acting.declare_legal(position, out)
    if step == WINDOW or step == END_WINDOW:
        return followers.legal(position, out)
    if step == TRADE_BUY:
        return trade.buy_legal(position, out)
    if step == TRADE_DISCARD:
        return trade.discard_legal(position, out)
    if step == UPGRADE_WINE:
        return upgrade.wine_legal(out)
    if step == UPGRADE_TILE:
        return upgrade.tile_legal(position, out)
    if step == UPGRADE_CELL:
        return upgrade.cell_legal(out)
    if step == RECRUIT_DRAW:
        return recruit.draw_legal(position, out)
    if step == RECRUIT_PLAY:
        return recruit.play_legal(position, out)
    if step == RECRUIT_DROP:
        return recruit.drop_legal(position, out)
    if step == RECRUIT_DISCARD:
        return recruit.discard_legal(position, out)
    if step == SAIL_CONTRACT:
        return sail.contract_legal(position, out)
    if step == SAIL_MOVE:
        return sail.move_legal(position, out)
    if step == BUILD_CONTRACT:
        return build.contract_legal(position, out)
    if step == BUILD_PLACE:
        return build.place_legal(position, out)
    if step == RACE:
        return race.advance_legal(position, out)
    if step == RACE_ARTISAN:
        return race.artisan_legal(out)
    if step == RACE_EXTRA:
        return race.tracks_legal(position, out, 0)
    if step == PRODUCE:
        return estate.produce_legal(position, out)
    if step == PETITION_CLAIM:
        return petition.claim_legal(position, out)
    if step == PETITION_PAY:
        return petition.pay_legal(position, out)
    if step == PETITION_ACTION:
        return acting.petition_legal(position, out)
    if step == CLAIM_BEFORE or step == CLAIM_AFTER:
        return mosaic.legal(position, out)
    if step == PLACE_LEGIONNAIRE:
        return forum.free_legal(position, LEGIONNAIRE, out)
    if step == PLACE_EMPEROR:
        return forum.emperor_legal(position, out)
    if step == DRAFT_TILE:
        return setup.tile_legal(position, out)
    if step == DRAFT_CARD:
        return setup.pick_legal(position, out)
    if step == KEEP_CARD:
        return setup.keep_legal(position, out)
    return 0


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


def open_(position: Position) -> bool:
    """Whether the current step has anything to decide."""
    step = position.step
    if step < WINDOW and step != CLAIM_BEFORE:
        return True
    if step == WINDOW or step == END_WINDOW:
        return followers.usable(position) != 0
    if step == CLAIM_BEFORE or step == CLAIM_AFTER:
        return mosaic.open_(position)
    if step == PLACE_LEGIONNAIRE:
        return forum.needs_legionnaire(position)
    if step == TRADE_BUY:
        return trade.buy_open(position)
    if step == TRADE_DISCARD:
        return trade.discard_open(position)
    if step == UPGRADE_WINE:
        return upgrade.wine_open(position)
    if step == UPGRADE_TILE:
        return upgrade.tile_open(position)
    if step == RECRUIT_DRAW:
        return recruit.draw_open(position)
    if step == RECRUIT_PLAY:
        return recruit.play_open(position)
    if step == RECRUIT_DISCARD:
        return recruit.discard_open(position)
    if step == SAIL_MOVE:
        return sail.move_open(position)
    if step == BUILD_PLACE:
        return build.place_open(position)
    if step == RACE or step == RACE_EXTRA:
        return race.advance_open(position)
    if step == RACE_ARTISAN:
        return race.artisan_open(position)
    if step == PRODUCE:
        return estate.produce_open(position)
    if step == PETITION_CLAIM:
        return petition.claim_open(position)
    if step == PETITION_PAY:
        return petition.pay_open(position)
    return True


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


def begin_round(position: Position) -> None:
    """The emperor phase (N-040); alone the player always begins (N-193)."""
    forum.reveal_emperor(position)
    position.lap = 0
    position.active = position.first
    position.to_act = position.first
    position.step = PLACE_EMPEROR


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


def refuse(position: Position, action: i64) -> str:
    """The rule that forbids an action that is not legal now."""
    step = current(position)
    if step == CHOOSE_GOOD:
        return gains.refuse(action)
    if step == WHEEL:
        return "N-134"
    if step > PLACE_LEGIONNAIRE:
        return estate.refuse(position, step, action)
    if step <= KEEP_CARD:
        return setup.refuse(position, action)
    if step == CLAIM_BEFORE or step == CLAIM_AFTER:
        return mosaic.refuse(position, action)
    if step <= FIRST_ACTION or step == PLACE_LEGIONNAIRE:
        return forum.refuse(position, action)
    if CLAIM <= action < CLAIM + 9:
        return "N-R06"
    if step == WINDOW or step == END_WINDOW:
        return followers.refuse(position, action)
    if USE <= action < USE + 40 and position.petition:
        return "N-088"
    if step == DECLARE:
        return "N-R04" if action == PERFORM else "N-R03"
    if step <= TRADE_BUY:
        return trade.refuse(position, action)
    if step <= UPGRADE_CELL:
        return upgrade.refuse(position, action)
    if step <= PETITION_ACTION:
        return petition.refuse(position, action)
    if step <= RECRUIT_DISCARD:
        return recruit.refuse(position, step, action)
    if step <= SAIL_MOVE:
        return sail.refuse(position, step, action)
    if step <= BUILD_PLACE:
        return build.refuse(position, step, action)
    if step <= RACE_EXTRA:
        return race.refuse(position, step, action)
    return estate.refuse(position, step, action)
