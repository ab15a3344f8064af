"""Trade: coins, cards for coins, coins for goods (D-30)."""

from __future__ import annotations

from triumvir.engine.bits import size
from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.nova_roma.actions import BUY, DISCARD, FOLLOWERS, GOODS, PASS
from triumvir.games.nova_roma.state import TRADE_DISCARD, Position
from triumvir.games.nova_roma.steps import cards
from triumvir.games.nova_roma.steps.gains import goods_below_limit, has_room, lean_to_good, receive
from triumvir.games.nova_roma.steps.step import ASKED, ActionStep
from triumvir.games.nova_roma.tables import COINS


def begin(position: Position) -> None:
    """Step 1: coins by strength (N-070)."""
    position.actor().stock[COINS] += position.strength
    position.left = 0  # cards that a begun set still needs
    position.step = TRADE_DISCARD


class TradeDiscard(ActionStep):
    """D-30: a card to discard for coins."""

    name = "trade_discard"

    def is_open(self, position: Position) -> bool:
        """Whether a whole set of cards can still be discarded (N-R18)."""
        return position.left > 0 or size(position.actor().hand) >= position.tables.cards_per_coin

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A hand card, or stop before a new pair (N-071)."""
        count: i64 = 0
        if position.left == 0:
            out[0] = PASS
            count = 1
        return cards.hand_legal(position.actor(), DISCARD, out, count)

    def do(self, position: Position, action: i64) -> i64:
        """Discard a card; the last of a pair brings the coin."""
        card = action - DISCARD
        player = position.actor()
        cards.discard(position, player, card)
        if position.left == 0:
            position.left = position.tables.cards_per_coin
        position.left -= 1
        if position.left == 0:
            player.stock[COINS] += 1
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """To stop in the middle of a set."""
        if action == PASS:
            return "N-R18"
        return "N-071" if DISCARD <= action < DISCARD + FOLLOWERS else "N-057"

    def lean(self, position: Position, action: i64) -> i64:
        """Two cards for one coin are dear."""
        return LIKELY if action == PASS else 0


class TradeBuy(ActionStep):
    """D-30: a good to buy."""

    name = "trade_buy"

    def is_open(self, position: Position) -> bool:
        """Whether a good can be bought (N-R19)."""
        player = position.actor()
        return player.stock[COINS] > 0 and has_room(position, player)

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A good for a coin, or stop (N-072)."""
        out[0] = PASS
        return goods_below_limit(position, position.actor(), BUY, out, 1)

    def do(self, position: Position, action: i64) -> i64:
        """Buy one good."""
        player = position.actor()
        player.stock[COINS] -= 1
        receive(position, player, action - BUY, 1)
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """Goods at their limit."""
        return "N-R19" if BUY <= action < BUY + GOODS else "N-072"

    def lean(self, position: Position, action: i64) -> i64:
        """Goods that are short."""
        return 2 if action == PASS else lean_to_good(position.player(), action - BUY)
