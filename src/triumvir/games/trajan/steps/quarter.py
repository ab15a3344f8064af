"""The end of a quarter: demands, the senate's vote, clean-up and refill."""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.games.trajan.actions import BONUS, PROVINCES, SPACES
from triumvir.games.trajan.state import CHOOSE_BONUS, EMPTY, VP_DEMANDS, Player, Position
from triumvir.games.trajan.steps import senate
from triumvir.games.trajan.steps.fulfilling import demand_tiles
from triumvir.games.trajan.steps.setup import fill_bonus, fill_forum, next_forum_tile
from triumvir.games.trajan.steps.step import QUARTER_OVER, Step
from triumvir.games.trajan.tables import DEMAND, DEMANDS, JOKER_DEMAND, SENATE, SENATE_KINDS


def reveal_demand(position: Position) -> None:
    """Turn up the next demand tile (T-210)."""
    position.revealed += 1
    position.reveals += 1


def demanded(position: Position, demand: i64) -> i64:
    """How many demand tiles of a kind lie face up."""
    first = position.quarter * position.tables.demands
    count: i64 = 0
    i: i64
    for i in range(first, first + position.revealed):
        if position.demands[i] == demand:
            count += 1
    return count


def demands_seen(position: Position) -> i64:
    """How many demand tiles of the order have been face up so far; the others are to come or out of the game."""
    seen = position.quarter * position.tables.demands + position.revealed
    if position.step == CHOOSE_BONUS:
        seen += position.tables.demands  # already settled and removed
    return seen


def settle_demands(position: Position) -> None:
    """Every player covers the demands with Trajan tiles, forum tiles, then jokers (T-220 to T-224, T-R19, T-R20)."""
    for player in position.players:
        settle(position, player)
    position.revealed = 0


def settle(position: Position, player: Player) -> None:
    """One player covers the demands and pays for the rest."""
    missing: i64 = 0
    i: i64
    for i in range(DEMANDS):
        needed = demanded(position, i) - demand_tiles(position.tables, player, i)
        if needed <= 0:
            continue
        used = player.mat[DEMAND + i]
        used = min(used, needed)
        player.mat[DEMAND + i] -= used
        missing += needed - used
    jokers = player.mat[JOKER_DEMAND]
    jokers = min(jokers, missing)
    player.mat[JOKER_DEMAND] -= jokers
    player.ledger[VP_DEMANDS] += position.tables.penalty[missing - jokers]


def ask_consul(position: Position) -> None:
    """The consul decides which bonus tile to take (D7, T-231)."""
    position.step = CHOOSE_BONUS
    position.to_act = senate.ranked(position, 0)


class ChooseBonus(Step):
    """D7: the bonus tile that the consul takes."""

    name = "choose_bonus"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """The left or the right tile."""
        count: i64 = 0
        i: i64
        for i in range(2):
            if position.bonus[i] != EMPTY:
                out[count] = BONUS + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """The consul takes a tile yellow side up, the second the other gray side up (T-231, T-232)."""
        side = action - BONUS
        position.player().bonus_yellow |= bit(position.bonus[side])
        other = position.bonus[1 - side]
        if other != EMPTY:
            position.players[senate.ranked(position, 1)].bonus_gray |= bit(other)
        position.bonus = vec[i64]([EMPTY] * 2)
        return QUARTER_OVER

    def refuse(self, position: Position, action: i64) -> str:
        """Only the two tiles are to choose from."""
        return "T-231"


def restack(position: Position) -> None:
    """All discs return to the start, fewest votes at the bottom, the consul on top (T-234, T-R36)."""
    places = vec[i64]([0] * position.seats)
    i: i64
    for i in range(position.seats):
        places[i] = senate.rank(position, i)
    for i in range(position.seats):
        player = position.players[i]
        player.senate = 0
        player.disc = position.seats - 1 - places[i]
    position.discs = position.seats


def clean_up(position: Position) -> None:
    """Senate tiles and the tiles left on the forum are removed, ships are turned (T-240, T-244)."""
    i: i64
    for player in position.players:
        for i in range(SENATE, SENATE + SENATE_KINDS):
            player.mat[i] = 0
    for i in range(SPACES):
        position.forum[i] = EMPTY
    position.gray_ships = 0


def refill(position: Position) -> None:
    """New bonus tiles, then provinces without tile, leader and legionary, then the forum (T-241 to T-243, T-R23)."""
    fill_bonus(position)
    taken: i64 = 0
    for player in position.players:
        taken |= player.provinces
        if player.leader != EMPTY:
            taken |= bit(player.leader)
    tiles = position.province_tile[:]
    i: i64
    for i in range(PROVINCES):
        if tiles[i] == EMPTY and not taken & bit(i):
            tiles[i] = next_forum_tile(position)
    position.province_tile = tiles
    fill_forum(position)
