"""Which actions come readily to a sensible player, step by step; play-outs follow it."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit
from triumvir.engine.native import i64
from triumvir.engine.state import LIKELY
from triumvir.games.forum_trajanum.actions import (
    BONUS,
    CELL,
    CELLS,
    DECLINE,
    ENVOY,
    FACE,
    GREYS,
    HIRE,
    LEAVE_ROW,
    MIXED,
    NO_BUILD,
    PAIR,
    PASS_ON,
    PAY,
    SAME,
    SIDE,
    SKIP,
    TAKE,
    TURNED,
    USE_OWN,
    USE_RECEIVED,
)
from triumvir.games.forum_trajanum.evaluate_means import tile_value
from triumvir.games.forum_trajanum.scoring import spread
from triumvir.games.forum_trajanum.state import (
    AREA_BONUS,
    BUILD,
    CHOOSE_PAYMENT,
    CHOOSE_PLACE,
    FORUM_BESIDE,
    FORUM_EAGLES,
    HAND_KEPT,
    HAND_PASSED,
    PASS_TILE,
    PICK_FIRST,
    PICK_SECOND,
    SEND_ENVOY,
    USE_TILE,
    Position,
    left_of,
    street_of,
)
from triumvir.games.forum_trajanum.steps.envoys import open_cells
from triumvir.games.forum_trajanum.tables import AREA_UPGRADE, ASSISTANT, PAYMENT_PARTS

HARDLY: Final = 0
SELDOM: Final = 1
RATHER_NOT: Final = 3
RATHER: Final = 6


def leaning(position: Position, action: i64) -> i64:
    """How readily a sensible player takes a legal action, from 0 to LIKELY."""
    step = position.step
    if step == PICK_FIRST or step == PICK_SECOND:
        return lean_to_take(position, action)
    if step == PASS_TILE:
        return lean_to_pass(position, action)
    if step == USE_TILE:
        return lean_to_use(position, action)
    if step == BUILD:
        return lean_to_build(position, action)
    if step == CHOOSE_PLACE:
        return lean_to_place(position, action)
    if step == CHOOSE_PAYMENT:
        return LIKELY if position.tables.payments[(action - PAY) * PAYMENT_PARTS + ASSISTANT] == 0 else RATHER_NOT
    if step == SEND_ENVOY:
        return lean_to_send(position, action)
    if step == AREA_BONUS:
        return LIKELY if action >= BONUS + AREA_UPGRADE else RATHER_NOT  # an upgrade or VP
    if action == DECLINE:
        return HARDLY
    return SELDOM if action == LEAVE_ROW else LIKELY


def lean_to_take(position: Position, action: i64) -> i64:
    """From the called street: a tribune does more later on."""
    if action >= SKIP:
        return RATHER_NOT
    card: i64 = 0 if action < TAKE + CELLS else 1
    cell = action - TAKE - CELLS * card
    return LIKELY if street_of(position, card) & bit(cell) else HARDLY


def lean_to_pass(position: Position, action: i64) -> i64:
    """The tile that is worth less."""
    if action >= PASS_ON + 2:
        return LIKELY
    player = position.player()
    passed = player.first if action == PASS_ON else player.second
    kept = player.second if action == PASS_ON else player.first
    lost = tile_value(position, player, player.tiles[passed]) - tile_value(position, player, player.tiles[kept])
    return LIKELY if lost <= 0 else SELDOM


def lean_to_use(position: Position, action: i64) -> i64:
    """The tile that is worth more, or both."""
    if action > USE_RECEIVED:
        return RATHER
    seat = position.to_act
    player = position.players[seat]
    giver = position.players[left_of(position, seat)]
    if not player.hand & HAND_KEPT or not giver.hand & HAND_PASSED:
        return LIKELY
    own = tile_value(position, player, player.tiles[player.kept])
    received = tile_value(position, player, giver.tiles[giver.passed])
    better = own >= received if action == USE_OWN else received >= own
    return LIKELY if better else SELDOM


def lean_to_build(position: Position, action: i64) -> i64:
    """Two buildings rather than one, one rather than none, with envoys at hand for the coloured ones."""
    if action == NO_BUILD:
        return HARDLY
    if action < FACE:
        return RATHER_NOT if action == HIRE else SELDOM
    face = action - FACE
    ship = position.player().ship
    if face >= SAME:
        return LIKELY if ship > 1 else RATHER_NOT
    if face >= MIXED:
        return LIKELY
    if face >= GREYS:
        return RATHER_NOT if ship > 0 else SELDOM
    return RATHER_NOT


def lean_to_place(position: Position, action: i64) -> i64:
    """A grey building into a row with citizens that has none of its kind; coloured ones stay out of such rows."""
    face = position.face
    tables = position.tables
    player = position.player()
    if face >= SAME or GREYS <= face < MIXED:
        cell = action - CELL if action < PAIR else tables.pair_first[action - PAIR]
        return RATHER_NOT if player.placed & bit(2 * (cell // SIDE)) else LIKELY
    cell = action - CELL
    if action >= TURNED:
        cell = tables.pair_second[action - TURNED]
    elif action >= PAIR:
        cell = tables.pair_first[action - PAIR]
    row = cell // SIDE
    grey = face if face < MIXED else face - MIXED
    if player.built[grey] & tables.street[row]:
        return HARDLY
    if player.placed & bit(2 * row + 1):
        return LIKELY
    return RATHER if player.placed & bit(2 * row) else SELDOM


def lean_to_send(position: Position, action: i64) -> i64:
    """Next to own envoys where that is possible, or to an eagle; never not at all."""
    if action == DECLINE:
        return HARDLY
    cell = bit(action - ENVOY)
    player = position.player()
    beside = spread(player.envoys)
    if cell & beside:
        return LIKELY
    if cell & (position.forum[FORUM_EAGLES] | position.forum[FORUM_BESIDE]):
        return RATHER_NOT if player.envoys else LIKELY
    return HARDLY if open_cells(position, player, position.target) & beside else SELDOM
