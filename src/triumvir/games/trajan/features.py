"""What a good player looks at, as numbers of about one: the inputs of the learned judgement (`engine.features`)."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import size
from triumvir.engine.native import i64, vec
from triumvir.games.trajan.actions import TRAYS, TYPES
from triumvir.games.trajan.evaluate import PART_NAMES, PARTS, parts, steps_left
from triumvir.games.trajan.evaluate_goals import on_forum
from triumvir.games.trajan.evaluate_tempo import STEPS_IN_TWO_TURNS
from triumvir.games.trajan.scoring import tiles_on_circle
from triumvir.games.trajan.state import CHOOSE_BONUS, EMPTY, Player, Position
from triumvir.games.trajan.steps.circle import colours_there, lacks_only, markers_in
from triumvir.games.trajan.steps.fulfilling import demand_tiles
from triumvir.games.trajan.steps.quarter import demanded
from triumvir.games.trajan.steps.senate import votes
from triumvir.games.trajan.tables import (
    BUILDING_KINDS,
    DEMAND,
    DEMANDS,
    FORUM_EXTRA,
    JOKER_ACTION,
    JOKER_COMMODITY,
    JOKER_CONSTRUCTION,
    JOKER_DEMAND,
    SET_EXTRA,
)

QUARTERS: Final = 4  # told apart; a longer game counts as in the last of them
TABLE_NAMES: Final = (
    "two players",
    "three players",
    "four players",
    "first quarter",
    "second quarter",
    "third quarter",
    "fourth quarter",
    "demands shown",
    "steps left in the quarter",
    "own turns left in the quarter",
    "own turns left",
    "demands are paid",
    "the round is over",
)

_PLAIN: Final = (
    "at the table",
    "on turn",
    "seats until on turn",
    "cards",
    "kinds of cards",
    "pairs of cards",
    "most cards of a kind",
    "workers in the camp",
    "legionaries in the camp",
    "leader in the field",
    "senate space",
    "votes",
    "yellow bonus tiles",
    "gray bonus tiles",
    "number of Trajan tiles on the circle",
    "Trajan tiles fulfilled",
    "provinces",
    "sites",
    "construction tiles",
    "pairs of construction tiles",
    "+2 markers",
    "extra action tiles",
    "commodity jokers",
    "demand jokers",
    "construction jokers",
    "action jokers",
    "demands missing",
    "missing ones on the forum",
    "penalty for the missing ones",
)
_DEMANDS: Final = ("bread", "games", "religion")
_ACTIONS: Final = ("seaport", "forum", "military", "senate", "trajan", "construction")
SEAT_NAMES: Final = (
    PART_NAMES
    + _PLAIN
    + tuple(f"tiles for {name}" for name in _DEMANDS)
    + tuple(f"kept tiles for {name}" for name in _DEMANDS)
    + tuple(f"markers at {name}" for name in _ACTIONS)
    + tuple(f"Trajan tile near at {name}" for name in _ACTIONS)
    + tuple(f"{name} in reach" for name in _ACTIONS)
    + tuple(f"Trajan tile ready at {name}" for name in _ACTIONS)
)
STOCK_AT: Final = PARTS + 3
DEMANDS_AT: Final = PARTS + 29
CIRCLE_AT: Final = DEMANDS_AT + 2 * DEMANDS


def table_into(position: Position, out: vec[float]) -> None:
    """The clock."""
    tables = position.tables
    steps = steps_left(position)
    later = max(tables.quarters - 1 - position.quarter, 0)
    out[position.seats - 2] = 1.0
    out[3 + min(position.quarter, QUARTERS - 1)] = 1.0
    out[7] = float(position.revealed) / 4.0
    out[8] = float(steps) / 60.0
    out[9] = float(2 * steps) / float(10 * STEPS_IN_TWO_TURNS * position.seats)
    out[10] = float(2 * (steps + later * tables.rounds * tables.circuit)) / float(
        40 * STEPS_IN_TWO_TURNS * position.seats
    )
    out[11] = 1.0 if position.step == CHOOSE_BONUS else 0.0
    out[12] = 1.0 if position.round_over else 0.0


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
    stock_into(position, player, out, at + STOCK_AT)
    demands_into(position, player, out, at + DEMANDS_AT)
    circle_into(position, player, out, at + CIRCLE_AT)
    return total


def stock_into(position: Position, player: Player, out: vec[float], at: i64) -> None:
    """All that can be counted."""
    kinds: i64 = 0
    pairs: i64 = 0
    most: i64 = 0
    for count in player.hand:
        most = max(most, count)
        if count > 0:
            kinds += 1
        pairs += count // 2
    built: i64 = 0
    extra: i64 = 0
    i: i64
    for i in range(BUILDING_KINDS):
        built += size(player.buildings & position.tables.building_mask[i]) // 2
    for i in range(TYPES):
        extra += player.mat[FORUM_EXTRA + i] + player.mat[SET_EXTRA + i]
    out[at] = float(player.cards) / 5.0
    out[at + 1] = float(kinds) / 4.0
    out[at + 2] = float(pairs) / 2.0
    out[at + 3] = float(most) / 3.0
    out[at + 4] = float(player.workers) / 3.0
    out[at + 5] = float(player.camp) / 3.0
    out[at + 6] = 1.0 if player.leader != EMPTY else 0.0
    out[at + 7] = float(player.senate) / 6.0
    out[at + 8] = float(votes(position, player)) / 15.0
    out[at + 9] = float(size(player.bonus_yellow)) / 2.0
    out[at + 10] = float(size(player.bonus_gray)) / 2.0
    out[at + 11] = float(tiles_on_circle(player)) / 4.0
    out[at + 12] = float(size(player.fulfilled)) / 6.0
    out[at + 13] = float(size(player.provinces)) / 4.0
    out[at + 14] = float(size(player.sites)) / 6.0
    out[at + 15] = float(size(player.buildings)) / 6.0
    out[at + 16] = float(built) / 2.0
    out[at + 17] = float(size(player.plus2)) / 3.0
    out[at + 18] = float(extra) / 3.0
    out[at + 19] = float(player.mat[JOKER_COMMODITY])
    out[at + 20] = float(player.mat[JOKER_DEMAND])
    out[at + 21] = float(player.mat[JOKER_CONSTRUCTION])
    out[at + 22] = float(player.mat[JOKER_ACTION])
    demand_gap_into(position, player, out, at + 23)


def demand_gap_into(position: Position, player: Player, out: vec[float], at: i64) -> None:
    """What is missing for the demands shown, and whether it can be had."""
    if position.step == CHOOSE_BONUS:
        return
    tables = position.tables
    missing: i64 = 0
    lying: i64 = 0
    i: i64
    for i in range(DEMANDS):
        lack = demanded(position, i) - demand_tiles(tables, player, i) - player.mat[DEMAND + i]
        if lack > 0:
            missing += lack
            lying += min(on_forum(position, DEMAND + i), lack)
    missing = max(missing - player.mat[JOKER_DEMAND], 0)
    out[at] = float(missing) / 2.0
    out[at + 1] = float(min(lying, missing)) / 2.0
    out[at + 2] = float(tables.penalty[missing]) / 10.0


def demands_into(position: Position, player: Player, out: vec[float], at: i64) -> None:
    """Tiles that meet demands, those to be spent and those of Trajan that stay."""
    i: i64
    for i in range(DEMANDS):
        out[at + i] = float(player.mat[DEMAND + i]) / 2.0
        out[at + DEMANDS + i] = float(demand_tiles(position.tables, player, i))


def circle_into(position: Position, player: Player, out: vec[float], at: i64) -> None:
    """The circle by its actions: markers, tiles by how far their colours are there, and what the next turn reaches."""
    trays = player.trays
    slots = player.slots
    i: i64
    for i in range(TRAYS):
        count = markers_in(trays[i])
        out[at + i] = float(count) / 4.0
        tile = slots[i]
        if tile != EMPTY:
            out[at + TRAYS + i] = float(1 + colours_there(position, tile, trays[i])) / 3.0
        if count == 0:
            continue
        target = (i + count) % TRAYS
        out[at + 2 * TRAYS + target] = 1.0
        tile = slots[target]
        if tile != EMPTY and target != i and lacks_only(position, tile, trays[target], trays[i]):
            out[at + 3 * TRAYS + target] = 1.0
