"""Whether every number and every length of a position is one that the other checks can work with."""

from __future__ import annotations

from collections.abc import Iterator

from triumvir.games.nova_roma import state as st
from triumvir.games.nova_roma import tables as t
from triumvir.games.nova_roma.actions import (
    ACTIONS,
    ESTATE_CELLS,
    FOLLOWERS,
    FORUM,
    GOODS,
    MOSAIC_CELLS,
    MOSAIC_TILES,
    SHIPS,
    SLOTS,
    TRACKS,
    ZONES,
)
from triumvir.games.nova_roma.state import EMPTY, Position

SPAN = 2**62


def out_of_range(position: Position) -> list[str]:
    """Every number or length that the other checks cannot work with."""
    if position.seats != position.tables.seats or len(position.players) != position.tables.seats:
        return ["the number of seats"]
    wrong = [name for name, fits in _ranges(position) if not fits]
    wrong += [f"seat {seat}: {name}" for seat in range(position.seats) for name in _player_ranges(position, seat)]
    return [f"{name} out of range" for name in wrong]


def _ranges(position: Position) -> Iterator[tuple[str, bool]]:
    yield from _numbers(position)
    yield from _sets(position)
    yield from _orders(position)


def _numbers(position: Position) -> Iterator[tuple[str, bool]]:
    """What is one number, with its least and its most."""
    tables = position.tables
    seats = position.seats
    for name, low, high in (
        ("step", 0, st.OVER),
        ("effect", 0, st.TILE_EXTRA),
        ("round", 0, tables.rounds - 1),
        ("lap", 0, max(tables.laps, tables.draft_cards)),
        ("to_act", -1, seats - 1),
        ("active", 0, seats - 1),
        ("first", 0, seats - 1),
        ("claimant", -1, seats - 1),
        ("goods_seat", -1, seats - 1),
        ("emperor", -1, FORUM - 1),
        ("cell", -1, FORUM - 1),
        ("claim", -1, MOSAIC_CELLS - 1),
        ("spot", -1, ESTATE_CELLS - 1),
        ("track", -1, TRACKS - 1),
        ("action", -1, ACTIONS - 1),
        ("strength", 0, tables.max_strength),
        ("bonus", 0, FOLLOWERS * 3),
        ("goods_left", 0, 1000),
        ("left", 0, 200),
        ("rest", 0, 200),
        ("ring_turn", 0, seats),
        ("artisans", 0, tables.artisans),
        ("heights", seats, SPAN),
        ("reveals", 0, SPAN),
        ("random", 1, SPAN),
        ("rival_points", 0, SPAN),
        ("deck_at", 0, len(position.deck)),
        ("shipping_at", 0, len(position.shipping)),
        ("building_at", 0, len(position.building)),
        ("basic_at", 0, len(position.basic)),
        ("special_at", 0, len(position.special)),
        ("emperor_at", 0, len(position.emperors)),
    ):
        yield name, low <= getattr(position, name) <= high


def _sets(position: Position) -> Iterator[tuple[str, bool]]:
    """Bit sets, and what is chosen."""
    tables = position.tables
    for name, count in (
        ("legionnaires", FORUM),
        ("rings", len(tables.space_zone)),
        ("paid", len(tables.space_zone)),
        ("due", 1 + t.LINES),
        ("discard", FOLLOWERS),
        ("open_tiles", MOSAIC_TILES),
        ("rival_chariots", len(tables.chariot_vp)),
        ("rival_contracts", len(tables.building_vp)),
    ):
        yield name, 0 <= getattr(position, name) < 1 << count
    high = (1 << FOLLOWERS) - 1 if position.step == st.KEEP_CARD else max(FOLLOWERS, len(tables.building_vp), 62)
    yield "chosen", -1 <= position.chosen <= high


