"""Which actions come readily to a sensible player, step by step; play-outs follow it."""

from __future__ import annotations

from triumvir.engine.native import i64
from triumvir.engine.state import LIKELY
from triumvir.games.nova_roma.actions import (
    ACTION,
    BLOCKS,
    BUILDING,
    BUY,
    DRAW,
    ESTATE,
    FORGO,
    GOOD,
    GOODS,
    HIRE,
    LAY,
    PASS,
    PATRICIAN,
    PAY,
    PLACE,
    PLAY,
    ROUTES,
    ROW_FIRST,
    SAIL,
    SLOTS,
    TAKE_INFLUENCE,
    TRACK,
)
from triumvir.games.nova_roma.state import (
    BUILD_CONTRACT,
    BUILD_PLACE,
    CHOOSE_GOOD,
    DECLARE,
    EMPTY,
    FIRST_ACTION,
    FOLLOWER_PLACE,
    MARKER,
    OFFER_BASIC,
    OFFER_BUILDING,
    OFFER_FOLLOWERS,
    PETITION_ACTION,
    PETITION_CLAIM,
    PETITION_PAY,
    PLACE_PATRICIAN,
    PRODUCE,
    RACE,
    RACE_ARTISAN,
    RECRUIT_DRAW,
    RECRUIT_PLAY,
    SAIL_MOVE,
    SHIP,
    TILE_ARTISAN,
    TILE_CONVERT,
    TILE_PLAY,
    TILE_SAIL,
    TRADE_BUY,
    TRADE_DISCARD,
    UPGRADE_CELL,
    UPGRADE_TILE,
    UPGRADE_WINE,
    WHEEL,
    ZONE,
    Player,
    Position,
    current,
)
from triumvir.games.nova_roma.steps.acting import plainly_possible
from triumvir.games.nova_roma.steps.estate import FIRST_COLUMN, FIRST_ROW
from triumvir.games.nova_roma.steps.forum import line_action, line_strength
from triumvir.games.nova_roma.tables import (
    ANIMAL,
    ARTISANS,
    BUILD,
    INFLUENCE,
    PETITION,
    PRODUCE_ACTION,
    RECRUIT,
    SAIL_ACTION,
    STONE,
    TRADE,
    UPGRADE,
    WOOD,
    Tables,
)


