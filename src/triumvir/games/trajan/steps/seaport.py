"""The seaport: draw two, take a discard, lay out cards, ship."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.trajan.actions import (
    CARD,
    DRAW_TWO,
    JOKER,
    KINDS,
    LAY_OUT,
    PAIR,
    PAIR_JOKER,
    PAIR_JOKERS,
    PILE,
    SHIP,
    SHIPS,
    STOP,
    TAKE,
)
from triumvir.games.trajan.state import (
    DISCARD_CARD,
    DISCARD_PILE,
    EMPTY,
    LAY_CARD,
    SHIP_CARD,
    VP_SHIPS,
    Player,
    Position,
    altered,
)
from triumvir.games.trajan.steps import cards
from triumvir.games.trajan.steps.area import Area
from triumvir.games.trajan.steps.step import ACTION_DONE, ASKED, OFTEN, RARE, SELDOM, Step
from triumvir.games.trajan.tables import JOKER_COMMODITY

LIKE: Final = 0
PAIRS: Final = 1
UNLIKE: Final = 2
DRAWN: Final = 2  # cards drawn by option (a); at most as many are laid out by option (c)


class Seaport(Area):
    """Draw, take, lay out or ship cards."""

    def options(self, position: Position, out: vec[i64], count: i64) -> i64:
        """The options that can be carried through (T-100)."""
        player = position.player()
        i: i64
        for i in range(2):
            if position.pile_size[i] > 0:
                out[count] = TAKE + i
                count += 1
        if cards.can_draw(position):
            out[count] = DRAW_TWO
            count += 1
        if player.cards > 0 or player.mat[JOKER_COMMODITY] > 0:
            out[count] = LAY_OUT
            out[count + 1] = SHIP + LIKE
            count += 2
            if can_pair(player):
                out[count] = SHIP + PAIRS
                count += 1
            out[count] = SHIP + UNLIKE
            count += 1
        return count

    def available(self, position: Position) -> bool:
        """Whether any option can be carried out."""
        player = position.player()
        return (
            position.pile_size[0] > 0
            or position.pile_size[1] > 0
            or player.cards > 0
            or player.mat[JOKER_COMMODITY] > 0
            or cards.can_draw(position)
        )

    def perform(self, position: Position, action: i64) -> bool:
        """Start an option; True if it is complete."""
        if action == DRAW_TWO:
            cards.draw(position, position.player(), DRAWN)  # T-101
            position.step = DISCARD_CARD
            return False
        if action == LAY_OUT:
            position.units = 0
            position.step = LAY_CARD
            return False
        if action >= SHIP:
            position.chosen = action - SHIP
            position.units = 0
            position.shipped = 0
            position.step = SHIP_CARD
            return False
        cards.take(position, position.player(), action - TAKE)  # T-102
        return True

    def refuse(self, position: Position, action: i64) -> str:
        """Piles without a card, cards that are not in hand."""
        if TAKE <= action < TAKE + 2 or action == DRAW_TWO:
            return "T-R16"
        if action == SHIP + PAIRS:
            return "T-106"
        if SHIP <= action < SHIP + SHIPS:
            return "T-104"
        if action == LAY_OUT:
            return "T-103"
        return "T-100"

    def lean(self, position: Position, action: i64) -> i64:
        """Ships with a load worth the action, cards that make pairs; cards are seldom laid out."""
        if action >= SHIP:
            return lean_shipping(position, action - SHIP)
        if action == LAY_OUT:
            return RARE
        return OFTEN if action == DRAW_TWO else cards.lean_taking(position, action)


def can_pair(player: Player) -> bool:
    """Whether at least one pair can be shipped, jokers included (T-R18)."""
    jokers = player.mat[JOKER_COMMODITY]
    if jokers > 1 or (jokers == 1 and player.cards > 0):
        return True
    i: i64
    for i in range(KINDS):
        if player.hand[i] > 1:
            return True
    return False


class DiscardCard(Step):
    """The card to discard after drawing two."""

    name = "discard_card"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Any hand card (T-101); a joker is none (T-R17)."""
        return hand_kinds(position.player(), 0, out, 0)

    def do(self, position: Position, action: i64) -> i64:
        """Choose the card; it is shown, and the pile is asked next."""
        kind = action - CARD
        cards.announce(position.player(), kind)
        position.chosen = kind
        position.step = DISCARD_PILE
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Jokers, and cards that are not in hand."""
        return "T-R17" if action == JOKER else "T-101"

    def lean(self, position: Position, action: i64) -> i64:
        """A single card rather than one of a pair."""
        return LIKELY if position.player().hand[action - CARD] == 1 else RARE


def hand_kinds(player: Player, without: i64, out: vec[i64], count: i64) -> i64:
    """Kinds in hand outside a set of kinds."""
    hand = player.hand
    i: i64
    for i in range(KINDS):
        if hand[i] > 0 and not without & bit(i):
            out[count] = CARD + i
            count += 1
    return count


class DiscardPile(Step):
    """The pile that it goes to."""

    name = "discard_pile"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Either pile (T-101)."""
        out[0] = PILE
        out[1] = PILE + 1
        return 2

    def do(self, position: Position, action: i64) -> i64:
        """Discard the card."""
        cards.leave_hand(position.player(), position.chosen)
        cards.put(position, action - PILE, position.chosen)
        position.chosen = EMPTY
        return ACTION_DONE

    def refuse(self, position: Position, action: i64) -> str:
        """Only the two piles are to choose from."""
        return "T-101"


