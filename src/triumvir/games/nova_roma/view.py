"""What a seat may see, as plain JSON values. A white list: what is not named here does not leave the position."""

from __future__ import annotations

from triumvir.games.nova_roma import hidden, scoring
from triumvir.games.nova_roma import state as st
from triumvir.games.nova_roma.actions import (
    ESTATE_CELLS,
    FOLLOWERS,
    FORUM,
    MOSAIC_CELLS,
    MOSAIC_TILES,
    ROUTES,
    SHIPS,
    SIDE,
    TRACKS,
    ZONES,
)
from triumvir.games.nova_roma.box import ACTION_NAMES
from triumvir.games.nova_roma.box_maps import ROUTE_IDS, ZONE_IDS
from triumvir.games.nova_roma.box_parts import KIND_NAMES
from triumvir.games.nova_roma.names import Names, cell
from triumvir.games.nova_roma.state import EMPTY, Player, Position, current
from triumvir.games.nova_roma.steps import drafting, forum
from triumvir.games.nova_roma.steps.acting import base_strength
from triumvir.games.nova_roma.steps.cleanup import chariots_seen, lost_chariots
from triumvir.games.nova_roma.steps.table import STEPS, step_of
from triumvir.games.nova_roma.tables import LINES
from triumvir.games.nova_roma.view_types import Forum, NovaDecision, NovaPlayer, NovaView, Reward, Rival, Ship, ToCome

RIVAL_SOURCES = ("start", "blocked", "sea", "contracts", "zones", "chariots", "tracks", "mosaic")


def view(names: Names, position: Position, seat: int | None) -> NovaView:
    """The position as a seat knows it; None is a spectator."""
    tables = position.tables
    offer = position.offer
    return {
        "game": "nova-roma",
        "seat": seat,
        "step": step_of(position).name,
        "to_act": position.to_act,
        "active": position.active,
        "first": position.first,
        "claimant": _or_none(position.claimant),
        "round": position.round,
        "rounds": tables.rounds,
        "lap": position.lap,
        "forum": _forum(position),
        "decision": _decision(names, position, seat),
        "shipping": [_named(names.shipping, card) for card in offer[st.OFFER_SHIPPING : st.OFFER_BUILDING]],
        "building": [_named(names.building, card) for card in offer[st.OFFER_BUILDING : st.OFFER_FOLLOWERS]],
        "followers": [_named(names.followers, card) for card in offer[st.OFFER_FOLLOWERS : st.OFFER_BASIC]],
        "estate": [_named(names.tiles, tile) for tile in offer[st.OFFER_BASIC :]],
        "discards": _members(names.followers, position.discard, FOLLOWERS),
        "decks": {
            "shipping": len(position.shipping) - position.shipping_at,
            "building": len(position.building) - position.building_at,
            "followers": len(position.deck) - position.deck_at,
            "basic": len(position.basic) - position.basic_at,
            "special": len(position.special) - position.special_at,
        },
        "artisans": position.artisans,
        "rewards": _rewards(names, position),
        "neutral": [_cells(tables.zone_neutral[zone], position, zone) for zone in range(ZONES)],
        "chariots": _chariots(names, position),
        "lost_chariots": _members(names.chariots, lost_chariots(position), len(names.chariots)),
        "to_come": _to_come(names, position),
        "unseen": _unseen(names, position, seat),
        "tiles": _members(names.mosaics, position.open_tiles, MOSAIC_TILES),
        "neutral_space": tables.neutral_space if position.seats == 2 else None,
        "rival": _rival(names, position) if position.seats == 1 else None,
        "players": [_player(names, position, number, seat) for number in range(position.seats)],
    }


def view_beside(names: Names, position: Position, seat: int, seen: NovaView) -> NovaView:
    """The view of a seat; what everybody knows is taken from what a spectator sees of the same position."""
    players = seen["players"].copy()
    players[seat] = own = players[seat].copy()
    _add_own(names, position, seat, own)
    return {
        **seen,
        "seat": seat,
        "decision": _decision(names, position, seat),
        "unseen": _unseen(names, position, seat),
        "players": players,
    }


def _or_none(value: int) -> int | None:
    return None if value == EMPTY else value


def _named(ids: list[str], number: int) -> str | None:
    return None if number == EMPTY else ids[number]


def _members(ids: list[str], members: int, count: int) -> list[str]:
    return [ids[i] for i in range(count) if members >> i & 1]


def _places(members: int, count: int, columns: int) -> list[str]:
    return [cell(i, columns) for i in range(count) if members >> i & 1]


def _cells(members: int, position: Position, zone: int) -> list[str]:
    return _places(members, position.tables.zone_span[zone], position.tables.zone_columns[zone])


