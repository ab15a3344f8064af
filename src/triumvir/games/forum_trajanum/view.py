"""What a seat may see, as plain JSON values. A white list: what is not named here does not leave the position."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.games.forum_trajanum import scoring
from triumvir.games.forum_trajanum import state as st
from triumvir.games.forum_trajanum import tables as t
from triumvir.games.forum_trajanum.actions import CELLS, FORUM, GREYS, KINDS, PAIRS, ROWS
from triumvir.games.forum_trajanum.box import COLOUR_NAMES, GREY_NAMES, RESOURCE_NAMES
from triumvir.games.forum_trajanum.hidden import knows_kept, knows_passed, unseen
from triumvir.games.forum_trajanum.names import Names, pair
from triumvir.games.forum_trajanum.state import EMPTY, Player, Position, committing, cycle_of, looks_into
from triumvir.games.forum_trajanum.steps.table import step_of
from triumvir.games.forum_trajanum.view_types import (
    Cell,
    Citizen,
    Counts,
    ForumDecision,
    ForumPlayer,
    ForumView,
    Picked,
    Taken,
)

ORIGINS = (None, "own", "received", "reserve", "colonia")
DUE = {st.DUE_SECOND_TILE: "second_tile", st.DUE_PUT_AWAY: "put_away", st.DUE_BUILD: "build", st.DUE_END: "end"}
COMMITTING = "take_tiles"  # all that others see of phase 1
HIDDEN = "hidden"
MOSAIC = (*COLOUR_NAMES, "eagle")
TARGETS = (*COLOUR_NAMES, "coloured", "eagle")


def view(names: Names, position: Position, seat: int | None) -> ForumView:
    """The position as a seat knows it; None is a spectator."""
    tables = position.tables
    secret = committing(position) and not looks_into(position, _watcher(seat), position.to_act)
    first = position.drawn - tables.cards_per_round
    cycle = cycle_of(position)
    return {
        "game": "forum-trajanum",
        "seat": seat,
        "step": COMMITTING if secret else step_of(position).name,
        "to_act": position.to_act,
        "active": position.active,
        "start": position.start,
        "cycle": cycle,
        "cycles": tables.cycles,
        "round": position.round % tables.rounds,
        "rounds": tables.rounds,
        "turns": position.turns,
        "streets": [names.streets[position.streets[i]] for i in range(max(first, 0), position.drawn)],
        "called": [names.streets[position.streets[i]] for i in range(max(first, 0))],
        "orders": [names.cards[card] for card in position.orders],
        "fragment": tables.fragment_vp[cycle],
        "columns": tables.columns,
        "mosaic": [MOSAIC[colour] for colour in position.mosaic],
        "areas": [_members(position.forum[st.FORUM_AREAS + i], FORUM) for i in range(position.forum[st.FORUM_AT + 4])],
        "committed": position.step - st.PICK_FIRST if committing(position) else None,
        "decision": None if secret else _decision(names, position),
        "players": [_player(names, position, number, seat) for number in range(position.seats)],
    }


def view_beside(names: Names, position: Position, seat: int, seen: ForumView) -> ForumView:
    """The view of a seat; what everybody knows is taken from what a spectator sees of the same position."""
    secret = committing(position) and not looks_into(position, seat, position.to_act)
    players: list[ForumPlayer] = []
    for number in range(position.seats):
        player = seen["players"][number].copy()
        player.pop("commit", None)
        player["unseen"] = _unseen(names, position, number, seat)
        player["kept"] = _kept(names, position, number, seat)
        player["passed"] = _passed(names, position, number, seat)
        player["shown"] = _shown(names, position, number, seat)
        _add_commit(names, position, number, seat, player)
        players.append(player)
    return {
        **seen,
        "seat": seat,
        "step": COMMITTING if secret else step_of(position).name,
        "decision": None if secret else _decision(names, position),
        "players": players,
    }


def _watcher(seat: int | None) -> int:
    return -1 if seat is None else seat


def _members(members: int, count: int) -> list[int]:
    return [i for i in range(count) if members >> i & 1]


def _decision(names: Names, position: Position) -> ForumDecision:
    """What the player to act is in the middle of."""
    step, tables = position.step, position.tables
    if committing(position):
        return {"served": None if position.card == EMPTY else position.card}
    decision: ForumDecision = {
        "due": _due(names, position),
        "origin": ORIGINS[position.origin],
        "second": ORIGINS[position.second],
        "second_kind": None if position.reserve_tile == EMPTY else names.tiles[position.reserve_tile],
        "swaps": {
            "merchant": tables.swaps[t.MERCHANT_2] - position.merchant_swaps,
            "worker": tables.swaps[t.CRAFTSMAN_1] - position.worker_swaps,
            "builder": tables.swaps[t.CRAFTSMAN_2] - position.builder_swaps,
        },
    }
    if step == st.CHOOSE_ROW:
        decision["tile"] = names.tiles[position.tile]
    elif step == st.CHOOSE_GAIN:
        decision["offer"] = [name for i, name in enumerate(RESOURCE_NAMES) if position.offer >> i & 1]
    elif step in (st.CHOOSE_PLACE, st.CHOOSE_PAYMENT):
        decision["face"] = position.face
        if step == st.CHOOSE_PAYMENT:
            decision["cells"] = _cells(position)
    elif step in (st.CHOOSE_ORDER, st.CHOOSE_STEP):
        decision["track"] = GREY_NAMES[position.track]
    elif step == st.SEND_ENVOY:
        decision["target"] = TARGETS[position.target]
    elif step == st.AREA_BONUS:
        decision["bonuses"] = position.bonuses
        decision["taken"] = _members(position.bonuses_taken, 5)
    elif step == st.UPKEEP:
        decision["row"] = position.row
    return decision


def _cells(position: Position) -> list[int]:
    """The cells of the tile that is being paid, the grey building's first."""
    if position.face < 8:
        return [position.place]
    turned = position.place >= PAIRS
    first, second = pair(position.place % PAIRS)
    return [second, first] if turned else [first, second]


