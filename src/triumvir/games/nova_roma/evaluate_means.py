"""What a player has to work with: followers, estate, goods, coins, influence and artisans. Tenths of a VP."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import size
from triumvir.engine.native import i64
from triumvir.games.nova_roma import scoring
from triumvir.games.nova_roma.actions import ESTATE_CELLS, FOLLOWERS, GOODS
from triumvir.games.nova_roma.evaluate_tempo import LATE
from triumvir.games.nova_roma.state import EMPTY, Player, Position
from triumvir.games.nova_roma.tables import ANIMAL, ARTISANS, COINS, CONVERSION, INFLUENCE, PRODUCTION, Tables

SPAN: Final = 5  # turns before the end over which stock turns from means into leftovers
GOOD_USE: Final = 6  # a good pays a third of a contract worth about 6 VP with its action
COIN_USE: Final = 4  # a coin becomes a good, but only in Trade
INFLUENCE_USE: Final = 6  # a petition for an action, or the fourth and later followers
ENOUGH: Final = 2  # goods of a kind that a contract asks for at most; more of them are worth half
FULL: Final = 6  # coins and influence beyond this are hardly ever spent
CREW: Final = 3  # artisans that one Produce can place
ARTISAN_NOW: Final = 8  # an available artisan brings two goods or more, if there is still a turn to produce in
ARTISAN_KEPT: Final = 6  # and again in every later round, as far as artisans are kept
STRONG: Final = 9  # +1 strength once a round
HELPER: Final = 6  # a placement or a waiver, which also costs something
STEADY: Final = 8  # a good, a coin or influence in every round
GROWTH: Final = 2  # what an end-game follower counts grows by a fifth a turn
IN_HAND: Final = 35  # percent of a follower's value before it is played
WORK: Final = 5  # a production or conversion tile for every round in which an artisan can use it
ONE_USE: Final = 15  # a special tile that is not used yet


def followers(position: Position, player: Player, turns: i64) -> i64:
    """The followers in play, and a share of the two best in hand."""
    total: i64 = 0
    best: i64 = 0
    second: i64 = 0
    cards = player.row | player.hand
    i: i64
    for i in range(FOLLOWERS):
        if cards >> i & 1:
            value = follower(position, player, i, turns)
            if player.row >> i & 1:
                total += value
            elif value > best:
                second = best
                best = value
            elif value > second:
                second = value
    return total + (2 * best + second) * IN_HAND * min(turns, LATE // 2) // (100 * LATE)


def follower(position: Position, player: Player, card: i64, turns: i64) -> i64:
    """What a follower in play still brings: points at the end, or its effect once a round."""
    tables = position.tables
    if tables.scoring_cards >> card & 1:
        return end_points(tables, player, card, turns)
    rounds = tables.rounds - 1 - position.round
    if not player.used >> card & 1 and size(player.patricians) < tables.laps:
        rounds += 1
    if tables.strength_cards >> card & 1:
        return STRONG * rounds
    if (tables.placement_cards | tables.waiver_cards | tables.tamers) >> card & 1:
        return HELPER * rounds
    return STEADY * rounds


def end_points(tables: Tables, player: Player, card: i64, turns: i64) -> i64:
    """An end-game follower: stock will be spent before the end and counts as a usual rest, other things grow."""
    what = tables.follower_count[card]
    count = scoring.counted(tables, player, what)
    base = 10 * tables.follower_base[card]
    hope = min(turns, LATE)
    least = tables.follower_least[card]
    if least > 0:
        now: i64 = base if count >= least else 0
        return (now * (LATE - hope) + base // 2 * hope) // LATE
    divisor = tables.follower_divisor[card]
    tenths = 10 * (count - count % divisor) if turns == 0 else 10 * count + GROWTH * turns
    if what < GOODS:
        tenths = 10 * (count * (LATE - hope) + ENOUGH * hope) // LATE
    return base + tables.follower_per[card] * tenths // divisor


def estate(position: Position, player: Player) -> i64:
    """Tiles that an artisan can still use; animals score by themselves."""
    tables = position.tables
    rounds = tables.rounds - 1 - position.round
    now: i64 = 1 if size(player.patricians) < tables.laps else 0
    total: i64 = 0
    i: i64
    for i in range(ESTATE_CELLS):
        tile = player.estate[i]
        if tile == EMPTY or player.flipped >> i & 1 or tables.tile_kind[tile] == ANIMAL:
            continue
        uses: i64 = rounds if player.placed >> i & 1 else rounds + now
        if tables.tile_kind[tile] == PRODUCTION or tables.tile_kind[tile] == CONVERSION:
            total += WORK * uses
        elif uses > 0:
            total += ONE_USE
    return total


def stock(position: Position, player: Player, turns: i64) -> i64:
    """Goods, coins, influence and artisans: means while there are turns, leftovers at the end (N-209, N-210)."""
    tables = position.tables
    goods: i64 = 0
    useful: i64 = 0
    i: i64
    for i in range(GOODS):
        amount = player.stock[i]
        goods += amount
        useful += 2 * amount if amount <= ENOUGH else ENOUGH + amount
    coins = player.stock[COINS]
    influence = player.stock[INFLUENCE]
    use = GOOD_USE * useful // 2 + COIN_USE * min(coins, FULL) + INFLUENCE_USE * min(influence, FULL)
    total = min(turns, SPAN) * use // SPAN
    here = player.stock[ARTISANS]
    artisans = here + size(player.placed)
    rounds = tables.rounds - 1 - position.round
    total += ARTISAN_KEPT * min(artisans, tables.keep_artisans) * rounds
    total += ARTISAN_NOW * min(here, CREW) * (tables.laps - size(player.patricians)) // tables.laps
    if position.seats == 1 and not tables.solo_leftovers:
        return total
    if turns == 0:  # whole VP only
        rest = (goods + coins) // tables.goods_per_vp + (influence + artisans) // tables.influence_per_vp
        return total + 10 * rest
    if rounds > 0:
        artisans = 0  # judged by their work
    return total + 10 * (goods + coins) // tables.goods_per_vp + 10 * (influence + artisans) // tables.influence_per_vp
