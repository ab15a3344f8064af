"""How a player stands on the boards: ports, hippodrome and zones. Tenths of a VP."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import size
from triumvir.engine.native import i64
from triumvir.games.nova_roma import scoring
from triumvir.games.nova_roma.actions import SHIPS, TRACKS, ZONES
from triumvir.games.nova_roma.evaluate_tempo import LATE
from triumvir.games.nova_roma.state import EMPTY, MARKER, SHIP, ZONE, Player, Position
from triumvir.games.nova_roma.steps.cleanup import leader
from triumvir.games.nova_roma.tables import Tables

LEG: Final = 60  # percent of the next port's VP for a ship that is nearly there
TRACK_HOPE: Final = 45  # nearly the VP of a track's end; the first spaces bring little of it
FAVOURED: Final = 15  # half a chariot tile for leading where one is favoured; in the last lap it is three quarters
RACE_PACE: Final = 2  # spaces a turn, if it must be
BLOCK: Final = 4  # a block beyond the present rank: a step to the next one, a share of a reward tile


def sea(tables: Tables, player: Player, turns: i64) -> i64:
    """The ports reached, and the way from there to the next VP."""
    total: i64 = 0
    i: i64
    for i in range(SHIPS):
        port = player.board[SHIP + i]
        if port == EMPTY:
            continue
        reached = tables.port_vp[port]
        total += 10 * reached
        if turns > 0:
            total += under_way(tables, port)
    return total


def under_way(tables: Tables, port: i64) -> i64:
    """The share of the next VP port that a ship has earned by sails since the last one."""
    route: i64 = 0
    while port >= tables.route_first[route + 1]:
        route += 1
    first = tables.route_first[route]
    stop = tables.route_first[route + 1]
    reached = tables.port_vp[port]
    done: i64 = 0
    at = port
    while at >= first:
        before: i64 = tables.port_vp[at - 1] if at > first else 0
        if before != reached:
            break
        done += tables.port_cost[at]
        at -= 1
    legs: i64 = 0
    at = port + 1
    while at < stop:
        legs += tables.port_cost[at]
        if tables.port_vp[at] > reached:
            return (tables.port_vp[at] - reached) * LEG * done // (10 * (done + legs))
        at += 1
    return 0


def hippodrome(position: Position, seat: i64, turns: i64) -> i64:
    """Track ends and the way there, chariot tiles and the favoured tracks; alone, tracks to overtake the automa on."""
    tables = position.tables
    player = position.players[seat]
    alone = position.seats == 1
    total = 10 * scoring.chariot_points(tables, player.chariots)
    i: i64
    for i in range(TRACKS):
        space = player.board[MARKER + i]
        length = tables.track_length[i]
        if space == length:
            total += 10 * tables.track_end_vp
        elif length - space <= RACE_PACE * turns:
            total += TRACK_HOPE * space * space // (length * length)
        if alone:
            rival = position.rival[MARKER + i]
            if space < rival <= space + turns:
                total += 5 * tables.ai_lead_vp * space // rival
    for i in range(position.round, min(position.round + 2, tables.rounds)):  # the tiles that lie face up
        if leads(position, seat, tables.chariot_track[position.chariots[i]]):
            total += FAVOURED
            if i == position.round and position.lap + 1 == tables.laps:
                total += FAVOURED // 2
    return total


def leads(position: Position, seat: i64, track: i64) -> bool:
    """Whether the seat would win a chariot tile of this track now (N-181, N-219, N-230)."""
    space = position.players[seat].board[MARKER + track]
    if position.seats == 1:
        return space > position.rival[MARKER + track]
    if position.seats == 2 and space <= position.tables.neutral_space:
        return False
    return leader(position, track) == seat


def zones(position: Position, seat: i64, turns: i64) -> i64:
    """The ranks as they are and a little for every block."""
    total: i64 = 0
    i: i64
    for i in range(ZONES):
        own = size(position.players[seat].board[ZONE + i])
        total += 10 * scoring.zone_points(position, seat, i) + BLOCK * own * min(turns, LATE) // LATE
    return total
