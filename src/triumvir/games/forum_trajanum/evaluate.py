"""How a position is judged: the score a seat can look forward to. The parts of it are in `evaluate_*`.

All that is scored is scored again at the end of each cycle, so most of it counts once for every scoring still to come:
now as it stands, later as it can be expected to have grown. The rest is what a player can still do: resources, tiles in
hand, the ship and the turns left. Everything is in tenths of a VP; the constants of these modules are strategic
weights.
"""

from __future__ import annotations

from typing import Final

from triumvir.engine.native import i64
from triumvir.games.forum_trajanum.evaluate_board import prestige, rows
from triumvir.games.forum_trajanum.evaluate_goals import built_part, collected_part, cranes
from triumvir.games.forum_trajanum.evaluate_means import TILE, hand, resources, tracks
from triumvir.games.forum_trajanum.scoring import trajan_value
from triumvir.games.forum_trajanum.state import UPKEEP, Position, cycle_of, turn_begun
from triumvir.games.forum_trajanum.steps.building import above_pairs, beside_pairs, free_cells

TURN: Final = 24  # a turn to come beyond its tile: a building, its reward and its share of every scoring
SHIP_VALUE: Final = 9  # an envoy in waiting: without one a coloured building brings nothing
SHIP_USEFUL: Final = 3  # more of them are hardly ever sent
PAIR_VALUE: Final = 10  # two free cells side by side: room for a double tile


def worth(position: Position, seat: i64) -> i64:
    """The final score that the seat can look forward to, in tenths of a VP."""
    total = 10 * position.score_of(seat)
    if position.to_act < 0:
        return total
    tables = position.tables
    player = position.players[seat]
    turns = turns_left(position, seat)
    cycle = cycle_of(position)
    soon = turns - (tables.cycles - 1 - cycle) * tables.rounds
    total += rows(position, player, seat, soon, turns)
    total += prestige(position, player, soon, tables.cycles - cycle)
    total += cranes(tables, player, cycle, soon)
    value = trajan_value(tables, player)
    i: i64
    ahead = soon
    for i in range(cycle, tables.cycles):
        total += value * built_part(tables, player, position.orders[i], ahead)
        ahead += tables.rounds
    total += value * collected_part(tables, player, position.orders[cycle], soon)
    if turns > 0:
        total += resources(player, turns) + tracks(position, player, turns)
        total += (TURN + TILE) * turns + hand(position, seat)
        total += SHIP_VALUE * min(player.ship, SHIP_USEFUL, turns)
        free = free_cells(position, player)
        if beside_pairs(free) | above_pairs(free):
            total += PAIR_VALUE
    return total


def turns_left(position: Position, seat: i64) -> i64:
    """Turns that the seat still has, the current one included."""
    turns = position.tables.rounds * position.tables.cycles - position.round
    if position.step == UPKEEP or (turn_begun(position, seat) and position.active != seat):
        turns -= 1
    return turns
