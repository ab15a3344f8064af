"""Which actions come readily to a sensible player, step by step; play-outs follow it."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64
from triumvir.engine.state import LIKELY
from triumvir.games.trajan.actions import (
    CARD,
    COLOUR,
    DECLINE,
    DEPLOY,
    DRAW_TWO,
    JOKER,
    LAY_OUT,
    MOVE,
    PASS,
    PROVINCES,
    RECRUIT_LEGIONARY,
    RECRUIT_WORKER,
    SHIP,
    SITE,
    SITES,
    SPACE,
    SPACES,
    STACK,
    STOP,
    TAKE,
    TRAY,
    TRAYS,
)
from triumvir.games.trajan.evaluate_board import colours_there, conquest, lacks_only, markers_in
from triumvir.games.trajan.state import (
    ACT,
    CHOOSE_TRAY,
    DISCARD_CARD,
    EMPTY,
    EXTRA_ACTION,
    LAY_CARD,
    SHIP_CARD,
    SOW,
    TAKE_CARD,
    TAKE_TILE,
    Player,
    Position,
    markers,
)
from triumvir.games.trajan.steps.fulfilling import demand_tiles
from triumvir.games.trajan.steps.quarter import demanded
from triumvir.games.trajan.steps.seaport import LIKE, PAIRS, UNLIKE
from triumvir.games.trajan.tables import CARDS, DEMAND, JOKER_COMMODITY, STACK_SIZE

RARE: Final = 1
SELDOM: Final = 2
OFTEN: Final = 5


def leaning(position: Position, action: i64) -> i64:
    """How readily a sensible player takes a legal action, from 0 to LIKELY."""
    step = position.step
    if step == ACT:
        return lean_acting(position, action)
    if step == SOW:
        return lean_sowing(position, action - COLOUR)
    if step == CHOOSE_TRAY:
        return lean_picking(position, action - TRAY)
    player = position.player()
    if step == EXTRA_ACTION:
        return SELDOM if action == PASS else LIKELY
    if step == SHIP_CARD:
        return lean_loading(position, action)
    if step == LAY_CARD:
        return RARE if action == JOKER else OFTEN
    if step == DISCARD_CARD:
        return LIKELY if player.hand[action - CARD] == 1 else RARE
    if step == TAKE_CARD:
        return lean_taking(position, action)
    if step == TAKE_TILE:
        return OFTEN
    return 0 if action == DECLINE else LIKELY


def lean_picking(position: Position, tray: i64) -> i64:
    """Which tray to pick up: one that fulfils a tile, and no handful that ends the quarter."""
    player = position.player()
    count = markers_in(player.trays[tray])
    target = (tray + count) % TRAYS
    tile = player.slots[target]
    if tile != EMPTY and target != tray and lacks_only(position, tile, player.trays[target], player.trays[tray]):
        return LIKELY
    return SELDOM if count > TRAYS - 2 else OFTEN


def asked_for(position: Position, colour: i64, slot: i64) -> bool:
    """Whether the tile at a slot still lacks a marker of this colour."""
    player = position.player()
    tile = player.slots[slot]
    if tile == EMPTY:
        return False
    tables = position.tables
    there = markers(player.trays[slot], colour)
    if tables.tile_first[tile] == colour:
        return there < (2 if tables.tile_second[tile] == colour else 1)
    return tables.tile_second[tile] == colour and there == 0


def lean_sowing(position: Position, colour: i64) -> i64:
    """Drop a marker where a tile lacks it, but keep what the target lacks until the end."""
    following = (position.tray + 1) % TRAYS
    target = (position.tray + markers_in(position.held)) % TRAYS
    if following != target and asked_for(position, colour, target) and markers(position.held, colour) == 1:
        return RARE
    return LIKELY if asked_for(position, colour, following) else OFTEN


def lean_acting(position: Position, action: i64) -> i64:
    """The options of an action: what scores or is lacking first, to pass hardly ever."""
    player = position.player()
    if action == PASS:
        return 0
    if action >= SITE and action < SITE + SITES:
        tile = position.site_tile[action - SITE]
        if tile == EMPTY:
            return RARE
        kind = position.tables.building_mask[position.tables.building_kind[tile]]
        return OFTEN if size(player.buildings & kind) == 1 else LIKELY
    if action == RECRUIT_WORKER:
        return LIKELY if player.workers == 0 else RARE
    if action >= STACK and action < STACK + TRAYS:
        return lean_tile(position, action - STACK)
    if action >= MOVE and action < MOVE + PROVINCES:
        return LIKELY if conquest(position, player, action - MOVE) > 50 else OFTEN
    if action == DEPLOY:
        return LIKELY if conquest(position, player, player.leader) > 0 else SELDOM
    if action == RECRUIT_LEGIONARY:
        return LIKELY if player.camp == 0 else RARE
    if action >= SPACE and action < SPACE + SPACES:
        return lean_forum(position, player, position.forum[action - SPACE])
    if action >= SHIP and action < SHIP + UNLIKE + 1:
        return lean_shipping(position, player, action - SHIP)
    if action == LAY_OUT:
        return RARE
    if action < DRAW_TWO:
        return lean_taking(position, action)
    return OFTEN if action == DRAW_TWO else LIKELY


def lean_taking(position: Position, action: i64) -> i64:
    """A discarded card rather than one unseen only if it makes a pair."""
    if action < TAKE:
        return OFTEN
    side = action - TAKE
    kind = position.pile[side * CARDS + position.pile_size[side] - 1]
    return LIKELY if position.player().hand[kind] > 0 else SELDOM


def lean_tile(position: Position, stack: i64) -> i64:
    """Trajan tiles whose colours already lie at the arch."""
    player = position.player()
    tile = position.stacks[stack * STACK_SIZE + position.stack_at[stack]]
    there = colours_there(position, tile, player.trays[player.arch])
    return LIKELY if there == 2 else (OFTEN if there == 1 else SELDOM)


def lean_forum(position: Position, player: Player, tile: i64) -> i64:
    """Demands that are missing, then jokers and extra actions."""
    if tile >= JOKER_COMMODITY:
        return LIKELY - 1
    if tile >= DEMAND:
        needed = demanded(position, tile - DEMAND)
        if (
            player.mat[tile] < needed
            and player.mat[tile] + demand_tiles(position.tables, player, tile - DEMAND) < needed
        ):
            return LIKELY
        return OFTEN if player.mat[tile] == 0 else RARE
    return OFTEN


def lean_shipping(position: Position, player: Player, ship: i64) -> i64:
    """Ships that carry a load worth the action."""
    pairs: i64 = 0
    most: i64 = 0
    kinds: i64 = 0
    for count in player.hand:
        most = max(most, count)
        if count > 0:
            kinds += 1
        if count > 1:
            pairs += 1
    gray = position.gray_ships & bit(ship) != 0
    if ship == LIKE:
        return RARE if most < 3 else (OFTEN if gray else LIKELY)
    if ship == PAIRS:
        return RARE if pairs < 2 else (SELDOM if gray and pairs < 3 else LIKELY)
    return SELDOM if kinds > 3 and not gray else 0


def lean_loading(position: Position, action: i64) -> i64:
    """Load what fills the ship, and stop only where nothing else fits."""
    if action == STOP:
        return 0
    if action == JOKER:
        return SELDOM
    if position.chosen == LIKE and position.units == 0:
        count = position.player().hand[action - CARD]
        return LIKELY if count > 2 else (SELDOM if count == 2 else 0)
    return LIKELY
