"""What is legal in each step, and the rule that forbids the rest."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.games.nova_roma.actions import (
    CLAIM,
    LEGIONNAIRE,
    PATRICIAN,
    PERFORM,
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
    END_WINDOW,
    FIRST_ACTION,
    KEEP_CARD,
    NO_EFFECT,
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
)
from triumvir.games.nova_roma.steps import (
    acting,
    build,
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
