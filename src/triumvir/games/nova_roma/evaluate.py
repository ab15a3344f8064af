"""How a position is judged: the score a seat can look forward to. The parts of it are in `evaluate_*`.

Everything is in tenths of a VP. Printed values come from the tables; the constants of these modules are strategic
weights. What an asset may still bring fades as the turns run out, so that at the very end only what really scores is
left. Alone, what the automa has counts against it: the game is won by being ahead.
"""

from __future__ import annotations

from typing import Final

from triumvir.engine.native import i64, vec
from triumvir.games.nova_roma import scoring
from triumvir.games.nova_roma.evaluate_board import hippodrome, sea, zones
from triumvir.games.nova_roma.evaluate_goals import mosaic
from triumvir.games.nova_roma.evaluate_means import estate, followers, stock
from triumvir.games.nova_roma.evaluate_tempo import turns_left
from triumvir.games.nova_roma.state import EMPTY, OVER, Position, next_seat

TURN: Final = 20  # what a turn of a play-out brings: seats are compared although one of them has had a turn more
FIRST_PLAYER: Final = 5  # to begin the next round


# The parts of the judgement, in the order in which `parts` gives them.
TURNS: Final = 0
CONTRACTS: Final = 1
ANIMALS: Final = 2
SEA: Final = 3
HIPPODROME: Final = 4
ZONED: Final = 5
FOLLOWERS: Final = 6
ESTATE: Final = 7
MOSAIC: Final = 8
STOCKED: Final = 9
FIRST: Final = 10
AUTOMA: Final = 11
PARTS: Final = 12
PART_NAMES: Final = (
    "turns to come",
    "building contracts",
    "animals",
    "ships",
    "hippodrome",
    "zones",
    "followers",
    "estate",
    "mosaic",
    "goods, coins, influence and artisans",
    "first-player marker",
    "what the automa has",
)


def worth(position: Position, seat: i64) -> i64:
    """The final score that the seat can look forward to; alone, by how much it will be ahead of the automa."""
    if position.step == OVER:
        return 10 * (position.score_of(seat) - (scoring.rival_score(position) if position.seats == 1 else 0))
    total: i64 = 0
    for part in parts(position, seat):
        total += part
    return total


def parts(position: Position, seat: i64) -> vec[i64]:
    """What that score is made of, while the game is running."""
    found = vec[i64]([0] * PARTS)
    tables = position.tables
    player = position.players[seat]
    turns = turns_left(position, player)
    found[TURNS] = turns * TURN
    found[CONTRACTS] = 10 * scoring.contract_points(tables, player.building)
    found[ANIMALS] = 10 * scoring.animal_points(tables, player)
    found[SEA] = sea(tables, player, turns)
    found[HIPPODROME] = hippodrome(position, seat, turns)
    found[ZONED] = zones(position, seat, turns)
    found[FOLLOWERS] = followers(position, player, turns)
    found[ESTATE] = estate(position, player)
    found[MOSAIC] = mosaic(position, player, turns)
    found[STOCKED] = stock(position, player, turns)
    if position.seats == 1:
        found[AUTOMA] = -10 * scoring.rival_score(position)
        return found
    holder = next_seat(position, position.first) if position.claimant == EMPTY else position.claimant
    if holder == seat:
        found[FIRST] = 10 * tables.marker_vp if position.round + 1 == tables.rounds else FIRST_PLAYER
    return found