def _forum(position: Position) -> Forum:
    tables = position.tables
    options: list[str] = []
    if position.step == st.PLACE_EMPEROR:
        tile = position.emperors[position.emperor_at - 1]
        options = sorted(cell(tables.emperor_cells[2 * tile + i], SIDE) for i in range(2))
    return {
        "rows": [ACTION_NAMES[position.forum[i]] for i in range(SIDE)],
        "columns": [ACTION_NAMES[position.forum[SIDE + i]] for i in range(SIDE)],
        "emperor": None if position.emperor == EMPTY else cell(position.emperor, SIDE),
        "emperor_options": options,
        "legionnaires": _places(position.legionnaires, FORUM, SIDE),
        "cell": None if position.cell == EMPTY else cell(position.cell, SIDE),
    }


def _decision(names: Names, position: Position, seat: int | None) -> NovaDecision:
    """What the player to act is in the middle of."""
    step = current(position)
    strength = position.strength
    action = position.action
    if position.step == st.DECLARE:
        action = forum.line_action(position, position.cell, position.column)
    if position.step in (st.DECLARE, st.WINDOW):
        strength = base_strength(position)
    decision: NovaDecision = {
        "action": None if action == EMPTY else ACTION_NAMES[action],
        "petition": position.petition,
        "strength": strength,
        "second": position.second,
        "column": position.column,
        "claimed": position.claimed,
        "left": position.left,
        "rest": position.rest,
        "goods": position.goods_left,
        "waived": position.waived,
        "did": position.did,
        "spot": None if position.spot == EMPTY else cell(position.spot, 3),
        "track": None if position.track == EMPTY else names.tracks[position.track],
        "bonus": position.bonus,
        "below": STEPS[position.step].name,
        "effect": None if position.effect == st.NO_EFFECT else STEPS[position.effect].name,
        "wheel": position.wheel,
        "goods_seat": _or_none(position.goods_seat),
        "claim": _or_none(position.claim),
        "due": [i for i in range(1 + LINES) if position.due >> i & 1],
        "rings": [i for i in range(len(position.tables.space_zone)) if position.rings >> i & 1],
        "ring_turn": position.ring_turn if position.rings else 0,
    }
    if step in (st.RECRUIT_DROP, st.TILE_DROP):
        decision["card"] = names.followers[position.chosen]
    elif step == st.UPGRADE_CELL:
        decision["tile"] = names.tiles[position.chosen]
    elif step == st.BUILD_PLACE:
        decision["contract"] = names.building[position.chosen]
    elif step == st.KEEP_CARD and position.to_act == seat:
        decision["kept"] = _members(names.followers, position.chosen, FOLLOWERS)
    return decision


def _rewards(names: Names, position: Position) -> list[Reward]:
    tables = position.tables
    found: list[Reward] = []
    for space in range(len(tables.space_zone)):
        zone = tables.space_zone[space]
        found.append(
            {
                "zone": ZONE_IDS[zone],
                "cell": cell(tables.space_cell[space], tables.zone_columns[zone]),
                "tile": _named(names.rewards, position.rewards[space]),
                "paid": bool(position.paid >> space & 1),
            }
        )
    return found


def _chariots(names: Names, position: Position) -> list[str]:
    """The favoured chariot's track and the next one."""
    rounds = range(position.round, min(position.round + 2, position.tables.rounds))
    return [names.tracks[position.tables.chariot_track[position.chariots[number]]] for number in rounds]


def _to_come(names: Names, position: Position) -> ToCome:
    emperors = sorted(position.emperors[position.emperor_at :])
    cells = position.tables.emperor_cells
    return {
        "shipping": [names.shipping[card] for card in sorted(position.shipping[position.shipping_at :])],
        "building": [names.building[card] for card in sorted(position.building[position.building_at :])],
        "basic": _tally([names.tiles[tile] for tile in position.basic[position.basic_at :]]),
        "special": _tally([names.tiles[tile] for tile in position.special[position.special_at :]]),
        "emperors": [sorted(cell(cells[2 * tile + i], SIDE) for i in range(2)) for tile in emperors],
        "chariots": [names.chariots[tile] for tile in sorted(position.chariots[chariots_seen(position) :])],
    }


def _unseen(names: Names, position: Position, seat: int | None) -> list[list[str]]:
    """Followers that the seat has not seen; while they are drafted the packets tell more."""
    if position.step in (st.DRAFT_CARD, st.KEEP_CARD):
        return []
    return _by_reshuffle(names, position, hidden.unseen(position, -1 if seat is None else seat))


def _by_reshuffle(names: Names, position: Position, cards: int) -> list[list[str]]:
    return [
        _members(names.followers, hidden.of_generation(position, cards, number), FOLLOWERS)
        for number in range(hidden.newest(position) + 1)
    ]


def _tally(items: list[str]) -> dict[str, int]:
    """How often each occurs, in an order that tells nothing."""
    return {name: items.count(name) for name in sorted(set(items))}