def _due(names: Names, position: Position) -> list[str]:
    """What waits until the current decision is made: rewards, actions, the end of the turn."""
    waiting = []
    agenda = position.agenda
    while agenda:
        due = agenda & st.AGENDA_MASK
        if due >= st.DUE_GREY:
            waiting.append(names.buildings[due - st.DUE_GREY])
        else:
            waiting.append(DUE[due])
        agenda >>= st.AGENDA_BITS
    return waiting


def _player(names: Names, position: Position, number: int, seat: int | None) -> ForumPlayer:
    player: Player = position.players[number]
    tables = position.tables
    group = scoring.largest_group(player.envoys)
    shown: ForumPlayer = {
        "score": position.score_of(number),
        "ledger": position.ledger(number),
        "stock": {name: player.stock[i] for i, name in enumerate(RESOURCE_NAMES)},
        "tracks": {GREY_NAMES[grey]: player.stock[st.TRACK + grey] for grey in range(1, GREYS)},
        "offset": player.offset,
        "flipped": player.flipped,
        "trajan_value": scoring.trajan_value(tables, player),
        "group": group,
        "group_vp": scoring.group_points(tables, player, group),
        "cells": [_cell(names, position, player, cell) for cell in range(CELLS)],
        "citizens": [_row(player, row) for row in range(ROWS)],
        "first_citizen": None if player.citizen == EMPTY else names.tiles[player.citizen],
        "active_citizens": bin(player.active).count("1"),
        "ship": player.ship,
        "envoys": _members(player.envoys, FORUM),
        "reserve": _counts(names, player.reserve),
        "shipped": _counts(names, player.shipped),
        "gone": _counts(names, player.gone),
        "unseen": _unseen(names, position, number, seat),
        "committed": player.committed if committing(position) else False,
        "taken": _taken(names, position, player),
        "kept": _kept(names, position, number, seat),
        "passed": _passed(names, position, number, seat),
        "shown": _shown(names, position, number, seat),
    }
    _add_commit(names, position, number, seat, shown)
    return shown


