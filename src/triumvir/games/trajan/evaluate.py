"""How a position is judged: the score a seat can look forward to. The parts of it are in `evaluate_*`.

Everything is in tenths of a VP. Printed values come from the tables; the constants of these modules are strategic
weights. What an asset may still bring fades as the turns run out, so that at the very end only what really scores is
left.
"""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit
from triumvir.engine.native import i64
from triumvir.games.trajan.evaluate_board import circle_worth, district_worth, march_worth
from triumvir.games.trajan.evaluate_goals import bonus_times, demands_worth, senate_worth
from triumvir.games.trajan.evaluate_means import cards_worth, extras_worth, figures_worth
from triumvir.games.trajan.evaluate_tempo import AMPLE, STEPS_IN_TWO_TURNS
from triumvir.games.trajan.scoring import bonus_points, set_points, tiles_on_circle
from triumvir.games.trajan.state import CHOOSE_BONUS, Player, Position

TURN_VALUE: Final = 36  # what an ordinary turn brings in good play


def worth(position: Position, seat: i64) -> i64:
    """The final score that the seat can look forward to."""
    tables = position.tables
    player = position.players[seat]
    settled = position.step == CHOOSE_BONUS  # demands are paid, the quarter is as good as over
    later = tables.quarters - 1 - position.quarter
    steps: i64 = 0  # of the time marker, in this quarter
    if not settled:
        steps = (tables.rounds - position.revealed) * tables.circuit - position.time
        if position.round_over:
            steps -= tables.circuit
    if settled and later == 0:
        return final_worth(position, player) + senate_worth(position, seat, player, 0, 0)
    soon = 2 * steps // (STEPS_IN_TWO_TURNS * position.seats)
    turns = 2 * (steps + later * tables.rounds * tables.circuit) // (STEPS_IN_TWO_TURNS * position.seats)
    outlook = min(turns, AMPLE)
    total = TURN_VALUE * turns
    for vp in player.ledger:
        total += 10 * vp
    total += cards_worth(position, player, later, outlook)
    total += figures_worth(position, player, outlook)
    total += circle_worth(position, player, later, outlook)
    total += district_worth(position, player, outlook)
    total += march_worth(position, player, outlook)
    total += extras_worth(player, outlook)
    total += demands_worth(position, player, later, soon, settled)
    total += senate_worth(position, seat, player, turns, soon)
    owned = player.bonus_yellow | player.bonus_gray
    tile: i64 = 0
    while owned:
        if owned & 1:
            half = tables.bonus_yellow[tile] if player.bonus_yellow & bit(tile) else tables.bonus_gray[tile]
            total += half * bonus_times(position, player, tile, turns, outlook) // 2
        owned >>= 1
        tile += 1
    return total


def final_worth(position: Position, player: Player) -> i64:
    """The score as it is when nothing is left but the last vote."""
    tables = position.tables
    total = tables.vp_card * player.cards + tables.vp_worker * player.workers + tables.vp_legionary * player.camp
    total += tables.vp_tile * tiles_on_circle(player) + set_points(tables, player) + bonus_points(tables, player)
    for vp in player.ledger:
        total += vp
    return 10 * total
