"""How a position is judged: the score a seat can look forward to. The parts of it are in `evaluate_*`.

Everything is in tenths of a VP. Printed values come from the tables; the constants of these modules are strategic
weights. What an asset may still bring fades as the turns run out, so that at the very end only what really scores is
left.
"""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.games.trajan.evaluate_board import circle_worth, district_worth, march_worth
from triumvir.games.trajan.evaluate_goals import bonus_times, demands_worth, senate_worth
from triumvir.games.trajan.evaluate_means import cards_worth, extras_worth, figures_worth
from triumvir.games.trajan.evaluate_tempo import AMPLE, STEPS_IN_TWO_TURNS
from triumvir.games.trajan.scoring import bonus_points, set_points, tiles_on_circle
from triumvir.games.trajan.state import CHOOSE_BONUS, OVER, Player, Position

TURN_VALUE: Final = 36  # what an ordinary turn brings in good play

# The parts of the judgement, in the order in which `parts` gives them.
TURNS: Final = 0
SCORED: Final = 1
CARDS: Final = 2
FIGURES: Final = 3
CIRCLE: Final = 4
DISTRICT: Final = 5
MARCH: Final = 6
EXTRAS: Final = 7
DEMANDED: Final = 8
SENATE: Final = 9
BONUS: Final = 10
PARTS: Final = 11
PART_NAMES: Final = (
    "turns to come",
    "VP scored",
    "cards in hand",
    "figures in the camps",
    "Trajan tiles on the circle",
    "construction",
    "leader and provinces",
    "extra actions",
    "demands",
    "votes in the senate",
    "bonus tiles",
)


def worth(position: Position, seat: i64) -> i64:
    """The final score that the seat can look forward to; the score once the game is over."""
    if position.step == OVER:
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
    settled = position.step == CHOOSE_BONUS  # demands are paid, the quarter is as good as over
    later = tables.quarters - 1 - position.quarter
    steps = steps_left(position)
    if settled and later == 0:
        found[SCORED] = final_worth(position, player)
        found[SENATE] = senate_worth(position, seat, player, 0, 0)
        return found
    soon = 2 * steps // (STEPS_IN_TWO_TURNS * position.seats)
    turns = 2 * (steps + later * tables.rounds * tables.circuit) // (STEPS_IN_TWO_TURNS * position.seats)
    outlook = min(turns, AMPLE)
    found[TURNS] = TURN_VALUE * turns
    for vp in player.ledger:
        found[SCORED] += 10 * vp
    found[CARDS] = cards_worth(position, player, later, outlook)
    found[FIGURES] = figures_worth(position, player, outlook)
    found[CIRCLE] = circle_worth(position, player, later, outlook)
    found[DISTRICT] = district_worth(position, player, outlook)
    found[MARCH] = march_worth(position, player, outlook)
    found[EXTRAS] = extras_worth(player, outlook)
    found[DEMANDED] = demands_worth(position, player, later, soon, settled)
    found[SENATE] = senate_worth(position, seat, player, turns, soon)
    owned = player.bonus_yellow | player.bonus_gray
    tile: i64 = 0
    while owned:
        if owned & 1:
            half = tables.bonus_yellow[tile] if player.bonus_yellow & bit(tile) else tables.bonus_gray[tile]
            found[BONUS] += half * bonus_times(position, player, tile, turns, outlook) // 2
        owned >>= 1
        tile += 1
    return found


def steps_left(position: Position) -> i64:
    """Steps that the time marker still goes in this quarter."""
    if position.step == CHOOSE_BONUS:
        return 0
    tables = position.tables
    steps = (tables.rounds - position.revealed) * tables.circuit - position.time
    return steps - tables.circuit if position.round_over else steps


def final_worth(position: Position, player: Player) -> i64:
    """The score as it is when nothing is left but the last vote."""
    tables = position.tables
    total = tables.vp_card * player.cards + tables.vp_worker * player.workers + tables.vp_legionary * player.camp
    total += tables.vp_tile * tiles_on_circle(player) + set_points(tables, player) + bonus_points(tables, player)
    for vp in player.ledger:
        total += vp
    return 10 * total