def _orders(position: Position) -> Iterator[tuple[str, bool]]:
    """Decks, stacks and what else is a list."""
    tables = position.tables
    yield "rival", all(0 <= space <= length for space, length in zip(position.rival, tables.track_length, strict=False))
    yield "rival", all(0 <= port < len(tables.port_cost) for port in list(position.rival)[st.RIVAL_SHIP :])
    yield "generation", len(position.generation) == FOLLOWERS and all(0 <= g < SPAN for g in position.generation)
    yield "forum", sorted(position.forum) == list(range(ACTIONS))
    yield "chariots", sorted(position.chariots) == list(range(len(tables.chariot_vp)))
    yield "emperors", sorted(position.emperors) == list(range(tables.emperors))
    yield "shipping", sorted(position.shipping) == list(range(len(tables.shipping_cost)))
    yield "building", sorted(position.building) == list(range(len(tables.building_cost)))
    kinds = range(len(tables.tile_kind))
    basic = [kind for kind in kinds if kind < tables.basic_kinds for _ in range(tables.tile_copies[kind])]
    special = [kind for kind in kinds if kind >= tables.basic_kinds for _ in range(tables.tile_copies[kind])]
    yield "basic", sorted(position.basic) == basic
    yield "special", sorted(position.special) == special
    yield "rewards", _sound_rewards(position)
    yield "mosaics", _sound_mosaics(position)
    yield "draft", len(position.draft) in (0, 2 * position.seats * tables.draft_cards)
    limits = [len(tables.shipping_cost)] * SLOTS + [len(tables.building_cost)] * SLOTS + [FOLLOWERS] * SLOTS
    limits += [tables.basic_kinds] * SLOTS + [len(tables.tile_kind)]
    yield "offer", all(EMPTY <= card < limit for card, limit in zip(position.offer, limits, strict=True))


def _sound_rewards(position: Position) -> bool:
    tables = position.tables
    if len(position.rewards) != len(tables.space_zone):
        return False
    laid = [tile for tile in position.rewards if tile != EMPTY]
    fits = all((tile != EMPTY) == (used == 1) for tile, used in zip(position.rewards, tables.space_used, strict=True))
    return fits and len(set(laid)) == len(laid) and set(laid) <= set(range(len(tables.reward_gain)))


def _sound_mosaics(position: Position) -> bool:
    if position.step != st.DRAFT_TILE:
        return len(position.mosaics) == 0 and position.open_tiles == 0
    return [tile // t.PER_COLOUR for tile in position.mosaics] == [
        i // t.PER_COLOUR for i in range(MOSAIC_TILES)
    ] and len(set(position.mosaics)) == MOSAIC_TILES


def _player_ranges(position: Position, seat: int) -> Iterator[str]:
    tables, player = position.tables, position.players[seat]
    limits = [tables.max_good] * GOODS + [SPAN, tables.max_influence, tables.artisans]
    if not all(0 <= amount <= limit for amount, limit in zip(player.stock, limits, strict=True)):
        yield "stock (N-004, N-005)"
    if not all(EMPTY <= tile < len(tables.tile_kind) for tile in player.estate):
        yield "estate"
    for name, count in (
        ("placed", ESTATE_CELLS),
        ("flipped", ESTATE_CELLS),
        ("hand", FOLLOWERS),
        ("known", FOLLOWERS),
        ("row", FOLLOWERS),
        ("used", FOLLOWERS),
        ("idle", FOLLOWERS),
        ("shipping", len(tables.shipping_cost)),
        ("building", len(tables.building_cost)),
        ("claimed", MOSAIC_CELLS),
        ("patricians", FORUM),
        ("chariots", len(tables.chariot_vp)),
    ):
        if not 0 <= getattr(player, name) < 1 << count:
            yield name
    total = tables.start_markers + tables.start_spare
    if not (0 <= player.markers <= total and 0 <= player.spare <= tables.start_spare):
        yield "markers"
    if not (0 <= player.blocks <= tables.start_blocks and 0 <= player.blind < SPAN):
        yield "blocks"
    board = player.board
    for track in range(TRACKS):
        if not 0 <= board[st.MARKER + track] <= tables.track_length[track]:
            yield "marker"
        if not 0 <= board[st.HEIGHT + track] < position.heights:
            yield "height"
    if not all(EMPTY <= board[st.SHIP + ship] < len(tables.port_cost) for ship in range(SHIPS)):
        yield "ship"
    if not all(0 <= board[st.ZONE + zone] < SPAN for zone in range(ZONES)):
        yield "zone"
    drafting = position.step == st.DRAFT_TILE
    for row in range(3):
        tile = board[st.MOSAIC + row]
        if tile == EMPTY:
            if not drafting:
                yield "mosaic"
        elif not row * t.PER_COLOUR <= tile < (row + 1) * t.PER_COLOUR:
            yield "mosaic"