def _add_commit(names: Names, position: Position, number: int, seat: int | None, shown: ForumPlayer) -> None:
    """What a player is choosing in secret, for who may look."""
    player: Player = position.players[number]
    if committing(position) and looks_into(position, _watcher(seat), number):
        shown["commit"] = {
            "first": _picked(names, player, player.first),
            "second": _picked(names, player, player.second),
            "paid": player.paid,
        }


def _counts(names: Names, counts: vec[i64]) -> Counts:
    return {names.tiles[kind]: count for kind, count in enumerate(counts) if count}


def _unseen(names: Names, position: Position, number: int, seat: int | None) -> Counts:
    """What the seat has not seen of a player's tiles, in an order that tells nothing (F-221)."""
    player = position.players[number]
    kinds = [0] * KINDS
    if player.order:
        for kind in player.order:
            kinds[kind] += 1
    else:
        places = unseen(position, number, _watcher(seat))
        for place in range(st.PLACES):
            if places >> place & 1:
                kinds[player.tiles[place]] += 1
    return {names.tiles[kind]: count for kind, count in enumerate(kinds) if count}


def _cell(names: Names, position: Position, player: Player, cell: int) -> Cell | None:
    tables = position.tables
    if tables.temples >> cell & 1:
        return {"kind": "temple"}
    if player.covered >> cell & 1:
        if tables.corners >> cell & 1:
            return {"kind": "tile", "id": names.tiles[player.tiles[cell]]}  # F-029: corners lie face up
        return {"kind": "tile", "id": HIDDEN}
    if tables.corners >> cell & 1 and any(tile != EMPTY for tile in player.tiles):
        crane = list(tables.corner).index(cell)
        colour = COLOUR_NAMES[tables.crane_colour[crane]]
        return {"kind": "crane", "id": colour, "spent": bool(player.spent >> crane & 1)}
    for building in range(t.BUILDINGS):
        if player.built[building] >> cell & 1:
            return {"kind": "building", "id": names.buildings[building]}
    return None


def _row(player: Player, row: int) -> list[Citizen]:
    spaces = [2 * row, 2 * row + 1]
    return [
        {"active": bool(player.active >> space & 1), "own": not player.foreign >> space & 1}
        for space in spaces
        if player.placed >> space & 1
    ]


def _taken(names: Names, position: Position, player: Player) -> list[Taken]:
    """The cells emptied in this round; a tile from a corner was seen by all (F-226)."""
    if committing(position):
        return []
    cells = sorted(cell for cell in (player.kept, player.passed) if cell != EMPTY)
    corners = position.tables.corners
    return [{"cell": cell, "tile": names.tiles[player.tiles[cell]] if corners >> cell & 1 else None} for cell in cells]


def _kept(names: Names, position: Position, number: int, seat: int | None) -> str | None:
    """The tile kept, until it is put away: known to its owner, and to all in the owner's turn (F-059, F-222)."""
    player = position.players[number]
    if not committing(position) and not player.hand & st.HAND_KEPT:
        return None
    return _shown(names, position, number, seat)[0]


def _passed(names: Names, position: Position, number: int, seat: int | None) -> str | None:
    """The tile passed, until it is put away: known to who passed it, to the receiver, then to all (F-222, F-227)."""
    player = position.players[number]
    if not committing(position) and not player.hand & st.HAND_PASSED:
        return None
    return _shown(names, position, number, seat)[1]


def _shown(names: Names, position: Position, number: int, seat: int | None) -> list[str | None]:
    """The tiles kept and passed in this round: None if there is none, or while others commit in secret."""
    player = position.players[number]
    watcher = _watcher(seat)
    if committing(position) and not looks_into(position, watcher, number):
        return [None, None]
    known = (
        number == seat or knows_kept(position, number),
        number == seat or knows_passed(position, number, watcher),
    )
    return [
        None if cell == EMPTY else names.tiles[player.tiles[cell]] if seen else HIDDEN
        for cell, seen in zip((player.kept, player.passed), known, strict=True)
    ]


def _picked(names: Names, player: Player, cell: int) -> Picked | None:
    return None if cell == EMPTY else {"cell": cell, "tile": names.tiles[player.tiles[cell]]}
