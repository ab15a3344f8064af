"""Gaining and paying: limits, overflow, bundles, goods of choice (sections 1 and 7)."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.nova_roma.actions import GOOD, GOODS
from triumvir.games.nova_roma.state import Player, Position
from triumvir.games.nova_roma.steps.step import ASKED, Step
from triumvir.games.nova_roma.tables import ANY_GOODS, ARTISANS, BUNDLE, COINS, INFLUENCE, STOCK, STONE, WOOD


def receive(position: Position, player: Player, kind: i64, amount: i64) -> None:
    """Gain an amount of one kind, cut at its limit (N-004, N-005, N-006, N-245, N-R17)."""
    stock = player.stock
    total = stock[kind] + amount
    tables = position.tables
    if kind < GOODS:
        total = min(total, tables.max_good)
    elif kind == INFLUENCE:
        if total > tables.max_influence:
            stock[COINS] += (total - tables.max_influence) * tables.overflow_coins
            total = tables.max_influence
    elif kind == ARTISANS:
        if amount > position.artisans:
            total -= amount - position.artisans
            amount = position.artisans
        position.artisans -= amount
    stock[kind] = total


def gain(position: Position, seat: i64, bundle: i64) -> None:
    """Gain a bundle; goods of choice are asked for next."""
    if bundle == 0:
        return
    player = position.players[seat]
    bundles = position.tables.bundles
    at = bundle * BUNDLE
    kind: i64
    for kind in range(STOCK):
        if bundles[at + kind] > 0:
            receive(position, player, kind, bundles[at + kind])
    if bundles[at + ANY_GOODS] > 0:
        position.goods_left += bundles[at + ANY_GOODS]
        position.goods_seat = seat


def payable(position: Position, player: Player, bundle: i64, coins: i64, waived: bool) -> bool:
    """Whether a bundle can be paid with so many coins more, or without its artisans (N-165, N-R20)."""
    bundles = position.tables.bundles
    stock = player.stock
    at = bundle * BUNDLE
    kind: i64
    for kind in range(STOCK):
        cost = bundles[at + kind]
        if cost > stock[kind]:
            if kind == COINS and cost <= stock[kind] + coins:
                continue
            if kind == ARTISANS and waived:
                continue
            return False
    return True


def pay(position: Position, player: Player, bundle: i64, waived: bool) -> None:
    """Pay a bundle; artisans go back to the general supply (N-116)."""
    bundles = position.tables.bundles
    stock = player.stock
    at = bundle * BUNDLE
    kind: i64
    for kind in range(ARTISANS):
        stock[kind] -= bundles[at + kind]
    if not waived:
        stock[ARTISANS] -= bundles[at + ARTISANS]
        position.artisans += bundles[at + ARTISANS]


def has_room(position: Position, player: Player) -> bool:
    """Whether any good is below its limit (N-R19)."""
    stock = player.stock
    limit = position.tables.max_good
    i: i64
    for i in range(GOODS):
        if stock[i] < limit:
            return True
    return False


def gains_something(position: Position, player: Player, bundle: i64) -> bool:
    """Whether a bundle brings anything now: a good with room, an artisan of the supply, coins or influence."""
    bundles = position.tables.bundles
    at = bundle * BUNDLE
    kind: i64
    for kind in range(STOCK):
        if bundles[at + kind] > 0:
            if kind < GOODS:
                if player.stock[kind] < position.tables.max_good:
                    return True
            elif kind != ARTISANS or position.artisans > 0:
                return True
    return bundles[at + ANY_GOODS] > 0 and has_room(position, player)


def goods_below_limit(position: Position, player: Player, first: i64, out: vec[i64], count: i64) -> i64:
    """One action for every good below its limit."""
    stock = player.stock
    limit = position.tables.max_good
    i: i64
    for i in range(GOODS):
        if stock[i] < limit:
            out[count] = first + i
            count += 1
    return count


class ChooseGood(Step):
    """D-40: a good of choice."""

    name = "choose_good"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A good of choice (D-40, N-R19)."""
        return goods_below_limit(position, position.player(), GOOD, out, 0)

    def do(self, position: Position, action: i64) -> i64:
        """Take a good of choice."""
        receive(position, position.player(), action - GOOD, 1)
        position.goods_left -= 1
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Goods at their limit."""
        return "N-R19" if GOOD <= action < GOOD + GOODS else "N-174"

    def lean(self, position: Position, action: i64) -> i64:
        """Goods that are short."""
        return lean_to_good(position.player(), action - GOOD)


def lean_to_good(player: Player, good: i64) -> i64:
    """Goods that are short, first of all those that buildings are made of."""
    wish: i64 = LIKELY if good == STONE or good == WOOD else LIKELY - 2
    return max(wish - 2 * player.stock[good], 0)
