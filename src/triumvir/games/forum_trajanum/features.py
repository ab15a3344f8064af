"""What a good player looks at, as numbers of about one: the inputs of the learned judgement (`engine.features`)."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64, vec
from triumvir.games.forum_trajanum.actions import GREYS, ROWS, TRACK_STEPS
from triumvir.games.forum_trajanum.evaluate import PART_NAMES, PARTS, parts, turns_left
from triumvir.games.forum_trajanum.evaluate_goals import built_part
from triumvir.games.forum_trajanum.scoring import eagle_points, group_points, largest_group, trajan_value
from triumvir.games.forum_trajanum.state import (
    TRACK,
    UPKEEP,
    Player,
    Position,
    ability,
    before_turns,
    cycle_of,
    workers_of,
)
from triumvir.games.forum_trajanum.steps.building import free_cells
from triumvir.games.forum_trajanum.tables import (
    ASSISTANT,
    BUILDER,
    BUILDINGS,
    COIN,
    CORNERS,
    STREETS,
    TRIBUNE,
)

CYCLES: Final = 3  # told apart
TABLE_NAMES: Final = (
    "two players",
    "three players",
    "four players",
    "first cycle",
    "second cycle",
    "third cycle",
    "rounds left",
    "rounds left in the cycle",
    "tiles are being taken",
    "upkeep",
)

_PLAIN: Final = (
    "at the table",
    "on turn",
    "seats until on turn",
    "turns left",
    "builders",
    "workers",
    "assistants",
    "coins",
    "tribunes",
    "envoys waiting",
    "number of envoys in the forum",
    "largest group",
    "points of the largest group",
    "points of eagles",
    "slider",
    "slider turned",
    "value of an order",
    "citizens",
    "citizens awake",
    "rows with two citizens",
    "coins short for upkeep",
    "free cells",
    "streets without a free cell",
    "cranes uncovered",
    "cranes spent",
)
SEAT_NAMES: Final = (
    PART_NAMES
    + _PLAIN
    + ("victory columns", "libraries", "basilicas", "markets", "first colour", "second colour", "third colour")
    + ("fourth colour",)
    + ("library track", "basilica track", "market track")
    + tuple(f"kinds in row {row + 1}, by its citizens" for row in range(ROWS))
    + tuple(f"ability of row {row + 1}" for row in range(ROWS))
    + tuple(f"building order of cycle {cycle + 1}" for cycle in range(CYCLES))
)
BUILT_AT: Final = PARTS + 25
ROWS_AT: Final = BUILT_AT + BUILDINGS + GREYS - 1
ORDERS_AT: Final = ROWS_AT + 2 * ROWS


def table_into(position: Position, out: vec[float]) -> None:
    """The clock."""
    tables = position.tables
    left = tables.rounds * tables.cycles - position.round
    cycle = cycle_of(position)
    out[position.seats - 2] = 1.0
    out[3 + min(cycle, CYCLES - 1)] = 1.0
    out[6] = float(left) / 12.0
    out[7] = float((cycle + 1) * tables.rounds - position.round) / 4.0
    out[8] = 1.0 if before_turns(position) else 0.0
    out[9] = 1.0 if position.step == UPKEEP else 0.0


def seat_into(position: Position, seat: i64, out: vec[float], at: i64) -> i64:
    """One player; returns the worth."""
    total: i64 = 0
    i: i64 = at
    for part in parts(position, seat):
        total += part
        out[i] = float(part) / 100.0
        i += 1
    player = position.players[seat]
    out[i] = 1.0
    out[i + 1] = 1.0 if position.active == seat else 0.0
    out[i + 2] = float((seat - position.active + position.seats) % position.seats) / 3.0
    turns = turns_left(position, seat)
    out[i + 3] = float(turns) / 12.0
    stock_into(position, player, out, i + 4)
    colonia_into(position, player, out, i + 13)
    rows_into(position, player, out, at + ROWS_AT)
    tables = position.tables
    cycle = cycle_of(position)
    ahead = turns - (tables.cycles - 1 - cycle) * tables.rounds
    for i in range(cycle, min(tables.cycles, CYCLES)):
        out[at + ORDERS_AT + i] = float(built_part(tables, player, position.orders[i], ahead)) / 20.0
        ahead += tables.rounds
    for i in range(BUILDINGS):
        out[at + BUILT_AT + i] = float(size(player.built[i])) / 3.0
    for i in range(1, GREYS):
        out[at + BUILT_AT + BUILDINGS + i - 1] = float(player.stock[TRACK + i]) / float(TRACK_STEPS)
    return total


def stock_into(position: Position, player: Player, out: vec[float], at: i64) -> None:
    """Resources and envoys."""
    stock = player.stock
    group = largest_group(player.envoys)
    out[at] = float(stock[BUILDER]) / 2.0
    out[at + 1] = float(workers_of(player)) / 4.0
    out[at + 2] = float(stock[ASSISTANT]) / 3.0
    out[at + 3] = float(stock[COIN]) / 4.0
    out[at + 4] = float(stock[TRIBUNE] - player.paid) / 3.0
    out[at + 5] = float(player.ship) / 3.0
    out[at + 6] = float(size(player.envoys)) / 6.0
    out[at + 7] = float(group) / 5.0
    out[at + 8] = float(group_points(position.tables, player, group)) / 10.0


def colonia_into(position: Position, player: Player, out: vec[float], at: i64) -> None:
    """Prestige, citizens, room and cranes."""
    tables = position.tables
    free = free_cells(position, player)
    rows: i64 = 0
    both: i64 = 0
    full: i64 = 0
    bare: i64 = 0
    i: i64
    for i in range(ROWS):
        people = size((player.placed >> (2 * i)) & 3)
        if people > 0:
            rows += 1
        if people > 1:
            both += 1
    for i in range(STREETS):
        if not free & tables.street[i]:
            full += 1
    for i in range(CORNERS):
        if not player.covered & bit(tables.corner[i]):
            bare += 1
    out[at] = float(eagle_points(position, player)) / 6.0
    out[at + 1] = float(player.offset) / 4.0
    out[at + 2] = 1.0 if player.flipped else 0.0
    out[at + 3] = float(trajan_value(tables, player)) / 4.0
    out[at + 4] = float(size(player.placed)) / 5.0
    out[at + 5] = float(size(player.active)) / 5.0
    out[at + 6] = float(both) / 2.0
    out[at + 7] = float(max(rows * tables.upkeep - player.stock[COIN], 0)) / 3.0
    out[at + 8] = float(size(free)) / 12.0
    out[at + 9] = float(full) / 4.0
    out[at + 10] = float(bare) / 2.0
    out[at + 11] = float(size(player.spent)) / 2.0


def rows_into(position: Position, player: Player, out: vec[float], at: i64) -> None:
    """For each row what it scores with its citizens, and whether its ability works."""
    tables = position.tables
    row: i64
    i: i64
    for row in range(ROWS):
        cells = tables.street[row]
        kinds: i64 = 0
        for i in range(GREYS):
            if player.built[i] & cells:
                kinds += 1
        out[at + row] = float(kinds * tables.multiplier[size((player.placed >> (2 * row)) & 3)]) / 6.0
        if ability(player, row):
            out[at + ROWS + row] = 1.0
