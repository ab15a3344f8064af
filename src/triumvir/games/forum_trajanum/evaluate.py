"""How a position is judged: the score a seat can look forward to. The parts of it are in `evaluate_*`.

All that is scored is scored again at the end of each cycle, so most of it counts once for every scoring still to come:
now as it stands, later as it can be expected to have grown. The rest is what a player can still do: resources, tiles in
hand, the ship and the turns left. Everything is in tenths of a VP; the constants of these modules are strategic
weights.
"""

from __future__ import annotations

from typing import Final

from triumvir.engine.native import i64, vec
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


# The parts of the judgement, in the order in which `parts` gives them.
TURNS: Final = 0
SCORED: Final = 1
ROWS: Final = 2
PRESTIGE: Final = 3
CRANES: Final = 4
BUILT: Final = 5
COLLECTED: Final = 6
RESOURCES: Final = 7
TRACKS: Final = 8
HAND: Final = 9
SHIP: Final = 10
ROOM: Final = 11
PARTS: Final = 12
PART_NAMES: Final = (
    "turns to come",
    "VP scored",
    "rows and citizens",
    "envoys in the forum",
    "cranes",
    "building orders",
    "collection orders",
    "resources",
    "tracks",
    "tiles of this turn",
    "ship",
    "room for a double tile",
)


def worth(position: Position, seat: i64) -> i64:
    """The final score that the seat can look forward to, in tenths of a VP; the score once the game is over."""
    if position.to_act < 0:
        return 10 * position.score_of(seat)
    total: i64 = 0
    for part in parts(position, seat):
        total += part
    return total


def parts(position: Position, seat: i64) -> vec[i64]:
    """What that score is made of, while the game is running."""
    found = vec[i64]([0] * PARTS)
    tables = position.tables
    player = position.players[seat]
    turns = turns_left(position, seat)
    cycle = cycle_of(position)
    soon = turns - (tables.cycles - 1 - cycle) * tables.rounds
    found[SCORED] = 10 * position.score_of(seat)
    found[ROWS] = rows(position, player, seat, soon, turns)
    found[PRESTIGE] = prestige(position, player, soon, tables.cycles - cycle)
    found[CRANES] = cranes(tables, player, cycle, soon)
    value = trajan_value(tables, player)
    i: i64
    ahead = soon
    for i in range(cycle, tables.cycles):
        found[BUILT] += value * built_part(tables, player, position.orders[i], ahead)
        ahead += tables.rounds
    found[COLLECTED] = value * collected_part(tables, player, position.orders[cycle], soon)
    if turns > 0:
        found[RESOURCES] = resources(player, turns)
        found[TRACKS] = tracks(position, player, turns)
        found[TURNS] = (TURN + TILE) * turns
        found[HAND] = hand(position, seat)
        found[SHIP] = SHIP_VALUE * min(player.ship, SHIP_USEFUL, turns)
        free = free_cells(position, player)
        if beside_pairs(free) | above_pairs(free):
            found[ROOM] = PAIR_VALUE
    return found


def turns_left(position: Position, seat: i64) -> i64:
    """Turns that the seat still has, the current one included."""
    turns = position.tables.rounds * position.tables.cycles - position.round
    if position.step == UPKEEP or (turn_begun(position, seat) and position.active != seat):
        turns -= 1
    return turns