def leaning(position: Position, action: i64) -> i64:
    """How readily a sensible player takes a legal action; by default he does something rather than pass."""
    step = current(position)
    player = position.player()
    tables = position.tables
    if step == PLACE_PATRICIAN:
        return of_cell(position, player, action - PATRICIAN)
    if step == FIRST_ACTION:
        column = action != ROW_FIRST
        mine = giving(line_action(position, position.cell, column))
        return 1 if giving(line_action(position, position.cell, not column)) > mine else LIKELY
    if step == DECLARE:
        return 0 if action == FORGO else LIKELY
    if step == TRADE_BUY:
        return 2 if action == PASS else of_good(player, action - BUY)
    if step == CHOOSE_GOOD:
        return of_good(player, action - GOOD)
    if step == TRADE_DISCARD:
        return LIKELY if action == PASS else 0  # two cards for one coin
    if step == UPGRADE_WINE:
        return LIKELY if action == PASS else 1
    if step == UPGRADE_TILE:
        return of_tile(position, action)
    if step == UPGRADE_CELL:
        cell = action - LAY
        if player.estate[cell] == EMPTY:
            return LIKELY
        return 3 if player.flipped >> cell & 1 else 0
    if step == RECRUIT_DRAW and action != PASS:
        return 3 if action == DRAW + SLOTS else of_card(position, position.offer[OFFER_FOLLOWERS + action - DRAW])
    if (step == RECRUIT_PLAY or step == TILE_PLAY) and action != PASS:
        return of_card(position, action - PLAY)
    if step == PETITION_CLAIM:
        return 6 if action == PASS else 2
    if step == PETITION_PAY:
        return min(2 + 2 * (action - PAY), LIKELY)
    if step == PETITION_ACTION:
        return of_action(position, player, action - ACTION, position.strength)
    if step == BUILD_CONTRACT:
        card = position.offer[OFFER_BUILDING + action - BUILDING]
        return min(tables.building_vp[card] + tables.shape_size[tables.building_shape[card]], LIKELY)
    if step == BUILD_PLACE and action != PASS:
        zone = tables.place_zone[action - BLOCKS]
        return LIKELY if player.board[ZONE + zone] == 0 else 2 + 2 * zone  # every zone once, then the dear ones
    if step == RACE_ARTISAN or step == TILE_ARTISAN:
        return 6 if action == PASS else 2
    if step == RACE and action != PASS:
        return min(2 + 2 * player.board[MARKER + action - TRACK], LIKELY)  # one marker far rather than all a little
    if (step == SAIL_MOVE or step == TILE_SAIL) and action != PASS:
        return 2 if player.board[SHIP + (action - SAIL) // ROUTES] == EMPTY else LIKELY
    if (step == PRODUCE or step == FOLLOWER_PLACE) and action != PASS:
        if action == HIRE:
            return 2 if player.stock[ARTISANS] > 0 else 6
        return of_placing(tables, player, action - PLACE)
    if step == TILE_CONVERT:
        return LIKELY // 2
    if step == WHEEL:
        return 2 if action == TAKE_INFLUENCE else LIKELY
    return 0 if action == PASS else LIKELY


def giving(action: i64) -> i64:
    """Actions that bring the means for others come first."""
    if action == PRODUCE_ACTION:
        return 3
    if action == TRADE:
        return 2
    return 1 if action == UPGRADE else 0


def of_cell(position: Position, player: Player, cell: i64) -> i64:
    """A forum cell by its two actions; cells with two weak ones are left alone."""
    most = position.tables.max_strength
    row = min(1 + line_strength(position, player, cell, False), most)
    column = min(1 + line_strength(position, player, cell, True), most)
    value = of_action(position, player, line_action(position, cell, False), row)
    value += of_action(position, player, line_action(position, cell, True), column)
    return max(min(2 * value - LIKELY, LIKELY), 0)


def of_action(position: Position, player: Player, action: i64, strength: i64) -> i64:
    """An action with a strength, if it is possible at all: building brings most, racing least."""
    if not plainly_possible(position, action, strength):
        return 0
    if action == BUILD:
        return 3 + strength + strength // 2
    if action == SAIL_ACTION:
        return 1 + strength + strength // 2
    if action == UPGRADE:
        return 2 + strength
    if action == RECRUIT or action == TRADE:
        return 1 + strength
    if action == PRODUCE_ACTION:
        return 1 + strength if player.stock[ARTISANS] > 0 else 1
    return min(strength, player.stock[INFLUENCE]) if action == PETITION else strength


def of_good(player: Player, good: i64) -> i64:
    """Goods that are short, first of all those that buildings are made of."""
    wish: i64 = LIKELY if good == STONE or good == WOOD else LIKELY - 2
    return max(wish - 2 * player.stock[good], 0)


def of_tile(position: Position, action: i64) -> i64:
    """Animals at any time, other tiles while they can still be used."""
    if action == PASS:
        return 0
    if position.tables.tile_kind[position.offer[OFFER_BASIC + action - ESTATE]] == ANIMAL:
        return LIKELY
    return 3 if 2 * position.round <= position.tables.rounds else 1


def of_card(position: Position, card: i64) -> i64:
    """End-game followers at any time, the others the sooner the better."""
    if position.tables.scoring_cards >> card & 1:
        return LIKELY
    return max(6 - 2 * position.round, 1)


def of_placing(tables: Tables, player: Player, cell: i64) -> i64:
    """A cell beside other artisans gives more; goods beyond the limit are lost."""
    first_row: i64 = FIRST_ROW
    first_column: i64 = FIRST_COLUMN
    value: i64 = LIKELY // 2
    if player.placed & first_row << (cell // 3 * 3):
        value += 2
    if player.placed & first_column << (cell % 3):
        value += 2
    row = tables.row_output[cell // 3]
    column = tables.column_output[cell % 3]
    if row < GOODS and player.stock[row] + 1 >= tables.max_good:
        value -= 3
    if column < GOODS and player.stock[column] + 1 >= tables.max_good:
        value -= 3
    return max(value, 1)