def _rival(names: Names, position: Position) -> Rival:
    ledger = scoring.rival_ledger(position)
    return {
        "tracks": [position.rival[st.MARKER + track] for track in range(TRACKS)],
        "ships": [names.ports[position.rival[st.RIVAL_SHIP + route]] for route in range(ROUTES)],
        "chariots": len(_members(names.chariots, position.rival_chariots, len(names.chariots))),
        "contracts": _members(names.building, position.rival_contracts, len(names.building)),
        "score": scoring.rival_score(position),
        "ledger": dict(zip(RIVAL_SOURCES, ledger, strict=True)),
    }


def _ship(names: Names, position: Position, port: int) -> Ship:
    if port == EMPTY:
        return {"port": "start", "route": None, "vp": 0}
    first = position.tables.route_first
    route = next(r for r in range(ROUTES) if first[r] <= port < first[r + 1])
    return {"port": names.ports[port], "route": ROUTE_IDS[route], "vp": position.tables.port_vp[port]}


def _stack_place(position: Position, player: Player, track: int) -> int:
    """How many markers lie below this one on its space."""
    own = player.board
    return sum(
        other.board[st.MARKER + track] == own[st.MARKER + track]
        and other.board[st.HEIGHT + track] < own[st.HEIGHT + track]
        for other in position.players
    )


def _player(names: Names, position: Position, number: int, seat: int | None) -> NovaPlayer:
    player: Player = position.players[number]
    tables, board = position.tables, player.board
    shown: NovaPlayer = {
        "score": position.score_of(number),
        "ledger": position.ledger(number),
        "stock": {kind: player.stock[i] for i, kind in enumerate(KIND_NAMES[:-1])},
        "estate": [
            {
                "tile": _named(names.tiles, player.estate[i]),
                "artisan": bool(player.placed >> i & 1),
                "used": bool(player.flipped >> i & 1),
            }
            for i in range(ESTATE_CELLS)
        ],
        "row": _members(names.followers, player.row, FOLLOWERS),
        "face_down": _members(names.followers, player.used, FOLLOWERS),
        "idle": _members(names.followers, player.idle, FOLLOWERS),
        "cards": len(_members(names.followers, player.hand, FOLLOWERS)),
        "known": _members(names.followers, player.known, FOLLOWERS),
        "blind": player.blind,
        "unknown": [len(cards) for cards in _by_reshuffle(names, position, player.hand & ~player.known)],
        "shipping": _members(names.shipping, player.shipping, len(names.shipping)),
        "building": _members(names.building, player.building, len(names.building)),
        "mosaic": [_named(names.mosaics, board[st.MOSAIC + row]) for row in range(3)],
        "achievements": _achievements(names, position, player),
        "claimed": [i for i in range(MOSAIC_CELLS) if player.claimed >> i & 1],
        "markers": player.markers,
        "spare": player.spare,
        "blocks": player.blocks,
        "zones": [_cells(board[st.ZONE + zone], position, zone) for zone in range(ZONES)],
        "patricians": _places(player.patricians, FORUM, SIDE),
        "tracks": [board[st.MARKER + track] for track in range(TRACKS)],
        "below": [_stack_place(position, player, track) for track in range(TRACKS)],
        "ships": [_ship(names, position, board[st.SHIP + ship]) for ship in range(SHIPS)],
        "chariots": _members(names.chariots, player.chariots, len(tables.chariot_vp)),
    }
    if number == seat:
        _add_own(names, position, number, shown)
    return shown


def _add_own(names: Names, position: Position, number: int, shown: NovaPlayer) -> None:
    """What a player alone knows of itself."""
    shown["hand"] = _members(names.followers, position.players[number].hand, FOLLOWERS)
    if position.step == st.DRAFT_CARD:
        shown["packet"] = _members(names.followers, drafting.packet(position, number), FOLLOWERS)
    if len(position.draft):
        shown["packets"] = [
            _members(names.followers, cards, FOLLOWERS) for cards in hidden.packets_seen(position, number)
        ]
        shown["drafted"] = _drafted(names, position, number)


def _drafted(names: Names, position: Position, number: int) -> list[str]:
    """The own picks of the follower draft, in order."""
    size = position.tables.draft_cards
    first = (position.seats + number) * size
    return [names.followers[card] for card in position.draft[first : first + size] if card != EMPTY]


def _achievements(names: Names, position: Position, player: Player) -> list[str | None]:
    found: list[str | None] = []
    for i in range(MOSAIC_CELLS):
        tile = player.board[st.MOSAIC + i // 3]
        number = EMPTY if tile == EMPTY else position.tables.mosaic_slots[3 * tile + i % 3]
        found.append(_named(names.achievements, number))
    return found
