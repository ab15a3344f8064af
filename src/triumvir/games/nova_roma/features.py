"""What a good player looks at, as numbers of about one: the inputs of the learned judgement (`engine.features`)."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import size
from triumvir.engine.native import i64, vec
from triumvir.games.nova_roma import scoring
from triumvir.games.nova_roma.actions import MOSAIC_CELLS, ROUTES, SHIPS, TRACKS, ZONES
from triumvir.games.nova_roma.evaluate import HIPPODROME, MOSAIC, PART_NAMES, PARTS, SEA, TURNS, ZONED, parts
from triumvir.games.nova_roma.evaluate_board import leads
from triumvir.games.nova_roma.evaluate_goals import missing
from triumvir.games.nova_roma.evaluate_tempo import turns_left
from triumvir.games.nova_roma.state import EMPTY, MARKER, RIVAL_SHIP, SHIP, ZONE, Player, Position
from triumvir.games.nova_roma.steps.mosaic import estate_tiles
from triumvir.games.nova_roma.tables import STOCK

ROUNDS: Final = 5  # told apart
TABLE_NAMES: Final = (
    "alone",
    "two players",
    "three players",
    "four players",
    "first round",
    "second round",
    "third round",
    "fourth round",
    "fifth round",
    "turns of the round",
    "first-player marker is claimed",
)

_PLAIN: Final = (
    "at the table",
    "on turn",
    "seats until on turn",
    "turns left",
    "claim markers",
    "claim markers beside the hippodrome",
    "cells claimed",
    "points of the mosaic",
    "followers in play",
    "followers in play that score",
    "followers in hand",
    "number of shipping contracts",
    "number of building contracts",
    "blocks not built",
    "estate tiles",
    "number of animals",
    "artisans placed",
    "chariot tiles",
    "begins the next round",
)
_GOODS: Final = ("wheat", "stone", "wood", "wine", "horses", "coins", "influence", "artisans")
SEAT_NAMES: Final = (
    PART_NAMES
    + _PLAIN
    + _GOODS
    + tuple(f"space on track {i + 1}" for i in range(TRACKS))
    + tuple(f"end of track {i + 1}" for i in range(TRACKS))
    + tuple(f"leads on track {i + 1}" for i in range(TRACKS))
    + tuple(f"VP of ship {i + 1}" for i in range(SHIPS))
    + tuple(f"port of ship {i + 1}" for i in range(SHIPS))
    + tuple(f"blocks in zone {i + 1}" for i in range(ZONES))
    + tuple(f"VP of zone {i + 1}" for i in range(ZONES))
    + tuple(f"mosaic cell {i + 1}: claimed, or how far away" for i in range(MOSAIC_CELLS))
)
STOCK_AT: Final = PARTS + 19
BOARD_AT: Final = STOCK_AT + STOCK
SEA_AT: Final = BOARD_AT + 3 * TRACKS
ZONES_AT: Final = SEA_AT + 2 * SHIPS
MOSAIC_AT: Final = ZONES_AT + 2 * ZONES
FAR: Final = 5  # things missing for a claim, beyond which it is out of sight


def table_into(position: Position, out: vec[float]) -> None:
    """The clock."""
    out[position.seats - 1] = 1.0
    out[4 + min(position.round, ROUNDS - 1)] = 1.0
    out[9] = float(position.lap) / 3.0
    out[10] = 0.0 if position.claimant == EMPTY else 1.0


def seat_into(position: Position, seat: i64, out: vec[float], at: i64) -> i64:
    """One player, or the automa; returns the worth."""
    if seat == position.seats:
        return automa_into(position, out, at)
    total: i64 = 0
    i: i64 = at
    for part in parts(position, seat):
        total += part
        out[i] = float(part) / 100.0
        i += 1
    tables = position.tables
    player = position.players[seat]
    out[i] = 1.0
    out[i + 1] = 1.0 if position.active == seat else 0.0
    out[i + 2] = float((seat - position.active + position.seats) % position.seats) / 3.0
    out[i + 3] = float(turns_left(position, player)) / 15.0
    out[i + 4] = float(player.markers) / 4.0
    out[i + 5] = float(player.spare) / 4.0
    out[i + 6] = float(size(player.claimed)) / 5.0
    out[i + 7] = float(scoring.mosaic_points(tables, player)) / 20.0
    out[i + 8] = float(size(player.row)) / 5.0
    out[i + 9] = float(size(player.row & tables.scoring_cards)) / 3.0
    out[i + 10] = float(size(player.hand)) / 4.0
    out[i + 11] = float(size(player.shipping)) / 4.0
    out[i + 12] = float(size(player.building)) / 4.0
    out[i + 13] = float(player.blocks) / 15.0
    out[i + 14] = float(estate_tiles(player)) / 6.0
    out[i + 15] = float(scoring.animal_tiles(tables, player)) / 4.0
    out[i + 16] = float(size(player.placed)) / 4.0
    out[i + 17] = float(size(player.chariots)) / 3.0
    holder = position.first if position.claimant == EMPTY else position.claimant
    out[i + 18] = 1.0 if holder == seat else 0.0
    for i in range(STOCK):
        out[at + STOCK_AT + i] = float(player.stock[i]) / 4.0
    board_into(position, seat, player, out, at)
    for i in range(MOSAIC_CELLS):
        if player.claimed >> i & 1:
            out[at + MOSAIC_AT + i] = 1.0
        else:
            out[at + MOSAIC_AT + i] = -float(min(missing(tables, player, i), FAR)) / float(FAR)
    return total


def board_into(position: Position, seat: i64, player: Player, out: vec[float], at: i64) -> None:
    """Hippodrome, sea and zones."""
    tables = position.tables
    i: i64
    for i in range(TRACKS):
        space = player.board[MARKER + i]
        out[at + BOARD_AT + i] = float(space) / 8.0
        out[at + BOARD_AT + TRACKS + i] = 1.0 if space == tables.track_length[i] else 0.0
        out[at + BOARD_AT + 2 * TRACKS + i] = 1.0 if leads(position, seat, i) else 0.0
    for i in range(SHIPS):
        port = player.board[SHIP + i]
        if port != EMPTY:
            out[at + SEA_AT + i] = float(tables.port_vp[port]) / 10.0
            out[at + SEA_AT + SHIPS + i] = float(1 + port) / 16.0
    for i in range(ZONES):
        out[at + ZONES_AT + i] = float(size(player.board[ZONE + i])) / 6.0
        out[at + ZONES_AT + ZONES + i] = float(scoring.zone_points(position, seat, i)) / 10.0


def automa_into(position: Position, out: vec[float], at: i64) -> i64:
    """The automa in a rival's place: what it scores, and where it stands on the boards; its worth counts nothing."""
    tables = position.tables
    vp = scoring.rival_ledger(position)
    out[at + TURNS] = float(vp[scoring.AI_START] + vp[scoring.AI_BLOCKED]) / 10.0
    out[at + SEA] = float(vp[scoring.AI_SEA]) / 10.0
    out[at + HIPPODROME] = float(vp[scoring.AI_CHARIOTS] + vp[scoring.AI_TRACKS]) / 10.0
    out[at + ZONED] = float(vp[scoring.AI_ZONES]) / 10.0
    out[at + MOSAIC] = float(vp[scoring.AI_MOSAIC]) / 10.0
    out[at + PARTS] = 1.0
    out[at + PARTS + 12] = float(vp[scoring.AI_CONTRACTS]) / 10.0
    out[at + PARTS + 17] = float(size(position.rival_chariots)) / 3.0
    i: i64
    for i in range(TRACKS):
        space = position.rival[MARKER + i]
        out[at + BOARD_AT + i] = float(space) / 8.0
        out[at + BOARD_AT + 2 * TRACKS + i] = 1.0 if space > position.players[0].board[MARKER + i] else 0.0
    for i in range(ROUTES):
        port = position.rival[RIVAL_SHIP + i]
        out[at + SEA_AT + i] = float(tables.port_vp[port]) / 10.0
        out[at + SEA_AT + SHIPS + i] = float(1 + port) / 16.0
    for i in range(ZONES):
        out[at + ZONES_AT + i] = float(size(tables.zone_neutral[i])) / 6.0
    return 0
