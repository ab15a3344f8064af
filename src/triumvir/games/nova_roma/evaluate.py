"""How a position is judged: the score a seat can look forward to. The parts of it are in `evaluate_*`.

Everything is in tenths of a VP. Printed values come from the tables; the constants of these modules are strategic
weights. What an asset may still bring fades as the turns run out, so that at the very end only what really scores is
left. Alone, what the automa has counts against it: the game is won by being ahead.
"""

from __future__ import annotations

from typing import Final

from triumvir.engine.native import i64
from triumvir.games.nova_roma import scoring
from triumvir.games.nova_roma.evaluate_board import hippodrome, sea, zones
from triumvir.games.nova_roma.evaluate_goals import mosaic
from triumvir.games.nova_roma.evaluate_means import estate, followers, stock
from triumvir.games.nova_roma.evaluate_tempo import turns_left
from triumvir.games.nova_roma.state import EMPTY, OVER, Position, next_seat

TURN: Final = 20  # what a turn of a play-out brings: seats are compared although one of them has had a turn more
FIRST_PLAYER: Final = 5  # to begin the next round


def worth(position: Position, seat: i64) -> i64:
    """The final score that the seat can look forward to; alone, by how much it will be ahead of the automa."""
    alone = position.seats == 1
    if position.step == OVER:
        return 10 * (position.score_of(seat) - (scoring.rival_score(position) if alone else 0))
    tables = position.tables
    player = position.players[seat]
    turns = turns_left(position, player)
    total = turns * TURN + 10 * scoring.contract_points(tables, player.building)
    total += 10 * scoring.animal_points(tables, player)
    total += sea(tables, player, turns) + hippodrome(position, seat, turns) + zones(position, seat, turns)
    total += followers(position, player, turns) + estate(position, player) + mosaic(position, player, turns)
    total += stock(position, player, turns)
    if alone:
        return total - 10 * scoring.rival_score(position)
    holder = next_seat(position, position.first) if position.claimant == EMPTY else position.claimant
    if holder == seat:
        total += 10 * tables.marker_vp if position.round + 1 == tables.rounds else FIRST_PLAYER
    return total