class LayCard(Step):
    """The next card to lay out."""

    name = "lay_card"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A hand card or a joker; from the second on also stop (T-103, T-R17)."""
        player = position.player()
        count = hand_kinds(player, 0, out, 0)
        if player.mat[JOKER_COMMODITY] > 0:
            out[count] = JOKER
            count += 1
        if position.units > 0:
            out[count] = STOP
            count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Lay out a card; when all are laid out they are replaced."""
        player = position.player()
        if action != STOP:
            show(player, action)
            position.units += 1
            if position.units < DRAWN:
                return ASKED
        cards.draw(position, player, position.units)
        position.units = 0
        return ACTION_DONE

    def refuse(self, position: Position, action: i64) -> str:
        """Cards that are not in hand, and to stop before the first."""
        return "T-103"

    def lean(self, position: Position, action: i64) -> i64:
        """Jokers are too good for it."""
        return RARE if action == JOKER else OFTEN


def show(player: Player, action: i64) -> None:
    """A single card goes to the display, or a joker out of the game (T-103, T-104, T-R18)."""
    if action == JOKER:
        player.mat[JOKER_COMMODITY] -= 1
        return
    kind = action - CARD
    cards.leave_hand(player, kind)
    player.display = altered(player.display, kind, player.display[kind] + 1)


class ShipCard(Step):
    """The next card or pair of a shipment."""

    name = "ship_card"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """What fits the shipment so far; from the first unit on also stop (T-105 to T-107, T-R18)."""
        player = position.player()
        jokers = player.mat[JOKER_COMMODITY]
        shipped = position.shipped
        hand = player.hand
        count: i64 = 0
        i: i64
        if position.chosen == PAIRS:
            for i in range(KINDS):
                if hand[i] > 1 and not shipped & bit(i):
                    out[count] = PAIR + i
                    count += 1
            if jokers > 0:
                for i in range(KINDS):
                    if hand[i] > 0 and not shipped & bit(i):
                        out[count] = PAIR_JOKER + i
                        count += 1
            if jokers > 1:
                out[count] = PAIR_JOKERS
                count += 1
        else:
            if position.chosen == UNLIKE:
                count = hand_kinds(player, shipped, out, 0)
            elif shipped:
                count = hand_kinds(player, ~shipped, out, 0)
            else:
                count = hand_kinds(player, 0, out, 0)
            if jokers > 0:
                out[count] = JOKER
                count += 1
        if position.units > 0:
            out[count] = STOP
            count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Add a unit to the shipment, or close and score it."""
        player = position.player()
        if action != STOP:
            if action >= PAIR:
                ship_pair(position, player, action)
            else:
                show(player, action)
                if action != JOKER:
                    position.shipped |= bit(action - CARD)
            position.units += 1
            if position.units < position.tables.ship_limit[position.chosen]:
                return ASKED
        score(position, player)
        return ACTION_DONE

    def refuse(self, position: Position, action: i64) -> str:
        """What does not fit the shipment, and to stop before the first."""
        if position.chosen == PAIRS:
            return "T-106"
        return "T-105" if position.chosen == LIKE else "T-107"

    def lean(self, position: Position, action: i64) -> i64:
        """Load what fills the ship, and stop only where nothing else fits."""
        if action == STOP:
            return 0
        if action == JOKER:
            return SELDOM
        if position.chosen == LIKE and position.units == 0:
            count = position.player().hand[action - CARD]
            return LIKELY if count > 2 else (SELDOM if count == 2 else 0)
        return LIKELY


def ship_pair(position: Position, player: Player, action: i64) -> None:
    """Put a pair into the shipment (T-106, T-R18)."""
    if action == PAIR_JOKERS:
        player.mat[JOKER_COMMODITY] -= 2
        return
    if action >= PAIR_JOKER:
        kind = action - PAIR_JOKER
        show(player, JOKER)
    else:
        kind = action - PAIR
        show(player, CARD + kind)
    show(player, CARD + kind)
    position.shipped |= bit(kind)


def score(position: Position, player: Player) -> None:
    """Score the shipment by its side and turn the ship to gray (T-108, T-109)."""
    ship = position.chosen
    tables = position.tables
    if position.gray_ships & bit(ship):
        player.ledger[VP_SHIPS] += tables.ship_back[ship][position.units - 1]
    else:
        player.ledger[VP_SHIPS] += tables.ship_front[ship][position.units - 1]
    position.gray_ships |= bit(ship)
    position.chosen = EMPTY
    position.units = 0
    position.shipped = 0


def lean_shipping(position: Position, ship: i64) -> i64:
    """Ships that carry a load worth the action."""
    pairs: i64 = 0
    most: i64 = 0
    kinds: i64 = 0
    for count in position.player().hand:
        most = max(most, count)
        if count > 0:
            kinds += 1
        if count > 1:
            pairs += 1
    gray = position.gray_ships & bit(ship) != 0
    if ship == LIKE:
        return RARE if most < 3 else (OFTEN if gray else LIKELY)
    if ship == PAIRS:
        return RARE if pairs < 2 else (SELDOM if gray and pairs < 3 else LIKELY)
    return SELDOM if kinds > 3 and not gray else 0
